"""Phases 1 and 2, and the contests of phase 3."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.tallinn.material import card_of, in_order
from games.tallinn.sections import scoring
from games.tallinn.state import Tallinn


class Playing(Rules[Tallinn]):
    """Choose cards, lay them, hold contests."""

    # 1. Secretly select an influence card

    def _cards_to_choose(self, s: Tallinn) -> Mapping[int, OneOf]:
        """Ask everybody who holds cards for a card and the half that becomes active."""
        return {
            seat: OneOf(tuple(card + side for card in in_order(hand.cards) for side in "LR"))
            for seat, hand in enumerate(s.hands)
            if hand.cards
        }

    # 2. Play selected cards

    @asks(_cards_to_choose, phase=True, beat=True)
    def choose_card(self, s: Tallinn, chance: Chance, events: Events, given: Given) -> None:
        """Reveal all chosen cards at once and lay them to the rows."""
        forget_round(s)
        for seat, half in given.items():
            s.hands[seat].take(card_of(half))
            s.rows[seat].append(half)
            s.fresh[seat] = half
            events.tell("played", seat, half=half)
        for seat in range(s.seats):
            if seat not in given:
                events.tell("no-card", seat)

    # 3. Contests and tower building

    @section
    def hold_contests(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Hold every contest on the rows as they lie now; only who triggered one scores."""
        s.tallies = [list(s.strengths(seat).values()) for seat in range(s.seats)]
        for seat, half in enumerate(s.fresh):
            if half and s.material.halves[half].coin:
                s.contests[seat] = s.material.halves[half].faction
        for seat, faction in enumerate(s.contests):
            if faction:
                s.gains[seat] = scoring.contest(s, seat)
                s.points[seat] += s.gains[seat]
                events.tell("contest", seat, faction=faction, count=s.contest_strength(seat), gain=s.gains[seat])


def forget_round(s: Tallinn) -> None:
    """Clear what is told of one round only."""
    s.fresh, s.contests, s.gains, s.tallies, s.turns = [""] * s.seats, [""] * s.seats, [0] * s.seats, [], []
