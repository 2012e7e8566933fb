"""What a seat may wish at any time: plans for its cards, when it is asked for them, and orders for raids."""

from __future__ import annotations

import random

from games.eldermann.material import GOODS, ROGUES
from games.eldermann.sections.attacks import RAID_STANCES
from games.eldermann.sections.card_plans import KEEP, STRONG, forget_plans, plan_of, set_plan
from games.eldermann.sections.timing import lay_ready
from games.eldermann.sections.watch import (
    AHEAD,
    ALL,
    AS_ALWAYS,
    CURSE,
    FIGHT,
    LEADER,
    NO,
    VOYAGE,
    WARD,
    WINDOWS,
    seat_value,
)
from games.eldermann.state import Eldermann

PLAN, ASKED, RAIDS, CARDS = "plan", "asked", "raids", "cards"
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
    return {**values, RAIDS: list(RAID_STANCES)}


def standing_wishes(seen: Eldermann, seat: int) -> dict[str, str]:
    """Return the value that stands for each subject."""
    values = {f"{PLAN} {card}": plan_of(seen, seat, card) for card in _kinds(seen, seat)}
    values |= {f"{ASKED} {what}": now for what, now in zip(SETTINGS, seen.watch[seat], strict=True)}
    return {**values, RAIDS: seen.raid_wish[seat]}


def keep_wish(s: Eldermann, seat: int, choice: str) -> None:
    """Keep a wish; it counts from the next window on."""
    subject, _, value = choice.rpartition(" ")
    verb, _, what = subject.partition(" ")
    if verb == PLAN:
        set_plan(s, seat, what, value)
    elif subject == RAIDS:
        s.raid_wish[seat] = value
    else:
        s.watch[seat][SETTINGS.index(what)] = value


def keep_all_wishes(past: Eldermann, now: Eldermann) -> None:
    """Write the wishes of now into a state of the past, less the plans for cards that are not held there."""
    past.raid_wish = list(now.raid_wish)
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
