"""Parts of pictures for any game: panels of seats, cards, rows of cards, piles, tracks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import CARD_SHADOW, PANEL_SHADOW, Art, Box, Icon, Item, Shape, Sprite, Text
from render.paint.tokens import answer, token

TEXT, LINE = 26, 32
"""Font size and line height of small print."""
GAP = 8
"""Pixels between two cards."""
LEFT = 92
"""Pixels from the edge of a panel to its name."""


@dataclass(frozen=True)
class Row:
    """Cards side by side over `places` places, after an optional label; `last` is the colour of the last place."""

    cards: tuple[Art, ...]
    places: int = 0
    label: str = ""
    last: str = p.TABLE_PANEL


@dataclass(frozen=True)
class Panel:
    """The content of a seat's panel: `turn` marks the only asked seat, `won` a winner."""

    seat: int
    letter: str
    name: str
    mark: str = ""
    text: str = ""
    figure: str = ""
    turn: bool = False
    won: bool = False


@lru_cache(512)
def card(text: str, size: tuple[int, int] = (84, 104), fill: str = p.CARD, ink: str = p.INK, note: str = "") -> Art:
    """Draw a card with a large text, and a small one below it."""
    width, height = size
    middle = width // 2, height // 2 - (14 if note else 0)
    face = Shape("box", (0, 0, width, height), fill, line=p.FRAME, radius=10, shadow=CARD_SHADOW)
    items: tuple[Item, ...] = (face, Text(*middle, text, "strong", 40, ink, "m", width - 12))
    if note:
        items += (Text(middle[0], height - 24, note, "strong", 24, ink, "m", width - 12),)
    return Art(width, height, 12, items)


@lru_cache(128)
def pile(top: Art, count: int) -> Art:
    """Draw a pile of cards that shows its top card and their number."""
    width, height = top.width, top.height
    under = [Shape("box", (k, k, width, height), p.OFF, line=p.OFF_LINE, radius=10) for k in (8, 4)]
    sign = Shape("circle", (width - 26, height - 26, 44, 44), p.IVORY, line=p.INK_SECOND)
    number = Text(width - 4, height - 4, str(count), "strong", 24, p.INK, "m", 38)
    return Art(width + 18, height + 18, 12, (*under, Sprite(0, 0, top), sign, number))


def row_of(row: Row, x: int, y: int, room: int) -> list[Item]:
    """Lay cards and empty places from x to the right; cards overlap if there is too little room."""
    items: list[Item] = []
    size = row.cards[0] if row.cards else card("")
    if row.label:
        width = room // 5
        items.append(Text(x, y + size.height // 2, row.label, "strong", 30, p.ON_TABLE, room=width - 12))
        x, room = x + width, room - width
    count = max(row.places, len(row.cards))
    step = min(size.width + GAP, (room - size.width) // max(1, count - 1))
    for place in range(len(row.cards), row.places):
        fill = row.last if place == row.places - 1 else p.TABLE_PANEL
        items.append(Shape("box", (x + place * step, y, size.width, size.height), fill, line=p.TABLE_EDGE, radius=10))
    return [*items, *(Sprite(x + place * step, y, art) for place, art in enumerate(row.cards))]


def track(done: int, last: int, x: int, y: int, room: int) -> list[Item]:
    """Draw a bar for each round; the bars of rounds that have begun are golden."""
    step = min(34, room // last)
    return [
        Shape("box", (x + k * step, y, step - 6, 14), p.GOLD if k < done else p.TABLE_LIGHT, radius=5)
        for k in range(last)
    ]


def ground(box: Box, *, won: bool = False) -> Shape:
    """Draw the background of a seat's panel."""
    if won:
        return Shape("box", box, p.GOLD_PALE, line=p.GOLD, width=5, radius=16, shadow=PANEL_SHADOW)
    return Shape("box", box, p.PANEL, line=p.FRAME, radius=16, shadow=PANEL_SHADOW)


def panel(shown: Panel, box: Box, lines: int) -> list[Item]:
    """Fill a seat's panel: token, name, lines of small print, and a figure; `ground` draws its background."""
    x, y, width, height = box
    middle, left = y + height // 2, x + LEFT
    right = x + width - (fonts.length(shown.figure, "strong", 48) + 36 if shown.figure else 12)
    crown, right = right - 22, right - (56 if shown.won else 0)
    room = right - left
    texts = fonts.lines(shown.text, "body", TEXT, room, lines)[0] if shown.text else ()
    top = middle - (LINE * len(texts)) // 2
    name_room = room - (fonts.length(shown.mark, "body", 24) + 16 if shown.mark else 0)
    name, size = fonts.fit(shown.name, "strong", 34, name_room, fonts.NARROWEST)
    items: list[Item] = [
        token(shown.seat, shown.letter, x + 46, middle, 60),
        Text(left, top, name, "strong", size, room=name_room),
    ]
    if shown.turn:
        items.append(answer(x + 72, middle + 24, 30, answered=False))
    if shown.mark:
        items.append(Text(right, top, shown.mark, "body", 24, p.INK_SECOND, "r"))
    for line, text in enumerate(texts, 1):
        items.append(Text(left, top + LINE * line + 2, text, "body", TEXT, p.INK_SECOND, room=room))
    if shown.won:
        items.append(Icon(crown, middle, "crown", 44, p.GOLD_DARK))
    if shown.figure:
        items.append(Text(x + width - 22, middle, shown.figure, "strong", 48, p.INK, "r"))
    return items
