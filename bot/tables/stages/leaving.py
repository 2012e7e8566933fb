"""Leaving and abandoning a running game. Each function works under the table's lock and commits before it returns."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.core import motions
from bot.tables.core.outbox import Owing
from bot.tables.core.registry import House
from bot.tables.core.seats import hand_over, reseat
from bot.tables.core.table import LiveTable
from storage.people import STAND_IN


def own_seat(live: LiveTable, user_id: int) -> int:
    """Find a user's seat at a running table."""
    seat = live.seat_of(user_id)
    if seat is None:
        raise live.not_seated()
    live.check_running()
    return seat


async def leave(house: House, live: LiveTable, user_id: int) -> None:
    """Hand a user's seat to a computer player; call `voting.weigh` then, as fewer votes may now suffice."""
    seat = own_seat(live, user_id)
    row = replace(live.seats[seat], user_id=None, computer=STAND_IN)
    async with house.store.write() as tx:
        await hand_over(tx, live, row, house.clock.now())
        await tx.clocks.drop(live.id, [seat])
        await motions.recounted(tx, live, house.clock.now())
    reseat(live, row)
    live.clocks = {other: clock for other, clock in live.clocks.items() if other != seat}


async def abandon(house: House, live: LiveTable) -> None:
    """End a running game without a result; what was being voted on is over with it."""
    over = [replace(motion, outcome=_outcome(motion.kind)) for motion in motions.open_motions(live)]
    row = replace(live.row, stage="abandoned", ended_at=house.clock.now(), version=live.row.version + 1)
    async with house.store.write() as tx:
        await tx.tables.advance(live.id, expect_version=live.row.version, stage=row.stage, ended_at=row.ended_at)
        await tx.clocks.drop_all(live.id)
        await motions.put(tx, replace(live, row=row), over, house.clock.now())
        await Owing(tx, replace(live, row=row), house.clock.now(), row.version).end()
    live.row, live.clocks = row, {}
    motions.remember(live, over)


def _outcome(kind: str) -> str:
    return motions.PASSED if kind == motions.ABANDON else motions.MOOT
