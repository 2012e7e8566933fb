"""What stands on a button of Eldermann that has its effect beside it, and the icon of each choice."""

from __future__ import annotations

from games.eldermann.material import CITIES, CITY, GOODS, ORDERS, ROGUES, TILE_OF
from games.eldermann.sections.events import sector_ahead
from games.eldermann.sections.sailing import routes_on_offer
from games.eldermann.state import Eldermann
from games.eldermann.voice.labels import replaced
from games.kernel.ask import picked_items
from games.kernel.voice import SHORT
from games.kernel.words import Words, fitting

ICONS = {
    **dict.fromkeys(("no", "none", "rest", "never", "back"), "none"),
    "done": "done",
    **dict.fromkeys(("sea", "round"), "el_sails"),
    **dict.fromkeys(("stay", "aboard"), "el_anchor"),
    **dict.fromkeys(("split", "stow"), "el_kontor"),
    **dict.fromkeys(("attack", "cannon"), "el_cannon"),
    "fill": "el_order",
    "hire": "el_den",
    "throw": "el_storm",
    "toll": "el_toll",
    "feast": "el_feast",
}
"""By what a choice begins with, where it names no piece."""


def icon(view: Eldermann, choice: str) -> str:
    """Name the icon of a choice: that of the piece that it is about."""
    verb, _, what = choice.partition(" ")
    if view.section == "navigate":
        return _sector_icon(sector_ahead(view, int(choice == "turn")))
    if view.section == "choose_route":
        met = next((way.pirates for way in routes_on_offer(view) if way.key == choice), 0)
        return "el_pirates" if met else "el_sails"
    if verb in ICONS and not (view.section in ("throw_away", "pay_good") and verb == "cannon"):
        return ICONS[verb]
    return _piece_icon(view, verb, what)


def _sector_icon(sector: tuple[str, ...]) -> str:
    kind, *what = sector
    return f"el_{kind}" if kind in ("pirates", "storm", "order") else f"el_{what[0]}"


def _piece_icon(view: Eldermann, verb: str, what: str) -> str:
    items = picked_items(verb)
    if view.section == "plan":
        return f"el_sail{items[0]}" if len(items) == 1 else "el_sails"
    if verb in CITY:
        return f"el_{CITIES[CITY[verb]].good}"
    if verb in TILE_OF:
        return f"el_{TILE_OF[verb][0]}"
    if verb in ROGUES:
        return "el_order" if what else "el_den"
    good = next((one for one in (*items, *what.split(" ")) if one in GOODS), "")
    if verb == "buy":
        good = CITIES[view.city(view.active)].good
    if good:
        return f"el_{good}"
    return {"choose_arrow": "el_pirates", "sail_sea": "el_sails"}.get(view.section, "el_cannon")


def short(view: Eldermann, choice: str, text: str, words: Words) -> str:
    """Name a choice in at most 14 characters; by its whole text if that is no longer."""
    verb, _, what = choice.partition(" ")
    if what and verb in ("bribe1", "bribe2"):
        return words.text("label-colour", good=words.text(f"good-{what}")) if verb == "bribe1" else _slot(what, words)
    if choice in TILE_OF:
        return words.text(f"building-{choice}")
    if view.section in ("trade", "trade_on") and verb in DEALS:
        return _deal(view, verb, what, words)
    key = f"short-{view.section}-{choice}"
    key, items = key if words.has(key) else f"short-{choice}", picked_items(choice)
    brief = " + ".join(_brief_good(good, words) for good in items) if set(items) <= set(GOODS) else ""
    return fitting(SHORT, words.text(key) if words.has(key) else text, brief, "")


def _slot(what: str, words: Words) -> str:
    city, _, slot = what.partition(" ")
    return replaced(city, slot, words)


DEALS = ("fill", "sell", "buy", "take", "shift", "room", "hire", "cannon", "toll", "throw", "feast")


def _deal(view: Eldermann, verb: str, what: str, words: Words) -> str:
    """Say in few words what is done with which good; an order for several goods is known by its place."""
    first, _, place = what.partition(" ")
    key = f"short-{verb}-{place}" if place else f"short-{verb}"
    if verb == "fill":
        wanted = ORDERS[view.orders[view.city(view.active)][int(first) - 1]].goods
        return words.text(key, what=_brief_good(wanted[0], words) if len(wanted) == 1 else first)
    if verb == "buy":
        return words.text(key, count=int(first), what=_brief_good(CITIES[view.city(view.active)].good, words))
    return words.text(key, what=_brief_good(first, words) if first in GOODS else first)


def _brief_good(good: str, words: Words) -> str:
    return words.text(f"brief-{good}")
