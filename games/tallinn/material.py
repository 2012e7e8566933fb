"""Components of Tallinn, read from `material.toml`."""

from __future__ import annotations

import importlib.resources
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

FACTIONS = ("merchants", "knights", "monks")


@dataclass(frozen=True, slots=True)
class Half:
    """One half of a card: symbols per faction, and whether a coin starts a contest."""

    symbols: tuple[int, int, int]
    coin: bool = False

    @property
    def faction(self) -> str:
        """Name the faction of a coin half, which shows exactly one symbol."""
        return FACTIONS[self.symbols.index(max(self.symbols))]


def _load() -> dict[str, Any]:
    source = importlib.resources.files("games.tallinn") / "material.toml"
    return tomllib.loads(source.read_text(encoding="utf-8"))


MATERIAL = _load()
NUMBERS: dict[str, int] = {name: entry["value"] for name, entry in MATERIAL["numbers"].items()}
START_CARDS = tuple(entry["card"] for entry in MATERIAL["start"])
CARDS = tuple(entry["card"] for entry in MATERIAL["influence"])
HALVES: dict[str, Half] = {entry["card"]: Half(tuple(entry["symbols"])) for entry in MATERIAL["start"]}
HALVES |= {
    entry["card"] + letter: Half(tuple(entry[side]), entry.get("coin") == side)
    for entry in MATERIAL["influence"]
    for letter, side in (("L", "left"), ("R", "right"))
}


def card_of(half: str) -> str:
    """Return the card of a half such as `7R`; a start card is its own."""
    return half if half in START_CARDS else half[:-1]


def count(halves: Iterable[str], faction: str) -> int:
    """Count a faction's symbols on these halves."""
    index = FACTIONS.index(faction)
    return sum(HALVES[half].symbols[index] for half in halves)


def tower_symbols(cards: Iterable[str]) -> dict[str, int]:
    """Count the symbols on both halves of these influence cards, by faction (Final Scoring, towers)."""
    halves = [card + letter for card in cards for letter in "LR"]
    return {faction: count(halves, faction) for faction in FACTIONS}
