"""1. Planungsphase and 2. Ereignisphase: sailing cards turn the arrow of the disc, and its sector is carried out."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from games.eldermann.material import CITIES, GOODS, OUTPORT
from games.eldermann.sections.combat import Combat, is_prey, right_neighbour
from games.eldermann.sections.ledger import deck_of, deliver, end_unelected, lay_order, missing_for
from games.eldermann.sections.shapes import Course, course
from games.eldermann.state import KONTOR, Eldermann
from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf, Pick, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events

NAMES = tuple(str(card) for card in range(10))


CARDS_READ = 200
"""Choices of sailing cards that are remembered as numbers: all that can be laid."""


@functools.lru_cache(CARDS_READ)
def read_cards(choice: str) -> tuple[int, int]:
    """Return the moves of the sailing cards in a choice, and by how many sectors it turns the arrow."""
    laid, _, turn = choice.partition(" ")
    cards = [int(card) for card in picked_items(laid)]
    return sum(cards), len(cards) + bool(turn)


def steers(s: Eldermann) -> bool:
    """Tell whether the active seat is a navigator who says with the cards whether the arrow turns further (B4)."""
    return s.roles[s.active] == "navigator" and ["navigate"] not in s.agenda


class Planning(Rules[Eldermann]):
    """Lay sailing cards."""

    def _cards_to_lay(self, s: Eldermann) -> Mapping[int, Pick | Course]:
        """Ask the active seat for none to two of its cards, three with the university; a navigator also for a turn."""
        seat = s.active
        cards = Pick(tuple([NAMES[card] for card in s.sailing_cards(seat)]), 0, s.most_cards(seat))
        return {seat: course(cards) if steers(s) else cards}

    @asks(_cards_to_lay, phase=True, beat=True)
    def plan(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Lay the cards: their sum is the most moves, their number turns the arrow."""
        cards, _, turn = given[s.active].partition(" ")
        s.laid = [int(card) for card in picked_items(cards)]
        s.movement = sum(s.laid)
        turn_arrow(s, len(s.laid))
        if s.laid:
            events.tell("planned", s.active, cards=" + ".join(map(str, s.laid)), moves=s.movement)
        else:
            events.tell("planned-none", s.active)
        if turn:
            turn_arrow(s, 1)
            events.tell("navigated", s.active)


class EventPhase(Rules[Eldermann]):
    """Carry out the sector under the arrow."""

    def _navigator(self, s: Eldermann) -> Mapping[int, OneOf]:
        """Ask a navigator whose cards were asked for alone: up to rules version 6 (B4)."""
        return {s.active: OneOf(("stay", "turn"))} if s.roles[s.active] == "navigator" else {}

    @asks(_navigator)
    def navigate(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Turn the arrow one sector further, or leave it."""
        if given[s.active] == "turn":
            turn_arrow(s, 1)
            events.tell("navigated", s.active)

    @section
    def resolve_event(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Carry out the sector; with no cards laid it is the same one again (B3)."""
        s.event = s.arrow
        kind, *what = s.material.sectors[s.arrow]
        if kind == "order":
            _draw_order(s, chance, events, what[0])
        elif kind == "storm":
            _slow(s, events, int(what[0]))
        elif kind == "goods":
            for good in what:
                _bring(s, events, good)
        elif is_prey(s):
            s.then((Combat.fight_pirates, int(what[0]), right_neighbour(s), 0))
        else:
            events.tell("pirates-passed", s.active, strength=int(what[0]))

    @section
    def deliver_grand(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Bring a good to the Grand Kontor in every own event phase."""
        if s.levels[s.active][KONTOR] == 2:
            deliver(s, events, s.active)

    # Besondere Regeln: too few orders at the start of a round

    @section
    def refill_orders(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Lay one order of the next colour on the disc if fewer are open than there are players (B11)."""
        if s.open_orders < s.seats:
            _draw_order(s, chance, events, next_order(s))


def _draw_order(s: Eldermann, chance: Chance, events: Events, good: str) -> None:
    """Lay an order of this colour; with none left the game is over (G6)."""
    deck = deck_of(s, good)
    if deck:
        lay_order(s, chance, events, deck)
    else:
        end_unelected(s, events, "empty")


def _slow(s: Eldermann, events: Events, strength: int) -> None:
    """Slow the ship in a storm; a captain loses one less, which never harms, so nobody is asked (B5)."""
    loss = min(s.movement, max(0, strength - s.material.softens * (s.roles[s.active] == "captain")))
    s.movement -= loss
    events.tell("storm", s.active, loss=loss, moves=s.movement)


def _bring(s: Eldermann, events: Events, good: str) -> None:
    """Bring a good to the harbour of its colour; in a full one, or without supply, it is lost (B8)."""
    city, missing = OUTPORT[good], missing_for(s, good)
    if missing:
        events.tell("goods-lapsed", good=good, city=CITIES[city].key, missing=missing)
    else:
        s.supply[GOODS.index(good)] -= 1
        s.harbour[city].append(good)
        events.tell("goods-came", good=good, city=CITIES[city].key)


# The disc


def turn_arrow(s: Eldermann, steps: int) -> None:
    """Turn the arrow clockwise."""
    s.arrow = place_ahead(s, steps)


def place_ahead(s: Eldermann, steps: int) -> int:
    """Return the place of the sector so many steps ahead of the arrow."""
    return (s.arrow + steps) % len(s.material.sectors)


def sector_ahead(s: Eldermann, steps: int) -> tuple[str, ...]:
    """Return the sector so many steps ahead of the arrow."""
    sectors = s.material.sectors
    return sectors[(s.arrow + steps) % len(sectors)]


def next_order(s: Eldermann) -> str:
    """Name the colour of the next order sector, the one under the arrow first."""
    ahead = [sector_ahead(s, steps) for steps in range(len(s.material.sectors))]
    return next(good for kind, good, *_ in ahead if kind == "order")
