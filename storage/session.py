"""Statements on one connection: finished once begun, over once the transaction is, and failing in our own words.

What engines write in different words is here in one form: to add a row or change the one that is there, to number a
row, and to ask for the time.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy import BigInteger, Executable, Integer, Row, ScalarSelect, Table
from sqlalchemy.dialects.postgresql import Insert, insert
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from storage.errors import TransactionOver

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

__all__ = [
    "Found",
    "Insert",
    "Query",
    "Sent",
    "Session",
    "Values",
    "database_now",
    "finish",
    "insert",
    "many",
    "one",
    "or_new_id",
    "put",
    "values_of",
]

T = TypeVar("T")
Values = Mapping[str, object] | Sequence[Mapping[str, object]]


async def finish(work: Awaitable[T]) -> T:
    """Await ``work`` to its end, and only then let a cancellation through.

    A statement that is abandoned half-way would still run in its thread and leave the connection in an unknown state.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait({task})
        if not task.cancelled():
            task.exception()  # looked at, so that asyncio does not report it as forgotten
        raise


class Found(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """Return how many rows it has changed."""

    def all(self) -> Sequence[Row[Any]]:
        """Return all rows that it has found."""

    def first(self) -> Row[Any] | None:
        """Return the first one."""


Sent = tuple[Executable, Values, Callable[[int], None] | None]
"""A statement, its values, and what is given how many rows it has changed."""


class Session(ABC):
    """Run statements inside one transaction; each engine has its own kind.

    `process` names the process that writes, and `new_token` makes a mark for each message that it queues.

    Statements that nobody waits for run before the next one that is awaited, or the commit. Once one has failed,
    everything fails until the transaction is rolled back: none of them is left out in silence.
    """

    process = ""
    new_token: Callable[[], str]

    def __init__(self) -> None:
        self._sent: list[Sent] = []
        self._error: BaseException | None = None
        self._over = False

    @abstractmethod
    async def begin(self) -> None:
        """Begin a transaction, with the first statement: nothing crosses to the database before that."""

    @abstractmethod
    async def commit(self) -> None:
        """Commit what was begun."""

    @abstractmethod
    async def rollback(self) -> None:
        """Undo what was begun; if even that fails, the next transaction opens a new connection."""

    @abstractmethod
    async def _turn(self, sent: Sequence[Sent]) -> Found:
        """Run statements, and return what the last one has done; what has begun is over before a rollback begins."""

    @abstractmethod
    def lock(self, names: Sequence[str]) -> None:
        """Let no other process come between what is looked up from now on and the commit; in the order of these names.

        It waits while another process has locked one of the same names.
        """

    @abstractmethod
    async def restored(self) -> int:
        """Return at which table users are to be told next that a backup was restored; 0 if at none."""

    @abstractmethod
    async def note_restored(self, following: int) -> None:
        """Note that."""

    @abstractmethod
    async def number_on(self, table: Table) -> None:
        """Let the engine number new rows of a table after those that have come with numbers of their own."""

    def end(self) -> None:
        """Refuse all further statements, which would silently open another transaction."""
        self._over = True

    def send(
        self, statement: Executable, values: Mapping[str, object], check: Callable[[int], None] | None = None
    ) -> None:
        """Let ``statement`` run with the next one, or with the commit: nobody waits for it.

        ``check`` is given how many rows it has changed. If it fails, so does what it runs with, and the transaction.
        """
        if self._over:
            raise TransactionOver
        self._sent.append((statement, values, check))

    async def _run(self, statement: Executable, values: Values | None) -> Found:
        if self._over:
            raise TransactionOver
        self._sent.append((statement, {} if values is None else values, None))
        return await self._catch_up()

    async def _catch_up(self) -> Found:
        """Run all that waits; return what the last statement has done."""
        if self._error is not None:
            raise self._error
        sent, self._sent = self._sent, []
        try:
            return await self._turn(sent)
        except BaseException as error:
            self._error = error
            raise

    def _forget(self) -> None:
        """Forget what has not run, and what has failed: it is all undone."""
        self._sent, self._error = [], None

    async def run(self, statement: Executable, values: Values | None = None) -> int:
        """Run ``statement`` and return how many rows it has changed."""
        return (await self._run(statement, values)).rowcount

    async def rows(self, statement: Executable, values: Values | None = None) -> Sequence[Row[Any]]:
        """Fetch all rows."""
        return (await self._run(statement, values)).all()

    async def first(self, statement: Executable, values: Values | None = None) -> Row[Any] | None:
        """Fetch the first row, if there is one."""
        return (await self._run(statement, values)).first()

    async def value(self, statement: Executable, values: Values | None = None) -> Any:
        """Fetch the first column of the first row, or None."""
        row = await self.first(statement, values)
        return None if row is None else row[0]


class Query:
    """Carry the session of a group of queries."""

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def session(self) -> Session:
        """Return the session, for what goes through all tables alike."""
        return self._session


def put(table: Table, *columns: str) -> Insert:
    """Make the statement that adds a row or, if there is one of its key, changes these of its columns, or all."""
    new = insert(table)
    changed = columns or [column.name for column in table.columns if not column.primary_key]
    return new.on_conflict_do_update(
        index_elements=list(table.primary_key.columns), set_={name: new.excluded[name] for name in changed}
    )


@cache
def _names(kind: "type[DataclassInstance]") -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def values_of(record: "DataclassInstance") -> dict[str, object]:
    """Turn a record into the values of its row, without the copies ``dataclasses.asdict`` makes."""
    return {name: getattr(record, name) for name in _names(type(record))}


def one(kind: type[T], row: Row[Any] | None) -> T | None:
    """Turn a row into its record."""
    return None if row is None else kind(**row._asdict())


def many(kind: type[T], rows: Sequence[Row[Any]]) -> list[T]:
    """Turn rows into their records."""
    return [kind(**row._asdict()) for row in rows]


class or_new_id(FunctionElement[int]):  # noqa: N801 - functions of SQL are named so
    """Be the id that a query finds or, if it finds none, the next one of the outbox."""

    inherit_cache = True
    type = Integer()

    def __init__(self, found: ScalarSelect[Any]) -> None:
        super().__init__(found)


@compiles(or_new_id)
def _left_to_the_engine(element: or_new_id, compiler: SQLCompiler, **given: Any) -> str:
    """Write nothing more: SQLite itself puts the next id for NULL."""
    (found,) = element.clauses
    return compiler.process(found, **given)


@compiles(or_new_id, "postgresql")
def _from_sequence(element: or_new_id, compiler: SQLCompiler, **given: Any) -> str:
    """Ask for the next id only if none was found."""
    (found,) = element.clauses
    return f"coalesce({compiler.process(found, **given)}, nextval('outbox_id_seq'))"


class database_now(FunctionElement[int]):  # noqa: N801 - functions of SQL are named so
    """Be the time at which the statement runs, in UTC epoch milliseconds."""

    inherit_cache = True
    type = BigInteger()


@compiles(database_now)
def _of_sqlite(_element: database_now, _compiler: SQLCompiler, **_given: Any) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


@compiles(database_now, "postgresql")
def _of_postgres(_element: database_now, _compiler: SQLCompiler, **_given: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
