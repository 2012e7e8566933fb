"""Components of Ulm, read from `material.toml`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from games.kernel.material import Toml, load_material


@dataclass(frozen=True, slots=True)
class Quarter:
    """A quarter of the town: its bank, its river fields (indices, both included), places for seals, crest income."""

    id: str
    bank: str
    first: int
    last: int
    slots: int
    income: int


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
    """A card: `cathedral`, `trade` or `chronicle`; its part, good or own name; what it takes and gives when played.

    `accepts`: one tile of these kinds is given for the use during the game. `coins`, `points` and `move` are what a
    trade card brings then.
    """

    id: str
    kind: str
    family: str
    accepts: tuple[str, ...] = ()
    coins: int = 0
    points: int = 0
    move: int = 0


def _quarter(entry: Toml) -> Quarter:
    first, last = (LABELS.index(label) for label in entry["fields"]["value"])
    return Quarter(entry["id"], entry["bank"]["value"], first, last, entry["slots"]["value"], entry["income"]["value"])


def _card(entry: Toml) -> Card:
    accepts = tuple(entry.get("accepts", ()))
    gains = (entry.get(name, 0) for name in ("coins", "points", "move"))
    return Card(entry["id"], entry["kind"], entry["family"], accepts, *gains)


MATERIAL = load_material("games.ulm")
NUMBERS: dict[str, int] = {name: entry["value"] for name, entry in MATERIAL["numbers"].items()}

KINDS: tuple[str, ...] = tuple(entry["id"] for entry in MATERIAL["tile"])
"""Kinds of action tiles: money (gray), clear (white), card (brown), river (turquoise), seal (orange)."""
TILE_TOTAL: dict[str, int] = {entry["id"]: entry["total"] for entry in MATERIAL["tile"]}
TILE_GRID: dict[str, int] = {entry["id"]: entry["grid"] for entry in MATERIAL["tile"]}
TILE_DOCK: dict[str, int] = {entry["id"]: entry["dock"] for entry in MATERIAL["tile"]}

LABELS: tuple[int, ...] = tuple(entry["label"] for entry in MATERIAL["river"])
"""What each river field scores at the end, from the start to the last field; a barge's place is an index of these."""
BONUS: tuple[str, ...] = tuple(entry.get("bonus", "") for entry in MATERIAL["river"])
END = len(LABELS) - 1

QUARTERS: tuple[Quarter, ...] = tuple(map(_quarter, MATERIAL["quarter"]))
QUARTER_IDS = tuple(quarter.id for quarter in QUARTERS)
QUARTER_AT: dict[str, int] = {quarter: at for at, quarter in enumerate(QUARTER_IDS)}
OATH_HOUSE = QUARTER_AT["oath_house"]
BORDERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(at for at, quarter in enumerate(QUARTERS) if quarter.first <= place <= quarter.last)
    for place in range(len(LABELS))
)
"""Indices of the two quarters that border each river field."""

COATS: dict[str, Coat] = {
    entry["id"]: Coat(entry["id"], entry["now"], entry["field"], entry.get("quarter", "")) for entry in MATERIAL["coat"]
}
DESCENDANTS: tuple[str, ...] = tuple(entry["id"] for entry in MATERIAL["descendant"])
CARDS: dict[str, Card] = {entry["id"]: _card(entry) for entry in MATERIAL["card"]}
CARD_PLACE: dict[str, int] = {card: at for at, card in enumerate(CARDS)}
PARTS = tuple(dict.fromkeys(card.family for card in CARDS.values() if card.kind == "cathedral"))
GOODS = tuple(dict.fromkeys(card.family for card in CARDS.values() if card.kind == "trade"))
TOWERS: tuple[str, ...] = tuple(entry["id"] for entry in MATERIAL["tower"])


def in_order(cards: Iterable[str]) -> list[str]:
    """Sort cards as the rulebook lists them."""
    return sorted(cards, key=CARD_PLACE.__getitem__)
