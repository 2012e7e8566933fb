"""Small pictures for the rulebook, made of the same pieces as the board."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from games.eldermann.material import BUILDINGS, CITIES, MATERIALS, NUMBERS, TILES
from render.eldermann import looks
from render.eldermann.disc import arrow, disc
from render.eldermann.hand import ROGUE_HEIGHT, rogue_card, sector_row
from render.eldermann.pieces import amount, die, field, harbour, order, pirate, pirates, sail, ship
from render.eldermann.routes import HEADS
from render.eldermann.seats import tile
from render.frames import VIGNETTE_WIDTH, small_text, step_arrow, vignette
from render.paint import palette as p
from render.paint.scene import PANEL_SHADOW, Icon, Item, Scene, Shape, Text
from render.paint.tokens import token
from render.painter import Legend

CELL = 108
EVENTS = {"order": "order", "goods": "goods-event", "storm": "storm", "pirates": "pirates"}
"""The words for each kind of sector."""


def _plus(x: int, y: int) -> Text:
    return Text(x, y, "+", "strong", 48, p.INK_SECOND, "m")


def _start(legend: Legend) -> int:
    """Return where the arrow starts at A."""
    return MATERIALS[legend.material_id].starts["A"]


def setup(legend: Legend) -> Scene:
    """Show a home city, the two goods at the start, and an order that lies open."""
    home = CITIES[0]
    items: list[Item] = [
        Shape("box", (60, 84, 220, 176), p.CARD, line=p.INK_SECOND, width=3, radius=18, shadow=PANEL_SHADOW),
        Shape("top", (63, 87, 214, 54), looks.GOODS[home.good].pale, radius=15),
        Text(170, 116, legend.words.text(f"city-{home.key}"), "head", 32, p.INK, "m", 190),
        harbour(home.good, 126, 202),
        token(0, "A", 214, 202, 64),
        small_text(legend, "chapter-home", 170, 316, 270),
    ]
    items += [field(home.good, "W", 410 + 72 * k, 130, 62) for k in range(NUMBERS["goods_at_start"])]
    items += [Icon(482 - 36, 204, "cog_ship", 60, p.INK_SECOND), small_text(legend, "chapter-goods", 446, 316, 280)]
    items += [order("VI-BF", 600, 106, legend.material_id), order("VI-G", 600, 200, legend.material_id)]
    items += [small_text(legend, "chapter-orders", 659, 316, 170)]
    items += [
        *disc(legend.material_id, 862, 158, 104),
        *arrow(_start(legend), 862, 158, 104),
        small_text(legend, "chapter-arrow", 862, 316, 210),
    ]
    return vignette([*items, Text(500, 378, legend.words.text("pic-chapter-setup"), "body", 29, p.INK, "m", 920)])


def planning(legend: Legend) -> Scene:
    """Show two sailing cards, their sum, and the arrow two sectors on."""
    items: list[Item] = [
        sail(3, 64, 96, 110, 164),
        _plus(202, 178),
        sail(5, 230, 96, 110, 164),
        step_arrow(400, 178),
        Text(520, 160, "8", "strong", 120, p.INK, "m"),
        small_text(legend, "chapter-moves", 520, 246, 190),
        Icon(668, 148, "reload", 58, looks.HONOUR),
        Text(668, 212, "+2", "strong", 44, looks.HONOUR, "m"),
        *disc(legend.material_id, 856, 176, 116),
        *arrow(_start(legend) + 2, 856, 176, 116),
    ]
    return vignette([*items, Text(500, 362, legend.words.text("pic-chapter-planning"), "body", 29, p.INK, "m", 920)])


def events(legend: Legend) -> Scene:
    """Show the disc and what its kinds of sectors bring."""
    items = [*disc(legend.material_id, 222, 220, 180), *arrow(_start(legend) + 3, 222, 220, 180)]
    first = {sector[0]: sector for sector in reversed(MATERIALS[legend.material_id].sectors)}
    for k, (kind, key) in enumerate(EVENTS.items()):
        y = 76 + 96 * k
        items += sector_row(first[kind], legend, 444, y - 14, 500) if kind in first else []
        items.append(Text(488, y + 26, legend.words.text(f"pic-chapter-{key}"), "body", 25, p.INK_SECOND, room=480))
    return vignette(items)


def sailing(legend: Legend) -> Scene:
    """Show two ways to a harbour: straight through pirates, and around them."""
    left, top, columns = 60, 46, 8
    items: list[Item] = [
        Shape("box", (left - 10, top - 10, columns * CELL + 20, 2 * CELL + 20), looks.SEA[3], radius=20)
    ]
    items += [Shape("box", (left + k * CELL, top, 2, 2 * CELL), looks.FOAM, opacity=33) for k in range(columns + 1)]
    items += [Shape("box", (left, top + k * CELL, columns * CELL, 2), looks.FOAM, opacity=33) for k in range(3)]

    def at(column: int, row: int) -> tuple[int, int]:
        return left + column * CELL + CELL // 2, top + row * CELL + CELL // 2

    (x0, y0), (x1, y1) = at(0, 0), at(7, 0)
    items += _way((x0, y0 - 8), (x1 - 66, y0 - 8), looks.ROUTES[1], HEADS[1, 0])
    detour = [at(0, 0), at(0, 1), at(7, 1)]
    items += [_bar(a, b, looks.ROUTES[0]) for a, b in pairwise(detour)]
    items += [
        _bar(at(7, 1), (x1, y1 + 70), looks.ROUTES[0]),
        Shape(f"head_{HEADS[0, -1]}", (x1 - 16, y1 + 44, 32, 26), looks.ROUTES[0]),
    ]
    items += [pirates(1, *at(4, 0), 84), harbour("beer", x1, y1), ship(1, "B", x0, y0 - 2, 100)]
    for number, (x, y) in enumerate((at(2, 0), at(3, 1)), 1):
        items += [
            Shape("circle", (x - 24, y - 24, 48, 48), looks.ROUTES[2 - number], line=p.LEGAL, width=3),
            Text(x, y, str(number), "strong", 32, p.WHITE, "m"),
        ]
    for number in (1, 2):
        text = legend.words.text(f"pic-chapter-route-{number}")
        y = 312 + 56 * (number - 1)
        items += [
            Shape("circle", (56, y - 20, 40, 40), looks.ROUTES[2 - number]),
            Text(76, y, str(number), "strong", 28, p.WHITE, "m"),
            Text(112, y, text, "body", 29, p.INK, room=830),
        ]
    return vignette(items)


def _bar(a: tuple[int, int], b: tuple[int, int], colour: str) -> Shape:
    box = (min(a[0], b[0]) - 6, min(a[1], b[1]) - 6, abs(a[0] - b[0]) + 12, abs(a[1] - b[1]) + 12)
    return Shape("box", box, colour, radius=6)


def _way(a: tuple[int, int], b: tuple[int, int], colour: str, head: str) -> list[Item]:
    return [_bar(a, b, colour), Shape(f"head_{head}", (b[0], b[1] - 16, 26, 32), colour)]


def trade(legend: Legend) -> Scene:
    """Show an order that is filled, and the prices of the market."""
    pays = MATERIALS[legend.material_id].pays["MA-FC"]
    items: list[Item] = [
        field("fish", "W", 92, 126, 66),
        field("cloth", "W", 168, 126, 66),
        Icon(130, 196, "cog_ship", 58, p.INK_SECOND),
        step_arrow(262, 146),
        order("MA-FC", 322, 106, legend.material_id),
        step_arrow(500, 146),
        *amount("coins", f"+{pays.taler}", 556, 122, 44),
        *amount("laurel", f"+{pays.points}", 556, 176, 44, looks.HONOUR),
        *amount("trophy", "+1", 556, 230, 44, p.INK),
        small_text(legend, "chapter-fill", 330, 292, 560),
    ]
    x = 862
    for k, (key, price) in enumerate((("sell", "sell_price"), ("buy", "buy_price"), ("cannon", "cannon_price"))):
        y = 86 + 66 * k
        items += [
            Text(x - 44, y, legend.words.text(f"pic-chapter-{key}"), "body", 30, p.INK, "r", 170),
            *amount("coins", NUMBERS[price], x - 24, y, 36),
        ]
    return vignette([*items, Text(500, 352, legend.words.text("pic-chapter-trade"), "body", 29, p.INK, "m", 920)])


def building(legend: Legend) -> Scene:
    """Show the six tiles as built and as upgraded, with their names and prices."""
    items: list[Item] = []
    pitch = (VIGNETTE_WIDTH - 140) // len(TILES)
    for k, (level, price) in enumerate(((1, "build_price"), (2, "upgrade_price"))):
        items += amount("coins", NUMBERS[price], 40, 112 + 142 * k, 40)
        if level == len(BUILDINGS["school"]) - 1:
            items += [Icon(66, 300, "package_variant", 36, p.INK_SECOND)]
    for place, name in enumerate(TILES):
        x = 116 + pitch * place + pitch // 2
        for level in (1, 2)[: len(BUILDINGS[name]) - 1]:
            y = 112 + 142 * (level - 1)
            items.append(tile(place, level, x - 40, y - 52, 80))
            items.append(
                Text(x, y + 44, legend.words.text(f"building-{BUILDINGS[name][level]}"), "body", 24, p.INK, "m", pitch)
            )
    for k, key in enumerate(("building", "permit")):
        items.append(Text(500, 350 + 44 * k, legend.words.text(f"pic-chapter-{key}"), "body", 28, p.INK, "m", 920))
    return vignette(items)


def fights(legend: Legend) -> Scene:
    """Spell out a fight with pirates: 2 and strength 1 against 1 and one cannon."""
    items: list[Item] = []
    for side, x in ((0, 60), (1, 560)):
        middle = x + 180
        items += [
            Text(middle - 10, 60, legend.words.text(("pic-attack", "pic-defence")[side]), "head", 36, p.INK, "m", 300),
            die(2 - side, x + 130, 184, 112, attack=side == 0),
            _plus(x + 222, 184),
            Shape("box", (x + 258, 140, 88, 88), p.CARD, line=p.INK_SECOND, width=3, radius=16),
            Icon(x + 302, 184, ("skull_crossbones", "ship_cannon")[side], 66, p.INK),
        ]
        items.append(pirate(x + 8, 190, 92) if side == 0 else ship(1, "B", x + 8, 186, 92))
        items.append(Text(x + 222, 286, str(3 - side), "strong", 68, p.GOLD_DARK if side == 0 else p.INK, "m"))
    items += [
        Text(532, 282, ":", "strong", 60, p.INK_SECOND, "m"),
        Text(500, 344, legend.words.text("pic-chapter-fight"), "body", 29, p.INK, "m", 920),
        Text(500, 390, legend.words.text("pic-chapter-odds"), "body", 27, p.INK_SECOND, "m", 920),
    ]
    return vignette(items)


def rogues(legend: Legend) -> Scene:
    """Show three Spelunke cards with the window in which they are played."""
    items: list[Item] = []
    for place, card in enumerate(("curse", "sails1", "ward2")):
        items += rogue_card(card, (40 + 312 * place, 96, 296, ROGUE_HEIGHT), legend, now=place == 1)
    text = legend.words.text("pic-chapter-rogues")
    return vignette([*items, Text(500, 322, text, "body", 29, p.INK, "m", 920)])


CHAPTERS: dict[str, Callable[[Legend], Scene]] = {
    "setup": setup,
    "planning": planning,
    "events": events,
    "sailing": sailing,
    "trade": trade,
    "building": building,
    "fights": fights,
    "rogues": rogues,
}
