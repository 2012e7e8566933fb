"""The private choice of a tower: every card of hand and row that may become one, with both its sides."""

from __future__ import annotations

from games.tallinn.material import ENVOY, START_CARDS, Symbols, card_of
from games.tallinn.state import Tallinn
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import CARD_SHADOW, Backdrop, Item, Region, Scene, Shape, Text
from render.painter import Legend
from render.tallinn import facts
from render.tallinn.hand import hand_cards
from render.tallinn.own_frame import EDGE, NONE, WIDTH, answer_of, no_choice, option
from render.tallinn.pieces import ENVOY_FACE, plate

HEIGHT = 396
TILE, TILE_HEIGHT, PITCH, BETWEEN = 96, 190, 102, 48
TITLE, TOP, NARROWEST = 30, 56, 420  # the narrowest layout has room for both titles
OWN = 356  # middle of the line with the own towers
APART = 24  # between the titles, at least


def tower_choice(view: Tallinn, seat: int, legend: Legend) -> Scene:
    """Draw what a seat may build a tower of, and the towers it has; wider if there are many cards."""
    chosen = answer_of(view, seat, legend)
    row = [card_of(half) for half in view.rows[seat] if half not in START_CARDS]
    held = hand_cards(view, seat)
    across = max(NARROWEST, (len(row) + len(held)) * PITCH - (PITCH - TILE) + (BETWEEN if held else 0))
    width = max(WIDTH, across + 4 * EDGE)
    cards = _cards(view, (row, held), legend, chosen, ((width - across) // 2, (width + across) // 2))
    regions = (Region("cards", (0, 4, width, OWN - 42), tuple(cards)), _own(view, seat, legend, chosen, width))
    return Scene(Backdrop(width, HEIGHT), regions)


def _cards(
    view: Tallinn, cards: tuple[list[str], list[str]], legend: Legend, chosen: str, ends: tuple[int, int]
) -> list[Item]:
    """Lay out the row's cards from the left and the hand's from the right, each under its title."""
    (row, held), (left, right), shown = cards, ends, view.material.whole_cards
    titles = [legend.words.text("pic-from-row"), legend.words.text("pic-from-hand")]
    wide = [fonts.length(title, "body", 26) for title in titles]
    rooms = [(right - left - APART) * width // sum(wide) for width in wide]
    items: list[Item] = [Text(left, TITLE, titles[0], "body", 26, p.ON_TABLE, room=rooms[0] if held else 0)]
    for k, card in enumerate(row):
        items += _tile(card, shown[card], f"row {card}", left + k * PITCH, chosen)
    if held:
        items.append(Text(right, TITLE, titles[1], "body", 26, p.ON_TABLE, "r", rooms[1]))
    for k, card in enumerate(held):
        items += _tile(card, shown[card], f"hand {card}", right - TILE - (len(held) - 1 - k) * PITCH, chosen)
    return items


def _tile(card: str, symbols: Symbols, choice: str, x: int, chosen: str) -> list[Item]:
    line, edge = (p.GOLD, 6) if choice == chosen else (p.STEEL_LINE, 3)
    items: list[Item] = [
        Shape("box", (x, TOP, TILE, TILE_HEIGHT), p.STEEL, line=line, width=edge, radius=12, shadow=CARD_SHADOW),
        Text(x + TILE // 2 - (18 if card == ENVOY else 0), TOP + 28, card, "strong", 34, p.STEEL_TEXT, "m"),
    ]
    if card == ENVOY:
        items.append(plate(ENVOY_FACE, x + TILE // 2 + 16, TOP + 29, 38))
    shown = [(faction, count) for faction, count in enumerate(symbols) if count]
    for k, (faction, count) in enumerate(shown):
        y = TOP + 72 + k * 46 + (3 - len(shown)) * 23
        items += [Text(x + 26, y, str(count), "strong", 34, p.STEEL_TEXT, "m"), plate(faction, x + 62, y, 42)]
    return items + option(card, (x, TOP + TILE_HEIGHT + 12, TILE, 52), on=choice == chosen)


def _own(view: Tallinn, seat: int, legend: Legend, chosen: str, width: int) -> Region:
    """Show the strength of the own towers, and the choice to build none."""
    y = OWN
    label = legend.words.text("pic-own-towers")
    items: list[Item] = [Text(32, y, label, "body", 28, p.ON_TABLE, room=220)]
    for faction, count in enumerate(facts.tower_strength(view, seat)):
        x = 262 + faction * 116
        ink = p.ON_TABLE if count else p.TABLE_DIM
        items += [plate(faction, x + 24, y, 44), Text(x + 66, y, str(count), "strong", 36, ink, "m")]
    items += no_choice(legend.words.text("pic-no-tower"), y, width, on=chosen == NONE)[0]
    return Region("own", (EDGE, y - 36, width - 2 * EDGE, 72), tuple(items))
