"""Pictures of Tallinn."""

from __future__ import annotations

from collections.abc import Sequence

from games.tallinn.state import Tallinn
from render.paint.scene import Scene
from render.painter import Caption
from render.tallinn.board import board
from render.tallinn.hand import hand
from render.tallinn.samples import contact_sheet
from render.tallinn.score import score
from render.tallinn.tower import tower_choice


class TallinnPainter:
    """Draw the board, private hands and the score sheet of Tallinn."""

    key = "tallinn"

    def board(self, view: Tallinn, table: Caption) -> Scene:
        """Draw the board."""
        return board(view, table)

    def hand(self, view: Tallinn, seat: int, table: Caption) -> Scene | None:
        """Draw the hand, or the cards that may become a tower while that is asked of this seat."""
        if view.section == "build_tower" and seat in table.waiting:
            return tower_choice(view, seat, table)
        return hand(view, seat, table)

    def score(self, view: Tallinn, table: Caption) -> Scene | None:
        """Draw the final score sheet."""
        return score(view, table)

    def contact_sheet(self) -> Sequence[Scene]:
        """Show every piece in every colour."""
        return contact_sheet()


PAINTER = TallinnPainter()
