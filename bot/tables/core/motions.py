"""Motions of a table: which seats may vote, how many must agree, and what ends a motion without a vote.

Kinds: `abandon` and `pause` need more than half of the users; `undo` needs all, also those who are away; `replace-SEAT`
needs more than half of the others and the user who is to take the seat. Only `save` writes; the table in memory changes
after the commit.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.tables.core.about import vote_about
from bot.tables.core.outbox import Outbox
from bot.tables.core.table import Table
from bot.tables.ports.clock import DAY, MINUTE
from games.kernel.match import Step
from storage import Writer
from storage.rows import MotionRow, TableRow

ABANDON, PAUSE, UNDO, REPLACE = "abandon", "pause", "undo", "replace"
PASSED, REFUSED, EXPIRED, MOOT = "passed", "refused", "expired", "moot"
LIFETIME, FAST_LIFETIME, FAST_PACE = DAY, 5 * MINUTE, 10 * MINUTE
"""Milliseconds that a motion lasts, the same at a fast table, and the longest pace of such a table."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The votes on a motion: the seats that agree, and how many are needed; `accepted` by the user offered a seat."""

    votes: tuple[int, ...]
    needed: int
    voters: tuple[int, ...]
    accepted: bool = True

    @property
    def enough(self) -> bool:
        """Tell whether the motion has passed."""
        return self.accepted and len(self.votes) >= self.needed


def sort_of(kind: str) -> str:
    """Return a motion's kind without the seat that it is about."""
    return kind.partition("-")[0]


def details(motion: MotionRow) -> dict[str, Any]:
    """Read what a motion is about."""
    found: dict[str, Any] = json.loads(motion.about)
    return found


def button_number(motion: MotionRow) -> int:
    """Return a number that distinguishes a motion's buttons from those of earlier motions of its kind."""
    return motion.opened_at % 1_000_000


def lifetime(row: TableRow) -> int:
    """Return for how many milliseconds a motion at this table is open."""
    return FAST_LIFETIME if 0 < row.pace <= FAST_PACE else LIFETIME


def voting_seats(table: Table) -> list[int]:
    """Return the seats that users play or, if computers stand in for all of them, the seats that users hold."""
    held = _user_seats(table)
    return [seat for seat in held if table.is_played_by_user(seat)] or held


def _user_seats(table: Table) -> list[int]:
    return [seat.seat for seat in table.seats if seat.user_id is not None]


def seat_wanted(motion: MotionRow) -> int:
    """Return the seat that a motion would hand over."""
    return int(motion.kind.partition("-")[2])


def open_motions(table: Table) -> list[MotionRow]:
    """List what is being voted on, oldest first."""
    return [motion for motion in table.motions.values() if motion.outcome is None]


def tally(table: Table, motion: MotionRow) -> Tally:
    """Count a motion's votes; those of seats that users no longer hold do not count."""
    sort, accepted = sort_of(motion.kind), True
    voters = (
        _user_seats(table) if sort == UNDO else voting_seats(table)
    )  # an undo helps users who know what came next, so absent users must agree too
    needed = len(voters) if sort == UNDO else len(voters) // 2 + 1
    if sort == REPLACE:
        facts, wanted = details(motion), seat_wanted(motion)
        voters = [seat for seat in voters if seat != wanted]
        needed = 0 if facts["wish"] else needed_to_replace(table, wanted)
        accepted = bool(facts["accepted"])
    votes = tuple(seat for seat in json.loads(motion.votes) if seat in voters)
    return Tally(votes, needed, tuple(voters), accepted)


def needed_to_replace(table: Table, wanted: int) -> int:
    """Return how many of the others must agree to hand over a seat: at least two while its user is present."""
    others = len([seat for seat in voting_seats(table) if seat != wanted])
    return max(others // 2 + 1, 2 if table.is_played_by_user(wanted) else 1)


def with_vote(motion: MotionRow, seat: int) -> MotionRow:
    """Return a motion with one more vote."""
    return replace(motion, votes=json.dumps(sorted({*json.loads(motion.votes), seat})))


def without_vote(motion: MotionRow, seat: int) -> MotionRow:
    """Return a motion without the vote of a seat that gets another user."""
    return replace(motion, votes=json.dumps([vote for vote in json.loads(motion.votes) if vote != seat]))


def motions_ended_by(table: Table, step: Step, *, stand_in: bool = False) -> list[MotionRow]:
    """List the motions that a step ends, with their outcomes.

    An undo ends when the game goes on, a vote on replacing a user when that user chooses, and all motions at the end.
    """
    ended = []
    for motion in open_motions(table):
        sort, asked = sort_of(motion.kind), step.state.ask != table.require_match().state.ask
        back = sort == REPLACE and not details(motion)["wish"] and not stand_in and _is_own(table, motion, step)
        if sort == UNDO and asked:
            ended.append(replace(motion, outcome=PASSED if step.entry.back else MOOT))
        elif step.state.over or back:
            ended.append(replace(motion, outcome=MOOT))
    return ended


def _is_own(table: Table, motion: MotionRow, step: Step) -> bool:
    """Return whether the step was the choice of the user to be replaced."""
    seat = seat_wanted(motion)
    return step.entry.seat == seat and table.is_played_by_user(seat)


def asks(table: Table, motion: MotionRow, seat: int) -> bool:
    """Return whether the vote of a seat's user is still missing."""
    count = tally(table, motion)
    return motion.outcome is None and count.needed > 0 and seat in count.voters and seat not in count.votes


async def save(tx: Writer, table: Table, motions: Iterable[MotionRow], now: int, *, new: bool = False) -> None:
    """Store motions and enqueue their messages; call `remember` after the commit."""
    for motion in motions:
        await tx.motions.put(_with_time(table, motion))
        outbox = Outbox(tx, table, now)
        await outbox.enqueue_public("post" if new else "sync", vote_about(motion.kind))
        for seat in tally(table, motion).voters if motion.outcome in (None, REFUSED, EXPIRED) else ():
            await outbox.enqueue_choice("sync", seat)  # the own panel says whose vote is missing


async def recount(tx: Writer, after: Table, now: int) -> None:
    """Enqueue edits of the messages of open motions after the set of voters has changed."""
    for motion in open_motions(after):
        await Outbox(tx, after, now).enqueue_public("sync", vote_about(motion.kind))


def remember(table: Table, motions: Iterable[MotionRow]) -> None:
    """Copy stored motions into the table in memory."""
    table.motions = {**table.motions, **{motion.kind: _with_time(table, motion) for motion in motions}}


def _with_time(table: Table, motion: MotionRow) -> MotionRow:
    """Return a motion with its current deadline, as all deadlines may have moved while it was changed."""
    now = table.motions.get(motion.kind)
    if now is None or now.opened_at != motion.opened_at:
        return motion
    return replace(motion, expires_at=now.expires_at, left=now.left)
