"""Cards with both uses: above what they bring at once and for which tile, below what they score at the end."""

from __future__ import annotations

from collections.abc import Sequence

from games.ulm.material import CARDS, GOODS, NUMBERS, PARTS, Card
from render.captions import with_sign
from render.paint import palette as p
from render.paint.fonts import SMALLEST, length, wrap
from render.paint.fonts import lines as fit_lines
from render.paint.palette import INK
from render.paint.scene import CARD_SHADOW, Box, Icon, Item, Shape, Text
from render.painter import Legend
from render.ulm import facts, looks
from render.ulm.pieces import stone

WIDTH, HEIGHT = 528, 232
STRIP = 44
FIELD_HEIGHT = 87
MIDDLE = (FIELD_HEIGHT - 4) // 2
LABEL = 134
"""Where the uses begin, after the mark and the words `now` and `end`."""
WORTH = 112
"""Room for what the card would add to the score, at the right of the lower field."""


def card_face(
    card: str, accepts: Sequence[str], x: int, y: int, legend: Legend, *, able: bool = True, lit: bool = False
) -> list[Item]:
    """Draw a card with the tiles it accepts; one that cannot be used at once has a pale upper field."""
    entry, words = CARDS[card], legend.words
    line, edge = (p.GOLD, 6) if lit else (p.INK_SECOND, 3)
    title = y + edge + STRIP // 2
    upper, lower = y + STRIP + 8, y + STRIP + 12 + FIELD_HEIGHT
    fill, ink = (looks.NOW_FIELD, p.LEGAL_TEXT) if able else (looks.NOW_OFF, p.INK_SECOND)
    items: list[Item] = [
        Shape("box", (x, y, WIDTH, HEIGHT), p.CARD, line=line, width=edge, radius=16, shadow=CARD_SHADOW),
        Shape("top", (x + edge, y + edge, WIDTH - 2 * edge, STRIP), looks.KIND_COLOURS[entry.kind], radius=16 - edge),
        Icon(x + 36, title, looks.FAMILY_ICONS[entry.family], 36, p.ON_STRIP),
        Text(x + 64, title, facts.card_title(card, words), "head", 30, p.ON_STRIP, room=WIDTH - 84),
        Shape("box", (x + 9, upper, WIDTH - 18, FIELD_HEIGHT - 4), fill, radius=10),
        Text(x + 54, upper + MIDDLE, words.text("pic-now"), "strong", 25, ink, room=LABEL - 58),
        Text(x + 54, lower + MIDDLE, words.text("pic-end"), "strong", 25, p.INK_SECOND, room=LABEL - 58),
    ]
    if entry.kind == "chronicle":
        return items + _chronicle(entry, x, upper, lower, legend)
    return items + _price(entry, accepts, x + LABEL, upper + MIDDLE) + _end(entry, x + LABEL, lower + MIDDLE)


def _chronicle(card: Card, x: int, upper: int, lower: int, legend: Legend) -> list[Item]:
    """Write both uses of a chronicle card in words."""
    room = WIDTH - LABEL - 16
    return [
        *block(legend.words.text(f"{card.id}-now"), (x + LABEL, upper, room, 2 * MIDDLE), 26),
        *block(legend.words.text(f"{card.id}-end"), (x + LABEL, lower, room - WORTH, 2 * MIDDLE), 26),
    ]


def _price(card: Card, accepts: Sequence[str], x: int, y: int) -> list[Item]:
    """Show the tile to give and what it brings."""
    items: list[Item] = []
    for k, kind in enumerate(accepts):
        if k:
            items.append(Text(x + 56, y, "/", "strong", 32, p.INK_SECOND, "m"))
        items.append(stone(kind, x + 24 + k * 66, y, 46))
    x += 48 + 66 * (len(accepts) - 1)
    items.append(Icon(x + 24, y, "arrow_right_bold", 30, p.INK_SECOND))
    return items + gains(_now_gains(card), x + 48, y)


def _now_gains(card: Card) -> list[tuple[str, str]]:
    if card.kind == "cathedral":
        return [("laurel", f"+{NUMBERS['cathedral_now']}")]
    coins = [("coins", f"+{card.coins}")] if card.coins else []
    points = [("laurel", f"+{card.points}")] if card.points else []
    return [*coins, *points, ("barge", f"0–{card.move}")]


def gains(shown: list[tuple[str, str]], x: int, y: int, size: int = 38, letters: int = 32) -> list[Item]:
    """Write icons with numbers one after the other."""
    items: list[Item] = []
    for icon, number in shown:
        items += [Icon(x + size // 2, y, icon, size, p.INK), Text(x + size + 6, y, number, "strong", letters, p.INK)]
        x += size + 6 + length(number, "strong", letters) + 16
    return items


def _end(card: Card, x: int, y: int) -> list[Item]:
    """Show what a laid-out card scores, alone and in sets."""
    if card.kind == "cathedral":
        alone = gains([("laurel", f"+{NUMBERS['cathedral_end']}")], x, y)
        return alone + _card_set(PARTS, NUMBERS["cathedral_set"], x + 112, y, 36)
    alone = gains([("laurel", f"+{NUMBERS['trade_end']}")], x, y)
    same = _card_set((card.family,) * 3, NUMBERS["trade_same"], x + 112, y - 19, 28)
    return alone + same + _card_set(GOODS, NUMBERS["trade_mixed"], x + 112, y + 19, 28)


def _card_set(families: Sequence[str], points: int, x: int, y: int, size: int) -> list[Item]:
    """Show a set of laid-out cards and what it adds."""
    pitch = size + 4
    items: list[Item] = [
        Icon(x + size // 2 + k * pitch, y, looks.FAMILY_ICONS[family], size, p.INK) for k, family in enumerate(families)
    ]
    return [*items, Text(x + len(families) * pitch + 4, y, f"+{points}", "strong", 28 if size >= 28 else 26, p.INK)]


SMALL, NAMED = 96, 44
"""Heights of a card of which each use takes a line, and of one that is only named."""


def small_card(card: str, accepts: Sequence[str], box: Box, legend: Legend, *, able: bool, worth: int) -> list[Item]:
    """Draw a card small: its name with what it would add, a line for its use now, and one for its end."""
    x, y, width, _ = box
    entry, middle = CARDS[card], (y + 54, y + 80)
    fill, ink = (looks.NOW_FIELD, p.LEGAL_TEXT) if able else (looks.NOW_OFF, p.INK_SECOND)
    items = [
        Shape("box", box, p.CARD, line=p.INK_SECOND, width=3, radius=12, shadow=CARD_SHADOW),
        Shape("box", (x + 6, y + 40, width - 12, 28), fill, radius=8),
        *named_card(card, accepts, (x, y, width, 38), legend, able=able, worth=worth),
        Icon(x + 24, middle[0], "check_bold" if able else "close_thick", 24, ink),
        Icon(x + 24, middle[1], "flag_checkered", 24, p.INK_SECOND),
    ]
    if entry.kind == "chronicle":
        said = legend.words.text(f"{card}-now"), legend.words.text(f"brief-{card}")
        return items + [
            Text(x + 46, level, text, "body", 24, p.INK, room=width - 60)
            for text, level in zip(said, middle, strict=True)
        ]
    return items + _small_price(entry, accepts, x + 46, middle[0]) + _small_end(entry, x + 46, middle[1])


def named_card(card: str, accepts: Sequence[str], box: Box, legend: Legend, *, able: bool, worth: int) -> list[Item]:
    """Draw no more of a card than its name, and what it would add."""
    x, y, width, height = box
    entry, middle = CARDS[card], y + height // 2
    number = with_sign(worth)
    left = x + width - 46 - length(number, "strong", 26)
    return [
        Shape(
            "top" if height < NAMED else "box",
            (x + 2, y + 2, width - 4, height - 2),
            looks.KIND_COLOURS[entry.kind],
            radius=10,
        ),
        Icon(x + 26, middle, looks.FAMILY_ICONS[entry.family], 28, p.ON_STRIP),
        Text(x + 48, middle, facts.card_title(card, legend.words), "head", 26, p.ON_STRIP, room=left - x - 60),
        Icon(left + 8, middle, "flag_checkered", 22, p.ON_STRIP),
        Text(left + 24, middle, number, "strong", 26, p.ON_STRIP),
    ]


def _small_price(card: Card, accepts: Sequence[str], x: int, y: int) -> list[Item]:
    items: list[Item] = [stone(kind, x + 13 + k * 32, y, 26) for k, kind in enumerate(accepts)]
    x += 32 * len(accepts)
    return [*items, Icon(x + 12, y, "arrow_right_bold", 22, p.INK_SECOND), *gains(_now_gains(card), x + 30, y, 26, 26)]


def _small_end(card: Card, x: int, y: int) -> list[Item]:
    if card.kind == "cathedral":
        alone = gains([("laurel", f"+{NUMBERS['cathedral_end']}")], x, y, 26, 26)
        return alone + _card_set(PARTS, NUMBERS["cathedral_set"], x + 86, y, 24)
    alone = gains([("laurel", f"+{NUMBERS['trade_end']}")], x, y, 26, 26)
    same = _card_set((card.family,) * 3, NUMBERS["trade_same"], x + 86, y, 24)
    return alone + same + _card_set(GOODS, NUMBERS["trade_mixed"], x + 230, y, 24)


def ability(x: int, y: int, *, able: bool) -> list[Item]:
    """Mark in the upper field whether it can be used now; `x`, `y` is the card's corner."""
    fill, icon = (p.LEGAL_LINE, "check_bold") if able else (p.OFF_LINE, "close_thick")
    middle, level = x + 32, y + STRIP + 8 + MIDDLE
    return [
        Shape("circle", (middle - 18, level - 18, 36, 36), fill),
        Icon(middle, level, icon, 26, p.WHITE),
    ]


def block(string: str, box: Box, size: int = 26, role: str = "body", fill: str = INK) -> list[Item]:
    """Write a text into a box, centred from top to bottom; it shrinks until all its lines fit."""
    x, y, width, height = box
    while size > SMALLEST and len(wrap(string, role, size, width)) * (size + 6) > height:
        size -= 1
    lines, size = fit_lines(string, role, size, width, max(1, height // (size + 6)))
    top = y + height // 2 - (len(lines) - 1) * (size + 6) // 2
    return [Text(x, top + k * (size + 6), line, role, size, fill, room=width) for k, line in enumerate(lines)]
