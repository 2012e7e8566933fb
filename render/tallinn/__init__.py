"""Pictures of Tallinn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.tallinn.state import Tallinn
from render.paint.scene import Scene
from render.painter import BasePainter, Legend
from render.tallinn.around import table_picture
from render.tallinn.board import board
from render.tallinn.chapters import CHAPTERS
from render.tallinn.cover import cover
from render.tallinn.emojis import EMOJIS
from render.tallinn.envoy import faction_choice
from render.tallinn.gift import exchange, gift_choice
from render.tallinn.hand import hand
from render.tallinn.holdings import holdings
from render.tallinn.samples import contact_sheet
from render.tallinn.score import score
from render.tallinn.tower import tower_choice

CHOICES: dict[str, Callable[[Tallinn, int, Legend], Scene | None]] = {
    "build_tower": tower_choice,
    "exchange": exchange,
    "give_up": gift_choice,
    "name_faction": faction_choice,
    "send_tied_envoys": faction_choice,
}


class TallinnPainter(BasePainter[Tallinn]):
    """Draw all pictures of Tallinn."""

    key = "tallinn"
    emojis = EMOJIS
    chapters = CHAPTERS

    def board(self, view: Tallinn, legend: Legend) -> Scene:
        """Draw the board."""
        return board(view, legend)

    def hand(self, view: Tallinn, seat: int, legend: Legend) -> Scene | None:
        """Draw what this seat must choose from: its hand, or what a section asks beyond it."""
        draw = CHOICES.get(view.section, hand) if seat in legend.asked else hand
        return draw(view, seat, legend)

    def table(self, view: Tallinn, seat: int, legend: Legend) -> Scene | None:
        """Draw all rows small, with the Chronicles."""
        return table_picture(view, seat, legend)

    def holdings(self, views: Sequence[Tallinn], legend: Legend) -> Scene:
        """Draw rows, hands and towers of all seats."""
        return holdings(views, legend)

    def score(self, view: Tallinn, legend: Legend) -> Scene | None:
        """Draw the final score sheet."""
        return score(view, legend)

    def cover(self, legend: Legend) -> Scene:
        """Draw the title picture."""
        return cover(legend)

    def contact_sheet(self) -> Sequence[Scene]:
        """Show every piece in every colour."""
        return contact_sheet()


PAINTER = TallinnPainter()
