"""Moving all that is stored from one database to another, whichever engines keep them: all of it, or nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

from sqlalchemy import Row, Table, func, insert, select, tuple_

from storage.errors import CopyRefused
from storage.schema import PASSING, metadata
from storage.session import Session
from storage.store import Store

BATCH: Final = 500
"""Rows that are read, written and compared at once."""
LASTING: Final = [table for table in metadata.sorted_tables if table.info != PASSING]
"""The tables of which something outlives the processes that work on a database."""


async def copy_all(source: Store, target: Store) -> dict[str, int]:
    """Copy every row, compare each with what the target then holds, and return how many rows each table has.

    :raises CopyRefused: the target is not empty, or holds something else than was written to it
    """
    async with source.read() as reader, target.write() as writer:
        old, new = reader.tables.session, writer.tables.session
        if await old.restored():
            raise CopyRefused("The source was restored from a backup. Start Kontor on it once, so that its users know.")
        for side, what in ((source, reader), (target, writer)):
            if [row for row in await what.processes.all() if row.process != side.process]:
                raise CopyRefused("Kontor works on one of the databases. Stop it first. Nothing was copied.")
        for table in LASTING:
            if await new.value(select(func.count()).select_from(table)):
                raise CopyRefused(f"The target is not empty: it has rows in {table.name}. Nothing was copied.")
        return {table.name: await _copy(table, old, new) for table in LASTING}


async def _copy(table: Table, old: Session, new: Session) -> int:
    count = 0
    async for rows in _batches(table, old):
        await new.run(insert(table), [row._asdict() for row in rows])
        await _compare(table, rows, new)
        count += len(rows)
    if await new.value(select(func.count()).select_from(table)) != count:
        raise CopyRefused(f"The target has other rows in {table.name} than were copied. Nothing was copied.")
    await new.number_on(table)
    return count


async def _batches(table: Table, session: Session) -> AsyncIterator[Sequence[Row[Any]]]:
    """Walk a table by its key."""
    key = tuple(table.primary_key.columns)
    query = select(table).order_by(*key).limit(BATCH)
    rows = await session.rows(query)
    while rows:
        yield rows
        rows = await session.rows(query.where(tuple_(*key) > tuple_(*_key(table, rows[-1]))))


async def _compare(table: Table, rows: Sequence[Row[Any]], new: Session) -> None:
    """Read what was just written, and compare it column by column."""
    wanted = {_key(table, row): tuple(row) for row in rows}
    key = tuple_(*table.primary_key.columns)
    found = {_key(table, row): tuple(row) for row in await new.rows(select(table).where(key.in_(list(wanted))))}
    if found != wanted:
        raise CopyRefused(f"A row of {table.name} came out otherwise than it went in. Nothing was copied.")


def _key(table: Table, row: Row[Any]) -> tuple[Any, ...]:
    return tuple(getattr(row, column.name) for column in table.primary_key.columns)
