"""Computer players: asked after each commit, answering through the same door as everybody else."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

import structlog

from bot.tables.clocks.absence import By
from bot.tables.clocks.deadlines import is_overdue
from bot.tables.computers import planning
from bot.tables.computers.worker import WorkerClient
from bot.tables.core.luck import computer_rng
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table, load
from bot.tables.ports.errors import Refusal
from bot.tables.stages.play import choose_at
from bot.tables.votes.voting import Voting
from games.kernel.ask import Ask
from games.kernel.errors import IllegalChoice, StaleChoice
from games.kernel.game import Game
from games.kernel.state import State
from games.kernel.visibility import view
from games.players import BUDGET, LEVELS, PLAYERS, play_hints
from games.players.worker import Task
from storage.turns import step_behind

log = structlog.get_logger()

AT_ONCE = 4
"""Tables of an earlier run that are taken up at a time; the next one is a little after one of them is done."""
REST = 0.2
"""Seconds in between, for everybody else."""
AT_FIRST = 20
"""Tables that are taken up in any case: what an earlier run left undone is where something happened last."""
LULL_WAIT = 2.0
"""Seconds that each of the others waits for users to stop pressing."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds between tries after an unexpected failure, doubled each time."""


@dataclass(frozen=True, slots=True)
class Due:
    """A choice that a computer is to make: for whom, at which ask, and what it may know."""

    seat: int
    ask_number: int
    by: By
    level: str
    game: Game
    seen: State
    ask: Ask
    rng: random.Random


class Computers:
    """Answer for computer seats; each table has at most one task that thinks for it, and they take turns.

    `voting` weighs anew when a user falls absent.
    """

    def __init__(self, registry: Registry, voting: Voting, worker_client: WorkerClient | None = None) -> None:
        self.registry, self.voting, self.worker_client = registry, voting, worker_client or WorkerClient()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._left: deque[str] = deque()
        self._resuming: set[asyncio.Task[None]] = set()
        self._taken_up = 0
        self._turn = asyncio.Lock()
        self._closed = False

    @property
    def busy(self) -> bool:
        """Tell whether any table's computers are thinking, or are still to be looked for."""
        return bool(self._tasks or self._resuming)

    def resume(self, tables: Iterable[str]) -> None:
        """Look at tables of an earlier run, those given first before the others, a few at a time."""
        self._left.extend(tables)
        for _ in range(min(AT_ONCE, len(self._left))):
            task = asyncio.create_task(self._take_up(), name="computers resumed")
            self._resuming.add(task)
            task.add_done_callback(self._resuming.discard)

    async def _take_up(self) -> None:
        """Take up one table after the other."""
        step_behind()
        while self._left:
            table_id = self._left.popleft()
            if self._taken_up >= AT_FIRST:
                await self.registry.users.wait_for_lull(LULL_WAIT)
            self._taken_up += 1
            if await self._may_be_due(table_id):
                self.wake(table_id)
                if (task := self._tasks.get(table_id)) is not None:
                    await asyncio.wait({task})
            if self._left:
                await asyncio.sleep(REST)

    async def _may_be_due(self, table_id: str) -> bool:
        """Look at a table as it is stored: neither its lock is needed nor a place in memory, which others need more."""
        try:
            async with self.registry.store.read() as tx:
                table = await load(tx, table_id)
        except Exception:  # noqa: BLE001 - whoever takes it up tells what is wrong with it, and tries again
            return True
        return table is not None and waiting_seat(table, self.registry.clock.now()) is not None

    def wake(self, table_id: str) -> None:
        """Look soon whether a table waits for a computer."""
        if self._closed:
            return
        if table_id in self._tasks:
            if self._tasks[table_id] is not asyncio.current_task():  # that one looks again by itself
                self._again.add(table_id)
            return
        task = asyncio.create_task(self._work(table_id), name=f"computers {table_id}")
        self._tasks[table_id] = task
        task.add_done_callback(lambda _task: self._forget_task(table_id))

    def _forget_task(self, table_id: str) -> None:
        self._tasks.pop(table_id, None)
        if table_id in self._again:
            self._again.discard(table_id)
            self.wake(table_id)

    async def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        self._again.clear()
        self._left.clear()
        tasks = [*self._tasks.values(), *self._resuming]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.worker_client.end()

    async def _work(self, table_id: str) -> None:
        """Answer until nobody waits for a computer; a table must not stand still because something failed once."""
        step_behind()
        pause = FIRST_PAUSE
        while True:
            try:
                await self._answer_due(table_id)
            except (IllegalChoice, Refusal) as error:
                log.info("computer choice dropped", table=table_id, reason=error.key)
                if not isinstance(error, StaleChoice):
                    return
            except Exception:
                log.exception("computer player failed", table=table_id)
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)
            else:
                return

    async def _answer_due(self, table_id: str) -> None:
        """Make one choice after another until none is due."""
        await self.registry.users.step_aside()
        async with self._turn, self.registry.table(table_id) as table:
            await planning.plan(self.registry, table)
            due = self._due(table)
        while due is not None:
            choice = await self._think(due)
            async with self._turn:
                await self.registry.users.step_aside()
                due = await self._decide(table_id, due, choice)

    async def _decide(self, table_id: str, due: Due, choice: str) -> Due | None:
        """Make a choice and, under the same lock, look whose is due next.

        Where a user has missed one, fewer may have a vote from now on.
        """
        async with self.registry.table(table_id) as table:
            await choose_at(self.registry, table, due.seat, choice, due.ask_number, None, due.by)
            if due.by == "stand-in":
                await self.voting.resolve(table)
                self.registry.workers.deliver()
            await planning.plan(self.registry, table)
            return self._due(table)

    def _due(self, table: Table) -> Due | None:
        """Find the first seat that waits for a computer, and all that it may know to choose."""
        seat = waiting_seat(table, self.registry.clock.now())
        if seat is None:
            return None
        state, computer = table.require_match().state, table.seats[seat].computer
        return Due(
            seat=seat,
            ask_number=state.ask,
            by="computer" if computer else "stand-in",
            level=level_of(computer),
            game=table.game,
            seen=view(state, seat),
            ask=table.game.rules.asked(state)[seat],
            rng=computer_rng(table.row.seed, seat, state.ask),
        )

    async def _think(self, due: Due) -> str:
        """Think, outside of the table's lock and of the event loop."""
        if due.level == "strong":
            return await self._choose_strongly(due.game, due.seen, due.seat, due.ask, due.rng)
        return await self._choose_quickly(due.level, due.game, due.seen, due.seat, due.ask, due.rng)

    async def _choose_strongly(self, game: Game, seen: State, seat: int, ask: Ask, rng: random.Random) -> str:
        """Think for as long as there is to think, whatever there is: a quick answer would tell of a forced choice."""
        begun = asyncio.get_running_loop().time()
        choice = await self._search(game, seen, seat, ask, rng)
        if choice is None:
            choice = await self._choose_quickly("strong", game, seen, seat, ask, rng)
        await asyncio.sleep(begun + BUDGET - asyncio.get_running_loop().time())
        return choice

    async def _choose_quickly(
        self, level: str, game: Game, seen: State, seat: int, ask: Ask, rng: random.Random
    ) -> str:
        """Play without search, one table at a time: a thread that thinks takes time from the event loop."""
        async with self._turn:
            await self.registry.users.step_aside()
            return await asyncio.to_thread(_choose_by_policy, level, game, seen, seat, ask, rng)

    async def _search(self, game: Game, seen: State, seat: int, ask: Ask, rng: random.Random) -> str | None:
        """Let the worker think; None where there is nothing to think about, or no good answer."""
        if len(ask.offered(2)) < 2:
            return None
        choice = await self.worker_client.choice(Task(game.key, seen, seat, ask, rng.getrandbits(64), BUDGET))
        if choice is None or (ask.shape is not None and ask.shape.settle(choice) is not None):
            return choice
        log.error("worker chose what is not offered", section=ask.section)
        return None


def waiting_seat(table: Table, now: int) -> int | None:
    """Find a seat for which a computer is to decide: its own, or that of a user whose time is up.

    Where computers stand in for all users, nobody decides until one of them is back.
    """
    if table.is_resting():
        return None
    return next(
        (seat for seat in table.waiting_seats() if table.seats[seat].computer or is_overdue(table, seat, now)), None
    )


def level_of(kind: str | None) -> str:
    """Return the level of a seat's computer player; a kind of an older or newer version plays as a normal one."""
    return kind if kind in LEVELS else "normal"


def _choose_by_policy(level: str, game: Game, seen: State, seat: int, ask: Ask, rng: random.Random) -> str:
    """Play without search, a strong player as the hints say; where that fails, take any offered choice."""
    player = play_hints if level == "strong" else PLAYERS[level]
    shape = ask.shape
    assert shape is not None  # noqa: S101 - a seat sees what it is asked
    try:
        choice = player(game, seen, seat, ask, rng)
    except Exception:
        log.exception("policy failed")
        return shape.sample(rng)
    if shape.settle(choice) is None:
        log.error("policy chose what is not offered", section=ask.section)
        return shape.sample(rng)
    return choice
