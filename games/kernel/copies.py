"""Sets of components read off a printed copy, from files to the offers of a lobby.

Processes that start without a set get it by value.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel.catalogue import find, installed
from games.kernel.files import UnreadableFile, printable, read_toml
from games.kernel.game import Game
from games.kernel.material import Toml
from games.kernel.printed import GAME, NAME


@dataclass(frozen=True, slots=True)
class Copy:
    """A registered set: its game's key, its name, and its digest."""

    game: str
    name: str
    material_id: str


def copy_of(text: str, key: str = "") -> tuple[Copy | None, list[str]]:
    """Register the set that a file describes, for the game `key` if given; or return what does not fit."""
    copy, problems = _read(text, key)
    return copy, [printable(problem) for problem in problems]


def _read(text: str, key: str) -> tuple[Copy | None, list[str]]:
    try:
        given = read_toml(text)
    except UnreadableFile as error:
        return None, [f"The file cannot be read: {error}."]
    meant = str(given.pop(GAME, key)) or _game_with(given)
    game = installed().get(meant)
    if game is None or game.printed is None or (key and meant != key):
        return None, [f"`{GAME}` must be {_allowed(key)}."]
    digest, problems = game.printed.read(text)
    if not problems and digest == game.material_id:
        problems = ["Nothing in it differs from the set that comes with the game."]
    return (None, problems) if problems else (Copy(game.key, str(given[NAME]), digest), [])


def _game_with(given: Toml) -> str:
    """Find the game that alone has all these parts."""
    parts = given.keys() - {NAME}
    found = [key for key, game in installed().items() if parts and parts <= _parts(game)]
    return found[0] if len(found) == 1 else ""


def _parts(game: Game) -> set[str]:
    return set() if game.printed is None else set(game.printed.materials.entries())


def _allowed(key: str) -> str:
    return key or " or ".join(name for name, game in installed().items() if game.printed is not None)


@dataclass(frozen=True, slots=True)
class GivenSet:
    """A set of components, sent to a process before its work with it."""

    game: str
    entries: Toml

    def learn(self) -> None:
        """Remember the set in this process."""
        printed = find(self.game).printed
        if printed is not None:
            printed.materials.learn(self.entries)


def given_set(key: str, digest: str) -> GivenSet | None:
    """Return the set to send to a process; None for the one that comes with the game."""
    game = installed().get(key)
    printed = None if game is None else game.printed
    if printed is None or digest in ("", printed.materials.ours):
        return None
    return GivenSet(key, printed.materials.entries(digest))
