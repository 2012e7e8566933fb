"""How orders are stored, and which tables allow them.

Messages and clocks both import this module, because they must not import each other.
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
"""An answer takes at most one part in this many of the time for a decision."""
GONE, BROKEN, DRAFT = Line("!gone"), Line("!broken"), "!draft"
"""Lines that replace others until their user's next choice: the game went back, or a plan no longer holds.

The last is the name of lines that each hold a choice, with its section, of a plan that is still being made.
"""


def lines_of(row: OrderRow | None) -> Order:
    """Parse the lines of a stored order."""
    return () if row is None else msgspec.json.decode(row.lines, type=Order)


def lines_text(lines: Order) -> str:
    """Format the lines of an order for storage."""
    return msgspec.json.encode(lines).decode()


def may_order(table: Table, seat: int) -> bool:
    """Return whether a seat's user may answer in advance: not alone, and not at a fast pace."""
    quick = 0 < table.row.pace < SHARE * LEAST
    if table.row.stage != "playing" or table.is_alone or quick:
        return False
    return table.is_played_by_user(seat)
