"""Spelunke: cards played by inactive players against the active one.

Who is asked follows from public facts alone: how many cards of each stack a seat holds, when it wants to be asked, and
whether it has said that it rests for this turn. All are asked at once. For a seat that is not asked, its plans decide;
they are worked out as the window opens. Answers and plans count together: clockwise, the first card (E14).
"""

from __future__ import annotations

from collections.abc import Mapping

from games.eldermann.material import NUMBERS, ROGUES, SIEGE
from games.eldermann.sections.combat import Combat
from games.eldermann.sections.events import turn_arrow
from games.eldermann.sections.spelunke import (
    CURSE,
    FIGHT,
    NO_CARD,
    VOYAGE,
    bribe,
    give_up,
    holders,
    is_asked,
    is_asked_to_ward,
    may_ward,
    playable,
    settings_of_order,
    spend,
    wards,
)
from games.eldermann.sections.wishing import lay_ready, parried
from games.eldermann.state import Eldermann
from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Step
from games.kernel.visibility import view


class Rogues(Rules[Eldermann]):
    """Open three windows for cards, let the active seat ward them off, carry them out."""

    # After the arrow is set, before the event

    @section
    def open_curse(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Open the window for curses, which are in the first stack."""
        self._open(s, events, CURSE, self.curse_window)

    def _seats_to_curse(self, s: Eldermann, *seats: int) -> Mapping[int, OneOf]:
        return _answers(s, CURSE, seats)

    @asks(_seats_to_curse)
    def curse_window(self, s: Eldermann, chance: Chance, events: Events, given: Given, *seats: int) -> None:
        """Let a curse turn the arrow one sector further."""
        self._play_first(s, events, given)

    # After the event, before the ship moves

    @section
    def open_voyage(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Let the orders for raids come into force that routes follow from, then open the window before a voyage."""
        s.raid_stance, s.ambushes = list(s.raid_wish), [list(order) for order in s.ambush_wish]
        self._open(s, events, VOYAGE, self.card_window)

    def _seats_to_scheme(self, s: Eldermann, *seats: int) -> Mapping[int, OneOf]:
        return _answers(s, VOYAGE, seats)

    @asks(_seats_to_scheme)
    def card_window(self, s: Eldermann, chance: Chance, events: Events, given: Given, *seats: int) -> None:
        """Let a card slow the ship, hire thugs, bribe or block the harbours."""
        self._play_first(s, events, given)

    # In a fight, before the dice

    @section
    def open_fight(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Open the window for sabotage, if the active seat has cannons that count."""
        self._open(s, events, FIGHT, self.guns_window)

    def _seats_to_sabotage(self, s: Eldermann, *seats: int) -> Mapping[int, OneOf]:
        return _answers(s, FIGHT, seats)

    @asks(_seats_to_sabotage)
    def guns_window(self, s: Eldermann, chance: Chance, events: Events, given: Given, *seats: int) -> None:
        """Let a card sabotage cannons of the active seat for this turn."""
        self._play_first(s, events, given)

    # One card a turn

    def _open(self, s: Eldermann, events: Events, window: str, ask: Step) -> None:
        """Ask the seats that the settings name; work out the plans of all others now, to count with the answers."""
        asked = [seat for seat in holders(s, window) if is_asked(s, seat, window)]
        lay_ready(s, window, asked)
        if asked:
            s.then((ask, *asked))
        else:
            self._play_first(s, events, {})

    def _play_first(self, s: Eldermann, events: Events, given: Given) -> None:
        """Play the first card, clockwise, by answer or by plan; the others keep theirs."""
        _let_rest(s, events, given)
        ready, s.ready = s.ready, [""] * s.seats
        for seat in s.clockwise(s.active):
            choice = given.get(seat) or ready[seat] or "no"
            if choice not in NO_CARD:
                card, _, detail = choice.partition(" ")
                s.haunted = True
                spend(s, seat, card)
                events.tell("rogue", seat, card=card, victim=s.active, detail=detail)
                s.then((self.parry, card), (self.strike, seat, card, detail))
                return

    @section
    def parry(self, s: Eldermann, chance: Chance, events: Events, card: str) -> None:
        """Ask the active seat, if it wants that and could ward the card off by its backs; else follow its plan."""
        if not may_ward(s, card):
            return
        if is_asked_to_ward(s, s.active):
            s.then((self.ward, card))
        elif ward := parried(view(s, s.active), s.active, card):
            _ward_off(s, events, ward)

    def _wards(self, s: Eldermann, card: str) -> Mapping[int, OneOf]:
        return {s.active: OneOf(("no", *wards(s, s.active, card)))}

    @asks(_wards)
    def ward(self, s: Eldermann, chance: Chance, events: Events, given: Given, card: str) -> None:
        """Cancel the card; the turn's one card is used up all the same (E11)."""
        if given[s.active] != "no":
            _ward_off(s, events, given[s.active])

    @section
    def strike(self, s: Eldermann, chance: Chance, events: Events, seat: int, card: str, detail: str) -> None:
        """Carry a card out."""
        kind, power = card.rstrip("12"), ROGUES[card]
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
        """Ask a player with a fourth card which one goes back."""
        seat = s.active
        over = s.cards_held(seat) > NUMBERS["hand_limit"]
        return {seat: OneOf(tuple(dict.fromkeys(s.rogues_of(seat))))} if over else {}

    @asks(_hand_over_limit)
    def discard(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Shuffle a card back into the stack of its number."""
        seat, card = s.active, given[s.active]
        give_up(s, seat, card)
        events.whisper("discarded", seat, [seat], {}, stack=ROGUES[card])


def _answers(s: Eldermann, window: str, seats: tuple[int, ...]) -> Mapping[int, OneOf]:
    """Offer each asked seat what its cards can do; others see which seats are asked, not what they are offered."""
    return {seat: OneOf(NO_CARD + playable(s, seat, window)) for seat in seats}


def _ward_off(s: Eldermann, events: Events, ward: str) -> None:
    """Take the card that would strike next from the agenda."""
    spend(s, s.active, ward)
    s.agenda.pop()
    events.tell("warded", s.active, card=ward)


def _let_rest(s: Eldermann, events: Events, given: Given) -> None:
    """Note the seats that play no more cards in this turn, and those that no longer want to be asked."""
    s.resting += [seat for seat, choice in given.items() if choice == "rest"]
    for seat in [seat for seat, choice in given.items() if choice == "never"]:
        s.watch[seat] = settings_of_order("never", wards=is_asked_to_ward(s, seat))
        events.tell("stance-cards", seat, stance="never")
