"""Leaving and abandoning a running game. Each function works under the table's lock and commits before it returns."""

from __future__ import annotations

import json
from dataclasses import replace

from bot.tables.house import House
from bot.tables.live import LiveTable
from bot.tables.owed import VOTE, Owing
from bot.tables.refusal import Refusal
from bot.tables.seating import hand_over, reseat


def _seat(live: LiveTable, user_id: int) -> int:
    """Find a user's seat at a running table."""
    seat = live.seat_of(user_id)
    if seat is None:
        raise Refusal("refused-not-seated")
    if live.row.stage != "playing":
        raise Refusal("refused-not-begun" if live.row.stage == "lobby" else "refused-over")
    return seat


async def leave(house: House, live: LiveTable, user_id: int) -> None:
    """Hand a user's seat to a computer player; without users the game is over, and fewer votes may now suffice."""
    seat = _seat(live, user_id)
    row = replace(live.seats[seat], user_id=None, computer="normal")
    async with house.store.write() as tx:
        await hand_over(tx, live, row, house.clock.now())
        await tx.clocks.drop(live.id, [seat])
    reseat(live, row)
    live.clocks = {other: clock for other, clock in live.clocks.items() if other != seat}
    await end_if_wanted(house, live)


async def vote(house: House, live: LiveTable, user_id: int) -> None:
    """Vote for abandoning; it is done when more than half of the users at the table want it."""
    seat = _seat(live, user_id)
    votes = json.dumps(sorted({*json.loads(live.row.votes), seat}))
    if votes != live.row.votes:
        async with house.store.write() as tx:
            await tx.tables.change(live.id, votes=votes)
            await Owing(tx, live, house.clock.now(), live.row.version).public("sync", VOTE)
        live.row = replace(live.row, votes=votes)
    await end_if_wanted(house, live)


async def end_if_wanted(house: House, live: LiveTable) -> None:
    """End a running game that no user plays any more, or that most of them want to abandon."""
    users = [seat for seat in live.seats if seat.user_id is not None]
    votes, needed = live.votes()
    if live.row.stage != "playing" or (users and len(votes) < needed):
        return
    row = replace(live.row, stage="abandoned", ended_at=house.clock.now(), version=live.row.version + 1)
    async with house.store.write() as tx:
        await tx.tables.advance(live.id, expect_version=live.row.version, stage=row.stage, ended_at=row.ended_at)
        await tx.clocks.drop_all(live.id)
        await Owing(tx, replace(live, row=row), house.clock.now(), row.version).end()
    live.row, live.clocks = row, {}
