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
from render.ulm.cards import HEIGHT, WIDTH, ability, card_face
from render.ulm.pieces import coat, stone

EDGE, GAP = 16, 12
ACROSS = 2 * WIDTH + GAP + 2 * EDGE
HEADER, TOP = 96, 168
FOOT = 44
COAT_HEIGHT = 120
EMPTY_ROOM = 72


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
    shift = turn.HEIGHT - HEADER if playing else 0
    title = legend.words.text("pic-your-turn" if playing else "pic-your-hand")
    regions = [_header(seat, title, legend), goods(view, seat, HEADER + shift)]
    if playing:
        regions += turn.turn(view, legend)
    y = TOP + shift
    if coats:
        regions.append(_coats([view.material.coats[name] for name in coats], legend, y))
        y += COAT_HEIGHT + 40 + GAP
    if looked:
        regions += _rows(view, seat, looked, legend, y, new=True)
        y += _height(looked) + 40
    regions += _rows(view, seat, cards, legend, y, new=False) if cards else [_empty(legend, y, EMPTY_ROOM)]
    y += _height(cards) if cards else EMPTY_ROOM
    text = _note(view, seat, cards, legend)
    regions.append(
        Region(
            "note",
            (0, y, ACROSS, FOOT),
            (Text(ACROSS // 2, y + 18, text, "body", 24, p.TABLE_DIM, "m", ACROSS - 2 * EDGE),) if text else (),
        )
    )
    return Scene(Backdrop(ACROSS, y + FOOT, tuple(turn.ground(view)) if playing else ()), tuple(regions))


def _height(cards: list[str]) -> int:
    return (len(cards) + 1) // 2 * (HEIGHT + GAP)


def _header(seat: int, title: str, legend: Legend) -> Region:
    items = (
        token(seat, legend.letter(seat), 50, 50, 62),
        Text(96, 50, title, "head", 44, p.ON_TABLE, room=500),
    )
    return Region("header", (0, 0, 620, 92), items)


def goods(view: Ulm, seat: int, top: int, key: str = "goods") -> Region:
    """Count the own tiles, with which cards are paid, and coins, sparrows, seals and crests left."""
    y = top + 32
    items: list[Item] = []
    for k, kind in enumerate(KINDS):
        x, count = EDGE + 12 + k * 104, view.tiles[seat][kind]
        ink = p.ON_TABLE if count else p.TABLE_DIM
        items += [stone(kind, x + 24, y, 48), Text(x + 56, y, str(count), "strong", 36, ink)]
    counts = (("coins", view.coins[seat]), ("sparrow", view.sparrows[seat]), ("wax_seal", view.seals[seat]))
    x = 560
    for icon, count in counts:
        items += [Icon(x + 24, y, icon, 46, p.ON_TABLE), Text(x + 56, y, str(count), "strong", 36, p.ON_TABLE)]
        x += 128
    crests = view.crests_left(seat)
    items += [coat("", x + 24, y, 46), Text(x + 56, y, str(crests), "strong", 36, p.ON_TABLE)]
    return Region(key, (0, top, ACROSS, 64), tuple(items))


def _empty(legend: Legend, y: int, room: int) -> Region:
    text = Text(
        ACROSS // 2, y + room // 2, legend.words.text("pic-hand-empty"), "body", 34, p.TABLE_DIM, "m", ACROSS - 64
    )
    return Region("empty", (EDGE, y, ACROSS - 2 * EDGE, room), (text,))


def _rows(view: Ulm, seat: int, cards: list[str], legend: Legend, y: int, *, new: bool) -> list[Region]:
    """Lay out cards in two columns; those to choose from have a title and a golden line."""
    regions: list[Region] = []
    if new:
        title = Text(EDGE + 12, y + 15, legend.words.text("pic-choose-card"), "head", 30, p.GOLD, room=ACROSS - 60)
        regions.append(Region("looked", (0, y - 4, ACROSS, 38), (title,)))
        y += 40
    for k, card in enumerate(cards):
        left = EDGE + k % 2 * (WIDTH + GAP)
        top = y + k // 2 * (HEIGHT + GAP)
        able = usable(view, seat, card)
        items = card_face(card, view.material.accepts[card], left, top, legend, able=able, lit=new)
        items += [*ability(left, top, able=able), *_worth(view, seat, card, left, top)]
        box = (left - 6, top - 6, WIDTH + GAP, HEIGHT + GAP)
        regions.append(Region(f"{'looked' if new else 'card'}-{card}", box, tuple(items)))
    return regions


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


def _note(view: Ulm, seat: int, cards: list[str], legend: Legend) -> str:
    """Recall the coats known to lie in the stack, or explain the golden number."""
    below = facts.visible(view.coat_stack.cards)
    if below:
        names = ", ".join(legend.words.text("coat-name", coat=name) for name in below)
        return legend.words.text("hand-below", coats=names)
    if cards:
        return legend.words.text("pic-hand-note")
    priced = prospects.is_cathedral_shown(view, seat) and not prospects.of_pushes(view)  # by the panel above
    return "" if priced else legend.words.text("pic-seal-price", price=view.seal_price())
