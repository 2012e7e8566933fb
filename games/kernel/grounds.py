"""Say where a set of components is from: what of it is reconstructed, and what somebody has read off a printed copy."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel.components import YOURS
from games.kernel.game import Game
from games.kernel.words import Words

KNOWN = ("F", "D")
"""Marks of what the rulebook says, or what follows from it."""


def ground_lines(game: Game, material_id: str, words: Words) -> list[str]:
    """Name the components that are reconstructed, and those that are the owner's; a line for each kind."""
    if game.printed is None:
        return []
    grounds = game.printed.grounds(material_id)
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
