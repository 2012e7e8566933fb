"""Orders as they are stored: how their lines are read and written, and at which tables there may be any.

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
"""An answer takes at most this part (one in so many) of the time for a decision."""
GONE, BROKEN, DRAFT = Line("!gone"), Line("!broken"), "!draft"
"""Lines that replace others until their user's next choice: the game went back, or a plan no longer holds.

The last is the name of lines that each hold a choice, with its section, of a plan that is still being made.
"""


def lines_of(row: OrderRow | None) -> Order:
    """Read the lines of an order."""
    return () if row is None else msgspec.json.decode(row.lines, type=Order)


def lines_text(lines: Order) -> str:
    """Write the lines of an order as they are kept."""
    return msgspec.json.encode(lines).decode()


def may_order(table: Table, seat: int) -> bool:
    """Tell whether a seat's user may answer ahead: somebody else must play, and the pace must not be too fast."""
    quick = 0 < table.row.pace < SHARE * LEAST
    return table.row.stage == "playing" and table.is_played_by_user(seat) and not table.is_alone and not quick
