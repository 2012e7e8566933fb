"""Oxen's texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from oxen.rules import FULL, TRICKS, Oxen, heads, turn_of

from games.kernel import Gain, Label, Voice, Words


def listed(cards: Sequence[str]) -> str:
    """Write cards as they are printed."""
    return ", ".join(str(int(card)) for card in sorted(cards))


class OxenVoice(Voice[Oxen]):
    """Describe rows, hands and heads."""

    openers: ClassVar[frozenset[str]] = frozenset({"trick"})

    def label(self, view: Oxen, seat: int, choice: str, words: Words) -> Label:
        """Name a card by its number, a row by its place."""
        return Label(words.text("row", row=choice) if view.section == "take" else str(int(choice)))

    def gain(self, view: Oxen, seat: int, choice: str, words: Words) -> Gain:
        """Say which row a card goes to as the rows are now, or what a row costs."""
        if view.section == "take":
            cost = heads(view.rows[int(choice) - 1])
            return Gain(words.text("gain-take", count=cost, cards=listed(view.rows[int(choice) - 1])), {"heads": cost})
        row = view.row_for(choice)
        if row is None:
            return Gain(words.text("gain-low"))
        key = "gain-full" if len(view.rows[row]) == FULL else "gain-row"
        return Gain(words.text(key, row=row + 1, place=len(view.rows[row]) + 1, count=heads(view.rows[row])))

    def amounts(self, view: Oxen, seat: int) -> Mapping[str, int]:
        """Count the heads so far."""
        return {"heads": view.heads[seat]}

    def phase(self, view: Oxen, words: Words) -> str:
        """Name the trick and its step."""
        return words.text(f"phase-{view.section or 'over'}", trick=turn_of(view, 0), tricks=view.deals * TRICKS)

    def board(self, view: Oxen, names: Sequence[str], words: Words) -> str:
        """Describe the rows, and each seat's heads and card."""
        seats = (self.sheet(view, seat, name, words) for seat, name in enumerate(names))
        return "\n".join([self.phase(view, words), self.table(view, 0, words), *seats])

    def table(self, view: Oxen, seat: int, words: Words) -> str:
        """Describe the rows."""
        rows = enumerate(view.rows, 1)
        return "\n".join(words.text("row-now", row=row, cards=listed(cards), count=heads(cards)) for row, cards in rows)

    def sheet(self, view: Oxen, seat: int, name: str, words: Words) -> str:
        """Describe a seat's heads and, during the trick, its played card."""
        card = 0 if view.over else int(view.played[seat] or 0)
        return words.text("seat-played" if card else "seat", who=name, count=view.heads[seat], card=card)

    def hand(self, view: Oxen, seat: int, words: Words) -> str:
        """Describe the own cards."""
        return words.text("hand", cards=listed(view.hands[seat].cards)) if view.hands[seat].cards else ""
