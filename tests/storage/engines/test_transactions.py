import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing

import pytest
from sqlalchemy import text

from storage import Store
from storage.engines.driver import Connection, Done, Sent
from storage.errors import DatabaseFailed, RowRefused, TransactionOver, WriteInsideWrite
from storage.log import LogWrites
from storage.session import finish
from tests.storage.samples import delivery, entry, table


async def numbers(store: Store) -> list[int]:
    """List the entries that are stored."""
    async with store.read() as tx:
        return [row.number for row in await tx.log.entries("K7Q2", since=-1)]


class Bad(Exception):
    """Break a transaction."""


async def test_an_exception_undoes_everything(kept: Store) -> None:
    """What was written before the exception is gone, and the next transaction works."""

    async def work() -> None:
        async with kept.write() as tx:
            await tx.log.append(entry(1))
            await tx.outbox.add(delivery())
            raise Bad

    with pytest.raises(Bad):
        await work()
    async with kept.write() as tx:
        assert await tx.outbox.unsent("K7Q2") == []
        await tx.log.append(entry(2))
    assert await numbers(kept) == [2]


async def test_a_refused_row_undoes_everything(kept: Store) -> None:
    """A transaction does not survive one of its statements failing."""

    async def work() -> None:
        async with kept.write() as tx:
            await tx.log.append(entry(1))
            await tx.log.append(entry(1))

    with pytest.raises(RowRefused):
        await work()
    assert await numbers(kept) == []


async def test_a_refusal_that_is_swallowed_undoes_everything(kept: Store) -> None:
    """What waits for the next statement fails with it, and nothing of the transaction is left out in silence."""

    async def work() -> None:
        async with kept.write() as tx:
            await tx.log.append(entry(1))
            await tx.log.append(entry(1))
            with pytest.raises(RowRefused):
                await tx.log.entries("K7Q2")
            await tx.log.append(entry(2))

    with pytest.raises(RowRefused):
        await work()
    assert await numbers(kept) == []
    async with kept.write() as tx:
        await tx.log.append(entry(3))
    assert await numbers(kept) == [3]


@pytest.mark.sqlite
async def test_what_only_writes_crosses_to_the_thread_once(kept: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """All statements of which nobody needs a result run in the commit's turn; one that reads sees those before it."""
    turns: list[int] = []
    run = Connection.run

    async def counted(connection: Connection, sent: Sequence[Sent]) -> Done:
        turns.append(len(sent))
        return await run(connection, sent)

    monkeypatch.setattr(Connection, "run", counted)
    async with kept.write() as tx:
        await tx.log.append(entry(1))
        await tx.outbox.add(delivery())
    assert turns == [4]
    async with kept.write() as tx:
        await tx.log.append(entry(2))
        assert [row.number for row in await tx.log.entries("K7Q2", since=-1)] == [1, 2]
    assert turns == [4, 3, 1]


async def test_a_cancelled_transaction_is_undone(kept: Store) -> None:
    """A task that is cancelled inside its block leaves nothing behind and holds nobody up."""
    inside = asyncio.Event()

    async def work() -> None:
        async with kept.write() as tx:
            await tx.log.append(entry(1))
            inside.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(work())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with kept.write() as tx:
        await tx.log.append(entry(2))
    assert await numbers(kept) == [2]


async def test_cancelling_at_any_moment_is_all_or_nothing(kept: Store) -> None:
    """Wherever the cancellation falls, both rows are there or neither, and the next one can write."""

    async def work(number: int) -> None:
        async with kept.write() as tx:
            await tx.log.append(entry(number))
            await tx.log.append(entry(number + 1))

    outcomes = set()
    for step in range(40):
        task = asyncio.create_task(work(2 * step))
        for _ in range(step):
            await asyncio.sleep(0)
        await asyncio.sleep(step / 10_000)
        task.cancel()
        outcomes.add((await asyncio.gather(task, return_exceptions=True))[0] is None)
    await work(1000)
    found = await numbers(kept)
    assert found[-2:] == [1000, 1001]
    assert all(number ^ 1 in found for number in found)
    assert False in outcomes


async def test_a_cancelled_waiter_leaves_the_queue(kept: Store) -> None:
    """A task that is cancelled while it waits for the writer writes nothing and does not block the others."""

    async def work(number: int) -> None:
        async with kept.write() as tx:
            await tx.log.append(entry(number))

    async with kept.write() as tx:
        waiting = [asyncio.create_task(work(number)) for number in (1, 2, 3)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        await tx.log.append(entry(0))
    await asyncio.gather(*waiting, return_exceptions=True)
    assert await numbers(kept) == [0, 1, 3]


async def test_what_has_begun_is_finished_before_a_cancellation_passes() -> None:
    """A statement under way runs to its end even if its task is cancelled twice."""
    done = []
    go = asyncio.Event()

    async def statement() -> None:
        await go.wait()
        done.append(True)

    task = asyncio.create_task(finish(statement()))
    for _ in range(2):
        await asyncio.sleep(0)
        task.cancel()
    await asyncio.sleep(0)
    assert not task.done()
    go.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done == [True]


async def test_writers_are_serialised(kept: Store) -> None:
    """Tasks that read, pause and write lose no update, because only one of them is inside at a time."""
    inside = []

    async def work(number: int) -> None:
        async with kept.write() as tx:
            inside.append(number)
            row = await tx.tables.get("K7Q2")
            assert row is not None
            await asyncio.sleep(0)
            await tx.tables.advance("K7Q2", expect_version=row.version, draws=row.draws + number)
            assert inside.pop() == number
            assert inside == []

    await asyncio.gather(*(work(number) for number in range(1, 21)))
    async with kept.read() as tx:
        assert await tx.tables.get("K7Q2") == table(version=20, draws=210)


async def test_readers_see_one_state_beside_the_writer(kept: Store) -> None:
    """A reader neither waits for a writer nor sees what is not committed or was committed after its first look."""
    async with kept.read() as reader:
        assert await reader.log.entries("K7Q2") == []
        async with kept.write() as tx:
            await tx.log.append(entry(1))
            assert await numbers(kept) == []
        assert await numbers(kept) == [1]
        assert await reader.log.entries("K7Q2") == []


async def test_cancelled_readers_give_their_connections_back(kept: Store) -> None:
    """Wherever the cancellation falls, the small pool is whole again afterwards."""
    tasks = []
    for step in range(30):
        tasks.append(asyncio.create_task(numbers(kept)))
        await asyncio.sleep(step / 10_000)
        tasks[-1].cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert any(isinstance(result, asyncio.CancelledError) for result in found)
    assert await asyncio.gather(*(numbers(kept) for _ in range(6))) == [[]] * 6


async def test_more_readers_than_connections_take_turns(kept: Store) -> None:
    """A small pool serves any number of readers."""
    assert await asyncio.gather(*(numbers(kept) for _ in range(20))) == [[]] * 20


async def test_a_reader_cannot_write(kept: Store) -> None:
    """The connections of readers refuse changes, whatever is tried on them."""
    async with kept.read() as reader:
        await LogWrites(reader.log._session).append(entry(1))
        with pytest.raises(DatabaseFailed, match=r"read-?only"):
            await reader.log.entries("K7Q2")
    assert await numbers(kept) == []


async def test_a_transaction_that_is_over_is_refused(kept: Store) -> None:
    """A reader or writer kept beyond its block is an error, not another transaction."""
    async with kept.write() as writer:
        pass
    async with kept.read() as reader:
        pass
    with pytest.raises(TransactionOver):
        await writer.log.append(entry(1))
    with pytest.raises(TransactionOver):
        await reader.log.entries("K7Q2")


async def test_a_write_inside_a_write_is_refused(kept: Store) -> None:
    """A task that would wait for itself is told so, and its outer transaction can go on."""
    async with kept.write() as tx:
        with pytest.raises(WriteInsideWrite):
            async with kept.write():
                pass
        await tx.log.append(entry(1))
    assert await numbers(kept) == [1]


@pytest.mark.sqlite
async def test_a_writer_recovers_when_another_program_held_the_database(
    kept: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A transaction that could not begin is a storage error, and the next one works."""
    async with kept.write() as tx:
        await tx.session.run(text("PRAGMA busy_timeout = 1"))
    with closing(sqlite3.connect(kept.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseFailed, match="locked"):
            async with kept.write():
                pass
        other.execute("ROLLBACK")
    async with kept.write() as tx:
        await tx.log.append(entry(1))
    assert await numbers(kept) == [1]


async def test_errors_hide_what_was_to_be_stored(kept: Store) -> None:
    """Neither an error nor what caused it shows a seat's choice, which could end up in a log."""

    async def work() -> None:
        async with kept.write() as tx:
            await tx.log.append(entry(1, choice="secret"))
            await tx.log.append(entry(1, choice="secret"))

    with pytest.raises(RowRefused) as refusal:
        await work()
    assert "secret" not in f"{refusal.value!r} {refusal.value.__cause__!r} {refusal.value.__cause__}"
