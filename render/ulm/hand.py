"""The private picture: in the own turn the cathedral and what it can reach, then goods, cards and pieces looked at."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.state import HIDDEN
from games.ulm.material import CARDS, KINDS, Coat, in_order
from games.ulm.sections import prospects
from games.ulm.sections.options import can_use, payable
from games.ulm.state import Ulm
from render import captions
from render.paint import palette as p
from render.paint.fonts import fit, length
from render.paint.scene import CARD_SHADOW, Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.ulm import facts, looks, turn
from render.ulm.cards import HEIGHT, NAMED, SMALL, WIDTH, ability, card_face, named_card, small_card
from render.ulm.layout import table_below
from render.ulm.pieces import coat, stone

EDGE, GAP = 16, 12
ACROSS = 2 * WIDTH + GAP + 2 * EDGE
TOP, GOODS = 12, 72
MAX_HEIGHT = ACROSS * 9 // 10
"""Height of a picture on a phone's screen beside its question; where cards take more, they are drawn small."""
COAT_HEIGHT, TITLE = 120, 40
EMPTY_ROOM = 72
LISTED = 3
"""Columns of cards that are only named."""


def hand(view: Ulm, seat: int, legend: Legend) -> Scene | None:
    """Draw what a seat must decide on, holds and looks at; None after the end."""
    if view.result:
        return None
    if HIDDEN in view.hands[seat].cards:
        raise ValueError("a hand is drawn from its owner's view")
    cards = in_order(view.hands[seat].cards)
    looked = in_order(facts.visible(view.looked.cards)) if view.turn == seat else []
    coats = facts.visible(view.seen_coats.cards) if view.turn == seat else []
    playing = prospects.is_cathedral_shown(view, seat)
    y = TOP + (turn.HEIGHT if playing else 0)
    regions = [*(turn.turn(view, legend, TOP) if playing else []), goods(view, seat, y, legend=legend)]
    y += GOODS
    if coats:
        regions.append(_coats([view.material.coats[name] for name in coats], legend, y))
        return _scene(view, regions, y + TITLE + COAT_HEIGHT + GAP, playing=playing)
    if looked:
        regions += _looked(view, seat, looked, legend, y)
        y += TITLE + _height(looked, HEIGHT)
    regions += _cards(view, seat, cards, legend, y) if cards else [_empty(legend, y, EMPTY_ROOM)]
    y += _height(cards, *_look_of(view, seat, cards, y)) if cards else EMPTY_ROOM
    return _scene(view, regions, y + EDGE - GAP, playing=playing)


def _scene(view: Ulm, regions: list[Region], height: int, *, playing: bool) -> Scene:
    return Scene(Backdrop(ACROSS, height, tuple(turn.ground(view, TOP)) if playing else ()), tuple(regions))


def _height(cards: list[str], high: int, columns: int = 2) -> int:
    """Give the height of rows of cards of this height."""
    return -(-len(cards) // columns) * (high + GAP)


def _look_of(view: Ulm, seat: int, cards: list[str], y: int) -> tuple[int, int]:
    """Give the height of a hand card, and how many stand in a row: whole, small, or only named, as there is room."""
    room = MAX_HEIGHT - y - EDGE - (table_below(view.section) if view.turn == seat else 0)
    looks_of = ((HEIGHT, 2), (SMALL, 2), (NAMED, LISTED))
    return next((look for look in looks_of if _height(cards, *look) <= room), looks_of[-1])


def goods(view: Ulm, seat: int, top: int, key: str = "goods", legend: Legend | None = None) -> Region:
    """Count the own tiles, with which cards are paid, and coins, sparrows, seals and crests left; perhaps whose."""
    y = top + 32
    items: list[Item] = [token(seat, legend.letter(seat), EDGE + 30, y, 52)] if legend else []
    left, pitch, step = (EDGE + 74, 92, 118) if legend else (EDGE + 12, 104, 128)
    for k, kind in enumerate(KINDS):
        x, count = left + k * pitch, view.tiles[seat][kind]
        ink = p.ON_TABLE if count else p.TABLE_DIM
        items += [stone(kind, x + 24, y, 48), Text(x + 54, y, str(count), "strong", 36, ink)]
    counts = (("coins", view.coins[seat]), ("sparrow", view.sparrows[seat]), ("wax_seal", view.seals[seat]))
    x = left + 5 * pitch + 12
    for icon, count in counts:
        items += [Icon(x + 24, y, icon, 46, p.ON_TABLE), Text(x + 54, y, str(count), "strong", 36, p.ON_TABLE)]
        x += step
    crests = view.crests_left(seat)
    items += [coat("", x + 24, y, 46), Text(x + 54, y, str(crests), "strong", 36, p.ON_TABLE)]
    return Region(key, (0, top, ACROSS, 64), tuple(items))


def _empty(legend: Legend, y: int, room: int) -> Region:
    text = Text(
        ACROSS // 2, y + room // 2, legend.words.text("pic-hand-empty"), "body", 34, p.TABLE_DIM, "m", ACROSS - 64
    )
    return Region("empty", (EDGE, y, ACROSS - 2 * EDGE, room), (text,))


def _looked(view: Ulm, seat: int, cards: list[str], legend: Legend, y: int) -> list[Region]:
    """Lay out the cards to choose from, with a title and a golden line."""
    title = Text(EDGE + 12, y + 15, legend.words.text("pic-choose-card"), "head", 30, p.GOLD, room=ACROSS - 60)
    regions = [Region("looked", (0, y - 4, ACROSS, 38), (title,))]
    return regions + [_whole(view, seat, card, legend, *_place(k, y + TITLE), lit=True) for k, card in enumerate(cards)]


def _cards(view: Ulm, seat: int, cards: list[str], legend: Legend, y: int) -> list[Region]:
    """Lay out the hand, as large as there is room."""
    high, columns = _look_of(view, seat, cards, y)
    regions: list[Region] = []
    for k, card in enumerate(cards):
        x, top = _place(k, y, high, columns)
        if high == HEIGHT:
            regions.append(_whole(view, seat, card, legend, x, top, lit=False))
            continue
        worth, able = facts.gain_of_card(view, seat, card), usable(view, seat, card)
        make = small_card if high == SMALL else named_card
        width = WIDTH if high == SMALL else NAME_WIDTH
        items = make(card, view.material.accepts[card], (x, top, width, high), legend, able=able, worth=worth)
        regions.append(Region(f"card-{card}", (x - 4, top - 4, width + GAP, high + GAP), tuple(items)))
    return regions


NAME_WIDTH = (ACROSS - 2 * EDGE - (LISTED - 1) * GAP) // LISTED


def _place(k: int, top: int, high: int = HEIGHT, columns: int = 2) -> tuple[int, int]:
    """Give the upper left corner of a card."""
    pitch = (WIDTH if columns == 2 else NAME_WIDTH) + GAP
    return EDGE + k % columns * pitch, top + k // columns * (high + GAP)


def _whole(view: Ulm, seat: int, card: str, legend: Legend, left: int, top: int, *, lit: bool) -> Region:
    """Draw a card with both uses, and what laying it out would add."""
    able = usable(view, seat, card)
    items = card_face(card, view.material.accepts[card], left, top, legend, able=able, lit=lit)
    items += [*ability(left, top, able=able), *_worth(view, seat, card, left, top)]
    return Region(f"{'looked' if lit else 'card'}-{card}", (left - 6, top - 6, WIDTH + GAP, HEIGHT + GAP), tuple(items))


def usable(view: Ulm, seat: int, card: str) -> bool:
    """Tell whether a card's upper use can be paid, or could do something now."""
    if CARDS[card].takes_tile:
        return bool(payable(view, seat, card))
    if card == "wall":
        return view.coins[seat] >= view.seal_price() and view.seals[seat] > 0
    return can_use(view, seat, card)


def _worth(view: Ulm, seat: int, card: str, x: int, y: int) -> list[Item]:
    """Show what laying a card out would add to the final score as things stand."""
    text = captions.with_sign(facts.gain_of_card(view, seat, card))
    width = length(text, "strong", 30) + 62
    left, middle = x + WIDTH - width - 14, y + HEIGHT - 48
    return [
        Shape("box", (left, middle - 23, width, 46), p.GOLD_PALE, line=p.GOLD, width=3, radius=23),
        Icon(left + 28, middle, "flag_checkered", 26, p.INK),
        Text(left + 48, middle, text, "strong", 30, p.INK),
    ]


def _coats(coats: Sequence[Coat], legend: Legend, y: int) -> Region:
    """Show the coats to choose from: kind, name, points, and the outer field that brings sparrows."""
    title = Text(EDGE + 12, y + 16, legend.words.text("pic-choose-coat"), "head", 30, p.GOLD, room=ACROSS - 60)
    items: list[Item] = [title]
    for k, entry in enumerate(coats):
        x, top = EDGE + k * (WIDTH + GAP), y + 42
        box = (x, top, WIDTH, COAT_HEIGHT - 8)
        string, size = fit(legend.words.text("coat-name", coat=entry.id), "head", 28, WIDTH - 140)
        items += [
            Shape("box", box, p.CARD, line=p.GOLD, width=6, radius=16, shadow=CARD_SHADOW),
            coat(looks.COAT_ICONS[entry.id], x + 62, top + 56, 84, golden=entry.golden),
            Text(x + 122, top + 36, string, "head", size, p.INK),
            Icon(x + 142, top + 78, "laurel", 38, p.INK),
            Text(x + 168, top + 78, f"+{entry.now}", "strong", 32, p.INK),
            Icon(x + 258, top + 78, "sparrow", 38, p.INK),
            Text(x + 286, top + 78, entry.field, "strong", 32, p.INK),
        ]
    return Region("coats", (0, y - 4, ACROSS, COAT_HEIGHT + 44), tuple(items))
