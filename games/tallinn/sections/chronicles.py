"""The Chronicles (Expansion)."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.tallinn.material import NUMBERS, START_CARDS, card_of
from games.tallinn.sections.shapes import Gift
from games.tallinn.state import Tallinn

LEVELS = (1, 2)


class Chronicles(Rules[Tallinn]):
    """Lay out two Chronicles, split the draw piles, score each Chronicle when its stack has run out."""

    # Game Setup

    def lay_out(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Shuffle the six cards: the first is open with level I, the second with level II; the rest plays no part."""
        s.chronicles = chance.shuffle(tuple(s.material.chronicles))[: len(LEVELS)]
        s.gone = [[] for _ in range(s.seats)]
        for level, card in zip(LEVELS, s.chronicles, strict=True):
            events.tell("chronicle", card=card, level=level, players=s.seats)

    @section
    def split_decks(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Divide each draw pile: four cards in the first stack, the others in the second."""
        s.second_stack = len(s.decks[0]) - NUMBERS["first_stack"]

    # Intermediate Scoring

    @section
    def score_chronicle(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Score the next Chronicle once its stack has run out; where cards are to be given up, ask for them first."""
        level = len(s.chronicle_gains) + 1
        if level > len(s.chronicles) or self._cards_before_scoring(s, level):
            return
        s.chronicle_gains.append([0] * s.seats)
        if s.chronicle(level).kind == "give":
            s.then((self.give_up, level))
        else:
            self._score_rows(s, events, level)

    def _cards_before_scoring(self, s: Tallinn, level: int) -> int:
        """Count the cards to draw before this level is scored; it is the same number for every seat (ruling 28)."""
        return len(s.decks[0]) - (s.second_stack if level == LEVELS[0] else 0)

    def _score_rows(self, s: Tallinn, events: Events, level: int) -> None:
        """Pay each seat for the best step that its row reaches (Chronicles of kind a)."""
        steps = s.chronicle(level).steps(level)
        for seat in range(s.seats):
            times = max((step.times for step in steps if step.is_met_by(s.influence(seat))), default=0)
            self._gain(s, seat, times)
            events.tell("chronicle-scored", seat, level=level, gain=times * s.seats)

    def _gifts(self, s: Tallinn, level: int) -> Mapping[int, Gift]:
        """Ask whose row reaches the need for any sufficient set of its cards, or none (ruling 27)."""
        step, halves = s.chronicle(level).steps(level)[0], s.material.halves
        return {
            seat: Gift.of({card_of(half): halves[half].symbols for half in row if half not in START_CARDS}, step)
            for seat, row in enumerate(s.rows)
            if step.is_met_by(s.influence(seat))
        }

    @asks(_gifts, phase=True, beat=True)
    def give_up(self, s: Tallinn, chance: Chance, events: Events, given: Given, level: int) -> None:
        """Take the given cards out of the game and pay for them (Chronicles of kind b)."""
        times = s.chronicle(level).steps(level)[0].times
        for seat, choice in given.items():
            if cards := picked_items(choice):
                s.gone[seat] += [half for half in s.rows[seat] if card_of(half) in cards]
                s.rows[seat] = [half for half in s.rows[seat] if card_of(half) not in cards]
                self._gain(s, seat, times)
                events.tell("gave", seat, cards=", ".join(cards), count=len(cards), gain=times * s.seats)
            else:
                events.tell("gave-nothing", seat)

    def _gain(self, s: Tallinn, seat: int, times: int) -> None:
        s.chronicle_gains[-1][seat] = times * s.seats
        s.points[seat] += times * s.seats
