"""Taking steps back within a turn, through the kernel's match."""

import pytest

from games.kernel import Match
from games.kernel.errors import UndoRefused
from games.ulm.state import Ulm
from tests.games.ulm.positions import acting, kinds, match_of, pushing


def undone(match: Match[Ulm]) -> None:
    """Take the last step back."""
    match.accept(match.consider_undo(0))


def test_undo_goes_back_step_by_step_to_before_the_push() -> None:
    """Coins, steps, a seal and the push itself are taken back one by one."""
    match = match_of(pushing("m", grid=kinds("rss mmc kss"), coins=[4, 4]))
    before = match.state
    for choice in ("push N1", "money", "river", "money"):
        match.choose(0, choice)
    assert (match.state.coins[0], match.state.barges[0]) == (6, 1)
    for _ in range(4):
        undone(match)
    assert match.state.grid == before.grid
    assert (match.state.coins, match.state.barges, match.state.drawn) == ([4, 4], [0, 0], "money")
    with pytest.raises(UndoRefused):
        match.consider_undo(0)


def test_undo_takes_back_a_sparrow_swap_and_a_trade() -> None:
    """Swaps with the dock draw no luck, so they can be taken back."""
    match = match_of(
        pushing(
            "m",
            dock=kinds("ccckr"),
            tiles=["s", ""],
            seals_in={"oath_house": [0]},
            descendants=["merchant", "abbot", "councillor", "scholar"],
        )
    )
    for choice in ("sparrow river", "merchant seal", "tile card"):
        match.choose(0, choice)
    for _ in range(3):
        undone(match)
    assert (match.state.dock, match.state.sparrows, match.state.traded) == (kinds("ccckr"), [2, 2], False)


def test_undo_ends_where_a_tile_was_drawn() -> None:
    """Taking a tile from the dock fills it from the bag: that stays."""
    match = match_of(acting("sm", coins=[4, 4]))
    match.choose(0, "seal farming")
    match.choose(0, f"tile {match.state.dock[0]}")
    with pytest.raises(UndoRefused):
        match.consider_undo(0)


def test_undo_ends_where_something_hidden_came_to_light() -> None:
    """A played card, a card drawn and coats seen stay; steps after them can be taken back to there."""
    for choice, more in (
        ("play choir1 end", {"hands": ["choir1", ""]}),
        ("buy money+river", {"tiles": ["mr", ""]}),
        ("seal crooked_house", {"coins": [4, 4]}),
    ):
        match = match_of(acting("ksm", **more))
        match.choose(0, choice)
        with pytest.raises(UndoRefused):
            match.consider_undo(0)
    match = match_of(acting("km", hands=["choir1", ""]))
    match.choose(0, "play choir1 end")
    match.choose(0, "money")
    undone(match)
    assert match.state.laid[0] == ["choir1"]
    with pytest.raises(UndoRefused):
        match.consider_undo(0)


def test_undo_ends_with_the_turn() -> None:
    """The end of a turn is announced and stays."""
    match = match_of(pushing("m"))
    match.choose(0, "push N1")
    match.choose(0, "end")
    assert match.log[-1].barrier
