"""After all clocks were moved: boards and questions are told the new times, a few tables at a time, nearest first."""

from __future__ import annotations

from bot.tables.core.outbox import owe_questions, owe_times
from bot.tables.core.registry import Registry, tried

STEP = 2
"""Tables told at a time: Discord takes some 50 messages a second, and those of presses do not wait for these."""
REST = 1_000
"""Milliseconds between two steps."""


class TimesRefresh:
    """Tell tables of moved times; which ones are left is stored, so that a crash forgets none."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._next: int | None = 0

    def begin(self) -> None:
        """Look anew whether there are tables to be told."""
        self._next = 0
        self.registry.timed()

    async def next_due(self) -> int | None:
        """Return when the next step is due; None if all are told, or Discord is away."""
        return None if self.registry.offline else self._next

    async def ring(self, now: int) -> None:
        """Tell some tables."""
        self._next = again = now + REST
        async with self.registry.store.read() as tx:
            tables = await tx.clocks.untold(STEP)
        for table_id in tables:
            await tried(table_id, self._tell)
        if not tables and self._next == again:  # else more have come meanwhile
            self._next = None
        self.registry.poke()

    async def _tell(self, table_id: str) -> None:
        now = self.registry.clock.now()
        async with self.registry.store.write() as tx:
            await tx.clocks.told(table_id)
            if any(row.due_at is not None for row in await tx.clocks.of_table(table_id)):
                await owe_times(tx, table_id, now)
                await owe_questions(tx, table_id, now)
