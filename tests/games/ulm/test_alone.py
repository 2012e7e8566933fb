"""What Ulm does not ask: single answers that all can see, and what comes before the draw if a seat wishes so."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.kernel import Match
from games.kernel.saving import dump_state, load_state
from games.kernel.words import Words
from games.ulm import GAME
from games.ulm.rules import UlmRules
from games.ulm.state import Ulm
from tests.games.ulm.positions import DE, EN, NAMES, acting, beginning, kinds, match_of, offered, offered_with, pushing

RULES = UlmRules()


def turn_of(s: Ulm) -> Match[Ulm]:
    """Let this position be followed by the end of seat 0's turn, and by seat 1's turn."""
    s.agenda[:0] = [["start_turn", 1], ["end_turn"]]
    return match_of(s)


def test_alone_the_end_of_a_turn_is_asked_while_the_last_action_can_be_taken_back() -> None:
    """A coin shows nothing and draws nothing: whether the turn ends with it is a decision."""
    match = turn_of(acting("m", coins=[0, 0]))
    match.choose(0, "money")
    assert (match.state.section, offered(match.state), match.can_undo(0)) == ("act", ["end"], True)
    match.accept(match.consider_undo(0))
    assert offered(match.state) == ["money", "end"]


def test_alone_the_end_of_a_turn_is_not_asked_behind_a_barrier() -> None:
    """A card that was bought cannot be handed back; nothing is left, so the turn is over."""
    match = turn_of(acting("k", tiles=["mr", ""], played=True))
    step = match.choose(0, "buy money+river")
    assert (match.state.turn, match.state.section) == (1, "push")
    assert [event.kind for event in step.entry.events if event.kind in ("bought", "turn")] == ["bought", "turn"]


def test_alone_a_card_in_hand_keeps_the_turn_open() -> None:
    """Each hand card can be laid out, whichever it is: all see that there is a choice."""
    match = turn_of(acting("k", tiles=["mr", ""]))
    match.choose(0, "buy money+river")
    assert match.state.section == "act"
    assert len(offered(match.state)) > 1


def test_alone_a_blocked_grid_is_cleared() -> None:
    """With all lines closed and nothing else to do, the tiles go back with the step before."""
    closed = dict.fromkeys(("N1", "N2", "N3", "E1", "E2", "E3"), "m")
    match = turn_of(acting("k", coins=[0, 0], sparrows=[0, 0], tiles=["mr", ""], outer=closed, played=True))
    step = match.choose(0, "buy money+river")
    assert "returned" in [event.kind for event in step.entry.events]
    assert (match.state.section, match.state.blocked, len(offered_with(match.state, "push"))) == ("push", 1, 12)


def test_wish_to_draw_at_once() -> None:
    """A seat that wishes so is first asked for the push; all see it; the tower's choice of a tile is asked as ever."""
    fields: dict[str, Any] = {"hands": ["joust", ""]}
    assert beginning(**fields).section == "begin_turn"
    s = beginning(draws=["river"], quick=[True, False], **fields)
    assert (s.section, s.drawn) == ("push", "river")
    chosen = beginning(tower="t_choose", quick=[True, False], hands=["", ""])
    assert (chosen.section, len(offered(chosen))) == ("begin_turn", 5)
    others = beginning(quick=[False, True], **fields)
    assert others.section == "begin_turn"


def test_wish_counts_from_the_next_turn_on() -> None:
    """The question that is open stays; going back keeps the wish."""
    match = match_of(pushing("m", grid=kinds("rss mmc kss")))
    match.choose(0, "push N1")
    match.wish(1, "draw now")
    assert RULES.wished(match.state, 1) == ("draw now",)
    assert (RULES.wished(match.state, 0), match.can_undo(0)) == (("draw ask",), True)
    match.accept(match.consider_undo(0))
    assert match.state.quick == [False, True]


@pytest.mark.parametrize("words", [DE, EN], ids=["de", "en"])
def test_wish_is_said(words: Words) -> None:
    """The panel says which way stands."""
    s = beginning(quick=[True, False])
    assert GAME.voice.wishes(s, 0, words) == [GAME.voice.wish_label(s, 0, "draw now", words).text]
    assert NAMES[0] not in GAME.voice.wish_subject(s, 0, "draw", words)


def test_a_state_of_rules_2_asks_before_the_draw() -> None:
    """Nobody of an older table has wished anything."""
    stored = json.loads(dump_state(beginning(hands=["joust", ""])))
    del stored["quick"]
    opened = load_state(GAME, json.dumps({**stored, "rules": 2}).encode())
    assert isinstance(opened, Ulm)
    assert (opened.quick, opened.rules) == ([False, False], 4)
