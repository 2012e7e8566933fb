"""How reliable users are: noted with the decision itself, and looked up by users who choose their fellow players.

A decision counts if its clock ran: at a table with a limit, not on holiday, and neither while the table was paused nor
while Discord or the guild was away. One statement goes with the press that makes it, and nobody waits for it.

Nothing secret can be read from it. A clock runs only for users that the table openly waits for, so that a decision is
noted at the very step at which the board stops naming its user; a changed mind, a wish and a choice that the rules
make by themselves have no clock. Others see a percentage only; see `Reliability`.
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
    """Note what a step from `table` to `after` says of its user, and at the end who has left a game to a computer."""
    seat = step.entry.seat
    if seat is not None and step.entry.choice and by != "computer":
        _note_decision(tx, table, seat, missed=by == "stand-in")
    if step.state.over:
        for row in after.seats:
            if after.has_stand_in(row.seat):
                note_handed_on(tx, after, row.seat)


def _note_decision(tx: Writer, table: Table, seat: int, *, missed: bool) -> None:
    """Note a decision as in time or missed.

    Who takes a choice back and decides again has decided once, and a stand-in always decides what was missed.
    """
    user_id = table.seats[seat].user_id
    if user_id is not None and _is_timed(table, seat) and (missed or table.takebacks.is_at_new_decision):
        tx.reliability.note(table.row.guild_id, user_id, in_time=not missed)


def _is_timed(table: Table, seat: int) -> bool:
    """Tell whether a seat's clock runs, and its user is not on holiday."""
    clock = table.clocks.get(seat)
    return clock is not None and clock.due_at is not None and seat not in table.away


def note_left(tx: Writer, table: Table, seat: int) -> None:
    """Note that the user of a seat gives a running game up."""
    user_id = table.seats[seat].user_id
    if user_id is not None and counts_as_given_up(table):
        tx.reliability.give_up(table.row.guild_id, user_id)


def note_handed_on(tx: Writer, table: Table, seat: int) -> None:
    """Note that a seat goes to somebody else, unless its user is on holiday; `table` is as it was before."""
    if seat not in table.away:
        note_left(tx, table, seat)


async def reliability_of(tx: Reader, guild_id: int, user_id: int) -> Reliability:
    """Look up how reliable a user is in a guild."""
    rows = await tx.reliability.of_users(guild_id, [user_id])
    return read_row(rows.get(user_id), shown=not (await tx.people.user(user_id)).discreet)


async def is_below(tx: Reader, table: Table, user_id: int) -> bool:
    """Tell whether the least that a table's host asks for keeps a user out."""
    return await is_too_low(tx, table.row, user_id)


async def is_too_low(tx: Reader, row: TableRow, user_id: int) -> bool:
    """Tell that of a table as it is stored."""
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
"""Decisions with a time limit that somebody must have had; before that they are new, and nothing is said of them."""


@dataclass(frozen=True, slots=True)
class Reliability:
    """What is known of a user: `decisions` with a time limit, those `in_time`, games `given_up`; `shown` if they like.

    Others see a whole percentage and games given up, and nothing that is counted up by one: what tells that somebody
    has decided just now is for their table alone to say.
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
        """Return the percentage of decisions in time, rounded down, so that 100 means that none was missed."""
        return 100 * self.in_time // max(1, self.decisions)

    def is_below(self, least: int) -> bool:
        """Tell whether a host's least keeps the user out; who is new never is, who shows nothing always is."""
        return bool(least) and not self.is_new and (not self.shown or self.percent < least)


def counts_as_given_up(table: Table) -> bool:
    """Tell whether leaving a running game counts: one without a limit may be left at any time."""
    return bool(table.row.pace) and not table.is_alone


def read_row(row: ReliabilityRow | None, *, shown: bool) -> Reliability:
    """Sum up what is kept of a user."""
    if row is None:
        return Reliability(shown=shown)
    return Reliability(len(row.decisions), row.decisions.count(IN_TIME), row.given_up, shown)


Known = Mapping[int, Reliability]
LEAST: Final = (0, 50, 75, 90)
"""Percentages that a host may ask for; 0 asks for nothing."""


def beside_name(known: Known, user_id: int | None, texts: Words) -> str:
    """Say in a lobby how reliable the user of a seat is; nothing of computers."""
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
    """Say of a lobby what its host asks for."""
    return texts.text("lobby-least", percent=row.least) if row.least else ""


def least_select(table: Table, texts: Words) -> Select:
    """Let the host ask for a least."""
    choices = tuple(_least_choice(least, texts, chosen=least == table.row.least) for least in LEAST)
    return Select(ComponentId(table.id, "least").id, texts.text("option-least"), choices)


def _least_choice(least: int, texts: Words, *, chosen: bool) -> Choice:
    kind = "some" if least else "none"
    value = texts.text(f"option-least-{kind}", percent=least)
    label = texts.text("option-line", name=texts.text("option-least"), value=value)
    return Choice(str(least), label, texts.text(f"option-least-{kind}-hint"), chosen)
