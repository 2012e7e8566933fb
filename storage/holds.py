"""Holding a table, so that no other process changes it meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass


@dataclass(slots=True)
class Hold:
    """A table, or with None all of them, held by one task; what it writes meanwhile goes over a connection of its own.

    `revision` is the last transaction that changed anything of the table; None if there is no such table, if no other
    process can change it, or if one just did.
    """

    table_id: str | None
    revision: int | None = None


class Holds:
    """The holds of running tasks."""

    def __init__(self) -> None:
        self._of: dict[asyncio.Task[object], Hold] = {}

    def of_this_task(self) -> Hold | None:
        """Return the holds of the running task."""
        task = asyncio.current_task() if self._of else None
        return None if task is None else self._of.get(task)

    @asynccontextmanager
    async def during(self, hold: AbstractAsyncContextManager[Hold]) -> AsyncIterator[Hold]:
        """Let the running task hold something."""
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - coroutines run in tasks
        before = self._of.get(task)
        async with hold as held:
            self._of[task] = held
            try:
                yield held
            finally:
                if before is None:
                    del self._of[task]
                else:
                    self._of[task] = before


class Membership:
    """The membership of a single process, as under SQLite, which no other can remove.

    `alive` tells whether it surely still has its claims, and is checked before each request to Discord. `ended` is set
    once it may not go on, and `reason` says why. `offset` is how many milliseconds the database's clock is ahead of
    ours.
    """

    def __init__(self) -> None:
        self.ended = asyncio.Event()
        self.offset = 0
        self.reason = ""

    @property
    def alive(self) -> bool:
        """Tell whether this process surely still has its claims."""
        return not self.ended.is_set()

    async def confirm(self) -> None:
        """Give a sign of life now if the last one is old, as after work that kept the loop busy."""
