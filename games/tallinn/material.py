"""Components of Tallinn, read from `material.toml`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import ge

from games.kernel.material import Toml, load_material

FACTIONS = ("merchants", "knights", "monks")
Symbols = tuple[int, int, int]
"""Symbols by faction, in the order of `FACTIONS`."""


@dataclass(frozen=True, slots=True)
class Half:
    """One half of a card: symbols per faction, whether a coin starts a contest, envoy symbols."""

    symbols: Symbols
    coin: bool = False
    envoys: int = 0

    @property
    def faction(self) -> str:
        """Name the faction of a coin half, which shows exactly one symbol."""
        return FACTIONS[self.symbols.index(max(self.symbols))]


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a Chronicle: the symbols it needs; it pays `times` points for each player of the game."""

    need: Symbols
    times: int

    def is_met_by(self, symbols: Iterable[int]) -> bool:
        """Tell whether these counts of symbols are enough for every faction."""
        return all(map(ge, symbols, self.need))


@dataclass(frozen=True, slots=True)
class Chronicle:
    """A Chronicle card: what it asks (`have` or `give`), and its lines for level I and II."""

    kind: str
    levels: tuple[tuple[Step, ...], tuple[Step, ...]]

    def steps(self, level: int) -> tuple[Step, ...]:
        """Return the lines of level 1 or 2."""
        return self.levels[level - 1]


def _half(entry: Toml, side: str) -> Half:
    envoys = NUMBERS["envoy_symbols"] if entry.get("envoy") == side else 0
    return Half(tuple(entry[side]), entry.get("coin") == side, envoys)


def _steps(lines: list[Toml]) -> tuple[Step, ...]:
    return tuple(Step(tuple(line["need"]), line["times"]) for line in lines)


MATERIAL = load_material("games.tallinn")
NUMBERS: dict[str, int] = {name: entry["value"] for name, entry in MATERIAL["numbers"].items()}
START_CARDS = tuple(entry["card"] for entry in MATERIAL["start"])
CARDS = tuple(entry["card"] for entry in MATERIAL["influence"])
ENVOY: str = MATERIAL["envoy"]["card"]
ALL_CARDS = (*CARDS, ENVOY)
HALVES: dict[str, Half] = {entry["card"]: Half(tuple(entry["symbols"])) for entry in MATERIAL["start"]}
HALVES |= {
    entry["card"] + letter: _half(entry, side)
    for entry in (*MATERIAL["influence"], MATERIAL["envoy"])
    for letter, side in (("L", "left"), ("R", "right"))
}
ENVOY_HALF = next(half for half in HALVES if HALVES[half].envoys)
CHRONICLES: dict[str, Chronicle] = {
    entry["card"]: Chronicle(entry["kind"], (_steps(entry["one"]), _steps(entry["two"])))
    for entry in MATERIAL["chronicle"]
}


def card_of(half: str) -> str:
    """Return the card that a half such as `7R` belongs to; a start card is returned as it is."""
    return half if half in START_CARDS else half[:-1]


def in_order(cards: Iterable[str]) -> list[str]:
    """Sort influence cards by number, the Envoy last."""
    return sorted(cards, key=ALL_CARDS.index)


def count(halves: Iterable[str], faction: str) -> int:
    """Count a faction's symbols on these halves."""
    index = FACTIONS.index(faction)
    return sum(HALVES[half].symbols[index] for half in halves)


def tower_symbols(cards: Iterable[str]) -> dict[str, int]:
    """Count the symbols printed on both halves of these influence cards, by faction."""
    halves = [card + letter for card in cards for letter in "LR"]
    return {faction: count(halves, faction) for faction in FACTIONS}


def tower_strengths(cards: Iterable[str]) -> dict[str, int]:
    """Count what all of a seat's towers score (Final Scoring, towers).

    The Envoy adds its two symbols to the smallest faction; which of equal ones makes no difference to the largest
    number and to the total, so the first is taken (ruling 9).
    """
    cards = tuple(cards)
    symbols = tower_symbols(cards)
    if ENVOY in cards:
        symbols[min(FACTIONS, key=symbols.__getitem__)] += NUMBERS["envoy_symbols"]
    return symbols
