"""A table as it is held in memory: its rows and, once begun, its match."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import NamedTuple

from bot.tables.core.luck import chance_maker
from bot.tables.core.names import PlainName, plain_name
from bot.tables.ports.clock import MINUTE
from bot.tables.ports.component_id import ASKS
from bot.tables.ports.errors import Refusal
from games.kernel import catalogue
from games.kernel.errors import RulesBug
from games.kernel.game import Game
from games.kernel.match import CHOICE, Entry, Match
from games.kernel.material import written
from games.kernel.saving import load_state
from games.kernel.state import State
from render.jobs import short_names
from storage import Reader, Writer
from storage.rows import (
    ClockRow,
    EntryRow,
    HolderRow,
    InvitationRow,
    MaterialRow,
    MotionRow,
    OrderRow,
    SeatRow,
    TableRow,
)

LEAST = MINUTE
"""Milliseconds that a user has at least, once for each decision, after taking a choice back; else what was left."""


class Takebacks:
    """The times that were left when decisions were made since the last undo barrier, as the log has them."""

    def __init__(self, entries: Iterable[EntryRow] = ()) -> None:
        self._depth = 0
        self._last: dict[tuple[int, int], int | None] = {}
        self._short: dict[tuple[int, int], int] = {}
        self._standing = self._furthest = 0
        for entry in entries:
            self.note(entry)

    def reach(self, standing: int, furthest: int) -> None:
        """Note how many choices stand now, and how many ever stood, in the whole log."""
        self._standing, self._furthest = standing, furthest

    @property
    def is_at_new_decision(self) -> bool:
        """Tell whether the next choice is made for the first time: nobody has come back to it."""
        return self._standing >= self._furthest

    def note(self, entry: EntryRow, back: int = 1) -> None:
        """Add a log entry; one that takes choices back by consent stands for as many as it takes `back`."""
        if entry.seat >= 0:
            self.reach(standing := self._standing + (1 if entry.choice else -back), max(standing, self._furthest))
        if entry.barrier:
            self._depth = 0
            self._last.clear()
            self._short.clear()
            return
        decision = self._depth, entry.seat
        self._last[decision] = entry.left
        self._short[decision] = self._short.get(decision, 0) + (entry.left is not None and entry.left < LEAST)
        self._depth += 1 if entry.choice else -1

    def time_left(self, seat: int, *, back: bool) -> int | None:
        """Return how much time a seat's user has for the decision after the next one, or for the one gone `back` to.

        It is what was left the last time; a user who had too little gets more the first time only. None if the
        decision is new, or had no clock.
        """
        decision = self._depth + (-1 if back else 1), seat
        left = self._last.get(decision)
        if left is None:
            return None
        return max(left, LEAST) if self._short[decision] == 1 else left


NEWCOMER = 3
"""Games of a kind that a user has to end until they need no explanations any more."""
NOBODY = -1
"""The seat of a log entry that nobody's choice has made: the set-up, and where a table went on by itself."""
CLOSED, PAUSED = "closed", "paused"
"""What a moderator has done to a table, and what still holds; see `TableRow`."""
NO_GUILD = 0
"""The guild of tables that are played without one; by Discord's own sum it is told of by shard 0, as messages are."""


class Former(NamedTuple):
    """What a seat was called up to a version; without a name, its holder is forgotten."""

    seat: int
    until: int
    name: str


@dataclass(slots=True)
class Table:
    """One table; `barrier` is the version of its last undo barrier that this process has seen.

    `dms` are the seats' newest direct messages as far as this process has met them since it holds the table.
    `clocks` run for users who are waited for, by seat; they are replaced, never changed in place. `away` says by seat
    until when its user is on holiday. `pruned` is the version at which old snapshots were last removed. `notes` are
    what users have written down for themselves, and `advised` says which seat has asked for advice at which ask, and
    `invited` are the open invitations to a lobby; they too are replaced, never changed in place. `former` says how
    seats were called before. `moment` says when it
    was held last (see `order`), and `revision` as which it was, if other processes change it too. `recent` are the
    newest replies of the guild's users while the table is a lobby (see `company/durations`). `answered` counts by seat
    and kind the questions that its present user has answered; `veterans` are the users who had ended some games of this
    kind when the table was read. `orders` are what users answer before they are asked, by seat; they too are replaced.
    """

    row: TableRow
    seats: list[SeatRow]
    match: Match | None = None
    barrier: int = 0
    options: dict[str, str] = field(default_factory=dict)
    guild_name: PlainName = PlainName("")
    motions: dict[str, MotionRow] = field(default_factory=dict)
    dms: dict[int, int] = field(default_factory=dict)
    clocks: dict[int, ClockRow] = field(default_factory=dict)
    away: dict[int, int] = field(default_factory=dict)
    takebacks: Takebacks = field(default_factory=Takebacks)
    pruned: int = 0
    notes: dict[int, str] = field(default_factory=dict)
    advised: frozenset[tuple[int, int]] = frozenset()
    invited: list[InvitationRow] = field(default_factory=list)
    former: tuple[Former, ...] = ()
    moment: int = 0
    revision: int | None = None
    recent: str = ""
    answered: Counter[tuple[int, str]] = field(default_factory=Counter)
    veterans: frozenset[int] = frozenset()
    orders: dict[int, OrderRow] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """Return the table's public id."""
        return self.row.table_id

    @property
    def is_alone(self) -> bool:
        """Tell whether one user plays here against computers, without a guild: the table is one direct message."""
        return self.row.guild_id == NO_GUILD

    @property
    def game(self) -> Game:
        """Return the game that is played here."""
        return catalogue.find(self.row.game)

    @property
    def material_id(self) -> str:
        """Name the set of components that is played with; see `TableRow`."""
        return self.row.material_id if self.match is None else self.match.state.material_id

    @property
    def names(self) -> tuple[str, ...]:
        """Name the seats in order; once the lobby is over, without the levels of computers."""
        return self.marked_names if self.row.stage == "lobby" else short_names(self.marked_names)

    @property
    def marked_names(self) -> tuple[str, ...]:
        """Name the seats in order, computers with their levels."""
        return tuple(seat.name for seat in self.seats)

    def names_at(self, version: int, nameless: str) -> tuple[str, ...]:
        """Name the seats as they were called at the step to a version; `nameless` is who is forgotten."""
        then = {former.seat: former.name or nameless for former in reversed(self.former) if version <= former.until}
        return short_names(tuple(then.get(seat.seat, seat.name) for seat in self.seats))

    @property
    def advice_counts(self) -> list[int]:
        """Count by seat the questions at which advice was asked for; empty if that is not allowed."""
        asked = Counter(seat for seat, _ in self.advised)
        return [asked[seat.seat] for seat in self.seats] if self.row.advice else []

    def seat_of(self, user_id: int) -> int | None:
        """Find a user's seat."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def not_seated(self) -> Refusal:
        """Return the refusal for users who do not sit here; it names the table's players."""
        return Refusal("refused-not-seated", names=", ".join(self.names))

    def check_holder(self, user_id: int, seat: int) -> None:
        """Refuse a user whose seat was handed on while their press waited for its turn."""
        if self.seats[seat].user_id != user_id:
            raise Refusal("refused-not-yours")

    def is_played_by_user(self, seat: int) -> bool:
        """Tell whether a user plays a seat: not a computer, nor one that stands in for the user."""
        row = self.seats[seat]
        return row.user_id is not None and row.computer is None

    def has_stand_in(self, seat: int) -> bool:
        """Tell whether a computer stands in for a seat's user."""
        row = self.seats[seat]
        return row.user_id is not None and row.computer is not None

    def is_resting(self) -> bool:
        """Tell whether computers stand in for all users: then the game waits until one is back."""
        users = [seat for seat in self.seats if seat.user_id is not None]
        return bool(users) and all(seat.computer for seat in users)

    def require_match(self) -> Match:
        """Return the match, also of a game that is over; refuse a table that has not begun, or is over without one."""
        if self.match is None:
            raise self._idle()
        return self.match

    def as_it_stands(self) -> Table:
        """Copy a table that has begun, to draw it or tell of it without its lock: no later press changes the copy."""
        return replace(self, match=replace(self.require_match()))

    def shown_ask(self, ask: int) -> int:
        """Return the number that the buttons of an ask bear."""
        return self.row.ask_base + ask

    def ask_of(self, shown: int) -> int | None:
        """Return the ask of a button that bears a number; None if it is from before a backup was restored."""
        ask = shown - self.row.ask_base
        return ask if 0 <= ask < ASKS else None

    def check_timed(self) -> None:
        """Refuse a table at which there are no clocks, as nobody waits for anybody."""
        if self.is_alone:
            raise Refusal("refused-alone")

    def check_running(self) -> None:
        """Refuse a table that is not being played."""
        if self.row.stage != "playing":
            raise self._idle()

    def _idle(self) -> Refusal:
        return Refusal("refused-not-begun" if self.row.stage == "lobby" else "refused-over")

    def waiting_seats(self) -> tuple[int, ...]:
        """Name the seats the table waits for; none unless it is being played."""
        if self.row.stage != "playing" or self.match is None:
            return ()
        return tuple(self.match.state.waiting)

    def is_stuck(self) -> bool:
        """Tell whether the game goes on and nobody is to answer: an earlier release has stored it so."""
        return self.row.stage == "playing" and self.match is not None and not self.match.state.waiting

    def asked_seats(self) -> tuple[int, ...]:
        """Name the seats asked now, answered or not; none unless it is being played."""
        if self.row.stage != "playing" or self.match is None:
            return ()
        return tuple(self.match.state.asked_seats)


async def load(tx: Reader, table_id: str) -> Table | None:
    """Read a table with its seats and newest snapshot; None if there is no such table."""
    row = await tx.tables.get(table_id)
    if row is None:
        return None
    guild = await tx.people.guild(row.guild_id)
    table = Table(
        row, await tx.tables.seats(table_id), options=json.loads(row.options), guild_name=plain_name(guild.name)
    )
    table.motions = {motion.kind: motion for motion in await tx.motions.of_table(table_id)}
    if row.stage == "lobby":
        table.invited = await tx.invitations.open(table_id)
        table.recent = await tx.replies.recent(row.guild_id)
    else:
        table.former = _former(table.seats, await tx.holders.of_table(table_id))
    await learn_set(tx, table.game, row.material_id)
    snapshot = await tx.log.snapshot(table_id)
    if snapshot is not None:
        table.notes = await tx.notes.of_table(table_id)
        table.advised = await tx.advice.of_table(table_id) if row.advice else frozenset()
        table.clocks = {clock.seat: clock for clock in await tx.clocks.of_table(table_id)}
        table.orders = {order.seat: order for order in await tx.orders.of_table(table_id)}
        state = load_state(table.game, snapshot.state)
        maker = chance_maker(row.seed, table_id, row.joins)
        entries = await tx.log.since_barrier(table_id)
        table.takebacks = Takebacks(entries)
        table.takebacks.reach(*await tx.log.lengths(table_id))
        past = await _past(tx, table, [entry for entry in entries if entry.ask != state.ask])  # what is sealed stays so
        table.match = Match(table.game, state, row.version, row.draws, maker, past=past)
        await _learn_experience(tx, table)
    return table


async def _learn_experience(tx: Reader, table: Table) -> None:
    """Load which questions users know from this game, and which users have ended some games of its kind."""
    begun = {former.seat: former.until for former in table.former}
    answered = await tx.log.answered(table.id)
    table.answered = Counter((seat, kind) for seat, kind, version in answered if version > begun.get(seat, 0))
    table.veterans = await veterans_of(tx, table.row.game, table.seats)


async def veterans_of(tx: Reader, game: str, seats: Sequence[SeatRow]) -> frozenset[int]:
    """Name the users of seats who have ended enough games of a kind to need no explanations."""
    return await tx.results.veterans(game, [row.user_id for row in seats if row.user_id is not None], NEWCOMER)


def _former(seats: Sequence[SeatRow], holders: Sequence[HolderRow]) -> tuple[Former, ...]:
    """Find what seats were called before; present users have their present name."""
    found: list[Former] = []
    for row, following in pairwise(holders):
        if row.seat == following.seat:
            now = seats[row.seat]
            is_same = now.user_id is not None and row.user_id == now.user_id
            found.append(Former(row.seat, following.version, now.name if is_same else row.name))
    return tuple(found)


async def _past(tx: Reader, table: Table, entries: Sequence[EntryRow]) -> list[tuple[Entry, State, int]]:
    """Read the choices that may still be taken back, with the states before them; luck was drawn for none."""
    past: list[tuple[Entry, State, int]] = []
    for entry in standing_entries(entries):
        state = await state_of(tx, table, entry.version - 1)
        if state is None:
            return []
        if entry.seat not in state.asked_seats:  # today's rules do not stop there
            past.clear()
            continue
        kept = Entry(CHOICE, entry.seat, entry.choice, entry.ask, [], [], False, entry.rules_version)
        past.append((kept, state, table.row.draws))
    return past


async def state_of(tx: Reader, table: Table, version: int) -> State | None:
    """Return the state of a version, if it is still kept; a logged choice was made in the one before its own."""
    snapshot = await tx.log.snapshot(table.id, version)
    return None if snapshot is None else load_state(table.game, snapshot.state)


def is_undo(entry: EntryRow) -> bool:
    """Tell whether a log entry takes the one before it back; every choice has a text, and so has none of these."""
    return entry.number > 0 and not entry.choice and entry.seat != NOBODY


def is_resume(entry: EntryRow) -> bool:
    """Tell whether the table went on by itself with a log entry: after the set-up, only there nobody has chosen."""
    return entry.number > 0 and entry.seat == NOBODY


def is_agreed(entry: EntryRow) -> bool:
    """Tell whether a log entry takes one back by consent, which no plain undo can: it may go behind barriers."""
    return is_undo(entry) and entry.barrier


def is_outdated(entries: Sequence[EntryRow], version: int) -> bool:
    """Tell whether the state of a version was taken back by consent, from all entries of a table."""
    standing: list[EntryRow] = []
    for entry in entries:
        if not is_undo(entry):
            standing.append(entry)
        elif standing and standing.pop().version <= version < entry.version and entry.barrier:
            return True
    return False


def standing_entries(entries: Sequence[EntryRow]) -> list[EntryRow]:
    """Leave out what was taken back, and the taking back."""
    standing: list[EntryRow] = []
    for entry in entries:
        if not is_undo(entry):
            standing.append(entry)
        elif standing:
            standing.pop()
    return standing


async def learn_set(tx: Reader, game: Game, material_id: str) -> None:
    """Let this process know a table's set, whatever file it came from, and whether that is still there."""
    printed = game.printed
    if printed is None or printed.materials.knows(material_id):
        return
    stored = await tx.materials.get(material_id)
    if stored is None or printed.materials.learn(json.loads(stored.entries)) != material_id:
        raise RulesBug(f"the set of components {material_id} of {game.key} is not stored as it was")


async def keep_set(tx: Writer, game: Game, material_id: str) -> None:
    """Store a set, so that neither another file nor another release changes a table that has it."""
    if game.printed is not None and material_id:
        entries = written(game.printed.materials.entries(material_id))
        await tx.materials.keep(MaterialRow(material_id=material_id, game=game.key, entries=entries))
