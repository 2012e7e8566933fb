"""How choices are named: deals and buildings with what they bring and cost, destinations and ways with their risks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.eldermann.material import CITIES, CITY, GOODS, NUMBERS, ORDERS, TILE_OF
from games.eldermann.rules import RULES
from games.eldermann.sections.ledger import fitting_taler
from games.eldermann.sections.sailing import routes_everywhere, routes_on_offer
from games.eldermann.sections.trading import price_of
from games.eldermann.sections.voyages import CREW, Route
from games.eldermann.state import Eldermann
from games.eldermann.voice.board import BoardVoice
from games.eldermann.voice.phrases import boon, dangers, goods, hinted, order, risk
from games.kernel.voice import Label
from games.kernel.words import Words


def card_label(view: Eldermann, choice: str, words: Words) -> Label:
    """Name a Spelunke card and, for a bribe, what it does."""
    card, _, detail = choice.partition(" ")
    text = words.text(f"rogue-{card}")
    return Label(f"{text}: {_detail(view, detail, words)}" if detail else text, words.text(f"effect-{card}"))


def _detail(view: Eldermann, detail: str, words: Words) -> str:
    key, _, slot = detail.partition(" ")
    if not slot:
        return words.text("label-colour", good=words.text(f"good-{key}"))
    return order(view.orders[CITY[key]][int(slot) - 1], words)


def deal_label(view: Eldermann, seat: int, choice: str, words: Words) -> Label:
    """Name a deal, a building or a step that opens a question."""
    verb, _, what = choice.partition(" ")
    if choice in TILE_OF:
        return _building(view, choice, words)
    if verb in ("bribe1", "bribe2"):
        return card_label(view, choice, words)
    if verb in DEAL_LABELS:
        return DEAL_LABELS[verb](view, seat, what, words)
    return Label(words.text(f"label-{verb}"), words.text(f"hint-{verb}"))


def _building(view: Eldermann, choice: str, words: Words) -> Label:
    """Say what a building costs and brings; the room of the Kontor is that of the set."""
    level, building = TILE_OF[choice][1], words.text(f"building-{choice}")
    text = words.text("label-build", level=level, building=building, taler=price_of(choice))
    return Label(text, boon(view.material, choice, words))


def _sell(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    good, _, place = what.partition(" ")
    key = "label-sell-kontor" if place else "label-sell"
    brings = _gain(view, seat, NUMBERS["sell_price"], words)
    text = words.text(key, good=words.text(f"good-{good}"), gain=brings)
    return Label(text, words.text("hint-sell", count=view.sell_limit(seat) - view.sold))


def _gain(view: Eldermann, seat: int, taler: int, words: Words) -> str:
    """Say how many Taler a deal really brings, where the purse has no room for all."""
    fits = fitting_taler(view, seat, taler)
    key = "gain-none" if not fits else "gain-part" if fits < taler else "gain-all"
    return words.text(key, taler=taler, fits=fits)


def _fill(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    card = view.orders[view.city(seat)][int(what) - 1]
    pays = view.material.pays[card]
    gains = _gain(view, seat, pays.taler, words)
    said = words.text("label-fill", goods=goods(ORDERS[card].goods, words), gain=gains, points=pays.points)
    return Label(said)


def _buy(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    good = CITIES[view.city(seat)].good
    room = view.hold_room(seat) - len(view.hold[seat])
    text = words.text(
        "label-buy", count=int(what), good=words.text(f"good-{good}"), taler=int(what) * NUMBERS["buy_price"]
    )
    return Label(text, words.text("hint-buy", room=room, supply=view.supply[GOODS.index(good)]))


def _take(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    return Label(words.text("label-take", good=words.text(f"good-{what}")))


def _shift(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    return Label(words.text("label-shift", good=words.text(f"good-{what}")))


def _hire(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    stack, _, name = what.partition(" ")
    return Label(words.text("label-hire-name" if name else "label-hire", stack=int(stack)), words.text("hint-hire"))


DEAL_LABELS: dict[str, Callable[[Eldermann, int, str, Words], Label]] = {
    "sell": _sell,
    "fill": _fill,
    "buy": _buy,
    "take": _take,
    "shift": _shift,
    "hire": _hire,
}


# Movement


BUTTON, SHORTEST = 80, 4
"""Characters of a button, and of a name on it at least."""


class SailingVoice(BoardVoice):
    """Labels of the movement."""

    def _destination(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        goal = view.ships[seat] if choice == "round" else view.chart.harbour[CITY[choice]]
        ways = routes_everywhere(view).to(goal)
        if choice == "round":
            return Label(words.text("label-round"), words.text("hint-round", count=len(ways)))
        if not ways:
            return Label(words.text(f"city-{choice}"))
        text = words.text(
            "label-port", city=words.text(f"city-{choice}"), count=len(ways[0].cells), moves=view.movement
        )
        return Label(text, dangers(view, ways, words))

    def _cell(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        if choice not in view.chart.near:
            return Label(choice)
        text = words.text("label-cell", cell=choice, count=view.chart.distance(view.ships[seat], choice))
        ways = routes_everywhere(view).to(choice)
        said = dangers(view, ways, words) if ways else ""
        return Label(text, "" if said == words.text("risk-none") else said)

    def _route(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        """Name a way by its length and whom it meets, in order; of long names so much that all fit on a button."""
        shape = RULES.asked(view)[seat].shape
        key = shape and shape.settle(choice)
        way = next((way for way in routes_on_offer(view) if way.key == key), None)
        if way is None:
            return Label(choice)
        text = self._meeting(way, self._names(way, words), words)
        return Label(text, hinted(risk(view, way, words)))

    def _names(self, way: Route, words: Words) -> list[str]:
        """Name the ships of a way; long names are cut to what a button holds."""
        names = [words.seat(other) for other in way.ships]
        over = len(self._meeting(way, names, words)) - BUTTON
        if over <= 0:
            return names
        room = max(SHORTEST, (sum(map(len, names)) - over) // len(names))
        return [name if len(name) <= room else name[: room - 1] + "…" for name in names]

    def _meeting(self, way: Route, names: Sequence[str], words: Words) -> str:
        left, met = list(names), []
        for place, one in enumerate(way.met):
            key = "route-perhaps" if place in way.unsure else "route-pirates"
            met.append(words.text(key, strength=int(one[1:])) if one.startswith(CREW) else left.pop(0))
        return words.text("route-meet", count=len(way.cells), met=" → ".join(met) or words.text("route-nobody"))
