"""Spelunke: cards are hired, played and put back; what is planned for them, and who is asked for them.

`Eldermann.plans` holds a seat's card plans as words, one for each kind of card it holds: `sails2 leader;ward1 keep`. A
kind without words has its default: it is kept, a ward is used. `wishing` says when plans are carried out.
"""

from __future__ import annotations

from games.eldermann.material import CITIES, CITY, GOODS, NUMBERS, ORDERS, ROGUES
from games.eldermann.sections.ledger import change_points, deck_of, lay_order, return_order
from games.eldermann.state import DEN, Eldermann
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Zone

STACKS = (1, 2)
NO_CARD = ("no", "rest", "never")
"""Ways to play no card: now, not in this turn, not until the own standing order is changed again."""


def den_of(s: Eldermann, stack: int) -> Zone:
    """Return a stack of the Spelunke."""
    return s.den1 if stack == 1 else s.den2


def hires(s: Eldermann, seat: int) -> list[str]:
    """List the stacks with cards, for Taler or, with `name`, for reputation; one card a turn (E6)."""
    if not s.levels[seat][DEN] or s.bought_card:
        return []
    stacks = [stack for stack in STACKS if den_of(s, stack).cards]
    paid = [f"hire {stack}" for stack in stacks if s.taler[seat] >= stack]
    return paid + [f"hire {stack} name" for stack in stacks if s.points[seat] >= stack]


def hire(s: Eldermann, chance: Chance, events: Events, what: str) -> None:
    """Pay the number of the stack in Taler or in reputation, draw blind (E12, E13)."""
    seat, stack, by_name = s.active, int(what[0]), what.endswith("name")
    if by_name:
        change_points(s, events, seat, -stack)
    else:
        s.taler[seat] -= stack
    s.bought_card = True
    den = den_of(s, stack)
    card = den.take(chance.pick(den.cards))
    s.hand_of(seat, card).add(card)
    events.whisper("hired-name" if by_name else "hired", seat, [seat], {"card": card}, stack=stack)


def spend(s: Eldermann, seat: int, card: str) -> None:
    """Lay a card openly until the end of the turn."""
    s.spent.append(s.hand_of(seat, card).take(card))
    forget_plans(s, seat)


def give_up(s: Eldermann, seat: int, card: str) -> None:
    """Shuffle a card from a hand back into its stack."""
    s.hand_of(seat, card).take(card)
    forget_plans(s, seat)
    shelve(s, card)


def shelve(s: Eldermann, card: str) -> None:
    """Return a card to its stack; cards are drawn at random, so this shuffles it in."""
    den_of(s, ROGUES[card]).add(card)


def bribes(s: Eldermann, card: str) -> list[str]:
    """List what a bribe can do: draw a colour, or replace an order of whose city the deck holds another."""
    if card == "bribe1":
        return [f"bribe1 {good}" for good in GOODS if deck_of(s, good)]
    return [
        f"bribe2 {city.key} {slot}"
        for index, city in enumerate(CITIES)
        for slot in range(1, len(s.orders[index]) + 1)
        if _orders_in_deck(s, index)
    ]


def _orders_in_deck(s: Eldermann, city: int) -> list[str]:
    return [card for card in deck_of(s, CITIES[city].good) if ORDERS[card].city == city]


def bribe(s: Eldermann, chance: Chance, events: Events, card: str, detail: str) -> None:
    """Draw an order of a colour, or set one aside, draw another of its city and shuffle the old one back."""
    if card == "bribe1":
        lay_order(s, chance, events, deck_of(s, detail))
        return
    key, _, slot = detail.partition(" ")
    city = CITY[key]
    old = s.orders[city].pop(int(slot) - 1)
    events.tell("order-returned", card=old)
    lay_order(s, chance, events, _orders_in_deck(s, city))
    return_order(s, old)


# Plans for cards: secret


KEEP, ALL, STRONG = "keep", "all", "strong"


def read_plans(plans: str) -> dict[str, str]:
    """Read the plans of a seat, by kind of card."""
    return dict(plan.split(" ", 1) for plan in plans.split(";")) if plans else {}


def write_plans(plans: dict[str, str]) -> str:
    """Write the plans of a seat; a default needs no words."""
    return ";".join(
        f"{card} {plans[card]}" for card in ROGUES if plans.get(card, default_plan(card)) != default_plan(card)
    )


def default_plan(card: str) -> str:
    """Return the plan of a card for which nothing is planned."""
    return ALL if card.startswith("ward") else KEEP


def plan_of(s: Eldermann, seat: int, card: str) -> str:
    """Return the plan of a seat for a kind of card, as far as this state shows it."""
    return read_plans(s.plans[seat] or "").get(card, default_plan(card))


def set_plan(s: Eldermann, seat: int, card: str, plan: str) -> None:
    """Keep a plan."""
    s.plans[seat] = write_plans({**read_plans(s.plans[seat] or ""), card: plan})


def forget_plans(s: Eldermann, seat: int) -> None:
    """Drop plans for cards that are no longer held."""
    if plans := s.plans[seat]:
        held = s.rogues_of(seat)
        s.plans[seat] = write_plans({card: plan for card, plan in read_plans(plans).items() if card in held})


# Who is asked for cards: public settings, and the stacks of the cards that are held


CURSE, VOYAGE, FIGHT, WARD = "curse", "voyage", "fight", "ward"
WINDOWS = (CURSE, VOYAGE, FIGHT, WARD)
"""Moments for a card: before the event, before the ship moves, in a fight, and when one is played against oneself."""
NO, LEADER, AHEAD, AS_ALWAYS = "no", "leader", "ahead", "as-always"
NOT_ASKED = [NO, *[AS_ALWAYS] * len(WINDOWS)]
"""The setting of a new seat: one for all windows, then what differs in each."""
OLD_ORDERS = {"ask": ALL, "leader": LEADER, "never": NO}
"""Standing orders for cards up to rules version 3; seats that could ward were asked all the same."""
SEAT = "seat-"


def seat_value(seat: int) -> str:
    """Write a seat as the value of a wish."""
    return f"{SEAT}{seat + 1}"


def aims_at(s: Eldermann, seat: int, target: str, victim: int) -> bool:
    """Tell whether a setting or a plan of a seat is for this victim, by public facts."""
    if target == LEADER:
        return s.points[victim] == max(s.points)
    if target == AHEAD:
        return s.points[victim] >= s.points[seat]
    return target in (ALL, seat_value(victim))


def setting(s: Eldermann, seat: int, window: str) -> str:
    """Return the setting that says against which seats a seat is asked in a window."""
    always, *own = s.watch[seat]
    value = own[WINDOWS.index(window)]
    return always if value == AS_ALWAYS else value


def settings_of_order(order: str, *, wards: bool = True) -> list[str]:
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
        return tuple(choice for card in kinds for choice in _playable_on_voyage(s, card))
    return tuple(card for card in kinds if card.startswith("curse" if window == CURSE else "guns"))


def _playable_on_voyage(s: Eldermann, card: str) -> list[str]:
    """List what a card can do before the ship moves."""
    kind = card.rstrip("12")
    if kind == "bribe":
        return bribes(s, card)
    possible = {"sails": s.movement > 0, "thugs": may_hire_thugs(s), "siege": True}
    return [card] if possible.get(kind) else []
