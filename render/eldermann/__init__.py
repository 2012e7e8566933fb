"""Pictures of Eldermann."""

from __future__ import annotations

from collections.abc import Sequence

from games.eldermann.holding import FIGHTS, MARKETS, SAILS
from games.eldermann.state import Eldermann
from render.eldermann.board import board
from render.eldermann.chapters import CHAPTERS
from render.eldermann.cover import cover
from render.eldermann.fight import combat
from render.eldermann.hand import hand
from render.eldermann.held import held
from render.eldermann.market import market
from render.eldermann.sailing import sailing
from render.eldermann.samples import contact_sheet
from render.eldermann.score import score
from render.paint.scene import Scene
from render.painter import BasePainter, Caption


class EldermannPainter(BasePainter):
    """Draw all pictures of Eldermann."""

    key = "eldermann"
    chapters = CHAPTERS

    def board(self, view: Eldermann, table: Caption) -> Scene:
        """Draw the board."""
        return board(view, table)

    def hand(self, view: Eldermann, seat: int, table: Caption) -> Scene | None:
        """Draw what this seat must decide on: the chart, a fight or the market; else its cards."""
        if seat in table.asked and not view.result:
            if view.section in SAILS:
                return sailing(view, seat, table)
            if view.section in MARKETS:
                return market(view, seat, table)
            fight = combat(view, seat, table) if view.section in FIGHTS else None
            if fight:
                return fight
        return hand(view, seat, table)

    def held(self, views: Sequence[Eldermann], table: Caption) -> Scene:
        """Draw what all seats held and had built."""
        return held(views, table)

    def score(self, view: Eldermann, table: Caption) -> Scene | None:
        """Draw the final score sheet."""
        return score(view, table)

    def cover(self, table: Caption) -> Scene:
        """Draw the title picture."""
        return cover(table)

    def contact_sheet(self) -> Sequence[Scene]:
        """Show every piece in every colour."""
        return contact_sheet()


PAINTER = EldermannPainter()
