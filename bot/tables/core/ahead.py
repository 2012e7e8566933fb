"""What users have said ahead, as it is kept: how it is read and written, and at which tables it may be said.

Short, because messages and clocks both need it, and neither knows the other.
"""

from __future__ import annotations

import msgspec

from bot.tables.core.table import Table
from bot.tables.ports.clock import MINUTE
from games.kernel.ahead import Line, Order
from storage.rows import OrderRow

LEAST = 2 * MINUTE
"""Milliseconds after which an order answers at the earliest."""
SHARE = 4
"""The part of the time for a decision that an answer may take at the most."""
GONE, BROKEN, DRAFT = Line("!gone"), Line("!broken"), "!draft"
"""Lines in the place of others, until their user has chosen next: the game went back, or a plan does not hold;
and what a line is called that is a choice, with its section, of a plan that is still being made.
"""


def lines_of(row: OrderRow | None) -> Order:
    """Read the lines of an order."""
    return () if row is None else msgspec.json.decode(row.lines, type=Order)


def lines_text(lines: Order) -> str:
    """Write the lines of an order as they are kept."""
    return msgspec.json.encode(lines).decode()


def may_order(table: Table, seat: int) -> bool:
    """Tell whether a seat's user may answer ahead: somebody must wait for them, and not only for some minutes."""
    quick = 0 < table.row.pace < SHARE * LEAST
    return table.row.stage == "playing" and table.is_played_by_user(seat) and not table.is_alone and not quick
