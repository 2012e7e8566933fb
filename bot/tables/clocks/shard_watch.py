"""Which of Discord's shards several processes hear: each stores its own, and all read them.

A silent process counts as hearing nothing since its last heartbeat, because it may be dead.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Final

from bot.tables.core.registry import FIRST, Registry
from storage.rows import HearerRow

SILENT: Final = 3_000
"""Milliseconds without a heartbeat after which a process no longer counts as hearing anything."""


@dataclass(frozen=True, slots=True)
class Heard:
    """The number of Discord's shards, and which of them are `here`.

    `since` is when the first was heard without a gap from, None if it is away; `until` when each was last heard.
    """

    count: int = 1
    here: frozenset[int] = frozenset()
    since: int | None = None
    until: dict[int, int] = field(default_factory=dict)

    @property
    def lost(self) -> dict[int, int]:
        """Return the shards besides the first that are no longer heard, with when they last were."""
        return {shard: at for shard, at in self.until.items() if shard != FIRST and shard not in self.here}


class Hearing:
    """Stores which shards this process hears, despite failures of the database, and reads those of all."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._own: dict[int, int] = {}
        self._turn = asyncio.Lock()
        self._last, self._looked_at = Heard(), 0

    async def hear(self, shard: int, count: int) -> None:
        """Note that this process hears a shard, out of `of`."""
        self._own[shard] = count
        await self.note()

    async def lose(self, shard: int) -> None:
        """Note that this process no longer hears a shard."""
        self._own.pop(shard, None)
        await self.note()

    async def note(self) -> None:
        """Store what this process hears; after a failure, the next call stores it."""
        store = self.registry.store
        async with self._turn:
            async with store.read() as reader:
                noted = {(row.shard, row.of) for row in await reader.heard.all() if row.process == store.process}
            own = set(self._own.items())
            if noted == own:
                return
            async with store.write() as tx:
                for shard, of in sorted(noted - own):
                    await tx.heard.lose(shard, of)
                for shard, of in sorted(own - noted):
                    await tx.heard.hear(shard, of)

    async def look(self) -> Heard:
        """Read what all processes hear."""
        async with self.registry.store.read() as tx:
            rows = [row for row in await tx.heard.hearers() if row.silent_for <= SILENT]
        now, before = self.registry.clock.now(), self._last
        count = _division(rows) or before.count
        rows = [row for row in rows if row.of == count]
        until = dict(before.until) if count == before.count else {}
        for row in rows:
            until[row.shard] = max(until.get(row.shard, 0), now - row.silent_for)
        watched = now - self._looked_at <= SILENT  # otherwise it may have been away in between
        since = _since(rows, before.since if watched else None, now)
        self._last, self._looked_at = Heard(count, frozenset(row.shard for row in rows), since, until), now
        return self._last


def _division(rows: list[HearerRow]) -> int | None:
    """Return the number of shards by which most is heard; during a change there are two."""
    shards: dict[int, set[int]] = defaultdict(set)
    for row in rows:
        shards[row.of].add(row.shard)
    return max(shards, key=lambda of: (len(shards[of]) / of, of), default=None)


def _since(rows: list[HearerRow], before: int | None, now: int) -> int | None:
    """Return since when the first shard is heard; one process may have taken it over from another."""
    heard = [now - row.heard_for for row in rows if row.shard == FIRST]
    return min([*heard, *([] if before is None else [before])]) if heard else None
