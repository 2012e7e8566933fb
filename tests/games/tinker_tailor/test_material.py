"""The components: facts, totals, marks and sources."""

import copy
from collections import Counter
from typing import Any

import pytest

from games.kernel.words import words_for
from games.tinker_tailor import GAME
from games.tinker_tailor.material import (
    ENTRIES,
    GOODS,
    MATERIALS,
    NUMBERS,
    ROLES,
)
from games.tinker_tailor.sections.rhyme import ACTOR
from games.tinker_tailor.sections.roles import ACTIONS
from tests.games.tinker_tailor.positions import called, offered

OURS = MATERIALS[""]


def test_material_counts_are_those_of_the_rulebook() -> None:
    """17 roles, 20 money cards of 1 to 5, 78 goods cards of five kinds, 4 pirate cards (Spielmaterial)."""
    assert (len(ROLES), len(OURS.money_cards), len(OURS.goods_cards), NUMBERS["pirate_cards"]) == (17, 20, 78, 4)
    assert (set(OURS.money_cards), GOODS) == ({"1", "2", "3", "4", "5"}, ("bread", "fish", "cloth", "wine", "gems"))


def test_material_facts_of_prices_and_points() -> None:
    """Wine costs 4; 3 bread 3, 8 bread 18, 8 gems 90; a set 10; eight of a kind at most."""
    assert OURS.prices["wine"] == 4
    assert (OURS.points["bread"][3], OURS.points["bread"][8], OURS.points["gems"][8]) == (3, 18, 90)
    assert (NUMBERS["set_points"], NUMBERS["most_same"]) == (10, 8)
    assert {len(points) for points in OURS.points.values()} == {9}


def test_material_points_are_the_price_times_those_of_bread() -> None:
    """The reconstruction: one row of points, multiplied by the price."""
    assert all(
        OURS.points[kind] == tuple(OURS.prices[kind] * point for point in OURS.points["bread"]) for kind in GOODS
    )


def test_material_goods_suffice_for_every_table() -> None:
    """Each kind has at least eight cards, bread at least ten, as the rules speak of ten."""
    count = Counter(OURS.goods_cards)
    assert min(count.values()) >= 8
    assert count["bread"] >= 10


def values(part: Any, name: str = "") -> list[tuple[str, dict[str, Any]]]:
    """Find all entries that carry a value, a count or a role."""
    if isinstance(part, list):
        return [found for entry in part for found in values(entry, name)]
    if not isinstance(part, dict):
        return []
    if {"value", "count", "card"} & part.keys() and "price" not in part:
        return [(name, part)]
    return [found for key, entry in part.items() for found in values(entry, f"{name}.{key}")]


@pytest.mark.parametrize(("name", "entry"), values(ENTRIES))
def test_material_every_value_has_mark_and_source(name: str, entry: dict[str, Any]) -> None:
    """F, I or R, and where it comes from."""
    assert entry["mark"] in ("F", "I", "R"), name
    assert len(entry["source"]) > 5, name


@pytest.mark.parametrize("locale", ["de", "en"])
def test_material_every_role_has_name_and_text(locale: str) -> None:
    """Names and texts are data, replaceable in `roles.ftl`."""
    words = words_for(locale, GAME.package)
    for role in ROLES:
        assert words.has(f"role-{role}")
        assert words.has(f"role-{role}-text")


def test_material_every_role_has_an_action_of_its_own() -> None:
    """One action each, with its numbers from the data; the Actor carries out that of another role."""
    assert {*ACTIONS, ACTOR} == set(ROLES) == set(OURS.role_numbers)
    assert len(set(ACTIONS.values())) == len(ACTIONS)


def test_material_numbers_of_roles_can_be_replaced() -> None:
    """A Young Man who takes three kinds needs no change of code."""
    entries = copy.deepcopy(ENTRIES)
    entries["role"][ROLES.index("young_man")]["numbers"]["goods"] = 3
    digest = MATERIALS.learn(entries)
    s = called(["", "", ""], ["young_man", "", ""], "young_man", goods="wine fish gems", material_id=digest)
    assert offered(s, 0) == ["fish+wine+gems"]
