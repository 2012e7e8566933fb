"""The Danube: free fields, bonuses, the end of the river."""

import pytest

from tests.games.ulm.positions import acting, do, kinds, luck, offered, offered_with, supply

PLUS_7 = 17
"""Index of the field +7, the last without a bonus."""


def test_danube_barges_pass_others_and_do_not_count_them() -> None:
    """Fields with other barges are skipped (Die Donau)."""
    s = acting("r", 3, barges=[3, 4, 5])
    do(s, "river")
    assert s.barges[0] == 6


def test_danube_only_the_start_holds_several_barges() -> None:
    """All share -11 at first; from the first move on one barge to a field holds (ruling 31)."""
    s = acting("rr", 3)
    assert s.barges == [0, 0, 0]
    do(s, "river")
    s = acting("r", 3, barges=[0, 1, 2])
    do(s, "river")
    assert s.barges == [3, 1, 2]


@pytest.mark.parametrize(("place", "name"), [(18, "coins"), (19, "sparrows")])
def test_danube_landing_pays_coin_and_sparrow(place: int, name: str) -> None:
    """+8 pays a coin, +9 a sparrow: the complete list of the Danube chapter (contradiction of the seed)."""
    s = acting("r", barges=[place - 1, 0])
    do(s, "river")
    assert getattr(s, name)[0] == 3
    assert sum(s.tiles[0].values()) == len(s.hands[0]) == 0


def test_danube_landing_pays_a_dock_tile_and_a_card() -> None:
    """+10 pays a tile of choice from the dock, +11 the top card."""
    s = acting("r", barges=[19, 0], dock=kinds("mmmmr"))
    do(s, "river", "tile river")
    assert s.tiles[0] == supply("r")
    s = acting("r", barges=[20, 0], deck=["choir1", "league"])
    do(s, "river")
    assert s.hands[0].cards == ["league"]


def test_danube_each_step_by_tile_pays() -> None:
    """Two river tiles are two moves with two landings (ruling 29)."""
    s = acting("rr", barges=[PLUS_7, 0])
    do(s, "river", "river")
    assert (s.coins[0], s.sparrows[0]) == (3, 3)


def test_danube_a_card_moves_at_once_and_only_the_last_field_pays() -> None:
    """Three fields by a card: +10 pays, +8 and +9 do not (ruling 29)."""
    s = acting("", barges=[PLUS_7, 0], hands=["fustian1", ""], tiles=["r", ""], dock=kinds("ccccm"))
    do(s, "play fustian1 now", "sail 3", "tile money")
    assert (s.coins[0], s.sparrows[0], s.tiles[0]) == (4, 2, supply("m"))


def test_danube_farming_moves_at_once_like_a_card() -> None:
    """Two fields in one go: no coin for +8 (ruling 29)."""
    s = acting("s", barges=[0, 5], coins=[2, 0])
    do(s, "seal farming", f"tile {s.dock[0]}")
    assert offered(s) == ["sail 0", "sail 1", "sail 2"]
    do(s, "sail 2")
    assert s.barges[0] == 2


def test_danube_ends_at_the_last_free_field() -> None:
    """Moves go as far as possible; with nothing free ahead they are void and not offered (ruling 30)."""
    s = acting("r", barges=[19, 21], hands=["joust", ""])
    do(s, "play joust now")
    assert offered(s) == ["sail 0", "sail 1"]
    s = acting("r", barges=[20, 21], hands=["joust fustian1", ""], tiles=["r", ""])
    assert offered_with(s, "river") == []
    assert "play joust now" not in offered(s)
    do(s, "play fustian1 now")
    assert s.section == "act"


def test_danube_bonus_is_paid_on_arrival_only() -> None:
    """Staying on +8 brings no second coin (ruling 30)."""
    s = acting("", barges=[18, 0], hands=["fustian1", ""], tiles=["r", ""])
    do(s, "play fustian1 now", "sail 0")
    assert (s.barges[0], s.coins[0]) == (18, 4)


def test_danube_the_river_score_skips_zero() -> None:
    """-1 before the bridge, +1 behind it."""
    s = acting("", barges=[10, 11])
    assert (s.river_score(0), s.river_score(1)) == (-1, 1)


def test_danube_extra_steps_are_actions_that_may_wait() -> None:
    """Bargeman and tower add up; each step is its own action, and others may come between (rulings 29 and 37)."""
    s = acting(
        "rm",
        barges=[PLUS_7, 0],
        tower="t_river",
        descendants=["bargeman", "abbot", "councillor", "merchant"],
        seals_in={"oath_house": [0]},
    )
    do(s, "river")
    assert s.actions == ["money", "step", "step"]
    do(s, "money", "step")
    assert (s.barges[0], s.coins[0], s.sparrows[0]) == (19, 4, 3)
    do(s, "step", f"tile {s.dock[0]}", chance=luck())
    assert s.barges[0] == 20


def test_online_extra_steps_lapse_with_the_turn() -> None:
    """A player who does not use them loses them."""
    s = acting("r", tower="t_river")
    do(s, "river", "end")
    assert (s.actions, s.barges[0]) == ([], 1)
