"""The cards during the game."""

from typing import Any

import pytest

from games.ulm.material import CARDS, MATERIALS, QUARTER_AT
from games.ulm.state import Ulm
from tests.games.ulm.positions import (
    RULES,
    acting,
    beginning,
    do,
    kinds,
    luck,
    offered,
    offered_with,
    outside,
    pushing,
    run,
    supply,
    table,
    told,
)


def playing(card: str, **fields: Any) -> Ulm:
    """Let seat 0 use a card at once, with no action open."""
    s = acting("", hands=[card, ""], **fields)
    do(s, f"play {card} now")
    return s


def test_cards_cathedral_gives_six_points_for_a_tile() -> None:
    """One fitting tile goes to the bag, the card to the discard pile (ruling 39)."""
    s = playing("choir1", tiles=["mr", ""])
    assert (s.points[0], s.tiles[0], s.discard) == (11, supply("r"), ["choir1"])


def test_cards_cathedral_asks_which_of_two_tiles() -> None:
    """With both kinds the seat chooses."""
    s = playing("choir1", tiles=["mc", ""])
    assert offered(s) == ["pay money", "pay clear"]
    do(s, "pay clear")
    assert (s.points[0], s.tiles[0]) == (11, supply("m"))


@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card].takes_tile])
def test_cards_without_the_tile_can_only_be_laid_out(card: str) -> None:
    """Cathedral and trade cards need their tile; laying out costs nothing and is always possible (ruling 39)."""
    assert offered_with(acting("", hands=[card, ""]), "play") == [f"play {card} end"]
    other = next(letter for letter in "mckrs" if kinds(letter)[0] not in MATERIALS[""].accepts[card])
    s = acting("", hands=[card, ""], tiles=[other, ""])
    do(s, f"play {card} end")
    assert (s.laid[0], sum(s.tiles[0].values())) == ([card], 1)


@pytest.mark.parametrize(
    ("card", "tile", "coins", "points", "most"),
    [
        ("artworks1", "r", 1, 2, 2),
        ("artworks2", "k", 1, 2, 2),
        ("commodities3", "s", 3, 0, 2),
        ("commodities4", "c", 3, 0, 2),
        ("fustian5", "m", 2, 1, 3),
    ],
)
def test_cards_trade_gives_coins_points_and_fields(card: str, tile: str, coins: int, points: int, most: int) -> None:
    """A tile of the card's colour for its yield, then nought to so many fields."""
    s = playing(card, tiles=[tile, ""])
    assert (s.coins[0], s.points[0], s.tiles[0]) == (2 + coins, 5 + points, supply(""))
    assert offered(s) == [f"sail {number}" for number in range(most + 1)]
    do(s, f"sail {most}")
    assert s.barges[0] == most


def test_cards_chronicle_of_ulm_places_a_seal_for_a_coin() -> None:
    """No seal tile, one coin, adjoining quarters only, with privilege and crest income (ruling 41)."""
    s = playing("chronicle", coins=[1, 0], barges=[5, 0], crests={"oath_house": 1}, tower="t_reach3")
    assert offered(s) == ["seal garden", "seal oath_house"]
    do(s, "seal oath_house", s.descendants[0])
    assert (s.coins[0], s.points, s.slots[QUARTER_AT["oath_house"]][0]) == (0, [5, 7], 0)


def test_cards_chronicle_of_ulm_keeps_its_own_price() -> None:
    """Tower tiles do not change it: it is not a seal action (ruling 34)."""
    for tower in ("t_seal_dear", "t_seal_cheap"):
        s = playing("chronicle", coins=[1, 0], tower=tower)
        do(s, "seal farming")
        assert s.coins[0] == 1  # paid one, Farming gave one


def test_cards_building_freeze_gives_coins_or_blind_tiles() -> None:
    """Two coins, or two tiles drawn blind into the own supply (ruling 43)."""
    s = playing("freeze")
    do(s, "coins")
    assert s.coins[0] == 4
    s = playing("freeze")
    do(s, "tiles", chance=luck("seal", "river"))
    assert s.tiles[0] == supply("sr")


def test_cards_siege_swaps_up_to_three_coins() -> None:
    """Two points for each coin."""
    s = playing("siege", coins=[5, 0])
    assert offered(s) == ["pay 1", "pay 2", "pay 3"]
    do(s, "pay 3")
    assert (s.coins[0], s.points[0]) == (2, 11)


def test_cards_joust_moves_up_to_four() -> None:
    """Foreign barges are passed."""
    s = playing("joust", barges=[0, 2])
    do(s, "sail 4")
    assert s.barges[0] == 5


def test_cards_patrician_replaces_the_blind_draw() -> None:
    """Before the draw the tile is chosen from the bag; it uses up the free play (ruling 9)."""
    s = beginning(hands=["patrician choir1", ""])
    do(s, "play patrician now")
    assert offered(s) == [f"bag {kind}" for kind in ("money", "clear", "card", "river", "seal")]
    do(s, "bag seal")
    assert (s.section, s.drawn, s.played) == ("push", "seal", True)
    assert offered_with(s, "play") == []


def test_cards_patrician_only_before_the_draw() -> None:
    """Later it can only be laid out, and with the tower that lets all choose as well (ruling 9)."""
    assert offered_with(pushing("m", hands=["patrician", ""]), "play") == ["play patrician end"]
    assert offered_with(acting("m", hands=["patrician", ""]), "play") == ["play patrician end"]
    assert offered_with(beginning(hands=["patrician", ""], tower="t_choose"), "play") == ["play patrician end"]


def test_cards_patrician_before_the_master_builder() -> None:
    """A chosen tile is not drawn, so there is no second one (ruling 8)."""
    s = beginning(
        hands=["patrician", ""],
        descendants=["master_builder", "abbot", "councillor", "merchant"],
        seals_in={"oath_house": [0]},
    )
    do(s, "play patrician now", "bag seal")
    assert (s.section, s.drawn, s.spare) == ("push", "seal", "")


def test_cards_reformation_takes_tiles_of_any_side() -> None:
    """One or two pushed-out tiles."""
    s = playing("reformation", outer={"N1": "m", "E2": "s", "W3": "r"})
    do(s, "W3+N1")
    assert (s.tiles[0], outside(s)) == (supply("mr"), {"E2": "seal"})


def test_cards_league_carries_out_an_action_of_an_own_tile() -> None:
    """Any kind among the own tiles; the tile is kept (Schwäbischer Bund)."""
    s = playing("league", tiles=["mr", ""])
    assert offered(s) == ["money", "river"]
    do(s, "money")
    assert (s.coins[0], s.tiles[0]) == (3, supply("mr"))


def test_cards_league_pays_the_prices_of_this_round() -> None:
    """A seal costs what a seal action costs now, a card its tower's price (ruling 42)."""
    s = playing("league", tiles=["s", ""], coins=[3, 0], tower="t_seal_dear")
    do(s, "seal farming")
    assert s.coins[0] == 1  # paid three, Farming gave one
    s = playing("league", tiles=["k", ""], tower="t_card_coin")
    assert offered(s) == ["buy coin"]


def test_cards_league_lets_brown_play_a_card() -> None:
    """Brown may buy or play; the play does not need another card action (ruling 42)."""
    s = acting("", hands=["league tower1", ""], tiles=["k", ""])
    do(s, "play league now")
    assert offered(s) == ["play tower1 end"]
    do(s, "play tower1 end")
    assert s.laid[0] == ["tower1"]


def test_cards_league_is_not_offered_for_a_city_wall_that_cannot_be_played() -> None:
    """In the Shipyard's card action, with the turn's free play used, City Wall has no play left (rulings 39, 40)."""
    full = {"farming": [1, 1, 1, 1], "crooked_house": [1, 1, 1, 1]}
    s = table(hands=["league wall", ""], tiles=["s", ""], coins=[5, 5], seals_in=full, played=True, line="N1")
    assert "play league now" not in offered(run(s, RULES.card_action))
    s = table(hands=["league wall", ""], tiles=["s", ""], coins=[5, 5], seals_in=full, line="N1")
    do(run(s, RULES.card_action), "play league now")
    assert "wall garden" in offered(s)


def test_cards_league_with_the_abbot() -> None:
    """White brings the Abbot's tile as well (ruling 42)."""
    s = playing(
        "league",
        tiles=["c", ""],
        outer={"N1": "m"},
        descendants=["abbot", "councillor", "merchant", "scholar"],
        seals_in={"oath_house": [0]},
    )
    do(s, "clear N")
    assert s.section == "take_tile"


def test_cards_city_wall_goes_with_a_seal_action() -> None:
    """In a seal action any other quarter is offered while a play is left; the card is spent (ruling 40)."""
    s = acting("s", hands=["wall", ""])
    assert offered_with(s, "play") == ["play wall end"]
    far = ["garden", "oath_house", "city_hall", "shipyard", "reichenau_court", "goose_tower"]
    assert offered_with(s, "wall") == [f"wall {quarter}" for quarter in far]
    do(s, "wall reichenau_court")
    assert (s.coins[0], s.points[0], s.discard, s.played, s.actions) == (0, 6, ["wall"], True, [])


def test_cards_city_wall_needs_a_play_and_a_seal_action() -> None:
    """Not without a play left, not without an orange tile, not with Ulmer Chronik (ruling 40)."""
    s = acting("sm", hands=["wall choir1", ""])
    do(s, "play choir1 end")
    assert offered_with(s, "wall") == []
    assert offered_with(acting("m", hands=["wall", ""]), "wall") == []
    s = acting("k", hands=["wall chronicle", ""])
    do(s, "play chronicle now")
    assert offered(s) == ["seal farming", "seal crooked_house"]


def test_cards_city_wall_may_use_a_card_action() -> None:
    """With the free play gone an open card action pays for it (ruling 40)."""
    s = acting("sk", hands=["wall choir1", ""])
    do(s, "play choir1 end", "wall reichenau_court")
    assert s.actions == []


def test_cards_sparrow_swaps_sparrows_for_coins() -> None:
    """Up to five, a coin each."""
    s = playing("sparrow", sparrows=[7, 0])
    assert offered(s) == [f"sell {number}" for number in range(1, 6)]
    do(s, "sell 5")
    assert (s.sparrows[0], s.coins[0]) == (2, 7)


@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("siege", {"coins": [0, 9]}),
        ("chronicle", {"coins": [0, 9]}),
        ("chronicle", {"seals": [0, 9]}),
        ("chronicle", {"seals_in": {"farming": [1] * 4, "crooked_house": [1] * 4}}),
        ("joust", {"barges": [21, 0]}),
        ("reformation", {}),
        ("league", {}),
        ("league", {"tiles": ["s", ""], "coins": [0, 0]}),
        ("sparrow", {"sparrows": [0, 9]}),
    ],
)
def test_cards_that_would_do_nothing_can_only_be_laid_out(card: str, fields: dict[str, Any]) -> None:
    """The upper use of a chronicle card is offered only if it can do something now (ruling 39)."""
    assert offered_with(acting("", hands=[card, ""], **fields), "play") == [f"play {card} end"]


def test_cards_played_are_told_and_others_see_them() -> None:
    """Cards are played openly."""
    s = acting("", hands=["choir1 league", ""])
    events = do(s, "play choir1 end")
    assert told(events, "laid") == [{"card": "choir1"}]
    assert RULES.placed(s)["cards"] == ["choir1"]
