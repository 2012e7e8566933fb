"""The origin of a set of components: what is reconstructed, and what an owner has read off a printed copy.

Short, because voices and painters use it, which may not import the catalogue of games.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.kernel.components import YOURS
from games.kernel.game import Game
from games.kernel.printed import Printed
from games.kernel.words import Words

KNOWN = ("F", "D")
"""Marks of what the rulebook says, or what follows from it."""


def provenance_lines(game: Game, material_id: str, words: Words) -> list[str]:
    """List the reconstructed components, and those of the owner, a line for each kind."""
    return [] if game.printed is None else lines_of(game.printed, material_id, words)


def lines_of(printed: Printed[Any], material_id: str, words: Words) -> list[str]:
    """Do the same for a game's own voice and painter, which know its `Printed` but not the game."""
    grounds = printed.grounds(material_id)
    yours = [part for part, mark in grounds.items() if mark == YOURS]
    reconstructed = [part for part, mark in grounds.items() if mark != YOURS and mark not in KNOWN]
    return list(_lines(reconstructed, yours, words))


def _lines(reconstructed: list[str], yours: list[str], words: Words) -> Iterator[str]:
    if reconstructed:
        yield words.text("ground-reconstructed", parts=words.listed(_named(reconstructed, words)))
    if yours:
        yield words.text("ground-yours", parts=words.listed(_named(yours, words)))


def _named(parts: list[str], words: Words) -> list[str]:
    return [words.text(f"component-{part.replace('_', '-')}") for part in parts]
