"""5. Bauphase."""

from typing import Any

import pytest

from games.eldermann.material import BUILDINGS, TILES
from games.eldermann.rules import RULES
from games.eldermann.sections.ledger import deck_of
from games.eldermann.state import Eldermann
from tests.games.eldermann.positions import answer, asked, give, keep, level, market, offered, start, table

ORDER = "MA-F"


def rich(**fields: Any) -> Eldermann:
    """Give seat 0 ten Taler, a permit and a good."""
    options = fields.pop("options", None)
    fields = {"taler": [10, 0], "hold": [["beer"], []], **fields}
    return keep(level(table(options=options, **fields), 0, storehouse=1), 0, ORDER)


def test_building_costs_two_taler_and_a_permit() -> None:
    """The filled order goes back into its deck; the turn is over, and nothing is stowed any more (E1, E2)."""
    s = market(rich())
    answer(s, "dock")
    assert (s.taler[0], s.trophies[0]) == (8, [])
    assert ORDER in deck_of(s, "grain")
    assert s.levels[0][TILES.index("dock")] == 1
    assert s.over or s.section != "trade_on"


def test_building_upgrade_costs_four_taler_and_a_good() -> None:
    """Any good, from the ship or the Kontor."""
    s = market(rich(kontor=[["fish"], []]))
    answer(s, "warehouses")
    assert offered(s, 0) == ["beer ship", "fish kontor"]
    answer(s, "fish kontor")
    assert (s.taler[0], s.kontor[0], s.hold[0]) == (6, [], ["beer"])
    assert s.levels[0][TILES.index("storehouse")] == 2


def test_building_grand_kontor_is_an_upgrade() -> None:
    """The Kontor is there from the start (E4); of goods of two kinds one is chosen."""
    s = market(rich(hold=[["beer", "cloth"], []]))
    answer(s, "grand_kontor")
    assert s.section == "pay_good"


def test_building_the_only_good_is_paid_without_a_question() -> None:
    """With one kind in one place there is nothing to choose."""
    s = market(rich(hold=[["beer", "beer"], []]))
    answer(s, "grand_kontor")
    assert (s.taler[0], s.hold[0], s.kontor[0]) == (6, ["beer"], [])
    assert s.levels[0][TILES.index("kontor")] == 2


def test_building_needs_money_permit_and_order() -> None:
    """An upgrade needs its building, a good and 4 Taler; nothing is built without a permit."""
    assert not built(market(rich(taler=[1, 0])))
    assert "warehouses" not in built(market(rich(taler=[3, 0])))
    assert "warehouses" not in built(market(rich(hold=[[], []])))
    assert "university" not in built(market(rich()))
    s = rich()
    s.trophies[0] = []
    assert built(market(s)) == set()


def test_building_permits_by_option() -> None:
    """Off: only Taler. Wins: a won fight is a permit, too, and is spent first (E1)."""
    s = rich(options={"permits": "off"})
    s.trophies[0] = []
    assert "dock" in built(market(s))
    s = rich(options={"permits": "wins"}, laurels=[1, 0])
    market(s)
    answer(s, "dock")
    assert (s.laurels[0], s.trophies[0]) == (0, [ORDER])


def test_building_also_at_sea() -> None:
    """From anywhere (E3)."""
    assert "dock" in built(market(rich(ships=["c3", "k11"])))


def test_building_every_tile_has_its_levels() -> None:
    """Six tiles, all but the den can be upgraded; ten builds in all."""
    assert sum(len(names) - 1 for names in BUILDINGS.values()) - 1 == 10
    s = rich(levels=[[2, 2, 2, 2, 2, 1], [1, 0, 0, 0, 0, 0]])
    s.levels[0] = [2, 2, 2, 2, 2, 1]
    assert built(market(s)) == set()


def test_building_levels_change_the_limits() -> None:
    """Storage of ship and Kontor, E and K fields, sales, orders."""
    s = table()
    for dock, (hold, guns, booty) in enumerate(((2, 0, 0), (4, 1, 1), (6, 2, 2))):
        level(s, 0, dock=dock)
        assert (s.hold_room(0), s.gun_fields(0), s.booty_room(0)) == (hold, guns, booty)
    for storehouse, room in enumerate((2, 4, 6)):
        assert level(s, 0, storehouse=storehouse).kontor_room(0) == room


@pytest.mark.parametrize(("stack", "cards"), [(1, 17), (2, 7)])
def test_building_spelunke_has_two_stacks(stack: int, cards: int) -> None:
    """17 and 7 cards; a 25th by option (E5, E9, E8)."""
    s = table()
    assert len((s.den1, s.den2)[stack - 1]) == cards
    s = table(options={"blockade": "on"})
    assert len((s.den1, s.den2)[stack - 1]) == cards + (stack == 2)


def test_building_hires_a_card_for_taler_or_reputation() -> None:
    """The number of the stack in either; one a turn, in the own turn, before building, after trade (E6, E12)."""
    s = level(rich(points=[1, 0]), 0, den=1)
    market(s)
    assert [choice for choice in offered(s, 0) if choice.startswith("hire")] == ["hire 1", "hire 2", "hire 1 name"]
    answer(s, "hire 2", draws=["ward2"])
    assert (s.taler[0], s.hand2[0].cards) == (8, ["ward2"])
    assert not any(choice.startswith(("hire", "sell", "buy")) for choice in offered(s, 0))
    assert "dock" in offered(s, 0)


def test_building_paying_with_reputation_can_cost_the_rank() -> None:
    """Points fall, and the rank with them (E13)."""
    s = level(rich(points=[13, 0]), 0, den=1)
    answer(market(s), "hire 1 name", draws=["curse"])
    assert (s.points[0], s.title(0)) == (12, "trader")


def test_building_a_new_den_hires_from_the_next_turn_on() -> None:
    """Building ends the turn."""
    s = market(rich())
    answer(s, "den")
    assert s.cards_held(0) == 0


def test_building_a_fourth_card_sends_one_back() -> None:
    """It is seen before one goes back, into the stack of its number."""
    s = give(level(rich(), 0, den=1), 0, "ward1", "curse", "ward2")
    answer(market(s), "hire 1", draws=["sails1"])
    assert s.section == "discard"
    assert set(offered(s, 0)) == {"ward1", "curse", "sails1", "ward2"}
    answer(s, "ward2")
    assert s.cards_held(0) == 3
    assert len(s.den2) == 7


def test_building_an_empty_stack_is_not_offered() -> None:
    """Draw blind from a stack that has cards (E6)."""
    s = level(rich(), 0, den=1)
    s.den2.cards, s.den2.seen = [], []
    assert "hire 2" not in offered(market(s), 0)


def test_building_standing_orders_of_rules_version_3_are_still_given() -> None:
    """A table that asks for them gives what they stand for today; no market offers them any more."""
    s = market(rich())
    assert "stance" not in offered(s, 0)
    start(s, RULES.stance)
    answer(s, "raids stronger")
    start(s, RULES.stance)
    answer(s, "cards never")
    assert (s.raid_stance[0], s.raid_wish[0]) == ("ask", "stronger")
    assert s.watch[0] == asked("no", ward="all")


def built(s: Eldermann) -> set[str]:
    """Return the buildings offered."""
    return {choice for choice in offered(s, 0) if any(choice in names for names in BUILDINGS.values())}
