"""Log one line for each event at a table, with table and server but never a user."""

from __future__ import annotations

from collections.abc import Sequence

import structlog

from bot.tables.core.table import NO_GUILD, Table
from storage.rows import SeatRow, TableRow

log = structlog.get_logger()

EVENTS = {
    "playing": "table started",
    "ended": "table ended",
    "abandoned": "table abandoned",
    "cancelled": "table cancelled",
}


def note_opened(table: Table) -> None:
    """Log that a table was opened."""
    _tell("table opened", table.row, game=table.row.game)


def note_changes(row: TableRow, seats: Sequence[SeatRow], table: Table) -> None:
    """Log how a table has changed, once the change is stored."""
    if table.row.stage != row.stage:
        _tell(EVENTS[table.row.stage], table.row, game=row.game, by_moderators=bool(table.row.act) or None)
    place, home = table.row.place_id, table.row.home_id
    if home != row.home_id or (row.place_id is not None and place != row.place_id):
        _tell("table moved", table.row, channel=place or home, why=table.row.place_note)
    if row.stage == table.row.stage == "playing" and table.seats is not seats:
        for before, now in zip(seats, table.seats, strict=True):
            if (before.user_id, before.computer) != (now.user_id, now.computer):
                note_seat(table, now)


def note_seat(table: Table, seat: SeatRow) -> None:
    """Log that a seat of a running table has changed hands."""
    to = "computer" if seat.computer else "user"
    _tell("seat changed hands", table.row, seat=seat.seat, to=to)


def _tell(event: str, row: TableRow, **more: object) -> None:
    told = {key: value for key, value in more.items() if value is not None}
    where = {} if row.guild_id == NO_GUILD else {"guild": row.guild_id}
    log.info(event, table=row.table_id, **where, **told)
