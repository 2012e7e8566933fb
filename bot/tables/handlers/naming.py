"""What computer players are called."""

from __future__ import annotations

from bot.tables.core.table import Table
from bot.tables.messages import common


def computer_name(table: Table, level: str) -> str:
    """Name the next computer player of a lobby by its number and level, in the table's language."""
    texts, number = common.words_of(table), 1 + sum(seat.computer is not None for seat in table.seats)
    return texts.text("computer-name", number=number, level=texts.text(f"level-{level}"))
