"""Transactions of PostgreSQL: what runs first may be repeated, and a commit that nobody answered is looked up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, cast

from sqlalchemy import CursorResult, Executable, Table, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.engines.failures import FAILURES, can_be_repeated, guarded, is_cut, translated
from storage.engines.locks import TableHold
from storage.errors import TransactionOver
from storage.session import Session, Values, finish

RECONNECT_TIMEOUT: Final = 8.0
"""Seconds for which a transaction that has not begun waits for a server that starts again, or a connection."""
PAUSE: Final = 0.1
_LOCK = text(
    "SELECT pg_advisory_xact_lock(hashtextextended(name, 22))"
    " FROM unnest(CAST(:names AS text[])) WITH ORDINALITY AS given(name, place) ORDER BY place"
)
Sent = tuple[Executable, Mapping[str, object], Callable[[int], None] | None]
_OWN_ID = text(
    "SELECT pg_current_xact_id_if_assigned()::text AS number,"
    " (SELECT revision FROM revisions WHERE table_id = CAST(:held AS text)) AS revision"
)


async def _is_clean(connection: AsyncConnection) -> bool:
    """Tell whether no transaction is left: SQLAlchemy forgets one whose commit has failed, and leaves the driver it."""
    raw: Any = await connection.get_raw_connection()
    driver = raw.driver_connection
    return driver._top_xact is None and not driver.is_in_transaction()


class PostgresSession(Session):
    """Run statements inside one transaction; those that nobody waits for run before the next one, or the commit.

    What runs first is repeated where the connection turns out to be lost, or another transaction was in the way: until
    then, nothing that the caller has seen can have changed. With a `hold` its table's row is locked first. `committed`
    finds out whether a transaction stands whose connection was lost while it was committed.
    """

    def __init__(
        self,
        connection: AsyncConnection,
        committed: Callable[[int], Awaitable[bool]] | None = None,
        hold: TableHold | None = None,
    ) -> None:
        super().__init__(connection)
        self._committed, self._hold = committed, hold
        self._sent: list[Sent] = []
        self._error: Exception | None = None
        self._begun = False

    async def begin(self) -> None:
        """Do nothing: the driver begins with the first statement."""

    def send(
        self, statement: Executable, values: Mapping[str, object], check: Callable[[int], None] | None = None
    ) -> None:
        """Let ``statement`` run before the next one that is awaited."""
        if self._connection is None:
            raise TransactionOver
        self._sent.append((statement, values, check))

    def lock(self, names: Sequence[str]) -> None:
        """Wait for each name in turn; a lock ends with the transaction."""
        self.send(_LOCK, {"names": list(names)})

    async def commit(self) -> None:
        """Run what waits, and commit."""
        if self._sent or self._error is not None:
            await self._catch_up(None, None)
        if self._connection is None or not self._connection.in_transaction():
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
        """Return this transaction's number, None if it has changed nothing; note what it makes of a held table."""
        table_id = None if self._hold is None else self._hold.table_id
        row = (await connection.execute(_OWN_ID, {"held": table_id})).one()
        if self._hold is not None:
            self._hold.after = row.revision
        return None if row.number is None else int(row.number)

    async def rollback(self) -> None:
        """Roll back; if even that fails, the next transaction opens a new connection."""
        self._sent.clear()
        self._error = None
        if self._connection is not None:
            try:
                await self._connection.rollback()
                clean = self._connection.invalidated or await _is_clean(self._connection)
            except FAILURES:
                clean = False
            if not clean:
                with suppress(*FAILURES):
                    await self._connection.invalidate()

    async def restored(self) -> int:
        """Return 0: nobody but the operator's own tools puts a copy in the place of this database."""
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

    async def _run(self, statement: Executable, values: Values | None) -> CursorResult[Any]:
        if self._connection is None:
            raise TransactionOver
        return cast("CursorResult[Any]", await finish(self._catch_up(statement, values)))

    async def _catch_up(self, statement: Executable | None, values: Values | None) -> CursorResult[Any] | None:
        """Run what waits and then a statement; once something has failed, everything does until the rollback."""
        if self._error is not None:
            raise self._error
        sent, self._sent = self._sent, []
        first, self._begun = not self._begun, True
        try:
            return await guarded(self._tried(sent, statement, values, first=first))
        except Exception as error:
            self._error = error
            raise

    async def _tried(
        self, sent: Sequence[Sent], statement: Executable | None, values: Values | None, *, first: bool
    ) -> CursorResult[Any] | None:
        """Run statements; the first ones of a transaction again, until they can run or patience ends."""
        until = time.monotonic() + RECONNECT_TIMEOUT
        while True:
            try:
                if first and self._hold is not None:
                    await self._hold.lock()
                return await self._all(sent, statement, values)
            except FAILURES as error:
                if not first or not can_be_repeated(error) or time.monotonic() > until:
                    raise
            await self.rollback()
            await asyncio.sleep(PAUSE)

    async def _all(
        self, sent: Sequence[Sent], statement: Executable | None, values: Values | None
    ) -> CursorResult[Any] | None:
        connection = self._connection
        if connection is None:
            raise TransactionOver
        for each, given, check in sent:
            changed = (await connection.execute(each, given)).rowcount
            if check is not None:
                check(changed)
        return None if statement is None else await connection.execute(statement, values)
