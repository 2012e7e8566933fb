"""Strong computer players think in a process of their own; here it is started, asked, timed and replaced.

A `WorkerClient` has at most one, begun by the first task. A process that dies or is late is ended, and the next task
begins another; after several in a row without an answer none is begun for a while.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import structlog

from bot.tables.ports.child import ChildProcess, Deaths
from games.kernel.pipes import written
from games.players.worker import Task

log = structlog.get_logger()

MARGIN = 20.0
"""Seconds beyond the budget before a process is taken for stuck: it steps back, and the first task loads its game."""


class Worker(Protocol):
    """A process that answers tasks."""

    async def answer(self, task: Task) -> str:
        """Return the line that answers a task; raise EOFError or OSError if the process has died."""
        ...

    async def end(self) -> None:
        """End the process at once."""
        ...


class WorkerClient:
    """Ask the process; `deaths` counts those that had to be replaced, `failed` choices that it could not make.

    `waiting` counts the tasks that have no answer yet.
    """

    def __init__(self, begin: Callable[[], Awaitable[Worker]] | None = None, margin: float = MARGIN) -> None:
        self._begin, self._margin = begin, margin
        self._worker: Worker | None = None
        self._turn = asyncio.Lock()
        self._deaths, self.failed, self.waiting = Deaths(), 0, 0

    @property
    def deaths(self) -> int:
        """Return how many processes had to be replaced."""
        return self._deaths.count

    @property
    def running(self) -> bool:
        """Tell whether a process has been started and not ended."""
        return self._worker is not None

    async def choice(self, task: Task) -> str | None:
        """Return the process's choice, or None if it died, was late or failed; tasks are answered in turn."""
        self.waiting += 1
        try:
            return await self._choice(task)
        finally:
            self.waiting -= 1

    async def _choice(self, task: Task) -> str | None:
        async with self._turn:
            if self._deaths.resting:
                return None
            try:
                line = await asyncio.wait_for(self._ask(task), task.budget + self._margin)
            except (EOFError, OSError, TimeoutError) as error:
                self._note_death(error)
                await self.end()
                return None
            except BaseException:
                await self.end()  # its answer would be taken for that of the next task
                raise
        self._deaths.note_answer()
        return self._read(line)

    async def _ask(self, task: Task) -> str:
        if self._worker is None:
            self._worker = await (self._begin or WorkerProcess.start)()
        return await self._worker.answer(task)

    def _note_death(self, error: BaseException) -> None:
        self._deaths.note_death()
        log.error("worker died or is late", error=type(error).__name__, deaths=self.deaths)

    def _read(self, line: str) -> str | None:
        answer = json.loads(line)
        if "choice" in answer:
            return str(answer["choice"])
        self.failed += 1
        log.error("worker could not choose", reason=answer.get("failed"))
        return None

    async def end(self) -> None:
        """End the process, if there is one."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()


class WorkerProcess(ChildProcess):
    """A process of `games.players.worker`: it imports games only."""

    @classmethod
    async def start(cls) -> WorkerProcess:
        """Start a process."""
        return await cls.spawn("games.players.worker")

    async def answer(self, task: Task) -> str:
        """Send a task, after its set of components if that is new to the process, and wait for its line."""
        await self.teach(task.game, task.view.material_id)
        await self.send(written(task))
        return await self.line()


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
