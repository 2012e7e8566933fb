"""Components of Ulm, read from `material.toml`.

What the rulebook says stands here once and for all: numbers, names, what a card brings, which coat belongs to which
quarter. What only the printed board, coats and cards show may differ from set to set: a table asks its own `Material`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from games.kernel.material import Materials, Toml

BANKS = ("north", "south")


@dataclass(frozen=True, slots=True)
class Quarter:
    """A quarter of the town: its bank, its river fields (indices, both included), places for seals, crest income."""

    id: str
    bank: str
    first: int
    last: int
    slots: int
    income: int

    @property
    def length(self) -> int:
        """Count the river fields that it borders."""
        return self.last - self.first + 1


@dataclass(frozen=True, slots=True)
class Coat:
    """A city coat: points at once, its outer field of the cathedral, and the quarter of a golden one."""

    id: str
    now: int
    field: str
    quarter: str = ""

    @property
    def golden(self) -> bool:
        """Tell whether a family crest goes with it."""
        return bool(self.quarter)


@dataclass(frozen=True, slots=True)
class Card:
    """A card: `cathedral`, `trade` or `chronicle`; its part, good or own name; what it gives when played.

    `coins`, `points` and `move` are what a trade card brings then.
    """

    id: str
    kind: str
    family: str
    coins: int = 0
    points: int = 0
    move: int = 0

    @property
    def takes_tile(self) -> bool:
        """Tell whether a tile is given for the use during the game."""
        return self.kind != "chronicle"


@dataclass(frozen=True, eq=False)
class Material:
    """What board, coats and cards of one set show: quarters as in `QUARTER_IDS`, coats, and by card its tiles.

    `accepts`: one tile of these kinds is given for a card's use during the game. `bridge`: how many river fields lie
    before it.
    """

    quarters: tuple[Quarter, ...]
    coats: Mapping[str, Coat]
    accepts: Mapping[str, tuple[str, ...]]
    bridge: int

    @classmethod
    def of(cls, entries: Toml) -> Material:
        """Read a set."""
        coats = {entry["id"]: _coat(entry) for entry in entries["coat"]}
        cards = (*entries["cathedral"], *entries["card"])
        accepts = {entry["id"]: tuple(entry.get("accepts", ())) for entry in cards}
        return cls(_quarters(entries["quarter"]), coats, accepts, entries["numbers"]["bridge"]["value"])

    @cached_property
    def borders(self) -> tuple[tuple[int, ...], ...]:
        """List the two quarters, as indices, that border each river field."""
        return tuple(
            tuple(at for at, quarter in enumerate(self.quarters) if quarter.first <= place <= quarter.last)
            for place in range(len(LABELS))
        )

    @cached_property
    def coat_at(self) -> Mapping[str, Coat]:
        """Find the coat that each outer field of the cathedral shows."""
        return {coat.field: coat for coat in self.coats.values()}


def _quarters(entries: list[Toml]) -> tuple[Quarter, ...]:
    """Let each quarter begin behind the one before it on its bank."""
    lasts = {entry["id"]: PLACES.get(entry["last"]["value"], -1) for entry in entries}
    banks = {entry["id"]: entry["bank"]["value"] for entry in entries}
    found = []
    for entry in entries:
        name = entry["id"]
        before = [lasts[other] for other in lasts if banks[other] == banks[name] and lasts[other] < lasts[name]]
        first = max(before, default=-1) + 1
        numbers = entry["slots"]["value"], entry["income"]["value"]
        found.append(Quarter(name, banks[name], first, lasts[name], *numbers))
    return tuple(found)


def _coat(entry: Toml) -> Coat:
    return Coat(entry["id"], entry["now"], entry["field"], entry.get("quarter", ""))


def _card(entry: Toml) -> Card:
    gains = (entry.get(name, 0) for name in ("coins", "points", "move"))
    return Card(entry["id"], entry.get("kind", "cathedral"), entry["family"], *gains)


MATERIALS = Materials("games.ulm", Material.of)
ENTRIES = MATERIALS.entries()
NUMBERS: dict[str, int] = {name: entry["value"] for name, entry in ENTRIES["numbers"].items() if name != "bridge"}

KINDS: tuple[str, ...] = tuple(entry["id"] for entry in ENTRIES["tile"])
"""Kinds of action tiles: money (gray), clear (white), card (brown), river (turquoise), seal (orange)."""
TILE_TOTAL: dict[str, int] = {entry["id"]: entry["total"] for entry in ENTRIES["tile"]}
TILE_GRID: dict[str, int] = {entry["id"]: entry["grid"] for entry in ENTRIES["tile"]}
TILE_DOCK: dict[str, int] = {entry["id"]: entry["dock"] for entry in ENTRIES["tile"]}

LABELS: tuple[int, ...] = tuple(entry["label"] for entry in ENTRIES["river"])
"""What each river field scores at the end, from the start to the last field; a barge's place is an index of these."""
PLACES: dict[int, int] = {label: place for place, label in enumerate(LABELS)}
BONUS: tuple[str, ...] = tuple(entry.get("bonus", "") for entry in ENTRIES["river"])
END = len(LABELS) - 1

QUARTER_IDS: tuple[str, ...] = tuple(entry["id"] for entry in ENTRIES["quarter"])
QUARTER_AT: dict[str, int] = {quarter: at for at, quarter in enumerate(QUARTER_IDS)}
OATH_HOUSE = QUARTER_AT["oath_house"]

COATS: tuple[str, ...] = tuple(entry["id"] for entry in ENTRIES["coat"])
GOLDEN: frozenset[str] = frozenset(entry["id"] for entry in ENTRIES["coat"] if "quarter" in entry)
DESCENDANTS: tuple[str, ...] = tuple(entry["id"] for entry in ENTRIES["descendant"])
CARDS: dict[str, Card] = {entry["id"]: _card(entry) for entry in (*ENTRIES["cathedral"], *ENTRIES["card"])}
CARD_PLACE: dict[str, int] = {card: at for at, card in enumerate(CARDS)}
PARTS = tuple(dict.fromkeys(card.family for card in CARDS.values() if card.kind == "cathedral"))
GOODS = tuple(dict.fromkeys(card.family for card in CARDS.values() if card.kind == "trade"))
ROMAN = ("I", "II", "III", "IV", "V")
TOWERS: tuple[str, ...] = tuple(entry["id"] for entry in ENTRIES["tower"])


def in_order(cards: Iterable[str]) -> list[str]:
    """Sort cards as the rulebook lists them."""
    return sorted(cards, key=CARD_PLACE.__getitem__)


def numeral(name: str) -> str:
    """Number a card of which there are several, with a space before it."""
    return "" if CARDS[name].kind == "chronicle" else f" {ROMAN[int(name[-1]) - 1]}"
