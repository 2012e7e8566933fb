"""Several processes think at once, where there are cores for them and no user waits; else one does."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence

from bot.tables.computers.worker import WorkerClient
from games.players.worker import Task

OTHERS, MOST = 2, 4
"""Cores that are left to the bot and to the process that draws, and the most processes that think."""


def free_cores(cores: int | None) -> int:
    """Return how many processes may think on so many cores: at least one."""
    return max(1, min(MOST, (cores or 1) - OTHERS))


class WorkerClients:
    """Give each task to an idle process; the second and later ones begin only while `is_busy` says no."""

    def __init__(self, is_busy: Callable[[], bool], clients: Sequence[WorkerClient] | None = None) -> None:
        self._is_busy = is_busy
        self.clients = clients or [WorkerClient() for _ in range(free_cores(os.cpu_count()))]

    @property
    def deaths(self) -> int:
        """Return how many processes had to be replaced."""
        return sum(client.deaths for client in self.clients)

    async def choice(self, task: Task) -> str | None:
        """Return a process's choice, or None if it has none."""
        return await self._next().choice(task)

    def _next(self) -> WorkerClient:
        """Return an idle process that runs, else one that may begin, else the one for which the fewest wait."""
        begun = [client for client in self.clients if client.running or client.waiting] or self.clients[:1]
        least = min(begun, key=lambda client: client.waiting)
        if not least.waiting or self._is_busy():
            return least
        return next((client for client in self.clients if client not in begun), least)

    async def end(self) -> None:
        """End all processes."""
        await asyncio.gather(*(client.end() for client in self.clients))
