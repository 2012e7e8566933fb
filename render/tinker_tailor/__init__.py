"""Pictures of Tinker Tailor."""

from __future__ import annotations

from collections.abc import Sequence

from games.tinker_tailor.state import TinkerTailor
from render.paint.scene import Scene
from render.painter import BasePainter, Legend
from render.tinker_tailor.around import table_picture
from render.tinker_tailor.board import board
from render.tinker_tailor.chapters import CHAPTERS
from render.tinker_tailor.cover import cover
from render.tinker_tailor.draft import draft
from render.tinker_tailor.emojis import EMOJIS
from render.tinker_tailor.facts import DRAFTING
from render.tinker_tailor.hand import hand
from render.tinker_tailor.holdings import holdings
from render.tinker_tailor.samples import contact_sheet
from render.tinker_tailor.score import score


class TinkerTailorPainter(BasePainter[TinkerTailor]):
    """Draw all pictures of Tinker Tailor."""

    key = "tinker_tailor"
    emojis = EMOJIS
    chapters = CHAPTERS

    def board(self, view: TinkerTailor, legend: Legend) -> Scene:
        """Draw the board."""
        return board(view, legend)

    def hand(self, view: TinkerTailor, seat: int, legend: Legend) -> Scene | None:
        """Draw the pack if a seat drafts from one, else its hand."""
        if seat in legend.asked and view.section in DRAFTING:
            return draft(view, seat, legend)
        return hand(view, seat, legend)

    def table(self, view: TinkerTailor, seat: int, legend: Legend) -> Scene | None:
        """Draw market and rhyme below what a seat must choose from."""
        return table_picture(view, seat, legend)

    def holdings(self, views: Sequence[TinkerTailor], legend: Legend) -> Scene:
        """Draw the goods and the money of all seats."""
        return holdings(views, legend)

    def score(self, view: TinkerTailor, legend: Legend) -> Scene | None:
        """Draw the final score sheet."""
        return score(view, legend)

    def cover(self, legend: Legend) -> Scene:
        """Draw the title picture."""
        return cover(legend)

    def contact_sheet(self) -> Sequence[Scene]:
        """Show every piece in every colour."""
        return contact_sheet()


PAINTER = TinkerTailorPainter()
