"""The end on the board: the feast with its four goods, or that nobody is elected."""

from __future__ import annotations

from games.eldermann.material import GOODS
from games.eldermann.state import Eldermann
from render.eldermann import looks
from render.eldermann.layout import centre
from render.eldermann.pieces import chip
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import BOARD_SHADOW, Icon, Item, Shape, Text
from render.paint.tokens import token
from render.painter import Legend

SIZE, BESIDE = (560, 350), 40
PLACES = [(x, y) for y in (486, 352, 614) for x in (288, 260, 316)]
"""Upper left corners: within the ring of cells where the harbours lie, so that none is covered."""
FEASTS = ("feast", "elder")


def verdict(view: Eldermann, legend: Legend, role: str, room: int) -> str:
    """Name the new Eldermann, in fewer words if the name is long, or say that nobody is elected."""
    winners = view.result.winners if view.result else ()
    if not winners:
        return legend.words.text("pic-nobody")
    names = legend.words.listed([legend.name(seat) for seat in winners])
    if len(winners) > 1:
        return legend.words.text("pic-elders", who=names)
    return fonts.first_fitting(
        [legend.words.text(key, who=names) for key in ("pic-elder", "pic-elder-short")], role, room
    )


def feast_plate(view: Eldermann, legend: Legend) -> list[Item]:
    """Draw the plate in the middle of the sea."""
    (x, y), (width, height) = _place(view), SIZE
    middle = x + width // 2
    winners = view.result.winners if view.result else ()
    items: list[Item] = [
        Shape("box", (x, y, width, height), p.CARD, line=p.GOLD, width=8, radius=28, shadow=BOARD_SHADOW),
        Shape("box", (x + 14, y + 14, width - 28, height - 28), "", line=p.GOLD_DARK, width=2, radius=18),
        Text(middle, y + 172, verdict(view, legend, "head", width - 60), "head", 44, p.INK, "m", width - 60),
        Text(
            middle, y + 222, legend.words.text(f"pic-ending-{view.ending}"), "body", 30, p.INK_SECOND, "m", width - 60
        ),
    ]
    items += _winners(winners, legend, middle, y)
    if view.ending in FEASTS:
        items += feast_table(middle, y + 286)
    else:
        items.append(Icon(middle, y + 286, "script_text_outline", 76, looks.SLOT_ICON))
    return items


def _place(view: Eldermann) -> tuple[int, int]:
    """Find the place near the middle of the sea that hides fewest ships."""
    ships = [centre(cell) for cell in view.ships if cell]
    width, height = SIZE

    def ships_covered(place: tuple[int, int]) -> int:
        left, top = place[0] - BESIDE, place[1] - BESIDE
        return sum(0 < x - left < width + 2 * BESIDE and 0 < y - top < height + 2 * BESIDE for x, y in ships)

    return min(PLACES, key=ships_covered)


def _winners(winners: tuple[int, ...], legend: Legend, middle: int, y: int) -> list[Item]:
    if not winners:
        return [Icon(middle, y + 84, "scale_balance", 104, looks.HONOUR)]
    items: list[Item] = []
    for k, seat in enumerate(winners):
        x = middle + round((k - (len(winners) - 1) / 2) * 110)
        items += [
            Icon(x, y + 84, "laurel", 124, p.GOLD_DARK),
            token(seat, legend.letter(seat), x, y + 84, 76),
            Icon(x, y + 36, "crown", 50, p.GOLD_DARK),
        ]
    return items


def feast_table(middle: int, y: int) -> list[Item]:
    """Lay the feast: all four goods between two mugs."""
    goods = [chip(good, middle - 111 + 74 * k, y, 64) for k, good in enumerate(GOODS)]
    mugs = [
        Icon(middle + side * 196, y, icon, 60, p.GOLD_DARK)
        for side, icon in ((-1, "glass_mug_variant"), (1, "food_turkey"))
    ]
    return [*goods, *mugs]
