"""Sets of components: a game's printed numbers as data, our own in the `material.toml` of its package.

A state names its set by a digest of the set's content, so state and set together determine the game.
"""

from __future__ import annotations

import importlib.resources
import json
import tomllib
from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar

Toml = dict[str, Any]
"""A part of the file, untyped; each game reads it into typed values at once."""
M = TypeVar("M")
DIGITS = 16
"""Hexadecimal digits of the digest, enough that nobody can make two sets that share it."""


class Materials(dict[str, M]):
    """The registered sets of one game, by digest; `ours`, also `""`, comes with the game.

    A dictionary of the sets in use, because rules look up a set at each step.
    """

    def __init__(self, package: str, make: Callable[[Toml], M]) -> None:
        """Register the set in a game's package; `make` reads a set into typed values."""
        super().__init__()
        self._make = make
        self._entries: dict[str, Toml] = {}
        self.ours = self.learn(load_material(package))

    def learn(self, entries: Toml) -> str:
        """Remember a set and return its digest; it is read when somebody first asks for it."""
        digest = digest_of(entries)
        self._entries[digest] = entries
        return digest

    def knows(self, digest: str) -> bool:
        """Tell whether a set is registered."""
        return not digest or digest in self._entries

    def made(self, entries: Toml) -> M:
        """Read a set into typed values without registering it."""
        return self._make(entries)

    def entries(self, digest: str = "") -> Toml:
        """Return a set's content, with sources and marks."""
        return self._entries[digest or self.ours]

    def __missing__(self, digest: str) -> M:
        found = self._make(self._entries[digest]) if digest else self[self.ours]
        self[digest] = found
        return found


def digest_of(entries: Toml) -> str:
    """Return the digest of a set's values, marks and sources."""
    return sha256(written(entries).encode()).hexdigest()[:DIGITS]


def written(entries: Toml) -> str:
    """Write a set in the canonical form for its digest."""
    return json.dumps(entries, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def load_material(package: str) -> Toml:
    """Read a game's `material.toml`."""
    source = importlib.resources.files(package) / "material.toml"
    return tomllib.loads(source.read_text(encoding="utf-8"))
