"""Components: their values, and that each says what it is."""

from collections import Counter

from games.eldermann.material import (
    CITIES,
    DECKS,
    DICE,
    ENTRIES,
    FOUR_ROLES,
    GOODS,
    MATERIALS,
    ORDERS,
    ROLES,
)
from games.eldermann.voice.phrases import boon
from tests.games.eldermann.positions import EN, level, table
from tests.games.eldermann.sets import made_up

OURS = MATERIALS[""]


def test_material_every_value_has_a_mark_and_a_source() -> None:
    """F fact, D derived, I inferred, R reconstruction."""
    entries = []
    for name, part in ENTRIES.items():
        parts = part if isinstance(part, list) else [part] if "mark" in part else list(part.values())
        entries += [(name, entry) for entry in parts]
    assert len(entries) > 50
    for name, entry in entries:
        assert entry["mark"] in ("F", "D", "I", "R"), name
        assert entry["source"], name


def test_material_chart_is_symmetric_under_quarter_turns() -> None:
    """So the four home cities are equal; 112 water cells, 8 harbours, 9 land cells."""

    def turned(cell: str) -> str:
        return "abcdefghijk"[11 - int(cell[1:])] + str("abcdefghijk".index(cell[0]) + 1)

    chart = OURS.chart
    homes = {cell for cell, index in chart.harbours.items() if CITIES[index].home}
    assert len(chart.water) == 112
    assert len(chart.land) == 9
    assert {turned(cell) for cell in chart.land} == set(chart.land)
    assert {turned(cell): power for cell, power in chart.pirates.items()} == chart.pirates
    assert {turned(cell) for cell in homes} == homes
    assert sorted(cell for cells in chart.islands.values() for cell in cells) == sorted(chart.land)
    assert Counter(chart.pirates.values()) == {1: 4, 2: 8}


def test_material_orders_are_all_sets_of_foreign_goods() -> None:
    """Seven for each city: three singles, three doubles, one triple; 56 in all."""
    assert len(ORDERS) == 56
    assert all(len(DECKS[good]) == 14 for good in GOODS)
    assert Counter(len(order.goods) for order in ORDERS.values()) == {1: 24, 2: 24, 3: 8}
    assert OURS.pays["VI-BFG"] == (6, 6)
    assert (OURS.pays["VI-B"].points, OURS.pays["VI-F"].points) == (1, 2)


def test_material_every_good_has_a_home_and_an_outport() -> None:
    """Beer: Lübeck, Memel. Fish: Aalborg, Stettin. Grain: Danzig, Malmö. Cloth: Visby, Flensburg (X1, X2)."""
    for good in GOODS:
        assert sorted(city.home for city in CITIES if city.good == good) == [False, True]


def test_material_dice_and_rogues() -> None:
    """Six faces each; 17 and 7 cards, 8 with the option."""
    assert DICE == {"attack": ("1", "1", "1", "2", "2", "3"), "defence": ("0", "1", "1", "2", "2", "2")}
    assert [len(OURS.rogues(stack, blockade=False)) for stack in (1, 2)] == [17, 7]
    assert len(OURS.rogues(2, blockade=True)) == 8
    assert sum(OURS.counts[card] for card in ("ward1", "ward2")) == 6


def test_material_roles() -> None:
    """Four by the rulebook, three more by option."""
    assert FOUR_ROLES == ("merchant", "admiral", "navigator", "captain")
    assert len(ROLES) == 7


def test_material_w_fields_belong_to_the_set() -> None:
    """Two are needed at the start; what dock and yard add is nowhere said, so a printed set may say it."""
    s = level(table(material_id=made_up()), 0, dock=2)
    assert s.material.deck == (2, 4, 5)
    assert s.hold_room(0) == 5 + 2
    assert boon(s.material, "dock", EN) == "Ship: 4 goods, 1 cannon, 1 booty"
    assert ENTRIES["storage"]["deck"]["mark"] == "I"
