"""Which tables wait for each user, longest first; kept in memory, so that no press has to query it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import TypedDict

from bot.tables.core.table import Table
from games.kernel.state import State
from storage.rows import TableRow, WaitingRow


class Queues:
    """The tables that wait for each user, from the store and from what this process has seen."""

    def __init__(self) -> None:
        self._of: dict[int, dict[str, WaitingRow]] = defaultdict(dict)
        self._noted: dict[str, tuple[tuple[int, ...], int | None]] = {}

    def load(self, rows: Iterable[WaitingRow]) -> None:
        """Load what earlier runs have stored."""
        for row in rows:
            self._of[row.user_id][row.table_id] = row
            users, _ = self._noted.get(row.table_id, ((), None))
            self._noted[row.table_id] = (*users, row.user_id), row.asked_at

    def learn(self, user_id: int, rows: Iterable[WaitingRow]) -> None:
        """Reload the queue of one user from the store."""
        self._of[user_id] = {row.table_id: row for row in rows}
        if not self._of[user_id]:
            del self._of[user_id]

    def note(self, table: Table) -> None:
        """Note the users that a table waits for now, without those replaced by computers."""
        row, mask = table.row, _waiting_mask(table)
        seats = [seat for seat in table.seats if mask >> seat.seat & 1]
        users = tuple([seat.user_id for seat in seats if seat.user_id is not None and seat.computer is None])
        if (users, row.asked_at) == self._noted.get(table.id, ((), row.asked_at)):
            return
        self.forget(table.id)
        for user in users:
            self._of[user][table.id] = _waiting(row, user)
        self._noted[table.id] = users, row.asked_at

    def forget(self, table_id: str) -> None:
        """Drop a table."""
        users, _ = self._noted.pop(table_id, ((), None))
        for user in users:
            self._of[user].pop(table_id, None)
            if not self._of[user]:
                del self._of[user]

    def of(self, user_id: int, without: str, frozen: Collection[int] = ()) -> list[WaitingRow]:
        """List the tables that wait for a user, longest first, except `without` and those of frozen guilds."""
        if user_id not in self._of:
            return []
        found = [row for row in self._of[user_id].values() if row.table_id != without and row.guild_id not in frozen]
        return sorted(found, key=lambda row: (row.asked_at, row.table_id))


def _waiting_mask(table: Table) -> int:
    """Return a bit for each seat that the table waits for, none during a pause; compute it if no step noted it."""
    if table.row.stage != "playing" or table.row.paused_at is not None:
        return 0
    return mask_of(table.waiting_seats()) if table.row.waiting is None else table.row.waiting


def mask_of(seats: Iterable[int]) -> int:
    """Encode seats as bits."""
    return sum(1 << seat for seat in seats)


def _waiting(row: TableRow, user_id: int) -> WaitingRow:
    return WaitingRow(
        table_id=row.table_id, guild_id=row.guild_id, game=row.game, user_id=user_id, asked_at=asked_since(row)
    )


def asked_since(row: TableRow) -> int:
    """Return since when a table asks its present question; if no step noted it, since the game began."""
    return row.asked_at or row.started_at or row.created_at


def note_waiting(row: TableRow, state: State, now: int) -> TableRow:
    """Store in a table's row which seats it waits for in its next state, and since when.

    If one seat goes on, the time counts from its first question; see `clocks/deadlines`.
    """
    waiting = 0 if state.over else mask_of(state.waiting)
    goes_on = row.asked == state.ask or (row.waiting == waiting and waiting.bit_count() == 1)
    asked_at = row.asked_at if goes_on and row.waiting is not None else now
    return replace(row, asked=state.ask, waiting=waiting, asked_at=asked_at)


class Position(TypedDict):
    """The columns of a table that change with every step."""

    draws: int
    asked: int
    waiting: int | None
    asked_at: int | None


def position(row: TableRow) -> Position:
    """Return the columns that change with every step."""
    return {"draws": row.draws, "asked": row.asked, "waiting": row.waiting, "asked_at": row.asked_at}
