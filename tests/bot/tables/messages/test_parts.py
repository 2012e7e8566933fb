"""A choice of several parts, picked step by step: what is picked so far stands in the ids of its controls."""

from __future__ import annotations

import random

import pytest

from bot.tables.messages import parts
from games.tinker_tailor.material import MATERIALS
from games.tinker_tailor.sections.shapes import Purchase

SHOP = Purchase.of(MATERIALS[""], ("wine", "bread", "bread", "gems"), ("5", "5", "2"), ("1", "1"))


@pytest.mark.parametrize("seed", range(20))
def test_what_is_picked_is_read_back(seed: int) -> None:
    """Any picks are read from an id as they were written, also two of a kind, and also if they cannot be paid."""
    rng = random.Random(seed)
    picked = [sorted(rng.sample(items, rng.randint(0, len(items))), key=items.index) for _, items in SHOP.groups]
    assert parts.decode(SHOP, parts.encode(SHOP, picked)) == picked


def test_a_select_changes_its_own_part_only() -> None:
    """What was picked in the other selects stays."""
    code = parts.encode(SHOP, [["bread"], ["5"], []])
    assert parts.decode_pick(SHOP, f"0.{code}", ("0", "1", "2")) == [["bread", "bread", "wine"], ["5"], []]
    assert parts.decode_pick(SHOP, f"1.{code}", ()) == [["bread"], [], []]


@pytest.mark.parametrize("text", ["", "..", "zz.zz", "000.0.9", "a|b", "0.0.0.0.0", "..1x"])
def test_forged_ids_pick_only_what_is_there(text: str) -> None:
    """Whatever stands in an id: nothing is picked twice or from elsewhere."""
    picked = parts.decode(SHOP, text)
    assert SHOP.parted(SHOP.joined(picked)) is not None


@pytest.mark.parametrize(
    ("choice", "kept"), [("wine/5/1", False), ("none", False), ("gems/2", True), ("wine/9", False)]
)
def test_only_what_is_there_keeps_its_ticks(choice: str, kept: bool) -> None:
    """A purchase that is too dear is shown again; a legal one and one with cards from elsewhere are not."""
    assert (parts.complete_but_refused(SHOP, choice) is not None) == kept
