"""Strong computer players: the process that thinks for them, and what happens when it fails."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.tables.computers.worker import WorkerClient, WorkerProcess
from bot.tables.ports.child import FAILURES, REST
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.metrics import Metrics
from games.kernel.pipes import written
from games.players import BUDGETS
from games.players.worker import Task, answer
from games.tallinn.state import Tallinn
from tests.bot.tables.doubles import ANNA, Trial
from tests.bot.tables.fake_worker import Answers, WorkerPool, task
from tests.bot.tables.playing import act, play_on
from tests.orphans import check_ends_with_parent
from tests.waiting import PATIENCE


def last_of(task: Task) -> str:
    """Choose the last that is offered."""
    return json.dumps({"choice": task.ask.offered()[-1]})


async def strong_table(
    trial: Trial, answers: Answers, margin: float = PATIENCE, level: str = "strong"
) -> tuple[str, WorkerPool, WorkerClient]:
    """Begin a table of Anna and a computer that thinks with a fake worker."""
    pool = WorkerPool(answers)
    worker_client = trial.service.computers.chooser.worker_client = WorkerClient(pool, margin)
    found = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(found, "add_computer", value=level))
    await trial.begin(found, ANNA)
    return found, pool, worker_client


async def test_a_strong_seat_plays_what_the_worker_says(trial: Trial) -> None:
    """One worker gets the seat's view and a seed of its own, and its choice is played."""
    found, pool, worker_client = await strong_table(trial, last_of)
    live, (worker,) = await trial.live(found), pool.workers
    (given,) = worker.tasks
    assert live.require_match().state.given == {1: given.ask.offered()[-1]}
    assert (given.game, given.seat, worker_client.deaths) == ("tallinn", 1, 0)
    assert given.view.given == {}
    assert isinstance(given.view, Tallinn)
    assert set(given.view.hands[0].cards) == {"?"} != set(given.view.hands[1].cards)
    assert given.seed != int.from_bytes(live.row.seed)
    assert live.row.seed not in written(given)


@pytest.mark.parametrize(
    ("answers", "deaths"),
    [
        (lambda _task: EOFError(), 1),
        (lambda _task: BrokenPipeError(), 1),
        (lambda _task: None, 1),
        (lambda _task: json.dumps({"choice": "not offered"}), 0),
        (lambda _task: json.dumps({"failed": "KeyError"}), 0),
    ],
    ids=["dead", "broken", "late", "illegal", "failed"],
)
async def test_the_hints_answer_instead(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, answers: Answers, deaths: int
) -> None:
    """If the worker dies, is late, fails or offends, the hints choose; one that died or was late is ended."""
    monkeypatch.setitem(BUDGETS, "strong", 0.01)
    found, pool, worker_client = await strong_table(trial, answers, margin=0.05)
    assert (await trial.live(found)).waiting_seats() == (0,)
    metrics = Metrics()
    trial.service.use_metrics(metrics)
    assert worker_client.deaths == metrics.deaths() == deaths
    assert (pool.workers[0].ended, worker_client.running) == (bool(deaths), not deaths)


async def test_the_log_does_not_say_what_an_error_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """The message of what goes wrong in a game may name a hidden card: operators read the kind of error only."""

    def no_player(_budget: float, *, level: str) -> None:
        raise LookupError("the spy of seat 1")

    monkeypatch.setattr("games.players.worker.Strong", no_player)
    worker_client = WorkerClient(WorkerPool(answer))
    with capture_logs() as logs:
        assert await worker_client.choice(task()) is None
    assert [entry["reason"] for entry in logs] == ["LookupError"]
    assert "spy" not in str(logs)


async def test_the_worker_is_told_the_level(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A master searches in a way of its own: the task names the level of the seat."""
    monkeypatch.setitem(BUDGETS, "master", 0.01)
    levels: list[str] = []

    def noted(task: Task) -> str:
        levels.append(task.level)
        return last_of(task)

    for level in ("strong", "master"):
        await strong_table(trial, noted, level=level)
        await trial.settle()
    assert set(levels) == {"strong", "master"}


async def test_the_next_task_begins_another_worker() -> None:
    """A worker that has died is replaced."""
    pool = WorkerPool(lambda _task: EOFError())
    worker_client = WorkerClient(pool)
    assert await worker_client.choice(task()) is None
    pool.answers = last_of
    assert await worker_client.choice(task()) == task().ask.offered()[-1]
    assert (len(pool.workers), worker_client.deaths) == (2, 1)


async def test_workers_that_die_again_and_again_are_given_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """After several deaths in a row no worker is begun for a while; then one is tried again."""
    pool = WorkerPool(lambda _task: EOFError())
    worker_client = WorkerClient(pool)
    for _ in range(FAILURES + 2):
        assert await worker_client.choice(task()) is None
    assert len(pool.workers) == FAILURES == worker_client.deaths
    loop = asyncio.get_running_loop()
    later = loop.time() + REST + 1
    monkeypatch.setattr(loop, "time", lambda: later)
    pool.answers = last_of
    assert await worker_client.choice(task()) is not None


async def test_a_thought_that_is_given_up_ends_its_worker() -> None:
    """A cancelled task must not leave an answer that the next one would take for its own; it is no death."""
    asked = asyncio.Event()
    pool = WorkerPool(lambda _task: asked.set())
    worker_client = WorkerClient(pool)
    thought = asyncio.create_task(worker_client.choice(task()))
    await asked.wait()
    thought.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thought
    assert (pool.workers[0].ended, worker_client.deaths, worker_client.running) == (True, 0, False)


async def test_no_worker_without_a_strong_player(trial: Trial) -> None:
    """Easy and normal players, and strong ones with a single choice, need no process."""
    pool = WorkerPool(last_of)
    trial.service.computers.chooser.worker_client = WorkerClient(pool)
    found = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(found, "add_computer", value="easy"))
    await trial.press(ANNA, ComponentId(found, "add_computer"))
    await trial.begin(found, ANNA)
    await act(trial, ANNA, found)
    await trial.settle()
    assert pool.workers == []


@pytest.fixture
async def worker_client() -> AsyncIterator[WorkerClient]:
    """Think in a real process, with much patience for a busy machine."""
    made = WorkerClient(margin=60.0)
    yield made
    await made.end()


def pid_of(worker_client: WorkerClient) -> int:
    """Return the id of the real process."""
    worker = worker_client._worker
    assert isinstance(worker, WorkerProcess)
    return worker.process.pid


async def test_the_real_process_thinks(worker_client: WorkerClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers task after task, and knows neither Discord nor the bot's settings."""
    monkeypatch.setenv("KONTOR_TOKEN", "invented")
    for _ in range(2):
        assert await worker_client.choice(task()) in task().ask.offered()
    folder = Path(f"/proc/{pid_of(worker_client)}")
    assert b"invented" not in (folder / "environ").read_bytes()
    assert "aiohttp" not in (folder / "maps").read_text()


async def test_a_failing_task_leaves_the_real_process_alive(worker_client: WorkerClient) -> None:
    """What goes wrong in a game is told as a failure, not as a death."""
    assert await worker_client.choice(replace(task(), game="nogame")) is None
    assert (worker_client.failed, worker_client.deaths) == (1, 0)
    assert await worker_client.choice(task()) is not None


async def test_a_killed_process_is_replaced(worker_client: WorkerClient) -> None:
    """After `kill -9` one task goes to the hints, and the next one is answered by another process."""
    assert await worker_client.choice(task()) is not None
    first = pid_of(worker_client)
    os.kill(first, signal.SIGKILL)
    assert await worker_client.choice(task()) is None
    assert worker_client.deaths == 1
    assert await worker_client.choice(task()) is not None
    assert pid_of(worker_client) != first


async def test_the_process_ends_with_its_input(worker_client: WorkerClient) -> None:
    """However its parent dies, the parent's end of the pipe closes, and the process ends by itself."""
    assert await worker_client.choice(task()) is not None
    worker = worker_client._worker
    assert isinstance(worker, WorkerProcess)
    assert worker.process.stdin is not None
    worker.process.stdin.close()
    assert await asyncio.wait_for(worker.process.wait(), PATIENCE) == 0


BEGINNER = """
import asyncio
from bot.tables.computers.worker import WorkerProcess

async def begin():
    worker = await WorkerProcess.start()
    print(worker.process.pid, flush=True)
    await asyncio.Event().wait()

asyncio.run(begin())
"""


def test_no_orphan_is_left_by_a_killed_bot() -> None:
    """After `kill -9` of the process that has begun it, the thinking process ends."""
    check_ends_with_parent(BEGINNER)


async def test_a_strong_seat_plays_a_whole_game(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the real process a game comes to its end, and the service ends the process when it closes."""
    monkeypatch.setitem(BUDGETS, "strong", 0.02)
    worker_client = trial.service.computers.chooser.worker_client = WorkerClient(margin=60.0)
    found = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(found, "add_computer", value="strong"))
    await trial.begin(found, ANNA)
    process = worker_client._worker
    assert isinstance(process, WorkerProcess)
    await play_on(trial, found)
    await trial.settle(5)
    assert (await trial.live(found)).row.stage == "ended"
    assert (worker_client.deaths, worker_client.failed) == (0, 0)
    await trial.service.computers.close()
    assert process.process.returncode == -signal.SIGKILL
