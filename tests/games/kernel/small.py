"""A game of a few lines, small enough that a test can say what every seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from games.kernel import (
    NOBODY,
    OWNER,
    Chance,
    Events,
    OneOf,
    Result,
    Rules,
    State,
    Zone,
    asks,
    secret,
    section,
    zone,
    zones,
)
from games.kernel.agenda import Given

PIECES = ["a", "a", "b", "c", "d", "e"]


@dataclass(slots=True)
class Small(State):
    """Two hands, a row face down, a deck, an open pile, and one hidden number per seat."""

    pile: list[str] = field(default_factory=list)
    hands: list[Zone] = zones(OWNER, "pieces")
    rows: list[Zone] = zones(NOBODY, "pieces")
    deck: Zone = zone("pieces", ordered=True)
    bids: list[int | None] = secret()


class SmallRules(Rules[Small]):
    """Name a hand card; then do with it what the test wants."""

    state_class: ClassVar[type[State]] = Small
    aliases: ClassVar[Mapping[str, str]] = {"put_down": "play"}

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, events: Events, material_id: str = ""
    ) -> Small:
        """Deal `a a` and `b c`; `d` lies on top of `e`."""
        s = small()
        s.then(self.name_card, (self.play, 1))
        return s

    def _all(self, s: Small) -> Mapping[int, OneOf]:
        return {seat: OneOf(tuple(hand.cards)) for seat, hand in enumerate(s.hands)}

    def _one(self, s: Small, seat: int) -> Mapping[int, OneOf]:
        return {seat: OneOf(tuple(s.hands[seat].cards))} if s.hands[seat].cards else {}

    @asks(_all, phase=True, beat=True)
    def name_card(self, s: Small, chance: Chance, events: Events, given: Given) -> None:
        """Tell all answers."""
        events.tell("named", None, cards=" ".join(given.values()))

    @asks(_one)
    def play(self, s: Small, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Lay a card openly and go on while there are cards."""
        s.pile.append(s.hands[seat].take(given[seat]))
        s.then((self.play, seat), self.end)

    @section
    def end(self, s: Small, chance: Chance, events: Events) -> None:
        """End at once."""
        self.finish(s, Result((0, 0), (0, 1)))

    def supply(self, state: Small) -> Mapping[str, list[str]]:
        """Name all pieces."""
        return {"pieces": PIECES}

    def placed(self, state: Small) -> Mapping[str, list[str]]:
        """Name what lies openly."""
        return {"pieces": state.pile}


def small() -> Small:
    """Make the first position, with nothing on its agenda."""
    hands = [Zone.of(["a", "a"]), Zone.of(["b", "c"])]
    return Small(seats=2, hands=hands, rows=[Zone(), Zone()], deck=Zone.of(["e", "d"]), bids=[3, 5])
