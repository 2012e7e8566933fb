"""What processes share at Discord: each interaction is answered by one of them, and they take turns at IDENTIFY.

During a deploy two of them may hear of the same interaction. Discord takes a few IDENTIFY of a bot at once and then
wants a pause, whichever process sends them. Shards share a bucket, as Discord calls it, if their numbers leave the same
rest when divided by its `max_concurrency`.
"""

from __future__ import annotations

import asyncio

import structlog

from storage import Store
from storage.errors import StorageError

log = structlog.get_logger()

PAUSE = 5_000
"""Milliseconds that Discord wants between two of a bucket."""
AGAIN = 1.0
"""Seconds until a database that does not answer is asked again."""


class Claims:
    """Claim interactions in the store, if other processes work on it too."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.open = True
        """Whether any more are taken; a process that drains leaves them to others."""

    async def take(self, interaction_id: int, message_id: int | None = None) -> bool:
        """Tell whether this process is to answer an interaction; all then know that its message was pressed."""
        if not self._store.shared:
            return True
        if not self.open:
            return False
        async with self._store.write() as tx:
            return await tx.interactions.claim(interaction_id, message_id)


class Identifying:
    """Wait for turns, which the store keeps for all processes."""

    def __init__(self, store: Store, max_concurrency: int) -> None:
        self._store, self._buckets = store, max(1, max_concurrency)

    async def wait(self, shard: int) -> None:
        """Return when a shard's IDENTIFY may be sent."""
        while True:
            seconds = await self._take(shard % self._buckets)
            if not seconds:
                return
            await asyncio.sleep(seconds)

    async def _take(self, bucket: int) -> float:
        """Take the turn, or return the seconds to wait; an error would end the client, so there is none."""
        try:
            async with self._store.write() as tx:
                return await tx.identifies.take(bucket, PAUSE) / 1000
        except StorageError as error:
            log.warning("no turn to identify", error=type(error).__name__)
            return AGAIN
