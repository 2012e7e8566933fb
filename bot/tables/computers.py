"""Computer players: asked after each commit, answering through the same door as everybody else."""

from __future__ import annotations

import asyncio

import structlog

from bot.tables.house import House
from bot.tables.live import LiveTable
from bot.tables.luck import computer_rng
from bot.tables.play import choose
from bot.tables.refusal import Refusal
from games.kernel.errors import IllegalChoice
from games.kernel.visibility import view

log = structlog.get_logger()


class Computers:
    """Answer for computer seats; each table has at most one task that thinks for it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    @property
    def busy(self) -> bool:
        """Tell whether any table's computers are thinking."""
        return bool(self._tasks)

    def wake(self, table_id: str) -> None:
        """Look soon whether a table waits for a computer."""
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._work(table_id), name=f"computers {table_id}")
        self._tasks[table_id] = task
        task.add_done_callback(lambda _task: self._done(table_id))

    def _done(self, table_id: str) -> None:
        self._tasks.pop(table_id, None)
        if table_id in self._again:
            self._again.discard(table_id)
            self.wake(table_id)

    async def close(self) -> None:
        """Stop thinking."""
        self._again.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, table_id: str) -> None:
        try:
            while (found := await self._next(table_id)) is not None:
                seat, ask, choice = found
                await choose(self.house, table_id, seat, choice, ask, None)
        except (IllegalChoice, Refusal) as error:
            log.info("computer choice dropped", table=table_id, reason=error.key)
        except Exception:
            log.exception("computer player failed", table=table_id)

    async def _next(self, table_id: str) -> tuple[int, int, str] | None:
        """Think for the first waiting computer seat, outside of the table's lock and of the event loop."""
        async with self.house.table(table_id) as live:
            seat = self._waiting_seat(live)
            if seat is None:
                return None
            state = live.playing().state
            seen, ask = view(state, seat), live.game.rules.asked(state)[seat]
            rng, hints = computer_rng(live.row.seed, seat, state.ask), live.game.hints
        choice = await asyncio.to_thread(hints.policy, seen, seat, ask, rng)
        return seat, state.ask, choice

    @staticmethod
    def _waiting_seat(live: LiveTable) -> int | None:
        return next((seat for seat in live.waiting() if live.seats[seat].computer), None)
