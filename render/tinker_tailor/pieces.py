"""The pieces of Tinker Tailor: goods, money, pirate cards, coins, backs, piles and role discs."""

from __future__ import annotations

from functools import lru_cache

from games.tinker_tailor.material import GOODS, MATERIALS, Material
from games.tinker_tailor.state import COVERED
from games.tinker_tailor.voice import labels
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import CARD_SHADOW, SMALL_SHADOW, Art, Icon, Item, Shape, Sprite, Text
from render.painter import Legend
from render.tinker_tailor.looks import (
    BACKS,
    COIN_RIM,
    GOODS_LOOKS,
    HIDDEN_ICON,
    MONEY_FACE,
    ROLE_ICONS,
    ROLE_PLATE,
)

MARGIN = 12  # room for a card's shadow


def role_name(role: str, legend: Legend) -> str:
    """Name a role."""
    return legend.words.text(f"role-{role}")


def role_text(role: str, legend: Legend, *, keep: bool = True) -> str:
    """Tell what a role does, as its card says; `keep` is the option that the Jailer keeps what others lose."""
    return labels.role_text(role, legend.words, material(legend), keep=keep)


def material(legend: Legend) -> Material:
    """Return what the cards of the set say that is played with."""
    return MATERIALS[legend.material_id]


def good_name(kind: str, legend: Legend) -> str:
    """Name a kind of goods as a heading."""
    return legend.words.text(f"card-{kind}")


def card_name(kind: str, legend: Legend) -> str:
    """Name a single goods card."""
    key = f"pic-card-{kind}"
    return legend.words.text(key) if legend.words.has(key) else good_name(kind, legend)


@lru_cache(64)
def _coin_art(value: str, size: int) -> Art:
    rim, line = max(2, size // 24), max(3, size // 14)
    inner = size - 2 * rim
    items = (
        Shape("circle", (0, 0, size, size), p.GOLD_DARK, shadow=SMALL_SHADOW),
        Shape("circle", (rim, rim, inner, inner), p.GOLD, line=COIN_RIM, width=line),
        Text(size // 2, size // 2, value, "strong", max(fonts.SMALLEST, size * 17 // 25), p.INK, "m"),
    )
    return Art(size, size, 6, items)


def coin(value: int | str, x: int, y: int, size: int) -> Sprite:
    """Draw a gold coin with a number, centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _coin_art(str(value), size))


@lru_cache(64)
def _good_art(kind: str, size: int, *, off: bool) -> Art:
    look = GOODS_LOOKS[kind]
    disc = Shape("circle", (0, 0, size, size), p.SLOT if off else look.tint)
    return Art(
        size, size, 1, (disc, Icon(size // 2, size // 2, look.icon, size * 7 // 10, p.OFF_LINE if off else look.dark))
    )


def good(kind: str, x: int, y: int, size: int, *, off: bool = False) -> Sprite:
    """Draw the mark of a kind of goods, pale if none is meant, centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _good_art(kind, size, off=off))


@lru_cache(64)
def _role_art(role: str, size: int) -> Art:
    disc = Shape("circle", (0, 0, size, size), ROLE_PLATE)
    return Art(size, size, 1, (disc, Icon(size // 2, size // 2, ROLE_ICONS[role], size * 3 // 4)))


def role_disc(role: str, x: int, y: int, size: int) -> Sprite:
    """Draw the mark of a role, centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _role_art(role, size))


@lru_cache(128)
def _goods_art(kind: str, name: str, cost: int, width: int, height: int) -> Art:
    look, wide = GOODS_LOOKS[kind], width > 120
    strip, price = (44, 70) if wide else (40, 62)
    if height < 200:
        strip, price = 40, 52
    role, room, middle = "strong" if wide else "body", width - 10, width // 2
    low = height - 12 - price
    disc = min(width - 14, low - strip - 12)
    items = (
        Shape("box", (0, 0, width, height), p.CARD, line=p.INK_SECOND, width=3, radius=13, shadow=CARD_SHADOW),
        Shape("top", (3, 3, width - 6, strip), look.colour, radius=10),
        Text(middle, 3 + strip // 2, name, role, 27 if wide else 25, look.ink, "m", room),
        good(kind, middle, 3 + (strip + low) // 2, disc),
        coin(cost, middle, low + price // 2, price),
    )
    return Art(width, height, MARGIN, items)


@lru_cache(64)
def _money_art(value: str, width: int, height: int) -> Art:
    tall = height > 120
    size = min(width - 24, height - 66) if tall else min(width, height) - 16
    items: list[Item] = [
        Shape("box", (0, 0, width, height), MONEY_FACE, line=p.GOLD_DARK, width=3, radius=13, shadow=CARD_SHADOW),
        coin(value, width // 2, (height - 36) // 2 + 2 if tall else height // 2, size),
    ]
    for k in range(int(value) if tall else 0):
        x = width // 2 + (2 * k - int(value) + 1) * 9
        items.append(Shape("circle", (x - 6, height - 31, 12, 12), p.GOLD_DARK))
    return Art(width, height, MARGIN, tuple(items))


@lru_cache(8)
def _pirate_art(word: str, width: int, height: int) -> Art:
    items = (
        Shape("box", (0, 0, width, height), p.TABLE_PANEL, line=p.BLACK, width=3, radius=13, shadow=CARD_SHADOW),
        Shape("box", (9, 9, width - 18, height - 18), "", line=p.STEEL_LINE, width=2, radius=8),
        Icon(width // 2, height // 2 - 18, "skull_crossbones", width - 36, p.STEEL_TEXT),
        Text(width // 2, height - 38, word, "body", 26, p.STEEL_TEXT, "m", width - 34),
    )
    return Art(width, height, MARGIN, items)


@lru_cache(8)
def _place_art(width: int, height: int) -> Art:
    return Art(width, height, 1, (Shape("box", (0, 0, width, height), p.SLOT, line=p.HAIRLINE, radius=13),))


def card(kind: str, legend: Legend, x: int, y: int, size: tuple[int, int]) -> Sprite:
    """Draw a card of the market: goods, money, a pirate card, or an empty place."""
    if kind == COVERED:
        return Sprite(x, y, _pirate_art(role_name("pirate", legend), *size))
    if not kind:
        return Sprite(x, y, _place_art(*size))
    if kind in GOODS:
        cost = material(legend).prices[kind]
        return Sprite(x, y, _goods_art(kind, card_name(kind, legend), cost, *size))
    return Sprite(x, y, _money_art(kind, *size))


@lru_cache(16)
def _back_art(deck: str, width: int, height: int) -> Art:
    look = BACKS[deck]
    small = width < 60
    items = (
        Shape("box", (0, 0, width, height), look.face, line=p.BACK_RIM, width=2 if small else 3, radius=width // 7),
        Icon(width // 2, height // 2, look.icon, width * (62 if small else 50) // 100, p.BACK_EMBLEM),
    )
    return Art(width, height, 1, items)


def back(deck: str, x: int, y: int, width: int, height: int) -> Sprite:
    """Draw a card of a deck face down, centred at x, y."""
    return Sprite(x - width // 2, y - height // 2, _back_art(deck, width, height))


@lru_cache(4)
def _hidden_role_art(width: int, height: int) -> Art:
    items = (
        Shape("box", (0, 0, width, height), p.STEEL, line=p.STEEL_LINE, width=2, radius=width // 6),
        Icon(width // 2, height // 2, HIDDEN_ICON, width * 3 // 4, p.STEEL_TEXT),
    )
    return Art(width, height, 1, items)


def hidden_role(x: int, y: int, height: int) -> Sprite:
    """Draw a role card face down, centred at x, y."""
    width = height * 3 // 4
    return Sprite(x - width // 2, y - height // 2, _hidden_role_art(width, height))


def pile(deck: str, count: int, x: int, y: int, width: int, height: int) -> list[Item]:
    """Draw a draw pile with its number of cards; x, y is the top left corner of its top card."""
    look, middle = BACKS[deck], x + width // 2
    if not count:
        slot = Shape("box", (x, y, width, height), p.SLOT, line=p.HAIRLINE, radius=12)
        return [slot, Text(middle, y + height // 2, "0", "strong", 38, p.INK_SECOND, "m")]
    edges = [Shape("box", (x + k, y - k, width, height), look.edge, line=p.BACK_RIM, radius=12) for k in (8, 4)]
    if count == 1:
        edges = []
    return [
        *edges,
        Shape("box", (x, y, width, height), look.face, line=p.BACK_RIM, width=3, radius=12),
        Icon(middle, y + height * 3 // 10, look.icon, height * 44 // 100, p.BACK_EMBLEM),
        Text(middle, y + height * 3 // 4, str(count), "strong", 38, p.ON_STRIP, "m", width - 10),
    ]
