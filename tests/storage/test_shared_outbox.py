"""Two processes at one recipient's queue: what one attempts or has sent, the other adds nothing to."""

from __future__ import annotations

import asyncio

import pytest

from storage import Store
from storage.rows import DeliveryRow
from tests.storage.samples import delivery, owed

pytestmark = pytest.mark.postgres
WAITS = 0.2


async def _queue(store: Store) -> list[DeliveryRow]:
    async with store.read() as tx:
        return await tx.outbox.unsent("K7Q2")


async def _add(store: Store, kind: str, upto: int) -> None:
    async with store.write() as tx:
        await tx.outbox.add(delivery(kind=kind, upto=upto))


async def test_a_post_that_is_being_attempted_stays_as_it_is(kept: Store, other: Store) -> None:
    """What is to be sent after it is another message: nobody sends the first one again to say it."""
    async with kept.write() as tx:
        number = await owed(tx, delivery(kind="post"))
    async with kept.write() as tx:
        assert await tx.outbox.attempt(number, 6000) is not None
        adding = asyncio.create_task(_add(other, "post", 2))
        await asyncio.sleep(WAITS)
    await adding
    assert [(row.upto, row.attempts) for row in await _queue(kept)] == [(1, 1), (2, 0)]


async def test_a_sync_that_is_being_noted_is_owed_anew(kept: Store, other: Store) -> None:
    """It is gone by the time that it would be changed, and comes back with a version of its own."""
    async with kept.write() as tx:
        number = await owed(tx, delivery())
    async with kept.write() as tx:
        await tx.outbox.complete(number, 1)
        assert await tx.outbox.get(number) is None
        adding = asyncio.create_task(_add(other, "sync", 2))
        await asyncio.sleep(WAITS)
    await adding
    assert [row.upto for row in await _queue(kept)] == [2]
