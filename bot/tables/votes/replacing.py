"""Handing a seat to another user, and telling both; neither the game nor its luck, which stays the joins, changes."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from bot.tables.clocks import deadlines
from bot.tables.core import motions
from bot.tables.core.motions import MOOT, PASSED, REPLACE, UNDO, details, seat_wanted, sort_of
from bot.tables.core.outbox import AWAY, BRIEFING, CHOICE, LOBBY, REMIND, Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.seats import hand_over, reseat
from bot.tables.core.table import Table
from bot.tables.peace import reliability
from bot.tables.ports.errors import Refusal
from bot.tables.stages.lobby import unique_name
from storage import Writer
from storage.rows import MotionRow, SeatRow

MENTION = re.compile(r"<@!?(\d{1,20})>")


@dataclass(frozen=True, slots=True)
class Candidate:
    """The user who shall take a seat, as Discord describes them."""

    user_id: int
    name: str
    bot: bool = False
    member: bool = True


async def check(registry: Registry, table: Table, seat: int, invited: Candidate) -> None:
    """Refuse who cannot take a seat at this table; who has held another one knows too much."""
    if not invited.member:
        raise Refusal("refused-no-member", who=invited.name)
    if invited.bot:
        raise Refusal("refused-bot", who=invited.name)
    if table.seat_of(invited.user_id) is not None:
        raise Refusal("refused-sits-there", who=invited.name)
    if await _knows_another(registry, table, seat, invited.user_id):
        raise Refusal("refused-knows-another", who=invited.name)


async def _knows_another(registry: Registry, table: Table, seat: int, user_id: int) -> bool:
    """Tell whether a user has held another seat, and so has seen another hand."""
    async with registry.store.read() as tx:
        return any(row.user_id == user_id and row.seat != seat for row in await tx.holders.of_table(table.id))


def find_seat(table: Table, named: str) -> int:
    """Find a seat by its number from 1, its user's mention, or its name."""
    text = named.strip()
    if mention := MENTION.fullmatch(text):
        seat = table.seat_of(int(mention[1]))
    elif text.isdecimal() and len(text) < 3:
        seat = int(text) - 1 if 0 < int(text) <= len(table.seats) else None
    else:
        found = [row.seat for row in table.seats if row.name.casefold() == text.casefold().removeprefix("@")]
        seat = found[0] if len(found) == 1 else None
    if seat is None:
        raise Refusal("refused-no-player", player=text[:40], players=seats_text(table))
    return seat


def seats_text(table: Table) -> str:
    """List the seats with their numbers."""
    return ", ".join(f"{row.seat + 1} {row.name}" for row in table.seats)


async def carry_out(registry: Registry, table: Table, motion: MotionRow, *, new: bool = False) -> None:
    """Hand the seat over that a motion is about, to its user; `new`: by a moderator, so that it was never put to vote.

    What else is voted on goes on without the vote of the seat's former user.
    """
    seat, facts, now, user_id = seat_wanted(motion), details(motion), registry.clock.now(), motion.user_id
    if user_id is None or table.seat_of(user_id) is not None or await _knows_another(registry, table, seat, user_id):
        await _drop(registry, table, motion)
        return
    before = table.seats[seat]
    name = unique_name(str(facts["name"]), [other for other in table.seats if other.seat != seat])
    row = replace(before, user_id=user_id, computer=None, name=name, joined=0, missed=0)
    ended = [replace(motion, outcome=PASSED), *_without_votes(table, motion)]
    async with registry.store.write() as tx:
        await hand_over(tx, table, row, now)
        reliability.note_handed_on(tx, table, seat)
        others = {other: clock for other, clock in table.clocks.items() if other != seat}
        seats = [row if other.seat == seat else other for other in table.seats]
        after = replace(table, seats=seats, clocks=others)
        ticking = await deadlines.fit(registry, tx, after, now)
        await _meet(tx, after, user_id)
        await _take_back_messages(tx, after, before, now)
        await Outbox(tx, after, now).enqueue_briefing(seat)
        await Outbox(tx, after, now).enqueue_public("sync", LOBBY)
        await motions.save(tx, after, ended[:1], now, new=new)
        await motions.save(tx, after, ended[1:], now)
    reseat(table, row)
    table.dms.pop(seat, None)
    table.clocks = ticking
    motions.remember(table, ended)
    await registry.forget_user(user_id)
    registry.workers.set_timer()


async def _drop(registry: Registry, table: Table, motion: MotionRow) -> None:
    """Give a motion up whose user is gone, or has or had another seat meanwhile."""
    row = replace(motion, outcome=MOOT)
    async with registry.store.write() as tx:
        await motions.save(tx, table, [row], registry.clock.now())
    motions.remember(table, [row])


def _without_votes(table: Table, motion: MotionRow) -> list[MotionRow]:
    """Take the former user's votes out of all other motions; what they wished to undo is theirs no more."""
    seat = seat_wanted(motion)
    others = [other for other in motions.open_motions(table) if other.kind != motion.kind]
    mine = [other for other in others if sort_of(other.kind) == UNDO and other.seat == seat]
    same = [other for other in others if sort_of(other.kind) == REPLACE and other.user_id == motion.user_id]
    return [
        replace(other, outcome=MOOT) if other in mine or other in same else motions.without_vote(other, seat)
        for other in others
    ]


async def _meet(tx: Writer, table: Table, user_id: int) -> None:
    """Speak the table's language to a user who has never said a word."""
    user = await tx.people.user(user_id)
    if user.locale is None:
        await tx.people.save_user(replace(user, locale=table.row.locale))


async def _take_back_messages(tx: Writer, table: Table, before: SeatRow, now: int) -> None:
    """Take from a seat's former user what they were shown of it."""
    for panel in await tx.panels.current(table.id):
        if panel.seat == before.seat and panel.about in (CHOICE, BRIEFING, REMIND, AWAY):
            await tx.panels.retire(panel.message_id)  # else the new user's message would edit it as merely out of date
    if before.user_id is not None:
        await Outbox(tx, table, now).tell_former_user(before.user_id, before.seat)
