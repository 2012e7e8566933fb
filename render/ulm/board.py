"""The board: header, cathedral, stocks, seats and the town along the river."""

from __future__ import annotations

from functools import lru_cache

from games.kernel.words import Words
from games.ulm.state import Ulm
from render.paint.palette import FRAME
from render.paint.scene import BOARD_SHADOW, Backdrop, Item, Scene, Shape
from render.painter import Caption
from render.ulm import cathedral, header, looks, seats, stocks, town
from render.ulm.layout import HEIGHT, LOWER, UPPER, WIDTH


@lru_cache(16)
def backdrop(count: int, words: Words, *, with_towers: bool) -> Backdrop:
    """Lay out what never changes for a number of seats, a language and an option."""
    table = Caption((), words)
    boards = [
        Shape("box", box, looks.BOARD, line=FRAME, width=4, radius=22, shadow=BOARD_SHADOW) for box in (UPPER, LOWER)
    ]
    items: list[Item] = [
        *header.ground(table),
        *boards,
        *cathedral.ground(with_towers=with_towers),
        *stocks.ground(table),
        *seats.ground(count),
        *town.ground(table),
    ]
    return Backdrop(WIDTH, HEIGHT, tuple(items))


def board(view: Ulm, table: Caption) -> Scene:
    """Draw the whole board."""
    regions = [
        *header.header(view, table),
        cathedral.cathedral(view, table),
        *stocks.stocks(view, table),
        *seats.seats(view, table),
        *town.town(view, table),
    ]
    return Scene(backdrop(view.seats, table.words, with_towers=view.with_towers), tuple(regions))
