"""What changes on the towns' plates: orders, owners, free goods; and the supply."""

from __future__ import annotations

from games.eldermann.material import CITIES, ORDERS
from games.eldermann.state import Eldermann
from render.eldermann.layout import PLATES, SUPPLY
from render.eldermann.pieces import chip, order
from render.paint import palette as p
from render.paint.scene import Item, Region, Shape, Text
from render.paint.tokens import token
from render.painter import Legend


def towns(view: Eldermann, legend: Legend, seat: int = -1) -> list[Region]:
    """Draw the orders of every town; those which the goods of `seat` fill are marked."""
    goods = {*view.cargo(seat)} if seat >= 0 else set()
    return [_town(view, legend, index, goods) for index in range(len(CITIES))]


def _town(view: Eldermann, legend: Legend, index: int, goods: set[str]) -> Region:
    plate = PLATES[index]
    items: list[Item] = [
        order(card, *slot, view.material_id, fits=goods.issuperset(ORDERS[card].goods))
        for card, slot in zip(view.orders[index], plate.slots, strict=False)
    ]
    x, y = plate.mark
    if index in view.homes:
        owner = view.homes.index(index)
        items.append(token(owner, legend.letter(owner), x, y, 40))
    if view.harbour[index]:
        items += free_goods(view.harbour[index], x, y)
    return Region(f"town-{CITIES[index].key}", plate.region, tuple(items))


def free_goods(goods: list[str], x: int, y: int) -> list[Item]:
    """Draw the goods of an event that wait in a harbour: black-edged, with their number."""
    return [
        Shape("box", (x - 31, y - 18, 62, 36), p.INK, line=p.IVORY, radius=18),
        chip(goods[0], x - 13, y, 26),
        Text(x + 14, y, str(len(goods)), "strong", 25, p.IVORY, "m"),
    ]


def supply(view: Eldermann) -> Region:
    """Write the numbers of the supply and of the order decks."""
    x, y, _, _ = SUPPLY
    counts = (*view.supply, view.cannon_supply)
    items: list[Item] = [
        Text(x + 58 + k * 38, y + 61, str(count), "strong", 25, p.INK, "m") for k, count in enumerate(counts)
    ]
    for k, deck in enumerate(view.decks):
        ink = p.BACK if len(deck) < 3 else p.INK_SECOND
        items.append(Text(x + 58 + k * 38, y + 89, str(len(deck)), "strong", 25, ink, "m"))
    return Region("supply", SUPPLY, tuple(items))
