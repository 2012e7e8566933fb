"""What Kontor is given in tests: the time of the simulated Discord, and countable secrets."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from games.kernel.catalogue import installed
from storage.revisions import migrate

OURS = [key for key, game in installed().items() if game.package.startswith("games.")]
"""The games of this repository, which must have all optional parts; tests install others beside them."""


def long(*values: object) -> ParameterSet:
    """Make a case that runs with `-m long` only."""
    return pytest.param(*values, marks=pytest.mark.long)


@cache
def _empty_database() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        migrate(path)
        return path.read_bytes()


def provide_database(path: Path) -> Path:
    """Put an empty database of today's schema if there is none; going through all revisions takes far longer."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_empty_database())
    return path


class WorldClock:
    """Tell the simulation's time."""

    def __init__(self, env: Callable[[], Any]) -> None:
        self.env = env

    def now(self) -> int:
        """Return UTC epoch milliseconds."""
        now: datetime = self.env().now()
        return int(now.timestamp() * 1000)


class CountedSecrets:
    """Count instead of drawing; `letter` begins the ids, and each table has its own seed."""

    def __init__(self, letter: str, count: int = 0) -> None:
        self.letter, self.count = letter, count

    def table_id(self) -> str:
        """Make the next id."""
        self.count += 1
        return f"{self.letter}{self.count}"

    def seed(self) -> bytes:
        """Make the next seed."""
        return bytes([self.count]) * 32
