"""What the driver runs alone is what SQLAlchemy would have run: the same values, rows and numbers of changed rows."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Row, bindparam, delete, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from storage import Store
from storage.engines.sqlite import READERS
from storage.engines.written import MAX_LIST, written
from storage.errors import RowRefused, StoreClosed, TransactionOver
from storage.schema import outbox, tables
from tests.storage.samples import table

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def several(store: Store) -> Store:
    """Keep three tables, of which one gives advice."""
    async with store.write() as tx:
        for name in "ABC":
            await tx.tables.insert(replace(table(), table_id=name, advice=name == "B"))
    return store


async def found(store: Store, statement: Any, values: dict[str, object]) -> list[Any]:
    """Run a statement in each way that a session has."""
    async with store.read() as tx:
        session = tx.tables.session
        rows = await session.rows(statement, values)
        assert await session.first(statement, values) == (rows[0] if rows else None)
        assert await session.value(statement, values) == (rows[0][0] if rows else None)
    return list(rows)


async def twice(store: Store, statement: Any, values: dict[str, object]) -> list[tuple[Any, ...]]:
    """Run a statement by the driver alone, and check that SQLAlchemy finds the same for one that is made for once."""
    assert written(statement, values) is None
    alone = await found(store, statement, values)
    assert not any(isinstance(row, Row) for row in alone)
    async with store.read() as tx:
        rows = await tx.tables.session.rows(statement._clone(), values)
    assert [row._asdict() for row in rows] == [row._asdict() for row in alone]
    return [tuple(row) for row in alone]


async def test_rows_have_names_and_kinds(several: Store) -> None:
    """Columns stand as attributes, and what is true or false is no number."""
    query = select(tables.c.table_id, tables.c.advice, tables.c.paused_at).order_by(tables.c.table_id)
    rows = await twice(several, query, {})
    assert rows == [("A", False, None), ("B", True, None), ("C", False, None)]
    assert rows[1][1] is True


async def test_lists_of_any_length(several: Store) -> None:
    """One statement is given none, one, several and very many values to look for, beside values of its own."""
    query = (
        select(tables.c.table_id)
        .where(tables.c.table_id.in_(bindparam("names", expanding=True)), tables.c.game.not_in(("none", "such")))
        .order_by(tables.c.table_id)
    )
    for names in ([], ["B"], ["C", "A"], ["A", "B", "D"]):
        assert await twice(several, query._clone(), {"names": names}) == [
            (name,) for name in sorted(names) if name != "D"
        ]
    assert written(query, {}) is None
    assert written(query, {"names": ["A"] * MAX_LIST}) is not None
    assert written(query, {"names": ["A"] * (MAX_LIST + 1)}) is None
    async with several.read() as tx:
        assert len(await tx.tables.session.rows(query, {"names": ["A", "B"] * MAX_LIST})) == 2


async def test_what_stands_in_sql_and_what_is_made_for_once_is_left_to_sqlalchemy(several: Store) -> None:
    """Of SQL only the driver knows what it finds; writing a statement is worth it only if it comes again."""
    plain = text("SELECT count(*) AS found FROM tables")
    for _ in range(3):
        assert written(plain, {}) is None
        async with several.read() as tx:
            assert await tx.tables.session.value(plain) == 3
    assert written(select(tables.c.table_id), {}) is None


async def test_changed_rows_are_counted(several: Store) -> None:
    """What is changed, added and deleted counts the same both times, also if it returns rows."""
    change = update(tables).where(tables.c.game == bindparam("of")).values(advice=bindparam("advises"))
    for advises in (True, False):
        async with several.write() as tx:
            assert await tx.tables.session.run(change, {"of": table().game, "advises": advises}) == 3
    assert await twice(several, select(tables.c.advice).distinct(), {}) == [(False,)]
    gone = delete(tables).where(tables.c.table_id == bindparam("which")).returning(tables.c.table_id, tables.c.advice)
    for name in "AB":
        async with several.write() as tx:
            assert [tuple(row) for row in await tx.tables.session.rows(gone, {"which": name})] == [(name, False)]


async def test_a_value_of_the_wrong_kind_is_refused_both_times(several: Store) -> None:
    """What is to be true or false is not stored as anything else."""
    change = update(tables).values(advice=bindparam("advises"))
    for error in (SQLAlchemyError, TypeError):
        with pytest.raises(error):
            async with several.write() as tx:
                await tx.tables.session.run(change, {"advises": "perhaps"})


async def test_a_refused_row_undoes_all_both_times(several: Store) -> None:
    """The refusal is told in our own words, and nothing of the transaction is left."""
    add = insert(outbox)

    async def refused() -> None:
        async with several.write() as tx:
            await tx.tables.delete("C")
            await tx.tables.session.run(add, {"token": "one"})

    for _ in range(2):
        with pytest.raises(RowRefused, match="NOT NULL"):
            await refused()
    assert len(await twice(several, select(tables.c.table_id), {})) == 3


async def test_a_reader_sees_one_state(several: Store) -> None:
    """Only the next reader sees what is written meanwhile, whichever task runs the statements."""
    query = select(tables.c.table_id)
    for name in "ABC":
        async with several.read() as tx:
            before = await tx.tables.session.rows(query)
            async with several.write() as changing:
                await changing.tables.delete(name)
            assert await tx.tables.session.rows(query) == before
        async with several.read() as tx:
            assert len(await tx.tables.session.rows(query)) == len(before) - 1


async def test_more_readers_than_connections(several: Store) -> None:
    """A reader waits while all connections are taken, and one that gives up waiting holds nobody up."""
    query, inside, out = select(tables.c.table_id), asyncio.Event(), asyncio.Event()

    async def look() -> int:
        async with several.read() as tx:
            found = len(await tx.tables.session.rows(query))
            inside.set()
            await out.wait()
            return found

    looking = [asyncio.create_task(look()) for _ in range(READERS + 3)]
    await inside.wait()
    looking[-1].cancel()
    out.set()
    assert await asyncio.gather(*looking[:-1]) == [3] * (READERS + 2)


async def test_a_cancelled_reader_leaves_its_connection_clean(several: Store) -> None:
    """Abandoned statements run to their end, and the next reader starts afresh."""
    query = select(tables.c.table_id)
    for number in range(2 * READERS):
        async with several.read() as tx:
            session = tx.tables.session
            task = asyncio.create_task(session.rows(query))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        with pytest.raises(TransactionOver):
            await session.rows(query)
        async with several.write() as changing:
            await changing.tables.insert(replace(table(), table_id=f"N{number}"))
    assert len(await twice(several, select(tables.c.game), {})) == 3 + 2 * READERS


async def test_a_store_waits_for_its_readers_and_nobody_follows(several: Store) -> None:
    """A store that is closed waits for those that read; a reader that waits for a connection then gets none."""
    query, out = select(tables.c.table_id), asyncio.Event()

    async def look() -> int:
        async with several.read() as tx:
            await tx.tables.session.rows(query)
            await out.wait()
            return len(await tx.tables.session.rows(query))

    looking = [asyncio.create_task(look()) for _ in range(READERS + 1)]
    await asyncio.sleep(0)
    while several._engine._readers._turn.locked() is False:  # type: ignore[attr-defined]  # noqa: ASYNC110 - all begin
        await asyncio.sleep(0)
    closing = asyncio.create_task(several.close())
    await asyncio.sleep(0)
    assert not closing.done()
    out.set()
    await closing
    assert all(reader.done() for reader in looking)
    results = await asyncio.gather(*looking, return_exceptions=True)
    assert results[:READERS] == [3] * READERS
    assert isinstance(results[READERS], StoreClosed)
