"""The board: header, cathedral, stocks, seats and the town along the river."""

from __future__ import annotations

from functools import lru_cache

from games.kernel.words import Words
from games.ulm.material import CARDS, KINDS, MATERIALS, OATH_HOUSE
from games.ulm.sections.grid import FAR
from games.ulm.state import NONE, Ulm
from render.paint import palette as p
from render.paint.palette import FRAME
from render.paint.scene import BOARD_SHADOW, CARD_SHADOW, Backdrop, Box, Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.ulm import cathedral, header, looks, seats, town
from render.ulm.layout import BAG, DOCK, HEIGHT, HEIRS, LOWER, STACKS, STORY, UPPER, WIDTH
from render.ulm.pieces import counted_coat, pile, stone


@lru_cache(16)
def backdrop(count: int, words: Words, material_id: str, *, with_towers: bool) -> Backdrop:
    """Lay out what never changes for a number of seats, a language, a set and an option."""
    legend = Legend((), words, material_id=material_id)
    boards = [
        Shape("box", box, looks.BOARD, line=FRAME, width=4, radius=22, shadow=BOARD_SHADOW) for box in (UPPER, LOWER)
    ]
    items: list[Item] = [
        *header.ground(legend),
        *boards,
        *cathedral.ground(with_towers=with_towers),
        *stocks_ground(legend),
        *seats.ground(count),
        *town.ground(MATERIALS[material_id], legend),
    ]
    return Backdrop(WIDTH, HEIGHT, tuple(items))


def board(view: Ulm, legend: Legend) -> Scene:
    """Draw the whole board."""
    regions = [
        *header.header(view, legend),
        cathedral.cathedral(view, legend),
        *stocks(view, legend),
        *seats.seats(view, legend),
        *town.town(view, legend),
    ]
    return Scene(backdrop(view.seats, legend.words, view.material_id, with_towers=view.with_towers), tuple(regions))


HEIR_WIDTH, HEIR_HEIGHT = 190, 48


def stocks_ground(legend: Legend) -> list[Item]:
    """Lay the panels with their titles."""
    words = legend.words
    items: list[Item] = [Shape("box", box, p.PANEL, line=p.HAIRLINE, radius=16) for box in (DOCK, BAG, STACKS, HEIRS)]
    x, y = DOCK[0], STACKS[1] + 142
    items += [
        Shape("box", STORY, p.STRIP, radius=16),
        Text(x + 18, DOCK[1] + 25, words.text("pic-dock"), "head", 28, p.INK, room=DOCK[2] - 36),
        Text(x + 64, y, words.text("pic-deck"), "body", 25, p.INK_SECOND, "m", 116),
        Text(x + 338, y, words.text("pic-coat-stack"), "body", 25, p.INK_SECOND, "m", 108),
    ]
    return items


def stocks(view: Ulm, legend: Legend) -> list[Region]:
    """Draw what changes of each panel."""
    return [
        Region("dock", DOCK, tuple(_dock(view))),
        Region("bag", BAG, tuple(_bag(view))),
        Region("stacks", STACKS, tuple(_stacks(view, legend))),
        Region("heirs", HEIRS, tuple(_heirs(view, legend))),
        Region("story", STORY, tuple(_story(view, legend))),
    ]


def _dock(view: Ulm) -> list[Item]:
    x, y = DOCK[0] + 50, DOCK[1] + 77
    return [stone(tile, x + k * 73, y, 62) for k, tile in enumerate(view.dock)]


def _bag(view: Ulm) -> list[Item]:
    """Count the tiles in the bag by kind."""
    x, y = BAG[0], BAG[1] + 28
    total = str(sum(view.bag.values()))
    items: list[Item] = [Icon(x + 30, y, "sack", 42, p.INK), Text(x + 54, y, total, "strong", 34, p.INK)]
    for k, kind in enumerate(KINDS):
        left = x + 106 + k * 57
        ink = p.INK if view.bag[kind] else p.INK_DIM
        items += [stone(kind, left + 15, y, 30), Text(left + 32, y, str(view.bag[kind]), "body", 25, ink, room=24)]
    return items


def _stacks(view: Ulm, legend: Legend) -> list[Item]:
    """Show the draw pile, the open card of the discard pile, and the stack of coats."""
    x, y = STACKS[0], STACKS[1]
    deck, coats = len(view.deck), len(view.coat_stack)
    caption = legend.words.text("pic-discard", count=len(view.discard))
    items: list[Item] = [Text(x + 207, y + 142, caption, "body", 25, p.INK_SECOND, "m", 150)]
    if deck:
        items.append(pile(deck, x + 22, y + 18, 84, 104))
    else:
        items.append(Shape("box", (x + 22, y + 18, 84, 104), p.SLOT, radius=12))
    items += _discard(view, (x + 134, y + 18, 146, 104))
    items.append(counted_coat(coats, x + 338, y + 70, 92) if coats else _no_coat(x + 338, y + 70))
    return items


def _no_coat(x: int, y: int) -> Item:
    return Shape("heater", (x - 46, y - 46, 92, 92), p.SLOT)


def _discard(view: Ulm, box: Box) -> list[Item]:
    """Show the open card of the discard pile with the tiles it takes, or an empty place."""
    x, y, width, _height = box
    if not view.discard:
        return [Shape("box", box, p.SLOT, radius=12)]
    card, accepts = CARDS[view.discard[-1]], view.material.accepts[view.discard[-1]]
    items: list[Item] = [
        Shape("box", box, p.CARD, line=p.INK_SECOND, width=3, radius=12, shadow=CARD_SHADOW),
        Shape("top", (x + 3, y + 3, width - 6, 16), looks.KIND_COLOURS[card.kind], radius=9),
        Icon(x + width // 2 - (24 if accepts else 0), y + 61, looks.FAMILY_ICONS[card.family], 66, p.INK),
    ]
    first = y + 61 - (len(accepts) - 1) * 19
    return items + [stone(kind, x + width - 34, first + k * 38, 34) for k, kind in enumerate(accepts)]


def _heirs(view: Ulm, legend: Legend) -> list[Item]:
    """Show the displayed descendants, the taken ones with their owner's token."""
    items: list[Item] = []
    for k, (heir, owner) in enumerate(zip(view.descendants, view.slots[OATH_HOUSE], strict=False)):
        x, y = HEIRS[0] + 5 + k % 2 * 194, HEIRS[1] + 6 + k // 2 * 52
        free = owner == NONE
        fill, ink = (p.CARD, p.INK) if free else (p.SLOT, p.INK_SECOND)
        mark = Icon(x + 24, y + 24, looks.DESCENDANT_ICONS[heir], 36, ink)
        name = legend.words.text("descendant-name", name=heir)
        items += [
            Shape("box", (x, y, HEIR_WIDTH, HEIR_HEIGHT), fill, line=p.HAIRLINE, radius=12),
            mark if free else token(owner, legend.letter(owner), x + 24, y + 24, 36),
            Text(x + 46, y + 24, name, "body", 25, ink, room=HEIR_WIDTH - 50),
        ]
    return items


def _story(view: Ulm, legend: Legend) -> list[Item]:
    """Tell the newest push: who, where, the three tiles of the line, and the tile pushed out with its field."""
    x, y = STORY[0], STORY[1] + 35
    if not view.story:
        text = legend.words.text("pic-no-push")
        return [Text(x + STORY[2] // 2, y, text, "body", 26, p.ON_STRIP, "m", STORY[2] - 36)]
    label, *line, out = view.story
    items: list[Item] = [
        token(view.story_seat, legend.letter(view.story_seat), x + 32, y, 44),
        Text(x + 80, y, label, "strong", 30, p.ON_STRIP, "m"),
        Icon(x + 114, y, "arrow_right_bold", 28, p.GOLD),
        *(stone(tile, x + 150 + k * 41, y, 38) for k, tile in enumerate(line)),
        Icon(x + 272, y, "arrow_right_bold", 28, p.GOLD),
        stone(out, x + 308, y, 38),
        Text(x + 357, y, FAR[label], "strong", 30, p.ON_STRIP, "m"),
    ]
    return items
