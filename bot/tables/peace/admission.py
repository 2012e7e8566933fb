"""Who may take a seat in a lobby, asked inside the very transaction that gives it to them."""

from __future__ import annotations

from bot.tables.core.table import Table
from bot.tables.peace import reliability
from bot.tables.ports.errors import Refusal
from storage import Reader


async def check_admitted(tx: Reader, table: Table, user_id: int) -> None:
    """Refuse a user whom a lobby's limits keep out; the sentence is the same for all of them, so that it names none."""
    if await reliability.is_below(tx, table, user_id):
        raise Refusal("refused-limits")
