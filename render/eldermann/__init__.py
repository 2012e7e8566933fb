"""Pictures of Eldermann."""

from __future__ import annotations

from collections.abc import Sequence

from games.eldermann.state import Eldermann
from games.eldermann.voice.own_picture import FIGHTS, MARKETS, SAILS
from render.eldermann.around import table_picture
from render.eldermann.board import board
from render.eldermann.chapters import CHAPTERS
from render.eldermann.cover import cover
from render.eldermann.emojis import EMOJIS
from render.eldermann.fight import combat
from render.eldermann.hand import hand
from render.eldermann.holdings import holdings
from render.eldermann.market import market
from render.eldermann.sailing import sailing
from render.eldermann.samples import contact_sheet
from render.eldermann.score import score
from render.paint.scene import Scene
from render.painter import BasePainter, Legend


class EldermannPainter(BasePainter[Eldermann]):
    """Draw all pictures of Eldermann."""

    key = "eldermann"
    emojis = EMOJIS
    chapters = CHAPTERS

    def board(self, view: Eldermann, legend: Legend) -> Scene:
        """Draw the board."""
        return board(view, legend)

    def hand(self, view: Eldermann, seat: int, legend: Legend) -> Scene | None:
        """Draw what this seat must decide on: the chart, a fight or the market; else its cards."""
        if seat in legend.asked and not view.result:
            if view.section in SAILS:
                return sailing(view, seat, legend)
            if view.section in MARKETS:
                return market(view, seat, legend)
            fight = combat(view, seat, legend) if view.section in FIGHTS else None
            if fight:
                return fight
        return hand(view, seat, legend)

    def table(self, view: Eldermann, seat: int, legend: Legend) -> Scene | None:
        """Draw the chart small, with the towns or the seats."""
        return table_picture(view, seat, legend)

    def holdings(self, views: Sequence[Eldermann], legend: Legend) -> Scene:
        """Draw what all seats held and had built."""
        return holdings(views, legend)

    def score(self, view: Eldermann, legend: Legend) -> Scene | None:
        """Draw the final score sheet."""
        return score(view, legend)

    def cover(self, legend: Legend) -> Scene:
        """Draw the title picture."""
        return cover(legend)

    def contact_sheet(self) -> Sequence[Scene]:
        """Show every piece in every colour."""
        return contact_sheet()


PAINTER = EldermannPainter()
