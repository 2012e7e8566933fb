"""The tower tiles (variant for the advanced, our default)."""

from typing import Any

import pytest

from tests.games.ulm.positions import (
    acting,
    beginning,
    do,
    kinds,
    luck,
    offered,
    offered_with,
    outside,
    pushing,
    supply,
    told,
)


def test_tower_river_adds_a_step_to_each_tile() -> None:
    """Once for each activated turquoise tile."""
    s = acting("rr", tower="t_river")
    do(s, "river", "river", "step", "step")
    assert s.barges[0] == 4


def test_tower_money_adds_a_coin_to_each_tile() -> None:
    """Once for each activated gray tile."""
    s = acting("mm", tower="t_money")
    do(s, "money", "money")
    assert s.coins[0] == 6


def test_tower_card_for_a_coin_replaces_the_price() -> None:
    """One coin for the top card, no tiles, no choice of two, not even for the Councillor; playing stays (ruling 35)."""
    s = acting(
        "k",
        tower="t_card_coin",
        tiles=["mm", ""],
        hands=["choir3", ""],
        deck=["tower2", "league"],
        descendants=["councillor", "abbot", "merchant", "scholar"],
        seals_in={"oath_house": [0]},
    )
    assert offered(s) == ["buy coin", "play choir3 end", "end"]
    do(s, "buy coin")
    assert (s.coins[0], s.hands[0].cards, s.tiles[0]) == (1, ["choir3", "league"], supply("mm"))
    assert offered_with(acting("k", tower="t_card_coin", coins=[0, 9]), "buy") == []


def test_tower_card_for_a_tile_replaces_the_price() -> None:
    """One tile of any kind for the top card (ruling 35)."""
    s = acting(
        "k",
        tower="t_card_tile",
        tiles=["mmr", ""],
        deck=["choir1", "league"],
        descendants=["councillor", "abbot", "merchant", "scholar"],
        seals_in={"oath_house": [0]},
    )
    assert offered_with(s, "buy") == ["buy money", "buy river"]
    do(s, "buy money")
    assert (s.hands[0].cards, s.tiles[0]) == (["league"], supply("mr"))


def test_tower_free_seal_is_an_extra_action_at_the_usual_price() -> None:
    """Once a turn after the push, without an orange tile; City Wall may go with it (ruling 33)."""
    s = pushing("m", tower="t_seal_free", grid=kinds("mmm ccc rrr"), coins=[4, 4], hands=["wall", ""])
    assert offered_with(s, "seal") == []
    do(s, "push N1")
    assert s.actions.count("seal") == 1
    assert len(offered_with(s, "seal")) == 2
    do(s, "wall reichenau_court")
    assert (s.coins[0], offered_with(s, "seal")) == (2, [])


@pytest.mark.parametrize(("tower", "price"), [("t_seal_cheap", 1), ("t_seal_dear", 3), ("", 2)])
def test_tower_changes_the_price_of_seals(tower: str, price: int) -> None:
    """One coin less or more, with City Wall as well (ruling 34)."""
    s = acting("s", tower=tower, coins=[5, 0], barges=[13, 0])
    do(s, "seal reichenau_court")
    assert s.coins[0] == 5 - price
    s = acting("s", tower=tower, coins=[5, 0], hands=["wall", ""])
    do(s, "wall reichenau_court")
    assert s.coins[0] == 5 - price


@pytest.mark.parametrize("make", [lambda **f: pushing("m", **f), lambda **f: acting("m", **f)])
def test_tower_tax_is_paid_at_any_moment_of_the_turn(make: Any) -> None:
    """Two coins into the supply, or two tiles of choice into the bag, before or after the push (ruling 36)."""
    s = make(tower="t_tax_coins")
    do(s, "tax")
    assert (s.coins[0], s.taxed, "tax" in offered(s)) == (0, True, False)
    s = make(tower="t_tax_tiles", tiles=["mrr", ""])
    bag = s.bag["river"]
    do(s, "tax", "river+river")
    assert (s.tiles[0], s.bag["river"], s.taxed) == (supply("m"), bag + 2, True)


def test_tower_tax_is_never_taken_unasked() -> None:
    """A player who ends the turn unpaid loses five points, even below zero, and keeps everything (ruling 36)."""
    s = acting("m", tower="t_tax_coins", points=[2, 5], coins=[9, 9])
    events = do(s, "end")
    assert (s.points[0], s.coins[0]) == (-3, 9)
    assert told(events, "tax-unpaid") == [{"points": 5}]


def test_tower_tax_is_all_or_nothing() -> None:
    """With one coin or one tile there is nothing to pay with (ruling 36)."""
    assert "tax" not in offered(acting("m", tower="t_tax_coins", coins=[1, 9]))
    assert "tax" not in offered(acting("m", tower="t_tax_tiles", tiles=["r", "rr"]))


def test_tower_tax_paid_spares_the_points() -> None:
    """A player who has paid loses nothing."""
    s = acting("m", tower="t_tax_coins")
    do(s, "tax", "end")
    assert s.points[0] == 5


def test_tower_keep_pushed_offers_the_tile_right_after_the_push() -> None:
    """Taken, the line is open again; the owner of the field has got the sparrow already (ruling 6)."""
    s = pushing("s", tower="t_keep_pushed", rim={"S1": 1})
    do(s, "push N1")
    assert (offered(s), s.sparrows[1]) == (["take", "leave"], 3)
    do(s, "take")
    assert (s.tiles[0], outside(s), s.section) == (supply("r"), {}, "act")
    s = pushing("s", tower="t_keep_pushed")
    do(s, "push N1", "leave")
    assert (s.tiles[0], outside(s)) == (supply(""), {"S1": "river"})


def test_tower_choose_replaces_the_draw() -> None:
    """Everybody chooses the tile from the bag, instead of drawing or the Master Builder's two (rulings 8 and 10)."""
    s = beginning(
        tower="t_choose",
        bag=supply("mmr"),
        descendants=["master_builder", "abbot", "councillor", "merchant"],
        seals_in={"oath_house": [0]},
    )
    assert offered(s) == ["bag money", "bag river"]
    do(s, "bag river")
    assert (s.section, s.drawn, s.spare, s.bag) == ("push", "river", "", supply("mm"))


def test_tower_choose_lets_a_card_come_first() -> None:
    """After a card the tile is still to be chosen."""
    s = beginning(tower="t_choose", hands=["choir1", ""])
    do(s, "play choir1 end")
    assert offered(s) == [f"bag {kind}" for kind in ("money", "clear", "card", "river", "seal")]


def test_tower_reach_adds_fields_three_ahead_and_behind() -> None:
    """Exactly three fields, whatever barges and bridge, and the own field; none beyond the ends (ruling 32)."""
    s = acting("s", tower="t_reach3", barges=[9, 12])
    assert offered_with(s, "seal") == ["seal garden", "seal oath_house", "seal city_hall", "seal shipyard"]
    s = acting("s", tower="t_reach3", barges=[0, 3])
    assert offered_with(s, "seal") == ["seal farming", "seal crooked_house"]
    s = acting("s", tower="t_reach3", barges=[21, 3])
    assert offered_with(s, "seal") == ["seal shipyard", "seal goose_tower"]


def test_online_towers_change_the_rule_and_add_no_alternative() -> None:
    """With the card for a coin, two tiles buy nothing (Anpassungen)."""
    assert offered_with(acting("k", tower="t_card_coin", tiles=["mr", ""], coins=[0, 0]), "buy") == []


def test_tower_tax_is_offered_before_the_draw() -> None:
    """Any moment begins with the turn: the two tiles go into the bag before it is drawn from (ruling 36)."""
    s = beginning(tower="t_tax_tiles", tiles=["mrr", ""])
    assert offered(s) == ["draw", "tax"]
    bag = s.bag["river"]
    do(s, "tax", "river+river", chance=luck("seal"))
    assert (s.section, s.drawn, s.taxed, s.bag["river"]) == ("push", "seal", True, bag + 2)
    assert beginning(tower="t_tax_coins", coins=[1, 9], draws=["seal"]).section == "push"


def test_tower_tax_leaves_the_patrician_a_tile_for_the_bag() -> None:
    """Cards stay playable after the tax was paid before the draw, also for a tile that it brought into the bag."""
    s = beginning(tower="t_tax_tiles", tiles=["rr", ""], hands=["patrician", ""], bag=supply("mm"))
    do(s, "tax", "river+river")
    assert (s.section, s.played) == ("begin_turn", False)
    do(s, "play patrician now", "bag river")
    assert (s.section, s.drawn) == ("push", "river")
