"""The display list: what is drawn where, as plain hashable data.

Two equal scenes give equal pictures, so scenes and regions serve as cache keys.
Lengths are whole pixels, colours are "#RRGGBB", a box is (x, y, width, height).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias

from render.paint.palette import INK, TABLE

Box: TypeAlias = tuple[int, int, int, int]


@dataclass(frozen=True)
class Shadow:
    """Soften the edge of a shape: blur radius, distance below it, strength in per cent."""

    blur: int
    drop: int
    strength: int


BOARD_SHADOW = Shadow(10, 4, 60)
PANEL_SHADOW = Shadow(5, 3, 35)
CARD_SHADOW = Shadow(4, 3, 40)
SMALL_SHADOW = Shadow(2, 2, 30)


@dataclass(frozen=True)
class Shape:
    """Fill a form; `to` makes a vertical gradient, `line` an inner border, an empty `fill` leaves only the border.

    `form` is a name of render.paint.shapes or an outline of glyphs.toml; `pattern` keeps only the pattern's strokes.
    """

    form: str
    box: Box
    fill: str
    to: str = ""
    line: str = ""
    width: int = 2
    radius: int = 0
    shadow: Shadow | None = None
    pattern: str = ""
    opacity: int = 100


@dataclass(frozen=True)
class Text:
    """Write one line that shrinks to a `room` above 0; `y` is the middle of its capitals, `anchor` is l, m or r."""

    x: int
    y: int
    string: str
    role: str = "body"
    size: int = 28
    fill: str = INK
    anchor: str = "l"
    room: int = 0


@dataclass(frozen=True)
class Icon:
    """Draw an icon centred at x, y; `ground` draws the filled outline that lies under it instead."""

    x: int
    y: int
    name: str
    size: int
    fill: str = INK
    ground: bool = False


@dataclass(frozen=True)
class Art:
    """Hold items that are drawn once and then stamped; `margin` is the space around the box for shadows."""

    width: int
    height: int
    margin: int
    items: tuple[Item, ...]

    @cached_property
    def _hash(self) -> int:
        return hash((self.width, self.height, self.margin, self.items))

    def __hash__(self) -> int:
        return self._hash


@dataclass(frozen=True)
class Sprite:
    """Stamp an art with the top left corner of its box at x, y, turned clockwise about its middle by some degrees."""

    x: int
    y: int
    art: Art
    turn: int = 0


Item: TypeAlias = Shape | Text | Icon | Sprite


def move(items: tuple[Item, ...], right: int, down: int) -> tuple[Item, ...]:
    """Return the same items, moved right and down."""
    found: list[Item] = []
    for item in items:
        if isinstance(item, Shape):
            x, y, width, height = item.box
            found.append(replace(item, box=(x + right, y + down, width, height)))
        else:
            found.append(replace(item, x=item.x + right, y=item.y + down))
    return tuple(found)


@dataclass(frozen=True)
class Region:
    """Group what is drawn within one box; an unchanged region is taken from a cache."""

    key: str
    box: Box
    items: tuple[Item, ...]

    @cached_property
    def _hash(self) -> int:
        return hash((self.key, self.box, self.items))

    def __hash__(self) -> int:
        return self._hash


@dataclass(frozen=True)
class Backdrop:
    """Describe what lies under all regions: the same for every state of one game and number of seats."""

    width: int
    height: int
    items: tuple[Item, ...] = ()
    ground: str = TABLE

    @cached_property
    def _hash(self) -> int:
        return hash((self.width, self.height, self.items, self.ground))

    def __hash__(self) -> int:
        return self._hash


@dataclass(frozen=True)
class Scene:
    """Describe one whole picture."""

    backdrop: Backdrop
    regions: tuple[Region, ...]

    @property
    def size(self) -> tuple[int, int]:
        """Give width and height in pixels."""
        return self.backdrop.width, self.backdrop.height

    def items(self) -> Iterator[Item]:
        """List every item from back to front, sprites unopened."""
        yield from self.backdrop.items
        for region in self.regions:
            yield from region.items


def primitives(items: tuple[Item, ...] | Iterator[Item]) -> Iterator[Shape | Text | Icon]:
    """List the primitives of items and of the sprites among them, in the sprites' own coordinates."""
    for item in items:
        if isinstance(item, Sprite):
            yield from primitives(item.art.items)
        else:
            yield item


def stacked(upper: Scene, lower: Scene) -> Scene:
    """Put one scene below another, the narrower one in the middle; the regions of the lower are `table-` ones."""
    (wide, high), (other, low) = upper.size, lower.size
    width = max(wide, other)
    above = _moved(upper, (width - wide) // 2, 0, "")
    below = _moved(lower, (width - other) // 2, high, "table-")
    backdrop = Backdrop(width, high + low, (*above.backdrop.items, *below.backdrop.items), upper.backdrop.ground)
    return Scene(backdrop, (*above.regions, *below.regions))


def _moved(scene: Scene, right: int, down: int, prefix: str) -> Scene:
    if not right and not down:
        return scene
    regions = (
        Region(prefix + region.key, (x + right, y + down, width, height), move(region.items, right, down))
        for region in scene.regions
        for x, y, width, height in [region.box]
    )
    return Scene(replace(scene.backdrop, items=move(scene.backdrop.items, right, down)), tuple(regions))
