"""The times of computers' answers tell nothing of what they choose from: measured in a time of the tests' own."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from bot.tables.computers.chooser import Chooser, Due, Pause, pause_out
from games.kernel import Ask, OneOf, view
from games.kernel.catalogue import find
from games.players import BUDGETS, LEVELS
from games.players.worker import Task
from tests.games.kernel.tables import table

ANSWERS = 300
ONE, MANY = OneOf(("a",)), OneOf(tuple("abcdefghij"))


class QuickLoop(asyncio.SelectorEventLoop):
    """A loop in which waiting takes no time, but the clock goes on by it."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        selector: Any = self._selector  # type: ignore[attr-defined]  # what waits in the loop
        select = selector.select

        def skip(timeout: float | None = None) -> Any:
            self.now += max(0.0, timeout or 0.0)
            return select(0)

        selector.select = skip

    def time(self) -> float:
        """Return seconds since the loop was made."""
        return self.now


class Mind:
    """Thinks the longer the more there is to choose: as a worker, and as a thread that follows hints."""

    def __init__(self) -> None:
        self.rng = random.Random(1)

    async def choice(self, task: Task) -> str:
        """Answer a task when its budget is used, more or less."""
        await asyncio.sleep(task.budget * self.rng.uniform(0.4, 1.1))
        return task.ask.offered()[0]

    async def to_thread(self, _function: Callable[..., str], due: Due) -> str:
        """Choose by hints."""
        offered = due.ask.offered()
        await asyncio.sleep(0.0003 * len(offered) * self.rng.uniform(0.5, 2.0))
        return offered[0]


async def never_aside() -> None:
    """Nobody presses."""


def due_of(level: str, shape: OneOf, seat: int) -> Due:
    """Ask a seat of a level for a choice."""
    match = table(find("tallinn"))
    return Due(seat, 1, "computer", level, match.game, view(match.state, 0), Ask("any", shape), random.Random(1))


@contextmanager
def thinking(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Chooser]]:
    """Let a mind think for all levels."""
    mind = Mind()
    monkeypatch.setattr(asyncio, "to_thread", mind.to_thread)
    yield lambda: Chooser(mind, asyncio.Lock(), never_aside)  # type: ignore[arg-type]  # it asks for a choice only


def run(work: Callable[[], Any]) -> Any:
    """Run in quick time."""
    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        return runner.run(work())


async def times(chooser: Chooser, level: str, pause: Pause | None) -> tuple[list[float], list[float]]:
    """Measure answers to one choice and to many in turn, each in a turn of its own."""
    found: tuple[list[float], list[float]] = ([], [])
    loop, asked = asyncio.get_running_loop(), [due_of(level, shape, 0) for shape in (ONE, MANY)]
    for number in range(2 * ANSWERS):
        due, begun = replace(asked[number % 2], seat=number // 2 % 4), loop.time()
        await (chooser.think(due) if pause is None else chooser.answer(due, pause))
        found[number % 2].append(loop.time() - begun)
        if pause is not None:
            pause.turn = None
    return found


def auc(low: list[float], high: list[float]) -> float:
    """Return how often one of `high` is above one of `low`; ties are halves."""
    above = sum((a < b) + (a == b) / 2 for a in low for b in high)
    return above / (len(low) * len(high))


@pytest.mark.parametrize("level", LEVELS)
def test_times_tell_nothing(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    """Guessing from the time of an answer whether there was a choice is no better than chance."""
    with thinking(monkeypatch) as chooser:
        assert 0.45 < auc(*run(lambda: times(chooser(), level, Pause(random.Random(7))))) < 0.55
        assert auc(*run(lambda: times(chooser(), level, None))) > 0.95


@pytest.mark.parametrize("level", LEVELS)
def test_one_pause_for_all_answers_of_a_turn(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    """What a seat decides in a row takes as long each time; with another seat's decision the turn is over."""

    async def turns() -> list[float]:
        pause, loop, found = Pause(random.Random(3)), asyncio.get_running_loop(), list[float]()
        for seat, shape in ((0, ONE), (0, MANY), (0, ONE), (1, ONE), (0, ONE)):
            begun = loop.time()
            await chooser().answer(due_of(level, shape, seat), pause)
            found.append(round(loop.time() - begun, 6))
        return found

    with thinking(monkeypatch) as chooser:
        first, second, third, other, next_turn = run(turns)
    assert first == second == third
    assert len({first, other, next_turn}) == 3
    assert BUDGETS.get(level, 0.02) <= first <= BUDGETS.get(level, 0.04) * 1.5


def test_a_late_thought_waits_for_as_much_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine an answer comes after whole pauses, not when the thought was ready."""

    async def late() -> float:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        await asyncio.sleep(1.3)
        await pause_out(begun, 0.5)
        return loop.time() - begun

    assert run(late) == pytest.approx(1.5)
