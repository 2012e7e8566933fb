"""The pieces of Eldermann: goods, fields, ships, pirates, harbours, order cards, dice."""

from __future__ import annotations

from functools import lru_cache

from games.eldermann.material import MATERIALS, ORDERS
from render.eldermann import looks
from render.eldermann.layout import ORDER_HEIGHT, ORDER_WIDTH
from render.eldermann.looks import GOODS
from render.paint import palette as p
from render.paint.palette import SEATS, mix
from render.paint.scene import CARD_SHADOW, SMALL_SHADOW, Art, Icon, Item, Shadow, Shape, Sprite, Text
from render.paint.tokens import token

CANNON = "cannon"
RAISED = 40
"""Goods from this size on cast a shadow; smaller ones are printed, which keeps the files small."""


@lru_cache(64)
def _chip_art(good: str, size: int) -> Art:
    look, edge = GOODS[good], max(2, size // 18)
    inner = size - 2 * edge
    items = (
        Shape("box", (0, 0, size, size), look.line, radius=size // 4, shadow=SMALL_SHADOW if size >= RAISED else None),
        Shape("box", (edge, edge, inner, inner), look.colour, radius=size // 5),
        Icon(size // 2, size // 2, look.icon, round(size * 0.76), p.INK),
    )
    return Art(size, size, 6, items)


def chip(good: str, x: int, y: int, size: int) -> Sprite:
    """Draw a good, centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _chip_art(good, size))


def chips(goods: tuple[str, ...] | list[str], x: int, y: int, size: int, gap: int = 3) -> list[Item]:
    """Draw goods in a row, centred at x, y."""
    pitch = size + gap
    first = x - pitch * (len(goods) - 1) // 2
    return [chip(good, first + k * pitch, y, size) for k, good in enumerate(goods)]


@lru_cache(32)
def _field_art(size: int, letter: str, *, gun: bool) -> Art:
    fill, line = (looks.GUN_SLOT, looks.GUN_SLOT_LINE) if letter == "K" else (p.SLOT, looks.SLOT_LINE)
    items: list[Item] = [Shape("box", (0, 0, size, size), fill, line=line, radius=size // 4)]
    if gun:
        items.append(Icon(size // 2, size // 2, "ship_cannon", round(size * 0.84), p.INK))
    elif letter:
        items.append(Text(size // 2, size // 2, letter, "strong", max(22, size // 2), looks.SLOT_LETTER, "m"))
    return Art(size, size, 1, tuple(items))


def field(content: str, letter: str, x: int, y: int, size: int) -> Sprite:
    """Draw a field for goods with its letter, or the good or cannon on it, centred at x, y."""
    if content in GOODS:
        return chip(content, x, y, size)
    return Sprite(x - size // 2, y - size // 2, _field_art(size, letter, gun=content == CANNON))


@lru_cache(4)
def _pirates_art(strength: int, size: int) -> Art:
    items = (
        Shape("box", (0, 0, size, size), looks.PIRATE_TILE, line=looks.PIRATE_LINE, width=size // 12, radius=size // 5),
        Icon(size * 21 // 62, size // 2 + 1, "pirate_ship", size * 33 // 62, looks.PIRATE_LINE),
        Text(size * 48 // 62, size // 2 + 1, str(strength), "strong", size // 2, looks.PIRATE_INK, "m"),
    )
    return Art(size, size, 1, items)


def pirates(strength: int, x: int, y: int, size: int = 62) -> Sprite:
    """Draw a space of pirates with their strength, centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _pirates_art(strength, size))


@lru_cache(8)
def _harbour_art(good: str) -> Art:
    quay = Shape(
        "box", (0, 0, 64, 64), looks.HARBOUR, line=looks.HARBOUR_LINE, width=3, radius=14, shadow=Shadow(3, 2, 40)
    )
    return Art(64, 64, 8, (quay, chip(good, 32, 32, 44)))


def harbour(good: str, x: int, y: int) -> Sprite:
    """Draw a harbour with its city's good, centred at x, y."""
    return Sprite(x - 32, y - 32, _harbour_art(good))


@lru_cache(64)
def _ship_art(seat: int, letter: str, size: int) -> Art:
    colour, box = SEATS[seat].colour, (0, 0, size, size)
    items = (
        Shape("hull_rim", box, p.IVORY, shadow=Shadow(2, 3, 45)),
        Shape("hull_side", box, mix(colour, p.BLACK, 0.3)),
        Shape("hull_strake", box, mix(colour, p.WHITE, 0.45)),
        token(seat, letter, size // 2, round(size * 0.365), round(size * 0.7)),
    )
    return Art(size, size, 12, items)


def ship(seat: int, letter: str, x: int, y: int, size: int) -> Sprite:
    """Draw a player's cog with the token as its sail, centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _ship_art(seat, letter, size))


@lru_cache(8)
def _pirate_art(size: int) -> Art:
    ground = Icon(size // 2, size // 2, "pirate_ship", size, looks.DISC_LIGHT, ground=True)
    return Art(size, size, 4, (ground, Icon(size // 2, size // 2, "pirate_ship", size, looks.PIRATE_LINE)))


def pirate(x: int, y: int, size: int) -> Sprite:
    """Draw a pirates' ship, centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _pirate_art(size))


def amount(icon: str, value: int | str, x: int, y: int, size: int, fill: str = p.GOLD_DARK) -> list[Item]:
    """Write a number behind its icon, whose left edge is x."""
    mark = Icon(x + size // 2, y - 1, icon, size, fill)
    return [mark, Text(x + size + max(3, size // 8), y, str(value), "strong", round(size * 1.08), p.INK)]


@lru_cache(256)
def _order_art(card: str, line: str, material_id: str) -> Art:
    pays, width, height = MATERIALS[material_id].pays[card], ORDER_WIDTH, ORDER_HEIGHT
    items: list[Item] = [
        Shape("box", (0, 0, width, height), p.CARD, line=line, width=2 if line == p.INK_SECOND else 4, radius=10),
        *chips(ORDERS[card].goods, width // 2, 24, 34),
        *amount("coins", pays.taler, 6, 61, 28),
        *amount("laurel", pays.points, 62, 61, 28, looks.HONOUR),
    ]
    return Art(width, height, 1, tuple(items))


def order(card: str, x: int, y: int, material_id: str, *, fits: bool = False) -> Sprite:
    """Draw an order with its upper left corner at x, y; with a green line if it can be filled."""
    return Sprite(x, y, _order_art(card, p.LEGAL_LINE if fits else p.INK_SECOND, material_id))


DOTS = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1))}


@lru_cache(32)
def _die_art(value: int, size: int, *, attack: bool) -> Art:
    fill, edge = (looks.ATTACK, looks.ATTACK_EDGE) if attack else (looks.DEFENCE, looks.DEFENCE_EDGE)
    rim, dot = max(2, size // 36), size // 5
    items: list[Item] = [
        Shape("box", (0, 0, size, size), edge, radius=size // 5, shadow=CARD_SHADOW),
        Shape("box", (rim, rim, size - 2 * rim, size - 2 * rim), mix(fill, p.WHITE, 0.25), radius=size // 6),
        Shape("box", (rim, 2 * rim, size - 2 * rim, size - 3 * rim), fill, radius=size // 6),
    ]
    if value not in DOTS:
        items.append(
            Text(size // 2, size // 2, "?" if value < 0 else str(value), "strong", size * 2 // 3, p.IVORY, "m")
        )
    for dx, dy in DOTS.get(value, ()):
        x, y = size // 2 + dx * size // 4, size // 2 + dy * size // 4
        items.append(Shape("circle", (x - dot // 2, y - dot // 2, dot, dot), p.IVORY))
    return Art(size, size, 12, tuple(items))


def die(value: int, x: int, y: int, size: int, *, attack: bool) -> Sprite:
    """Draw a die, centred at x, y; -1 is one that has not been thrown, and a face without dots has its 0."""
    return Sprite(x - size // 2, y - size // 2, _die_art(value, size, attack=attack))


@lru_cache(16)
def _sail_art(number: int, width: int, height: int, *, locked: bool, chosen: bool) -> Art:
    fill, line, edge = (looks.LOCKED, looks.LOCKED_LINE, 3) if locked else (p.CARD, p.INK_SECOND, 3)
    if chosen:
        line, edge = p.GOLD, 6
    size = height // 2
    items: list[Item] = [
        Shape("box", (0, 0, width, height), fill, line=line, width=edge, radius=width // 8, shadow=CARD_SHADOW),
        Text(width // 2, height * 34 // 100, str(number), "strong", size, looks.LOCKED_INK if locked else p.INK, "m"),
    ]
    icon = ("lock", looks.LOCKED_INK) if locked else ("square_sail", "#2F6F86")
    items.append(Icon(width // 2, height * 74 // 100, icon[0], height * 40 // 100, icon[1]))
    return Art(width, height, 12, tuple(items))


def sail(number: int, x: int, y: int, width: int, height: int, *, locked: bool = False, chosen: bool = False) -> Sprite:
    """Draw a sailing card with its upper left corner at x, y."""
    return Sprite(x, y, _sail_art(number, width, height, locked=locked, chosen=chosen))


@lru_cache(32)
def _rogue_art(icon: str) -> Art:
    card = Shape("box", (0, 0, 34, 46), p.BACK, line=p.BACK_RIM, width=3, radius=7, shadow=SMALL_SHADOW)
    return Art(34, 46, 6, (card, Icon(17, 23, icon, 26, p.BACK_EMBLEM)))


def rogue(card: str, x: int, y: int) -> Sprite:
    """Draw a small Spelunke card, open or, for an empty name, face down; x, y is its middle."""
    return Sprite(x - 17, y - 23, _rogue_art(looks.rogue_icon(card) if card else "skull_crossbones"))
