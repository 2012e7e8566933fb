"""Who is asked for Spelunke cards: public settings, and the stacks of the cards that are held."""

from __future__ import annotations

from games.eldermann.material import GOODS, NUMBERS, ROGUES
from games.eldermann.sections.ledger import deck_of
from games.eldermann.sections.spelunke import bribes
from games.eldermann.state import Eldermann

CURSE, VOYAGE, FIGHT, WARD = "curse", "voyage", "fight", "ward"
WINDOWS = (CURSE, VOYAGE, FIGHT, WARD)
"""Moments for a card: before the event, before the ship moves, in a fight, and when one is played against oneself."""
NO, LEADER, AHEAD, ALL, AS_ALWAYS = "no", "leader", "ahead", "all", "as-always"
NOT_ASKED = [NO, *[AS_ALWAYS] * len(WINDOWS)]
"""The setting of a new seat: one for all windows, then what differs in each."""
OLD_ORDERS = {"ask": ALL, "leader": LEADER, "never": NO}
"""Standing orders for cards up to rules version 3; who could ward was asked all the same."""
SEAT = "seat-"


def seat_value(seat: int) -> str:
    """Write a seat as the value of a wish."""
    return f"{SEAT}{seat + 1}"


def aims_at(s: Eldermann, seat: int, whom: str, victim: int) -> bool:
    """Tell whether a setting or a plan of a seat is for this victim, by public facts."""
    if whom == LEADER:
        return s.points[victim] == max(s.points)
    if whom == AHEAD:
        return s.points[victim] >= s.points[seat]
    return whom in (ALL, seat_value(victim))


def setting(s: Eldermann, seat: int, window: str) -> str:
    """Return against whom a seat is asked in a window."""
    always, *own = s.watch[seat]
    value = own[WINDOWS.index(window)]
    return always if value == AS_ALWAYS else value


def watched(order: str, *, wards: bool = True) -> list[str]:
    """Return the settings that a standing order of rules version 3 stands for, and whether to ask for a ward."""
    return [OLD_ORDERS[order], *[AS_ALWAYS] * (len(WINDOWS) - 1), ALL if wards else NO]


def stacks_in_play(s: Eldermann, window: str) -> tuple[int, ...]:
    """List the stacks with a kind of card that could be played in a window, by public facts."""
    if window == CURSE:
        return (1,)
    if window == FIGHT:
        return (1, 2) if s.guns[s.active] > s.sabotage else ()
    if s.movement or may_hire_thugs(s):
        return (1, 2)
    first = (1,) if any(deck_of(s, good) for good in GOODS) else ()
    return (*first, 2) if s.options["blockade"] == "on" or bribes(s, "bribe2") else first


def holders(s: Eldermann, window: str) -> list[int]:
    """List the seats that could hold a card for a window, clockwise from the active seat's left (E14).

    It follows from how many cards of each stack they hold. After one card against the active seat there are none.
    """
    stacks = () if s.haunted else stacks_in_play(s, window)
    held = {1: s.hand1, 2: s.hand2}
    others = [seat for seat in s.clockwise(s.active) if seat not in s.resting]
    return [seat for seat in others if any(held[stack][seat].cards for stack in stacks)]


def is_asked(s: Eldermann, seat: int, window: str) -> bool:
    """Tell whether a seat has said that it wants to be asked in a window against the active seat."""
    return aims_at(s, seat, setting(s, seat, window), s.active)


def is_asked_to_ward(s: Eldermann, seat: int) -> bool:
    """Tell whether a seat wants to be asked before a card strikes it."""
    return setting(s, seat, WARD) != NO


def may_ward(s: Eldermann, card: str) -> bool:
    """Tell whether the active seat holds a card of a stack that could ward this one off; public."""
    return bool(s.hand2[s.active].cards or (ROGUES[card] == 1 and s.hand1[s.active].cards))


def wards(s: Eldermann, seat: int, card: str) -> tuple[str, ...]:
    """List the kinds of cards in a hand that ward a card off, the weakest first (E7)."""
    strong = ("ward1", "ward2") if ROGUES[card] == 1 else ("ward2",)
    return tuple(ward for ward in strong if ward in s.rogues_of(seat))


def may_hire_thugs(s: Eldermann) -> bool:
    """Tell whether thugs have a victim: one that is not safe; by option one of pirate rank (E10)."""
    return not s.safe and (s.options["thugs"] == "any" or s.points[s.active] >= NUMBERS["pirate_rank"])


def playable(s: Eldermann, seat: int, window: str) -> tuple[str, ...]:
    """List what the cards of a seat can do in a window."""
    kinds = dict.fromkeys(s.rogues_of(seat))
    if window == VOYAGE:
        return tuple(choice for card in kinds for choice in _schemes(s, card))
    return tuple(card for card in kinds if card.startswith("curse" if window == CURSE else "guns"))


def _schemes(s: Eldermann, card: str) -> list[str]:
    """List what a card can do before the ship moves."""
    kind = card.rstrip("12")
    if kind == "bribe":
        return bribes(s, card)
    possible = {"sails": s.movement > 0, "thugs": may_hire_thugs(s), "siege": True}
    return [card] if possible.get(kind) else []
