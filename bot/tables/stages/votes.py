"""Voting: opening motions, agreeing, refusing, and carrying out what has passed. All of it under the table's lock."""

from __future__ import annotations

import json
from dataclasses import replace

from bot.tables.clocks import pace_changes
from bot.tables.clocks.timer import TableAlarm
from bot.tables.core import motions
from bot.tables.core.motions import ABANDON, EXPIRED, MOOT, PAUSE, REFUSED, REPLACE, UNDO, details, sort_of
from bot.tables.core.names import plain_name
from bot.tables.core.registry import attempt
from bot.tables.core.table import Table
from bot.tables.ports.caller import NamedUser
from bot.tables.ports.errors import Refusal
from bot.tables.stages import replacement, resignation, takeback
from games.kernel.errors import UndoRefused
from storage import Reader
from storage.rows import MotionRow, NewAct


class Voting(TableAlarm):
    """Opens and counts votes, and ends motions that got too few votes in time."""

    # Opening

    async def vote(self, table: Table, kind: str, seat: int) -> MotionRow:
        """Agree to abandon or pause, and open the vote if none is open; return the motion."""
        self.registry.check_running(table)
        motion = table.motions.get(kind)
        if motion is None or motion.outcome is not None:
            motion = await self._open(table, self._new(table, kind, seat, {}))
            await self.resolve(table)
            return table.motions[kind]
        return await self.agree(table, motion, seat)

    async def undo(self, table: Table, seat: int) -> MotionRow:
        """Propose to go back before a seat's last choice; return the motion."""
        self.registry.check_running(table)
        if self._is_open(table, UNDO):
            raise Refusal("refused-vote-is-on")
        async with self.registry.store.read() as tx:
            way = await takeback.way_back(tx, table, seat)
        await self._open(table, self._new(table, UNDO, seat, {"version": way.version}))
        await self.resolve(table)
        return table.motions[UNDO]

    async def replace(
        self,
        table: Table,
        seat: int,
        new: NamedUser,
        by: int | None,
        *,
        wish: bool = False,
        accepted: bool = False,
    ) -> MotionRow:
        """Propose to hand over a seat; `by` is the proposer's seat, `wish` is set if it is their own."""
        self.registry.check_running(table)
        await replacement.check(self.registry, table, seat, new)
        kind = f"{REPLACE}-{seat}"
        if self._is_open(table, kind):
            raise Refusal("refused-vote-is-on")
        others = [other for other in motions.voting_seats(table) if other != seat]
        if not wish and len(others) < motions.needed_to_replace(table, seat):
            raise Refusal("refused-needs-manager", who=table.names[seat])
        motion = self._new(table, kind, by, {"name": plain_name(new.name), "wish": wish, "accepted": accepted})
        await self._open(table, replace(motion, user_id=new.user_id))
        await self.resolve(table)
        return table.motions[kind]

    async def order(self, table: Table, seat: int, invited: NamedUser, act: NewAct) -> None:
        """Hand over a seat at once, by order of a manager of the guild."""
        self.registry.check_running(table)
        await replacement.check(self.registry, table, seat, invited)
        motion = self._new(
            table, f"{REPLACE}-{seat}", None, {"name": plain_name(invited.name), "wish": False, "accepted": True}
        )
        new = not self._is_open(table, motion.kind)
        await replacement.carry_out(self.registry, table, replace(motion, user_id=invited.user_id), new=new, act=act)

    def _is_open(self, table: Table, kind: str) -> bool:
        return kind in table.motions and table.motions[kind].outcome is None

    def _new(self, table: Table, kind: str, seat: int | None, facts: dict[str, object]) -> MotionRow:
        now = self.registry.clock.now()
        votes = "[]" if seat is None else json.dumps([seat])
        return MotionRow(
            table_id=table.id,
            kind=kind,
            about=json.dumps(facts),
            seat=seat,
            votes=votes,
            opened_at=now,
            expires_at=now + motions.lifetime(table.row),
        )

    async def _open(self, table: Table, motion: MotionRow) -> MotionRow:
        async with self.registry.store.write() as tx:
            if self.registry.is_guild_absent(table):
                motion = replace(motion, left=motion.expires_at - motion.opened_at)
            await motions.save(tx, table, [motion], self.registry.clock.now(), new=True)
        motions.remember(table, [motion])
        self.registry.workers.set_timer()
        return motion

    async def _save(self, table: Table, motion: MotionRow) -> None:
        async with self.registry.store.write() as tx:
            await motions.save(tx, table, [motion], self.registry.clock.now())
        motions.remember(table, [motion])

    # Answering

    def find(self, table: Table, kind: str, number: int | None) -> MotionRow:
        """Return the open motion of a button; refuse if it is over."""
        self.registry.check_running(table)
        motion = table.motions.get(kind)
        if (
            motion is None
            or motion.outcome is not None
            or (number is not None and number != motions.button_number(motion))
        ):
            raise Refusal("refused-vote-over")
        return motion

    async def agree(self, table: Table, motion: MotionRow, seat: int) -> MotionRow:
        """Agree to a motion and return it."""
        if seat not in motions.tally(table, motion).voters:
            raise Refusal("refused-no-voice")
        voted = motions.with_vote(motion, seat)
        if voted != motion:
            await self._save(table, voted)
        await self.resolve(table)
        return table.motions[motion.kind]

    async def accept(self, table: Table, motion: MotionRow, user_id: int) -> MotionRow:
        """Accept the seat that is offered to a user."""
        if motion.user_id != user_id:
            raise Refusal("refused-not-invited")
        await self._save(table, replace(motion, about=json.dumps({**details(motion), "accepted": True})))
        await self.resolve(table)
        return table.motions[motion.kind]

    async def refuse(self, table: Table, motion: MotionRow, user_id: int) -> MotionRow:
        """Refuse a motion: any user may refuse an undo; a handover, only the users who are to give or take the seat."""
        sort, seat = sort_of(motion.kind), table.seat_of(user_id)
        concerned = sort == REPLACE and (user_id == motion.user_id or seat == motions.seat_wanted(motion))
        if not concerned and (sort != UNDO or seat is None):
            raise Refusal("refused-no-veto")
        await self._save(table, replace(motion, outcome=REFUSED))
        return table.motions[motion.kind]

    # Deciding

    async def resolve(self, table: Table) -> None:
        """Carry out motions with enough votes, after a vote or when a user has left; a game without users ends."""
        if table.row.stage == "playing" and not motions.voting_seats(table):
            await resignation.abandon(self.registry, table)
        for motion in motions.open_motions(table):
            now = table.motions[motion.kind]
            if table.row.stage != "playing" or now.outcome is not None:
                continue
            if _is_baseless(table, now):
                await self._save(table, replace(now, outcome=MOOT))
            elif motions.tally(table, now).enough:
                await self._carry_out(table, now)

    async def _carry_out(self, table: Table, motion: MotionRow) -> None:
        sort = sort_of(motion.kind)
        if sort == ABANDON:
            await resignation.abandon(self.registry, table)
        elif sort == UNDO:
            await self._undo(table, motion)
        elif sort == REPLACE:
            await replacement.carry_out(self.registry, table, motion)
        elif sort == PAUSE:
            await pace_changes.pause(self.registry, table, motions.PASSED)

    async def _undo(self, table: Table, motion: MotionRow) -> None:
        try:
            done = await takeback.carry_out(self.registry, table, motion.seat or 0, int(details(motion)["version"]))
        except UndoRefused:
            done = False
        if not done:
            await self._save(table, replace(motion, outcome=MOOT))

    async def start(self) -> None:
        """Resolve all open motions, in case an earlier run was killed before it did."""
        async with self.registry.store.read() as tx:
            tables = await tx.motions.open_tables()
        for table_id in tables:
            await attempt(table_id, self.resolve_open)

    async def resolve_open(self, table_id: str) -> None:
        """Resolve the open motions of a table after its voters have changed, such as when a computer keeps a seat."""
        async with self.registry.table(table_id) as table:
            if table.row.guild_id not in self.registry.frozen:
                await self.resolve(table)
        self.registry.workers.deliver()
        self.registry.workers.decide(table_id)

    # Time

    async def find_next(self, tx: Reader) -> int | None:
        """Find the next deadline of a motion."""
        return await tx.motions.next_expiry(self.registry.shards.away, self.registry.shards.count)

    async def find_tables(self, tx: Reader, now: int) -> set[str]:
        """Find the tables with an expired motion."""
        expired = await tx.motions.expired(now, self.registry.shards.away, self.registry.shards.count)
        return {motion.table_id for motion in expired}

    async def ring_at(self, now: int, table_id: str) -> None:
        """End a table's expired motions."""
        async with self.registry.table(table_id) as table:
            heard = self.registry.shards.heard_until(table.row.guild_id, now)
            for motion in motions.open_motions(table):
                if motion.left is None and motion.expires_at <= heard:
                    await self._save(table, replace(motion, outcome=EXPIRED))


def _is_baseless(table: Table, motion: MotionRow) -> bool:
    """Tell whether a motion is pointless: it wants what is already so, or its proposer has left."""
    if sort_of(motion.kind) == PAUSE:
        return table.row.paused_at is not None
    wish = sort_of(motion.kind) == REPLACE and details(motion)["wish"]
    if not wish and sort_of(motion.kind) != UNDO:
        return False
    return motion.seat is None or table.seats[motion.seat].user_id is None
