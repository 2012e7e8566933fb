"""A table's pace: changed, halted, taken up again. Each function works under its lock and commits before it returns."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from bot.tables.clocks import deadlines
from bot.tables.clocks.deadlines import Clocks
from bot.tables.core import motions
from bot.tables.core.outbox import PAUSE, Owing
from bot.tables.core.registry import House
from bot.tables.core.table import LiveTable
from bot.tables.ports.errors import Refusal
from storage import Writer
from storage.rows import TableRow

Reclock = Callable[[Writer, LiveTable, int], Awaitable[Clocks]]


def check_unpaused(live: LiveTable) -> None:
    """Refuse a table that is not played, or whose clocks stand still already."""
    live.check_running()
    if live.row.paused_at is not None:
        raise Refusal("refused-paused")


async def pause(house: House, live: LiveTable, outcome: str = motions.MOOT) -> None:
    """Let a table's clocks stand still; choices still count. A vote on that is over with it, with this outcome."""
    check_unpaused(live)
    over = [replace(motion, outcome=outcome) for motion in motions.open_motions(live) if motion.kind == motions.PAUSE]

    async def halted(tx: Writer, after: LiveTable, now: int) -> Clocks:
        await motions.put(tx, after, over, now)
        return await deadlines.halted(tx, after, now)

    await _retimed(house, live, halted, replace(live.row, paused_at=house.clock.now()))
    motions.remember(live, over)


async def resume(house: House, live: LiveTable) -> None:
    """Let a table's clocks run on."""
    live.check_running()
    if live.row.paused_at is None:
        raise Refusal("refused-not-paused")
    await _retimed(house, live, partial(deadlines.resumed, house), replace(live.row, paused_at=None))


async def extend(house: House, live: LiveTable, seat: int) -> None:
    """Give a user once more time for the decision that is waited for."""
    live.check_running()
    await _retimed(house, live, partial(deadlines.extended, house, seat), live.row)


async def change(house: House, live: LiveTable, milliseconds: int) -> None:
    """Give a running table another pace; all clocks begin anew."""
    live.check_running()
    await _retimed(house, live, partial(deadlines.restarted, house), replace(live.row, pace=milliseconds))


async def thaw(house: House, live: LiveTable) -> None:
    """Let clocks run on that stood still because their guild was not here."""
    if live.row.stage == "playing" and not deadlines.stands(house, live):
        await _retimed(house, live, partial(deadlines.resumed, house), live.row)


async def _retimed(house: House, live: LiveTable, reclock: Reclock, row: TableRow) -> None:
    """Change a table's clocks, with its pace or pause, and owe what shows them."""
    async with house.store.write() as tx:
        now, after = house.clock.now(), replace(live, row=row)  # not before: all clocks may have moved meanwhile
        await tx.tables.change(live.id, pace=row.pace, paused_at=row.paused_at)
        ticking = await reclock(tx, after, now)
        owing = Owing(tx, after, now, row.version)
        if row.paused_at != live.row.paused_at:
            await owing.public("post", PAUSE)
        await owing.times()
    live.row, live.clocks = row, ticking
    house.timed()
    house.poke()
