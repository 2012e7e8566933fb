"""The board: header, rhyme, market and the players, always of one size."""

from __future__ import annotations

from functools import lru_cache

from games.kernel.words import words_for
from games.tinker_tailor.state import TinkerTailor
from render.paint.scene import Backdrop, Scene
from render.painter import Caption
from render.tinker_tailor.header import WIDTH, header, title_items
from render.tinker_tailor.market import market, market_ground
from render.tinker_tailor.people import panels
from render.tinker_tailor.rhyme import ribbon

HEIGHT = 1200


@lru_cache(4)
def backdrop(locale: str) -> Backdrop:
    """Lay out what never changes in a language."""
    table = Caption((), words_for(locale, "games.tinker_tailor"))
    return Backdrop(WIDTH, HEIGHT, (*title_items(table), *market_ground(table)))


def board(view: TinkerTailor, table: Caption) -> Scene:
    """Draw the whole board."""
    regions = [*header(view, table), *ribbon(view, table), *market(view, table), *panels(view, table)]
    return Scene(backdrop(table.locale), tuple(regions))
