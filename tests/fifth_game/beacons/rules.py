"""Beacons: light the strongest card alone, spread its sparks, and guess what the others hold."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from games.kernel import (
    OWNER,
    Chance,
    Events,
    OneOf,
    Pick,
    Rules,
    Split,
    State,
    Zone,
    asks,
    ranked,
    secret,
    section,
    zone,
    zones,
)
from games.kernel.agenda import Given
from games.kernel.ask import picked_items, split_shares

WOODS = ("ash", "fir", "oak")
CARDS = [f"{wood}{strength}" for wood in WOODS for strength in range(1, 5)] * 2
HAND, MOST_SPARKS, LEAD, WISH = 3, 6, 5, 3
SPARKS = 2
"""For each strength of a card: strong ones have more ways to be spread than a list holds, and ask by a form."""


def strength(card: str) -> int:
    """Read a card's strength."""
    return int(card[-1])


@dataclass(slots=True)
class Beacons(State):
    """`lit` holds this round's cards by seat, `sparks` a count per seat and wood, `aims` the wishes once shown.

    `silent` names the seats that are not asked what to trade: they throw away the card of their plan, or nothing.
    """

    round: int = 0
    rounds: int = 0
    discard: list[str] = field(default_factory=list)
    lit: list[str] = field(default_factory=list)
    sparks: list[list[int]] = field(default_factory=list)
    aims: list[str] = field(default_factory=list)
    hands: list[Zone] = zones(OWNER, "cards")
    deck: Zone = zone("cards", ordered=True)
    wishes: list[str | None] = secret()
    silent: list[int] = field(default_factory=list)
    plans: list[str | None] = secret()


def turn_of(state: Beacons, _seat: int) -> int:
    """Return the number of the round: a searching player plays positions on until it is over."""
    return state.round


class BeaconsRules(Rules[Beacons]):
    """Two to six seats, three or five rounds."""

    state_class: ClassVar[type[State]] = Beacons

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, events: Events, material_id: str = ""
    ) -> Beacons:
        """Deal three cards and one secret wish to each seat."""
        s = Beacons(seats=seats, rounds=int(options["rounds"]), deck=Zone.of(chance.shuffle(CARDS)))
        s.hands = [Zone.of([s.deck.draw() for _ in range(HAND)]) for _ in range(seats)]
        s.wishes = [chance.pick(WOODS) for _ in range(seats)]
        s.sparks = [[0] * len(WOODS) for _ in range(seats)]
        s.plans = [""] * seats
        for seat, wish in enumerate(s.wishes):
            events.whisper("wish", seat, [seat], {"wood": str(wish)})
        s.then(*((self.play_round, number) for number in range(1, s.rounds + 1)), self.score)
        return s

    @section
    def play_round(self, s: Beacons, chance: Chance, events: Events, number: int) -> None:
        """Light, then fill the hands."""
        s.round, s.lit = number, [""] * s.seats
        events.tell("round", number=number)
        s.then(self.light, self.refill)

    def _hands(self, s: Beacons) -> Mapping[int, OneOf]:
        return {seat: OneOf(tuple(sorted(set(hand.cards)))) for seat, hand in enumerate(s.hands) if hand.cards}

    @asks(_hands, phase=True, beat=True)
    def light(self, s: Beacons, chance: Chance, events: Events, given: Given) -> None:
        """Reveal all cards; the strongest that is alone wins, the weakest trades."""
        for seat, card in given.items():
            s.discard.append(s.hands[seat].take(card))
            s.lit[seat] = card
            events.tell("lit", seat, card=card)
        order = sorted(given, key=lambda seat: strength(given[seat]))
        weakest, winner = order[0], order[-1]
        if strength(given[order[-2]]) == strength(given[winner]):
            events.tell("tie")
        else:
            s.then((self.spread, winner), (self.lose, weakest), (self.give, winner))

    def _sparks_to_spread(self, s: Beacons, winner: int) -> Mapping[int, Split]:
        return {winner: Split(tuple((wood, MOST_SPARKS) for wood in WOODS), SPARKS * strength(s.lit[winner]))}

    @asks(_sparks_to_spread, phase=True, beat=True)
    def spread(self, s: Beacons, chance: Chance, events: Events, given: Given, winner: int) -> None:
        """Spread twice as many sparks as the card is strong."""
        for wood, count in (split_shares(given[winner]) or {}).items():
            s.sparks[winner][WOODS.index(wood)] += count
            events.tell("spread", winner, wood=wood, count=count)

    @section
    def lose(self, s: Beacons, chance: Chance, events: Events, seat: int) -> None:
        """Trade as planned, if this seat does not want to be asked; what others see of a plan is its card."""
        if seat not in s.silent:
            s.then((self.trade, seat))
        elif (card := s.plans[seat]) and card in s.hands[seat].cards:
            s.plans[seat] = ""
            s.discard.append(s.hands[seat].take(card))
            events.tell("traded", seat, card=card)

    def _cards_to_trade(self, s: Beacons, seat: int) -> Mapping[int, Pick]:
        cards = tuple(sorted(s.hands[seat].cards))
        return {seat: Pick(cards, 1, 2)} if cards else {}

    @asks(_cards_to_trade)
    def trade(self, s: Beacons, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Throw one or two cards away, openly."""
        for card in picked_items(given[seat]):
            s.discard.append(s.hands[seat].take(card))
            events.tell("traded", seat, card=card)

    def _cards_to_give(self, s: Beacons, winner: int) -> Mapping[int, OneOf]:
        cards = tuple(sorted(set(s.hands[winner].cards)))
        return {winner: OneOf(cards)} if cards else {}

    @asks(_cards_to_give)
    def give(self, s: Beacons, chance: Chance, events: Events, given: Given, winner: int) -> None:
        """Pass a card to the left, face down: the giver goes on knowing it."""
        left = (winner + 1) % s.seats
        s.hands[left].add(s.hands[winner].take(given[winner]), 1 << winner)
        events.whisper("gave", winner, [winner, left], {"card": given[winner]})

    @section
    def refill(self, s: Beacons, chance: Chance, events: Events) -> None:
        """Draw up to three cards; a used-up deck is made of the discarded cards."""
        for seat, hand in enumerate(s.hands):
            while len(hand) < HAND:
                if not s.deck.cards:
                    s.deck, s.discard = Zone.of(chance.shuffle(s.discard)), []
                    events.tell("reshuffled")
                hand.add(s.deck.draw())
                events.whisper("drew", seat, [seat], {"card": hand.cards[-1]})

    @section
    def score(self, s: Beacons, chance: Chance, events: Events) -> None:
        """Score sparks, leads and wishes; the best share the victory."""
        s.aims, s.wishes = [str(wish) for wish in s.wishes], [None] * s.seats
        scores = tuple(self._score(s, seat) for seat in range(s.seats))
        for seat, aim in enumerate(s.aims):
            events.tell("final", seat, wood=aim, score=scores[seat])
        self.finish(s, ranked(scores))

    def _score(self, s: Beacons, seat: int) -> int:
        others = [sparks for other, sparks in enumerate(s.sparks) if other != seat]
        led = [wood for wood, mine in enumerate(s.sparks[seat]) if all(mine > sparks[wood] for sparks in others)]
        return sum(s.sparks[seat]) + LEAD * len(led) + WISH * (WOODS.index(s.aims[seat]) in led)

    def wishes(self, seen: Beacons, seat: int) -> OneOf:
        """Offer to be asked or not, and a card to throw away without being asked."""
        cards = sorted(set(seen.hands[seat].cards))
        return OneOf(("ask yes", "ask no", "plan trade none", *(f"plan trade {card}" for card in cards)))

    def wished(self, seen: Beacons, seat: int) -> tuple[str, ...]:
        """Read the setting and the plan; one for a card that went no longer counts."""
        card = seen.plans[seat]
        plan = card if card in seen.hands[seat].cards else "none"
        return "ask no" if seat in seen.silent else "ask yes", f"plan trade {plan}"

    def wish(self, state: Beacons, seat: int, choice: str) -> None:
        """Keep a setting, which is open, or a plan, which is secret."""
        subject, _, value = choice.rpartition(" ")
        if subject == "ask":
            state.silent = sorted({*state.silent, seat} - ({seat} if value == "yes" else set()))
        else:
            state.plans[seat] = "" if value == "none" else value

    def keep_wishes(self, past: Beacons, now: Beacons) -> None:
        """Keep plans for cards that were held there already."""
        past.silent = now.silent[:]
        past.plans = [plan if plan in past.hands[seat].cards else "" for seat, plan in enumerate(now.plans)]

    def supply(self, state: Beacons) -> Mapping[str, list[str]]:
        """Give all seats one supply."""
        return {"cards": CARDS}

    def placed(self, state: Beacons) -> Mapping[str, list[str]]:
        """Find the discarded cards."""
        return {"cards": state.discard}

    def imagine(self, seen: Beacons, rng: random.Random) -> Beacons:
        """Deal the cards, and random wishes and plans to seats whose own are unknown."""
        world = super().imagine(seen, rng)
        for seat, plan in enumerate(seen.plans):
            if plan is None:
                world.plans[seat] = rng.choice(["", *world.hands[seat].cards])
        if not seen.aims:
            world.wishes = [wish or rng.choice(WOODS) for wish in seen.wishes]
        return world
