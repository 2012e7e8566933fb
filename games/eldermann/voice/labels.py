"""How choices are named: deals and buildings with what they bring and cost, destinations and ways with their risks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from games.eldermann.material import CITIES, GOODS, NUMBERS, ORDERS, TILE_OF
from games.eldermann.rules import RULES
from games.eldermann.sections.sailing import goal_cell, routes_everywhere, routes_on_offer
from games.eldermann.sections.voyages import Route
from games.eldermann.state import Eldermann
from games.eldermann.voice.board import BoardVoice
from games.eldermann.voice.phrases import boon, dangers, goods, hinted, risk
from games.kernel.voice import Label
from games.kernel.words import Words


def card_label(view: Eldermann, choice: str, words: Words) -> Label:
    """Name a Spelunke card and, for a bribe, what it does."""
    card, _, detail = choice.partition(" ")
    text = words.text(f"rogue-{card}")
    if not detail:
        return Label(text, words.text(f"effect-{card}"))
    key, _, slot = detail.partition(" ")
    what = words.text("label-colour", good=words.text(f"good-{key}")) if not slot else replaced(key, slot, words)
    return Label(words.text(f"label-{card}", card=text, what=what), words.text(f"effect-{card}"))


def replaced(city: str, slot: str, words: Words) -> str:
    """Name the order of a city that gives way to another: `Flensburg 2`."""
    return f"{words.text(f'city-{city}')} {slot}"


def deal_label(view: Eldermann, seat: int, choice: str, words: Words) -> Label:
    """Name a deal, a building or a step that opens a question."""
    verb, _, what = choice.partition(" ")
    if choice in TILE_OF:
        return _building(view, choice, words)
    if verb in ("bribe1", "bribe2"):
        return card_label(view, choice, words)
    if verb in DEAL_LABELS:
        return DEAL_LABELS[verb](view, seat, what, words)
    return Label(words.text(f"label-{verb}"))


def _building(view: Eldermann, choice: str, words: Words) -> Label:
    """Name a building, with its boon as the hint; the room of the Kontor is that of the set."""
    text = words.text("label-build", level=TILE_OF[choice][1], building=words.text(f"building-{choice}"))
    return Label(text, boon(view.material, choice, words))


def _sell(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    good, _, place = what.partition(" ")
    return Label(words.text("label-sell-kontor" if place else "label-sell", good=words.text(f"good-{good}")))


def _fill(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    card = view.orders[view.city(seat)][int(what) - 1]
    return Label(words.text("label-fill", goods=goods(ORDERS[card].goods, words)))


def _buy(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    good = CITIES[view.city(seat)].good
    taler = int(what) * NUMBERS["buy_price"]
    text = words.text("label-buy", count=int(what), good=words.text(f"good-{good}"), taler=taler)
    return Label(
        text,
        words.text("hint-buy", room=view.hold_room(seat) - len(view.hold[seat]), supply=view.supply[GOODS.index(good)]),
    )


def _take(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    return Label(words.text("label-take", good=words.text(f"good-{what}")))


def _shift(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    return Label(words.text("label-shift", good=words.text(f"good-{what}")))


def _room(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    """Name the good that makes room in the Kontor, and the one that comes."""
    given, brought = words.text(f"good-{what}"), words.text(f"good-{view.home_good(seat)}")
    return Label(words.text("label-room", given=given, brought=brought))


def _hire(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    stack, _, name = what.partition(" ")
    return Label(words.text("label-hire-name" if name else "label-hire", stack=int(stack)), words.text("hint-hire"))


DEAL_LABELS: dict[str, Callable[[Eldermann, int, str, Words], Label]] = {
    "sell": _sell,
    "fill": _fill,
    "buy": _buy,
    "take": _take,
    "shift": _shift,
    "room": _room,
    "hire": _hire,
}


# Movement


def _way_to(view: Eldermann, goal: str, key: str, ways: Sequence[Route], words: Words) -> Label:
    """Name one of the ways to a goal by its number and its length; its hint names the players it meets."""
    number = next(number for number, way in enumerate(ways, 1) if way.key == key)
    way = ways[number - 1]
    name = words.text("short-round" if goal == "round" else f"city-{goal}")
    text = words.text("label-way-to", goal=name, number=number, count=len(way.cells))
    return Label(text, hinted(risk(view, way, words)), words.text("short-way-to", goal=name, number=number))


class SailingVoice(BoardVoice):
    """Labels of the movement."""

    def _destination(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        goal, _, key = choice.partition(" ")
        ways = routes_everywhere(view).to(goal_cell(view, goal))
        if key:
            return _way_to(view, goal, key, ways, words)
        if choice == "round":
            return Label(words.text("label-round"), words.text("hint-round", count=len(ways)))
        city = words.text(f"city-{choice}")
        if not ways:
            return Label(city)
        text = words.text("label-port", city=city, count=len(ways[0].cells), moves=view.movement)
        return Label(text, dangers(view, ways, words), city)

    def _cell(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        if choice not in view.chart.near:
            return Label(choice)
        text = words.text("label-cell", cell=choice, count=view.chart.distance(view.ships[seat], choice))
        ways = routes_everywhere(view).to(choice)
        said = dangers(view, ways, words) if ways else ""
        return Label(text, "" if said == words.text("risk-none") else said)

    def _route(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        """Number a way, as the chart does, and say how long it is; its hint says which ships it meets."""
        shape = RULES.asked(view)[seat].shape
        key = shape and shape.settle(choice)
        ways = routes_on_offer(view)
        number = next((number for number, way in enumerate(ways, 1) if way.key == key), 0)
        if not number:
            return Label(choice)
        way = ways[number - 1]
        text = words.text("label-way", number=number, count=len(way.cells))
        return Label(text, hinted(risk(view, way, words)), words.text("short-way", number=number))

    labels: ClassVar[Mapping[str, Callable[..., Label]]] = {
        "sail": _destination,
        "sail_sea": _cell,
        "choose_route": _route,
    }
    """What names the choices of a section."""
