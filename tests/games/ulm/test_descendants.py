"""The descendants."""

from typing import Any

from games.ulm.state import Ulm
from tests.games.ulm.positions import acting, beginning, do, kinds, luck, offered, offered_with, pushing, supply


def owning(name: str) -> dict[str, Any]:
    """Let seat 0 own a descendant."""
    others = [other for other in ("abbot", "councillor", "merchant", "scholar") if other != name]
    return {"descendants": [name, *others[:3]], "seals_in": {"oath_house": [0]}}


def test_descendants_abbot_takes_a_dock_tile_with_each_clear() -> None:
    """After the cleared tiles one of the dock, or none."""
    s = acting("cc", outer={"N1": "m", "S2": "m"}, dock=kinds("rrrrr"), **owning("abbot"))
    do(s, "clear N", "tile river", "clear S", "none", chance=luck("seal"))
    assert s.tiles[0] == supply("mmr")


def test_descendants_master_builder_draws_two() -> None:
    """One is kept for the push, the other goes back (ruling 8)."""
    s = beginning(draws=["river", "seal"], **owning("master_builder"))
    assert offered(s) == ["keep river", "keep seal"]
    bag = s.bag["river"]
    do(s, "keep seal")
    assert (s.section, s.drawn, s.spare, s.bag["river"]) == ("push", "seal", "", bag + 1)


def test_descendants_master_builder_is_not_asked_about_equal_tiles() -> None:
    """Two of a kind leave no choice."""
    s = beginning(draws=["river", "river"], **owning("master_builder"))
    assert (s.section, s.drawn) == ("push", "river")


def test_descendants_scholar_pushes_an_own_tile_and_keeps_the_drawn_one() -> None:
    """He needs a tile; the drawn one goes to his supply (ruling 12)."""
    s = pushing("m", tiles=["rs", ""], **owning("scholar"))
    assert offered_with(s, "scholar") == ["scholar river", "scholar seal"]
    do(s, "scholar seal")
    assert (s.drawn, s.tiles[0]) == ("seal", supply("mr"))
    assert offered_with(pushing("m", **owning("scholar")), "scholar") == []
    assert offered_with(pushing("r", tiles=["rs", ""], **owning("scholar")), "scholar") == ["scholar seal"]


def test_descendants_merchant_swaps_once_a_turn_at_any_moment() -> None:
    """Before or after the push; an exchange, so nothing is refilled (ruling 13)."""
    for s in (
        pushing("m", tiles=["rs", ""], dock=kinds("mcckk"), **owning("merchant")),
        acting("m", tiles=["rs", ""], dock=kinds("mcckk"), **owning("merchant")),
    ):
        do(s, "merchant river", "tile card")
        assert (s.tiles[0], s.dock) == (supply("ks"), kinds("mccrk"))
        assert offered_with(s, "merchant") == []


def test_descendants_merchant_offers_other_kinds_only() -> None:
    """Swapping a tile for its like is no choice."""
    s = acting("m", tiles=["rs", ""], dock=kinds("rrrrr"), **owning("merchant"))
    assert offered_with(s, "merchant") == ["merchant seal"]


def test_descendants_mint_master_doubles_grid_money_only() -> None:
    """+1 for each money tile of the line; not for cards or privileges, and on top of the tower (ruling 37)."""
    s = acting("mm", **owning("mint_master"))
    do(s, "money")
    assert s.coins[0] == 4
    s = acting("m", tower="t_money", **owning("mint_master"))
    do(s, "money")
    assert s.coins[0] == 5
    s = acting("", hands=["league", ""], tiles=["m", ""], tower="t_money", **owning("mint_master"))
    do(s, "play league now", "money")
    assert s.coins[0] == 3


def test_descendants_bargeman_steps_further_for_grid_tiles_only() -> None:
    """An extra step for each river tile of the line; not for Schwäbischer Bund (ruling 37)."""
    s = acting("rr", **owning("bargeman"))
    do(s, "river", "step", "river", "step")
    assert (s.barges[0], s.actions) == (4, [])
    s = acting("", hands=["league", ""], tiles=["r", ""], **owning("bargeman"))
    do(s, "play league now", "river")
    assert (s.barges[0], s.actions) == (1, [])


def test_descendants_councillor_chooses_for_different_tiles() -> None:
    """Two different tiles also show two cards."""
    s = acting("k", tiles=["mr", ""], **owning("councillor"))
    do(s, "buy money+river")
    assert s.section == "choose_card"


def test_descendants_a_seat_may_own_several() -> None:
    """Nothing forbids it (ruling 24)."""
    s: Ulm = acting(
        "m", descendants=["mint_master", "abbot", "councillor", "merchant"], seals_in={"oath_house": [0, 0, 1]}
    )
    assert [s.has(0, name) for name in s.descendants] == [True, True, False, False]
    assert s.has(1, "councillor")


def test_descendants_merchant_trades_before_the_draw() -> None:
    """Any moment begins with the turn, also where the tower lets everybody choose the tile (ruling 13)."""
    s = beginning(tiles=["rs", ""], dock=kinds("mcckk"), **owning("merchant"))
    assert offered(s) == ["draw", "merchant river", "merchant seal"]
    do(s, "merchant river", "tile card", chance=luck("money"))
    assert (s.section, s.drawn, s.tiles[0], s.traded) == ("push", "money", supply("ks"), True)
    s = beginning(tiles=["r", ""], dock=kinds("mcckk"), tower="t_choose", bag=supply("mm"), **owning("merchant"))
    assert offered(s) == ["bag money", "merchant river"]
