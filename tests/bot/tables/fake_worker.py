"""Processes that think for computer players, answering as a test says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from games.kernel import view
from games.kernel.catalogue import find
from games.players.worker import Task
from tests.games.kernel.tables import table

Answers = Callable[[Task], str | Exception | None]


class FakeWorker:
    """Answer as told: a line, an exception, or never (None)."""

    def __init__(self, answers: Answers) -> None:
        self.answers, self.tasks, self.ended = answers, list[Task](), False

    async def answer(self, task: Task) -> str:
        """Answer a task."""
        self.tasks.append(task)
        found = self.answers(task)
        if found is None:
            await asyncio.Event().wait()
        if isinstance(found, Exception):
            raise found
        return str(found)

    async def end(self) -> None:
        """Note it."""
        self.ended = True


class WorkerPool:
    """Begin fake workers, and keep them."""

    def __init__(self, answers: Answers) -> None:
        self.answers, self.workers = answers, list[FakeWorker]()

    async def __call__(self) -> FakeWorker:
        """Begin one."""
        self.workers.append(FakeWorker(self.answers))
        return self.workers[-1]


def task() -> Task:
    """Make a task of Tallinn with very little time."""
    match = table(find("tallinn"))
    return Task("tallinn", view(match.state, 0), 0, match.game.rules.asked(match.state)[0], 5, 0.01)
