"""Sets of components by value, for a process of ours that was started without them."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel.catalogue import find, installed
from games.kernel.material import Toml


@dataclass(frozen=True, slots=True)
class GivenSet:
    """A set of a game's components that a process is to know before it is given work with it."""

    game: str
    entries: Toml

    def learn(self) -> None:
        """Remember the set in this process."""
        printed = find(self.game).printed
        if printed is not None:
            printed.materials.learn(self.entries)


def given_set(key: str, digest: str) -> GivenSet | None:
    """Return the set as a process needs it; None for the one that comes with the game."""
    game = installed().get(key)
    printed = None if game is None else game.printed
    if printed is None or digest in ("", printed.materials.ours):
        return None
    return GivenSet(key, printed.materials.entries(digest))
