"""One decision of a computer player, made outside of the table's lock and of the event loop."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import structlog

from bot.tables.clocks.absence import By
from bot.tables.computers.worker import WorkerClient, WorkerClients
from games.kernel.ask import Ask
from games.kernel.game import Game
from games.kernel.state import State
from games.players import BUDGETS, LEVELS, PLAYERS, play_normal
from games.players.worker import Task

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Due:
    """A choice that a computer is to make: for which seat, at which ask, and what it may know."""

    seat: int
    ask_number: int
    by: By
    level: str
    game: Game
    seen: State
    ask: Ask
    rng: random.Random


class Chooser:
    """Think for one seat after the other: `turn` is held while the event loop's process thinks itself."""

    def __init__(
        self, worker_client: WorkerClient | WorkerClients, turn: asyncio.Lock, aside: Callable[[], Awaitable[None]]
    ) -> None:
        self.worker_client, self._turn, self._step_aside = worker_client, turn, aside

    async def answer(self, due: Due, pause: Pause) -> str:
        """Choose, and return the choice when the pause of this turn is over."""
        begun = asyncio.get_running_loop().time()
        choice = await self.think(due)
        await pause_out(begun, pause.of(due.seat, due.level))
        return choice

    async def think(self, due: Due) -> str:
        """Choose: levels that search ask the worker, and follow the hints if it has no answer."""
        choice = await self._search(due, BUDGETS[due.level]) if due.level in BUDGETS else None
        return await self._choose_quickly(due) if choice is None else choice

    async def _choose_quickly(self, due: Due) -> str:
        """Play without search, one table at a time: a thread that thinks takes time from the event loop."""
        async with self._turn:
            await self._step_aside()
            return await asyncio.to_thread(_choose_by_policy, due)

    async def _search(self, due: Due, budget: float) -> str | None:
        """Let the worker think; None if there is nothing to think about, or no good answer."""
        if len(due.ask.offered(2)) < 2:
            return None
        task = Task(due.game.key, due.seen, due.seat, due.ask, due.rng.getrandbits(64), budget, due.level)
        choice = await self.worker_client.choice(task)
        if choice is None or (due.ask.shape is not None and due.ask.shape.settle(choice) is not None):
            return choice
        log.error("worker chose what is not offered", section=due.ask.section)
        return None


def level_of(kind: str | None) -> str:
    """Return the level of a seat's computer player; a kind of an older or newer version plays as a normal one."""
    return kind if kind in LEVELS else "normal"


def _choose_by_policy(due: Due) -> str:
    """Play without search, one that searches as the hints say; if that fails, take any offered choice."""
    player = play_normal if due.level in BUDGETS else PLAYERS[due.level]
    shape = due.ask.shape
    assert shape is not None  # noqa: S101 - a seat sees what it is asked
    try:
        choice = player(due.game, due.seen, due.seat, due.ask, due.rng)
    except Exception:
        log.exception("policy failed")
        return shape.sample(due.rng)
    if shape.settle(choice) is None:
        log.error("policy chose what is not offered", section=due.ask.section)
        return shape.sample(due.rng)
    return choice


QUICK = (0.02, 0.04)
"""Seconds within which a player answers that does not search; it needs a few thousandths."""
SEARCHING = (1.2, 1.5)
"""Times of its budget within which one answers that does: what a worker needs beside is in them."""


@dataclass(slots=True)
class Pause:
    """The pause of one turn; `luck` is not the table's, and `quick` bounds the seconds if nobody searches."""

    luck: random.Random
    quick: tuple[float, float] = QUICK
    turn: tuple[int, str] | None = None
    seconds: float = 0.0

    def of(self, seat: int, level: str) -> float:
        """Return the seconds for an answer of a seat: the same as before where its turn goes on."""
        if self.turn != (seat, level):
            self.turn, self.seconds = (seat, level), self._drawn(level)
        return self.seconds

    def _drawn(self, level: str) -> float:
        if level not in BUDGETS:
            return self.luck.uniform(*self.quick)
        return BUDGETS[level] * self.luck.uniform(*SEARCHING)


async def pause_out(begun: float, seconds: float) -> None:
    """Wait until a pause that began then is over; if thinking took longer, until as much again is over."""
    late = asyncio.get_running_loop().time() - begun
    await asyncio.sleep(seconds * max(1, math.ceil(late / seconds)) - late if seconds else 0)
