"""What a player remembers of other seats, worlds and tables, and how Python orders sets, changes no choice."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from itertools import count
from typing import Any

import pytest

from games.kernel.catalogue import installed
from games.players import LEVELS
from tests.games.players.mixed import Mixed
from tests.given import long

STEPS = {"strong": 16, "master": 4}
USUAL = 80


def chosen(key: str, level: str, steps: int, order: str, hash_seed: int) -> Any:
    """Play two tables in a process of its own, and return all choices."""
    command = [sys.executable, "-m", "tests.games.players.mixed", key, level, str(steps), order]
    environment = os.environ | {"PYTHONHASHSEED": str(hash_seed)}
    return json.loads(subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout)  # noqa: S603 - our own


CASES = [long(key, level, STEPS.get(level, USUAL)) for key in sorted(installed()) for level in LEVELS]


@pytest.mark.parametrize(("key", "level", "steps"), [("tallinn", "strong", 1), *CASES])
def test_memory_changes_no_choice(key: str, level: str, steps: int) -> None:
    """Cold and warm, with two orders of sets."""
    cold = chosen(key, level, steps, "cold", 1)
    assert chosen(key, level, steps, "warm", 2) == cold
    assert len(cold) >= steps


def test_a_player_that_remembers_is_found() -> None:
    """One that looks at how often it was asked chooses otherwise when it has seen other worlds."""

    def played(*, warm: bool) -> list[str]:
        asked = count()
        mixed = Mixed("tallinn", "normal", warm=warm)
        mixed.player = lambda _game, _view, _seat, ask, _rng: random.Random(next(asked)).choice(ask.offered())
        return mixed.play(4)

    assert played(warm=True) != played(warm=False) == played(warm=False)
