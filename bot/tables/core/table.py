"""A table as it is held in memory: its rows and, once begun, its match."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import NamedTuple

from bot.tables.core.luck import luck_of
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
from storage.log import BEGINNING
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
"""Least milliseconds that a user has after taking a choice back, once for each decision."""


class Takebacks:
    """The times left at decisions since the last undo barrier, from the log."""

    def __init__(self, entries: Iterable[EntryRow] = ()) -> None:
        self._depth = 0
        self._last: dict[tuple[int, int], int | None] = {}
        self._short: dict[tuple[int, int], int] = {}
        self._standing = self._furthest = 0
        for entry in entries:
            self.note(entry)

    def reach(self, standing: int, furthest: int) -> None:
        """Note how many choices stand now, and the highest number that ever stood."""
        self._standing, self._furthest = standing, furthest

    @property
    def is_at_new_decision(self) -> bool:
        """Tell whether the next decision is new, rather than reached again by an undo."""
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
        """Return a user's time for the decision after the next one, or for the one that an undo goes `back` to.

        It is the time left the last time; a user who had too little gets more, once. None if the decision is new, or
        had no clock.
        """
        decision = self._depth + (-1 if back else 1), seat
        left = self._last.get(decision)
        if left is None:
            return None
        return max(left, LEAST) if self._short[decision] == 1 else left


NEWCOMER = 3
"""Finished games of a kind after which a user gets no more explanations."""
NOBODY = -1
"""The seat of log entries without a choice: the set-up, and tables that went on by themselves."""
CLOSED, PAUSED = "closed", "paused"
"""What a moderator has done to a table, and what still holds; see `TableRow`."""
NO_GUILD = 0
"""The guild id of tables without a guild. Discord's formula maps it to shard 0, like direct messages."""


class Former(NamedTuple):
    """A seat's name up to a version; None if the holder's data was deleted."""

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
    seats were called before. `moment` says when it was held last (see `order`), and `revision` as which it was, if
    other processes change it too. `recent` are the newest replies of the guild's users while the table is a lobby (see
    `company/durations`). `answered` counts by seat and kind the questions that its present user has answered;
    `veterans` are the users who had ended some games of this kind when the table was read. `orders` are what users
    answer before they are asked, by seat; they too are replaced. A branch has `begun_at`, its first position.
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
    begun_at: State | None = None

    @property
    def id(self) -> str:
        """Return the table's public id."""
        return self.row.table_id

    @property
    def is_alone(self) -> bool:
        """Tell whether one user plays against computers, without a guild, in one direct message."""
        return self.row.guild_id == NO_GUILD

    @property
    def is_branch(self) -> bool:
        """Tell whether this is a table alone that began at a position of a finished game; players call it a trial."""
        return self.row.branch_of is not None

    @property
    def game(self) -> Game:
        """Return the game that is played here."""
        return catalogue.find(self.row.game)

    @property
    def material_id(self) -> str:
        """Return the id of the table's set of components; see `TableRow`."""
        return self.row.material_id if self.match is None else self.match.state.material_id

    @property
    def names(self) -> tuple[str, ...]:
        """Return the seats' names in order; after the lobby, without the levels of computers."""
        return self.marked_names if self.row.stage == "lobby" else short_names(self.marked_names)

    @property
    def marked_names(self) -> tuple[str, ...]:
        """Name the seats in order, computers with their levels."""
        return tuple(seat.name for seat in self.seats)

    def names_at(self, version: int, nameless: str) -> tuple[str, ...]:
        """Return the seats' names at the step to a version; `nameless` stands for deleted names."""
        then = {former.seat: former.name or nameless for former in reversed(self.former) if version <= former.until}
        return short_names(tuple(then.get(seat.seat, seat.name) for seat in self.seats))

    @property
    def advice_counts(self) -> list[int]:
        """Count by seat how often a hint was asked for; empty if hints are not allowed."""
        asked = Counter(seat for seat, _ in self.advised)
        return [asked[seat.seat] for seat in self.seats] if self.row.advice else []

    def seat_of(self, user_id: int) -> int | None:
        """Find a user's seat."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def not_seated(self) -> Refusal:
        """Return the refusal for users who do not sit here; it names the table's players."""
        return Refusal("refused-not-seated", names=", ".join(self.names))

    def check_holder(self, user_id: int, seat: int) -> None:
        """Refuse a user whose seat was handed over while their press waited for the lock."""
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
        """Copy a table that has begun, for drawing or describing it without its lock."""
        return replace(self, match=replace(self.require_match()))

    def shown_ask(self, ask: int) -> int:
        """Return the number that the buttons of an ask bear."""
        return self.row.ask_base + ask

    def ask_of(self, shown: int) -> int | None:
        """Return the ask of a button that bears a number; None if it is from before a backup was restored."""
        ask = shown - self.row.ask_base
        return ask if 0 <= ask < ASKS else None

    def check_timed(self) -> None:
        """Refuse a table without clocks."""
        if self.is_alone:
            raise Refusal("refused-alone")

    def check_running(self) -> None:
        """Refuse a table that is not being played."""
        if self.row.stage != "playing":
            raise self._idle()

    def _idle(self) -> Refusal:
        return Refusal("refused-not-begun" if self.row.stage == "lobby" else "refused-over")

    def waiting_seats(self) -> tuple[int, ...]:
        """Return the seats that the table waits for; none unless the game is running."""
        if self.row.stage != "playing" or self.match is None:
            return ()
        return tuple(self.match.state.waiting)

    def is_stuck(self) -> bool:
        """Tell whether a running game asks nobody, which happens if an earlier release has stored it."""
        return self.row.stage == "playing" and self.match is not None and not self.match.state.waiting

    def asked_seats(self) -> tuple[int, ...]:
        """Return the seats asked now, answered or not; none unless the game is running."""
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
        entries = await tx.log.since_barrier(table_id)
        table.takebacks = Takebacks(entries)
        table.takebacks.reach(*await tx.log.lengths(table_id))
        past = await _past(tx, table, [entry for entry in entries if entry.ask != state.ask])  # what is sealed stays so
        table.match = Match(table.game, state, row.version, row.draws, luck_of(row), past=past)
        table.begun_at = await state_of(tx, table, BEGINNING) if table.is_branch else None
        await _learn_experience(tx, table)
    return table


async def _learn_experience(tx: Reader, table: Table) -> None:
    """Load which questions users have answered in this game, and which users know the game well."""
    begun = {former.seat: former.until for former in table.former}
    answered = await tx.log.answered(table.id)
    table.answered = Counter((seat, kind) for seat, kind, version in answered if version > begun.get(seat, 0))
    table.veterans = await veterans_of(tx, table.row.game, table.seats)


async def veterans_of(tx: Reader, game: str, seats: Sequence[SeatRow]) -> frozenset[int]:
    """Return the seated users who have finished enough games of a kind to need no explanations."""
    return await tx.results.veterans(game, [row.user_id for row in seats if row.user_id is not None], NEWCOMER)


def _former(seats: Sequence[SeatRow], holders: Sequence[HolderRow]) -> tuple[Former, ...]:
    """Find the former names of seats; present users keep their present name."""
    found: list[Former] = []
    for row, following in pairwise(holders):
        if row.seat == following.seat:
            now = seats[row.seat]
            is_same = now.user_id is not None and row.user_id == now.user_id
            found.append(Former(row.seat, following.version, now.name if is_same else row.name))
    return tuple(found)


async def _past(tx: Reader, table: Table, entries: Sequence[EntryRow]) -> list[tuple[Entry, State, int]]:
    """Read the choices that may still be taken back, with the states before them; none of them drew luck."""
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
    """Return the state of a version, if it is still stored; a choice was made in the version before its entry's."""
    snapshot = await tx.log.snapshot(table.id, version)
    return None if snapshot is None else load_state(table.game, snapshot.state)


def is_undo(entry: EntryRow) -> bool:
    """Tell whether a log entry takes back the one before it; only such entries have an empty choice."""
    return entry.number > 0 and not entry.choice and entry.seat != NOBODY


def is_resume(entry: EntryRow) -> bool:
    """Tell whether the table went on by itself with a log entry: apart from the set-up, only these have no choice."""
    return entry.number > 0 and entry.seat == NOBODY


def is_agreed(entry: EntryRow) -> bool:
    """Tell whether a log entry is an undo by consent, which may cross barriers."""
    return is_undo(entry) and entry.barrier


def is_outdated(entries: Sequence[EntryRow], version: int) -> bool:
    """Tell, from all entries of a table, whether the state of a version was taken back by consent."""
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
    """Register a table's set of components in this process, even if its file is gone."""
    printed = game.printed
    if printed is None or printed.materials.knows(material_id):
        return
    stored = await tx.materials.get(material_id)
    if stored is None or printed.materials.learn(json.loads(stored.entries)) != material_id:
        raise RulesBug(f"the set of components {material_id} of {game.key} is not stored as it was")


async def keep_set(tx: Writer, game: Game, material_id: str) -> None:
    """Store a set of components, so that no changed file or new release changes a table that has it."""
    if game.printed is not None and material_id:
        entries = written(game.printed.materials.entries(material_id))
        await tx.materials.keep(MaterialRow(material_id=material_id, game=game.key, entries=entries))
