"""Find installed games through the entry-point group `kontor.games`."""

from __future__ import annotations

import functools
from collections.abc import Collection
from importlib.metadata import entry_points
from typing import Any

from games.kernel.errors import UnknownGame
from games.kernel.game import Game

GROUP = "kontor.games"


@functools.cache
def installed() -> dict[str, Game]:
    """Return all installed games by key, sorted."""
    return {entry.name: entry.load() for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


_offered: list[frozenset[str]] = []


def offer(keys: Collection[str]) -> None:
    """Offer only these games in this process; all of them if the list is empty."""
    _offered[:] = [frozenset(keys)] if keys else []


def offered() -> dict[str, Game]:
    """Return the games for new tables and lessons; running games go on whatever is offered."""
    return {key: game for key, game in installed().items() if not _offered or key in _offered[0]}


def find(key: str) -> Game[Any]:
    """Return a game; raise UnknownGame with the known keys.

    Any: only a caller that names the key knows the class of its states; others annotate the answer as `Game`.
    """
    games = installed()
    if key not in games:
        raise UnknownGame("unknown-game", key=key, known=", ".join(games))
    return games[key]
