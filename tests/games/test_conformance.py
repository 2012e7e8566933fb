from __future__ import annotations

import pytest

from games.kernel import Game
from games.kernel.catalogue import installed
from games.kernel.conformance import check

SEED = 1
GAMES = {"eldermann": 2, "tinker_tailor": 3, "ulm": 4}
"""So few of games that take a second or more each; `long` plays three hundred of all."""
USUAL = 20
each_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=f"{key}-seed{SEED}") for key, game in installed().items()]
)


@pytest.mark.timeout(600)
@each_game
def test_every_installed_game_keeps_the_promises(game: Game) -> None:
    """Some random games, with random seats and options, break no promise of the kernel."""
    games = GAMES.get(game.key, USUAL)
    report = check(game, games=games, seed=SEED)
    print(report)
    assert report.games == games
    assert report.failures == []


@pytest.mark.long
@pytest.mark.timeout(1800)
@each_game
def test_every_installed_game_keeps_the_promises_for_long(game: Game) -> None:
    """Three hundred random games of each installed game break none either."""
    assert check(game, games=300, seed=SEED, jobs=2).failures == []


def test_the_game_from_elsewhere_keeps_them_too(beacons: Game) -> None:
    """The toy game of tests/fifth_game passes the kit that it imports from the kernel."""
    report = check(beacons, games=20, seed=SEED)
    print(report)
    assert report.failures == []
    assert report.reached == set(beacons.rules.sections)
