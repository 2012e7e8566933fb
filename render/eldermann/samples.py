"""Sample pictures with every piece of Eldermann in every colour, from which its palette is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.eldermann.material import CITIES, GOODS, ORDERS, ROGUES, SIEGE, TILES
from games.eldermann.rules import OPTIONS
from games.eldermann.sections.spelunke import NOT_ASKED
from games.eldermann.state import PIRATE_CREW, SCHOOL, Eldermann, Fight, Tally
from games.kernel.state import Result, Zone
from games.kernel.words import FALLBACK, words_for
from render.eldermann import looks
from render.eldermann.board import board
from render.eldermann.chapters import CHAPTERS
from render.eldermann.cover import cover
from render.eldermann.fight import fight_scene
from render.eldermann.hand import hand
from render.eldermann.market import market
from render.eldermann.sailing import sailing
from render.eldermann.score import score
from render.paint.palette import LEGAL, mix
from render.paint.scene import Backdrop, Scene, Shape
from render.painter import Legend

SEATS = 4
LEGEND = Legend(tuple("ABCD"), words_for(FALLBACK, "games.eldermann"), (1,))
FIGHT = Fight(0, 1, 2, 1, 0, attack=3, defence=2, won=0, lost=2)
CREW = Fight(PIRATE_CREW, 1, 2, 1, 0)


def contact_sheet() -> Sequence[Scene]:
    """Draw boards with every piece, each private picture, a score sheet, the cover and the rulebook's pictures."""
    middle, few, at_end = position(), position(3), replace(LEGEND, asked=())
    drawn = [board(middle, LEGEND), board(few, LEGEND), *_private(middle), *_ends(at_end)]
    drawn += [cover(at_end), *(draw(at_end) for draw in CHAPTERS.values())]
    return [_tints(), *(scene for scene in drawn if scene)]


def _tints() -> Scene:
    """Name the tones of the sea under the veil of what is in reach, so that the palette keeps them."""
    tones = [Shape("box", (40 * k, 0, 40, 40), mix(tone, LEGAL, 0.34)) for k, tone in enumerate(looks.SEA)]
    return Scene(Backdrop(200, 40, tuple(tones)), ())


def _private(state: Eldermann) -> list[Scene | None]:
    """Draw each kind of private picture."""
    drawn: list[Scene | None] = [market(state, 1, LEGEND)]
    state.agenda, state.given = [["plan"]], {1: "3+5"}
    drawn.append(hand(state, 1, LEGEND))
    state.levels[1][SCHOOL] = 0
    drawn.append(hand(state, 1, LEGEND))
    state.agenda, state.given = [["card_window"]], {}
    drawn += [hand(state, 0, LEGEND), hand(state, 2, LEGEND)]
    state.agenda = [["plunder"]]
    drawn += [fight_scene(told, state, 1, LEGEND) for told in (FIGHT, CREW)]
    state.ships[1] = "k11"
    for section, *goal in (("sail",), ("choose_route", "k5"), ("sail_sea",)):
        state.agenda = [[section, *goal]]
        drawn.append(sailing(state, 1, LEGEND))
    return drawn


def _ends(at_end: Legend) -> list[Scene | None]:
    """Draw a feast and an end without one."""
    drawn: list[Scene | None] = []
    for ending, winners in (("feast", (1,)), ("empty", ())):
        state = position()
        state.agenda, state.ending, state.result = [], ending, Result(tuple(state.points), winners)
        drawn += [board(state, at_end), score(state, at_end)]
    return drawn


def position(seats: int = SEATS) -> Eldermann:
    """Make up a position that shows every kind of piece; it need not be reachable."""
    state = Eldermann(seats=seats, options={option.name: option.default for option in OPTIONS})
    state.round, state.first, state.active, state.arrow, state.event, state.election = 11, 0, 1, 2, 2, True
    state.laid, state.spent, state.movement, state.wake = [3, 5], ["curse", "ward1"], 8, ["k9", "k10", "j10"]
    state.agenda, state.fight = [["trade"]], FIGHT
    codes = [city.code for city in CITIES]
    by_city = [[card for card in ORDERS if card.startswith(code)] for code in codes]
    state.orders = [cards[3 * (k % 2) : 3 * (k % 2) + k % 3] or cards[-1:] for k, cards in enumerate(by_city)]
    state.harbour = [[] if city.home else [city.good] * (1 + k % 2) for k, city in enumerate(CITIES)]
    state.decks = [["?"] * count for count in (9, 8, 7, 2)]
    state.supply, state.cannon_supply = [12, 10, 12, 11], 4
    state.points, state.taler = [38, 22, 13, 4][:seats], [7, 5, 3, 15][:seats]
    state.homes = [CITIES.index(city) for city in CITIES if city.home][:seats]
    state.roles = ["merchant", "admiral", "navigator", ""][:seats]
    state.ships = ["d3", state.chart.harbour[0], "b8", state.chart.harbour[0]][:seats]
    state.levels = [[1, 1, 2, 1, 1, 1], [1, 2, 1, 0, 2, 1], [2, 1, 1, 2, 0, 0], [1] * len(TILES)][:seats]
    state.hold = [["beer", "cloth"], ["grain", "cloth", "fish"], ["fish"], []][:seats]
    state.guns, state.booty = [1, 2, 0, 1][:seats], [[], ["cloth"], [], []][:seats]
    state.kontor = [list(GOODS), ["grain"], ["fish"] * 3, []][:seats]
    state.trophies, state.laurels = [[card] for card in list(ORDERS)[:seats]], [0] * seats
    state.rested, state.raid_stance, state.raid_wish = [[] for _ in range(seats)], ["ask"] * seats, ["ask"] * seats
    state.watch = [list(NOT_ASKED) for _ in range(seats)]
    state.plans, state.ready = [""] * seats, [""] * seats
    low = [card for card in ROGUES if ROGUES[card] == 1]
    high = [card for card in ROGUES if ROGUES[card] > 1 and card != SIEGE]
    state.hand1 = [Zone.of(cards) for cards in (low[:2], low[2:4], [], low[4:6])][:seats]
    state.hand2 = [Zone.of(cards) for cards in ([SIEGE], high[:1], [], high[1:2])][:seats]
    state.den1, state.den2 = Zone.of(["?"] * 9), Zone.of(["?"] * 3)
    state.tally = [Tally(4, 5, 3, 2, 1, 14, -1) for _ in range(seats)]
    state.tally[0].won, state.tally[0].fight_points = 5, 6
    return state
