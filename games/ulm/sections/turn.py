"""The course of a turn: draw, push, three actions in any order, one hand card; and how a seat wishes to begin."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf, Pick, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.ulm.material import NUMBERS
from games.ulm.sections.actions import carry_out, use_play
from games.ulm.sections.cards import play_card
from games.ulm.sections.grid import FAR, OUTER_AT, line, new_triples, push_line
from games.ulm.sections.options import after_push, before_push, beginnings, on_dock
from games.ulm.sections.supplies import choose_from_bag, draw_tile_from_bag, give_tile, tell_tiles
from games.ulm.state import NONE, Ulm

ENDS = 0.1
"""How often a random player ends its turn although more could be done: otherwise random games hold few actions."""


@dataclass(frozen=True, slots=True)
class Steps(OneOf):
    """Choose the next step of a turn; the last option ends it."""

    def sample(self, rng: random.Random) -> str:
        """Draw a kind of step, then one of that kind; rarely the end while there are others."""
        if len(self.options) == 1 or rng.random() < ENDS:
            return self.options[-1]
        kinds: dict[str, list[str]] = {}
        for option in self.options[:-1]:
            kinds.setdefault(option.partition(" ")[0], []).append(option)
        ways = list(kinds.values())
        way = ways[int(rng.random() * len(ways))]
        return way[int(rng.random() * len(way))]


ACTION_OF = {"buy": "card", "wall": "seal"}
"""The open action that a choice uses up, if it has another name."""


class Turn(Rules[Ulm]):
    """Play a seat's turn, free in its order."""

    @section(phase=True, beat=True)
    def start_turn(self, s: Ulm, chance: Chance, events: Events, seat: int) -> None:
        """Begin a turn with nothing used yet."""
        s.turn, s.drawn, s.spare, s.line, s.landed, s.actions = seat, "", "", "", "", []
        s.played = s.swapped = s.traded = s.taxed = False
        events.tell("turn", seat)
        s.then(self.draw_tile, self.keep_tile, self.push, self.keep_pushed, self.act)
        if s.tower == "t_choose" or not s.quick[seat]:
            s.then(self.begin_turn)

    # Drawing a tile

    def _beginnings(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask a player who can do something before the draw; otherwise the draw goes by itself (ruling 9)."""
        options = beginnings(s)
        return {s.turn: OneOf(tuple(options))} if options else {}

    @asks(_beginnings, alone=True)
    def begin_turn(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Draw, choose the tile where the tower allows it, or do first what may be done at any moment."""
        choice = given[s.turn]
        verb, _, rest = choice.partition(" ")
        if verb == "draw":
            return
        if verb == "bag":
            choose_from_bag(s, events, choice)
            return
        s.then(self.begin_turn)
        if verb == "play":
            s.played = True
            play_card(s, chance, events, choice)
        else:
            self._anytime(s, events, verb, rest)

    @section
    def draw_tile(self, s: Ulm, chance: Chance, events: Events) -> None:
        """Draw a tile from the bag, the Master Builder two, unless one was chosen (ruling 8)."""
        if s.drawn:
            return
        s.drawn = draw_tile_from_bag(s, chance)
        if not s.has(s.turn, "master_builder"):
            events.tell("drew-tile", s.turn, tile=s.drawn)
            return
        s.spare = draw_tile_from_bag(s, chance)
        events.tell("drew-two", s.turn, tile=s.drawn, other=s.spare)
        if s.spare == s.drawn:
            self._return_spare(s)

    def _return_spare(self, s: Ulm) -> None:
        s.bag[s.spare] += 1
        s.spare = ""

    def _drawn_tiles(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask the Master Builder which tile to push in."""
        return {s.turn: OneOf((f"keep {s.drawn}", f"keep {s.spare}"))} if s.spare else {}

    @asks(_drawn_tiles)
    def keep_tile(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Keep one tile for the push, the other goes back to the bag."""
        if given[s.turn] != f"keep {s.drawn}":
            s.drawn, s.spare = s.spare, s.drawn
        self._return_spare(s)
        events.tell("kept-tile", s.turn, tile=s.drawn)

    # Pushing it in

    def _before_push(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask for the push, and for all that may come before it; a chosen push leaves nothing to ask."""
        return {s.turn: OneOf(tuple(before_push(s)))}

    @asks(_before_push, alone=True)
    def push(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Push the tile in; before it swap it, or return the tiles of a blocked grid (rulings 3, 11 and 12)."""
        choice = given[s.turn]
        verb, _, rest = choice.partition(" ")
        if verb == "push":
            self._push(s, events, rest)
            return
        s.then(self.push)
        if verb == "return":
            self._return_outer(s, events)
        elif verb == "sparrow":
            self._sparrow(s, events, rest)
        elif verb == "scholar":
            self._scholar(s, events, rest)
        elif verb == "play":
            s.played = True
            play_card(s, chance, events, choice)
        else:
            self._anytime(s, events, verb, rest)

    def _push(self, s: Ulm, events: Events, label: str) -> None:
        """Move the line on; the owner of the field the last tile lands on gets a sparrow (rulings 2, 4 and 7)."""
        seat, before, there = s.turn, s.grid, FAR[label]
        s.grid, out = push_line(before, label, s.drawn)
        s.outer[OUTER_AT[there]] = out
        s.line, s.landed, s.actions = label, there, line(s.grid, label)
        s.story, s.story_seat = [label, *s.actions, out], seat
        events.tell("pushed", seat, tile=s.drawn, field=label, actions=", ".join(s.actions))
        s.drawn = ""
        owner = s.rim[OUTER_AT[there]]
        if owner != NONE:
            s.sparrows[owner] += 1
            events.tell("got-sparrow", owner, field=there)
        if s.has(seat, "city_guard") and new_triples(before, s.grid):
            s.gain(seat, "guard", NUMBERS["guard"])
            events.tell("guard", seat, points=NUMBERS["guard"])
        if s.tower == "t_seal_free":
            s.actions.append("seal")

    def _return_outer(self, s: Ulm, events: Events) -> None:
        """Put all pushed-out tiles into the bag: every line is closed."""
        for tile in filter(None, s.outer):
            s.bag[tile] += 1
        s.outer = [""] * len(s.outer)
        s.blocked += 1
        events.tell("returned", s.turn)

    def _sparrow(self, s: Ulm, events: Events, kind: str) -> None:
        """Pay a sparrow to swap the drawn tile with one of the dock."""
        s.sparrows[s.turn] -= 1
        s.dock[s.dock.index(kind)] = s.drawn
        events.tell("sparrow-swap", s.turn, tile=s.drawn, new=kind)
        s.drawn, s.swapped = kind, True

    def _scholar(self, s: Ulm, events: Events, kind: str) -> None:
        """Push an own tile instead, and keep the drawn one."""
        s.tiles[s.turn][kind] -= 1
        s.tiles[s.turn][s.drawn] += 1
        events.tell("scholar-swap", s.turn, tile=s.drawn, new=kind)
        s.drawn, s.swapped = kind, True

    def _tile_pushed_out(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask, in the tower's round, whether the tile just pushed out is taken (ruling 6)."""
        return {s.turn: OneOf(("take", "leave"))} if s.tower == "t_keep_pushed" else {}

    @asks(_tile_pushed_out)
    def keep_pushed(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Take the tile that was just pushed out, or leave it."""
        if given[s.turn] == "take":
            at = OUTER_AT[s.landed]
            s.tiles[s.turn][s.outer[at]] += 1
            tell_tiles(s, events, "took-outer", [s.outer[at]])
            s.outer[at] = ""

    # The actions

    def _after_push(self, s: Ulm) -> Mapping[int, Steps]:
        """Ask what to do next, out of everything that is still possible."""
        return {s.turn: Steps(tuple(after_push(s)))}

    @asks(_after_push, alone=True)
    def act(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Carry out one action, play a card, or end the turn; open actions are lost then."""
        choice = given[s.turn]
        verb, _, rest = choice.partition(" ")
        if verb == "end":
            s.then(self.end_turn)
            return
        s.then(self.act)
        if verb == "play":
            use_play(s)
            play_card(s, chance, events, choice)
        elif verb in ("merchant", "tax"):
            self._anytime(s, events, verb, rest)
        else:
            s.actions.remove(ACTION_OF.get(verb, verb))
            carry_out(s, chance, events, choice, from_grid=True)

    def _anytime(self, s: Ulm, events: Events, verb: str, rest: str) -> None:
        """Let the Merchant trade, or pay the tower's tax."""
        if verb == "merchant":
            s.traded = True
            s.then((self.trade, rest))
        elif s.tax() == "tiles":
            s.then(self.pay_tax)
        else:
            self._paid_tax(s, events)
            s.coins[s.turn] -= NUMBERS["tax"]

    def _dock_for_trade(self, s: Ulm, kind: str) -> Mapping[int, OneOf]:
        """Ask the Merchant for a tile of another kind on the dock."""
        return {s.turn: OneOf(tuple(f"tile {other}" for other in on_dock(s, kind)))}

    @asks(_dock_for_trade, alone=True)
    def trade(self, s: Ulm, chance: Chance, events: Events, given: Given, kind: str) -> None:
        """Exchange an own tile for one of the dock; nothing is refilled (ruling 13)."""
        new = given[s.turn].removeprefix("tile ")
        s.dock[s.dock.index(new)] = kind
        s.tiles[s.turn][kind] -= 1
        s.tiles[s.turn][new] += 1
        events.tell("traded", s.turn, tile=kind, new=new)

    def _tiles_for_tax(self, s: Ulm) -> Mapping[int, Pick]:
        """Ask which tiles to give; two of a kind can be given."""
        most = NUMBERS["tax"]
        tiles = tuple(kind for kind, count in s.tiles[s.turn].items() for _ in range(min(count, most)))
        return {s.turn: Pick(tiles, most, most)}

    @asks(_tiles_for_tax, alone=True)
    def pay_tax(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Give two tiles of choice into the bag (ruling 36)."""
        for tile in picked_items(given[s.turn]):
            give_tile(s, tile)
        self._paid_tax(s, events)

    def _paid_tax(self, s: Ulm, events: Events) -> None:
        events.tell("paid-tax", s.turn, tax=s.tax())
        s.taxed = True

    @section
    def end_turn(self, s: Ulm, chance: Chance, events: Events) -> None:
        """Lose points for a tax that was not paid; what is still open lapses."""
        if s.tax():
            s.gain(s.turn, "tax", -NUMBERS["penalty"])
            events.tell("tax-unpaid", s.turn, points=NUMBERS["penalty"])
        s.actions = []


# Whether a seat is asked before its tile is drawn: all see it, as it decides about the questions to come


ASK, AT_ONCE = "draw ask", "draw now"
"""Be asked what comes before the draw, or have the tile drawn at once."""


class Wishing(Rules[Ulm]):
    """Keep what each seat wishes."""

    def wishes(self, seen: Ulm, seat: int) -> OneOf | None:
        """Offer both ways to begin a turn."""
        return None if seen.over else OneOf((ASK, AT_ONCE))

    def wished(self, seen: Ulm, seat: int) -> tuple[str, ...]:
        """Name the way that stands."""
        return () if seen.over else (AT_ONCE if seen.quick[seat] else ASK,)

    def wish(self, state: Ulm, seat: int, choice: str) -> None:
        """Count from the seat's next turn on."""
        state.quick[seat] = choice == AT_ONCE

    def keep_wishes(self, past: Ulm, now: Ulm) -> None:
        """Keep all of them."""
        past.quick = now.quick[:]
