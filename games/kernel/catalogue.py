"""Find installed games through the entry-point group `kontor.games`."""

from __future__ import annotations

import functools
from importlib.metadata import entry_points
from typing import Any

from games.kernel.errors import UnknownGame
from games.kernel.game import Game

GROUP = "kontor.games"


@functools.cache
def installed() -> dict[str, Game]:
    """Return all installed games by key, sorted."""
    return {entry.name: entry.load() for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def find(key: str) -> Game[Any]:
    """Return a game; raise UnknownGame with the known keys.

    Any: what its states are, only who names the key knows; who does not writes `Game`, some game, for the answer.
    """
    games = installed()
    if key not in games:
        raise UnknownGame("unknown-game", key=key, known=", ".join(games))
    return games[key]
