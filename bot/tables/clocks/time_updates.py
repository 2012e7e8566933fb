"""Updating boards and questions after all clocks were moved, a few tables at a time, the nearest deadlines first."""

from __future__ import annotations

from bot.tables.core.deliveries import enqueue_questions, enqueue_times
from bot.tables.core.registry import Registry, attempt
from bot.tables.ports.clock import MINUTE

STEP = 2
"""Tables in one step: Discord accepts some 50 messages a second, and those of presses should not wait."""
REST = 1_000
"""Milliseconds between two steps."""
AT_ONCE = 5
"""Steps that do not wait for a lull, so that the nearest deadlines are updated soon."""
MAX_DELAY = 10_000
"""Milliseconds for which a later step waits for a lull, since presses go first."""

TOLD_FROM = 5 * MINUTE
"""Least milliseconds of a move for which boards and questions are edited; `/table` always shows it."""
NOTICED = 10
"""Times show as "in 3 days" or "in 5 hours", so users notice only a move of at least this part of the time left."""


class TimesRefresh:
    """Updates tables with moved deadlines; the remaining ones are stored, so that a crash forgets none."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._next: int | None = 0
        self._steps = self._told_at = 0

    def begin(self) -> None:
        """Check again for tables to update."""
        self._next = self._steps = 0
        self.registry.workers.set_timer()

    async def next_due(self) -> int | None:
        """Return when the next step is due; None if all are done, or Discord is away."""
        return None if self.registry.offline else self._next

    async def ring(self, now: int) -> None:
        """Update some tables."""
        self._next = again = now + REST
        if self._steps >= AT_ONCE and self.registry.users.are_active and now < self._told_at + MAX_DELAY:
            return
        self._steps, self._told_at = self._steps + 1, now
        async with self.registry.store.read() as tx:
            tables = await tx.clocks.tables_to_refresh(STEP)
        for table_id in tables:
            await attempt(table_id, self._refresh)
        if not tables and self._next == again:  # otherwise more have come meanwhile
            self._next = None
        self.registry.workers.deliver()

    async def _refresh(self, table_id: str) -> None:
        now = self.registry.clock.now()
        async with self.registry.store.write() as tx:
            await tx.clocks.mark_refreshed(table_id)
            if any(row.due_at is not None for row in await tx.clocks.of_table(table_id)):
                await enqueue_times(tx, table_id, now)
                await enqueue_questions(tx, table_id, now)
