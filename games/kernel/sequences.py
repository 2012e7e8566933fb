"""Sequences: several choices of one seat in a row, made by one press.

A sequence is written as its choices, separated by semicolons: `money; clear N; end`. Each of its choices is checked,
made, logged and taken back as if it had been made alone, so states, rules, records and undo know no sequences.
`Rules.sequences` names the sections at which one may begin; it goes on through all that its seat is asked next. A
sequence ends with the first choice by which luck is drawn or something comes to light, or after which others are asked:
what follows is then decided with open eyes.

A `Draft` is a sequence in the making. It uses the seat's view alone, in a world sampled from it, so that trying reveals
nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import islice, permutations
from typing import Generic, TypeVar

from games.kernel.alone import LuckDrawn, NoChance
from games.kernel.ask import PARTING, Ask
from games.kernel.errors import IllegalChoice, StaleChoice
from games.kernel.game import Game
from games.kernel.match import Match
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.worlds import determinize

S = TypeVar("S", bound=State)
SEED = 0
"""The seed of sampled worlds; nothing that a draft shows depends on it."""
MOST = 16
"""Choices of a sequence."""
ORDERS = 120
"""In how many orders to try choices that were picked together: all of five."""


class Draft(Generic[S]):
    """A sequence of one seat so far: its choices, the views in which they are chosen, and where they lead.

    `match` is a match in a sampled world, after all choices but one that ends the sequence.
    """

    def __init__(self, game: Game[S], seen: S, seat: int) -> None:
        world = determinize(game.rules, seen, random.Random(SEED))
        self.match = Match(game, world, 0, 0, lambda _: NoChance())
        self.seat, self.choices = seat, list[str]()
        self.views: list[S] = []
        self.is_done = False

    @property
    def seen(self) -> S:
        """Return what the seat sees where its choices lead."""
        return view(self.match.state, self.seat)

    @property
    def ask(self) -> Ask:
        """Return what the seat is asked there."""
        return self.match.game.rules.asked(self.match.state)[self.seat]

    @property
    def text(self) -> str:
        """Write the sequence."""
        return PARTING.join(self.choices)

    def add(self, choice: str) -> None:
        """Add a choice; raise IllegalChoice, and change nothing, if it is refused."""
        if self.is_done:
            raise StaleChoice("stale-choice")
        before = self.seen
        settled = self.match.game.rules.settle(self.match.state, self.seat, choice)
        try:
            step = self.match.consider(self.seat, settled)
            goes_on = step.goes_on(self.seat) and len(self.choices) < MOST - 1
        except LuckDrawn:
            goes_on = False
        if goes_on:
            self.match.accept(step)
        self.choices.append(settled)
        self.views.append(before)
        self.is_done = not goes_on


def in_order(game: Game[S], seen: S, seat: int, choices: Sequence[str]) -> list[str]:
    """Return choices in the first order in which all of them can be made, else in the given order.

    Only the last one may end the sequence. Used for choices that were picked together, in an order that the platform
    chose.
    """
    for order in islice(permutations(choices), ORDERS):
        draft = Draft(game, seen, seat)
        with suppress(IllegalChoice):
            for choice in order:
                draft.add(choice)
            return list(order)
    return list(choices)


def sequenced(game: Game[S], seen: S, seat: int, ask: Ask, choose: Callable[[S, Ask], str]) -> str:
    """Choose, and go on as long as a sequence may; return it, or the one choice if no sequence may begin."""
    first = choose(seen, ask)
    if ask.section not in game.rules.sequences:
        return first
    draft = Draft(game, seen, seat)
    draft.add(first)
    while not draft.is_done:
        draft.add(choose(draft.seen, draft.ask))
    return draft.text
