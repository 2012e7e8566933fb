"""3. Bewegungsphase: choose a destination and a route, and sail it step by step."""

from __future__ import annotations

from collections.abc import Mapping

from games.eldermann.material import CITIES, CITY
from games.eldermann.sections.attacks import is_prey, right_neighbour, ships_in_contact
from games.eldermann.sections.combat import Combat
from games.eldermann.sections.ending import crown
from games.eldermann.sections.ledger import deliver
from games.eldermann.sections.raids import Raids
from games.eldermann.sections.routes import may_tour, routes_to, sea_around
from games.eldermann.sections.shapes import Ways
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
        """Ask for a harbour in reach, the open sea, a round trip that meets somebody, or to stay."""
        seat, here, chart = s.active, s.ships[s.active], s.chart
        if not s.movement:
            return {}
        ports = [] if s.blockaded else [CITIES[chart.harbours[cell]].key for cell in chart.ports(here, s.movement)]
        tours = (ROUND,) if may_tour(s) else ()
        return {seat: OneOf((STAY, *ports, *tours, SEA))}

    @asks(_destinations)
    def sail(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Set out for a destination; the result of the cards is the most, not a must (B2)."""
        choice = given[s.active]
        s.wake = [s.ships[s.active]]
        if choice == SEA:
            s.then(self.sail_sea)
        elif choice == ROUND:
            self._set_course(s, s.ships[s.active])
        elif choice != STAY:
            self._set_course(s, s.chart.harbour[CITY[choice]])

    def _open_cells(self, s: Eldermann) -> Mapping[int, OneOf]:
        """Ask for a cell without a ship, as a move ends in no occupied one (C3)."""
        taken = set(s.ships)
        cells = s.chart.waters(s.ships[s.active], s.movement)
        return {s.active: OneOf((STAY, *[cell for cell in cells if cell not in taken]))}

    @asks(_open_cells)
    def sail_sea(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Set out for a cell of the open sea."""
        if given[s.active] != STAY:
            self._set_course(s, given[s.active])

    def _set_course(self, s: Eldermann, goal: str) -> None:
        """Take the only route, or ask which."""
        routes = routes_to(s, goal)
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
        """Enter a harbour, before any raid in it: an Eldermann who brings the feast's goods home has won (H5).

        The Kontor receives its good on arrival at home, not where this move began (D5), nor a Grand Kontor (D6).
        """
        seat = s.active
        _leave_harbour(s)
        events.tell("arrived", seat, city=CITIES[s.city(seat)].key)
        if s.at_home(seat) and s.wake[0] != s.ships[seat] and s.levels[seat][KONTOR] == 1:
            deliver(s, events, seat)
        crown(s, events)


def _leave_harbour(s: Eldermann) -> None:
    """Forget the toll of the harbour that the active ship has left; it is paid once a visit (D3)."""
    s.tolled = [seat for seat in s.tolled if seat != s.active]
