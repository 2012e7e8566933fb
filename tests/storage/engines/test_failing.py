"""A database that fails once, at whatever statement, commit or rollback: the next transaction works."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import select

from storage import Store, open_store, open_store_at
from storage.errors import DatabaseFailed, RowRefused
from storage.schema import entries
from tests.faults import Faults, fail_postgres, fail_sqlite
from tests.given import provide_database
from tests.storage.samples import entry, table

ENOUGH = 40
FOR_EVER = 10_000


@dataclass
class Flaky:
    """A store that has the table K7Q2, and what makes it fail."""

    store: Store
    faults: Faults

    async def numbers(self) -> list[int]:
        """List the entries that are stored."""
        async with self.store.read() as tx:
            return [row.number for row in await tx.log.entries("K7Q2", since=-1)]


@pytest.fixture
async def flaky(engine: str, path: Path, database: str | None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Flaky]:
    """Open a store that can be made to fail."""
    faults = (fail_sqlite if engine == "sqlite" else fail_postgres)(monkeypatch)
    if database is None:
        store = await open_store(provide_database(path), process="first")
    else:
        store = await open_store_at(database, path, process="first")
    async with store.write() as tx:
        await tx.tables.insert(table())
    yield Flaky(store, faults)
    faults.mend()
    await store.close()


async def only_write(store: Store, number: int) -> None:
    """Look nothing up: over SQLite the driver alone does all of it."""
    async with store.write() as tx:
        await tx.log.append(entry(number))


async def look_and_write(store: Store, number: int) -> None:
    """Look something up by a statement that is made for once, so that SQLAlchemy takes part in the transaction."""
    async with store.write() as tx:
        await tx.log.session.rows(select(entries.c.number).limit(number))
        await tx.log.append(entry(number))


async def refused(store: Store, number: int) -> None:
    """Be undone in the middle."""
    async with store.write() as tx:
        await tx.log.session.rows(select(entries.c.number).limit(number))
        await tx.log.append(entry(number))
        await tx.log.append(entry(number))


async def look(store: Store, number: int) -> None:
    """Change nothing."""
    async with store.read() as tx:
        await tx.log.session.rows(select(entries.c.number).limit(number))
        await tx.log.entries("K7Q2")


Work = Callable[[Store, int], Awaitable[None]]


@pytest.mark.parametrize("work", [only_write, look_and_write, refused, look])
@pytest.mark.parametrize("times", [1, 2, 3])
async def test_the_next_transaction_works(flaky: Flaky, work: Work, times: int) -> None:
    """Wherever it has failed, and also if what was to undo it has failed: nothing half done is stored or seen."""
    failed = 0
    for at in range(ENOUGH):
        before = await flaky.numbers()
        flaky.faults.arm(at, times)
        try:
            await work(flaky.store, 2 * at + 1)
            done = work in (only_write, look_and_write)
        except (DatabaseFailed, RowRefused):
            done = False
        flaky.faults.mend()
        failed += bool(flaky.faults.failed)
        kept = await flaky.numbers()
        assert kept == before + [2 * at + 1] * done, flaky.faults.failed
        await look_and_write(flaky.store, 2 * at + 2)
        for _ in range(5):  # each reader
            assert await flaky.numbers() == [*kept, 2 * at + 2]
        if not flaky.faults.failed:
            break
    assert failed >= 2


async def test_a_writer_that_keeps_failing_is_found(flaky: Flaky) -> None:
    """A probe that would only look is not enough after a failure: it must be able to store something."""
    flaky.faults.arm(0, FOR_EVER)
    with pytest.raises(DatabaseFailed):
        await only_write(flaky.store, 1)
    with pytest.raises(DatabaseFailed):
        await flaky.store.probe()
    flaky.faults.mend()
    before = flaky.store.committed_at
    await flaky.store.probe()
    await flaky.store.probe()
    assert flaky.store.committed_at == before
    assert await flaky.numbers() == []
