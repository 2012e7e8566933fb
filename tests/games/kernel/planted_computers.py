# ruff: noqa: D102 - each class says what its method does
"""A toy game in which nothing need ever happen, and computers that wait in it or try something."""

from __future__ import annotations

import random
from collections.abc import Mapping

from games.kernel import Ask, Chance, Events, OneOf, asks, section
from games.kernel.agenda import Given
from tests.fifth_game import installed_beacons

with installed_beacons():
    from beacons.hints import BeaconsHints
    from beacons.rules import Beacons, BeaconsRules


class Waiting(BeaconsRules, replaces=["play_round", "light"]):
    """Nothing is lit unless somebody does not pass; after forty rounds the game is over all the same."""

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, events: Events, material_id: str = ""
    ) -> Beacons:
        return super().setup(seats, {**options, "rounds": "40"}, chance, events, material_id)

    @section
    def play_round(self, s: Beacons, chance: Chance, events: Events, number: int) -> None:
        s.round, s.lit = number, [""] * s.seats
        events.tell("round", number=number)
        s.then(self.light)

    def _passes(self, s: Beacons) -> Mapping[int, OneOf]:
        return dict.fromkeys(range(s.seats), OneOf(("none", "ash1")))

    @asks(_passes, phase=True, beat=True)
    def light(self, s: Beacons, chance: Chance, events: Events, given: Given) -> None:
        pass


class Idle(BeaconsHints):
    """A policy that always passes if it can."""

    def policy(self, view: Beacons, seat: int, ask: Ask, rng: random.Random) -> str:
        return "none"


class Restless(BeaconsHints):
    """A policy that chooses something else now and then."""

    def policy(self, view: Beacons, seat: int, ask: Ask, rng: random.Random) -> str:
        return rng.choice(ask.offered())
