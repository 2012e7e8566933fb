"""What a seat may wish at any time: plans for its Spelunke cards, when it is asked for them, and orders for raids.

Plans are carried out here too, judged from the view of the seat that holds the cards.
"""

from __future__ import annotations

import random

from games.eldermann.material import CITY, GOODS, ROGUES
from games.eldermann.sections.combat import RAID_STANCES, guns_of
from games.eldermann.sections.events import sector_ahead
from games.eldermann.sections.sailing import PARTS, ambush_values
from games.eldermann.sections.spelunke import (
    AHEAD,
    ALL,
    AS_ALWAYS,
    CURSE,
    FIGHT,
    KEEP,
    LEADER,
    NO,
    STRONG,
    VOYAGE,
    WARD,
    WINDOWS,
    aims_at,
    forget_plans,
    holders,
    plan_of,
    playable,
    seat_value,
    set_plan,
    wards,
)
from games.eldermann.state import Eldermann
from games.kernel.agenda import Rules
from games.kernel.ask import OneOf
from games.kernel.errors import NotOffered
from games.kernel.visibility import fill_zones, view


class Wishing(Rules[Eldermann]):
    """Say what may be wished, keep it, and imagine what others have planned."""

    def wishes(self, seen: Eldermann, seat: int) -> OneOf | None:
        """Return the plans for its cards, the settings and the orders that a seat may wish, until the game is over."""
        if seen.over or not seen.watch:
            return None
        subjects = offered_wishes(seen, seat)
        return OneOf(tuple(f"{subject} {value}" for subject, values in subjects.items() for value in values))

    def wished(self, seen: Eldermann, seat: int) -> tuple[str, ...]:
        """Return what stands."""
        return tuple(f"{subject} {value}" for subject, value in standing_wishes(seen, seat).items())

    def wish(self, state: Eldermann, seat: int, choice: str) -> None:
        """Keep a wish; it counts from the next window on."""
        keep_wish(state, seat, choice)

    def keep_wishes(self, past: Eldermann, now: Eldermann) -> None:
        """Write the wishes of now into the past, less the plans for cards that are not held there."""
        keep_all_wishes(past, now)

    def why_not_wish(self, seen: Eldermann, seat: int, choice: str) -> NotOffered:
        """Tell a card that is not held from what cannot be set."""
        return why_not_wish(seen, seat, choice)

    def imagine(self, seen: Eldermann, rng: random.Random) -> Eldermann:
        """Deal the unseen cards, and give their holders plans."""
        world = fill_zones(self, seen, rng)
        imagine_plans(world, rng)
        return world


PLAN, ASKED, RAIDS, AMBUSH, CARDS = "plan", "asked", "raids", "ambush", "cards"
SETTINGS = (CARDS, *WINDOWS)
"""What is set of when a seat is asked, in the order of `Eldermann.watch`: for all windows, then what differs."""
ASKS = {"curse_window": CURSE, "card_window": VOYAGE, "guns_window": FIGHT}
"""The windows by the sections that ask in them."""


def offered_wishes(seen: Eldermann, seat: int) -> dict[str, list[str]]:
    """List the values of each subject that a seat can wish, from its view."""
    values = {f"{PLAN} {card}": plans_for(seen, seat, card) for card in _kinds(seen, seat)}
    settings = [NO, LEADER, ALL, *_victims(seen, seat)]
    values[f"{ASKED} {CARDS}"] = [NO, LEADER, ALL]
    values |= {f"{ASKED} {window}": [AS_ALWAYS, *([NO, ALL] if window == WARD else settings)] for window in WINDOWS}
    values |= {f"{AMBUSH} {part}": found for part, found in ambush_values(seen, seat).items()}
    return {**values, RAIDS: list(RAID_STANCES)}


def standing_wishes(seen: Eldermann, seat: int) -> dict[str, str]:
    """Return the value that stands for each subject."""
    values = {f"{PLAN} {card}": plan_of(seen, seat, card) for card in _kinds(seen, seat)}
    values |= {f"{ASKED} {what}": now for what, now in zip(SETTINGS, seen.watch[seat], strict=True)}
    values |= {f"{AMBUSH} {part}": now for part, now in zip(PARTS, seen.ambush_wish[seat], strict=True)}
    return {**values, RAIDS: seen.raid_wish[seat]}


def keep_wish(s: Eldermann, seat: int, choice: str) -> None:
    """Keep a wish; it counts from the next window on."""
    subject, _, value = choice.rpartition(" ")
    verb, _, what = subject.partition(" ")
    if verb == PLAN:
        set_plan(s, seat, what, value)
    elif subject == RAIDS:
        s.raid_wish[seat] = value
    elif verb == AMBUSH:
        s.ambush_wish[seat][PARTS.index(what)] = value
    else:
        s.watch[seat][SETTINGS.index(what)] = value


def keep_all_wishes(past: Eldermann, now: Eldermann) -> None:
    """Write the wishes of now into a state of the past, less the plans for cards that are not held there."""
    past.raid_wish = list(now.raid_wish)
    past.ambush_wish = [list(order) for order in now.ambush_wish]
    past.watch = [list(values) for values in now.watch]
    past.plans = list(now.plans)
    for seat in range(past.seats):
        forget_plans(past, seat)


def imagine_plans(world: Eldermann, rng: random.Random) -> None:
    """Give the seats whose plans are unknown any, in a world whose cards are dealt."""
    unknown = [seat for seat, plans in enumerate(world.plans) if plans is None]
    ready = list(world.ready)
    for seat in unknown:
        world.plans[seat] = ""
        for card in _kinds(world, seat):
            set_plan(world, seat, card, rng.choice(plans_for(world, seat, card)))
    world.ready = [""] * world.seats
    if world.section in ASKS:
        lay_ready(world, ASKS[world.section], [int(seat) for seat in world.agenda[-1][1:]])
    world.ready = [mine if known is None else known for mine, known in zip(world.ready, ready, strict=True)]


def plans_for(seen: Eldermann, seat: int, card: str) -> list[str]:
    """List what can be planned for a kind of card, and what is planned."""
    values = [KEEP, *_plans_to_use(seen, seat, card)]
    now = plan_of(seen, seat, card)
    return values if now in values else [*values, now]


def _plans_to_use(seen: Eldermann, seat: int, card: str) -> list[str]:
    fixed = {"ward1": [ALL], "ward2": [STRONG, ALL], "bribe1": list(GOODS)}
    if card == "bribe2":
        return [order for orders in seen.orders for order in orders]
    return fixed.get(card) or [LEADER, AHEAD, ALL, *_victims(seen, seat)]


def _victims(seen: Eldermann, seat: int) -> list[str]:
    """List the other seats as values; of two, `all` says it."""
    others = [seat_value(other) for other in range(seen.seats) if other != seat]
    return others if len(others) > 1 else []


def _kinds(seen: Eldermann, seat: int) -> list[str]:
    """List the kinds of cards in a hand, in the order of the card list."""
    held = seen.rogues_of(seat)
    return [card for card in ROGUES if card in held]


def why_not_wish(seen: Eldermann, seat: int, choice: str) -> NotOffered:
    """Say which plan is none: only cards that a seat holds are planned."""
    verb, _, plan = choice.partition(" ")
    card = plan.partition(" ")[0]
    missing = verb == PLAN and card in ROGUES and card not in seen.rogues_of(seat)
    return NotOffered("refused-rogue-not-held") if missing else NotOffered("wish-not-offered", choice=choice)


# When plans are carried out


GAINS, DANGERS = ("order", "goods"), ("storm", "pirates")
STRONGEST = 2


def lay_ready(s: Eldermann, window: str, asked: list[int]) -> None:
    """Work out what plans play in a window that opens now; a seat that is asked answers instead of its plans."""
    s.ready = [""] * s.seats
    for seat in holders(s, window):
        if s.plans[seat] and seat not in asked:
            s.ready[seat] = planned(view(s, seat), seat, window)


def planned(seen: Eldermann, seat: int, window: str) -> str:
    """Return what the plans of a seat play in a window; empty: nothing. The strongest card goes first."""
    fits = [choice for choice in playable(seen, seat, window) if _fires(seen, seat, choice)]
    return max(fits, key=lambda choice: (ROGUES[choice.partition(" ")[0]], choice), default="")


def parried(seen: Eldermann, seat: int, card: str) -> str:
    """Return the ward that the plans of a seat use against a card; empty: none."""
    strong = ROGUES[card] == STRONGEST
    plans = {ward: plan_of(seen, seat, ward) for ward in wards(seen, seat, card)}
    return next((ward for ward, plan in plans.items() if plan == ALL or (plan == STRONG and strong)), "")


def _fires(seen: Eldermann, seat: int, choice: str) -> bool:
    """Tell whether the plan for a card plays it so, now: its victim is on turn, and its moment has come."""
    card, _, detail = choice.partition(" ")
    plan, kind = plan_of(seen, seat, card), card.rstrip("12")
    if plan == KEEP:
        return False
    if kind == "bribe":
        return plan == _bribed(seen, detail)
    return aims_at(seen, seat, plan, seen.active) and _is_time(seen, kind, ROGUES[card])


def _bribed(seen: Eldermann, detail: str) -> str:
    """Name the colour that a bribe draws, or the order that it replaces."""
    key, _, slot = detail.partition(" ")
    return seen.orders[CITY[key]][int(slot) - 1] if slot else key


def _is_time(seen: Eldermann, kind: str, power: int) -> bool:
    """Tell whether a card would do what it can, by public facts: plans wait for that."""
    victim = seen.active
    if kind == "curse":
        return sector_ahead(seen, 0)[0] in GAINS and sector_ahead(seen, 1)[0] in DANGERS
    if kind == "sails":
        return seen.movement >= power
    if kind == "thugs":
        return bool(seen.cargo(victim)) and guns_of(seen, victim) < power
    return True
