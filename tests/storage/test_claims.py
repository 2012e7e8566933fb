"""What processes settle among themselves: claims, presses, shards, and whose turn it is to introduce itself."""

from __future__ import annotations

import pytest

from storage import Store, Writer
from storage.errors import ClaimLost, RowRefused
from storage.rows import ProcessRow
from storage.schema import processes
from storage.session import put, values_of


async def _join(tx: Writer, *names: str) -> None:
    """Let processes run that are not yet known; over PostgreSQL the store itself is one."""
    known = {row.process for row in await tx.processes.all()}
    for name in sorted(set(names) - known):
        row = ProcessRow(process=name, role="run", shards="", started_at=0, seen_at=0)
        await tx.tables.session.run(put(processes), values_of(row))


async def test_work_is_claimed_once(store: Store) -> None:
    """What nobody has becomes the process's own, until it lets go."""
    async with store.write() as tx:
        await _join(tx, "first")
        assert await tx.claims.take("queue", ["b", "a", "b"]) == {"a", "b"}
        assert await tx.claims.take("queue", ["a", "c"]) == {"c"}
        assert await tx.claims.take("computers", ["a"]) == {"a"}
        assert await tx.claims.take("queue", []) == set()
        await tx.claims.check("queue", "a")
        tx.claims.free("queue", "a")
    async with store.write() as tx:
        assert await tx.claims.of("queue") == {"b": "first", "c": "first"}
        with pytest.raises(ClaimLost):
            await tx.claims.check("queue", "a")


async def test_claims_go_with_their_process(store: Store) -> None:
    """A process that has ended has no claims, and can make no more."""
    async with store.write() as tx:
        await _join(tx, "gone")
        tx.tables.session.process = "gone"
        await tx.claims.take("queue", ["a"])
        await tx.heard.hear(1, 4)
        await tx.processes.end("gone")
    async with store.read() as reader:
        assert await reader.claims.of("queue") == {}
        assert await reader.heard.all() == []

    async def claim() -> None:
        async with store.write() as tx:
            tx.tables.session.process = "gone"
            await tx.claims.take("queue", ["a"])

    with pytest.raises(RowRefused):
        await claim()


async def test_another_s_claim_is_left_alone(store: Store) -> None:
    """Nobody lets go of what is not their own."""
    async with store.write() as tx:
        await _join(tx, "first", "second")
        tx.tables.session.process = "second"
        await tx.claims.take("keeper", [""])
        tx.tables.session.process = "first"
        assert await tx.claims.take("keeper", [""]) == set()
        tx.claims.free("keeper", "")
        with pytest.raises(ClaimLost):
            await tx.claims.check("keeper", "")
        assert await tx.claims.of("keeper") == {"": "second"}


async def test_a_press_is_answered_by_one(store: Store) -> None:
    """The second who hears of a press is told so, until it is long over."""
    async with store.write() as tx:
        assert [await tx.interactions.claim(7), await tx.interactions.claim(7)] == [True, False]
        now = await tx.processes.now()
        await tx.interactions.forget(now - 60_000)
        assert not await tx.interactions.claim(7)
        await tx.interactions.forget(now + 60_000)
        assert await tx.interactions.claim(7)


async def test_shards_introduce_themselves_one_after_another(store: Store) -> None:
    """Each group has a turn at a time; a shard that is early is told how long to wait."""
    async with store.write() as tx:
        assert await tx.identifies.take(0, 5_000) == 0
        assert 4_000 < await tx.identifies.take(0, 5_000) <= 5_000
        assert await tx.identifies.take(1, 5_000) == 0
        assert await tx.identifies.take(0, 0) == 0


async def test_who_hears_which_shard(store: Store) -> None:
    """A shard that is heard twice was heard since the first time; two processes may hear one."""
    async with store.write() as tx:
        await _join(tx, "first", "second")
        await tx.heard.hear(0, 2)
        since = (await tx.heard.all())[0].since
        await tx.heard.hear(0, 2)
        tx.tables.session.process = "second"
        await tx.heard.hear(0, 2)
        await tx.heard.lose(0, 2)
        assert [(row.process, row.since) for row in await tx.heard.all()] == [("first", since)]
