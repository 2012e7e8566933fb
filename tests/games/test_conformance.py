from __future__ import annotations

import pytest

from games.kernel import Game
from games.kernel.catalogue import installed
from games.kernel.conformance import check

SEED = 1


@pytest.mark.parametrize("game", [pytest.param(game, id=f"{key}-seed{SEED}") for key, game in installed().items()])
def test_every_installed_game_keeps_the_promises(game: Game) -> None:
    """Sixty random games of each installed game, with random seats and options, break no promise of the kernel."""
    report = check(game, games=60, seed=SEED)
    print(report)
    assert report.games == 60
    assert report.failures == []


def test_the_game_from_elsewhere_keeps_them_too(beacons: Game) -> None:
    """The toy game of tests/fifth_game passes the kit that it imports from the kernel."""
    report = check(beacons, games=60, seed=SEED)
    print(report)
    assert report.failures == []
    assert report.reached == set(beacons.rules.sections)
