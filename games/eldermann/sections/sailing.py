"""3. Bewegungsphase: choose a destination and a route, sail it step by step, meet pirates and ships."""

from __future__ import annotations

from collections.abc import Mapping

from games.eldermann import chart, voyages
from games.eldermann.encounters import SAFE, Sea, Ship, sea
from games.eldermann.ledger import deliver
from games.eldermann.material import CITIES, CITY, DICE, HARBOURS, PIRATES
from games.eldermann.sections.combat import Combat
from games.eldermann.shapes import Ways
from games.eldermann.state import KONTOR, Eldermann
from games.eldermann.voyages import Route, Voyages
from games.kernel.agenda import Given, asks, section
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events

STAY, SEA, ROUND = "stay", "sea", "round"
RAID_ANSWERS = ("attack", "no", "never")
LEAST_ATTACK, MOST_DEFENCE = min(map(int, DICE["attack"])), max(map(int, DICE["defence"]))
Step = tuple[object, ...]


class Sailing(Combat):
    """Sail the active ship."""

    def _destinations(self, s: Eldermann) -> Mapping[int, OneOf]:
        """Ask for a harbour in reach, the open sea, a round trip that meets somebody, or to stay."""
        seat, here = s.active, s.ships[s.active]
        if not s.movement:
            return {}
        ports = [] if s.blockaded else [CITIES[HARBOURS[cell]].key for cell in chart.ports(here, s.movement)]
        tours = (ROUND,) if self._may_tour(s) else ()
        return {seat: OneOf((STAY, *ports, *tours, SEA))}

    def _may_tour(self, s: Eldermann) -> bool:
        """Tell whether a way out and back meets somebody; a blockade also closes the harbour it began in (E8)."""
        here, around = s.ships[s.active], self.around(s)
        if (s.blockaded and here in HARBOURS) or around.empty:
            return False
        return voyages.round_trip(here, s.movement, around)

    @asks(_destinations, phase=False)
    def sail(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Set out for a destination; the result of the cards is the most, not a must (B2)."""
        choice = given[s.active]
        s.wake = [s.ships[s.active]]
        if choice == SEA:
            s.then(self.sail_sea)
        elif choice == ROUND:
            self._set_course(s, s.ships[s.active])
        elif choice != STAY:
            self._set_course(s, CITIES[CITY[choice]].harbour)

    def _open_cells(self, s: Eldermann) -> Mapping[int, OneOf]:
        """Ask for a cell without a ship, as a move ends in no occupied one (C3)."""
        taken = set(s.ships)
        cells = chart.waters(s.ships[s.active], s.movement)
        return {s.active: OneOf((STAY, *[cell for cell in cells if cell not in taken]))}

    @asks(_open_cells, phase=False)
    def sail_sea(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Set out for a cell of the open sea."""
        if given[s.active] != STAY:
            self._set_course(s, given[s.active])

    def courses(self, s: Eldermann, goal: str) -> tuple[Route, ...]:
        """List the routes to a goal, one for each group of ships and pirates that can be met on the way."""
        return voyages.routes(s.ships[s.active], goal, s.movement, self.around(s))

    def abroad(self, s: Eldermann) -> Voyages:
        """Find the routes to all goals at once, for whoever names many."""
        return voyages.voyages(s.ships[s.active], s.movement, self.around(s))

    def around(self, s: Eldermann) -> Sea:
        """Say by public facts which ships may fight with the active one, and whether pirates may attack it."""
        ships = tuple([self._lookout(s, seat) for seat in s.clockwise(s.active)])
        return sea(ships, SAFE if s.safe else s.points[s.active], peace=s.options["raids"] == "peace")

    def _lookout(self, s: Eldermann, seat: int) -> Ship:
        """Say whether a raid between the active seat and this one may come about, and whether this one may lose it."""
        raids = self._may_raid(s, seat)
        loses = raids and LEAST_ATTACK + s.guns[seat] <= MOST_DEFENCE + s.guns[s.active]
        return Ship(seat, s.ships[seat], self._may_raid(s, s.active), raids, loses)

    def _may_raid(self, s: Eldermann, seat: int) -> bool:
        return s.guns[seat] > 0 and s.raid_stance[seat] != "never"

    def _set_course(self, s: Eldermann, goal: str) -> None:
        ways = self.courses(s, goal)
        if len(ways) > 1:
            s.then((self.choose_route, goal))
        elif ways:
            s.course = list(ways[0].cells)

    def _routes_to(self, s: Eldermann, goal: str) -> Mapping[int, Ways]:
        keys = tuple([route.key for route in self.courses(s, goal)])
        return {s.active: Ways(keys, s.ships[s.active], goal, s.movement, self.around(s))}

    @asks(_routes_to, phase=False)
    def choose_route(self, s: Eldermann, chance: Chance, events: Events, given: Given, goal: str) -> None:
        """Take the shortest of the routes that meet the chosen ships and pirates in their order (C12)."""
        s.course = next(list(route.cells) for route in self.courses(s, goal) if route.key == given[s.active])

    # Step by step

    @section
    def advance(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Enter cell after cell until something happens; then go on."""
        while s.course:
            cell = s.course.pop(0)
            s.ships[s.active] = cell
            s.wake.append(cell)
            s.movement -= 1
            steps: list[Step] = [(self.arrive,)] if cell in HARBOURS else []
            if cell in PIRATES and self.prey(s):
                steps.append((self.fight_pirates, PIRATES[cell], self.right_of(s), 0))
            if self._in_contact(s):
                steps.append((self.meet,))
            if steps:
                s.then(*steps, self.advance)
                return
        if len(s.wake) > 1 and s.city(s.active) < 0:
            s.tolled = [seat for seat in s.tolled if seat != s.active]
            events.tell("at-sea", s.active, cell=s.ships[s.active])

    @section
    def arrive(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Enter a harbour, before any raid in it: an Eldermann who brings the feast's goods home has won (H5).

        The Kontor receives its good on arrival at home, not where this move began (D5), nor a Grand Kontor (D6).
        """
        seat = s.active
        s.tolled = [other for other in s.tolled if other != seat]
        events.tell("arrived", seat, city=CITIES[s.city(seat)].key)
        if s.at_home(seat) and s.wake[0] != s.ships[seat] and s.levels[seat][KONTOR] == 1:
            deliver(s, events, seat)
        self.crown(s, events)

    # Raids in passing

    def _in_contact(self, s: Eldermann) -> list[int]:
        """List the ships on the same or an adjacent cell that may fight with the active one, from its left on."""
        near, here = chart.NEAR[s.ships[s.active]], s.active
        if not any(ship in near for seat, ship in enumerate(s.ships) if seat != here):
            return []
        peace = s.options["raids"] == "peace"
        if peace and s.ships[here] in HARBOURS:
            return []
        return [
            seat
            for seat in s.clockwise(here)
            if s.ships[seat] in near and seat not in s.fought and not (peace and s.ships[seat] in HARBOURS)
        ]

    @section
    def meet(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Let the active seat raid at the first contact, then the others; at the end of the move once more (C5)."""
        seats = self._in_contact(s)
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
        elif self._stronger(s, seat, victim):
            s.then((self.declare, seat, victim))

    def _stronger(self, s: Eldermann, seat: int, victim: int) -> bool:
        """Follow the order `stronger`: attack with more cannons, where there is something to take."""
        more = self.guns_of(s, seat) > self.guns_of(s, victim)
        return s.raid_stance[seat] == "stronger" and more and bool(s.cargo(victim))

    def _raider(self, s: Eldermann, victim: int) -> Mapping[int, OneOf]:
        return {s.active: OneOf(RAID_ANSWERS)}

    @asks(_raider, phase=False)
    def raid(self, s: Eldermann, chance: Chance, events: Events, given: Given, victim: int) -> None:
        """Attack in passing, or let the ship go."""
        self._give_order(s, events, given)
        if given[s.active] == "attack":
            s.then((self.declare, s.active, victim))

    def _give_order(self, s: Eldermann, events: Events, given: Given) -> None:
        """Keep the standing order of whoever never wants to raid."""
        for seat in [seat for seat, choice in given.items() if choice == "never"]:
            s.raid_stance[seat] = "never"
            events.tell("stance-raids", seat, stance="never")

    @section
    def lurk(self, s: Eldermann, chance: Chance, events: Events, *seats: int) -> None:
        """Let those who were let pass attack: ask them all at once, and follow standing orders."""
        able = [] if s.safe else [seat for seat in seats if s.guns[seat] and seat not in s.fought]
        asked = [seat for seat in able if s.raid_stance[seat] == "ask"]
        sure = [(self.declare, seat, s.active) for seat in able if self._stronger(s, seat, s.active)]
        s.then(*sure, *([(self.ambush, *asked)] if asked else []))

    def _ambushers(self, s: Eldermann, *seats: int) -> Mapping[int, OneOf]:
        return {} if s.safe else {seat: OneOf(RAID_ANSWERS) for seat in seats}

    @asks(_ambushers, phase=False)
    def ambush(self, s: Eldermann, chance: Chance, events: Events, given: Given, *seats: int) -> None:
        """Attack the active ship, one after the other, from its left on."""
        self._give_order(s, events, given)
        s.then(*[(self.declare, seat, s.active) for seat in seats if given[seat] == "attack"])
