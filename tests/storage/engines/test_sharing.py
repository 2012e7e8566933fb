"""Several processes on one database of PostgreSQL: who holds a table, who is taken for dead, what a lost commit did."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from storage import Hold, Store
from storage.engines import membership
from storage.errors import DatabaseFailed, StorageError
from tests.postgres import Cluster
from tests.storage.samples import entry, seat
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.postgres
K = "K7Q2"


def cut(cluster: Cluster, process: str = "", what: str = "") -> int:
    """Cut the connections of one process, or of all, that have run such a statement last."""
    query = f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query LIKE '%{what}%'"  # noqa: S608
    return int(cluster.say(f"{query} AND application_name LIKE 'kontor {process}%'"))


async def _rename(store: Store, name: str) -> None:
    async with store.write() as tx:
        await tx.tables.change(K, locale=name)


async def _locale(store: Store) -> str:
    async with store.read() as tx:
        row = await tx.tables.get(K)
    assert row is not None
    return row.locale


async def test_a_table_is_held_by_one_process_at_a_time(kept: Store, other: Store) -> None:
    """A second one waits until the first lets go; another table, and readers, need not wait."""
    order: list[str] = []

    async def take(store: Store, name: str) -> None:
        async with store.hold(K):
            order.append(name)
            await asyncio.sleep(0.05)
            order.append(name)

    async with kept.hold(K):
        waiting = asyncio.create_task(take(other, "second"))
        await asyncio.sleep(0.1)
        assert await _locale(other) != ""
        async with other.hold("ELSE"):
            assert not waiting.done()
        order.append("first")
    await waiting
    assert order == ["first", "second", "second"]
    await asyncio.gather(*(take(store, name) for store, name in ((kept, "a"), (other, "b"), (kept, "c"))))
    assert all(order[at] == order[at + 1] for at in range(3, len(order), 2))


async def test_all_tables_are_held_by_who_waits_for_all(kept: Store, other: Store) -> None:
    """A hold on all tables waits until no task holds one."""
    async with kept.hold(K):
        waiting = asyncio.create_task(_hold_all(other))
        await asyncio.sleep(0.1)
        assert not waiting.done()
    await waiting


async def _hold_all(store: Store) -> None:
    async with store.hold(None), store.write() as tx:
        await tx.clocks.beat(1)


async def test_a_revision_tells_of_any_change(kept: Store, other: Store) -> None:
    """Own changes under the hold are known, changes by others show with the next hold, looks change nothing."""
    async with kept.hold(K) as first:
        before = first.revision
        await _rename(kept, "de")
        assert first.revision not in (None, before)
    async with other.hold(K) as again:
        assert again.revision == first.revision
        await _locale(other)
    async with other.write() as tx:
        await tx.tables.put_seat(seat(0, K, name="Anna"))
    async with kept.hold(K) as last:
        assert last.revision not in (None, first.revision)


async def test_a_change_by_who_does_not_hold_is_not_taken_for_the_own(kept: Store, other: Store) -> None:
    """The relay notes things without a hold; the task that holds the table rereads it afterwards."""
    async with kept.hold(K) as held:
        await _rename(other, "de")
        await _rename(kept, "en")
        assert held.revision is None
    async with kept.hold(K) as held:
        assert held.revision is not None


async def test_a_table_that_is_not_there_has_no_revision(kept: Store) -> None:
    """Nor does one that was deleted."""
    async with kept.hold("NONE") as held:
        assert held.revision is None
    async with kept.hold(K), kept.write() as tx:
        await tx.tables.delete(K)
    async with kept.hold(K) as held:
        assert held.revision is None


async def test_a_lost_hold_is_taken_again_where_nobody_was_faster(kept: Store, cluster: Cluster) -> None:
    """A cut between two transactions of a hold undoes nothing."""
    async with kept.hold(K) as held:
        await _rename(kept, "de")
        assert cut(cluster, "first", "advisory") + cut(cluster, "first", "COMMIT") >= 1
        await _rename(kept, "en")
        assert held.revision is not None
    assert await _locale(kept) == "en"


async def test_a_lost_hold_fails_where_another_was_faster(kept: Store, other: Store, cluster: Cluster) -> None:
    """What was worked out from an older state is not written over a newer one."""

    async def write() -> None:
        async with kept.hold(K):
            assert cut(cluster, "first") >= 1
            async with other.hold(K):
                await _rename(other, "fr")
            await _rename(kept, "de")

    with pytest.raises(DatabaseFailed, match="another process"):
        await write()
    assert await _locale(other) == "fr"


async def test_cuts_before_a_hold_cost_nothing(kept: Store, cluster: Cluster) -> None:
    """A connection that waited in the pool may be lost."""
    for name in ("de", "en"):
        async with kept.hold(K):
            await _rename(kept, name)
        assert cut(cluster, "first") >= 1
    assert await _locale(kept) == "en"


Commit = Callable[[Any], Awaitable[None]]


@pytest.mark.parametrize(("before", "stands"), [(True, False), (False, True)], ids=["before", "after"])
async def test_a_commit_without_an_answer_is_looked_up(
    kept: Store, cluster: Cluster, monkeypatch: pytest.MonkeyPatch, before: bool, stands: bool
) -> None:
    """Cut before the server has committed, nothing stands, and it is said; cut after it, all does."""
    from sqlalchemy.ext.asyncio import AsyncConnection

    commit = AsyncConnection.commit

    async def torn(connection: AsyncConnection) -> None:
        monkeypatch.setattr(AsyncConnection, "commit", commit)
        if before:
            cut(cluster, "first")
        await commit(connection)
        raise ConnectionResetError

    async def write() -> None:
        async with kept.write() as tx:
            await tx.log.append(entry(1))
            monkeypatch.setattr(AsyncConnection, "commit", torn)

    if stands:
        await write()
    else:
        with pytest.raises(DatabaseFailed):
            await write()
    async with kept.read() as reader:
        assert bool(await reader.log.entries(K)) is stands


async def test_who_is_silent_is_ended_and_cannot_come_back(
    kept: Store, other: Store, silence: Callable[[], None]
) -> None:
    """Its claims are free, its holds are gone, what it began fails, and it learns that it was taken for dead."""
    async with other.write() as tx:
        assert await tx.claims.take("keeper", [""]) == {""}
    with pytest.raises(StorageError):
        await _write_late(other, kept, silence)
    with pytest.raises(StorageError):
        await _locale(other)
    _wake(other)
    await until(other.membership.ended.is_set)
    assert not other.membership.alive
    assert kept.membership.alive


async def _write_late(frozen: Store, awake: Store, silence: Callable[[], None]) -> None:
    """Hold a table until another process has taken it over, and then write."""

    async def is_forgotten() -> bool:
        return "second" not in await _processes(awake)

    async with frozen.hold(K) as held:
        assert held.revision is not None
        silence()
        await until(is_forgotten)
        async with awake.write() as tx:
            assert await tx.claims.take("keeper", [""]) == {""}
        async with asyncio.timeout(PATIENCE), awake.hold(K):
            await _rename(awake, "de")
        await _rename(frozen, "en")


async def _processes(store: Store) -> set[str]:
    async with store.read() as tx:
        return {row.process for row in await tx.processes.all()}


@pytest.fixture
def silence(kept: Store, other: Store, cluster: Cluster, database: str) -> Callable[[], None]:
    """Make the second process look silent for longer than its lease, and let the first one check for that.

    The test does not wait for the lease to pass, because on a busy machine the first process might look dead as well.
    """

    def stop() -> None:
        other._engine._beating.cancel()  # type: ignore[attr-defined]
        other.membership._last -= membership.LEASE  # type: ignore[attr-defined]
        cluster.say("UPDATE processes SET seen_at = 0 WHERE process = 'second'", database.rpartition("/")[2])
        kept.membership._steady_since -= membership.LEASE  # type: ignore[attr-defined]

    return stop


def _wake(store: Store) -> None:
    store._engine.join()  # type: ignore[attr-defined]


async def test_a_closed_store_leaves_at_once(kept: Store, other: Store) -> None:
    """Nobody waits for what it had claimed."""
    async with other.write() as tx:
        await tx.claims.take("queue", ["a"])
    await other.close()
    assert await _processes(kept) == {"first"}
    async with kept.write() as tx:
        assert await tx.claims.take("queue", ["a"]) == {"a"}


async def test_a_hold_is_the_task_s_own(kept: Store) -> None:
    """Another task of the same process writes over its own connection, and is not undone with the hold."""

    async def beside() -> None:
        async with kept.write() as tx:
            await tx.clocks.beat(5)

    async with kept.hold(K) as held:
        assert isinstance(held, Hold)
        await asyncio.create_task(beside())
        await _rename(kept, "de")
    async with kept.read() as tx:
        assert await tx.clocks.pulse() == 5


async def test_one_task_holds_several_tables_by_one_connection(kept: Store, other: Store) -> None:
    """Deleting a user's data holds all their tables, however many; each is free once it is let go."""
    async with AsyncExitStack() as stack:
        holds = [await stack.enter_async_context(kept.hold(f"T{number:02}")) for number in range(20)]
        inner = await stack.enter_async_context(kept.hold(K))
        await _rename(kept, "de")
        assert inner.revision is not None
        assert {hold.revision for hold in holds} == {None}
        waiting = asyncio.create_task(_hold_all(other))
        await asyncio.sleep(0.05)
        assert not waiting.done()
    await waiting
    async with asyncio.timeout(PATIENCE), other.hold("T07"), other.hold(K):
        await _rename(other, "en")


async def test_several_tables_are_lost_together(kept: Store, cluster: Cluster) -> None:
    """A lost connection has lost all of them: nothing is written."""

    async def write() -> None:
        async with kept.hold("T1"), kept.hold(K):
            assert cut(cluster, "first") >= 1
            await _rename(kept, "de")

    with pytest.raises(DatabaseFailed, match="several"):
        await write()
    await _rename(kept, "fr")
