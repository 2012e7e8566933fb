"""Positions of Eldermann made by hand, so that their pictures do not depend on luck."""

from __future__ import annotations

from games.eldermann.material import CITIES, CITY, DECKS, GOODS
from games.eldermann.rules import OPTIONS
from games.eldermann.sections.spelunke import NOT_ASKED
from games.eldermann.state import Eldermann, Fight, Tally
from games.kernel.state import HIDDEN, Result, Zone
from games.kernel.words import words_for
from render.painter import Legend

NAMES = ("Anna", "Bea", "Cem", "Dirk")
ORDERS = {
    "aalborg": ["AA-GC"],
    "malmo": ["MA-FC", "MA-B"],
    "visby": ["VI-F"],
    "memel": ["ME-C", "ME-GC"],
    "danzig": ["DA-BF"],
    "stettin": ["ST-BGC"],
    "lubeck": ["LU-GC"],
    "flensburg": ["FL-B", "FL-BFG"],
}


def german(asked: tuple[int, ...] = (), names: tuple[str, ...] = NAMES) -> Legend:
    """Say how a picture reads in German."""
    return Legend(names, words_for("de", "games.eldermann"), asked)


def at_sea() -> Eldermann:
    """Give round 11 as a spectator sees it: Bea has laid 3 and 5 and chooses where to sail from Danzig."""
    state = Eldermann(seats=4, options={option.name: option.default for option in OPTIONS})
    state.round, state.active, state.arrow, state.event = 11, 1, 10, 10
    state.laid, state.movement, state.agenda = [3, 5], 8, [["sail"]]
    state.orders = [list(ORDERS[city.key]) for city in CITIES]
    state.harbour = [[city.good] if city.key in ("memel", "malmo") else [] for city in CITIES]
    laid = {card for cards in state.orders for card in cards}
    state.decks = [[card for card in DECKS[good] if card not in laid] for good in GOODS]
    state.supply, state.cannon_supply = [12, 10, 12, 11], 4
    state.points, state.taler = [22, 18, 11, 15], [7, 5, 3, 6]
    state.homes = [CITY[key] for key in ("lubeck", "danzig", "aalborg", "visby")]
    state.roles = ["merchant", "admiral", "navigator", "captain"]
    state.ships = ["d3", "k11", "b8", "i4"]
    state.levels = [[1, 1, 2, 1, 1, 1], [1, 0, 1, 0, 2, 1], [2, 1, 1, 2, 0, 0], [1, 2, 0, 0, 1, 1]]
    state.hold = [["beer", "cloth"], ["grain", "cloth", "fish"], ["fish"], ["cloth", "grain", "beer"]]
    state.guns, state.booty = [1, 2, 0, 1], [[], ["cloth"], [], []]
    state.kontor = [["beer", "fish"], ["grain"], ["fish"] * 3, ["cloth"]]
    state.trophies = [["AA-G"], ["MA-F", "MA-C"], [], ["DA-F", "DA-B", "DA-C"]]
    state.laurels, state.rested = [0] * 4, [[] for _ in NAMES]
    state.raid_stance, state.raid_wish = ["ask"] * 4, ["ask"] * 4
    state.watch = [list(NOT_ASKED) for _ in NAMES]
    state.plans, state.ready = [""] * 4, [""] * 4
    state.hand1 = [Zone.of([HIDDEN] * count) for count in (2, 2, 0, 1)]
    state.hand2 = [Zone.of([HIDDEN] * count) for count in (0, 1, 0, 0)]
    state.den1, state.den2 = Zone.of([HIDDEN] * 12), Zone.of([HIDDEN] * 6)
    counts = (7, 4, 6, 3, 1, 20, 2), (6, 5, 4, 2, 2, 17, 1), (4, 3, 5, 1, 3, 12, -1), (5, 6, 5, 2, 1, 14, 1)
    state.tally = [Tally(*seat) for seat in counts]
    return state


def to_plan() -> Eldermann:
    """Give the planning of round 11 as Bea sees it: she has chosen 3 and 5 and holds three Spelunke cards."""
    state = at_sea()
    state.agenda, state.given, state.laid, state.movement, state.arrow = [["plan"]], {1: "3+5"}, [], 0, 8
    state.hand1[1], state.hand2[1] = Zone.of(["curse", "sails1"]), Zone.of(["ward2"])
    return state


def route_to_choose() -> Eldermann:
    """Give Bea's choice between the way through the pirates before Memel and the way around them."""
    state = to_plan()
    state.agenda, state.given, state.laid, state.movement = [["choose_route", "k5"]], {}, [3, 5], 8
    return state


def raid_won() -> Eldermann:
    """Give the end of a raid as Bea sees it: she has beaten Dirk by two and picks her booty."""
    state = to_plan()
    state.agenda, state.given, state.laid, state.movement = [["pillage"]], {}, [3, 5], 2
    state.ships[1], state.wake = "j4", ["k11", "k10", "j10", "j9", "j8", "k8", "k7", "k6", "j6", "j5", "j4"]
    state.fight = Fight(1, 3, 2, 1, 1, attack=3, defence=2, won=1, lost=2)
    return state


def feast() -> Eldermann:
    """Give the end: Anna has held the feast at home."""
    state = at_sea()
    state.agenda, state.election, state.ending = [], True, "feast"
    state.ships[0], state.points = "a11", [31, 26, 14, 22]
    state.hold[0], state.kontor[0] = ["cloth", "grain"], ["beer", "fish"]
    state.result = Result(tuple(state.points), (0,), "", "decided-feast")
    return state


def unelected() -> Eldermann:
    """Give an end at which nobody is elected."""
    state = feast()
    state.ending, state.result = "empty", Result(tuple(state.points), (), "", "decided-empty")
    return state
