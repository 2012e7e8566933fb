"""What SQLAlchemy writes and the driver runs alone is what SQLAlchemy would run: the same values, rows and numbers."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import NullPool, bindparam, create_engine, delete, insert, select, text, tuple_, update
from sqlalchemy.exc import SQLAlchemyError

from storage import Store
from storage.engines.sqlite import READERS
from storage.engines.written import _KEPT, MAX_LIST, written
from storage.errors import RowRefused, StoreClosed, TransactionOver
from storage.rows import GuildRow
from storage.schema import guilds, outbox, tables
from storage.session import values_of
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


async def both(store: Store, statement: Any, values: dict[str, object]) -> list[tuple[Any, ...]]:
    """Run a statement that reads by the driver, and check that SQLAlchemy finds the same."""
    alone = await found(store, statement, values)
    engine = create_engine(f"sqlite:///{store.path}", poolclass=NullPool)
    with engine.connect() as connection:
        rows = connection.execute(statement, values).all()
    assert [tuple(row) for row in rows] == [tuple(row) for row in alone]
    for theirs, ours in zip(rows, alone, strict=True):
        assert all(getattr(ours, name) == value for name, value in theirs._asdict().items() if name.isidentifier())
    return [tuple(row) for row in alone]


async def test_rows_have_names_and_kinds(several: Store) -> None:
    """Columns stand as attributes, and what is true or false is no number."""
    query = select(tables.c.table_id, tables.c.advice, tables.c.paused_at).order_by(tables.c.table_id)
    rows = await both(several, query, {})
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
        assert await both(several, query._clone(), {"names": names}) == [
            (name,) for name in sorted(names) if name != "D"
        ]
    assert written(query, {"names": ["A"] * MAX_LIST}) is written(query, {"names": ["B"] * MAX_LIST})
    long = {"names": ["A"] * (MAX_LIST + 1)}
    assert written(query, long) is not written(query, long)
    async with several.read() as tx:
        assert len(await tx.tables.session.rows(query, {"names": ["A", "B"] * MAX_LIST})) == 2


async def test_tuples_are_looked_for(several: Store) -> None:
    """A list may be of several values each, as where a key has more than one column."""
    key = tuple_(tables.c.table_id, tables.c.advice)
    query = select(tables.c.table_id).where(key.in_([("B", True), ("C", True)]), key > ("A", False))
    assert await both(several, query, {}) == [("B",)]


async def test_plain_sql(several: Store) -> None:
    """What stands in SQL does not say what it returns: its rows have no names."""
    assert await both(several, text("SELECT count(*), 'é:' FROM tables WHERE table_id < :last"), {"last": "C"}) == [
        (2, "é:")
    ]


async def test_a_statement_is_kept_for_as_long_as_somebody_has_it(several: Store) -> None:
    """What is made for once does not stay."""
    await found(several, select(tables.c.table_id), {})
    gc.collect()
    before = len(_KEPT)
    for _ in range(3):
        await found(several, select(tables.c.table_id), {})
    gc.collect()
    assert len(_KEPT) == before


async def test_a_value_that_is_missing_is_refused(several: Store) -> None:
    """Nothing is taken for NULL."""
    with pytest.raises(SQLAlchemyError, match="value is required"):
        await found(several, select(tables.c.table_id).where(tables.c.game == bindparam("game")), {})


async def test_rows_that_are_added_together(several: Store) -> None:
    """A list of values adds a row for each."""
    async with several.write() as tx:
        await tx.session.run(insert(guilds), [values_of(GuildRow(guild_id=number)) for number in (8, 9, 10)])
    assert await both(several, select(guilds.c.guild_id).where(guilds.c.guild_id.in_([8, 9, 10])), {}) == [
        (8,),
        (9,),
        (10,),
    ]


async def test_changed_rows_are_counted(several: Store) -> None:
    """What is changed, added and deleted is counted, also if it returns rows."""
    change = update(tables).where(tables.c.game == bindparam("of")).values(advice=bindparam("advises"))
    for advises in (True, False):
        async with several.write() as tx:
            assert await tx.tables.session.run(change, {"of": table().game, "advises": advises}) == 3
    assert await both(several, select(tables.c.advice).distinct(), {}) == [(False,)]
    gone = delete(tables).where(tables.c.table_id == bindparam("which")).returning(tables.c.table_id, tables.c.advice)
    for name in "AB":
        async with several.write() as tx:
            assert [tuple(row) for row in await tx.tables.session.rows(gone, {"which": name})] == [(name, False)]


async def test_a_value_of_the_wrong_kind_is_refused(several: Store) -> None:
    """What is to be true or false is not stored as anything else."""
    change = update(tables).values(advice=bindparam("advises"))
    with pytest.raises(TypeError):
        async with several.write() as tx:
            await tx.tables.session.run(change, {"advises": "perhaps"})


async def test_a_refused_row_undoes_all(several: Store) -> None:
    """The refusal is told in our own words, and nothing of the transaction is left."""
    add = insert(outbox)

    async def refused() -> None:
        async with several.write() as tx:
            await tx.tables.delete("C")
            await tx.tables.session.run(add, {"token": "one"})

    for _ in range(2):
        with pytest.raises(RowRefused, match="NOT NULL"):
            await refused()
    assert len(await both(several, select(tables.c.table_id), {})) == 3


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
    assert len(await both(several, select(tables.c.game), {})) == 3 + 2 * READERS


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
