"""The private picture of trade and building: the town, the own ship and Kontor with their room, what can be built."""

from __future__ import annotations

from games.eldermann.material import BUILDINGS, CITIES, NUMBERS, ORDERS, TILES
from games.eldermann.sections.market import orders_left, sales_left
from games.eldermann.sections.trading import works
from games.eldermann.state import Eldermann
from render.eldermann import looks
from render.eldermann.looks import GOODS
from render.eldermann.own_frame import FOOT, LEFT, RIGHT, TOP, WIDTH, frame, part
from render.eldermann.pieces import amount, chip, field, order
from render.eldermann.seats import NO_LIMIT, ship_fields, tile
from render.eldermann.towns import free_goods
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import PANEL_SHADOW, Icon, Item, Scene, Shape, Text
from render.painter import Legend

TOWN = (32, 30, 306, 230)
SHIP = (352, 30, 716, 230)
CITY = (32, 276, 1036, 172)
FIELD, PITCH = 52, 58
BESIDE, BELOW, LAST = 345, 268, 458
"""Where the part of the ship, that of the own city and that of the cards begin."""
HEIGHT = 490


def market(view: Eldermann, seat: int, legend: Legend) -> Scene:
    """Draw all that a turn at the market needs."""
    parts = [
        part("town", LEFT, TOP, BESIDE, BELOW, _town(view, seat, legend)),
        part("ship", BESIDE, TOP, RIGHT, BELOW, _ship(view, seat, legend)),
        part("city", LEFT, BELOW, RIGHT, LAST, _city(view, seat, legend)),
    ]
    held = view.rogues_of(seat)
    height = HEIGHT + 34 if held else HEIGHT
    if held:
        names = ", ".join(legend.words.text(f"rogue-{card}") for card in sorted(held))
        cards: list[Item] = [
            Icon(58, 476, "cards", 34, p.BACK),
            Text(86, 476, names, "body", 27, p.INK, room=WIDTH - 130),
        ]
        parts.append(part("rogues", LEFT, LAST, RIGHT, height - FOOT, cards))
    return frame(height, parts, [_panel(box) for box in (TOWN, SHIP, CITY)])


def _panel(box: tuple[int, int, int, int]) -> Shape:
    return Shape("box", box, p.PANEL, line=p.HAIRLINE, radius=16, shadow=PANEL_SHADOW)


def _town(view: Eldermann, seat: int, legend: Legend) -> list[Item]:
    """Draw the town where the ship lies, with its price, orders and free goods; or the open sea."""
    x, y, width, height = TOWN
    index = view.city(seat)
    if index < 0:
        text = legend.words.text("pic-at-sea", cell=view.ships[seat])
        boat = Icon(x + width // 2, y + 84, "sail_boat", 96, looks.SEA[4])
        return [boat, Text(x + width // 2, y + 168, text, "head", 32, p.INK, "m", 280)]
    good = CITIES[index].good
    goods = {*view.cargo(seat), *(view.kontor[seat] if index == view.homes[seat] else ())}
    drawn: list[Item] = [
        Shape("top", (x + 3, y + 3, width - 6, 66), GOODS[good].pale, radius=13),
        chip(good, x + 40, y + 36, 48),
        Text(x + 76, y + 37, legend.words.text(f"city-{CITIES[index].key}"), "head", 34, p.INK, room=150),
    ]
    if view.harbour[index]:
        drawn += free_goods(view.harbour[index], x + width - 46, y + 37)
    for k in range(NUMBERS["order_slots"]):
        left = x + 24 + k * 140
        cards = view.orders[index]
        if k < len(cards):
            drawn.append(order(cards[k], left, y + 86, view.material_id, fits=goods.issuperset(ORDERS[cards[k]].goods)))
        else:
            drawn.append(Shape("box", (left, y + 86, 118, 82), p.SLOT, line=looks.SLOT_LINE, radius=10))
    text = legend.words.text("pic-limits", sales=sales_left(view, seat), orders=orders_left(view, seat))
    return [*drawn, Text(x + width // 2, y + height - 28, text, "body", 26, p.INK_SECOND, "m", width - 24)]


def _ship(view: Eldermann, seat: int, legend: Legend) -> list[Item]:
    """Draw the fields of ship and Kontor large, and the purse."""
    x, y, _, _ = SHIP
    items: list[Item] = [Icon(x + 40, y + 54, "cog_ship", 54, p.INK_SECOND)]
    before, gap = "W", 0
    for k, (letter, held) in enumerate(ship_fields(view, seat)):
        gap += 10 if letter != before else 0
        before = letter
        items.append(field(held, letter, x + 108 + k * PITCH + gap, y + 54, FIELD))
    items.append(Icon(x + 40, y + 122, "home", 50, p.INK_SECOND))
    stored = view.kontor[seat]
    places = range(max(view.kontor_room(seat), len(stored)))
    items += [field((stored[k : k + 1] or [""])[0], "", x + 108 + k * PITCH, y + 122, FIELD) for k in places]
    items += amount("coins", view.taler[seat], x + 18, y + 192, 42)
    if view.taler_room(seat) < NO_LIMIT:
        left = x + 72 + fonts.length(str(view.taler[seat]), "strong", 45)
        items.append(Text(left, y + 194, f"/ {view.taler_room(seat)}", "body", 30, p.INK_SECOND))
    items += amount("trophy", view.permits(seat), x + 224, y + 192, 42, p.INK)
    items += amount("laurel", view.points[seat], x + 352, y + 192, 42, looks.HONOUR)
    title = legend.words.text(f"title-{view.title(seat)}")
    return [*items, Text(x + 694, y + 193, title, "strong", 30, looks.HONOUR, "r", 190)]


def _city(view: Eldermann, seat: int, legend: Legend) -> list[Item]:
    """Draw the six tiles, what each can become next, and what that costs; a green line where it can be built now."""
    x, y, width, _ = CITY
    now = works(view, seat) if seat == view.active else []
    items: list[Item] = []
    pitch = (width - 12) // len(TILES)
    for place in range(len(TILES)):
        left, level = x + 6 + place * pitch, view.levels[seat][place]
        upcoming = view.next_level(seat, place)
        if upcoming in now:
            items.append(
                Shape("box", (left + 4, y + 8, pitch - 8, 156), p.LEGAL, line=p.LEGAL_LINE, width=4, radius=14)
            )
        items.append(tile(place, level, left + pitch // 2 - 36, y + 20, 72))
        key = upcoming or BUILDINGS[TILES[place]][level]
        ink = p.INK if upcoming else p.INK_SECOND
        name = Text(left + pitch // 2, y + 108, legend.words.text(f"building-{key}"), "body", 25, ink, "m", pitch - 20)
        items += [name, *_price(level, upcoming, left + pitch // 2, y + 142, legend)]
    return items


def _price(level: int, upcoming: str, x: int, y: int, legend: Legend) -> list[Item]:
    if not upcoming:
        return [Text(x, y, legend.words.text("pic-built"), "body", 24, p.INK_SECOND, "m", 150)]
    if level == 0:
        return amount("coins", NUMBERS["build_price"], x - 26, y, 28)
    more = [
        Icon(x + 16, y - 1, "plus_thick", 18, p.INK_SECOND),
        Icon(x + 42, y - 1, "package_variant", 28, p.INK_SECOND),
    ]
    return [*amount("coins", NUMBERS["upgrade_price"], x - 50, y, 28), *more]
