"""Components of Tallinn, read from `material.toml`.

What the rulebook says stands here once and for all: the numbers, and which cards there are. What the cards show may
differ from set to set, so a table asks its own `Material` for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import ge

from games.kernel.material import Materials, Toml

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

    def is_harder_than(self, other: Step) -> bool:
        """Tell whether a line needs no symbol less than another, some more, and pays more."""
        return self.need != other.need and other.is_met_by(self.need) and self.times > other.times


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


@dataclass(frozen=True, eq=False)
class Material:
    """What the cards of one set show: each half by its name, each Chronicle by its card."""

    halves: Mapping[str, Half]
    chronicles: Mapping[str, Chronicle]

    @classmethod
    def of(cls, entries: Toml) -> Material:
        """Read a set."""
        halves = {entry["card"]: Half(tuple(entry["symbols"])) for entry in entries["start"]}
        halves |= {
            entry["card"] + letter: _half(entry, side)
            for entry in (*entries["influence"], entries["envoy"])
            for letter, side in (("L", "left"), ("R", "right"))
        }
        chronicles = {
            entry["card"]: Chronicle(entry["kind"], (_steps(entry["one"]), _steps(entry["two"])))
            for entry in entries["chronicle"]
        }
        return cls(halves, chronicles)

    @cached_property
    def envoy_half(self) -> str:
        """Name the half that shows envoy symbols."""
        return next(half for half, shown in self.halves.items() if shown.envoys)

    @cached_property
    def contest_cards(self) -> frozenset[str]:
        """Name the cards of which a half starts a contest."""
        return frozenset(card_of(half) for half, shown in self.halves.items() if shown.coin or shown.envoys)

    @cached_property
    def whole_cards(self) -> Mapping[str, Symbols]:
        """Count the symbols on both halves of each influence card."""
        return {card: added(half.symbols for half in self.sides(card)) for card in ALL_CARDS}

    def sides(self, card: str) -> tuple[Half, Half]:
        """Return the left and the right half of an influence card."""
        return self.halves[card + "L"], self.halves[card + "R"]

    def count(self, halves: Iterable[str], faction: str) -> int:
        """Count a faction's symbols on these halves."""
        index = FACTIONS.index(faction)
        return sum(self.halves[half].symbols[index] for half in halves)

    def tower_symbols(self, cards: Iterable[str]) -> dict[str, int]:
        """Count the symbols printed on both halves of these influence cards, by faction."""
        return dict(zip(FACTIONS, added(self.whole_cards[card] for card in cards), strict=True))

    def tower_strengths(self, cards: Iterable[str]) -> dict[str, int]:
        """Count what all of a seat's towers score (Final Scoring, towers).

        The Envoy adds its two symbols to the smallest faction; which of equal ones makes no difference to the largest
        number and to the total, so the first is taken (ruling 9).
        """
        cards = tuple(cards)
        symbols = self.tower_symbols(cards)
        if ENVOY in cards:
            symbols[min(FACTIONS, key=symbols.__getitem__)] += NUMBERS["envoy_symbols"]
        return symbols


MATERIALS = Materials("games.tallinn", Material.of)
ENTRIES = MATERIALS.entries()
NUMBERS: dict[str, int] = {name: entry["value"] for name, entry in ENTRIES["numbers"].items()}
START_CARDS = tuple(entry["card"] for entry in ENTRIES["start"])
CARDS = tuple(entry["card"] for entry in ENTRIES["influence"])
ENVOY: str = ENTRIES["envoy"]["card"]
ALL_CARDS = (*CARDS, ENVOY)


def added(symbols: Iterable[Symbols]) -> Symbols:
    """Add symbols up by faction."""
    merchants, knights, monks = map(sum, zip((0, 0, 0), *symbols, strict=True))
    return merchants, knights, monks


def card_of(half: str) -> str:
    """Return the card that a half such as `7R` belongs to; a start card is returned as it is."""
    return half if half in START_CARDS else half[:-1]


def in_order(cards: Iterable[str]) -> list[str]:
    """Sort influence cards by number, the Envoy last."""
    return sorted(cards, key=ALL_CARDS.index)
