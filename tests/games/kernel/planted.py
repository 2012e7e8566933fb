# ruff: noqa: D102 - each class says which bug its method plants
"""Bugs planted in the toy game, one per class, for the conformance kit to find."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping

from games.kernel import Ask, Chance, Events, NotOffered, OneOf, Result, asks, section
from games.kernel.agenda import Given
from tests.fifth_game import installed_beacons

with installed_beacons():
    from beacons.hints import BeaconsHints
    from beacons.rules import Beacons, BeaconsRules, strength


class LeakingField(BeaconsRules, replaces=["play_round"]):
    """A public field shows the top of the deck while cards are chosen."""

    @section
    def play_round(self, s: Beacons, chance: Chance, events: Events, number: int) -> None:
        super().play_round(s, chance, events, number)
        s.lit = [s.deck.cards[-1]] * s.seats if s.deck.cards else s.lit


class LeakingAgenda(BeaconsRules, replaces=["play_round"]):
    """A hidden card is an argument of a section."""

    @section
    def play_round(self, s: Beacons, chance: Chance, events: Events, number: int, card: str = "") -> None:
        super().play_round(s, chance, events, number)
        s.agenda[0] = ["score_with", s.deck.cards[0]]

    @section
    def score_with(self, s: Beacons, chance: Chance, events: Events, card: str) -> None:
        self.score(s, chance, events)


class LeakingEvent(BeaconsRules, replaces=["refill"]):
    """Everybody hears what was drawn."""

    @section
    def refill(self, s: Beacons, chance: Chance, events: Events) -> None:
        super().refill(s, chance, events)
        events.tell("drew", 0, card=s.hands[0].cards[-1])


class AloneInSecret(BeaconsRules, replaces=["give"]):
    """Whether there is a choice depends on a hand, and the question goes unasked without one."""

    def _strong_cards(self, s: Beacons, winner: int) -> Mapping[int, OneOf]:
        cards = sorted(set(s.hands[winner].cards), key=strength)
        return {winner: OneOf(tuple(cards[-1:] if strength(cards[-1]) % 2 else cards))} if cards else {}

    @asks(_strong_cards, alone=True)
    def give(self, s: Beacons, chance: Chance, events: Events, given: Given, winner: int) -> None:
        super().give(s, chance, events, given, winner)


class Forgetful(BeaconsRules, replaces=["give"]):
    """The giver is told of a card and forgets at once that it knows it."""

    @asks(BeaconsRules._cards_to_give)
    def give(self, s: Beacons, chance: Chance, events: Events, given: Given, winner: int) -> None:
        super().give(s, chance, events, given, winner)
        for hand in s.hands:
            hand.seen = [0] * len(hand)


class Silent(BeaconsRules, replaces=["light", "spread"]):
    """A round brings no new board."""

    @asks(BeaconsRules._hands, phase=True)
    def light(self, s: Beacons, chance: Chance, events: Events, given: Given) -> None:
        super().light(s, chance, events, given)

    @asks(BeaconsRules._sparks_to_spread, phase=True)
    def spread(self, s: Beacons, chance: Chance, events: Events, given: Given, winner: int) -> None:
        super().spread(s, chance, events, given, winner)


class SilentForSix(BeaconsRules):
    """With six players a round brings no new board."""

    def run(self, state: Beacons, chance: Chance, events: Events) -> None:
        super().run(state, chance, events)
        if state.seats == 6:
            events.beats = 0


class HandCounted(BeaconsRules, replaces=["refill"]):
    """A section counts a phase that it does not declare."""

    @section
    def refill(self, s: Beacons, chance: Chance, events: Events) -> None:
        super().refill(s, chance, events)
        s.phase += 1


class Losing(BeaconsRules, replaces=["trade"]):
    """A traded card vanishes."""

    @asks(BeaconsRules._cards_to_trade)
    def trade(self, s: Beacons, chance: Chance, events: Events, given: Given, seat: int) -> None:
        super().trade(s, chance, events, given, seat)
        s.discard.pop()


class Telling(BeaconsRules, replaces=["light"]):
    """The asked seats give away who holds a strong card."""

    def _strong(self, s: Beacons) -> Mapping[int, OneOf]:
        strong = [seat for seat, hand in enumerate(s.hands) if any(strength(card) > 2 for card in hand.cards)]
        return {seat: ask for seat, ask in self._hands(s).items() if seat in strong or seat < 2}

    @asks(_strong, phase=True, beat=True)
    def light(self, s: Beacons, chance: Chance, events: Events, given: Given) -> None:
        super().light(s, chance, events, given)


class Peeking(BeaconsRules, replaces=["light"]):
    """What is offered depends on the deck."""

    def _peeking(self, s: Beacons) -> Mapping[int, OneOf]:
        known = s.deck.cards[0] if s.deck.cards else ""
        return {
            seat: OneOf(tuple(sorted(ask.options, key=lambda card: card < known)))
            for seat, ask in self._hands(s).items()
        }

    @asks(_peeking, phase=True, beat=True)
    def light(self, s: Beacons, chance: Chance, events: Events, given: Given) -> None:
        super().light(s, chance, events, given)


class Impossible(BeaconsRules):
    """The memory of a seat contradicts the truth."""

    def fits(self, world: Beacons, seen: Beacons) -> bool:
        return world.wishes[0] != "ash"


class Fussy(OneOf):
    """A shape that refuses one of its own options."""

    def settle(self, choice: str) -> str | None:
        return None if choice == self.options[-1] and len(self.options) > 1 else OneOf.settle(self, choice)


class Lax(OneOf):
    """A shape that accepts what it does not offer."""

    def settle(self, choice: str) -> str | None:
        return "?" if choice == "?" else OneOf.settle(self, choice)


class NotAccepting(BeaconsRules, replaces=["light"]):
    """An offered card is refused."""

    shape: type[OneOf] = Fussy

    def _shaped(self, s: Beacons) -> Mapping[int, OneOf]:
        return {seat: self.shape(ask.options) for seat, ask in self._hands(s).items()}

    @asks(_shaped, phase=True, beat=True)
    def light(self, s: Beacons, chance: Chance, events: Events, given: Given) -> None:
        super().light(s, chance, events, given)


class Accepting(NotAccepting):
    """A card that is not offered is accepted."""

    shape = Lax


class LiveList(NotAccepting):
    """The options are a list that may change."""

    shape = staticmethod(lambda options: OneOf(list(options)))  # type: ignore[assignment,arg-type] # the planted bug


class NothingOffered(NotAccepting):
    """A seat is asked and has no choice."""

    shape = staticmethod(lambda options: OneOf(()))  # type: ignore[assignment] # the planted bug


class FirstComeFirstServed(BeaconsRules):
    """The first seat to answer gets a spark."""

    def apply(self, state: Beacons, seat: int, choice: str, chance: Chance, events: Events) -> None:
        if not state.given and state.section == "light":
            state.sparks[seat][0] += 1
        super().apply(state, seat, choice, chance, events)


class Gambling(BeaconsRules, replaces=["refill"]):
    """Luck is drawn past the chance object, and never comes again."""

    draws = itertools.count()

    @section
    def refill(self, s: Beacons, chance: Chance, events: Events) -> None:
        super().refill(s, chance, events)
        s.sparks[0][0] = next(self.draws)


class Unsaved(BeaconsRules, replaces=["play_round"]):
    """A field holds what JSON brings back as something else."""

    @section
    def play_round(self, s: Beacons, chance: Chance, events: Events, number: int) -> None:
        super().play_round(s, chance, events, number)
        s.lit = tuple(s.lit)  # type: ignore[assignment] # the planted bug


class Meddling(BeaconsRules):
    """Looking at a choice changes the state."""

    def settle(self, state: Beacons, seat: int, choice: str) -> str:
        state.sparks[0][0] += 1
        return super().settle(state, seat, choice)


class Wordless(BeaconsRules):
    """A refusal has no text."""

    def why_not(self, seen: Beacons, seat: int, choice: str) -> NotOffered:
        return NotOffered("refused-for-no-reason")


class Crashing(BeaconsRules, replaces=["score"]):
    """A section stumbles."""

    @section
    def score(self, s: Beacons, chance: Chance, events: Events) -> None:
        raise ZeroDivisionError


class WrongWinner(BeaconsRules, replaces=["score"]):
    """The weakest wins."""

    @section
    def score(self, s: Beacons, chance: Chance, events: Events) -> None:
        super().score(s, chance, events)
        scores = tuple(range(s.seats))
        s.result = Result(scores, (0,))


class DecidedElsewhere(BeaconsRules, replaces=["score"]):
    """Not the scores say who wins: here nobody does."""

    @section
    def score(self, s: Beacons, chance: Chance, events: Events) -> None:
        super().score(s, chance, events)
        s.result = Result(tuple(range(s.seats)), (), decided="title")


class Unreached(BeaconsRules):
    """A section that nothing schedules."""

    @section
    def never(self, s: Beacons, chance: Chance, events: Events) -> None:
        events.tell("never")


class Cheating(BeaconsHints):
    """A policy that chooses what is not offered."""

    def policy(self, view: Beacons, seat: int, ask: Ask, rng: random.Random) -> str:
        return "everything"


class Scribbling(BeaconsHints):
    """A policy that changes what it was shown."""

    def policy(self, view: Beacons, seat: int, ask: Ask, rng: random.Random) -> str:
        view.round = 99
        return ask.offered()[0]


class Infinite(BeaconsHints):
    """An evaluation beyond all numbers."""

    def evaluate(self, view: Beacons, seat: int) -> float:
        return float("inf")


class Contrary(BeaconsHints):
    """Terms by which another choice is worth more, in words that are not there."""

    def terms(self, view: Beacons, seat: int, ask: Ask, choice: str) -> dict[str, float]:
        return {"whim": float(choice != self.policy(view, seat, ask, random.Random(0)))}


class AskChanging(BeaconsRules, replaces=["light"]):
    """The settings decide which seats an open question asks."""

    def _not_silent(self, s: Beacons) -> Mapping[int, OneOf]:
        asked = BeaconsRules._hands(self, s)
        return {seat: shape for seat, shape in asked.items() if seat not in s.silent or len(s.silent) == s.seats}

    @asks(_not_silent, phase=True, beat=True)
    def light(self, s: Beacons, chance: Chance, events: Events, given: Given) -> None:
        super().light(s, chance, events, given)


class PlanAtOnce(BeaconsRules):
    """A plan is carried out while it is made."""

    def wish(self, state: Beacons, seat: int, choice: str) -> None:
        super().wish(state, seat, choice)
        if state.plans[seat]:
            state.discard.append(state.hands[seat].take(str(state.plans[seat])))


class PlanForOthers(BeaconsRules):
    """A plan of one is one of all."""

    def wish(self, state: Beacons, seat: int, choice: str) -> None:
        super().wish(state, seat, choice)
        state.plans = [state.plans[seat]] * state.seats


class ForgottenPlans(BeaconsRules):
    """An undo brings old wishes back."""

    def keep_wishes(self, past: Beacons, now: Beacons) -> None:
        pass


class UnsampledPlans(BeaconsRules):
    """In a sampled world the others have neither plans nor none."""

    def imagine(self, seen: Beacons, rng: random.Random) -> Beacons:
        world = super().imagine(seen, rng)
        world.plans = seen.plans[:]
        return world


class PlanThatShows(BeaconsRules, replaces=["refill"]):
    """A plan can be read from the board."""

    @section
    def refill(self, s: Beacons, chance: Chance, events: Events) -> None:
        super().refill(s, chance, events)
        s.aims = ["planned" if s.plans[0] else ""]


class TwiceWished(BeaconsRules):
    """Two wishes of one subject stand."""

    def wished(self, seen: Beacons, seat: int) -> tuple[str, ...]:
        return (*super().wished(seen, seat), "plan trade none")
