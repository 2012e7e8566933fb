"""Easy, normal and random players."""

from __future__ import annotations

import random

import pytest

from games.kernel import Ask, OneOf, RulesBug, view
from games.kernel.catalogue import find
from games.players import LEVELS, PLAYERS, play_easy, play_hints, play_random
from tests.games.kernel.tables import table


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
    monkeypatch.setattr(PLAYERS["strong"], "budget", 0.0)
    assert PLAYERS[level](match.game, view(match.state, 1), 1, ask, random.Random(1)) in ask.offered()


@pytest.mark.parametrize(("number", "blind"), [(0.24, True), (0.26, False)])
def test_easy_errs_every_fourth_time(number: float, blind: bool) -> None:
    """Below the share of mistakes an easy player chooses blindly, else as the hints say."""
    match = table(find("tallinn"), 4)
    ask, seen = match.game.rules.asked(match.state)[0], view(match.state, 0)
    player = play_random if blind else play_hints
    expected = player(match.game, seen, 0, ask, Fixed(number))
    assert play_easy(match.game, seen, 0, ask, Fixed(number)) == expected
    assert play_random(match.game, seen, 0, ask, Fixed(0.24)) != play_hints(match.game, seen, 0, ask, Fixed(0.24))


def test_a_hidden_shape_is_a_bug() -> None:
    """Nobody chooses where the own view hides what is offered."""
    match = table(find("tallinn"))
    with pytest.raises(RulesBug, match="choose_card"):
        play_random(match.game, view(match.state, 0), 1, Ask("choose_card", None), random.Random(1))
    ask = Ask("any", OneOf(("a",)))
    assert play_random(match.game, None, 0, ask, random.Random(1)) == "a"  # type: ignore[arg-type]  # needs no view
