"""Computer players: asked after each commit, answering through the same door as everybody else."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Iterable

import structlog

from bot.tables.clocks.deadlines import is_overdue
from bot.tables.computers.chooser import QUICK, Chooser, Due, Pause, level_of
from bot.tables.computers.claims import claims_of
from bot.tables.computers.worker import WorkerClient, WorkerClients
from bot.tables.core.luck import computer_rng
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table, load
from bot.tables.ports.errors import Refusal
from bot.tables.stages.play import choose_at
from bot.tables.stages.votes import Voting
from bot.tables.stages.wishes import wish
from games.kernel.errors import IllegalChoice, StaleChoice
from games.kernel.visibility import view
from games.players import BUDGETS
from games.players.basic import MOST_WISHES, next_wish
from storage.retry import repeating
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


class Computers:
    """Answer for computer seats; each table has at most one task that thinks for it, and they take turns.

    `voting` counts votes again when a user becomes absent.
    """

    def __init__(self, registry: Registry, voting: Voting, worker_client: WorkerClient | None = None) -> None:
        self.registry, self.voting = registry, voting
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._left: deque[str] = deque()
        self._resuming: set[asyncio.Task[None]] = set()
        self._taken_up = 0
        self._turn = asyncio.Lock()
        workers = worker_client or WorkerClients(lambda: registry.users.are_active)
        self.chooser = Chooser(workers, self._turn, registry.users.step_aside)
        self.luck, self.quick = random.SystemRandom(), QUICK
        self._closed = False
        self.claims = claims_of(registry.store)

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
        except Exception:  # noqa: BLE001 - the task that takes it up reports the fault, and tries again
            return True
        return table is not None and waiting_seat(table, self.registry.clock.now()) is not None

    async def look(self) -> None:
        """Look for tables that other processes have left, until cancelled."""
        await self.claims.look(self.registry.clock.now, self._tasks, self.wake)

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
        await self.chooser.worker_client.end()

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
        due = await self._look(table_id)
        if due is None:
            return
        async with self.claims.held(table_id, searches=due.level in BUDGETS) as ours:
            if ours:
                await self._answer_all(table_id, await self._look(table_id) if self.claims.are_shared else due)

    async def _look(self, table_id: str) -> Due | None:
        """Look under the table's lock whose choice is due."""
        async with self._turn, self.registry.table(table_id) as table:
            await plan(self.registry, table)
            return self._due(table)

    async def _answer_all(self, table_id: str, due: Due | None) -> None:
        pause = Pause(self.luck, self.quick)
        while due is not None:
            choice = await self.chooser.answer(due, pause)
            async with self._turn:
                await self.registry.users.step_aside()
                due = await self._decide(table_id, due, choice)

    @repeating
    async def _decide(self, table_id: str, due: Due, choice: str) -> Due | None:
        """Make a choice and, under the same lock, look whose is due next.

        If a user has missed one, fewer may have a vote from now on.
        """
        async with self.registry.table(table_id) as table:
            await choose_at(self.registry, table, due.seat, choice, due.ask_number, None, due.by)
            if due.by == "stand-in":
                await self.voting.resolve(table)
                self.registry.workers.deliver()
            await plan(self.registry, table)
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


def waiting_seat(table: Table, now: int) -> int | None:
    """Find a seat for which a computer is to decide: its own, or that of a user whose time is up.

    If computers stand in for all users, nobody decides until one of them is back.
    """
    if table.is_resting():
        return None
    return next(
        (seat for seat in table.waiting_seats() if table.seats[seat].computer or is_overdue(table, seat, now)), None
    )


async def plan(registry: Registry, table: Table) -> None:
    """Let the computers of a table wish what is worth it, under its lock; what fails there keeps no choice waiting."""
    if table.row.stage != "playing" or table.game.planner is None:
        return
    for seat in table.seats:
        if seat.user_id is None and seat.computer is not None:
            try:
                await _plan_seat(registry, table, seat.seat)
            except (IllegalChoice, Refusal) as error:
                log.info("computer wish dropped", table=table.id, reason=error.key)
            except Exception:
                log.exception("planning failed", table=table.id)


async def _plan_seat(registry: Registry, table: Table, seat: int) -> None:
    match = table.require_match()
    rng = computer_rng(table.row.seed, seat, match.state.ask)
    for _ in range(MOST_WISHES):
        wanted = next_wish(table.game, view(match.state, seat), seat, rng)
        if wanted is None or not await wish(registry, table, seat, wanted):
            return
