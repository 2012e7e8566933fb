"""The board: header, cathedral, stocks, seats and the town along the river."""

from __future__ import annotations

from functools import lru_cache

from games.kernel.grounds import lines_of
from games.kernel.words import Words
from games.ulm.material import MATERIALS
from games.ulm.printed import PRINTED
from games.ulm.state import Ulm
from render.paint.palette import FRAME, TABLE_DIM
from render.paint.scene import BOARD_SHADOW, Backdrop, Item, Scene, Shape, Text
from render.painter import Legend
from render.ulm import cathedral, header, looks, seats, stocks, town
from render.ulm.layout import EDGE, FOOT, HEIGHT, LOWER, UPPER, WIDTH


@lru_cache(16)
def backdrop(count: int, words: Words, material_id: str, *, with_towers: bool) -> Backdrop:
    """Lay out what never changes for a number of seats, a language, a set and an option."""
    legend = Legend((), words, material_id=material_id)
    boards = [
        Shape("box", box, looks.BOARD, line=FRAME, width=4, radius=22, shadow=BOARD_SHADOW) for box in (UPPER, LOWER)
    ]
    items: list[Item] = [
        *header.ground(legend),
        *boards,
        *cathedral.ground(with_towers=with_towers),
        *stocks.ground(legend),
        *seats.ground(count),
        *town.ground(MATERIALS[material_id], legend),
        _foot(legend),
    ]
    return Backdrop(WIDTH, HEIGHT, tuple(items))


def _foot(legend: Legend) -> Text:
    """Say quietly what of the set is reconstructed, and what somebody has read off a printed copy."""
    ground = " ".join(lines_of(PRINTED, legend.material_id, legend.words))
    return Text(WIDTH // 2, FOOT, ground, "body", 28, TABLE_DIM, "m", WIDTH - 4 * EDGE)


def board(view: Ulm, legend: Legend) -> Scene:
    """Draw the whole board."""
    regions = [
        *header.header(view, legend),
        cathedral.cathedral(view, legend),
        *stocks.stocks(view, legend),
        *seats.seats(view, legend),
        *town.town(view, legend),
    ]
    return Scene(backdrop(view.seats, legend.words, view.material_id, with_towers=view.with_towers), tuple(regions))
