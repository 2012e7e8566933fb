"""The board: header, rhyme, market and the players, always of one size."""

from __future__ import annotations

from functools import lru_cache

from games.kernel.words import words_for
from games.tinker_tailor.state import TinkerTailor
from games.tinker_tailor.voice.board import grounds
from render.paint import palette as p
from render.paint.scene import Backdrop, Scene, Text
from render.painter import Legend
from render.tinker_tailor.header import EDGE, WIDTH, header, title_items
from render.tinker_tailor.market import market, market_ground
from render.tinker_tailor.people import panels
from render.tinker_tailor.rhyme import ribbon

HEIGHT = 1236
FOOT = 1210


@lru_cache(16)
def backdrop(locale: str, material_id: str) -> Backdrop:
    """Lay out what never changes in a language with a set of components."""
    legend = Legend((), words_for(locale, "games.tinker_tailor"))
    text = " ".join(grounds(material_id, legend.words))
    foot = Text(WIDTH // 2, FOOT, text, "body", 26, p.TABLE_DIM, "m", WIDTH - 2 * EDGE)
    return Backdrop(WIDTH, HEIGHT, (*title_items(legend), *market_ground(legend), foot))


def board(view: TinkerTailor, legend: Legend) -> Scene:
    """Draw the whole board."""
    regions = [*header(view, legend), *ribbon(view, legend), *market(view, legend), *panels(view, legend)]
    return Scene(backdrop(legend.locale, view.material_id), tuple(regions))
