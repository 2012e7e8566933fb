"""The store: one writer and a few readers on one database, whichever engine keeps it."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from sqlalchemy import literal, select, text
from sqlalchemy.exc import SQLAlchemyError

from storage.counters import Counts
from storage.engines.engine import Engine
from storage.errors import DatabaseFailed, StoreClosed, TransactionConflict, WriteInsideWrite
from storage.holds import Hold, Holds, Membership
from storage.retry import note_done
from storage.session import finish
from storage.transactions import Reader, Writer
from storage.turns import Turns

_ONE = select(literal(1))
_SAME = text("UPDATE alembic_version SET version_num = version_num")


def _is_failure(error: BaseException) -> bool:
    """Tell whether the database has failed, rather than the caller or another transaction that was in the way."""
    return isinstance(error, DatabaseFailed | SQLAlchemyError) and not isinstance(error, TransactionConflict)


class Store:
    """Own the database; made by `storage.startup`, ended by ``close``."""

    def __init__(self, engine: Engine, process: str, new_token: Callable[[], str]) -> None:
        self._engine, self.process = engine, process
        self.shared = engine.shared
        """Whether other processes work on the database too."""
        self._new_token = new_token
        self._turn, self._holds = Turns(), Holds()
        self._writing: asyncio.Task[object] | None = None
        self._closed = self._doubted = False
        self.committed_at = time.time()
        """When something was last stored, in seconds since 1970; at first, when the store was opened."""

    @property
    def path(self) -> Path:
        """Name the database's file, beside which what tells of this process lies."""
        return self._engine.path

    @property
    def membership(self) -> Membership:
        """Return what says whether this process may still work on the database."""
        return self._engine.membership

    def hold(self, table_id: str | None) -> AbstractAsyncContextManager[Hold]:
        """Keep all other processes from a table, or with None from all of them; other tasks of this one are not kept.

        What the task writes meanwhile fails if the hold is lost, and that of a table leaves it at a new revision.
        """
        hold = self._engine.hold(table_id, self._holds.of_this_task())
        return self._holds.during(hold) if self.shared else hold

    async def start(self) -> None:
        """Connect the writer."""
        await self._engine.start()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Writer]:
        """Change things in one transaction, which is undone if the block raises or is cancelled.

        There is one at a time; tasks that stepped behind (see `storage.turns`) wait for those that did not.

        A cancellation that comes while the transaction is being committed is raised, but no longer undoes it.
        """
        if self._writing is not None and self._writing is asyncio.current_task():
            raise WriteInsideWrite
        async with self._turn:
            if self._closed:
                raise StoreClosed
            self._writing = asyncio.current_task()
            session = self._engine.writing(self._holds.of_this_task())
            try:
                await session.begin()
                yield Writer(session, self.process, self._new_token)
                await finish(session.commit())
                self.committed_at = time.time()
                note_done()
            except BaseException as error:
                self._doubted = self._doubted or _is_failure(error)
                await finish(session.rollback())
                raise
            finally:
                session.end()
                self._writing = None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Reader]:
        """Look things up in one state of the database; a transaction may write meanwhile."""
        if self._closed:
            raise StoreClosed
        async with self._engine.reading() as session:
            yield Reader(session)

    async def probe(self) -> None:
        """Return once the writer has had its turn and the engine has let it write; nothing is changed.

        After a failure something is stored, the same as before, until that has worked: else it is undone.
        """
        async with self._turn:
            if self._closed:
                raise StoreClosed
            session = self._engine.writing()
            try:
                await session.begin()
                if self._doubted:
                    await session.run(_SAME)
                    await finish(session.commit())
                    self._doubted = False
                else:
                    await session.value(_ONE)
            finally:
                await finish(session.rollback())
                session.end()

    def counts(self, now: int) -> Counts:
        """Count what is stored, from any thread but the loop's; ``now`` is in milliseconds.

        :raises DatabaseFailed: the database cannot be read
        """
        return self._engine.counts(now)

    async def backup(self, target: Path) -> None:
        """Copy the database to a file that must not exist yet, without stopping anyone."""
        await self._engine.backup(target)

    async def close(self) -> None:
        """Wait for the writer and let the database go."""
        async with self._turn:
            if not self._closed:
                self._closed = True
                await finish(self._engine.close())
