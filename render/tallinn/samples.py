"""Sample pictures with every piece of Tallinn in every colour, from which its palette is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.kernel.state import Result, Zone
from games.kernel.words import FALLBACK, words_for
from games.tallinn.material import ENVOY, FACTIONS, MATERIALS, START_CARDS
from games.tallinn.sections.scoring import sheets
from games.tallinn.state import Tallinn
from render.paint.scene import Scene
from render.painter import Legend
from render.tallinn.board import board
from render.tallinn.chapters import CHAPTERS
from render.tallinn.cover import cover
from render.tallinn.envoy import faction_choice
from render.tallinn.gift import gift_choice
from render.tallinn.hand import hand
from render.tallinn.score import score
from render.tallinn.tower import tower_choice

SEATS = 4
LEGEND = Legend(tuple("ABCD"), words_for(FALLBACK, "games.tallinn"), (1,))


def contact_sheet() -> Sequence[Scene]:
    """Draw boards with every piece, each private choice, a score sheet, the cover and the rulebook's pictures."""
    middle, end, at_end = _middle(), _end(), replace(LEGEND, asked=())
    drawn = [board(middle, LEGEND), board(_with_expansions(), LEGEND), hand(middle, 0, LEGEND), hand(middle, 1, LEGEND)]
    drawn += [_private_choice(section, choice) for section, choice in (("build_tower", "row 5"), ("give_up", "1+2+3"))]
    drawn += [_private_choice("name_faction", "monks"), board(end, at_end), score(end, at_end)]
    drawn += [cover(at_end), *(draw(at_end) for draw in CHAPTERS.values())]
    return [scene for scene in drawn if scene]


def _private_choice(section: str, choice: str) -> Scene:
    """Draw one of the private choices with something chosen."""
    state = _with_expansions()
    state.agenda, state.given = [[section]], {0: choice}
    draw = {"build_tower": tower_choice, "give_up": gift_choice, "name_faction": faction_choice}[section]
    return draw(state, 0, LEGEND)


def _middle() -> Tallinn:
    """Make up a position that shows every kind of piece; it need not be reachable."""
    halves = [half for half in MATERIALS[""].halves if half not in START_CARDS]
    rows = [[START_CARDS[seat], *halves[5 * seat : 5 * seat + 5]] for seat in range(SEATS)]
    state = Tallinn(seats=SEATS, round=6, rounds=10, agenda=[["choose_card"]], given={0: "4L"})
    state.points, state.rows, state.fresh = [4, 21, 38, 60], rows, [row[-1] for row in rows]
    state.contests, state.gains = [*FACTIONS, ""], [6, 0, 3, 0]
    state.tallies = [list(state.strengths(seat).values()) for seat in range(SEATS)]
    state.hands = [Zone.of(cards) for cards in (["4", "7", "9"], ["1", ENVOY], ["2"], [])]
    state.decks = [Zone.of(["?"] * count) for count in (1, 1, 2, 0)]
    state.towers = [Zone.of(cards) for cards in (["8"], ["?", "10"], [], ["3"])]
    return state


def _with_expansions() -> Tallinn:
    """Add the Envoy, a Chronicle that is scored and one to come, cards given up, and towers built in turn."""
    state = _middle()
    state.rounds, state.envoy, state.by_score = 11, "en", True
    state.rows[0].append(state.material.envoy_half)
    state.fresh[0], state.agenda, state.turns = state.material.envoy_half, [["build_tower", 1]], [0, 1, 2]
    state.chronicles, state.chronicle_gains, state.second_stack = ["C1", "C4"], [[4, 8, 0, 4]], 4
    state.gone = [["1L"], [], [], []]
    return state


def _end() -> Tallinn:
    state = _with_expansions()
    state.agenda, state.given, state.turns, state.paid = [], {}, [], [1, 0, 0, 2]
    state.chronicle_gains, state.envoy_to = [[4, 8, 0, 4], [8, 0, 0, 0]], ["monks", "", "", ""]
    state.towers = [Zone.of(cards) for cards in (["8"], ["9", "10"], [], [ENVOY])]
    state.sheet = sheets(state)
    scores = [sheet.total for sheet in state.sheet]
    state.result = Result(tuple(scores), (scores.index(max(scores)),))
    return state
