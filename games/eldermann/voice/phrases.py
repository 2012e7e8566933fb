"""Phrases that labels, narration and the board share: names, counts, pays, and the dangers of a way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.eldermann.material import CITIES, GOODS, ORDERS, TILE_OF, Material, Pay
from games.eldermann.sections.combat import guns_of, odds
from games.eldermann.sections.voyages import CREW, Route
from games.eldermann.state import Eldermann
from games.kernel.words import Words, clipped, fitting


def with_sign(number: int) -> str:
    """Write a change with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"


def city(index: int, words: Words) -> str:
    """Name a city."""
    return words.text(f"city-{CITIES[index].key}")


def goods(names: Iterable[str], words: Words) -> str:
    """Join different goods: `Beer + Fish`."""
    return " + ".join(words.text(f"good-{good}") for good in names)


def goods_list(names: Iterable[str], words: Words) -> str:
    """Count goods: `2 Beer, 1 Fish`; empty without any."""
    counts = Counter(names)
    return ", ".join(f"{counts[good]} {words.text(f'good-{good}')}" for good in GOODS if counts[good])


def picked(names: Iterable[str], words: Words) -> str:
    """Name picked goods in few words: `2 Grain + Beer`."""
    counts = Counter(names)
    named = [(counts[good], words.text(f"good-{good}")) for good in GOODS if counts[good]]
    return " + ".join(f"{count} {good}" if count > 1 else good for count, good in named)


def order(card: str, words: Words) -> str:
    """Name an order: `Visby: Beer + Fish`."""
    return f"{city(ORDERS[card].city, words)}: {goods(ORDERS[card].goods, words)}"


def pay(pays: Pay, words: Words) -> str:
    """Say what an order pays."""
    return words.text("pays", taler=pays.taler, points=pays.points)


def boon(material: Material, building: str, words: Words) -> str:
    """Say what a building does, with the room that the set gives it."""
    level, kontor = TILE_OF[building][1], material.kontor
    room = {"goods": kontor.goods[level], "taler": kontor.taler[level], "deck": material.deck[level]}
    return words.text(f"boon-{building}", **room)


def sector(parts: Sequence[str], words: Words) -> str:
    """Name a sector of the disc."""
    kind, *what = parts
    if kind in ("storm", "pirates"):
        return words.text(f"sector-{kind}", strength=int(what[0]))
    return words.text(f"sector-{kind}", goods=goods(what, words))


# Dangers of a way


HINT = 100
"""Characters of a hint."""


def dangers(view: Eldermann, ways: Sequence[Route], words: Words) -> str:
    """Say what lies on the shortest way, and how many moves the way around takes."""
    calm = [len(way.cells) for way in ways[1:] if not way.met]
    around = f" {words.text('hint-around', count=min(calm))}" if calm else ""
    brief = [f"{text}.{around}" for text in brief_risks(view, ways[0], words)]
    return fitting(HINT, risk(view, ways[0], words) + around, *brief)


def risk(view: Eldermann, way: Route, words: Words) -> str:
    """Say the odds against the pirates of a way, and how strong its ships are."""
    parts = [_pirates(view, way, place, words) for place, one in enumerate(way.met) if one.startswith(CREW)]
    ships = [words.text("risk-ship", who=words.seat(other), guns=view.guns[other]) for other in way.ships]
    parts += [words.text("risk-ships", ships=", ".join(ships))] if ships else []
    return " ".join(parts) or words.text("risk-none")


def brief_risks(view: Eldermann, way: Route, words: Words) -> list[str]:
    """Say in few words which ships a way meets, with the odds against pirates; first with the names of players."""
    return [_brief_risk(view, way, words, named=named) for named in (True, False)]


def _brief_risk(view: Eldermann, way: Route, words: Words, *, named: bool) -> str:
    left, met = list(way.ships), []
    for place, one in enumerate(way.met):
        if one.startswith(CREW):
            met.append(_brief_pirates(view, way, place, words))
        else:
            other = left.pop(0)
            who = words.seat(other) if named else words.text("route-ship")
            met.append(words.text("risk-ship", who=who, guns=view.guns[other]))
    return " → ".join(met) or words.text("route-nobody")


def _brief_pirates(view: Eldermann, way: Route, place: int, words: Words) -> str:
    strength, chance = _odds(view, way, place)
    return words.text("route-perhaps" if place in way.unsure else "route-pirates", strength=strength, chance=chance)


def hinted(text: str) -> str:
    """Cut a text to the length of a hint."""
    return clipped(text, HINT)


def _pirates(view: Eldermann, way: Route, place: int, words: Words) -> str:
    strength, chance = _odds(view, way, place)
    key = "risk-pirates-perhaps" if place in way.unsure else "risk-pirates"
    return words.text(key, strength=strength, chance=chance)


def _odds(view: Eldermann, way: Route, place: int) -> tuple[int, int]:
    """Return the strength of the pirates at this place of a way, and the chance to beat them."""
    strength, seat = int(way.met[place].removeprefix(CREW)), view.active
    lost = odds(strength - guns_of(view, seat), 0, len(view.cargo(seat))).wins
    return strength, round(100 * (1 - lost))
