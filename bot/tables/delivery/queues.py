"""Which deliveries are due, and which process makes them: of several, each claims a recipient's whole queue.

Processes claim queues rather than messages, so that the order of a recipient's messages stays. A process with a claim
is at work, or is soon taken for dead; then its connections are cut, so that it cannot store anything after that.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.tables.core.waker import QUEUE
from storage import Store, Writer
from storage.rows import DeliveryRow

LOOKS: Final = 1.0
"""Seconds between looks for work that other processes have left."""
Due = tuple[list[DeliveryRow], int | None]
"""What is due now, the first of each recipient, and when something falls due next."""


class DeliveryQueues:
    """Find what is due if no other process delivers."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def take(self, now: int, most: int, busy: Collection[str]) -> Due:
        """Take on what is due, at most so many deliveries, for recipients who are not busy."""
        async with self.store.read() as tx:
            return await tx.outbox.due(now, most, busy), await tx.outbox.next_due(now)


class SharedQueues(DeliveryQueues):
    """Claim the queues of recipients with something due, unless another process has claimed them.

    A look lets go of those whose deliveries are done; it comes right after each, and may claim them again.
    """

    def __init__(self, store: Store, about: str) -> None:
        super().__init__(store)
        self._about = about
        self._running = {""}
        """Processes at the last look; before the first one, somebody who is surely not there any more."""

    async def take(self, now: int, most: int, busy: Collection[str]) -> Due:
        """Take on what is due and nobody has: it is claimed before it is looked at for good."""
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
                await tx.outbox.hasten(self._about, now)  # nobody answers an ended process's commands now
            rows = await self._claim(tx, found, now, most, busy)
        self._running = running  # only now: what failed is done by the next look
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
                tx.claims.free(QUEUE, row.recipient)  # another process has delivered it before it was claimed
        return [row for row in rows if row.recipient in claimed]


def queues_of(store: Store, about: str) -> DeliveryQueues:
    """Choose how deliveries are taken on; those about one thing are hastened where their process has ended."""
    return SharedQueues(store, about) if store.shared else DeliveryQueues(store)
