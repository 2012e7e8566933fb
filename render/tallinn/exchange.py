"""The private exchange before the first round: which cards go below the deck, in which order, and what that costs."""

from __future__ import annotations

from games.kernel.ask import picked_items
from games.tallinn.material import NUMBERS
from games.tallinn.state import Tallinn
from render.paint import palette as p
from render.paint.scene import Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import badge
from render.painter import Legend
from render.tallinn.hand import CARD_HEIGHT, CARD_TOP, Slot, card_face, hand_cards, slots
from render.tallinn.own_frame import EDGE, NONE, WIDTH, answer_of, foot, header, no_choice, option
from render.tallinn.pieces import deck

HEIGHT = 600
BELOW = 518  # middle of the line that shows the deck


def exchange(view: Tallinn, seat: int, legend: Legend) -> Scene:
    """Draw the hand with the chosen cards numbered, and the deck with these cards below it."""
    chosen, words = answer_of(view, seat, legend), legend.words
    picked = picked_items(chosen) if chosen else []
    title, status = words.text("pic-phase-exchange"), words.text("pic-choose-cards")
    regions = [header(view, seat, legend, title, chosen, status)]
    regions += [_card(slot, picked, legend) for slot in slots(view.material, hand_cards(view, seat), "", asked=True)]
    regions += [_below(view, seat, legend, picked, none=chosen == NONE), foot(words.text("pic-exchange-note"), HEIGHT)]
    return Scene(Backdrop(WIDTH, HEIGHT), tuple(regions))


def _card(slot: Slot, picked: list[str], legend: Legend) -> Region:
    on = slot.card in picked
    pill = (slot.left + 40, CARD_TOP + CARD_HEIGHT + 12, slot.width - 80, 60)
    items = [*card_face(slot, legend), *option(slot.card, pill, on=on, size=40)]
    if on:
        frame = (slot.left, CARD_TOP, slot.width, CARD_HEIGHT)
        items.append(Shape("box", frame, "", line=p.GOLD, width=7, radius=18))
        items.append(badge(slot.left + slot.width - 34, CARD_TOP + 30, 46, str(picked.index(slot.card) + 1)))
    return Region(f"card-{slot.card}", (slot.left - 8, 92, slot.width + 16, 386), tuple(items))


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
