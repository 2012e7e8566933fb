"""What tables to store: for each kind of ask of a game, choices of a computer game that lead to it."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from bot.tables.core.luck import chance_maker
from games.kernel.catalogue import find
from games.kernel.game import Game
from games.kernel.match import Match
from games.kernel.visibility import view
from games.players import PLAYERS
from tests.bot.tables.doubles import NAMES, caller

LETTERS = {"eldermann": "E", "tallinn": "A", "tinker_tailor": "B", "ulm": "U"}
USUAL = {"eldermann": 30, "tallinn": 6, "tinker_tailor": 8, "ulm": 25}
"""How many choices a stored table has behind it where the ask comes up so early: more shows more, less is smaller."""
TRIED = 400
LONGEST = 400


@dataclass(frozen=True, slots=True)
class Plan:
    """A table to store: `choices` are pairs of seat and choice and lead to `section`; `several` seats are asked."""

    table: str
    game: str
    seats: int
    options: dict[str, str]
    section: str = ""
    several: bool = False
    choices: list[tuple[int, str]] = field(default_factory=list)

    @property
    def users(self) -> list[int]:
        """Name who sits at the table, in order."""
        return list(NAMES)[: self.seats]


def seed_of(table: str) -> bytes:
    """Return a table's seed."""
    return hashlib.sha256(table.encode()).digest()


def kinds(game: Game) -> list[str]:
    """Name the sections that ask."""
    return [name for name, part in game.rules.sections.items() if part.offers and name not in game.rules.aliases]


def plans(key: str) -> list[Plan]:
    """Find a table for each kind of ask: at one that asks several seats if any does, else of about the usual length."""
    met: dict[str, dict[int, tuple[bool, int]]] = {section: {} for section in kinds(find(key))}
    for number in range(TRIED):
        for plan in _met(_drawn(key, number)):
            known, rank = met[plan.section], _rank(plan)
            known[number] = min(rank, known.get(number, rank))
    found, taken = [], set[int]()
    for section, ranks in sorted(met.items(), key=lambda item: len(item[1])):  # what is seldom met chooses first
        number = min(ranks.keys() - taken, key=lambda number: (ranks[number], number))
        taken.add(number)
        found.append(_again(key, number, section, ranks[number]))
    return found


def _again(key: str, number: int, section: str, rank: tuple[bool, int]) -> Plan:
    """Play a table once more up to an ask."""
    met = (plan for plan in _met(_drawn(key, number)) if plan.section == section and _rank(plan) == rank)
    plan = next(met)
    return replace(plan, choices=list(plan.choices))


def _rank(plan: Plan) -> tuple[bool, int]:
    return not plan.several, abs(len(plan.choices) - USUAL[plan.game])


def _drawn(key: str, number: int) -> Plan:
    """Draw seats and options of a table."""
    game, rng = find(key), random.Random(f"{key}-{number}")
    options = {option.name: rng.choice((option.default, *option.values)) for option in game.options}
    return Plan(f"{LETTERS[key]}{number}", key, rng.randint(*game.seats), options)


def begun(plan: Plan) -> Match:
    """Begin a table's match with the luck that it has at a live table."""
    joins = " ".join(str(caller(user).interaction_id) for user in plan.users)
    return Match.begin(find(plan.game), plan.seats, plan.options, chance_maker(seed_of(plan.table), plan.table, joins))


def _met(plan: Plan) -> Iterator[Plan]:
    """Play a table with players who err, and tell how each of its asks was come to; the list of choices grows on."""
    match, made, rng = begun(plan), list[tuple[int, str]](), random.Random(plan.table)
    game, player = match.game, PLAYERS[rng.choice(("easy", "normal", "random"))]
    while not match.state.over and len(made) < LONGEST:
        state = match.state
        if not state.given:
            yield replace(plan, section=state.section, several=len(state.waiting) > 1, choices=made)
        seat = rng.choice(list(state.waiting))
        choice = player(game, view(state, seat), seat, game.rules.asked(state)[seat], rng)
        match.choose(seat, choice)
        made.append((seat, choice))
