"""Voting: opening motions, agreeing, refusing, and carrying out what has passed. All of it under the table's lock."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import Any

from bot.tables.clocks import pausing
from bot.tables.core import motions
from bot.tables.core.motions import ABANDON, EXPIRED, MOOT, PAUSE, REFUSED, REPLACE, UNDO, about, sort_of
from bot.tables.core.registry import House, tried
from bot.tables.core.table import LiveTable
from bot.tables.ports.errors import Refusal
from bot.tables.stages import leaving
from bot.tables.votes import replacing, undoing
from bot.tables.votes.replacing import Invited
from games.kernel.errors import UndoRefused
from storage.rows import MotionRow


class Voting:
    """Let tables decide."""

    def __init__(self, house: House) -> None:
        self.house = house

    # Opening

    async def vote(self, live: LiveTable, kind: str, seat: int) -> MotionRow:
        """Agree to abandon or pause, which opens the vote if none is open; return the motion as it then is."""
        self.house.check_running(live)
        motion = live.motions.get(kind)
        if motion is None or motion.outcome is not None:
            motion = await self._open(live, self._new(live, kind, seat, {}))
            await self.weigh(live)
            return live.motions[kind]
        return await self.agree(live, motion, seat)

    async def undo(self, live: LiveTable, seat: int) -> MotionRow:
        """Propose to go back before a seat's last choice; return the motion."""
        self.house.check_running(live)
        if self._is_open(live, UNDO):
            raise Refusal("refused-vote-is-on")
        async with self.house.store.read() as tx:
            way = await undoing.way_back(tx, live, seat)
        await self._open(live, self._new(live, UNDO, seat, {"version": way.version}))
        await self.weigh(live)
        return live.motions[UNDO]

    async def replace(
        self,
        live: LiveTable,
        seat: int,
        new: Invited,
        by: int | None,
        *,
        wish: bool = False,
        accepted: bool = False,
    ) -> MotionRow:
        """Propose to hand a seat over; `by` is the seat of who proposes it, `wish`: it is their own one."""
        self.house.check_running(live)
        await replacing.check(self.house, live, seat, new)
        kind = f"{REPLACE}-{seat}"
        if self._is_open(live, kind):
            raise Refusal("refused-vote-is-on")
        others = [other for other in motions.users(live) if other != seat]
        if not wish and len(others) < motions.needed_to_replace(live, seat):
            raise Refusal("refused-needs-manager", who=live.names[seat])
        motion = self._new(live, kind, by, {"name": new.name, "wish": wish, "accepted": accepted})
        await self._open(live, replace(motion, user_id=new.user_id))
        await self.weigh(live)
        return live.motions[kind]

    async def order(self, live: LiveTable, seat: int, invited: Invited) -> None:
        """Hand a seat over at once, as who manages the guild has said."""
        self.house.check_running(live)
        await replacing.check(self.house, live, seat, invited)
        motion = self._new(live, f"{REPLACE}-{seat}", None, {"name": invited.name, "wish": False, "accepted": True})
        new = not self._is_open(live, motion.kind)
        await replacing.carry_out(self.house, live, replace(motion, user_id=invited.user_id), new=new)

    def _is_open(self, live: LiveTable, kind: str) -> bool:
        return kind in live.motions and live.motions[kind].outcome is None

    def _new(self, live: LiveTable, kind: str, seat: int | None, told: dict[str, Any]) -> MotionRow:
        now = self.house.clock.now()
        votes = "[]" if seat is None else json.dumps([seat])
        return MotionRow(table_id=live.id, kind=kind, about=json.dumps(told), seat=seat, votes=votes, opened_at=now,
                         expires_at=now + motions.lasts(live.row))  # fmt: skip

    async def _open(self, live: LiveTable, motion: MotionRow) -> MotionRow:
        async with self.house.store.write() as tx:
            if self.house.gone(live):
                motion = replace(motion, left=motion.expires_at - motion.opened_at)
            await motions.put(tx, live, [motion], self.house.clock.now(), new=True)
        motions.remember(live, [motion])
        self.house.timed()
        return motion

    async def _put(self, live: LiveTable, motion: MotionRow) -> None:
        async with self.house.store.write() as tx:
            await motions.put(tx, live, [motion], self.house.clock.now())
        motions.remember(live, [motion])

    # Answering

    def find(self, live: LiveTable, kind: str, stamp: int | None) -> MotionRow:
        """Return the open motion that a button is about; refuse where it is over."""
        self.house.check_running(live)
        motion = live.motions.get(kind)
        if motion is None or motion.outcome is not None or (stamp is not None and stamp != motions.stamp(motion)):
            raise Refusal("refused-vote-over")
        return motion

    async def agree(self, live: LiveTable, motion: MotionRow, seat: int) -> MotionRow:
        """Agree to a motion; return it as it then is."""
        if seat not in motions.tally(live, motion).voters:
            raise Refusal("refused-no-voice")
        voted = motions.with_vote(motion, seat)
        if voted != motion:
            await self._put(live, voted)
        await self.weigh(live)
        return live.motions[motion.kind]

    async def accept(self, live: LiveTable, motion: MotionRow, user_id: int) -> MotionRow:
        """Accept the seat that is offered to a user."""
        if motion.user_id != user_id:
            raise Refusal("refused-not-invited")
        await self._put(live, replace(motion, about=json.dumps({**about(motion), "accepted": True})))
        await self.weigh(live)
        return live.motions[motion.kind]

    async def refuse(self, live: LiveTable, motion: MotionRow, user_id: int) -> MotionRow:
        """Refuse: any user an undo, and who is to give or take a seat that; for all others not agreeing is enough."""
        sort, seat = sort_of(motion.kind), live.seat_of(user_id)
        concerned = sort == REPLACE and (user_id == motion.user_id or seat == motions.seat_wanted(motion))
        if not concerned and (sort != UNDO or seat is None):
            raise Refusal("refused-no-veto")
        await self._put(live, replace(motion, outcome=REFUSED))
        return live.motions[motion.kind]

    # Deciding

    async def weigh(self, live: LiveTable) -> None:
        """Carry out what has enough votes, as after a vote or when a user has left; without users a game is over."""
        if live.row.stage == "playing" and not motions.users(live):
            await leaving.abandon(self.house, live)
        for motion in motions.open_motions(live):
            now = live.motions[motion.kind]
            if live.row.stage != "playing" or now.outcome is not None:
                continue
            if _baseless(live, now):
                await self._put(live, replace(now, outcome=MOOT))
            elif motions.tally(live, now).enough:
                await self._carry_out(live, now)

    async def _carry_out(self, live: LiveTable, motion: MotionRow) -> None:
        sort = sort_of(motion.kind)
        if sort == ABANDON:
            await leaving.abandon(self.house, live)
        elif sort == UNDO:
            await self._undo(live, motion)
        elif sort == REPLACE:
            await replacing.carry_out(self.house, live, motion)
        elif sort == PAUSE:
            await pausing.pause(self.house, live, motions.PASSED)

    async def _undo(self, live: LiveTable, motion: MotionRow) -> None:
        try:
            done = await undoing.carry_out(self.house, live, motion.seat or 0, int(about(motion)["version"]))
        except UndoRefused:
            done = False
        if not done:
            await self._put(live, replace(motion, outcome=MOOT))

    async def start(self) -> None:
        """Weigh all that is open: an earlier run may have been killed before it did."""
        async with self.house.store.read() as tx:
            tables = await tx.motions.open_tables()
        for table_id in tables:
            await tried(table_id, self.weigh_anew)

    async def weigh_anew(self, table_id: str) -> None:
        """Weigh what is open at a table, as when a computer keeps a seat, so that fewer users vote."""
        async with self.house.table(table_id) as live:
            if live.row.guild_id not in self.house.frozen:
                await self.weigh(live)
        self.house.poke()
        self.house.asked(table_id)

    # Time

    async def next_due(self) -> int | None:
        """Return when the time of a motion is up next; None also while Discord is away."""
        if self.house.offline:
            return None
        async with self.house.store.read() as tx:
            return await tx.motions.next_expiry()

    async def ring(self, now: int) -> None:
        """End what has found too few votes in time."""
        async with self.house.store.read() as tx:
            expired = await tx.motions.expired(now)
        for table_id in {motion.table_id for motion in expired}:
            await tried(table_id, partial(self._expire, now))
        self.house.poke()

    async def _expire(self, now: int, table_id: str) -> None:
        async with self.house.table(table_id) as live:
            for motion in motions.open_motions(live):
                if motion.left is None and motion.expires_at <= now:
                    await self._put(live, replace(motion, outcome=EXPIRED))


def _baseless(live: LiveTable, motion: MotionRow) -> bool:
    """Tell whether a motion wants what is so already, or what somebody wanted who has left: a wish, or an undo."""
    if sort_of(motion.kind) == PAUSE:
        return live.row.paused_at is not None
    wish = sort_of(motion.kind) == REPLACE and about(motion)["wish"]
    if not wish and sort_of(motion.kind) != UNDO:
        return False
    return motion.seat is None or live.seats[motion.seat].user_id is None
