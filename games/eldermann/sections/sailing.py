"""3. Bewegungsphase: a destination, a route, the voyage step by step, and raids in passing.

Sections, labels, pictures and computer players read the same routes here; `voyages` searches them on the chart.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from games.eldermann.material import CITIES, CITY, DICE
from games.eldermann.sections import voyages
from games.eldermann.sections.combat import (
    Combat,
    guns_of,
    is_prey,
    right_neighbour,
    ships_in_contact,
    wants_raid,
)
from games.eldermann.sections.ledger import deliver
from games.eldermann.sections.shapes import Destinations, Ways
from games.eldermann.sections.spelunke import ALL, LEADER, aims_at, seat_value
from games.eldermann.sections.voyages import SAFE, Route, Sea, Ship, Voyages, sea
from games.eldermann.state import KONTOR, Eldermann
from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events

STAY, SEA, ROUND = "stay", "sea", "round"
Step = tuple[object, ...]


class Sailing(Rules[Eldermann]):
    """Sail the active ship."""

    def _destinations(self, s: Eldermann) -> Mapping[int, OneOf]:
        """Ask for a harbour in reach or a round trip and the way there, for the open sea, or to stay."""
        seat, here, chart = s.active, s.ships[s.active], s.chart
        if not s.movement:
            return {}
        ports = () if s.blockaded else chart.ports(here, s.movement)
        goals = {CITIES[chart.harbours[cell]].key: cell for cell in ports}
        if may_tour(s):
            goals[ROUND] = here
        if not goals:
            return {seat: OneOf((STAY, SEA))}
        return {seat: Destinations((STAY, *goals, SEA), tuple(goals.items()), here, s.movement, sea_around(s))}

    @asks(_destinations)
    def sail(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Set out for a destination; the result of the cards is the most, not a must (B2)."""
        choice = given[s.active]
        s.wake = [s.ships[s.active]]
        if choice == SEA:
            s.then(self.sail_sea)
        elif choice != STAY:
            goal, _, way = choice.partition(" ")
            self._set_course(s, goal_cell(s, goal), way)

    def _cells_to_choose(self, s: Eldermann) -> Mapping[int, OneOf]:
        return {s.active: OneOf((STAY, *_open_cells(s)))}

    @asks(_cells_to_choose)
    def sail_sea(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Set out for a cell of the open sea."""
        if given[s.active] != STAY:
            self._set_course(s, given[s.active])

    def _set_course(self, s: Eldermann, goal: str, way: str = "") -> None:
        """Take the only route, or the one that was named, or ask which."""
        routes = routes_to(s, goal)
        if way:
            routes = tuple(route for route in routes if route.key == way)
        if len(routes) > 1:
            s.then((self.choose_route, goal))
        elif routes:
            s.course = list(routes[0].cells)

    def _routes_to_choose(self, s: Eldermann, goal: str) -> Mapping[int, Ways]:
        keys = tuple([route.key for route in routes_to(s, goal)])
        return {s.active: Ways(keys, s.ships[s.active], goal, s.movement, sea_around(s))}

    @asks(_routes_to_choose)
    def choose_route(self, s: Eldermann, chance: Chance, events: Events, given: Given, goal: str) -> None:
        """Take the shortest of the routes that meet the chosen ships and pirates in their order (C12)."""
        s.course = next(list(route.cells) for route in routes_to(s, goal) if route.key == given[s.active])

    # Step by step

    @section
    def advance(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Enter cell after cell until something happens; then go on."""
        while s.course:
            cell = s.course.pop(0)
            s.ships[s.active] = cell
            s.wake.append(cell)
            s.movement -= 1
            if steps := self._happenings(s, cell):
                s.then(*steps, self.advance)
                return
        if len(s.wake) > 1 and s.city(s.active) < 0:
            _leave_harbour(s)
            events.tell("at-sea", s.active, cell=s.ships[s.active])

    def _happenings(self, s: Eldermann, cell: str) -> list[Step]:
        """List what happens in a cell just entered: the harbour, pirates, other ships."""
        chart = s.chart
        steps: list[Step] = [(self.arrive,)] if cell in chart.harbours else []
        if cell in chart.pirates and is_prey(s):
            steps.append((Combat.fight_pirates, chart.pirates[cell], right_neighbour(s), 0))
        if ships_in_contact(s):
            steps.append((Raids.meet,))
        return steps

    @section
    def arrive(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Enter a harbour, before any raid in it.

        The Kontor receives its good on arrival at home, not where this move began (D5), nor a Grand Kontor (D6).
        """
        seat = s.active
        _leave_harbour(s)
        events.tell("arrived", seat, city=CITIES[s.city(seat)].key)
        if s.at_home(seat) and s.wake[0] != s.ships[seat] and s.levels[seat][KONTOR] == 1:
            s.full = len(s.kontor[seat]) >= s.kontor_room(seat)
            deliver(s, events, seat)


def _open_cells(s: Eldermann) -> list[str]:
    """List the cells without a ship, as a move ends in no occupied one (C3)."""
    taken = set(s.ships)
    return [cell for cell in s.chart.waters(s.ships[s.active], s.movement) if cell not in taken]


def goal_cell(s: Eldermann, goal: str) -> str:
    """Return the cell that a destination names: a harbour, the start of a round trip, or a cell of the open sea."""
    if goal == ROUND:
        return s.ships[s.active]
    return s.chart.harbour[CITY[goal]] if goal in CITY else goal


def _leave_harbour(s: Eldermann) -> None:
    """Forget the toll of the harbour that the active ship has left; it is paid once a visit (D3)."""
    s.tolled = [seat for seat in s.tolled if seat != s.active]


ANSWERS = ("attack", "no", "never")


class Raids(Rules[Eldermann]):
    """Ask for raids and follow orders."""

    @section
    def meet(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Let the active seat raid at the first contact, then the others; at the end of the move once more (C5)."""
        seats = ships_in_contact(s)
        new = [seat for seat in seats if seat not in s.met]
        again = [] if s.course else [seat for seat in seats if seat in s.met]
        s.met += new
        steps: list[Step] = [(self.consider, seat) for seat in new]
        if new:
            steps.append((self.lurk, *new))
        s.then(*steps, *[(self.consider, seat) for seat in again])

    @section
    def consider(self, s: Eldermann, chance: Chance, events: Events, victim: int) -> None:
        """Ask the active seat, or follow its standing order."""
        seat = s.active
        if not s.guns[seat] or victim in s.fought:
            return
        if s.raid_stance[seat] == "ask":
            s.then((self.raid, victim))
        elif wants_raid(s, seat, victim):
            s.then((Combat.declare, seat, victim))

    def _raider(self, s: Eldermann, victim: int) -> Mapping[int, OneOf]:
        return {s.active: OneOf(ANSWERS)}

    @asks(_raider)
    def raid(self, s: Eldermann, chance: Chance, events: Events, given: Given, victim: int) -> None:
        """Attack in passing, or let the ship go."""
        if given[s.active] == NEVER:
            s.raid_stance[s.active] = s.raid_wish[s.active] = NEVER
            events.tell("stance-raids", s.active, stance=NEVER)
        elif given[s.active] == "attack":
            s.then((Combat.declare, s.active, victim))

    @section
    def lurk(self, s: Eldermann, chance: Chance, events: Events, *seats: int) -> None:
        """Let those who were let pass attack, clockwise: each is asked or follows its order by what is true then."""
        able = [] if s.safe else [seat for seat in seats if s.guns[seat] and seat not in s.fought]
        if not able:
            return
        asked = [*itertools.takewhile(lambda seat: is_asked_to_ambush(s, seat), able)]
        if asked:
            s.then((self.ambush, *asked), (self.lurk, *able[len(asked) :]))
        elif wants_ambush(s, able[0]):
            s.then((Combat.declare, able[0], s.active), (self.lurk, *able[1:]))
        else:
            s.then((self.lurk, *able[1:]))

    def _ambushers(self, s: Eldermann, *seats: int) -> Mapping[int, OneOf]:
        return {} if s.safe else {seat: OneOf(ANSWERS) for seat in seats}

    @asks(_ambushers)
    def ambush(self, s: Eldermann, chance: Chance, events: Events, given: Given, *seats: int) -> None:
        """Attack the active ship; after a fight, the seats that come next are asked again.

        Where rules version 5 has asked, no `lurk` follows: all who answered with an attack carry it out.
        """
        for seat in [seat for seat, choice in given.items() if choice == NEVER]:
            s.ambushes[seat][0] = s.ambush_wish[seat][0] = NEVER
            events.tell("stance-ambush", seat)
        attackers = [seat for seat in seats if given[seat] == "attack"]
        if s.agenda and s.agenda[-1][0] == "lurk" and attackers:
            later = seats[seats.index(attackers[0]) + 1 :]
            s.agenda[-1][1:1] = later
            attackers = attackers[:1]
        s.then(*[(Combat.declare, seat, s.active) for seat in attackers])


# Orders for ambushes: which passing ships a seat raids; everybody sees them, they hold from the next voyage on


TARGET, STRENGTH, CARGO = "target", "strength", "cargo"
PARTS = (TARGET, STRENGTH, CARGO)
"""The parts of an order, in the order of `Eldermann.ambushes`; a ship is attacked that fits all of them."""
ASK, NEVER = "ask", "never"
LEADS = {"stronger": 1, "equal": 0, "any": -9}
"""By how many cannons the own ship must be ahead."""
LEAST_CARGO = ("0", "1", "2", "3")
"""How many goods the other ship must carry."""


def first_order(options: dict[str, str]) -> list[str]:
    """Return the order with which a seat begins: it is asked, or at a table by order, attacks nobody."""
    return [ASK if options["ambush"] == ASK else NEVER, "stronger", "1"]


def order_of_stance(stance: str) -> list[str]:
    """Return what a standing order up to rules version 5, which held for all raids, says of ambushes."""
    return [ALL if stance == "stronger" else stance, "stronger", "1"]


def ambush_values(s: Eldermann, seat: int) -> dict[str, list[str]]:
    """List the values of each part that a seat can choose."""
    others = [seat_value(other) for other in range(s.seats) if other != seat]
    asked = [ASK] if s.options["ambush"] == ASK else []
    targets = [*asked, NEVER, LEADER, ALL, *(others if len(others) > 1 else [])]
    return {TARGET: targets, STRENGTH: list(LEADS), CARGO: list(LEAST_CARGO)}


def order_of(s: Eldermann, seat: int) -> list[str]:
    """Return the order of a seat that is in force."""
    return s.ambushes[seat] if s.ambushes else first_order(s.options)


def is_asked_to_ambush(s: Eldermann, seat: int) -> bool:
    """Tell whether a seat decides about each passing ship itself."""
    return order_of(s, seat)[0] == ASK


def may_ambush(s: Eldermann, seat: int) -> bool:
    """Tell whether a seat may attack the active ship on this voyage, whatever happens before."""
    target = order_of(s, seat)[0]
    return s.guns[seat] > 0 and target in (ASK, LEADER, ALL, seat_value(s.active))


def wants_ambush(s: Eldermann, seat: int) -> bool:
    """Tell whether the order of a seat attacks the active ship as it is now."""
    target, strength, cargo = order_of(s, seat)
    lead = guns_of(s, seat) - guns_of(s, s.active)
    return aims_at(s, seat, target, s.active) and lead >= LEADS[strength] and len(s.cargo(s.active)) >= int(cargo)


# Routes


LEAST_ATTACK, MOST_DEFENCE = min(map(int, DICE["attack"])), max(map(int, DICE["defence"]))


def routes_to(s: Eldermann, goal: str) -> tuple[Route, ...]:
    """List the routes to a goal, one for each group of ships and pirates that can be met on the way."""
    return voyages.routes(s.ships[s.active], goal, s.movement, sea_around(s))


def routes_on_offer(s: Eldermann) -> tuple[Route, ...]:
    """List the routes that `choose_route` asks about now, in the order of its options; none in other sections."""
    return routes_to(s, str(s.agenda[-1][1])) if s.section == "choose_route" else ()


def routes_everywhere(s: Eldermann) -> Voyages:
    """Find the routes to all goals at once, for callers that need many."""
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
    raids, raided = may_ambush(s, seat), s.guns[s.active] > 0 and s.raid_stance[s.active] != NEVER
    loses = raids and LEAST_ATTACK + s.guns[seat] <= MOST_DEFENCE + s.guns[s.active]
    return Ship(seat, s.ships[seat], raided, raids, loses)
