"""The table below what a seat holds: a small chart with all ships, and the towns with their orders, or the seats."""

from __future__ import annotations

from functools import lru_cache

from games.eldermann.chart import COLUMNS, FAR, Chart
from games.eldermann.material import CITIES, ORDERS
from games.eldermann.state import Eldermann
from games.eldermann.voice.around import SEATS, TOWNS, distance_to
from games.eldermann.voice.seats import place_of
from render.eldermann import facts, looks
from render.eldermann.disc import at, disc
from render.eldermann.own_frame import WIDTH
from render.eldermann.pieces import CANNON, chip, field
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import Art, Backdrop, Box, Icon, Item, Region, Scene, Shape, Sprite, Text
from render.paint.tokens import band, token
from render.painter import Legend

CELL, EDGE, TOP, GAP = 36, 16, 6, 8
SIDE = len(COLUMNS) * CELL
SHEET: Box = (EDGE, TOP, SIDE + 12, SIDE + 12)
LEFT = SHEET[0] + SHEET[2] + GAP
HEIGHT = TOP + SHEET[3] + EDGE
TOWN_WIDTH, TOWN_HEIGHT = (WIDTH - EDGE - LEFT - GAP) // 2, (SHEET[3] - 3 * GAP) // 4
SMALL = 24
START = 0.19
"""Of the radius of the disc: where its starts are named, within the hub."""
NEST = ((-9, -9), (9, 9), (9, -9), (-9, 9))


def table_picture(view: Eldermann, seat: int, legend: Legend) -> Scene | None:
    """Draw the chart small, with what the question needs beside it; the picture of a voyage shows it all already."""
    if seat not in legend.asked or view.result or view.section not in (*TOWNS, *SEATS):
        return None
    regions = [_disc(view) if view.section == "choose_arrow" else _chart(view, seat, legend)]
    if view.section in TOWNS:
        regions += [_town(view, seat, index, legend) for index in range(len(CITIES))]
    else:
        regions += [_seat(view, other, legend, own=other == seat) for other in range(view.seats)]
    return Scene(Backdrop(WIDTH, HEIGHT), tuple(regions))


def _disc(view: Eldermann) -> Region:
    """Draw the disc large for the player who sets its arrow, with the two places for it."""
    x, y, width, height = SHEET
    radius, across, down = width // 2 - 12, x + width // 2, y + height // 2
    items = disc(view.material_id, across, down, radius)
    for name, place in view.material.starts.items():
        right, low = at(place, START, across, down, radius)
        items.append(Shape("circle", (right - 20, low - 20, 40, 40), p.GOLD, line=p.GOLD_DARK, width=2))
        items.append(Text(right, low, name, "strong", 28, p.INK, "m"))
    return Region("chart", (0, 0, LEFT - GAP // 2, HEIGHT), tuple(items))


# The chart


def _chart(view: Eldermann, seat: int, legend: Legend) -> Region:
    """Draw land, pirates and harbours, and on them the ships; the own one has a golden ring."""
    x, y, _, _ = SHEET
    items: list[Item] = [Sprite(x, y, _sea_art(view.chart))]
    for cell in dict.fromkeys(filter(None, view.ships)):
        fleet, (across, down) = facts.ships_on(view, cell), _centre(cell)
        size = 34 if len(fleet) == 1 else 26
        for place, other in enumerate(fleet):
            dx, dy = NEST[place] if len(fleet) > 1 else (0, 0)
            middle = x + across + dx, y + down + dy
            if other == seat:
                ring = size + 8
                items.append(Shape("circle", (middle[0] - ring // 2, middle[1] - ring // 2, ring, ring), p.GOLD))
            items.append(token(other, legend.letter(other)[-1], *middle, size))
    return Region("chart", (0, 0, LEFT - GAP // 2, HEIGHT), tuple(items))


def _centre(cell: str) -> tuple[int, int]:
    """Give the middle of a cell on the small chart."""
    return 6 + COLUMNS.index(cell[0]) * CELL + CELL // 2, 6 + (int(cell[1:]) - 1) * CELL + CELL // 2


@lru_cache(8)
def _sea_art(chart: Chart) -> Art:
    """Lay out what never changes on a chart."""
    size = SHEET[2]
    items: list[Item] = [
        Shape("box", (0, 0, size, size), looks.LAND, line=looks.COAST, width=3, radius=16),
        Shape("box", (6, 6, SIDE, SIDE), looks.SEA[2], radius=8),
    ]
    for k in range(1, len(COLUMNS)):
        items.append(Shape("box", (6 + k * CELL, 6, 1, SIDE), looks.FOAM, opacity=40))
        items.append(Shape("box", (6, 6 + k * CELL, SIDE, 1), looks.FOAM, opacity=40))
    items += [_square(cell, looks.LAND, looks.COAST) for cell in chart.land]
    for cell, strength in chart.pirates.items():
        items += [_square(cell, looks.PIRATE_TILE, looks.PIRATE_LINE), _number(cell, strength)]
    for city, cell in zip(CITIES, chart.harbour, strict=True):
        items += [_square(cell, looks.HARBOUR, looks.HARBOUR_LINE), chip(city.good, *_centre(cell), 26)]
    return Art(size, size, 2, tuple(items))


def _square(cell: str, fill: str, line: str) -> Shape:
    x, y = _centre(cell)
    return Shape("box", (x - 17, y - 17, 34, 34), fill, line=line, width=2, radius=9)


def _number(cell: str, strength: int) -> Text:
    return Text(*_centre(cell), str(strength), "strong", SMALL, looks.PIRATE_INK, "m")


# The towns


def _town(view: Eldermann, seat: int, index: int, legend: Legend) -> Region:
    """Draw a town: its good and name, who lives there, how far it is, and below that its orders and free goods."""
    x = LEFT + (index % 2) * (TOWN_WIDTH + GAP)
    y = TOP + (index // 2) * (TOWN_HEIGHT + GAP)
    city, far = CITIES[index], distance_to(view, seat, index)
    items: list[Item] = [
        Shape("box", (x, y, TOWN_WIDTH, TOWN_HEIGHT), p.PANEL, line=looks.COAST, width=2, radius=14),
        Shape("top", (x + 2, y + 2, TOWN_WIDTH - 4, 42), looks.GOODS[city.good].pale, radius=12),
        chip(city.good, x + 26, y + 23, 34),
        Text(x + 50, y + 23, legend.words.text(f"city-{city.key}"), "head", 27, p.INK, room=140),
    ]
    if index in view.homes:
        owner = view.homes.index(index)
        items.append(token(owner, legend.letter(owner), x + TOWN_WIDTH - 102, y + 23, 34))
    if far not in (0, FAR):
        items.append(Icon(x + TOWN_WIDTH - 64, y + 22, "cog_ship", 28, p.INK_SECOND))
        items.append(Text(x + TOWN_WIDTH - 12, y + 23, str(far), "strong", 28, p.INK, "r"))
    left, size = x + 8, 26 if len(view.orders[index]) > 1 else 36
    for card in view.orders[index]:
        items += _order(view, card, left, y + TOWN_HEIGHT // 2 + 22, size)
        left += _width(card, size) + GAP
    items += [chip(good, x + TOWN_WIDTH - 92 - 24 * k, y + 23, 22) for k, good in enumerate(view.harbour[index])]
    return Region(f"town-{city.key}", (x - 2, y - 2, TOWN_WIDTH + 4, TOWN_HEIGHT + 4), tuple(items))


def _order(view: Eldermann, card: str, x: int, y: int, size: int) -> list[Item]:
    """Draw an order in a line: its goods, what it pays in Taler and in reputation."""
    goods, pays = ORDERS[card].goods, view.material.pays[card]
    items: list[Item] = [chip(good, x + size // 2 + (size + 1) * k, y, size) for k, good in enumerate(goods)]
    left, step, text = x + (size + 1) * len(goods) + 4, _step(size), max(SMALL, size * 5 // 6)
    for k, (icon, count, ink) in enumerate((("coins", pays.taler, p.GOLD_DARK), ("laurel", pays.points, looks.HONOUR))):
        items.append(Icon(left + size * 3 // 7 + step * k, y, icon, size * 4 // 5, ink))
        items.append(Text(left + size * 9 // 10 + step * k, y, str(count), "strong", text, p.INK))
    return items


def _step(size: int) -> int:
    """Give the width of a number with its icon."""
    return size * 10 // 7


def _width(card: str, size: int) -> int:
    """Give the width of an order, whose goods are of this size."""
    return (size + 1) * len(ORDERS[card].goods) + 4 + 2 * _step(size)


# The seats


def _seat(view: Eldermann, seat: int, legend: Legend, *, own: bool) -> Region:
    """Draw a seat in a row: who and where, reputation and Taler, and what lies aboard and in the Kontor."""
    x, width = LEFT, WIDTH - EDGE - LEFT
    y = TOP + seat * (TOWN_HEIGHT + GAP)
    line, middle = p.GOLD if own else p.TABLE_EDGE, y + TOWN_HEIGHT // 2
    name = legend.name(seat)
    items: list[Item] = [
        Shape("box", (x, y, width, TOWN_HEIGHT), p.PANEL, line=line, width=4 if own else 2, radius=14),
        *band(seat, (x + 4, y + 4, 64, TOWN_HEIGHT - 8), 11),
        token(seat, legend.letter(seat), x + 36, middle, 48),
        Text(x + 80, middle - 20, name, fonts.roomiest(name, SMALL, 170), 28, p.INK, room=170),
        Text(x + 80, middle + 20, place_of(view, seat, legend.words), "body", SMALL, p.INK_SECOND, room=170),
    ]
    for k, (icon, count, ink) in enumerate(
        (("laurel", view.points[seat], looks.HONOUR), ("coins", view.taler[seat], p.GOLD_DARK))
    ):
        items += [
            Icon(x + 276, middle - 20 + 40 * k, icon, 28, ink),
            Text(x + 296, middle - 20 + 40 * k, str(count), "strong", 28, p.INK, room=48),
        ]
    items += _goods_row("cog_ship", [CANNON] * view.guns[seat] + view.cargo(seat), x + 366, middle - 20)
    items += _goods_row("home", view.kontor[seat], x + 366, middle + 20)
    return Region(f"seat-{seat}", (x - 2, y - 2, width + 4, TOWN_HEIGHT + 4), tuple(items))


def _goods_row(icon: str, held: list[str], x: int, y: int) -> list[Item]:
    """Lay what lies aboard or in the Kontor behind its icon."""
    pitch = min(34, 250 // max(1, len(held)))
    return [
        Icon(x, y, icon, 30, p.INK_SECOND),
        *(field(one, "K", x + 36 + pitch * k, y, 30) for k, one in enumerate(held)),
    ]
