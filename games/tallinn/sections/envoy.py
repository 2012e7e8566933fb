"""The Emperor's Envoy (Expansion); in German: Der Legat des Kaisers."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf, Pick, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.tallinn.material import FACTIONS, NUMBERS, in_order
from games.tallinn.state import Tallinn


class Envoy(Rules[Tallinn]):
    """Exchange cards before the first round, send the Envoy into a contest and, at the end, to the smallest faction."""

    # Game Setup

    def _hands_to_exchange(self, s: Tallinn) -> Mapping[int, Pick]:
        """Ask everybody for any number of hand cards, in the order in which they go below the deck."""
        return {
            seat: Pick(tuple(in_order(hand.cards)), 0, len(hand), ordered=True) for seat, hand in enumerate(s.hands)
        }

    @asks(_hands_to_exchange, phase=True, beat=True)
    def exchange(self, s: Tallinn, chance: Chance, events: Events, given: Given) -> None:
        """Pay a point per card, put them below the own deck, draw as many; others learn only the number (ruling 4)."""
        for seat, choice in given.items():
            cards = picked_items(choice)
            for card in cards:
                s.decks[seat].add_below(s.hands[seat].take(card), 1 << seat)
            s.paid[seat] = len(cards) * NUMBERS["exchange_price"]
            s.points[seat] -= s.paid[seat]
            events.whisper("exchanged", seat, [seat], {"cards": ", ".join(cards)}, count=len(cards))
            for _ in cards:
                card = s.decks[seat].draw()
                s.hands[seat].add(card)
                events.whisper("drew", seat, [seat], {"card": card})

    # Gameplay Changes

    def _envoys_laid(self, s: Tallinn) -> Mapping[int, OneOf]:
        """Ask the player who has just laid the envoy half for any faction."""
        return {seat: OneOf(FACTIONS) for seat, half in enumerate(s.fresh) if half == s.material.envoy_half}

    @asks(_envoys_laid, phase=True, beat=True)
    def name_faction(self, s: Tallinn, chance: Chance, events: Events, given: Given) -> None:
        """Trigger a contest for the named faction, in which the two envoy symbols count (ruling 5)."""
        for seat, faction in given.items():
            s.contests[seat] = faction
            events.tell("named", seat, faction=faction)

    # Final Scoring

    @section
    def send_envoys(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Add the envoy symbols in a row to its smallest faction, where there is only one."""
        s.envoy_to = [""] * s.seats
        for seat, row in enumerate(s.rows):
            if s.material.envoy_half in row and len(smallest := self._smallest(s, seat)) == 1:
                self._send(s, events, seat, smallest[0])

    def _tied_envoys(self, s: Tallinn) -> Mapping[int, OneOf]:
        """Ask whose smallest factions are tied, all at the same time."""
        return {
            seat: OneOf(self._smallest(s, seat))
            for seat, row in enumerate(s.rows)
            if s.material.envoy_half in row and not s.envoy_to[seat]
        }

    @asks(_tied_envoys, phase=True, beat=True)
    def send_tied_envoys(self, s: Tallinn, chance: Chance, events: Events, given: Given) -> None:
        """Add the envoy symbols to the chosen one of the smallest factions (ruling 7)."""
        for seat, faction in given.items():
            self._send(s, events, seat, faction)

    def _smallest(self, s: Tallinn, seat: int) -> tuple[str, ...]:
        """Name the factions with the fewest symbols in a row, start card included; none at all is fewest, too."""
        symbols = s.strengths(seat)
        return tuple(faction for faction in FACTIONS if symbols[faction] == min(symbols.values()))

    def _send(self, s: Tallinn, events: Events, seat: int, faction: str) -> None:
        s.envoy_to[seat] = faction
        events.tell("envoy-sent", seat, faction=faction)
