"""What raids, pirates and routes promise a seat, in points: part of the rule-of-thumb player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.eldermann.hints.outlook import Outlook
from games.eldermann.hints.trips import Terms
from games.eldermann.material import NUMBERS
from games.eldermann.sections.combat import against_pirates, guns_of, odds, of_raid
from games.eldermann.sections.ledger import feast_open
from games.eldermann.sections.sailing import sea_around
from games.eldermann.sections.voyages import CREW, Route, Ship
from games.eldermann.state import Eldermann

FEAST_NEAR = (0.0, 0.0, 1.0, 5.0, 8.0)
"""What a won raid is worth beside its goods, by how many kinds of goods the victim has for its feast."""
LIFTED = 3.0
"""What it costs to lift a victim to the next rank by a lost raid."""
DOUBT = 0.3
"""How often pirates attack who do so only after some outcomes of a fight before."""
FEAST_AT_STAKE = 2
"""How many times worse pirates are for a ship that brings goods to its feast."""
CREW_STRENGTHS = (1, 2)

Stakes = Mapping[str, tuple[float, float]]
"""By the name of a ship in a group: what the own raid on it brings, and what its raid costs."""


def best_route(view: Eldermann, seat: int, routes: Sequence[Route]) -> Route:
    """Choose the route whose meetings promise most; of equal ones the shortest."""
    promised = meetings(view, seat, routes)
    return max(routes, key=lambda route: (sum(promised[route.key].values()), -len(route.cells)))


def meetings(view: Eldermann, seat: int, routes: Sequence[Route]) -> dict[str, Terms]:
    """Estimate what the pirates and the ships of each route promise."""
    stakes = {str(ship.seat + 1): _stake(view, seat, ship) for ship in sea_around(view).ships}
    crews = {f"{CREW}{strength}": _crew_worth(view, seat, strength) for strength in CREW_STRENGTHS}
    return {route.key: _route_worth(route, stakes, crews, safe=view.safe) for route in routes}


def _stake(view: Eldermann, seat: int, ship: Ship) -> tuple[float, float]:
    """Estimate what the own raid on a ship brings, and what its raid costs; neither less than nothing."""
    ours = raid_worth(view, seat, ship.seat) if ship.raided else 0.0
    theirs = raid_worth(view, ship.seat, seat) if ship.raids else 0.0
    return max(0.0, ours), max(0.0, theirs)


def _crew_worth(view: Eldermann, seat: int, strength: int) -> float:
    """Estimate what pirates bring; they are worse when the goods of a feast are at stake."""
    worth = against_pirates(strength, view.guns[seat], len(view.cargo(seat)))
    return min(0.0, FEAST_AT_STAKE * worth) if Outlook(view, seat).feasting else worth


def _route_worth(route: Route, stakes: Stakes, crews: Mapping[str, float], *, safe: bool) -> Terms:
    """Add up what happens on a route: once pirates have attacked, no ship does."""
    worth = {"fight": 0.0, "raid": 0.0}
    for place, one in enumerate(route.met):
        if one in crews:
            unsure = place in route.unsure
            worth["fight"] += crews[one] * (DOUBT if unsure else 1)
            safe = safe or not unsure
        else:
            ours, theirs = stakes[one]
            worth["raid"] += ours or (0.0 if safe else -theirs)
    return worth


def raid_worth(view: Eldermann, seat: int, victim: int) -> float:
    """Estimate what a raid brings its attacker, in all."""
    return sum(raid_terms(view, seat, victim).values())


def raid_terms(view: Eldermann, seat: int, victim: int) -> Terms:
    """Estimate what a raid brings its attacker: goods, points, and what the victim gains or loses by it."""
    lead = guns_of(view, seat) - guns_of(view, victim)
    room = view.hold_room(seat) + view.booty_room(seat) - len(view.cargo(seat))
    worth = of_raid(lead, len(view.cargo(seat)), len(view.cargo(victim)), room)
    wins = odds(lead, 0, 0).wins
    lift = (1 - wins) * _lift_cost(view, victim)
    return {"raid": worth - lift, "feast": wins * _feast_worth(view, victim)}


def _feast_worth(view: Eldermann, victim: int) -> float:
    """Estimate what it is worth to rob a ship of goods that its feast needs: much only if it lacks no other."""
    needed = {*view.cargo(victim)} - {*view.kontor[victim]}
    if not needed or not feast_open(view) or view.points[victim] < view.ranks[1]:
        return 0.0
    return FEAST_NEAR[len(needed | {*view.kontor[victim]})]


def _lift_cost(view: Eldermann, victim: int) -> float:
    """Estimate how much worse than its points a lost raid is: it may lift the victim to the next rank."""
    points = view.points[victim]
    return LIFTED * any(points < rank <= points + NUMBERS["won_fight"] for rank in view.ranks[1:])
