"""Which deliveries are due, and which process makes them: each process claims a recipient's whole queue.

Processes claim queues rather than messages, so that a recipient's messages stay in order. A process with a claim is
working, or will soon be removed; then its connections are cut, so that it cannot store anything later.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.tables.core.waker import QUEUE
from storage import Store, Writer
from storage.rows import DeliveryRow

LOOKS: Final = 1.0
"""Seconds between checks for work that other processes have left."""
Due = tuple[list[DeliveryRow], int | None]
"""The first due delivery of each recipient, and the time of the next due one."""


class DeliveryQueues:
    """Finds due deliveries if no other process delivers."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def take(self, now: int, most: int, busy: Collection[str]) -> Due:
        """Return due deliveries for idle recipients, up to a limit."""
        async with self.store.read() as tx:
            return await tx.outbox.due(now, most, busy), await tx.outbox.next_due(now)


class SharedQueues(DeliveryQueues):
    """Claims the queues of recipients with something due, unless another process has claimed them.

    Each look releases claims whose deliveries are done, and may claim them again.
    """

    def __init__(self, store: Store, about: str) -> None:
        super().__init__(store)
        self._about = about
        self._running = {""}
        """The processes at the last look; before the first one, a name that no process has."""

    async def take(self, now: int, most: int, busy: Collection[str]) -> Due:
        """Claim due queues that no process has claimed, then read them."""
        if not self.store.membership.alive:
            return [], None
        async with self.store.read() as tx:
            taken = await tx.claims.of(QUEUE)
            left = {key for key, process in taken.items() if process == self.store.process} - set(busy)
            found = await tx.outbox.due(now, most, {*busy, *taken} - left)
            coming, running = await tx.outbox.next_due(now), {row.process for row in await tx.processes.all()}
        ended = self._running - running
        if not found and not ended and not left:
            self._running = running
            return [], coming
        async with self.store.write() as tx:
            for recipient in left:
                tx.claims.free(QUEUE, recipient)
            if ended:
                await tx.outbox.hasten(self._about, now)  # the ended process answers no commands any more
            rows = await self._claim(tx, found, now, most, busy)
        self._running = running  # only now, so that the next look repeats what failed
        return rows, coming

    @staticmethod
    async def _claim(
        tx: Writer, found: list[DeliveryRow], now: int, most: int, busy: Collection[str]
    ) -> list[DeliveryRow]:
        claimed = await tx.claims.take(QUEUE, [row.recipient for row in found])
        if not claimed:
            return []
        others = {row.recipient for row in found} - claimed
        rows = await tx.outbox.due(now, most, {*busy, *others})
        for row in found:
            if row.recipient in claimed and row.recipient not in {each.recipient for each in rows}:
                tx.claims.free(QUEUE, row.recipient)  # another process delivered it before the claim
        return [row for row in rows if row.recipient in claimed]


def queues_of(store: Store, about: str) -> DeliveryQueues:
    """Return the queues for this store; an ended process's deliveries `about` this are made due at once."""
    return SharedQueues(store, about) if store.shared else DeliveryQueues(store)
