"""Components: their values, and that each says what it is."""

from collections import Counter

from games.eldermann.material import (
    CITIES,
    DECKS,
    DICE,
    FOUR_ROLES,
    GOODS,
    ISLANDS,
    LAND,
    MATERIAL,
    ORDERS,
    PIRATES,
    ROGUES,
    ROLES,
    WATER,
    rogues,
)


def test_material_every_value_has_a_mark_and_a_source() -> None:
    """F fact, D derived, R reconstruction."""
    entries = []
    for name, part in MATERIAL.items():
        parts = part if isinstance(part, list) else [part] if "mark" in part else list(part.values())
        entries += [(name, entry) for entry in parts]
    assert len(entries) > 50
    for name, entry in entries:
        assert entry["mark"] in ("F", "D", "R"), name
        assert entry["source"], name


def test_material_chart_is_symmetric_under_quarter_turns() -> None:
    """So the four home cities are equal; 112 water cells, 8 harbours, 9 land cells."""

    def turned(cell: str) -> str:
        return "abcdefghijk"[11 - int(cell[1:])] + str("abcdefghijk".index(cell[0]) + 1)

    assert len(WATER) == 112
    assert len(LAND) == 9
    assert {turned(cell) for cell in LAND} == set(LAND)
    assert {turned(cell): power for cell, power in PIRATES.items()} == PIRATES
    assert {turned(city.harbour) for city in CITIES if city.home} == {city.harbour for city in CITIES if city.home}
    assert sorted(cell for cells in ISLANDS.values() for cell in cells) == sorted(LAND)
    assert Counter(PIRATES.values()) == {1: 4, 2: 8}


def test_material_orders_are_all_sets_of_foreign_goods() -> None:
    """Seven for each city: three singles, three doubles, one triple; 56 in all."""
    assert len(ORDERS) == 56
    assert all(len(DECKS[good]) == 14 for good in GOODS)
    assert Counter(len(order.goods) for order in ORDERS.values()) == {1: 24, 2: 24, 3: 8}
    assert (ORDERS["VI-BFG"].taler, ORDERS["VI-BFG"].points) == (6, 6)
    assert (ORDERS["VI-B"].points, ORDERS["VI-F"].points) == (1, 2)


def test_material_every_good_has_a_home_and_an_outport() -> None:
    """Beer: Lübeck, Memel. Fish: Aalborg, Stettin. Grain: Danzig, Malmö. Cloth: Visby, Flensburg (X1, X2)."""
    for good in GOODS:
        assert sorted(city.home for city in CITIES if city.good == good) == [False, True]


def test_material_dice_and_rogues() -> None:
    """Six faces each; 17 and 7 cards, 8 with the option."""
    assert DICE == {"attack": ("1", "1", "1", "2", "2", "3"), "defence": ("0", "1", "1", "2", "2", "2")}
    assert [len(rogues(stack, blockade=False)) for stack in (1, 2)] == [17, 7]
    assert len(rogues(2, blockade=True)) == 8
    assert sum(ROGUES[card].count for card in ("ward1", "ward2")) == 6


def test_material_roles() -> None:
    """Four by the rulebook, three more by option."""
    assert FOUR_ROLES == ("merchant", "admiral", "navigator", "captain")
    assert len(ROLES) == 7
