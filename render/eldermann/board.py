"""The board: the sea chart with all that lies on it, and a column of panels."""

from __future__ import annotations

from games.eldermann.printed import PRINTED
from games.eldermann.state import Eldermann
from games.kernel.grounds import lines_of
from render.eldermann.disc import disc_region
from render.eldermann.header import header
from render.eldermann.ladder import ladder
from render.eldermann.layout import HEIGHT, MOST_BESIDE, TALL
from render.eldermann.sea import sea
from render.eldermann.seats import seat_panel
from render.eldermann.static import backdrop
from render.eldermann.towns import supply, towns
from render.paint import palette as p
from render.paint.scene import SMALL_SHADOW, Icon, Region, Scene, Shape, Text
from render.painter import Legend

RIBBON = (185, 1084, 248, 58)


def chart_regions(view: Eldermann, legend: Legend, seat: int = -1) -> list[Region]:
    """Draw all that changes on the chart; orders that `seat` can fill from its ship are marked."""
    return [
        disc_region(view.arrow),
        sea(view, legend),
        *towns(view, legend, seat),
        supply(view),
        _election(view, legend),
    ]


def board(view: Eldermann, legend: Legend) -> Scene:
    """Draw the whole board."""
    regions = header(view, legend) + chart_regions(view, legend)
    regions += [seat_panel(view, seat, legend) for seat in range(view.seats)]
    height = HEIGHT if view.seats <= MOST_BESIDE else TALL
    foot = tuple(lines_of(PRINTED, view.material_id, legend.words))
    ground = backdrop(legend.words, view.material_id, view.seats, height, foot)
    return Scene(ground, (*regions, ladder(view, legend)))


def _election(view: Eldermann, legend: Legend) -> Region:
    """Announce the election on a ribbon once it is called."""
    x, y, width, height = RIBBON
    items = (
        Shape("box", RIBBON, p.GOLD, line=p.GOLD_DARK, width=3, radius=14, shadow=SMALL_SHADOW),
        Icon(x + 28, y + height // 2, "bullhorn", 34, p.INK),
        Text(x + 50, y + height // 2, legend.words.text("pic-election"), "strong", 24, p.INK, room=width - 60),
    )
    called = view.election and not view.result
    return Region("election", (x - 6, y - 6, width + 12, height + 14), items if called else ())
