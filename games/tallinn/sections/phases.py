"""Phases 1 to 3 of a round: cards are chosen and laid, contests held, towers built."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import EVERYONE
from games.tallinn.material import START_CARDS, card_of, in_order
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
        """Hold every contest on the rows as they lie now; only players who triggered one score."""
        s.tallies = [list(s.strengths(seat).values()) for seat in range(s.seats)]
        for seat, half in enumerate(s.fresh):
            if half and s.material.halves[half].coin:
                s.contests[seat] = s.material.halves[half].faction
        for seat, faction in enumerate(s.contests):
            if faction:
                s.gains[seat] = scoring.contest(s, seat)
                s.points[seat] += s.gains[seat]
                events.tell("contest", seat, faction=faction, count=s.contest_strength(seat), gain=s.gains[seat])


class Towers(Rules[Tallinn]):
    """Build towers: all together, or by the variant one after the other."""

    # 3. Contests and tower building

    @section
    def call_builders(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Let all who held a contest decide: together, or in turn (Variant)."""
        if not s.by_score:
            s.then(self.build_tower)
            return
        s.turns = self._in_turn(s, chance)
        s.then(*[(self.build_tower, seat) for seat in s.turns])

    def _in_turn(self, s: Tallinn, chance: Chance) -> list[int]:
        """Order by score after the contests, then by towers built before; what is still tied is drawn (ruling 11)."""
        ranks: dict[tuple[int, int], list[str]] = {}
        for seat, faction in enumerate(s.contests):
            if faction:
                ranks.setdefault((-s.points[seat], -len(s.towers[seat])), []).append(str(seat))
        order = [seats if len(seats) == 1 else chance.shuffle(seats) for _, seats in sorted(ranks.items())]
        return [int(seat) for seats in order for seat in seats]

    def _towers_to_build(self, s: Tallinn, *turn: int) -> Mapping[int, OneOf]:
        """Ask those with a contest this round, or only whose turn it is, for a card of row or hand, or none."""
        builders = turn or [seat for seat, faction in enumerate(s.contests) if faction]
        return {seat: OneOf(self._tower_options(s, seat)) for seat in builders}

    def _tower_options(self, s: Tallinn, seat: int) -> tuple[str, ...]:
        row = [f"row {card_of(half)}" for half in s.rows[seat] if half not in START_CARDS]
        return (*row, *(f"hand {card}" for card in in_order(s.hands[seat].cards)), "none")

    @asks(_towers_to_build, phase=True, beat=True)
    def build_tower(self, s: Tallinn, chance: Chance, events: Events, given: Given, *turn: int) -> None:
        """Build the chosen towers, all at once."""
        for seat, choice in given.items():
            place, _, card = choice.partition(" ")
            if place == "row":
                s.rows[seat] = [half for half in s.rows[seat] if card_of(half) != card]
                s.towers[seat].add(card, EVERYONE)
                events.tell("tower-from-row", seat, card=card)
            elif place == "hand":
                s.towers[seat].add(s.hands[seat].take(card))
                events.whisper("tower-from-hand", seat, [seat], {"card": card})
            else:
                events.tell("no-tower", seat)


def forget_round(s: Tallinn) -> None:
    """Clear what is told of one round only."""
    s.fresh, s.contests, s.gains, s.tallies, s.turns = [""] * s.seats, [""] * s.seats, [0] * s.seats, [], []
