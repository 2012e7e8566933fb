"""Spelunke: cards played by inactive players against the active one.

Who is asked follows from public facts alone: how many cards of each stack a seat holds, its standing order, and
whether it has said that it rests for this turn. All are asked at once; clockwise, the first card counts.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.eldermann.disc import turn_arrow
from games.eldermann.material import NUMBERS, ROGUES, SIEGE
from games.eldermann.sections.combat import Combat
from games.eldermann.spelunke import NO_CARD, bribe, bribes, shelve, spend
from games.eldermann.state import Eldermann
from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events

WARDS = ("ward1", "ward2")


class Rogues(Rules[Eldermann]):
    """Ask for cards in three windows, let the active seat ward them off, carry them out."""

    # After the arrow is set, before the event

    def _seats_to_curse(self, s: Eldermann) -> Mapping[int, OneOf]:
        """Ask all who hold a card of the first stack, where the curses are."""
        return {
            seat: OneOf((*NO_CARD, "curse") if "curse" in s.hand1[seat].cards else NO_CARD)
            for seat in _watchers(s)
            if s.hand1[seat].cards
        }

    @asks(_seats_to_curse, phase=False)
    def curse_window(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Let a curse turn the arrow one sector further."""
        self._play_first(s, events, given)

    # After the event, before the ship moves

    def _seats_to_scheme(self, s: Eldermann) -> Mapping[int, OneOf]:
        """Ask all who hold cards."""
        return {seat: OneOf(NO_CARD + _schemes(s, seat)) for seat in _watchers(s)}

    @asks(_seats_to_scheme, phase=False)
    def card_window(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Let a card slow the ship, hire thugs, bribe or block the harbours."""
        self._play_first(s, events, given)

    # In a fight, before the dice

    def _seats_to_sabotage(self, s: Eldermann) -> Mapping[int, OneOf]:
        """Ask all who hold cards, if the active seat has cannons that count."""
        if s.guns[s.active] <= s.sabotage:
            return {}
        return {
            seat: OneOf(NO_CARD + tuple(card for card in dict.fromkeys(s.rogues_of(seat)) if card.startswith("guns")))
            for seat in _watchers(s)
        }

    @asks(_seats_to_sabotage, phase=False)
    def guns_window(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Let a card sabotage cannons of the active seat for this turn."""
        self._play_first(s, events, given)

    # One card a turn

    def _play_first(self, s: Eldermann, events: Events, given: Given) -> None:
        """Play the first card, clockwise; the others keep theirs."""
        _let_rest(s, events, given)
        for seat in s.clockwise(s.active):
            choice = given.get(seat, "no")
            if choice not in NO_CARD:
                card, _, detail = choice.partition(" ")
                s.haunted = True
                spend(s, seat, card)
                events.tell("rogue", seat, card=card, victim=s.active, detail=detail)
                s.then((self.ward, card), (self.strike, seat, card, detail))
                return

    def _wards(self, s: Eldermann, card: str) -> Mapping[int, OneOf]:
        """Ask the active seat if it holds a card of a stack that could ward this one off."""
        strong = s.hand2[s.active].cards
        weak = s.hand1[s.active].cards if ROGUES[card].stack == 1 else []
        if not strong and not weak:
            return {}
        wards = tuple(ward for ward in WARDS if ward in (*weak, *strong))
        return {s.active: OneOf(("no", *wards))}

    @asks(_wards, phase=False)
    def ward(self, s: Eldermann, chance: Chance, events: Events, given: Given, card: str) -> None:
        """Cancel the card; the turn's one card is used up all the same (E11)."""
        if given[s.active] != "no":
            spend(s, s.active, given[s.active])
            s.agenda.pop()  # the card does not strike
            events.tell("warded", s.active, card=given[s.active])

    @section
    def strike(self, s: Eldermann, chance: Chance, events: Events, seat: int, card: str, detail: str) -> None:
        """Carry a card out."""
        kind, power = card.rstrip("12"), ROGUES[card].stack
        if kind == "curse":
            turn_arrow(s, 1)
        elif kind == "sails":
            s.movement = max(0, s.movement - power)
        elif kind == "guns":
            s.sabotage += power
        elif kind == SIEGE:
            s.blockaded = True
        elif kind == "bribe":
            bribe(s, chance, events, card, detail)
        else:
            s.then((Combat.fight_pirates, power, seat, 1))

    # After a card was hired

    def _hand_over_limit(self, s: Eldermann) -> Mapping[int, OneOf]:
        """Ask who holds a fourth card which goes back."""
        seat = s.active
        over = s.cards_held(seat) > NUMBERS["hand_limit"]
        return {seat: OneOf(tuple(dict.fromkeys(s.rogues_of(seat))))} if over else {}

    @asks(_hand_over_limit, phase=False)
    def discard(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Shuffle a card back into the stack of its number."""
        seat, card = s.active, given[s.active]
        s.hand_of(seat, card).take(card)
        shelve(s, card)
        events.whisper("discarded", seat, [seat], {}, stack=ROGUES[card].stack)


def _watchers(s: Eldermann) -> list[int]:
    """List the seats whose cards could matter, clockwise from the active seat's left (E14)."""
    if s.haunted:
        return []
    others = s.clockwise(s.active)
    return [seat for seat in others if s.cards_held(seat) and _wants_cards(s, seat) and seat not in s.resting]


def _wants_cards(s: Eldermann, seat: int) -> bool:
    """Follow the standing order: `leader` is asked only while the active seat has most points."""
    stance = s.rogue_stance[seat]
    return stance == "ask" or (stance == "leader" and s.points[s.active] == max(s.points))


def _schemes(s: Eldermann, seat: int) -> tuple[str, ...]:
    """List what the cards of a seat can do before the ship moves."""
    found: list[str] = []
    for card in dict.fromkeys(s.rogues_of(seat)):
        if card.startswith(("sails", SIEGE)) or (card.startswith("thugs") and _may_hire_thugs(s)):
            found.append(card)
        elif card.startswith("bribe"):
            found += bribes(s, card)
    return tuple(found)


def _may_hire_thugs(s: Eldermann) -> bool:
    """Thugs need a victim that is not safe; by option one of pirate rank (E10)."""
    return not s.safe and (s.options["thugs"] == "any" or s.points[s.active] >= NUMBERS["pirate_rank"])


def _let_rest(s: Eldermann, events: Events, given: Given) -> None:
    """Note who plays no more cards in this turn, and give the standing order of whoever never wants to."""
    s.resting += [seat for seat, choice in given.items() if choice == "rest"]
    for seat in [seat for seat, choice in given.items() if choice == "never"]:
        s.rogue_stance[seat] = "never"
        events.tell("stance-cards", seat, stance="never")
