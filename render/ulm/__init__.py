"""Pictures of Ulm."""

from __future__ import annotations

from collections.abc import Sequence

from games.ulm.state import Ulm
from render.paint.scene import Scene
from render.painter import BasePainter, Caption
from render.ulm.board import board
from render.ulm.chapters import CHAPTERS
from render.ulm.cover import cover
from render.ulm.hand import hand
from render.ulm.held import held
from render.ulm.samples import contact_sheet
from render.ulm.score import score


class UlmPainter(BasePainter):
    """Draw all pictures of Ulm."""

    key = "ulm"
    chapters = CHAPTERS

    def board(self, view: Ulm, table: Caption) -> Scene:
        """Draw the board."""
        return board(view, table)

    def hand(self, view: Ulm, seat: int, table: Caption) -> Scene | None:
        """Draw what this seat holds and looks at."""
        return hand(view, seat, table)

    def held(self, views: Sequence[Ulm], table: Caption) -> Scene | None:
        """Draw what all seats held and had built when the game stopped."""
        return held(views, table)

    def score(self, view: Ulm, table: Caption) -> Scene | None:
        """Draw the final score sheet."""
        return score(view, table)

    def cover(self, table: Caption) -> Scene:
        """Draw the title picture."""
        return cover(table)

    def contact_sheet(self) -> Sequence[Scene]:
        """Show every piece in every colour."""
        return contact_sheet()


PAINTER = UlmPainter()
