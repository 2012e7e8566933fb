"""Jobs for drawing, and their results, as they pass between processes; nothing here draws.

A job holds views and names, never a state or a table's seed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from games.kernel.state import State

What = Literal["public", "board", "hand", "holdings", "cover", "chapter", "emojis"]
"""`public` is the board, at the end the score sheet; `emojis` are all of a game, or of none the shared ones."""
LEVEL = re.compile(r" \(([^()]*)\)$")
"""What marks a computer player behind its name: that it is one, and its level."""


def bare_name(name: str) -> str:
    """Return a computer's name without its level, which stands in brackets: no user's name holds any."""
    return LEVEL.sub("", name)


def short_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Leave out what marks computers, unless that makes two names equal."""
    short = tuple(map(bare_name, names))
    return short if len(set(short)) == len(short) else names


@dataclass(frozen=True, slots=True)
class Sight:
    """How a user wants private pictures: cut into `large` parts, in high `contrast`."""

    large: bool = False
    contrast: bool = False


PLAIN = Sight()


@dataclass(frozen=True, slots=True)
class Job:
    """Pictures of a game to draw: kind, language, names, asked seats, and viewers.

    If the pictures come from `known` sources, their bytes are not wanted. `material_id` names the set of components of
    all pictures; the process that draws got it before. What differs from the views `before`, of the same seats, is
    marked, and there are `rings` round these regions. All is drawn as `sight` says.
    """

    game: str
    what: What
    locale: str
    names: tuple[str, ...] = ()
    asked: tuple[int, ...] = ()
    views: tuple[State, ...] = ()
    seat: int = 0
    chapter: str = ""
    known: str = ""
    before: tuple[State, ...] = ()
    material_id: str = ""
    sight: Sight = PLAIN
    rings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Film:
    """A game as one GIF, from its record; refused if the record does not `end` with this phase, ask and result.

    If there are `boards`, these alone are wanted, each as a picture: a version, and the seat that sees it, None for
    a spectator. The record holds its set of components; with `material_id` its process was given that set, and asks
    of it no more than when it began. `former` are the names of the seats up to a version, the earliest first.
    """

    game: str
    locale: str
    names: tuple[str, ...]
    asked: tuple[int, ...]
    lines: tuple[str, ...]
    end: tuple[object, ...]
    boards: tuple[tuple[int, int | None], ...] = ()
    material_id: str = ""
    former: tuple[tuple[int, tuple[str, ...]], ...] = ()

    def names_at(self, version: int) -> tuple[str, ...]:
        """Name the seats as they were called at the step to a version."""
        return next((names for until, names in self.former if version <= until), self.names)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture: what it shows, the digest of the scene that it was drawn from, and its bytes, if they are wanted."""

    name: str
    source: str
    image: bytes
