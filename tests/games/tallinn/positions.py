"""Positions of Tallinn for tests: built directly, with only the cards that matter."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from games.kernel import Chance, Match, RandomChance, Zone, view
from games.kernel.events import Events
from games.kernel.words import words_for
from games.tallinn import GAME
from games.tallinn.material import card_of
from games.tallinn.rules import TallinnRules
from games.tallinn.state import Tallinn

RULES = TallinnRules()
NAMES = ("Anna", "Bernd", "Clara", "Dirk")
EN, DE = words_for("en", GAME.package), words_for("de", GAME.package)

Cards = Sequence[str]
"""One string per seat, cards parted by blanks: `["1 7", ""]`."""


def zones(cards: Cards, seats: int) -> list[Zone]:
    """Make a zone per seat; without cards, empty ones."""
    return [Zone.of(held.split()) for held in cards] or [Zone() for _ in range(seats)]


def position(
    rows: Cards,
    hands: Cards = (),
    decks: Cards = (),
    towers: Cards = (),
    points: Sequence[int] = (),
    number: int = 5,
    **fields: Any,
) -> Tallinn:
    """Build a table between two rounds, in round `number`; its agenda is empty. `fields` are those of expansions."""
    seats = len(rows)
    s = Tallinn(seats=seats, round=number, rounds=10, **fields)
    s.rows = [row.split() for row in rows]
    s.points = list(points) or [4] * seats
    s.hands, s.decks, s.towers = zones(hands, seats), zones(decks, seats), zones(towers, seats)
    s.fresh, s.contests, s.gains = [""] * seats, [""] * seats, [0] * seats
    return s


def luck() -> Chance:
    """Make luck that is always the same."""
    return RandomChance(random.Random(0))


def choosing(rows: Cards, hands: Cards, decks: Cards = (), number: int = 5, **fields: Any) -> Tallinn:
    """Build a table that asks for cards in round `number`; `fields` as for `position`."""
    s = position(rows, hands, decks, **fields)
    s.then((RULES.play_round, number))
    RULES.run(s, luck(), Events())
    return s


def answer(s: Tallinn, choices: Mapping[int, str], chance: Chance | None = None) -> Events:
    """Give these answers and return what happened."""
    events = Events()
    for seat, choice in choices.items():
        RULES.apply(s, seat, choice, chance or luck(), events)
    return events


def reveal(rows: Cards, halves: Cards, hands: Cards = (), decks: Cards = (), number: int = 5, **fields: Any) -> Tallinn:
    """Let every seat lay a half in the same round; `hands` are the cards it keeps, `""` as a half means no card."""
    kept = hands or [""] * len(rows)
    held = [f"{card_of(half)} {rest}" if half else rest for half, rest in zip(halves, kept, strict=True)]
    s = choosing(rows, held, decks, number, **fields)
    answer(s, {seat: half for seat, half in enumerate(halves) if half})
    return s


def scored(rows: Cards, towers: Cards = (), points: Sequence[int] = (), **fields: Any) -> Tallinn:
    """Score a finished table, up to the first question about the Envoy."""
    s = position(rows, towers=towers, points=points, **fields)
    s.then(RULES.end_round)
    RULES.run(s, luck(), Events())
    return s


def begun(seats: int, options: Mapping[str, str], seed: int = 1) -> Match[Tallinn]:
    """Begin a game with these table options."""
    rng = random.Random(seed)
    return Match.begin(GAME, seats, options, lambda first: RandomChance(rng))


def offered(s: Tallinn, seat: int) -> list[str]:
    """List what a seat is offered now; empty if it is not asked."""
    asked = RULES.asked(s)
    return asked[seat].offered() if seat in asked else []


def seen_towers(s: Tallinn, owner: int, viewer: int | None) -> list[str]:
    """List a seat's towers as a viewer sees them."""
    return list(view(s, viewer).towers[owner].cards)
