"""Sample pictures with every piece of Tallinn in every colour, from which its palette is made."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.state import Result, Zone
from games.kernel.words import words_for
from games.tallinn.material import FACTIONS, HALVES, START_CARDS
from games.tallinn.scoring import sheets
from games.tallinn.state import Tallinn
from render.paint.scene import Scene
from render.painter import Caption
from render.tallinn.board import board
from render.tallinn.hand import hand
from render.tallinn.score import score
from render.tallinn.tower import tower_choice

SEATS = 4


def contact_sheet() -> Sequence[Scene]:
    """Draw a board with all factions, coins and backs, a hand with a chosen half, a tower choice and a score sheet."""
    words, names = words_for("en", "games.tallinn"), tuple("ABCD")
    choosing = Caption(names, words, {0: True, 1: False, 2: True, 3: False})
    middle, end = _middle(), _end()
    drawn = [
        board(middle, choosing),
        hand(middle, 0, choosing),
        hand(middle, 1, choosing),
        tower_choice(middle, 0, choosing),
        board(end, Caption(names, words)),
        score(end, Caption(names, words)),
    ]
    return [scene for scene in drawn if scene]


def _middle() -> Tallinn:
    """Make up a position that shows every kind of piece; it need not be reachable."""
    halves = [half for half in HALVES if half not in START_CARDS]
    rows = [[START_CARDS[seat], *halves[5 * seat : 5 * seat + 5]] for seat in range(SEATS)]
    state = Tallinn(seats=SEATS, round=6, rounds=10, agenda=[["choose_card"]], given={0: "4L"})
    state.points, state.rows, state.fresh = [4, 21, 38, 60], rows, [row[-1] for row in rows]
    state.contests, state.gains = [*FACTIONS, ""], [6, 0, 3, 0]
    state.tallies = [list(state.strengths(seat).values()) for seat in range(SEATS)]
    state.hands = [Zone.of(cards) for cards in (["4", "7", "9"], ["1", "5"], ["2"], [])]
    state.decks = [Zone.of(["?"] * count) for count in (1, 1, 2, 0)]
    state.towers = [Zone.of(cards) for cards in (["8"], ["?", "10"], [], ["3"])]
    return state


def _end() -> Tallinn:
    state = _middle()
    state.agenda, state.given = [], {}
    state.towers = [Zone.of(cards) for cards in (["8"], ["9", "10"], [], ["3"])]
    state.sheet = sheets(state)
    scores = [sheet.total for sheet in state.sheet]
    state.result = Result(tuple(scores), (scores.index(max(scores)),))
    return state
