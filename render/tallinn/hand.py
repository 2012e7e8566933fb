"""The private hand: both halves of each card with the ids to type, and what is chosen; a header if nothing is asked."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from games.tallinn.material import ENVOY, Half, Material, in_order
from games.tallinn.state import Tallinn
from render.paint import palette as p
from render.paint.scene import CARD_SHADOW, Backdrop, Item, Region, Scene, Shape, Text
from render.painter import Legend
from render.tallinn.own_frame import EDGE, FOOT, WIDTH, answer_of, foot, header
from render.tallinn.pieces import coin, spread, starts_contest, symbols

GAP = 20
PILL, PILLS = 56, 68  # height of an option, and with the space above it: both are missing if nothing is asked
CARD_TOP, BELOW_HEADER = 16, 100
CARD_HEIGHT, STRIP = 270, 51
WIDEST = 342  # a card of a hand of three; fewer cards do not grow beyond it
SIDES = "LR"


@dataclass(frozen=True)
class Slot:
    """Say where a card of the hand lies, what its halves show, and what has been chosen."""

    card: str
    halves: tuple[Half, Half]
    left: int
    width: int
    chosen: str
    open: bool
    top: int = CARD_TOP

    @property
    def half_width(self) -> int:
        """Give the width of one half, without the card's line."""
        return (self.width - 6) // 2

    def side_left(self, side: int) -> int:
        """Give the left edge of one half."""
        return self.left + 3 + side * self.half_width

    def state(self, side: int) -> str:
        """Tell whether a half is on (chosen), off (covered by that choice) or neither."""
        if self.chosen == self.card + SIDES[side]:
            return "on"
        return "off" if self.chosen[:-1] == self.card else ""


def hand_cards(view: Tallinn, seat: int) -> list[str]:
    """List the cards a seat holds by number; refuse a view that does not show them."""
    cards = view.hands[seat].cards
    if "?" in cards:
        raise ValueError("a hand is drawn from its owner's view")
    return in_order(cards)


def hand(view: Tallinn, seat: int, legend: Legend) -> Scene | None:
    """Draw what a seat holds; None after the end."""
    if view.result:
        return None
    cards = hand_cards(view, seat)
    asked = seat in legend.asked and view.section == "choose_card"
    chosen = answer_of(view, seat, legend) if asked else ""
    regions, words = [], legend.words
    if not asked:
        regions.append(header(view, seat, legend, words.text("pic-your-hand"), words.text("pic-idle")))
    dealt = slots(view.material, cards, chosen, asked=asked)
    regions += [_card(slot, legend) for slot in dealt]
    if not cards:
        text = Text(WIDTH // 2, 248, words.text("pic-hand-empty"), "body", 34, p.TABLE_DIM, "m", WIDTH - 64)
        regions.append(Region("empty", (EDGE, 200, WIDTH - 2 * EDGE, 96), (text,)))
    height = (CARD_TOP if asked else BELOW_HEADER) + CARD_HEIGHT + (PILLS if asked else 0) + 8
    if note := secret_notes(view, seat, legend):
        height += FOOT
        regions.append(foot(note, height))
    return Scene(Backdrop(WIDTH, height), tuple(regions))


def slots(material: Material, cards: list[str], chosen: str, *, asked: bool) -> list[Slot]:
    """Spread the cards over the width, in the middle where they are few."""
    count = max(1, len(cards))
    width = min(WIDEST, (WIDTH - 2 * EDGE - GAP * (count - 1)) // count)
    first = (WIDTH - count * width - GAP * (count - 1)) // 2
    pitch = width + GAP
    top = CARD_TOP if asked else BELOW_HEADER
    return [
        Slot(card, material.sides(card), first + k * pitch, width, chosen, asked, top) for k, card in enumerate(cards)
    ]


def _card(slot: Slot, legend: Legend) -> Region:
    shown = chain.from_iterable(marks(slot, side, legend) for side in range(2))
    edge = 8
    height = CARD_HEIGHT + 2 * edge + (PILLS if slot.open else 0)
    box = (slot.left - edge, slot.top - edge, slot.width + 2 * edge, height)
    return Region(f"card-{slot.card}", box, (*card_face(slot, legend), *shown))


def card_face(slot: Slot, legend: Legend) -> list[Item]:
    """Draw a card with its number and both halves."""
    box, middle = (slot.left, slot.top, slot.width, CARD_HEIGHT), slot.left + slot.width // 2
    title = legend.words.text("pic-envoy") if slot.card == ENVOY else legend.words.text("pic-card", card=slot.card)
    items: list[Item] = [
        Shape("box", box, p.CARD, line=p.INK_SECOND, width=3, radius=18, shadow=CARD_SHADOW),
        Shape("top", (slot.left + 3, slot.top + 3, slot.width - 6, STRIP - 3), p.STRIP, radius=15),
        Text(middle, slot.top + 27, title, "head", 32, p.ON_STRIP, "m", slot.width - 32),
    ]
    for side in range(2):
        items += _half(slot, side, legend)
    dashes = range((CARD_HEIGHT - STRIP - 8) // 16)
    return items + [Shape("box", (middle - 1, slot.top + STRIP + 6 + k * 16, 3, 8), p.HAIRLINE) for k in dashes]


def _half(slot: Slot, side: int, legend: Legend) -> list[Item]:
    half = slot.halves[side]
    narrow, contest = slot.half_width < 150, starts_contest(half)
    middle = slot.side_left(side) + slot.half_width // 2
    y = slot.top + STRIP + (CARD_HEIGHT - STRIP - 3) // 2 - (42 if contest else 0)
    shown = symbols(half)
    sizes, across = ((100, 56 if contest else 84, 56), 30) if narrow else ((116, 74 if contest else 92, 74), 40)
    items = spread(shown, middle, y, sizes, (across, 56 if len(shown) == 2 else 44), flat=contest)
    if contest:
        low = slot.top + CARD_HEIGHT
        word = Text(middle, low - 27, legend.words.text("pic-contest"), "body", 26, p.INK, "m", slot.half_width - 20)
        items += [coin(middle, low - 67, 44), word]
    return items


def marks(slot: Slot, side: int, legend: Legend) -> list[Item]:
    """Frame the chosen half, veil the covered one, and name both below."""
    left, width, state = slot.side_left(side), slot.half_width, slot.state(side)
    top, height = slot.top + STRIP, CARD_HEIGHT - STRIP - 3
    items: list[Item] = []
    if state == "off":
        middle = top + height // 2
        items += [
            Shape("box", (left, top, width, height), p.SLOT, radius=10, opacity=80),
            Shape("box", (left + 8, middle - 26, width - 16, 52), p.SLOT, line=p.HAIRLINE, radius=26),
            Text(
                left + width // 2, middle, legend.words.text("pic-covered"), "body", 28, p.INK_SECOND, "m", width - 32
            ),
        ]
    if state == "on":
        items.append(Shape("box", (left - 3, top - 3, width + 6, height + 6), "", line=p.GOLD, width=7, radius=16))
    return items + (_pill(slot, side) if slot.open else [])


def _pill(slot: Slot, side: int) -> list[Item]:
    """Draw the id of a half with an arrow towards it."""
    x, y, width, height = slot.side_left(side) + 8, slot.top + CARD_HEIGHT + PILLS - PILL, slot.half_width - 16, PILL
    fill, line, ink = {
        "on": (p.GOLD, p.GOLD_RIM, p.INK),
        "off": (p.OFF, p.OFF_LINE, p.INK),
        "": (p.LEGAL, p.LEGAL_LINE, p.LEGAL_TEXT),
    }[slot.state(side)]
    narrow = slot.half_width < 150
    arrow, pad, size = (12, 12, 34) if narrow else (18, 18, 42)
    at = x + pad if side == 0 else x + width - pad - arrow
    shift = (arrow // 2 + 2) * (1 if side == 0 else -1)
    return [
        Shape("box", (x, y, width, height), fill, line=line, width=4, radius=height // 2),
        Text(x + width // 2 + shift, y + height // 2, slot.card + SIDES[side], "strong", size, ink, "m"),
        Shape("west" if side == 0 else "east", (at, y + height // 2 - 14, arrow, 28), ink),
    ]


def secret_notes(view: Tallinn, seat: int, legend: Legend) -> str:
    """Remind a seat of its hidden towers and of what it knows to lie below its deck; empty if there is nothing."""
    towers = view.towers[seat]
    hidden = [card for card, seen in zip(towers.cards, towers.seen, strict=True) if not seen]
    below = [card for card in reversed(view.decks[seat].cards) if card != "?"]
    texts = []
    if hidden:
        texts.append(legend.words.text("pic-hidden-towers", count=len(hidden), cards=legend.words.listed(hidden)))
    if below:
        texts.append(legend.words.text("pic-below", cards=", ".join(below)))
    return "  ·  ".join(texts)
