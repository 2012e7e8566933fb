"""Checks of scenes for overlaps, cut or small texts and the like, made without looking at pixels."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from PIL import ImageChops

from games.kernel.match import Match
from games.kernel.visibility import view
from games.kernel.worlds import determinize
from render.paint import fonts
from render.paint.draw import compose, paint
from render.paint.palette import contrast, mix
from render.paint.scene import Art, Backdrop, Box, Icon, Item, Region, Scene, Shape, Sprite, Text
from render.painter import Legend, find_painter, own_picture
from render.pictures import palette_of

LARGE = 36  # from this size on, the lower contrast is enough
ENOUGH, ENOUGH_LARGE = 4.5, 3.0
Laid: TypeAlias = tuple[Item, Box]


def inside(inner: Box, outer: Box) -> bool:
    """Tell whether a box lies wholly in another."""
    return (
        inner[0] >= outer[0]
        and inner[1] >= outer[1]
        and inner[0] + inner[2] <= outer[0] + outer[2]
        and inner[1] + inner[3] <= outer[1] + outer[3]
    )


def overlap(one: Box, other: Box) -> bool:
    """Tell whether two boxes share a pixel."""
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def box_of(item: Item) -> Box:
    """Give the box an item covers, without shadow."""
    match item:
        case Shape():
            return item.box
        case Text():
            return fonts.extent(item)
        case Icon():
            return item.x - item.size // 2, item.y - item.size // 2, item.size, item.size
        case Sprite():
            return _sprite_box(item)


def _sprite_box(sprite: Sprite) -> Box:
    """Give the box around a sprite as it is turned."""
    width, height, angle = sprite.art.width, sprite.art.height, math.radians(sprite.turn)
    across = math.ceil(width * abs(math.cos(angle)) + height * abs(math.sin(angle)))
    down = math.ceil(width * abs(math.sin(angle)) + height * abs(math.cos(angle)))
    return sprite.x - (across - width) // 2, sprite.y - (down - height) // 2, across, down


def problems(scene: Scene) -> list[str]:
    """List all that is wrong with a scene's layout; empty if nothing is."""
    found, backdrop = list(_regions(scene)), scene.backdrop
    found += layer_problems(backdrop, replace(backdrop, items=()))
    for layer in (*scene.regions, *_arts(scene)):
        found += layer_problems(layer, backdrop if isinstance(layer, Region) else None)
    return found


def _arts(scene: Scene) -> Iterable[Art]:
    """List the arts of all sprites, those within others too; each once."""
    arts: dict[Art, None] = {}
    todo = list(scene.items())
    while todo:
        item = todo.pop()
        if isinstance(item, Sprite) and item.art not in arts:
            arts[item.art] = None
            todo += item.art.items
    return arts


@lru_cache(2_048)
def layer_problems(layer: Backdrop | Region | Art, under: Backdrop | None) -> tuple[str, ...]:
    """List what is wrong within a layer; kept, because most layers stay as they are when a game goes on."""
    name, box = _name_and_box(layer)
    beneath = [item for item in (under.items if under else ()) if isinstance(item, Shape)]
    laid = [(item, box_of(item)) for item in layer.items]
    found = (*_texts(box, laid), *_grounds(under.ground if under else "", beneath, laid))
    return tuple(f"{name}: {problem}" for problem in found)


def _name_and_box(layer: Backdrop | Region | Art) -> tuple[str, Box]:
    if isinstance(layer, Region):
        return layer.key, layer.box
    return "backdrop" if isinstance(layer, Backdrop) else "sprite", (0, 0, layer.width, layer.height)


def _regions(scene: Scene) -> Iterator[str]:
    canvas = (0, 0, *scene.size)
    for region in scene.regions:
        if not inside(region.box, canvas):
            yield f"{region.key} leaves the canvas"
    for one, other in combinations(scene.regions, 2):
        if overlap(one.box, other.box):
            yield f"{one.key} overlaps {other.key}"


def _texts(box: Box, laid: Sequence[Laid]) -> Iterator[str]:
    """Check size and box of each text, and that texts keep off each other and off sprites and icons."""
    for place, (text, covered) in enumerate(laid):
        if not isinstance(text, Text):
            continue
        string, size = fonts.shown(text)
        if string != text.string:
            yield f"{text.string!r} is cut"
        if size < fonts.SMALLEST:
            yield f"{text.string!r} is smaller than {fonts.SMALLEST}"
        if not inside(covered, box):
            yield f"{text.string!r} leaves its box"
        for item, around in (*laid[_ground_place(laid, place) : place], *laid[place + 1 :]):
            if not isinstance(item, Shape) and overlap(covered, around):
                yield f"{text.string!r} touches {_name(item)}"


def _ground_place(laid: Sequence[Laid], place: int) -> int:
    """Find the last shape before a text that lies under all of it; what came before that shape is out of sight."""
    _, covered = laid[place]
    return next((k for k in range(place - 1, 0, -1) if _hides(laid[k][0]) and inside(covered, laid[k][1])), 0)


def _hides(item: Item) -> bool:
    return isinstance(item, Shape) and bool(item.fill) and not item.pattern and item.opacity == 100


def _name(item: Item) -> str:
    return repr(item.string) if isinstance(item, Text) else item.name if isinstance(item, Icon) else "a sprite"


def _grounds(ground: str, beneath: Sequence[Shape], laid: Sequence[Laid]) -> Iterator[str]:
    """Check that each text lies wholly on one shape, stands out from it, and is not covered afterwards."""
    shapes = list(beneath)
    for place, (item, box) in enumerate(laid):
        if isinstance(item, Shape):
            shapes.append(item)
        if not isinstance(item, Text):
            continue
        below = [shape for shape in shapes if overlap(box, shape.box) and shape.fill and not shape.pattern]
        if below and not inside(box, below[-1].box):
            yield f"{item.string!r} runs over the edge of a shape"
        if any(_hides(later) and overlap(around, box) for later, around in laid[place + 1 :]):
            yield f"{item.string!r} is covered"
        needed = ENOUGH_LARGE if item.size >= LARGE else ENOUGH
        colour = _colour(ground, below, item)
        if colour and contrast(item.fill, colour) < needed:
            yield f"{item.string!r}: contrast {contrast(item.fill, colour):.1f} of {item.fill} on {colour}"


def _colour(ground: str, below: Sequence[Shape], text: Text) -> str:
    """Give the colour directly under the middle of a text; empty if nothing is known to lie there."""
    colour = ground
    for shape in below:
        _, top, _, height = shape.box
        face = mix(shape.fill, shape.to, round((text.y - top) / height, 2)) if shape.to else shape.fill
        colour = mix(colour, face, shape.opacity / 100) if colour else face
    return colour


def tall_problems(scene: Scene, tallest: float) -> list[str]:
    """Tell whether the picture of a question is higher than a phone has room for."""
    width, height = scene.size
    return [f"{height} is more than {tallest} of the width {width}"] if height > tallest * width else []


def cache_problems(scene: Scene, key: str) -> list[str]:
    """Compare a picture made from cached regions with one painted straight through."""
    cached, fresh = compose(scene, palette_of(key)), palette_of(key).quantise(paint(scene))
    differing = ImageChops.difference(cached.convert("RGB"), fresh.convert("RGB")).getbbox()
    return [f"cached and fresh pictures differ within {differing}"] if differing else []


def secrecy_problems(match: Match, legend: Legend, rng: random.Random) -> list[str]:
    """Compare each viewer's scenes of the truth with those of another world that this viewer cannot tell from it."""
    painter, rules = find_painter(match.game.key), match.game.rules
    found: list[str] = []
    for viewer in (None, *range(match.state.seats)):
        seen = view(match.state, viewer)
        world = view(determinize(rules, seen, rng), viewer)
        if painter.board(seen, legend) != painter.board(world, legend):
            found.append(f"the board of viewer {viewer} shows what it must not know")
        if viewer is not None and own_picture(painter, seen, viewer, legend) != own_picture(
            painter, world, viewer, legend
        ):
            found.append(f"the hand of seat {viewer} shows what it must not know")
    return found


def told_problems(match: Match, legend: Legend) -> list[str]:
    """List the asked seats for which the painter draws a table of which the voice says nothing."""
    painter, voice = find_painter(match.game.key), match.game.voice
    seen = {seat: view(match.state, seat) for seat in match.game.rules.asked(match.state)}
    silent = [seat for seat in seen if not voice.table(seen[seat], seat, legend.words)]
    return [
        f"the table of seat {seat} is drawn and not told" for seat in silent if painter.table(seen[seat], seat, legend)
    ]
