"""Positions of Tallinn made by hand, so that their pictures do not depend on luck or on the rules' order of options."""

from __future__ import annotations

from games.kernel.state import EVERYONE, HIDDEN, Zone
from games.kernel.words import words_for
from games.tallinn.sections import scoring
from games.tallinn.state import Tallinn
from render.painter import Legend

NAMES = ("Anna", "Bea", "Cem", "Dirk")


def german(asked: tuple[int, ...] = (), names: tuple[str, ...] = NAMES) -> Legend:
    """Say how a picture reads in German."""
    return Legend(names, words_for("de", "games.tallinn"), asked)


def towers_to_build() -> Tallinn:
    """Give round 6 as a spectator sees it: Bea and Dirk held contests, Bea has chosen her tower."""
    state = Tallinn(seats=4, round=6, rounds=10, agenda=[["build_tower"]], given={1: None})
    state.rows = [
        ["S1", "7L", "3R", "9R", "4L", "10L"],
        ["S4", "8L", "1R", "6L", "4R", "2R", "3L"],
        ["S6", "9L", "5R", "10R", "8R", "6R"],
        ["S2", "7R", "6L", "9L", "3R", "1L"],
    ]
    state.fresh, state.points = ["10L", "3L", "6R", "1L"], [13, 21, 7, 15]
    state.contests, state.gains = ["", "knights", "", "merchants"], [0, 6, 0, 4]
    state.tallies = [list(state.strengths(seat).values()) for seat in range(4)]
    state.towers = [_towers("1"), _towers(HIDDEN), _towers("2"), _towers("5", HIDDEN)]
    state.hands = [Zone.of([HIDDEN] * count) for count in (2, 1, 2, 1)]
    state.decks = [Zone.of([HIDDEN] * 2) for _ in range(4)]
    return state


def card_to_choose() -> Tallinn:
    """Give round 7 as Bea sees it: three cards in hand, the left half of card 4 chosen."""
    state = towers_to_build()
    state.agenda, state.given, state.round = [["choose_card"]], {1: "4L"}, 7
    state.hands[1] = Zone.of(["9", "4", "7"])
    state.rows[1] = ["S4", "8L", "1R", "6L", "2R", "3L"]
    state.towers[1] = Zone.of(["5"])
    return state


def everything() -> Tallinn:
    """Give round 7 with Envoy (EN), both Chronicles and towers by score, as a spectator sees it: Bea decides now.

    Anna has just held the Envoy's contest for the knights, Chronicle I has been paid to Anna and Cem, who gave cards.
    """
    state = Tallinn(seats=4, round=7, rounds=11, agenda=[["build_tower", 1]], envoy="en", by_score=True)
    state.rows = [
        ["S1", "7L", "3R", "9R", "4L", "ER"],
        ["S4", "8L", "1R", "6L", "4R", "2R", "3L"],
        ["S6", "9L", "5R", "8R", "6R"],
        ["S2", "7R", "6L", "9L", "3R", "1L"],
    ]
    state.fresh, state.points = ["ER", "3L", "6R", "1L"], [13, 21, 7, 15]
    state.contests, state.gains, state.turns = ["knights", "knights", "", "merchants"], [4, 6, 0, 4], [3, 1, 0]
    state.tallies = [list(state.strengths(seat).values()) for seat in range(4)]
    state.towers = [_towers("1"), _towers(HIDDEN), _towers("2"), _towers("5", HIDDEN)]
    state.hands, state.decks = [_unseen(2), _unseen(1), _unseen(1), _unseen(1)], [_unseen(2) for _ in range(4)]
    state.chronicles, state.chronicle_gains, state.second_stack = ["C5", "C1"], [[4, 0, 4, 0]], 4
    state.gone, state.paid = [["10R"], [], ["10R", "4L"], []], [0, 2, 0, 1]
    return state


def exchange_to_make() -> Tallinn:
    """Give the exchange as Bea sees it: she has named card 9 and then card 4."""
    state = Tallinn(seats=2, rounds=11, agenda=[["exchange"]], envoy="en", given={1: "9+4"})
    state.rows, state.fresh, state.contests, state.points = [["S1"], ["S4"]], ["", ""], ["", ""], [4, 4]
    state.hands, state.decks = [_unseen(3), Zone.of(["9", "E", "4"])], [_unseen(8), _unseen(8)]
    state.towers, state.paid = [Zone(), Zone()], [0, 0]
    return state


def cards_to_give() -> Tallinn:
    """Give the end of round 8 as Bea sees it: Chronicle II asks for 2 knights and 2 monks."""
    state = everything()
    state.round, state.agenda, state.turns, state.given = 8, [["give_up", 2]], [], {}
    state.chronicles, state.chronicle_gains = ["C1", "C5"], [[4, 0, 4, 0], [0, 0, 0, 0]]
    state.decks, state.hands[1] = [Zone() for _ in range(4)], Zone.of(["9", "10", "E"])
    return state


def envoy_to_send() -> Tallinn:
    """Give round 7 as Anna sees it before she names the Envoy's faction; Dirk's coin waits for it."""
    state = everything()
    state.agenda, state.turns, state.tallies = [["name_faction"]], [], []
    state.contests, state.gains, state.hands[0] = [""] * 4, [0] * 4, Zone.of(["2", "6"])
    return state


def scored() -> Tallinn:
    """Give the end of a game of four."""
    state = Tallinn(seats=4, round=10, rounds=10)
    state.rows = [
        ["S1", "7L", "3R", "9R", "4L", "10L", "5R", "2L", "6R"],
        ["S4", "8L", "1R", "6L", "4R", "2R", "3L", "9R", "7R", "10R"],
        ["S6", "9L", "5L", "10R", "8R", "6R", "1L", "4R"],
        ["S2", "7R", "6L", "9L", "3R", "1L", "8L", "2R", "4L", "5R", "10L"],
    ]
    state.fresh, state.points = ["6R", "10R", "4R", "10L"], [24, 31, 26, 22]
    state.contests, state.gains = ["", "", "", ""], [0, 0, 0, 0]
    state.tallies = [list(state.strengths(seat).values()) for seat in range(4)]
    state.towers = [_towers("1", "8"), _towers("5"), _towers("2", "3", "7"), _towers()]
    state.hands, state.decks = [Zone() for _ in range(4)], [Zone() for _ in range(4)]
    state.sheet = scoring.sheets(state)
    state.points = [sheet.total for sheet in state.sheet]
    state.result = scoring.result(state)
    return state


def scored_with_everything() -> Tallinn:
    """Give the end with an Envoy that supports the monks of a row, another in a tower, and both Chronicles paid."""
    state = scored()
    state.rounds, state.round, state.envoy = 11, 11, "en"
    state.rows[0] = [*(half for half in state.rows[0] if half != "9R"), "ER"]
    state.towers[1] = _towers("5", "E")
    state.chronicles, state.chronicle_gains = ["C5", "C1"], [[4, 0, 4, 0], [8, 4, 0, 0]]
    state.gone, state.paid, state.envoy_to = [["9R"], [], [], []], [0, 2, 0, 1], ["monks", "", "", ""]
    state.points, state.result, state.sheet = [24, 31, 26, 22], None, []
    state.sheet = scoring.sheets(state)
    state.points = [sheet.total for sheet in state.sheet]
    state.result = scoring.result(state)
    return state


def _unseen(count: int) -> Zone:
    return Zone.of([HIDDEN] * count)


def _towers(*cards: str) -> Zone:
    return Zone(list(cards), [0 if card == HIDDEN else EVERYONE for card in cards])
