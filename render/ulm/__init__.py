"""Pictures of Ulm."""

from __future__ import annotations

from collections.abc import Sequence

from games.ulm.state import Ulm
from render.paint.scene import Scene
from render.painter import BasePainter, Legend
from render.ulm.around import table_picture
from render.ulm.board import board
from render.ulm.chapters import CHAPTERS
from render.ulm.cover import cover
from render.ulm.emojis import EMOJIS
from render.ulm.hand import hand
from render.ulm.holdings import holdings
from render.ulm.samples import contact_sheet
from render.ulm.score import score


class UlmPainter(BasePainter[Ulm]):
    """Draw all pictures of Ulm."""

    key = "ulm"
    emojis = EMOJIS
    chapters = CHAPTERS

    def board(self, view: Ulm, legend: Legend) -> Scene:
        """Draw the board."""
        return board(view, legend)

    def hand(self, view: Ulm, seat: int, legend: Legend) -> Scene | None:
        """Draw what this seat holds and looks at."""
        return hand(view, seat, legend)

    def table(self, view: Ulm, seat: int, legend: Legend) -> Scene | None:
        """Draw dock, points, quarters and river small."""
        return table_picture(view, seat, legend)

    def holdings(self, views: Sequence[Ulm], legend: Legend) -> Scene:
        """Draw what all seats held and had built when the game stopped."""
        return holdings(views, legend)

    def score(self, view: Ulm, legend: Legend) -> Scene | None:
        """Draw the final score sheet."""
        return score(view, legend)

    def cover(self, legend: Legend) -> Scene:
        """Draw the title picture."""
        return cover(legend)

    def contact_sheet(self) -> Sequence[Scene]:
        """Show every piece in every colour."""
        return contact_sheet()


PAINTER = UlmPainter()
