"""The private choice of a tower: every card of hand and row that may become one, with both its sides."""

from __future__ import annotations

from games.tallinn.material import START_CARDS, card_of, tower_symbols
from games.tallinn.state import Tallinn
from render.paint import palette as p
from render.paint.scene import CARD_SHADOW, Backdrop, Item, Region, Scene, Shape, Text
from render.painter import Caption
from render.tallinn import facts
from render.tallinn.hand import EDGE, WIDTH, hand_cards, header
from render.tallinn.parts import plate

HEIGHT = 540
TILE, TILE_HEIGHT, PITCH, BETWEEN = 96, 196, 102, 48
TOP, NARROWEST = 148, 420  # the narrowest layout has room for both titles
NONE = "none"


def tower_choice(view: Tallinn, seat: int, table: Caption) -> Scene:
    """Draw what a seat may build a tower of, and the towers it has."""
    chosen = view.given.get(seat) or ""
    words = table.words
    row = [card_of(half) for half in view.rows[seat] if half not in START_CARDS]
    held = hand_cards(view, seat)
    regions = [header(view, seat, table, words.text("pic-build"), chosen, words.text("pic-build-choose"))]
    regions += [_cards(row, held, table, chosen), _own(view, seat, table, chosen), _note(table)]
    return Scene(Backdrop(WIDTH, HEIGHT), tuple(regions))


def _cards(row: list[str], held: list[str], table: Caption, chosen: str) -> Region:
    """Lay out the row's cards from the left and the hand's from the right, each under its title."""
    width = max(NARROWEST, (len(row) + len(held)) * PITCH - (PITCH - TILE) + (BETWEEN if held else 0))
    left, right = (WIDTH - width) // 2, (WIDTH + width) // 2
    items: list[Item] = [Text(left, 120, table.words.text("pic-from-row"), "body", 26, p.ON_TABLE)]
    for k, card in enumerate(row):
        items += _tile(card, f"row {card}", left + k * PITCH, chosen)
    if held:
        items.append(Text(right, 120, table.words.text("pic-from-hand"), "body", 26, p.ON_TABLE, "r"))
    for k, card in enumerate(held):
        items += _tile(card, f"hand {card}", right - TILE - (len(held) - 1 - k) * PITCH, chosen)
    return Region("cards", (0, 96, WIDTH, 324), tuple(items))


def _tile(card: str, choice: str, x: int, chosen: str) -> list[Item]:
    line, edge = (p.GOLD, 6) if choice == chosen else (p.STEEL_LINE, 3)
    items: list[Item] = [
        Shape("box", (x, TOP, TILE, TILE_HEIGHT), p.STEEL, line=line, width=edge, radius=12, shadow=CARD_SHADOW),
        Text(x + TILE // 2, TOP + 28, card, "strong", 34, p.STEEL_TEXT, "m"),
    ]
    shown = [(faction, count) for faction, count in enumerate(tower_symbols([card]).values()) if count]
    for k, (faction, count) in enumerate(shown):
        y = TOP + 72 + k * 46 + (3 - len(shown)) * 23
        items += [Text(x + 26, y, str(count), "strong", 34, p.STEEL_TEXT, "m"), plate(faction, x + 62, y, 42)]
    return items + _pill(choice, x, TOP + TILE_HEIGHT + 12, TILE, 52, chosen)


def _pill(choice: str, x: int, y: int, width: int, height: int, chosen: str) -> list[Item]:
    """Name an option; the others stay on offer, because a choice may be changed until all have chosen."""
    legal, taken = (p.LEGAL, p.LEGAL_LINE, p.LEGAL_TEXT), (p.GOLD, p.GOLD_RIM, p.INK)
    fill, line, ink = taken if choice == chosen else legal
    middle = (x + width // 2, y + height // 2)
    return [
        Shape("box", (x, y, width, height), fill, line=line, width=4, radius=height // 2),
        Text(*middle, choice, "strong", 26, ink, "m", width - 12),
    ]


def _own(view: Tallinn, seat: int, table: Caption, chosen: str) -> Region:
    """Show the strength of the own towers, and the choice to build none."""
    y = 460
    label = table.words.text("pic-own-towers")
    items: list[Item] = [Text(32, y, label, "body", 28, p.ON_TABLE, room=220)]
    for faction, count in enumerate(facts.tower_strength(view, seat)):
        x = 262 + faction * 116
        ink = p.ON_TABLE if count else p.TABLE_DIM
        items += [plate(faction, x + 24, y, 44), Text(x + 66, y, str(count), "strong", 36, ink, "m")]
    items.append(Text(WIDTH - EDGE - 196, y, table.words.text("pic-no-tower"), "body", 28, p.ON_TABLE, "r", 220))
    items += _pill(NONE, WIDTH - EDGE - 176, y - 28, 160, 56, chosen)
    return Region("own", (EDGE, y - 36, WIDTH - 2 * EDGE, 72), tuple(items))


def _note(table: Caption) -> Region:
    text = table.words.text("pic-build-note")
    item = Text(WIDTH // 2, HEIGHT - 22, text, "body", 24, p.TABLE_DIM, "m", WIDTH - 2 * EDGE)
    return Region("note", (0, HEIGHT - 40, WIDTH, 40), (item,))
