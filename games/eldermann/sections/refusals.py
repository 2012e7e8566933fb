"""Why a choice of Eldermann is refused, and which legal choices are warned of: the keys of the words."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from games.eldermann.material import CARDS, CITIES, CITY, GOODS, NUMBERS, ORDERS, ROGUES, TILE_OF, TILES
from games.eldermann.sections.ledger import fitting_taler, may_feast
from games.eldermann.sections.shapes import TURN
from games.eldermann.sections.trading import price_of
from games.eldermann.sections.voyages import MEET
from games.eldermann.state import Eldermann
from games.kernel.ask import picked_items
from games.kernel.errors import NotOffered

Reason = Callable[[Eldermann, int, str], tuple[str, dict[str, str | int]]]
UNKNOWN = "refused-choice"


def why_not(seen: Eldermann, seat: int, choice: str) -> NotOffered:
    """Say what is wrong with a choice, from what the seat may know."""
    reason = REASONS.get(seen.section)
    key, fields = reason(seen, seat, choice) if reason else (UNKNOWN, {})
    if key == UNKNOWN:
        fields = {"choice": choice}
    return NotOffered(key, section=seen.section, **fields)


def conceivable(seen: Eldermann, seat: int) -> tuple[str, ...]:
    """List what this question may offer at another time."""
    reason = REASONS.get(seen.section, no_route)
    return _deals(seen, seat) if reason is no_deal else CONCEIVABLE.get(reason, ())


def _deals(seen: Eldermann, seat: int) -> tuple[str, ...]:
    """List all deals that have a name here: at sea there is nothing to buy, and without an order none to fill."""
    deals = [*TILE_OF, "cannon", "feast", *(f"{verb} {good}" for verb in ("sell", "take") for good in GOODS)]
    if (city := seen.city(seat)) >= 0:
        deals += [f"buy {count}" for count in (1, 2, 3)]
        deals += [f"fill {slot}" for slot in range(1, len(seen.orders[city]) + 1)]
    return tuple(deals)


def no_home(seen: Eldermann, seat: int, choice: str) -> tuple[str, dict[str, str | int]]:
    """Tell a taken city from one that is no home."""
    if choice in CITY:
        return ("refused-home-taken" if CITIES[CITY[choice]].home else "refused-no-home"), {}
    return UNKNOWN, {}


def no_cards(seen: Eldermann, seat: int, choice: str) -> tuple[str, dict[str, str | int]]:
    """Tell too many sailing cards from cards that are not at hand."""
    cards = picked_items(choice.removesuffix(TURN))
    if not all(card.isascii() and card.isdecimal() for card in cards):
        return UNKNOWN, {}
    if len(cards) > seen.most_cards(seat):
        return "refused-too-many-cards", {"most": seen.most_cards(seat)}
    return "refused-no-sailing-card", {"cards": ", ".join(map(str, seen.sailing_cards(seat)))}


def no_destination(seen: Eldermann, seat: int, choice: str) -> tuple[str, dict[str, str | int]]:
    """Tell a harbour that is blocked or out of reach from cells that are occupied, land or out of reach."""
    if MEET in choice.split():
        return "refused-route-group", {"moves": seen.movement}
    if choice in CITY:
        if seen.blockaded:
            return "refused-blockaded", {}
        return _too_far(seen, seat, seen.chart.harbour[CITY[choice]])
    return _no_cell(seen, seat, choice)


def _no_cell(seen: Eldermann, seat: int, cell: str) -> tuple[str, dict[str, str | int]]:
    if cell in seen.chart.land:
        return "refused-land", {"cell": cell}
    if cell in seen.ships:
        return "refused-occupied", {"cell": cell}
    is_goal = seen.section == "sail_sea" and cell in seen.chart.water
    return _too_far(seen, seat, cell) if is_goal else (UNKNOWN, {})


def _too_far(seen: Eldermann, seat: int, cell: str) -> tuple[str, dict[str, str | int]]:
    far = seen.chart.distance(seen.ships[seat], cell)
    return ("refused-too-far", {"far": far, "moves": seen.movement}) if far > seen.movement else (UNKNOWN, {})


def no_route(seen: Eldermann, seat: int, choice: str) -> tuple[str, dict[str, str | int]]:
    """Tell what is wrong with a way typed cell by cell, or that none meets exactly this group."""
    cells = choice.replace(",", " ").lower().split()
    if cells[:1] == [MEET]:
        return "refused-route-group", {"moves": seen.movement}
    if not cells or not all(cell in seen.chart.water or cell in seen.chart.land for cell in cells):
        return UNKNOWN, {}
    here = seen.ships[seat]
    return _no_way(seen, [here, *cells[cells[0] == here :]], str(seen.agenda[-1][1]))


def _no_way(seen: Eldermann, way: list[str], goal: str) -> tuple[str, dict[str, str | int]]:
    """Name the first step that is none, else say where the way goes wrong as a whole."""
    for before, cell in pairwise(way):
        if cell in seen.chart.land:
            return "refused-land", {"cell": cell}
        if cell not in seen.chart.beside[before]:
            return "refused-route-step", {"before": before, "cell": cell}
    if any(cell in seen.chart.harbours for cell in way[1:-1]):
        return "refused-route-harbour", {}
    if way[-1] != goal:
        return "refused-route-goal", {"cell": goal}
    return "refused-too-far", {"far": len(way) - 1, "moves": seen.movement}


def no_rogue(seen: Eldermann, seat: int, choice: str) -> tuple[str, dict[str, str | int]]:
    """Tell a Spelunke card that is not held from one that cannot be played here."""
    card = choice.partition(" ")[0]
    if card in ROGUES:
        return ("refused-rogue-now" if card in seen.rogues_of(seat) else "refused-rogue-not-held"), {}
    return UNKNOWN, {}


def no_goods(seen: Eldermann, seat: int, choice: str) -> tuple[str, dict[str, str | int]]:
    """Say that goods are missing, too many, or would find no room."""
    known = all(good in GOODS for good in picked_items(choice))
    return (f"refused-{seen.section}" if known else UNKNOWN), {}


def no_deal(seen: Eldermann, seat: int, choice: str) -> tuple[str, dict[str, str | int]]:
    """Say which limit stands against a deal or a building."""
    verb, _, what = choice.partition(" ")
    if choice in TILE_OF:
        return _no_building(seen, seat, choice), {}
    if verb in ("sell", "buy", "fill", "take", "cannon", "toll"):
        if seen.city(seat) < 0 or seen.blockaded:
            return "refused-no-harbour", {}
        if seen.bought_card:
            return "refused-trade-over", {}
        return _no_market(seen, seat, verb, what.partition(" ")[0]), {}
    return ("refused-no-feast" if choice == "feast" else no_rogue(seen, seat, choice)[0]), {}


def _no_market(seen: Eldermann, seat: int, verb: str, what: str) -> str:
    city = CITIES[seen.city(seat)]
    if verb == "sell" and what in GOODS:
        if what == city.good:
            return "refused-local-good"
        return "refused-sell-limit" if seen.sold >= seen.sell_limit(seat) else "refused-not-aboard"
    if verb == "buy" and what.isascii() and what.isdecimal():
        return "refused-buy"
    if verb == "fill" and what in ("1", "2"):
        return _no_order(seen, seat, int(what))
    return "refused-cannon" if verb == "cannon" and not what else UNKNOWN


def _no_order(seen: Eldermann, seat: int, slot: int) -> str:
    orders = seen.orders[seen.city(seat)]
    if slot > len(orders):
        return "refused-no-order"
    if seen.filled >= seen.order_limit(seat):
        return "refused-order-limit"
    return "refused-order-goods" if ORDERS[orders[slot - 1]].goods else UNKNOWN


def _no_building(seen: Eldermann, seat: int, building: str) -> str:
    tile, level = TILE_OF[building]
    now = seen.levels[seat][TILES.index(tile)]
    if now >= level:
        return "refused-built"
    if now < level - 1:
        return "refused-build-first"
    if seen.options["permits"] != "off" and not seen.permits(seat):
        return "refused-permit"
    return "refused-build-taler" if seen.taler[seat] < price_of(building) else "refused-build-good"


REASONS: dict[str, Reason] = {
    "choose_home": no_home,
    "plan": no_cards,
    "sail": no_destination,
    "sail_sea": no_destination,
    "choose_route": no_route,
    "curse_window": no_rogue,
    "card_window": no_rogue,
    "guns_window": no_rogue,
    "ward": no_rogue,
    "discard": no_rogue,
    "plunder": no_goods,
    "pillage": no_goods,
    "jettison": no_goods,
    "stow": no_goods,
    "trade": no_deal,
    "trade_on": no_deal,
}

CONCEIVABLE: dict[Reason, tuple[str, ...]] = {
    no_home: tuple(CITY),
    no_destination: tuple(CITY),
    no_cards: tuple(dict.fromkeys(str(card) for cards in CARDS.values() for card in cards)),
    no_rogue: tuple(ROGUES),
    no_goods: GOODS,
}


# Warnings


def warning(seen: Eldermann, seat: int, choice: str) -> str | None:
    """Return the key of a warning, or None."""
    if seen.section == "raid" and choice == "attack":
        victim = int(seen.agenda[-1][1])
        return None if seen.cargo(victim) else "warning-empty-ship"
    if seen.section == "ambush" and choice == "attack":
        return None if seen.cargo(seen.active) else "warning-empty-ship"
    if seen.section in ("trade", "trade_on") and choice.startswith("sell "):
        return None if fitting_taler(seen, seat, NUMBERS["sell_price"]) else "warning-purse-full"
    if seen.section in ("trade", "trade_on") and (choice == "done" or choice in TILE_OF):
        return "warning-feast" if may_feast(seen, seat) and not seen.bought_card else None
    return None
