"""The components: totals, marks and sources."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from games.kernel.words import words_for
from games.ulm import GAME
from games.ulm.material import (
    BONUS,
    CARDS,
    DESCENDANTS,
    KINDS,
    LABELS,
    MATERIALS,
    TILE_DOCK,
    TILE_GRID,
    TILE_TOTAL,
    TOWERS,
)
from games.ulm.sections.grid import OUTER

RECONSTRUCTED = {"quarter", "coat", "cathedral"}
"""Tables of material.toml that hold reconstructed values."""
OURS, ENTRIES = MATERIALS[""], MATERIALS.entries()


def test_material_has_fifty_tiles() -> None:
    """Ten of each kind; 9 in the grid, 5 on the dock, 36 left."""
    assert list(TILE_TOTAL.values()) == [10] * 5
    assert (sum(TILE_GRID.values()), sum(TILE_DOCK.values())) == (9, 5)


def test_material_river_has_22_fields_and_no_zero() -> None:
    """-11 to -1 and +1 to +11, bonuses on the last four."""
    assert list(LABELS) == [*range(-11, 0), *range(1, 12)]
    assert BONUS[-4:] == ("coin", "sparrow", "tile", "card")
    assert not any(BONUS[:-4])


def test_material_every_field_borders_one_quarter_on_each_bank() -> None:
    """Exactly one in the north and one in the south (seed, Die Donau)."""
    for quarters in OURS.borders:
        assert sorted(OURS.quarters[at].bank for at in quarters) == ["north", "south"]


def test_material_quarters() -> None:
    """Eight quarters with 34 places; four in the Schwörhaus; crests pay 2, in the Werft 1."""
    assert len(OURS.quarters) == 8
    assert sum(quarter.slots for quarter in OURS.quarters) == 34
    assert {quarter.id: quarter.income for quarter in OURS.quarters if quarter.income != 2} == {"shipyard": 1}


def test_material_coats_lie_on_all_outer_fields() -> None:
    """Twelve coats, one for each outer field; eight golden ones, one for each quarter."""
    assert sorted(coat.field for coat in OURS.coats.values()) == sorted(OUTER)
    golden = [coat.quarter for coat in OURS.coats.values() if coat.golden]
    assert sorted(golden) == sorted(quarter.id for quarter in OURS.quarters)


def test_material_cards() -> None:
    """9 cathedral, 15 trade and 9 chronicle cards; for each good one card per kind of tile."""
    assert Counter(card.kind for card in CARDS.values()) == {"cathedral": 9, "trade": 15, "chronicle": 9}
    goods = Counter((card.family, OURS.accepts[card.id]) for card in CARDS.values() if card.kind == "trade")
    assert len(goods) == 15
    parts = [card for card in CARDS.values() if card.kind == "cathedral"]
    assert len({OURS.accepts[card.id] for card in parts}) == 9
    for part in ("choir", "nave", "tower"):
        assert {kind for card in parts if card.family == part for kind in OURS.accepts[card.id]} == set(KINDS)


def test_material_descendants_and_towers() -> None:
    """Eight descendants, twelve towers."""
    assert (len(DESCENDANTS), len(TOWERS)) == (8, 12)


def values(part: Any) -> Iterator[dict[str, Any]]:
    """Yield every table that carries a mark."""
    if isinstance(part, list):
        for entry in part:
            yield from values(entry)
    elif isinstance(part, dict):
        if "mark" in part:
            yield part
        for entry in part.values():
            yield from values(entry)


def test_material_every_value_has_mark_and_source() -> None:
    """F, I or R, and where it comes from."""
    entries = list(values(ENTRIES))
    assert len(entries) > 100
    for entry in entries:
        assert entry["mark"] in {"F", "I", "R"}
        assert entry["source"]
    for name, table in ENTRIES.items():
        assert not isinstance(table, list) or all(any(values(entry)) for entry in table), name


def test_material_reconstructed_values_are_said_to_be_so() -> None:
    """Both languages tell the players that some values are reconstructed, and only those tables hold any."""
    marked = {name for name, table in ENTRIES.items() if any(entry["mark"] == "R" for entry in values(table))}
    assert marked == RECONSTRUCTED
    for locale, word in (("en", "reconstructed"), ("de", "rekonstruiert")):
        words = words_for(locale, "games.ulm")
        assert word in words.text("reconstructed")
        assert word in GAME.voice.chapter("editions", words).lower()
