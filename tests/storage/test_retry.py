"""What is repeated after a conflict of two transactions: all that led to it, unless part of it stands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from storage import Store
from storage.errors import DatabaseFailed, TransactionConflict
from storage.retry import TIMES, insist, note_done, repeating
from tests.deadlocks import Rival, locking
from tests.storage.samples import USER, entry

LOCKED, WANTED = locking(f"user {USER}"), "UPDATE tables SET locale = 'fr' WHERE table_id = 'K7Q2'"
"""What another session has, and what it wants."""
Work = Callable[[], Awaitable[None]]


def _crossed(store: Store, rival: Rival, tries: list[str]) -> Work:
    """Return what changes a table and then looks at a user that another session has locked."""

    @repeating
    async def work() -> None:
        async with store.write() as tx:
            row = await tx.tables.get("K7Q2")
            assert row is not None
            tries.append(row.locale)
            await tx.log.append(entry(1))
            await rival.cross()
            tx.people.lock(USER)
            await tx.people.user(USER)

    return work


@pytest.mark.postgres
async def test_a_deadlock_is_tried_again(kept: Store, database: str) -> None:
    """Nothing of the first try is stored, and the second one sees what the other session has changed."""
    tries: list[str] = []
    rival = Rival(database, LOCKED, WANTED)
    async with rival.connected():
        await _crossed(kept, rival, tries)()
    assert tries == ["en", "fr"]
    async with kept.read() as reader:
        assert [row.number for row in await reader.log.entries("K7Q2")] == [1]


@pytest.mark.postgres
async def test_a_deadlock_that_comes_again_and_again_is_told(kept: Store, database: str) -> None:
    """After three repetitions the conflict is raised, with nothing stored."""
    tries: list[str] = []
    rival = Rival(database, LOCKED, WANTED, TIMES + 1)
    async with rival.connected():
        with pytest.raises(TransactionConflict, match="deadlock"):
            await _crossed(kept, rival, tries)()
    assert len(tries) == TIMES + 1
    async with kept.read() as reader:
        assert await reader.log.entries("K7Q2") == []


def _failing(tries: list[int], error: Exception, times: int, *, done: bool = False) -> Work:
    @repeating
    async def work() -> None:
        tries.append(len(tries))
        if done:
            note_done()
        if len(tries) <= times:
            raise error

    return work


async def test_what_stands_in_part_is_not_repeated() -> None:
    """Nor is what fails for another reason."""
    for error, done in ((TransactionConflict("late"), True), (DatabaseFailed("disk"), False)):
        tries: list[int] = []
        with pytest.raises(type(error)):
            await _failing(tries, error, 1, done=done)()
        assert tries == [0]


async def test_what_was_done_inside_stands_outside_too() -> None:
    """A part that is repeated by itself may go on, but the work around it must not start again."""
    inner, outer = list[int](), list[int]()

    @repeating
    async def work() -> None:
        outer.append(len(outer))
        await _failing(inner, TransactionConflict("early"), 1)()
        note_done()
        raise TransactionConflict("late")

    with pytest.raises(TransactionConflict, match="late"):
        await work()
    assert (inner, outer) == ([0, 1], [0])


async def test_a_commit_stands(kept: Store) -> None:
    """Over both engines: what is stored is not stored again."""
    tries: list[int] = []

    @repeating
    async def work() -> None:
        async with kept.write() as tx:
            await tx.log.append(entry(len(tries)))
        tries.append(1)
        raise TransactionConflict("afterwards")

    with pytest.raises(TransactionConflict, match="afterwards"):
        await work()
    assert tries == [1]


@pytest.mark.parametrize(("failures", "tries"), [(0, 1), (TIMES, TIMES + 1), (TIMES + 1, TIMES + 1)])
async def test_what_may_be_done_twice_is_insisted_on(failures: int, tries: int) -> None:
    """A database that fails is tried again, three times; then the failure is told."""
    made = 0

    async def work() -> None:
        nonlocal made
        made += 1
        if made <= failures:
            raise DatabaseFailed("The connection was lost.")

    if failures > TIMES:
        with pytest.raises(DatabaseFailed):
            await insist(work)
    else:
        await insist(work)
    assert made == tries
