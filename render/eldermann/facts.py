"""What the pictures of Eldermann tell beyond the plain state: phases, reach, routes, who is waited for."""

from __future__ import annotations

from dataclasses import dataclass

from games.eldermann.material import CITIES
from games.eldermann.sections.sailing import routes_on_offer
from games.eldermann.sections.voyages import Route
from games.eldermann.state import PIRATE_CREW, Eldermann, Fight
from games.eldermann.voice.own_picture import DRAWN, SAILS
from render.painter import Legend

PHASES = ("plan", "event", "move", "trade")
PHASE_ICONS = ("cards", "compass_rose", "cog_ship", "scale_balance")
_SECTIONS = {
    "plan": 0,
    "navigate": 1,
    "curse_window": 1,
    "card_window": 1,
    **dict.fromkeys(SAILS, 2),
    "raid": 2,
    "ambush": 2,
    "trade": 3,
    "trade_on": 3,
    "throw_away": 3,
    "stow": 3,
    "pay_good": 3,
    "stance": 3,
    "discard": 3,
}


def phase(view: Eldermann) -> int:
    """Give the place in PHASES, -1 before the first turn and after the last; fights belong to event or movement."""
    if view.result or not view.round:
        return -1
    return _SECTIONS.get(view.section, 2 if view.wake else 1)


def fighter(told: Fight, side: int) -> int:
    """Give the attacker or the defender."""
    return (told.attacker, told.defender)[side]


def fighter_name(who: int, legend: Legend) -> str:
    """Name a seat or the pirates."""
    return legend.words.text("pic-pirates") if who == PIRATE_CREW else legend.name(who)


@dataclass(frozen=True)
class Reach:
    """Tell where the active ship can end: cells of the open sea, and harbours with their distance."""

    cells: tuple[str, ...]
    ports: dict[str, int]


def reach(view: Eldermann) -> Reach:
    """Give what the active ship can reach with the moves it has."""
    chart, here, taken = view.chart, view.ships[view.active], set(view.ships)
    steps = chart.distances(here)
    ports = () if view.blockaded else chart.ports(here, view.movement)
    cells = tuple(cell for cell in chart.waters(here, view.movement) if cell not in taken)
    return Reach(cells, {cell: steps[cell] for cell in ports})


def routes_on_chart(view: Eldermann) -> tuple[Route, ...]:
    """List the routes that a picture has room for: the shortest of those on offer."""
    return routes_on_offer(view)[:DRAWN]


def city_text(view: Eldermann, seat: int, legend: Legend) -> str:
    """Name the home city of a seat; empty before it is chosen."""
    home = view.homes[seat]
    return legend.words.text(f"city-{CITIES[home].key}") if home >= 0 else ""


def origin(view: Eldermann, seat: int, legend: Legend) -> str:
    """Name role and home city."""
    city, role = city_text(view, seat, legend), view.roles[seat]
    if not city:
        return legend.words.text("pic-no-home")
    if not role:
        return legend.words.text("pic-from", city=city)
    return legend.words.text("pic-role-from", role=legend.words.text(f"role-{role}"), city=city)


def steps_of(view: Eldermann) -> tuple[int, ...]:
    """List the points at which the ranks begin, from the second on."""
    return (view.material.trader, *view.ranks)


def ships_on(view: Eldermann, cell: str) -> list[int]:
    """List the ships on a cell; several lie only in harbours."""
    return [seat for seat in range(view.seats) if view.ships[seat] == cell]


def places(view: Eldermann) -> list[int]:
    """Give each seat's final place: winners first, then by points."""
    winners = view.result.winners if view.result else ()
    keys = [(seat not in winners, -view.points[seat]) for seat in range(view.seats)]
    return [1 + sum(other < key for other in keys) for key in keys]
