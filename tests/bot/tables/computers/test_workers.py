"""More than one process thinks only if there are cores for it, and no user waits."""

from __future__ import annotations

import asyncio
import json

import pytest

from bot.tables.computers.worker import WorkerClient, WorkerClients, free_cores
from games.players.worker import Task
from tests.bot.tables.fake_worker import FakeWorker, WorkerPool, task


@pytest.mark.parametrize(("cores", "processes"), [(None, 1), (1, 1), (2, 1), (3, 1), (4, 2), (6, 4), (64, 4)])
def test_cores_are_left_to_the_bot_and_to_pictures(cores: int | None, processes: int) -> None:
    """One process in any case, four at most."""
    assert free_cores(cores) == processes


class Slow(FakeWorker):
    """Answer when the test says so."""

    def __init__(self, go: asyncio.Event) -> None:
        super().__init__(lambda _task: json.dumps({"choice": "a"}))
        self.go = go

    async def answer(self, task: Task) -> str:
        """Wait for the word."""
        await self.go.wait()
        return await super().answer(task)


class Slowly(WorkerPool):
    """Begin processes that wait for the word."""

    def __init__(self) -> None:
        super().__init__(lambda _task: None)
        self.go = asyncio.Event()

    async def __call__(self) -> FakeWorker:
        """Begin one."""
        self.workers.append(Slow(self.go))
        return self.workers[-1]


async def asked(busy: bool, tasks: int, clients: int) -> list[int]:
    """Ask for so many choices at once; return how many each process made, and ask once more, for an idle one."""
    begun = Slowly()
    workers = WorkerClients(lambda: busy, [WorkerClient(begun, 60.0) for _ in range(clients)])
    thoughts = []
    for _ in range(tasks):
        thoughts.append(asyncio.create_task(workers.choice(task())))
        await asyncio.sleep(0)
    begun.go.set()
    assert await asyncio.gather(*thoughts) == ["a"] * tasks
    assert [client.waiting for client in workers.clients] == [0] * clients
    made = [len(worker.tasks) for worker in begun.workers]
    await workers.choice(task())
    assert len(begun.workers) == len(made)
    await workers.end()
    assert all(worker.ended for worker in begun.workers)
    return made


@pytest.mark.parametrize(
    ("busy", "tasks", "clients", "made"),
    [(False, 1, 2, [1]), (False, 2, 2, [1, 1]), (False, 5, 2, [3, 2]), (True, 3, 2, [3]), (False, 3, 1, [3])],
)
async def test_a_second_process_begins_only_while_nobody_waits(
    busy: bool, tasks: int, clients: int, made: list[int]
) -> None:
    """Else tasks wait for those that run; and one task alone begins one process."""
    assert await asked(busy, tasks, clients) == made
