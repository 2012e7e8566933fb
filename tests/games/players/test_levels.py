"""Easy, normal and random players."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from games.kernel import Ask, OneOf, RulesBug, view
from games.kernel.catalogue import find
from games.kernel.game import Weighs
from games.kernel.state import State
from games.players import BUDGETS, LEVELS, PLAYERS, play_easy, play_normal, play_random
from games.players.basic import mistakes, worths
from tests.games.kernel.tables import table


class Weightless:
    """Hints that cannot say why."""

    def policy(self, _view: State, _seat: int, ask: Ask, _rng: random.Random) -> str:
        """Choose what is offered first."""
        return ask.offered(1)[0]

    def evaluate(self, _view: State, _seat: int) -> float:
        """Expect nothing."""
        return 0.0


class Fixed(random.Random):
    """Draw always the same number."""

    def __init__(self, number: float) -> None:
        super().__init__(1)
        self.number = number

    def random(self) -> float:
        """Return the number."""
        return self.number


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_what_is_offered(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each level is a player by its name."""
    match = table(find("tallinn"), 3)
    ask = match.game.rules.asked(match.state)[1]
    for searching in BUDGETS:
        monkeypatch.setattr(PLAYERS[searching], "budget", 0.0)
    assert PLAYERS[level](match.game, view(match.state, 1), 1, ask, random.Random(1)) in ask.offered()


@pytest.mark.parametrize("key", ["tallinn", "tinker_tailor", "ulm", "eldermann"])
def test_easy_makes_small_mistakes_only(key: str) -> None:
    """Of all that is offered at most 40 % is better than an easy player's choice, and nothing by 3 points and more."""
    game, rng, slips, compared = find(key), random.Random(key), 0, 0
    match = table(game, 3)
    while not match.state.over and compared < 150:
        seat = match.state.waiting[0]
        ask, seen = game.rules.asked(match.state)[seat], view(match.state, seat)
        first, choice = play_normal(game, seen, seat, ask, rng), play_easy(game, seen, seat, ask, rng)
        assert isinstance(game.hints, Weighs)
        weighed = worths(game.hints, seen, seat, ask, first)
        better = [worth for worth in weighed.values() if worth > weighed[choice]]
        assert len(better) <= 0.4 * len(weighed)
        assert not better or max(better) - weighed[choice] <= 3.0
        slips, compared = slips + bool(better), compared + 1
        match.choose(seat, choice)
    assert slips > compared / 10


def test_small_mistakes() -> None:
    """Not the best, not what most are better than, and nothing dear; if there is none of these, no mistake."""
    assert mistakes({"a": 5.0, "b": 4.0, "c": 3.5, "d": 1.0, "e": 0.0}) == ["b", "c"]
    assert mistakes({"a": 5.0, "b": 1.0, "c": 0.0}) == []
    assert mistakes({"a": 5.0, "b": 4.0}) == []
    assert mistakes({"a": 5.0, "b": 5.0, "c": 5.0}) == []


@pytest.mark.parametrize(("number", "blind"), [(0.44, True), (0.46, False)])
def test_easy_errs_blindly_where_hints_cannot_weigh(number: float, blind: bool) -> None:
    """A game whose hints have no terms says nothing of what is nearly as good."""
    match = table(find("tallinn"), 4)
    game = replace(match.game, hints=Weightless())
    ask, seen = game.rules.asked(match.state)[0], view(match.state, 0)
    player = play_random if blind else play_normal
    expected = player(game, seen, 0, ask, Fixed(number))
    assert play_easy(game, seen, 0, ask, Fixed(number)) == expected
    assert play_random(game, seen, 0, ask, Fixed(0.44)) != play_normal(game, seen, 0, ask, Fixed(0.44))


def test_a_hidden_shape_is_a_bug() -> None:
    """Nobody chooses where the own view hides what is offered."""
    match = table(find("tallinn"))
    with pytest.raises(RulesBug, match="choose_card"):
        play_random(match.game, view(match.state, 0), 1, Ask("choose_card", None), random.Random(1))
    ask = Ask("any", OneOf(("a",)))
    assert play_random(match.game, None, 0, ask, random.Random(1)) == "a"  # type: ignore[arg-type]  # needs no view
