"""Marks on a picture: what has changed since an earlier one, and rings round whole regions to look at.

What is new in a picture of the same seat gets a ring, a count its difference. Two scenes are compared, not two states:
what a seat cannot see is in neither, so nothing hidden can be marked.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from render.captions import with_sign
from render.checks import box_of, overlap
from render.paint import palette as p
from render.paint.fonts import length
from render.paint.scene import Box, Icon, Item, Region, Scene, Shape, Sprite, Text

QUIET = frozenset({"header", "head", "round", "turn", "phase", "note", "story"})
"""Regions that say whose turn it is and what is asked: they change with every step."""
DIM = frozenset({p.TABLE_DIM, p.INK_DIM, p.OFF, p.OFF_LINE, p.TABLE_EDGE})
"""Colours of icons that stand for what is not there."""
NUMBER = re.compile(r"[−-]?\d+")
ROOM, EDGE, RING = 6, 9, 5
"""Pixels between what is new and its ring, the ring's dark edge, and the ring itself."""
BADGE = 30


@dataclass(frozen=True, slots=True)
class Mark:
    """A place of a picture that has changed, and by how much if it is a count."""

    box: Box
    difference: str = ""


def marked(now: Scene, before: Scene) -> Scene:
    """Return a scene with marks where it differs from an earlier one."""
    old = {region.key: region for region in before.regions}
    return replace(now, regions=tuple(_marked(region, old.get(region.key)) for region in now.regions))


def _marked(region: Region, before: Region | None) -> Region:
    found = marks(region, before)
    drawn = [item for mark in found for item in _drawn(mark, region)]
    return replace(region, items=(*region.items, *drawn)) if drawn else region


def marks(region: Region, before: Region | None) -> list[Mark]:
    """List what is new in a region; one that was not shown before has nothing to compare with."""
    if before is None or before == region or region.key.removeprefix("table-") in QUIET:
        return []
    right, down = region.box[0] - before.box[0], region.box[1] - before.box[1]
    old = [_moved(item, right, down) for item in before.items]
    rings = _merged(_padded(box_of(item)) for item in _new_pieces(region.items, old))
    counts = [Mark(box, told) for box, told in _new_counts(region.items, old)]
    return [*map(Mark, rings), *counts]


def _moved(item: Item, right: int, down: int) -> Item:
    if isinstance(item, Shape):
        x, y, width, height = item.box
        return replace(item, box=(x + right, y + down, width, height))
    return replace(item, x=item.x + right, y=item.y + down)


def _new_pieces(now: Sequence[Item], before: Sequence[Item]) -> list[Item]:
    """List the sprites and icons that were not there: more of a kind than before, or as many in other places."""
    old, places = Counter(map(_kind, _pieces(before))), set(before)
    new = Counter(map(_kind, _pieces(now)))
    moved = new == old
    found: list[Item] = []
    for item in _pieces(now):
        if item in places or (isinstance(item, Icon) and item.fill in DIM):
            continue
        if moved or new[_kind(item)] > old[_kind(item)]:
            new[_kind(item)] -= 1
            found.append(item)
    return found


def _pieces(items: Iterable[Item]) -> list[Item]:
    return [item for item in items if isinstance(item, Sprite) or (isinstance(item, Icon) and not item.ground)]


def _kind(item: Item) -> Item:
    return item if isinstance(item, Shape) else replace(item, x=0, y=0)


def _new_counts(now: Sequence[Item], before: Sequence[Item]) -> list[tuple[Box, str]]:
    """List the texts that differ from those of the same place by one number, with the difference.

    What stands before it must be the same: a list that has moved up counts something else there.
    """
    old = {(item.x, item.y, item.anchor): item for item in before if isinstance(item, Text)}
    found = []
    for item in now:
        if not isinstance(item, Text) or (was := old.get((item.x, item.y, item.anchor))) is None:
            continue
        difference = _difference(was.string, item.string)
        if difference and _piece_before(item, now) == _piece_before(was, before):
            found.append((box_of(item), with_sign(difference)))
    return found


def _piece_before(text: Text, items: Sequence[Item]) -> tuple[int, Item] | None:
    """Return the piece next to a text on its left, and where it stands."""
    left, top, _, height = box_of(text)
    beside = [(box_of(item), item) for item in _pieces(items)]
    near = [(box[0], _kind(item)) for box, item in beside if box[0] < left and overlap(box, (box[0], top, 1, height))]
    return max(near, key=lambda pair: pair[0], default=None)


def _difference(before: str, now: str) -> int:
    """Return by how much the one number of a text has changed; 0 if anything else has."""
    if NUMBER.sub("#", before) != NUMBER.sub("#", now):
        return 0
    pairs = zip(NUMBER.findall(before), NUMBER.findall(now), strict=True)
    changed = [_whole(new) - _whole(old) for old, new in pairs if old != new]
    return changed[0] if len(changed) == 1 else 0


def _whole(number: str) -> int:
    return int(number.replace("−", "-"))


def _padded(box: Box) -> Box:
    x, y, width, height = box
    return x - ROOM, y - ROOM, width + 2 * ROOM, height + 2 * ROOM


def _merged(boxes: Iterable[Box]) -> list[Box]:
    """Put boxes that overlap into one."""
    found: list[Box] = []
    for box in boxes:
        while (other := next((each for each in found if overlap(each, box)), None)) is not None:
            found.remove(other)
            box = _around(box, other)  # noqa: PLW2901 - it grows until it meets no other
        found.append(box)
    return found


def _around(one: Box, other: Box) -> Box:
    left, top = min(one[0], other[0]), min(one[1], other[1])
    right = max(one[0] + one[2], other[0] + other[2])
    return left, top, right - left, max(one[1] + one[3], other[1] + other[3]) - top


def _drawn(mark: Mark, region: Region) -> list[Item]:
    badge = _badge(mark, region) if mark.difference else []
    return badge or _ring(_within(_padded(mark.box) if mark.difference else mark.box, region.box))


def _ring(box: Box) -> list[Item]:
    inset = (EDGE - RING) // 2
    x, y, width, height = box
    inner = (x + inset, y + inset, width - 2 * inset, height - 2 * inset)
    return [
        Shape("box", box, "", line=p.INK, width=EDGE, radius=14),
        Shape("box", inner, "", line=p.WHITE, width=RING, radius=12),
    ]


def _badge(mark: Mark, region: Region) -> list[Item]:
    """Write a difference on a small plate beside its count, where it hides no text and least else; or nothing."""
    width = length(mark.difference, "head", BADGE - 6) + 16
    x, y, wide, high = mark.box
    level, centre = y + high // 2 - BADGE // 2, x + wide // 2 - width // 2
    corners = [(x + wide + 2, level), (x + wide, y - BADGE // 2), (centre, y - BADGE), (x - width - 2, level)]
    places = [_within((*corner, width, BADGE), region.box) for corner in (*corners, (centre, y + high))]
    texts = [mark.box, *(box_of(item) for item in region.items if isinstance(item, Text))]
    pieces = [box_of(item) for item in _pieces(region.items)]

    def hidden(place: Box) -> int:
        return sum(_shared(place, box) for box in pieces)

    clear = [place for place in places if not any(overlap(place, box) for box in texts)]
    plate = min(clear, key=hidden, default=None)
    if plate is None or hidden(plate) > width * BADGE // 3:
        return []
    middle = plate[0] + width // 2, plate[1] + BADGE // 2
    return [
        Shape("box", plate, p.WHITE, line=p.INK, width=3, radius=10),
        Text(*middle, mark.difference, "head", BADGE - 6, p.INK, "m"),
    ]


def _shared(one: Box, other: Box) -> int:
    """Return how many pixels two boxes share."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0, wide) * max(0, high)


def _within(box: Box, room: Box) -> Box:
    """Move a box into a region, and make it smaller where it is larger than that."""
    width, height = min(box[2], room[2]), min(box[3], room[3])
    x = min(max(box[0], room[0]), room[0] + room[2] - width)
    return x, min(max(box[1], room[1]), room[1] + room[3] - height), width, height


# Rings round whole regions


RING_WIDTH, RING_DARK = 14, 3
"""Pixels of a ring and of its dark edges: a bright line alone is not seen on light cards."""


def ringed(scene: Scene, keys: Collection[str]) -> Scene:
    """Return a scene with a ring round each region that has one of these keys."""
    rings = [strip for region in scene.regions if region.key in keys for strip in _ring_strips(region, scene.size)]
    return replace(scene, regions=(*scene.regions, *rings))


def _ring_strips(region: Region, size: tuple[int, int]) -> list[Region]:
    """Draw a ring along the edge of a region as four strips: a region within it would cut what fills it to its edge."""
    left, top = (max(0, edge - RING_WIDTH // 2) for edge in region.box[:2])
    right, bottom = (
        min(most, edge + length + RING_WIDTH // 2)
        for edge, length, most in zip(region.box[:2], region.box[2:], size, strict=True)
    )
    wide, high = right - left, bottom - top - 2 * (RING_WIDTH - RING_DARK)
    inner = top + RING_WIDTH - RING_DARK
    return [
        _ring_strip(f"{region.key}-top", (left, top, wide, RING_WIDTH), (RING_DARK, RING_DARK)),
        _ring_strip(f"{region.key}-bottom", (left, bottom - RING_WIDTH, wide, RING_WIDTH), (RING_DARK, RING_DARK)),
        _ring_strip(f"{region.key}-left", (left, inner, RING_WIDTH, high), (RING_DARK, 0)),
        _ring_strip(f"{region.key}-right", (right - RING_WIDTH, inner, RING_WIDTH, high), (RING_DARK, 0)),
    ]


def _ring_strip(key: str, box: Box, dark: tuple[int, int]) -> Region:
    """Draw a bright line with dark edges; those at the sides of a picture's corner belong to the level strips."""
    x, y, width, height = box
    line = (x + dark[0], y + dark[1], width - 2 * dark[0], height - 2 * dark[1])
    return Region(f"ring-{key}", box, (Shape("box", box, p.INK), Shape("box", line, p.WHITE)))
