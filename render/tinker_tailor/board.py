"""The board: header, rhyme, market and the players, always of one size."""

from __future__ import annotations

from functools import lru_cache

from games.kernel.words import words_for
from games.tinker_tailor.state import TinkerTailor
from render.paint.scene import Backdrop, Scene
from render.painter import Legend
from render.tinker_tailor.header import WIDTH, header, title_items
from render.tinker_tailor.market import market, market_ground
from render.tinker_tailor.people import panels
from render.tinker_tailor.rhyme import ribbon

HEIGHT = 1200


@lru_cache(4)
def backdrop(locale: str) -> Backdrop:
    """Lay out what never changes in a language."""
    legend = Legend((), words_for(locale, "games.tinker_tailor"))
    return Backdrop(WIDTH, HEIGHT, (*title_items(legend), *market_ground(legend)))


def board(view: TinkerTailor, legend: Legend) -> Scene:
    """Draw the whole board."""
    regions = [*header(view, legend), *ribbon(view, legend), *market(view, legend), *panels(view, legend)]
    return Scene(backdrop(legend.locale), tuple(regions))
