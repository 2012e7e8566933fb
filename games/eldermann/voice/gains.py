"""What each choice of Eldermann costs and brings, from the view of the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.eldermann.material import CITIES, CITY, NUMBERS
from games.eldermann.state import Eldermann
from games.eldermann.voice import deal_gains, sea_gains
from games.kernel.ask import picked_items
from games.kernel.gains import Gain
from games.kernel.words import Words

NEAREST = 2
"""Cities that a home names with how far they are."""


def amounts(view: Eldermann, seat: int) -> Mapping[str, int]:
    """Count what a seat has: money, reputation, goods by place, cannons, permits and Spelunke cards."""
    return {
        "taler": view.taler[seat],
        "points": view.points[seat],
        "aboard": len(view.cargo(seat)),
        "stored": len(view.kontor[seat]),
        "guns": view.guns[seat],
        "permits": view.permits(seat),
        "cards": view.cards_held(seat),
    }


def about(view: Eldermann, words: Words) -> str:
    """Say what counts at this question, with the numbers of the rulebook."""
    key = f"about-{view.section}"
    return words.text(key, **NUMBERS) if words.has(key) else ""


def gain(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say what an offered choice, or one item of it, costs and brings."""
    found = GAINS.get(view.section)
    return found(view, seat, choice, words) if found else Gain()


def _home(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say its good and which cities are near: all that differs between homes."""
    chart, here = view.chart, CITY[choice]
    ways = {index: chart.distance(chart.harbour[here], cell) for index, cell in enumerate(chart.harbour)}
    near = sorted((index for index in ways if index != here), key=ways.__getitem__)[:NEAREST]
    named = [words.text("gain-near", city=words.text(f"city-{CITIES[index].key}"), count=ways[index]) for index in near]
    return Gain(words.text("gain-home", good=words.text(f"good-{CITIES[here].good}"), near=", ".join(named)))


def _start(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    stored = int(choice == "split")
    aboard = NUMBERS["goods_at_start"] - stored
    return Gain(words.text(f"gain-start-{choice}"), {"aboard": aboard, "stored": stored})


def _stow(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say how full the Kontor is then, and the ship."""
    stored, before = len(picked_items(choice)), len(view.kontor[seat])
    aboard = before + len(view.cargo(seat)) - stored
    text = words.text("gain-stow", stored=stored, room=view.kontor_room(seat), aboard=aboard)
    return Gain(text, {"stored": stored - before, "aboard": before - stored})


def _throw(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say how many of a good are left."""
    good, _, place = choice.partition(" ")
    if choice == "back":
        return Gain()
    if not place:
        return Gain(words.text("gain-throw-cannon", guns=view.guns[seat] - 1), {"guns": -1})
    held = view.kontor[seat] if place == "kontor" else view.cargo(seat)
    text = words.text("gain-throw", good=words.text(f"good-{good}"), left=held.count(good) - 1, place=place)
    return Gain(text, {"stored" if place == "kontor" else "aboard": -1})


def _discard(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say what the card can do that goes back."""
    return Gain(words.text("gain-discard", effect=words.text(f"effect-{choice}")), {"cards": -1})


def _overboard(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say which kinds of goods are left aboard."""
    left = list(view.cargo(seat))
    for good in picked_items(choice):
        left.remove(good)
    kinds = ", ".join(words.text(f"good-{good}") for good in dict.fromkeys(left))
    return Gain(words.text("gain-overboard", goods=kinds or words.text("nothing")))


def _capture(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say for how much of it there is room; what finds none is asked for at once, so it is certain."""
    taken = len(picked_items(choice))
    room = view.hold_room(seat) + view.booty_room(seat) - len(view.cargo(seat))
    text = words.text("gain-capture", count=taken, over=max(0, taken - room), room=max(0, room))
    return Gain(text, {"aboard": taken} if taken > room else {})


GAINS: Mapping[str, Callable[[Eldermann, int, str, Words], Gain]] = {
    "choose_home": _home,
    "stow_start": _start,
    "stow": _stow,
    "throw_away": _throw,
    "discard": _discard,
    "jettison": _overboard,
    "pillage": _capture,
    "trade": deal_gains.deal,
    "trade_on": deal_gains.deal,
    "pay_good": deal_gains.payment,
    "plan": sea_gains.cards,
    "navigate": sea_gains.turned,
    "curse_window": sea_gains.played,
    "card_window": sea_gains.played,
    "guns_window": sea_gains.played,
    "ward": sea_gains.warded,
    "sail": sea_gains.destination,
    "raid": sea_gains.raid,
    "ambush": sea_gains.raid,
}
