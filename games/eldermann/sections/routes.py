"""The routes of the active ship: whom it can meet on the way to where, by public facts alone.

Sections, labels, pictures and computer players read the same routes here; `voyages` searches them on the chart.
"""

from __future__ import annotations

from games.eldermann.material import DICE
from games.eldermann.sections import voyages
from games.eldermann.sections.encounters import SAFE, Sea, Ship, sea
from games.eldermann.sections.voyages import Route, Voyages
from games.eldermann.state import Eldermann

LEAST_ATTACK, MOST_DEFENCE = min(map(int, DICE["attack"])), max(map(int, DICE["defence"]))


def routes_to(s: Eldermann, goal: str) -> tuple[Route, ...]:
    """List the routes to a goal, one for each group of ships and pirates that can be met on the way."""
    return voyages.routes(s.ships[s.active], goal, s.movement, sea_around(s))


def routes_on_offer(s: Eldermann) -> tuple[Route, ...]:
    """List the routes that `choose_route` asks about now, in the order of its options; none in other sections."""
    return routes_to(s, str(s.agenda[-1][1])) if s.section == "choose_route" else ()


def routes_everywhere(s: Eldermann) -> Voyages:
    """Find the routes to all goals at once, for whoever names many."""
    return voyages.voyages(s.ships[s.active], s.movement, sea_around(s))


def may_tour(s: Eldermann) -> bool:
    """Tell whether a way out and back meets somebody; a blockade also closes the harbour it began in (E8)."""
    here, around = s.ships[s.active], sea_around(s)
    if (s.blockaded and here in s.chart.harbours) or around.empty:
        return False
    return voyages.round_trip(here, s.movement, around)


def sea_around(s: Eldermann) -> Sea:
    """Say which ships may fight with the active one, and whether pirates may attack it."""
    ships = tuple([_ship(s, seat) for seat in s.clockwise(s.active)])
    return sea(s.chart, ships, SAFE if s.safe else s.points[s.active], peace=s.options["raids"] == "peace")


def _ship(s: Eldermann, seat: int) -> Ship:
    """Say whether a raid between the active seat and this one may come about, and whether this one may lose it."""
    raids = _may_raid(s, seat)
    loses = raids and LEAST_ATTACK + s.guns[seat] <= MOST_DEFENCE + s.guns[s.active]
    return Ship(seat, s.ships[seat], _may_raid(s, s.active), raids, loses)


def _may_raid(s: Eldermann, seat: int) -> bool:
    return s.guns[seat] > 0 and s.raid_stance[seat] != "never"
