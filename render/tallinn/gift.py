"""The private choices of cards to give: for a Chronicle, and in the exchange before the first round."""

from __future__ import annotations

from games.kernel.ask import picked_items
from games.tallinn.material import NUMBERS, START_CARDS, Material, Step, Symbols, added, card_of
from games.tallinn.state import Tallinn
from render.paint import palette as p
from render.paint.scene import Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import badge
from render.painter import Legend
from render.tallinn import facts
from render.tallinn.hand import CARD_HEIGHT, CARD_TOP, Slot, card_face, hand_cards, slots
from render.tallinn.own_frame import EDGE, NONE, WIDTH, answer_of, no_choice, option
from render.tallinn.pieces import HALF_WIDTH, deck, half_card, plate, points

HEIGHT = 402
PITCH = 97
DEMAND, CARDS, PILLS, LOW = 12, 112, 284, 368
BOX = 84


def gift_choice(view: Tallinn, seat: int, legend: Legend) -> Scene:
    """Draw the demand and what the chosen cards give, then the row's cards with their ids."""
    chosen, level = answer_of(view, seat, legend), len(view.chronicle_gains)
    step = view.chronicle(level).steps(level)[0]
    halves = [half for half in view.rows[seat] if half not in START_CARDS]
    picked = [half for half in halves if chosen and card_of(half) in picked_items(chosen)]
    shown = [view.material.halves[half].symbols for half in picked]
    regions = [
        _demand(step, added(shown), step.times * view.seats, legend),
        _cards(view.material, halves, picked),
        _low(legend, spare=spare(step, shown), none=chosen == NONE),
    ]
    return Scene(Backdrop(WIDTH, HEIGHT), tuple(regions))


def spare(step: Step, picked: list[Symbols]) -> bool:
    """Tell whether one of these halves could be kept."""
    return any(step.is_met_by(added([*picked[:place], *picked[place + 1 :]])) for place in range(len(picked)))


def _demand(step: Step, given: Symbols, pay: int, legend: Legend) -> Region:
    """Show need and pay on the left, what the chosen cards give on the right."""
    box, y = (EDGE, DEMAND, WIDTH - 2 * EDGE, BOX), DEMAND + BOX // 2
    items: list[Item] = [Shape("box", box, p.PANEL, line=p.FRAME, width=3, radius=18)]
    items.append(Text(44, y, legend.words.text("pic-needed"), "body", 28, p.INK_SECOND, room=120))
    wanted = [faction for faction in facts.SYMBOLS if step.need[faction]]
    for k, faction in enumerate(wanted):
        x = 186 + k * 100
        items += [Text(x, y, str(step.need[faction]), "strong", 40, p.INK, "m"), plate(faction, x + 44, y, 48)]
    items += [Icon(410, y, "arrow_right_bold", 36, p.INK_SECOND), points(pay, 468, y, 54)]
    items += [Shape("box", (530, DEMAND + 13, 2, 58), p.HAIRLINE)]
    items.append(Text(556, y, legend.words.text("pic-given"), "body", 28, p.INK_SECOND, room=130))
    for faction, count in enumerate(given):
        x = 720 + faction * 104
        ink = p.INK if count >= step.need[faction] and count else p.INK_DIM
        items += [Text(x, y, str(count), "strong", 40, ink, "m"), plate(faction, x + 42, y, 44)]
    if any(given):
        items.append(Icon(1044, y, "check_bold" if step.is_met_by(given) else "close_thick", 40, p.LEGAL_TEXT))
    return Region("demand", (EDGE - 4, DEMAND - 4, WIDTH - 2 * EDGE + 8, BOX + 8), tuple(items))


def _cards(material: Material, halves: list[str], picked: list[str]) -> Region:
    first = (WIDTH - len(halves) * PITCH + PITCH - HALF_WIDTH) // 2
    items: list[Item] = []
    for k, half in enumerate(halves):
        x, on = first + k * PITCH, half in picked
        items.append(half_card(material, half, x, CARDS, fresh=on))
        items += option(card_of(half), (x, PILLS, HALF_WIDTH, 52), on=on, size=32)
    return Region("cards", (0, CARDS - 12, WIDTH, PILLS + 56 - CARDS + 12), tuple(items))


def _low(legend: Legend, *, spare: bool, none: bool) -> Region:
    """Warn a player who gives more than needed, and offer to give nothing."""
    y = LOW
    items: list[Item] = []
    if spare:
        items += [
            Shape("box", (32, y - 26, 600, 52), p.GOLD_PALE, line=p.GOLD, width=4, radius=26),
            Icon(66, y, "alert", 34, p.BACK),
            Text(94, y, legend.words.text("pic-too-much"), "body", 28, p.INK, room=520),
        ]
    items += no_choice(legend.words.text("pic-give-nothing"), y, WIDTH, on=none)[0]
    return Region("low", (EDGE, y - 28, WIDTH - 2 * EDGE, 56), tuple(items))


PILL_HEIGHT = 60
BELOW = CARD_TOP + CARD_HEIGHT + PILL_HEIGHT + 60  # middle of the line that shows the deck
EXCHANGE_HEIGHT = BELOW + 40


def exchange(view: Tallinn, seat: int, legend: Legend) -> Scene:
    """Draw the hand with the chosen cards numbered, and the deck with these cards below it."""
    chosen = answer_of(view, seat, legend)
    picked = picked_items(chosen) if chosen else []
    regions = [_card(slot, picked, legend) for slot in slots(view.material, hand_cards(view, seat), "", asked=True)]
    regions.append(_below(view, seat, legend, picked, none=chosen == NONE))
    return Scene(Backdrop(WIDTH, EXCHANGE_HEIGHT), tuple(regions))


def _card(slot: Slot, picked: list[str], legend: Legend) -> Region:
    on = slot.card in picked
    pill = (slot.left + 40, CARD_TOP + CARD_HEIGHT + 12, slot.width - 80, PILL_HEIGHT)
    items = [*card_face(slot, legend), *option(slot.card, pill, on=on, size=40)]
    if on:
        frame = (slot.left, CARD_TOP, slot.width, CARD_HEIGHT)
        items.append(Shape("box", frame, "", line=p.GOLD, width=7, radius=18))
        items.append(badge(slot.left + slot.width - 34, CARD_TOP + 30, 46, str(picked.index(slot.card) + 1)))
    box = (slot.left - 8, CARD_TOP - 8, slot.width + 16, CARD_HEIGHT + PILL_HEIGHT + 28)
    return Region(f"card-{slot.card}", box, tuple(items))


def _below(view: Tallinn, seat: int, legend: Legend, picked: list[str], *, none: bool) -> Region:
    """Show the deck, the cards that go below it from the first to the last drawn, and the price."""
    words = legend.words
    items: list[Item] = [
        deck(len(view.decks[seat]), 34, BELOW),
        Text(90, BELOW, words.text("pic-below-deck"), "body", 28, p.ON_TABLE, room=190),
    ]
    if not picked:
        items.append(Text(300, BELOW, "–", "body", 28, p.TABLE_DIM))
    for k, card in enumerate(picked):
        x = 292 + k * 84
        items.append(Shape("box", (x, BELOW - 28, 46, 56), p.BACK, line=p.BACK_RIM, width=3, radius=7))
        items.append(Text(x + 23, BELOW, card, "strong", 30, p.GOLD_RIM, "m"))
        if k:
            items.append(Icon(x - 19, BELOW, "chevron_right", 30, p.TABLE_DIM))
    price = len(picked) * NUMBERS["exchange_price"]
    pill, end = no_choice(words.text("pic-keep-all"), BELOW, WIDTH, on=none)
    if price:
        items.append(Text(end, BELOW, words.text("pic-price", points=price), "body", 28, p.ON_TABLE, "r", 300))
    items += pill
    return Region("below", (EDGE, BELOW - 36, WIDTH - 2 * EDGE, 72), tuple(items))
