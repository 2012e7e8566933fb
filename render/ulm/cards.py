"""Cards with both uses: above what they bring at once and for which tile, below what they score at the end."""

from __future__ import annotations

from games.ulm.material import CARDS, NUMBERS, PARTS, Card
from render.paint import palette as p
from render.paint.fonts import fit, length
from render.paint.scene import CARD_SHADOW, Icon, Item, Shape, Text
from render.painter import Caption
from render.ulm import facts, looks
from render.ulm.pieces import stone
from render.ulm.texts import block

WIDTH, HEIGHT = 528, 206
STRIP = 44
FIELD_HEIGHT = 74
LABEL = 92
"""Width of the words `now` and `end`."""


def card_face(card: str, x: int, y: int, table: Caption, *, able: bool = True, lit: bool = False) -> list[Item]:
    """Draw a card with its title and both fields; one that cannot be used at once has a pale upper field."""
    entry, words = CARDS[card], table.words
    line, edge = (p.GOLD, 6) if lit else (p.INK_SECOND, 3)
    upper, lower = y + STRIP + 8, y + STRIP + 12 + FIELD_HEIGHT
    fill = looks.NOW_FIELD if able else looks.NOW_OFF
    items: list[Item] = [
        Shape("box", (x, y, WIDTH, HEIGHT), p.CARD, line=line, width=edge, radius=16, shadow=CARD_SHADOW),
        Shape("top", (x + edge, y + edge, WIDTH - 2 * edge, STRIP), looks.KIND_COLOURS[entry.kind], radius=16 - edge),
        Icon(x + 36, y + edge + STRIP // 2, looks.FAMILY_ICONS[entry.family], 36, p.ON_STRIP),
        Text(x + 64, y + edge + STRIP // 2, facts.card_title(card, words), "head", 30, p.ON_STRIP, room=270),
        Text(x + WIDTH - 20, y + edge + STRIP // 2, card, "body", 26, p.ON_STRIP, "r", 190),
        Shape("box", (x + 9, upper, WIDTH - 18, FIELD_HEIGHT - 4), fill, radius=10),
        Text(
            x + 20,
            upper + 35,
            words.text("pic-now"),
            "strong",
            25,
            p.LEGAL_TEXT if able else p.INK_SECOND,
            room=LABEL - 14,
        ),
        Text(x + 20, lower + 35, words.text("pic-end"), "strong", 25, p.INK_SECOND, room=LABEL - 14),
    ]
    if entry.kind == "chronicle":
        return items + _chronicle(entry, x, upper, lower, table)
    return items + _price(entry, x + 9 + LABEL, upper + 35) + _end(entry, x + 9 + LABEL, lower + 35, table)


def _chronicle(card: Card, x: int, upper: int, lower: int, table: Caption) -> list[Item]:
    """Write both uses of a chronicle card in words."""
    room = WIDTH - LABEL - 28
    return [
        *block(table.words.text(f"{card.id}-now"), (x + 9 + LABEL, upper, room - 44, 70), 26),
        *block(table.words.text(f"{card.id}-end"), (x + 9 + LABEL, lower, room, 70), 26),
    ]


def _price(card: Card, x: int, y: int) -> list[Item]:
    """Show the tile to give and what it brings."""
    items: list[Item] = []
    for k, kind in enumerate(card.accepts):
        if k:
            items.append(Text(x + 56, y, "/", "strong", 32, p.INK_SECOND, "m"))
        items.append(stone(kind, x + 24 + k * 66, y, 46))
    x += 48 + 66 * (len(card.accepts) - 1)
    items.append(Icon(x + 24, y, "arrow_right_bold", 30, p.INK_SECOND))
    return items + gains(_now_gains(card), x + 48, y)


def _now_gains(card: Card) -> list[tuple[str, str]]:
    if card.kind == "cathedral":
        return [("laurel", f"+{NUMBERS['cathedral_now']}")]
    coins = [("coins", f"+{card.coins}")] if card.coins else []
    points = [("laurel", f"+{card.points}")] if card.points else []
    return [*coins, *points, ("barge", f"0–{card.move}")]


def gains(shown: list[tuple[str, str]], x: int, y: int, size: int = 38) -> list[Item]:
    """Write icons with numbers one after the other."""
    items: list[Item] = []
    for icon, number in shown:
        items += [Icon(x + size // 2, y, icon, size, p.INK), Text(x + size + 6, y, number, "strong", 32, p.INK)]
        x += size + 6 + length(number, "strong", 32) + 16
    return items


def _end(card: Card, x: int, y: int, table: Caption) -> list[Item]:
    """Show what a laid-out card scores, alone and in sets."""
    if card.kind == "cathedral":
        items = gains([("laurel", f"+{NUMBERS['cathedral_end']}")], x, y)
        for k, part in enumerate(PARTS):
            items.append(Icon(x + 146 + k * 46, y, looks.FAMILY_ICONS[part], 38, p.INK))
        return [*items, Text(x + 270, y, f"+{NUMBERS['cathedral_set']}", "strong", 32, p.INK)]
    items = gains([("laurel", f"+{NUMBERS['trade_end']}")], x, y)
    same = table.words.text("pic-same", points=NUMBERS["trade_same"])
    mixed = table.words.text("pic-mixed", points=NUMBERS["trade_mixed"])
    for k, text in enumerate((same, mixed)):
        string, size = fit(text, "body", 24, WIDTH - LABEL - 150)
        items.append(Text(x + 122, y - 16 + 33 * k, string, "body", size, p.INK))
    return items


def ability(x: int, y: int, *, able: bool) -> list[Item]:
    """Mark in the upper field whether it can be used now; `x`, `y` is the card's corner."""
    fill, icon = (p.LEGAL_LINE, "check_bold") if able else (p.OFF_LINE, "close_thick")
    middle, level = x + WIDTH - 38, y + STRIP + 43
    return [
        Shape("circle", (middle - 19, level - 19, 38, 38), fill),
        Icon(middle, level, icon, 26, p.WHITE),
    ]
