"""Tallinn, section by section; the headings are those of the English rulebook. RULES.md lists editions and rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.errors import NotOffered
from games.kernel.events import Events
from games.kernel.state import EVERYONE, State, Zone
from games.tallinn import scoring
from games.tallinn.material import CARDS, HALVES, NUMBERS, START_CARDS, card_of
from games.tallinn.state import Tallinn


class TallinnRules(Rules[Tallinn]):
    """The base game for two to four players."""

    state_class: ClassVar[type[State]] = Tallinn

    # Game Setup

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, events: Events) -> Tallinn:
        """Deal a start card to each, shuffle each seat's ten influence cards and draw three."""
        starts = chance.shuffle(START_CARDS)
        s = Tallinn(seats=seats, rounds=NUMBERS["rounds"])
        s.points = [NUMBERS["start_points"]] * seats
        s.rows = [[starts[seat]] for seat in range(seats)]
        s.decks = [Zone.of(chance.shuffle(CARDS)) for _ in range(seats)]
        s.hands = [Zone.of([deck.draw() for _ in range(NUMBERS["hand"])]) for deck in s.decks]
        s.towers = [Zone() for _ in range(seats)]
        self._forget_round(s)
        for seat in range(seats):
            events.tell("start-card", seat, card=starts[seat])
        s.then((self.play_round, 1))
        return s

    # Gameplay

    @section
    def play_round(self, s: Tallinn, chance: Chance, events: Events, number: int) -> None:
        """Play a round in its four phases, while anybody has cards."""
        s.round = number
        events.tell("round", number=number)
        s.then(
            self.choose_card,
            self.hold_contests,
            self.build_tower,
            self.draw_card,
            self.end_round,
        )

    # 1. Secretly select an influence card

    def _cards_to_choose(self, s: Tallinn) -> Mapping[int, OneOf]:
        """Ask everybody who holds cards for a card and the half that becomes active."""
        return {
            seat: OneOf(tuple(card + side for card in sorted(hand.cards, key=int) for side in "LR"))
            for seat, hand in enumerate(s.hands)
            if hand.cards
        }

    # 2. Play selected cards

    @asks(_cards_to_choose)
    def choose_card(self, s: Tallinn, chance: Chance, events: Events, given: Given) -> None:
        """Reveal all chosen cards at once and lay them to the rows."""
        self._forget_round(s)
        for seat, half in given.items():
            s.hands[seat].take(card_of(half))
            s.rows[seat].append(half)
            s.fresh[seat] = half
            events.tell("played", seat, half=half)

    # 3. Contests and tower building

    @section
    def hold_contests(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Hold every contest on the rows as they lie now; only who triggered one scores."""
        s.tallies = [list(s.strengths(seat).values()) for seat in range(s.seats)]
        for seat, half in enumerate(s.fresh):
            if half and HALVES[half].coin:
                s.contests[seat] = HALVES[half].faction
                s.gains[seat] = scoring.contest(s, seat, s.contests[seat])
        for seat, faction in enumerate(s.contests):
            if faction:
                s.points[seat] += s.gains[seat]
                events.tell("contest", seat, faction=faction, count=s.strength(seat, faction), gain=s.gains[seat])

    def _towers_to_build(self, s: Tallinn) -> Mapping[int, OneOf]:
        """Ask everybody with a contest this round: a card of the row, one of the hand, or none."""
        return {seat: OneOf(self._tower_options(s, seat)) for seat, faction in enumerate(s.contests) if faction}

    def _tower_options(self, s: Tallinn, seat: int) -> tuple[str, ...]:
        row = [f"row {card_of(half)}" for half in s.rows[seat] if half not in START_CARDS]
        hand = [f"hand {card}" for card in sorted(s.hands[seat].cards, key=lambda card: (len(card), card))]
        return (*row, *hand, "none")

    @asks(_towers_to_build)
    def build_tower(self, s: Tallinn, chance: Chance, events: Events, given: Given) -> None:
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

    # 4. Draw a new influence card

    @section
    def draw_card(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Draw exactly one card each; an empty deck is not refilled."""
        for seat, deck in enumerate(s.decks):
            if deck.cards:
                card = deck.draw()
                s.hands[seat].add(card)
                events.whisper("drew", seat, [seat], {"card": card})

    @section
    def end_round(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Go on while anybody holds a card, else score (Game End)."""
        if any(hand.cards for hand in s.hands):
            s.then((self.play_round, s.round + 1))
        else:
            s.then(self.reveal_towers, self.final_scoring)

    # Game End and Final Scoring

    @section
    def reveal_towers(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Turn all towers face up."""
        for seat, towers in enumerate(s.towers):
            towers.show()
            if towers.cards:
                events.tell("towers", seat, cards=", ".join(towers.cards))

    @section
    def final_scoring(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Score three final contests and the towers; break ties by all symbols on the towers."""
        s.sheet = scoring.sheets(s)
        s.points = [sheet.total for sheet in s.sheet]
        for seat, sheet in enumerate(s.sheet):
            events.tell("final", seat, total=sheet.total)
        self.finish(s, scoring.result(s))

    # Conservation and refusals

    def supply(self, state: Tallinn) -> Mapping[str, list[str]]:
        """Give each seat its own ten influence cards."""
        return {f"influence:{seat}": list(CARDS) for seat in range(state.seats)}

    def placed(self, state: Tallinn) -> Mapping[str, list[str]]:
        """Find the cards that lie in the rows."""
        return {f"influence:{seat}": [card_of(half) for half in row[1:]] for seat, row in enumerate(state.rows)}

    def why_not(self, seen: Tallinn, seat: int, choice: str) -> NotOffered:
        """Tell a card that is not there from a missing half and from a word that does not exist."""
        if seen.section == "build_tower":
            return self._why_no_tower(seen, seat, choice)
        card = choice if choice in CARDS else choice[:-1]
        if card not in CARDS or choice not in (card, card + "L", card + "R"):
            return NotOffered("refused-no-such-card", section="choose_card", choice=choice)
        if card not in seen.hands[seat].cards:
            return NotOffered("refused-card-not-in-hand", section="choose_card", card=card)
        return NotOffered("refused-no-half", section="choose_card", card=card)

    def _why_no_tower(self, seen: Tallinn, seat: int, choice: str) -> NotOffered:
        place, _, card = choice.partition(" ")
        if choice in START_CARDS or card in START_CARDS:
            return NotOffered("refused-start-card", section="build_tower")
        if place == "row" and card in CARDS:
            return NotOffered("refused-card-not-in-row", section="build_tower", card=card)
        if place == "hand" and card in CARDS:
            return NotOffered("refused-card-not-in-hand", section="build_tower", card=card)
        return NotOffered("refused-no-such-tower", section="build_tower", choice=choice)

    def _forget_round(self, s: Tallinn) -> None:
        s.fresh, s.contests, s.gains, s.tallies = [""] * s.seats, [""] * s.seats, [0] * s.seats, []
