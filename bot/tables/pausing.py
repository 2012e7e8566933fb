"""A table's pace: changed, halted, taken up again. Each function works under its lock and commits before it returns."""

from __future__ import annotations

from dataclasses import replace

from bot.tables import clocks, motions
from bot.tables.house import House
from bot.tables.live import LiveTable
from bot.tables.owed import PAUSE, Owing
from bot.tables.refusal import Refusal


def check_unpaused(live: LiveTable) -> None:
    """Refuse a table that is not played, or whose clocks stand still already."""
    live.check_running()
    if live.row.paused_at is not None:
        raise Refusal("refused-paused")


async def pause(house: House, live: LiveTable, outcome: str = motions.MOOT) -> None:
    """Let a table's clocks stand still; choices still count. A vote on that is over with it, with this outcome."""
    check_unpaused(live)
    now = house.clock.now()
    over = [replace(motion, outcome=outcome) for motion in motions.open_motions(live)
            if motion.kind == motions.PAUSE]  # fmt: skip
    async with house.store.write() as tx:
        await tx.tables.change(live.id, paused_at=now)
        ticking = await clocks.halted(tx, live, now)
        await motions.put(tx, live, over, now)
        owing = Owing(tx, live, now, live.row.version)
        await owing.public("post", PAUSE)
        await owing.times()
    live.row, live.clocks = replace(live.row, paused_at=now), ticking
    motions.remember(live, over)
    house.poke()


async def resume(house: House, live: LiveTable) -> None:
    """Let a table's clocks run on."""
    live.check_running()
    if live.row.paused_at is None:
        raise Refusal("refused-not-paused")
    now, row = house.clock.now(), replace(live.row, paused_at=None)
    async with house.store.write() as tx:
        await tx.tables.change(live.id, paused_at=None)
        ticking = await clocks.resumed(house, tx, replace(live, row=row), now)
        owing = Owing(tx, live, now, live.row.version)
        await owing.public("post", PAUSE)
        await owing.times()
    live.row, live.clocks = row, ticking
    house.timed()
    house.poke()


async def extend(house: House, live: LiveTable, seat: int) -> None:
    """Give a user once more time for the decision that is waited for."""
    live.check_running()
    now = house.clock.now()
    async with house.store.write() as tx:
        ticking = await clocks.extended(house, tx, live, seat, now)
        await Owing(tx, live, now, live.row.version).times()
    live.clocks = ticking
    house.timed()
    house.poke()


async def change(house: House, live: LiveTable, milliseconds: int) -> None:
    """Give a running table another pace; all clocks begin anew."""
    live.check_running()
    now, row = house.clock.now(), replace(live.row, pace=milliseconds)
    async with house.store.write() as tx:
        await tx.tables.change(live.id, pace=milliseconds)
        ticking = await clocks.restarted(house, tx, replace(live, row=row), now)
        await Owing(tx, live, now, live.row.version).times()
    live.row, live.clocks = row, ticking
    house.timed()
    house.poke()


async def thaw(house: House, live: LiveTable) -> None:
    """Let clocks run on that stood still because their guild was not here."""
    if live.row.stage != "playing" or clocks.stands(house, live):
        return
    now = house.clock.now()
    async with house.store.write() as tx:
        ticking = await clocks.resumed(house, tx, live, now)
        await Owing(tx, live, now, live.row.version).times()
    live.clocks = ticking
    house.timed()
    house.poke()
