"""Transactions of PostgreSQL: the first statements may be repeated, and a commit without an answer is looked up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, cast

from sqlalchemy import CursorResult, Table, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.engines.failures import FAILURES, can_be_repeated, guarded, is_cut, translated
from storage.engines.locks import TableHold
from storage.session import Found, Sent, Session, finish

RECONNECT_TIMEOUT: Final = 8.0
"""Seconds for which a transaction that has not begun waits for a server that starts again, or a connection."""
PAUSE: Final = 0.1
_LOCK = text(
    "SELECT pg_advisory_xact_lock(hashtextextended(name, 22))"
    " FROM unnest(CAST(:names AS text[])) WITH ORDINALITY AS given(name, place) ORDER BY place"
)
_OWN_ID = text(
    "SELECT pg_current_xact_id_if_assigned()::text AS number,"
    " (SELECT revision FROM revisions WHERE table_id = CAST(:held AS text)) AS revision"
)


def _is_begun(connection: AsyncConnection) -> bool:
    known: Any = connection.sync_connection
    return bool(known.connection.driver_connection.is_in_transaction())


class PostgresSession(Session):
    """Run statements inside one transaction.

    The first statements are repeated if the connection turns out to be lost, or another transaction was in the way,
    since the caller has not seen any results yet. With a `hold` its table's row is locked first. `committed` finds out
    whether a transaction was committed whose connection was lost meanwhile.
    """

    def __init__(
        self,
        connection: AsyncConnection,
        committed: Callable[[int], Awaitable[bool]] | None = None,
        hold: TableHold | None = None,
    ) -> None:
        super().__init__()
        self._connection, self._committed, self._hold = connection, committed, hold
        self._begun = False

    async def begin(self) -> None:
        """Do nothing: the driver begins with the first statement."""

    def lock(self, names: Sequence[str]) -> None:
        """Wait for each name in turn; a lock ends with the transaction."""
        self.send(_LOCK, {"names": list(names)})

    async def commit(self) -> None:
        """Run what waits, and commit."""
        if self._sent or self._error is not None:
            await self._catch_up()
        if not self._connection.in_transaction():
            return
        number = None
        if self._committed is not None:
            number = await guarded(self._own_id(self._connection))
        try:
            await self._connection.commit()
        except FAILURES as error:
            if number is None or self._committed is None or not is_cut(error):
                raise translated(error) from None
            await self.rollback()  # of the connection's own mind only
            if not await self._committed(number):
                raise translated(error) from None
        if self._hold is not None:
            self._hold.settle()

    async def _own_id(self, connection: AsyncConnection) -> int | None:
        """Return this transaction's number, None if it has changed nothing; note a held table's new revision."""
        table_id = None if self._hold is None else self._hold.table_id
        row = (await connection.execute(_OWN_ID, {"held": table_id})).one()
        if self._hold is not None:
            self._hold.after = row.revision
        return None if row.number is None else int(row.number)

    async def rollback(self) -> None:
        """Roll back; if even that fails, the next transaction opens a new connection."""
        self._forget()
        connection, asked = self._connection, self._connection.in_transaction()
        try:
            begun = not connection.invalidated and _is_begun(connection)
            await connection.rollback()
            # A beginning that has failed counts for the driver; SQLAlchemy forgets one whose commit has failed.
            clean = connection.invalidated or ((begun or not asked) and not _is_begun(connection))
        except FAILURES:
            clean = False
        if not clean:
            with suppress(*FAILURES):
                await connection.invalidate()

    async def restored(self) -> int:
        """Return 0, because only the operator's own tools restore this database."""
        return 0

    async def note_restored(self, following: int) -> None:
        """Do nothing, for the same reason."""

    async def number_on(self, table: Table) -> None:
        """Set the sequence of a table that has one."""
        column = table.autoincrement_column
        if column is None:
            return
        last = await self.value(select(func.max(column)))
        if last is not None:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            await self.value(select(func.setval(sequence, last)))

    async def _turn(self, sent: Sequence[Sent]) -> Found:
        first, self._begun = not self._begun, True
        return cast("Found", await finish(guarded(self._tried(sent, first=first))))

    async def _tried(self, sent: Sequence[Sent], *, first: bool) -> CursorResult[Any] | None:
        """Run statements; the first ones of a transaction again, until they can run or patience ends."""
        until = time.monotonic() + RECONNECT_TIMEOUT
        while True:
            try:
                if first and self._hold is not None:
                    await self._hold.lock()
                return await self._all(sent)
            except FAILURES as error:
                if not first or not can_be_repeated(error) or time.monotonic() > until:
                    raise
            await self.rollback()
            await asyncio.sleep(PAUSE)

    async def _all(self, sent: Sequence[Sent]) -> CursorResult[Any] | None:
        found = None
        for statement, values, check in sent:
            found = await self._connection.execute(statement, values)
            if check is not None:
                check(found.rowcount)
        return found
