"""Positions of Ulm for tests: a fixed table of which a test changes only what matters."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from games.kernel import Chance, Match, RandomChance, ScriptedChance, Zone
from games.kernel.events import Events
from games.kernel.words import words_for
from games.ulm import GAME
from games.ulm.material import CARDS, COATS, DESCENDANTS, KINDS, QUARTER_AT
from games.ulm.rules import UlmRules
from games.ulm.sections.grid import OUTER, OUTER_AT
from games.ulm.state import Ulm

RULES = UlmRules()
NAMES = ("Anna", "Bernd", "Clara", "Dirk")
EN, DE = words_for("en", GAME.package), words_for("de", GAME.package)
LETTERS = dict(zip("mckrs", KINDS, strict=True))
"""m money, c clear, k card, r river, s seal."""


def kinds(letters: str) -> list[str]:
    """Write out tiles: `mm s` is money, money, seal."""
    return [LETTERS[letter] for letter in letters if letter != " "]


def supply(letters: str) -> dict[str, int]:
    """Count tiles by kind."""
    tiles = kinds(letters)
    return {kind: tiles.count(kind) for kind in KINDS}


def table(seats: int = 2, **fields: Any) -> Ulm:
    """Build a table without tower tiles in round 5, seat 0 to move, empty supplies; `fields` replace what stands there.

    `tiles`, `hands` and `laid`: a string per seat; `outer`: tiles by label; `seals_in`: seats by quarter; `crests`:
    seat by quarter; `rim`: seat by label; `deck`, `stack`: ids, the last on top. The bag holds the rest of the tiles.
    """
    s = RULES.setup(seats, {"towers": "off"}, RandomChance(random.Random(1)), Events())
    s.agenda, s.round, s.first, s.turn = [], 5, 0, 0
    s.grid = kinds("mcr kmc rss")
    s.tiles = [supply("") for _ in range(seats)]
    s.descendants = list(DESCENDANTS[:4])
    s.deck, s.coat_stack = Zone.of(list(CARDS)), Zone.of(list(COATS))
    _lay_out(s, fields)
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    if "bag" not in fields:
        lying = [*s.grid, *s.outer, *s.dock, s.drawn, s.spare]
        s.bag = {kind: 10 - lying.count(kind) - sum(tiles[kind] for tiles in s.tiles) for kind in KINDS}
    return s


def _lay_out(s: Ulm, fields: dict[str, Any]) -> None:
    """Put pieces in their places, taking the fields that need more than an assignment."""
    for name in ("hands", "laid"):
        for seat, cards in enumerate(fields.pop(name, ())):
            target = Zone.of(cards.split()) if name == "hands" else cards.split()
            getattr(s, name)[seat] = target
            s.deck = Zone.of([card for card in s.deck.cards if card not in cards.split()])
    for seat, letters in enumerate(fields.pop("tiles", ())):
        s.tiles[seat] = supply(letters)
    for label, tile in fields.pop("outer", {}).items():
        s.outer[OUTER_AT[label]] = LETTERS[tile]
    for quarter, seats in fields.pop("seals_in", {}).items():
        s.slots[QUARTER_AT[quarter]][: len(seats)] = seats
    for quarter, seat in fields.pop("crests", {}).items():
        s.crests[QUARTER_AT[quarter]] = seat
    for label, seat in fields.pop("rim", {}).items():
        s.rim[OUTER_AT[label]] = seat
    if "deck" in fields:
        s.deck = Zone.of(fields.pop("deck"))
    if "stack" in fields:
        s.coat_stack = Zone.of(fields.pop("stack"))


def run(s: Ulm, *steps: Any, chance: Chance | None = None) -> Ulm:
    """Schedule sections and run to the first question."""
    s.then(*steps)
    RULES.run(s, chance or luck(), Events())
    return s


def luck(*draws: str) -> Chance:
    """Make luck that is always the same, or these single draws."""
    return ScriptedChance([[draw] for draw in draws]) if draws else RandomChance(random.Random(0))


def beginning(seats: int = 2, draws: Sequence[str] = (), **fields: Any) -> Ulm:
    """Begin seat 0's turn; `draws`: the tiles it draws."""
    return run(table(seats, **fields), (RULES.start_turn, 0), chance=luck(*draws))


def pushing(drawn: str, seats: int = 2, **fields: Any) -> Ulm:
    """Let seat 0 push a tile of this letter."""
    return run(table(seats, drawn=LETTERS[drawn], **fields), RULES.push, RULES.keep_pushed, RULES.act, RULES.end_turn)


def acting(actions: str, seats: int = 2, **fields: Any) -> Ulm:
    """Let seat 0 carry out these actions, after a push at N1."""
    return run(table(seats, actions=kinds(actions), line="N1", landed="S1", **fields), RULES.act)


def do(s: Ulm, *choices: str, chance: Chance | None = None) -> Events:
    """Let the seat that is asked make these choices, and return what happened."""
    events = Events()
    for choice in choices:
        seat = next(iter(RULES.asked(s)))
        RULES.apply(s, seat, choice, chance or luck(), events)
    return events


def offered(s: Ulm) -> list[str]:
    """List what is offered now; empty if nobody is asked."""
    return [choice for ask in RULES.asked(s).values() for choice in ask.offered()]


def offered_with(s: Ulm, verb: str) -> list[str]:
    """List the offered choices that begin with this word."""
    return [choice for choice in offered(s) if choice.split(" ")[0] == verb]


def told(events: Events, kind: str) -> list[dict[str, str | int]]:
    """List the data of all events of a kind."""
    return [event.data for event in events.told if event.kind == kind]


def outside(s: Ulm) -> dict[str, str]:
    """Return the pushed-out tiles by label."""
    return {label: tile for label, tile in zip(OUTER, s.outer, strict=True) if tile}


def begun(seats: int, options: Mapping[str, str] | None = None, seed: int = 1) -> Match[Ulm]:
    """Begin a game."""
    rng = random.Random(seed)
    return Match.begin(GAME, seats, options or {}, lambda first: RandomChance(rng))


def match_of(s: Ulm) -> Match[Ulm]:
    """Make a match that stands at this position."""
    rng = random.Random(0)
    return Match(GAME, s, 1, 0, lambda first: RandomChance(rng))


def sealing(quarter: str, **fields: Any) -> Ulm:
    """Let seat 0 place a seal in a quarter, wherever its barge is."""
    place = {
        "farming": 0,
        "crooked_house": 0,
        "garden": 5,
        "oath_house": 5,
        "city_hall": 11,
        "shipyard": 11,
        "reichenau_court": 13,
        "goose_tower": 17,
    }[quarter]
    s = acting("s", barges=[place, 0], **{"coins": [2, 2], **fields})
    do(s, f"seal {quarter}")
    return s
