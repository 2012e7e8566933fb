"""How reliable users are: counted with each decision, and shown to users who choose their fellow players.

A decision counts if its clock ran: at a table with a limit, not on holiday, and neither while the table was paused nor
while Discord or the guild was away. It costs one statement in the press's transaction, without waiting.

Nothing secret can be read from it. A clock runs only for users that the table openly waits for, so that a decision is
noted at the very step at which the board stops naming its user; a changed mind, a wish and a forced choice have no
clock. Others see a percentage only; see `Reliability`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.tables.clocks.absence import By
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Choice, Select
from games.kernel.match import Step
from games.kernel.words import Words
from storage import Reader, Writer
from storage.moderation import IN_TIME
from storage.rows import ReliabilityRow, TableRow


def note_step(tx: Writer, table: Table, after: Table, step: Step, by: By) -> None:
    """Count a step from `table` to `after` for its user, and at the end the users who left a game to a computer."""
    seat = step.entry.seat
    if seat is not None and step.entry.choice and by != "computer":
        _note_decision(tx, table, seat, missed=by == "stand-in")
    if step.state.over:
        for row in after.seats:
            if after.has_stand_in(row.seat):
                note_handed_on(tx, after, row.seat)


def _note_decision(tx: Writer, table: Table, seat: int, *, missed: bool) -> None:
    """Note a decision as in time or missed.

    A choice that is taken back and made again counts once; a stand-in's decision counts as missed.
    """
    user_id = table.seats[seat].user_id
    if user_id is not None and _is_timed(table, seat) and (missed or table.takebacks.is_at_new_decision):
        tx.reliability.note(table.row.guild_id, user_id, in_time=not missed)


def _is_timed(table: Table, seat: int) -> bool:
    """Tell whether a seat's clock runs, and its user is not on holiday."""
    clock = table.clocks.get(seat)
    return clock is not None and clock.due_at is not None and seat not in table.away


def note_left(tx: Writer, table: Table, seat: int) -> None:
    """Count that a seat's user gives up a running game."""
    user_id = table.seats[seat].user_id
    if user_id is not None and counts_as_given_up(table):
        tx.reliability.give_up(table.row.guild_id, user_id)


def note_handed_on(tx: Writer, table: Table, seat: int) -> None:
    """Count that a seat goes to another user, unless its user is on holiday; `table` is as before."""
    if seat not in table.away:
        note_left(tx, table, seat)


async def reliability_of(tx: Reader, guild_id: int, user_id: int) -> Reliability:
    """Look up how reliable a user is in a guild."""
    rows = await tx.reliability.of_users(guild_id, [user_id])
    return read_row(rows.get(user_id), shown=not (await tx.people.user(user_id)).discreet)


async def is_below(tx: Reader, table: Table, user_id: int) -> bool:
    """Tell whether a user is less reliable than a table's host asks for."""
    return await is_too_low(tx, table.row, user_id)


async def is_too_low(tx: Reader, row: TableRow, user_id: int) -> bool:
    """The same for a table's stored row."""
    return bool(row.least) and (await reliability_of(tx, row.guild_id, user_id)).is_below(row.least)


async def reliability_at(registry: Registry, table: Table) -> Mapping[int, Reliability]:
    """Look up how reliable the users of a lobby are, by user; nothing at a table that has begun."""
    users = [seat.user_id for seat in table.seats if seat.user_id is not None]
    if table.row.stage != "lobby":
        return {}
    async with registry.store.read() as tx:
        rows = await tx.reliability.of_users(table.row.guild_id, users)
    return {user: read_row(rows.get(user), shown=not (await registry.people.user(user)).discreet) for user in users}


FEWEST: Final = 20
"""Decisions with a time limit after which a user is no longer new, and has a percentage."""


@dataclass(frozen=True, slots=True)
class Reliability:
    """A user's counts: `decisions` with a time limit, those `in_time`, games `given_up`; `shown` unless they hide it.

    Others see a whole percentage and games given up, but no exact count, which would show when a user has just decided.
    """

    decisions: int = 0
    in_time: int = 0
    given_up: int = 0
    shown: bool = True

    @property
    def is_new(self) -> bool:
        """Tell whether too little is known of the user."""
        return self.decisions < FEWEST

    @property
    def percent(self) -> int:
        """Return the percentage of decisions in time, rounded down, so that 100 means none was missed."""
        return 100 * self.in_time // max(1, self.decisions)

    def is_below(self, least: int) -> bool:
        """Tell whether the user is below a host's minimum; new users never are, users who hide theirs always are."""
        return bool(least) and not self.is_new and (not self.shown or self.percent < least)


def counts_as_given_up(table: Table) -> bool:
    """Tell whether leaving a running game counts: one without a limit may be left at any time."""
    return bool(table.row.pace) and not table.is_alone


def read_row(row: ReliabilityRow | None, *, shown: bool) -> Reliability:
    """Make the counts of a user from the stored row."""
    if row is None:
        return Reliability(shown=shown)
    return Reliability(len(row.decisions), row.decisions.count(IN_TIME), row.given_up, shown)


Known = Mapping[int, Reliability]
LEAST: Final = (0, 50, 75, 90)
"""Percentages that a host may ask for; 0 asks for nothing."""


def beside_name(known: Known, user_id: int | None, texts: Words) -> str:
    """Say in a lobby how reliable the user of a seat is; empty for computers."""
    found = known.get(user_id or 0)
    return "" if found is None else f" · {_short(found, texts)}"


def _short(found: Reliability, texts: Words) -> str:
    if not found.shown:
        return texts.text("reliability-hidden")
    if found.is_new:
        return texts.text("reliability-new")
    return texts.text("reliability-seat", percent=found.percent, given=found.given_up)


def in_full(found: Reliability, texts: Words, *, own: bool) -> str:
    """Say in `/stats` how reliable a user is; they themselves see it also while they show it to nobody."""
    hidden = texts.text("stats-reliability-hidden")
    if not found.shown and not own:
        return hidden
    told = texts.text("stats-reliability-new", count=FEWEST)
    if not found.is_new:
        told = texts.text("stats-reliability", percent=found.percent, given=found.given_up)
    return told if found.shown else f"{told}\n{texts.text('stats-reliability-own')}"


def least_line(row: TableRow, texts: Words) -> str:
    """Say which reliability a lobby's host asks for."""
    return texts.text("lobby-least", percent=row.least) if row.least else ""


def least_select(table: Table, texts: Words) -> Select:
    """Return the select of the least reliability."""
    choices = tuple(_least_choice(least, texts, chosen=least == table.row.least) for least in LEAST)
    return Select(ComponentId(table.id, "least").id, texts.text("option-least"), choices)


def _least_choice(least: int, texts: Words, *, chosen: bool) -> Choice:
    kind = "some" if least else "none"
    value = texts.text(f"option-least-{kind}", percent=least)
    label = texts.text("option-line", name=texts.text("option-least"), value=value)
    return Choice(str(least), label, texts.text(f"option-least-{kind}-hint"), chosen)
