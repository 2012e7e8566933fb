"""Oxen's painter: rows and hands as cards; the rest is the default."""

from __future__ import annotations

from collections.abc import Sequence

from oxen import GAME
from oxen.rules import FULL, TRICKS, Oxen, heads, turn_of

from render.paint import palette as p
from render.paint.parts import Row, card
from render.paint.scene import Art
from render.painter import Legend
from render.plain import PlainPainter

FILLS = {1: p.CARD, 2: "#CFE3EC", 3: "#F4DC9A", 5: "#EFB58F", 7: "#D9849A"}


def face(number: str) -> Art:
    """Draw a card, darker with each head, and its heads as dots."""
    count = heads([number])
    return card(str(int(number)), fill=FILLS[count], note="•" * count)


class OxenPainter(PlainPainter[Oxen]):
    """See `render.plain.PlainPainter`."""

    lines = 1

    def figure(self, view: Oxen, seat: int) -> int:
        """Show the heads, without the minus of points."""
        return view.heads[seat]

    def progress(self, view: Oxen) -> tuple[int, int]:
        """Count the tricks of all deals."""
        return turn_of(view, 0), view.deals * TRICKS

    def rows(self, view: Oxen, legend: Legend) -> Sequence[Row]:
        """Show the rows, each with a place for its sixth card."""
        return [Row(tuple(map(face, cards)), FULL + 1, last=p.BACK) for cards in view.rows]

    def cards(self, view: Oxen, seat: int) -> Sequence[Art]:
        """Show the own cards in order."""
        return [face(number) for number in sorted(view.hands[seat].cards)]


PAINTER = OxenPainter(GAME)
