"""Ulm: setup and rounds; the chapters in between stand in `games.ulm.sections`.

The rulebook is the German page of the online edition, whose documented deviations are played. RULES.md lists sections
and rulings. Luck is drawn in this order: cards, descendants, coats, grid, each seat's tile, start player, towers.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from games.kernel.agenda import section
from games.kernel.chance import Chance
from games.kernel.errors import NotOffered
from games.kernel.events import Events
from games.kernel.game import Option
from games.kernel.state import State, Zone
from games.ulm.material import (
    CARDS,
    COATS,
    DESCENDANTS,
    KINDS,
    NUMBERS,
    TILE_DOCK,
    TILE_GRID,
    TILE_TOTAL,
    TOWERS,
)
from games.ulm.sections.cards import Cards
from games.ulm.sections.danube import Danube
from games.ulm.sections.grid import OUTER
from games.ulm.sections.privileges import Privileges
from games.ulm.sections.refusals import why_not
from games.ulm.sections.scoring import Final
from games.ulm.sections.supplies import Dock, Piles, draw_tile_from_bag
from games.ulm.sections.turn import Turn, Wishing
from games.ulm.sections.upgrades import RENAMED
from games.ulm.state import NONE, Ulm

OPTIONS = (Option("towers", ("on", "off"), "on", at_first="off"), Option("start", ("fixed", "rotating"), "fixed"))
"""Tower tiles are an option of the rulebook; that the start player changes each round is one of the house."""


class UlmRules(Turn, Cards, Privileges, Danube, Piles, Dock, Final, Wishing):
    """Ulm for two to four players."""

    state_class: ClassVar[type[State]] = Ulm
    renamed: ClassVar[Mapping[str, str]] = RENAMED
    sequences: ClassVar[Collection[str]] = ("push", "act")

    # Spielvorbereitung

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, events: Events, material_id: str = ""
    ) -> Ulm:
        """Shuffle cards, descendants and coats, lay out the grid, fill dock and bag, equip the seats."""
        s = Ulm(seats=seats, material_id=material_id)
        s.with_towers, s.rotating = options.get("towers") != "off", options.get("start") == "rotating"
        s.deck = Zone.of(chance.shuffle(tuple(CARDS)))
        s.descendants = chance.shuffle(DESCENDANTS)[: NUMBERS["descendants"]]
        s.coat_stack = Zone.of(chance.shuffle(COATS))
        self._set_up_tiles(s, chance)
        self._set_up_seats(s, chance, events)
        s.first = int(chance.pick([str(seat) for seat in range(seats)]))
        if s.with_towers:
            towers = chance.shuffle(TOWERS)
            s.box, s.tower_stack = Zone.of(towers[: -NUMBERS["towers"]]), Zone.of(towers[-NUMBERS["towers"] :])
        events.tell("start-player", s.first)
        s.then((self.start_round, 1))
        return s

    def _set_up_tiles(self, s: Ulm, chance: Chance) -> None:
        """Spread nine tiles over the grid, one of each kind over the dock, the rest into the bag."""
        s.grid = chance.shuffle([kind for kind in KINDS for _ in range(TILE_GRID[kind])])
        s.dock = [kind for kind in KINDS for _ in range(TILE_DOCK[kind])]
        s.bag = {kind: TILE_TOTAL[kind] - TILE_GRID[kind] - TILE_DOCK[kind] for kind in KINDS}
        s.outer, s.rim = [""] * len(OUTER), [NONE] * len(OUTER)
        s.slots = [[NONE] * quarter.slots for quarter in s.material.quarters]
        s.crests = [NONE] * len(s.slots)

    def _set_up_seats(self, s: Ulm, chance: Chance, events: Events) -> None:
        """Give each seat coins, sparrows, seals and a tile from the bag; barges to the first field."""
        seats = s.seats
        s.points, s.earned = [0] * seats, [{} for _ in range(seats)]
        for seat in range(seats):
            s.gain(seat, "start", NUMBERS["start_points"])
        s.coins = [NUMBERS["start_coins"]] * seats
        s.sparrows, s.seals = [NUMBERS["start_sparrows"]] * seats, [NUMBERS["seals"]] * seats
        s.quick = [False] * seats
        s.barges, s.coats = [0] * seats, [[] for _ in range(seats)]
        s.laid, s.hands = [[] for _ in range(seats)], [Zone() for _ in range(seats)]
        s.tiles = [dict.fromkeys(KINDS, 0) for _ in range(seats)]
        for seat in range(seats):
            tile = draw_tile_from_bag(s, chance)
            s.tiles[seat][tile] += 1
            events.tell("start-tile", seat, tile=tile)

    # Spielablauf

    @section
    def start_round(self, s: Ulm, chance: Chance, events: Events, number: int) -> None:
        """Turn up the next tower tile; then each seat has a turn, from the start player on."""
        s.round = number
        events.tell("round", number=number)
        if s.rotating and number > 1:
            s.first = (s.first + 1) % s.seats
            events.tell("start-player", s.first)
        if s.with_towers:
            self._flip_tower(s, events)
        turns = [(self.start_turn, (s.first + step) % s.seats) for step in range(s.seats)]
        s.then(*turns, self.end_round)

    def _flip_tower(self, s: Ulm, events: Events) -> None:
        """Put this round's tower tile in force and show the next one."""
        if s.tower:
            s.past_towers.append(s.tower)
        s.tower = s.next_tower or s.tower_stack.draw()
        s.next_tower = s.tower_stack.draw() if s.tower_stack.cards else ""
        events.tell("tower", tower=s.tower, next=s.next_tower or "none")

    @section
    def end_round(self, s: Ulm, chance: Chance, events: Events) -> None:
        """Go on for ten rounds, then score."""
        s.then((self.start_round, s.round + 1) if s.round < NUMBERS["rounds"] else self.final_scoring)

    # Order

    def next_seat(self, state: Ulm) -> int | None:
        """The seats follow each other clockwise; after a round comes its next start player."""
        if not state.round:
            return None
        ends = (state.turn + 1) % state.seats == state.first
        if ends and state.round == NUMBERS["rounds"]:
            return None
        return (state.turn + 1 + (ends and state.rotating)) % state.seats

    # Conservation, refusals

    def supply(self, state: Ulm) -> Mapping[str, list[str]]:
        """Count ten tiles of each kind and those added to an empty bag, all cards, coats and tower tiles."""
        tiles = [kind for kind in KINDS for _ in range(TILE_TOTAL[kind] + state.added)]
        towers = list(TOWERS) if state.with_towers else []
        return {"tiles": tiles, "cards": list(CARDS), "coats": list(COATS), "towers": towers}

    def placed(self, state: Ulm) -> Mapping[str, list[str]]:
        """Find all tiles, open cards, coats that were taken, and towers that were turned up."""
        tiles = [*state.grid, *filter(None, state.outer), *state.dock, *filter(None, (state.drawn, state.spare))]
        for supply in (state.bag, *state.tiles):
            for kind, count in supply.items():
                tiles += [kind] * count
        cards, coats = state.discard[:], []
        for seat in range(state.seats):
            cards += state.laid[seat]
            coats += state.coats[seat]
        towers = [*state.past_towers, *filter(None, (state.tower, state.next_tower))]
        return {"tiles": tiles, "cards": cards, "coats": coats, "towers": towers}

    def why_not(self, seen: Ulm, seat: int, choice: str) -> NotOffered:
        """Say which rule refuses this choice."""
        return why_not(seen, seat, choice)
