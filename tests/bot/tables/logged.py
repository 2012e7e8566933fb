"""Logs of games that were played at random, with choices taken back, seats handed on and stand-ins; no service runs."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from bot.tables.core.luck import chance_maker
from bot.tables.core.table import NOBODY, Table, is_undo, standing_entries
from games.kernel.catalogue import find
from games.kernel.errors import RepeatedChoice
from games.kernel.match import Match, Step
from games.kernel.saving import dump_drawn, dump_events, load_events
from games.kernel.state import State
from storage.rows import EntryRow, HolderRow, SeatRow, TableRow

TABLE, STRANGER = "TEST", 999
NAMES = ("Anna", "Bea", "Cem", "Dirk", "Emil", "Finn")


@dataclass
class Past:
    """A game in the middle or at its end: what the database would hold, and all states by version.

    `trail` are the standing choices with the state and the count of draws before each; `users` says by seat who held
    it, and after which version.
    """

    match: Match
    rng: random.Random
    entries: list[EntryRow] = field(default_factory=list)
    holders: list[HolderRow] = field(default_factory=list)
    states: dict[int, State] = field(default_factory=dict)
    trail: list[tuple[EntryRow, State, int]] = field(default_factory=list)
    users: list[list[tuple[int, int | None]]] = field(default_factory=list)

    @property
    def table(self) -> Table:
        """Return the table as it is now."""
        game, now = self.match.game, [held[-1][1] for held in self.users]
        row = TableRow(
            table_id=TABLE,
            guild_id=10,
            home_id=20,
            game=game.key,
            locale="en",
            stage="playing",
            host_id=None,
            seed=b"",
            commitment="",
            version=self.match.version,
            rules_version=game.rules_version,
            created_at=0,
        )
        seats = [
            SeatRow(table_id=TABLE, seat=seat, name=NAMES[seat], user_id=user, computer=None if user else "normal")
            for seat, user in enumerate(now)
        ]
        return Table(row, seats, self.match)

    @property
    def readers(self) -> list[int]:
        """List all who have held a seat, and somebody who has not."""
        return sorted({user for held in self.users for _, user in held if user} | {STRANGER})

    def seat_of(self, user: int) -> int | None:
        """Find the seat that a user holds now."""
        return next((seat for seat, held in enumerate(self.users) if held[-1][1] == user), None)

    def viewer(self, user: int, version: int) -> int | None:
        """Return the seat as which a user may read a step: their own, if they held it when the step was made."""
        seat = self.seat_of(user)
        if seat is None:
            return None
        then = [holder for since, holder in self.users[seat] if since < version]
        return seat if then[-1] == user else None

    def hand_on(self) -> None:
        """Give a seat to somebody who has never sat elsewhere, to a former user of it, or to a computer or stand-in."""
        seat = self.rng.randrange(len(self.users))
        former = [user for _, user in self.users[seat]]
        user = self.rng.choice([*former, None, 100 * len(self.holders) + seat])
        self.hold(seat, user, self.match.version, stands_in=user == former[-1])

    def hold(self, seat: int, user: int | None, version: int, *, stands_in: bool = False) -> None:
        """Note who holds a seat from a version on; a computer may stand in for its user."""
        number, computer = len(self.users[seat]), "normal" if user is None or stands_in else None
        row = HolderRow(
            table_id=TABLE, seat=seat, number=number, version=version, user_id=user, computer=computer, at=0
        )
        self.holders.append(row)
        self.users[seat].append((version if number else 0, user))

    def note(self, step: Step) -> None:
        """Write a step as the service does: a way back by consent has an entry for each choice."""
        entry, before = step.entry, step.version - max(1, step.entry.back)
        state, draws = self.match.state, self.match.draws
        self.match.accept(step)
        for version in range(before + 1, step.version + 1):
            self.entries.append(self._row(step, version))
        self.states[step.version] = step.state
        if entry.choice:
            self.trail.append((self.entries[-1], state, draws))
        else:
            del self.trail[len(self.trail) - max(1, entry.back) :]

    def _row(self, step: Step, version: int) -> EntryRow:
        entry = step.entry
        return EntryRow(
            table_id=TABLE,
            number=version - 1,
            version=version,
            seat=NOBODY if entry.seat is None else entry.seat,
            choice=entry.choice,
            ask=entry.ask,
            drawn=dump_drawn(entry.drawn),
            events=dump_events(entry.events),
            barrier=entry.barrier,
            rules_version=entry.rules,
            at=0,
            stand_in=bool(entry.choice) and self.rng.random() < 0.05,
        )

    def choose(self) -> None:
        """Let a seat choose; one that has chosen may change its mind."""
        state = self.match.state
        seat = self.rng.choice(list(state.asked_seats if self.rng.random() < 0.2 else state.waiting))
        shape = self.match.game.rules.asked(state)[seat].shape
        assert shape is not None
        try:
            self.note(self.match.consider(seat, shape.sample(self.rng)))
        except RepeatedChoice:
            return

    def take_back(self) -> None:
        """Take the last choice back, if that is possible without consent."""
        seat = next((seat for seat in range(len(self.users)) if self.match.can_undo(seat)), None)
        if seat is not None:
            self.note(self.match.consider_undo(seat))

    def go_back(self) -> None:
        """Go back by consent to the beginning of an ask, perhaps rounds ago."""
        if self.match.state.given or not self.trail:
            return
        ask = self.rng.choice(self.trail[-12:])[0].ask
        at = next(at for at, (entry, _, _) in enumerate(self.trail) if entry.ask == ask)
        entry, state, draws = self.trail[at]
        self.note(self.match.consider_return(entry.seat, len(self.trail) - at, state, draws))


def played(key: str, seed: int, seats: int, steps: int) -> Past:
    """Play a game for so many steps, or to its end."""
    match = Match.begin(find(key), seats, {}, chance_maker(bytes([seed % 256]) * 32, TABLE, "1,2"))
    past = Past(match, random.Random(seed), users=[[] for _ in range(seats)])
    past.entries.append(past._row(Step(match.log[0], match.state, 1, match.draws), 1))
    past.states[1] = match.state
    for seat in range(seats):
        past.hold(seat, seat + 1, 1)
    for _ in range(steps):
        if match.state.over:
            break
        luck = past.rng.random()
        act = next(
            (act for most, act in ((0.06, past.hand_on), (0.16, past.take_back), (0.19, past.go_back)) if luck < most),
            past.choose,
        )
        act()
    return past


def known(past: Past, user: int | None) -> Iterator[EntryRow]:
    """Leave of a log what a reader may know: no luck, no secret of another's, and of what was taken back only whose."""
    standing = {entry.version for entry in standing_entries(past.entries)}
    for entry in past.entries:
        if entry.version not in standing and not is_undo(entry):
            yield replace(entry, choice="?", drawn="[]", events="[]", stand_in=False)
            continue
        events, viewer = load_events(entry.events), None if user is None else past.viewer(user, entry.version)
        for event in events:
            if viewer not in event.to:
                event.secret, event.to = {}, []
        yield replace(entry, choice=entry.choice and "?", drawn="[]", events=dump_events(events))
