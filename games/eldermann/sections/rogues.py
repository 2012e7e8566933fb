"""Spelunke: cards played by inactive players against the active one.

Who is asked follows from public facts alone: how many cards of each stack a seat holds, its standing order, and
whether it has said that it rests for this turn. All are asked at once; clockwise, the first card counts.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.eldermann.ledger import deck_of, lay_order, return_order
from games.eldermann.material import CITIES, GOODS, NUMBERS, ORDERS, ROGUES, SECTORS, SIEGE
from games.eldermann.sections.ending import Ending
from games.eldermann.state import Eldermann
from games.kernel.agenda import Given, asks, section
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events

NO_CARD = ("no", "rest", "never")
"""Ways to play no card: now, not in this turn, not until the own standing order is changed again."""
WARDS = ("ward1", "ward2")


class Rogues(Ending):
    """Ask for cards in three windows, let the active seat ward them off, carry them out."""

    def _watching(self, s: Eldermann) -> list[int]:
        """List the seats whose cards could matter, clockwise from the active seat's left (E14)."""
        if s.haunted:
            return []
        return [
            seat
            for seat in s.clockwise(s.active)
            if s.cards_held(seat) and self._wants_cards(s, seat) and seat not in s.resting
        ]

    def _wants_cards(self, s: Eldermann, seat: int) -> bool:
        """Follow the standing order: `leader` is asked only while the active seat has most points."""
        stance = s.rogue_stance[seat]
        return stance == "ask" or (stance == "leader" and s.points[s.active] == max(s.points))

    # After the arrow is set, before the event

    def _cursing(self, s: Eldermann) -> Mapping[int, OneOf]:
        """Ask all who hold a card of the first stack, where the curses are."""
        return {
            seat: OneOf((*NO_CARD, "curse") if "curse" in s.hand1[seat].cards else NO_CARD)
            for seat in self._watching(s)
            if s.hand1[seat].cards
        }

    @asks(_cursing, phase=False)
    def curse_window(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Let a curse turn the arrow one sector further."""
        self._play_first(s, events, given)

    # After the event, before the ship moves

    def _scheming(self, s: Eldermann) -> Mapping[int, OneOf]:
        """Ask all who hold cards."""
        return {seat: OneOf(NO_CARD + self._schemes(s, seat)) for seat in self._watching(s)}

    def _schemes(self, s: Eldermann, seat: int) -> tuple[str, ...]:
        found: list[str] = []
        for card in dict.fromkeys(s.rogues_of(seat)):
            if card.startswith(("sails", SIEGE)) or (card.startswith("thugs") and self._can_hire(s)):
                found.append(card)
            elif card.startswith("bribe"):
                found += self.bribes(s, card)
        return tuple(found)

    def _can_hire(self, s: Eldermann) -> bool:
        """Thugs need a victim that is not safe; by option one of pirate rank (E10)."""
        return not s.safe and (s.options["thugs"] == "any" or s.points[s.active] >= NUMBERS["pirate_rank"])

    def bribes(self, s: Eldermann, card: str) -> list[str]:
        """List what a bribe can do: draw a colour, or replace an order of whose city the deck holds another."""
        if card == "bribe1":
            return [f"bribe1 {good}" for good in GOODS if deck_of(s, good)]
        return [
            f"bribe2 {city.key} {slot}"
            for index, city in enumerate(CITIES)
            for slot in range(1, len(s.orders[index]) + 1)
            if any(ORDERS[order].city == index for order in deck_of(s, city.good))
        ]

    @asks(_scheming, phase=False)
    def card_window(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Let a card slow the ship, hire thugs, bribe or block the harbours."""
        self._play_first(s, events, given)

    # In a fight, before the dice

    def _sabotaging(self, s: Eldermann) -> Mapping[int, OneOf]:
        """Ask all who hold cards, if the active seat has cannons that count."""
        if s.guns[s.active] <= s.sabotage:
            return {}
        return {
            seat: OneOf(NO_CARD + tuple(card for card in dict.fromkeys(s.rogues_of(seat)) if card[:4] == "guns"))
            for seat in self._watching(s)
        }

    @asks(_sabotaging, phase=False)
    def guns_window(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Let a card sabotage cannons of the active seat for this turn."""
        self._play_first(s, events, given)

    # One card a turn

    def _play_first(self, s: Eldermann, events: Events, given: Given) -> None:
        """Play the first card, clockwise; the others keep theirs."""
        s.resting += [seat for seat, choice in given.items() if choice == "rest"]
        for seat in [seat for seat, choice in given.items() if choice == "never"]:
            s.rogue_stance[seat] = "never"
            events.tell("stance-cards", seat, stance="never")
        for seat in s.clockwise(s.active):
            choice = given.get(seat, "no")
            if choice not in NO_CARD:
                card, _, detail = choice.partition(" ")
                s.haunted = True
                self.spend(s, seat, card)
                events.tell("rogue", seat, card=card, victim=s.active, detail=detail)
                s.then((self.ward, card), (self.strike, seat, card, detail))
                return

    def spend(self, s: Eldermann, seat: int, card: str) -> None:
        """Lay a card openly until the end of the turn."""
        s.spent.append(s.hand_of(seat, card).take(card))

    def _warding(self, s: Eldermann, card: str) -> Mapping[int, OneOf]:
        """Ask the active seat if it holds a card of a stack that could ward this one off."""
        strong = s.hand2[s.active].cards
        weak = s.hand1[s.active].cards if ROGUES[card].stack == 1 else []
        if not strong and not weak:
            return {}
        wards = tuple(ward for ward in WARDS if ward in (*weak, *strong))
        return {s.active: OneOf(("no", *wards))}

    @asks(_warding, phase=False)
    def ward(self, s: Eldermann, chance: Chance, events: Events, given: Given, card: str) -> None:
        """Cancel the card; the turn's one card is used up all the same (E11)."""
        if given[s.active] != "no":
            self.spend(s, s.active, given[s.active])
            s.agenda.pop()  # the card does not strike
            events.tell("warded", s.active, card=given[s.active])

    @section
    def strike(self, s: Eldermann, chance: Chance, events: Events, seat: int, card: str, detail: str) -> None:
        """Carry a card out."""
        kind, power = card.rstrip("12"), ROGUES[card].stack
        if kind == "curse":
            s.arrow = (s.arrow + 1) % len(SECTORS)
        elif kind == "sails":
            s.movement = max(0, s.movement - power)
        elif kind == "guns":
            s.sabotage += power
        elif kind == SIEGE:
            s.blockaded = True
        elif kind == "bribe":
            self.bribe(s, chance, events, card, detail)
        else:
            s.agenda.append(["fight_pirates", power, seat, 1])

    def bribe(self, s: Eldermann, chance: Chance, events: Events, card: str, detail: str) -> None:
        """Draw an order of a colour, or set one aside, draw another of its city and shuffle the old one back."""
        if card == "bribe1":
            lay_order(s, chance, events, deck_of(s, detail))
            return
        key, _, slot = detail.partition(" ")
        index = next(place for place, city in enumerate(CITIES) if city.key == key)
        old = s.orders[index].pop(int(slot) - 1)
        events.tell("order-returned", card=old)
        lay_order(s, chance, events, [c for c in deck_of(s, CITIES[index].good) if ORDERS[c].city == index])
        return_order(s, old)
