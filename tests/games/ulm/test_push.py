"""Pushing a tile into the cathedral: lines, outer fields, sparrows, the blocked grid."""

from typing import Any

from games.kernel.visibility import view
from games.ulm.sections.grid import OUTER, new_triples, open_lines
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
    supply,
    told,
)

BLOCKED = {"N1": "m", "S2": "c", "N3": "k", "W1": "r", "E2": "s", "W3": "m"}
DOCK = kinds("mckrs")


def test_push_moves_the_line_and_leaves_the_last_tile_outside() -> None:
    """From N1 the first column moves down; its last tile lies on S1, the three above are the actions (ruling 2)."""
    s = pushing("s")
    do(s, "push N1")
    assert s.grid == kinds("scr mmc kss")
    assert outside(s) == {"S1": "river"}
    assert s.actions == kinds("smk")
    assert (s.line, s.landed, s.drawn) == ("N1", "S1", "")


def test_push_works_from_all_four_sides() -> None:
    """Columns count from the left, rows from the top, and a tile leaves on the opposite field."""
    landed = {}
    for line in ("N3", "S2", "W1", "E3"):
        s = pushing("k")
        do(s, f"push {line}")
        landed[line] = outside(s)
        assert s.actions[0] == "card"
    assert landed == {"N3": {"S3": "seal"}, "S2": {"N2": "clear"}, "W1": {"E1": "river"}, "E3": {"W3": "river"}}


def test_push_closes_a_line_in_both_directions() -> None:
    """A tile on either end closes the line until it is gone (ruling 1)."""
    s = pushing("m", outer={"S1": "r", "E2": "m"})
    assert offered_with(s, "push") == [f"push {line}" for line in OUTER if line not in ("N1", "S1", "E2", "W2")]


def test_push_at_most_six_tiles_lie_outside() -> None:
    """With one tile for each line nothing is open."""
    assert open_lines(["money", *[""] * 11]) == [line for line in OUTER if line not in ("N1", "S1")]
    assert open_lines(pushing("m", outer=BLOCKED).outer) == []


def test_push_blocked_grid_offers_the_return_to_everybody_alike() -> None:
    """All lines closed: the return stands instead of the lines, with or without Reformation in hand (ruling 3)."""
    for hand in ("reformation", "choir1"):
        s = pushing("m", outer=BLOCKED, hands=[hand, ""])
        assert offered(s)[0] == "return"
        assert offered_with(s, "push") == []
    assert "play reformation now" in offered(pushing("m", outer=BLOCKED, hands=["reformation", ""]))


def test_push_blocked_grid_returns_all_tiles_and_keeps_the_drawn_one() -> None:
    """The tiles go to the bag, the drawn one stays, all lines are open (ruling 3)."""
    s = pushing("m", outer=BLOCKED)
    before = sum(s.bag.values())
    do(s, "return")
    assert (outside(s), sum(s.bag.values()), s.blocked) == ({}, before + 6, 1)
    assert (s.section, s.drawn, len(offered_with(s, "push"))) == ("push", "money", 12)


def test_push_blocked_grid_may_be_opened_by_a_card() -> None:
    """Reformation before the return opens lines, and the push is normal (ruling 3)."""
    s = pushing("m", outer=BLOCKED, hands=["reformation", ""])
    do(s, "play reformation now", "N1+E2")
    assert offered_with(s, "push") == ["push N1", "push E2", "push S1", "push W2"]
    assert "return" not in offered(s)


def test_push_sparrow_goes_to_the_owner_of_the_landing_field() -> None:
    """Only the field the tile lands on counts, and its owner gets the sparrow in anybody's turn (ruling 4)."""
    s = pushing("s", rim={"S1": 1, "N1": 0})
    do(s, "push N1")
    assert s.sparrows == [2, 3]
    s = pushing("s", rim={"S1": 0})
    do(s, "push N1")
    assert s.sparrows == [3, 2]


def test_push_without_an_owner_brings_no_sparrow() -> None:
    """Nobody owns the landing field: nothing (ruling 4)."""
    s = pushing("s", rim={"N1": 0})
    do(s, "push N1")
    assert s.sparrows == [2, 2]


def test_sparrows_swap_the_drawn_tile_with_the_dock() -> None:
    """A sparrow buys a tile of the dock for the push; the drawn one lies there, nothing is refilled (ruling 11)."""
    s = pushing("m", dock=kinds("ccckr"))
    do(s, "sparrow river")
    assert (s.drawn, s.sparrows, s.dock) == ("river", [1, 2], kinds("ccckm"))
    assert (s.swapped, offered_with(s, "sparrow")) == (True, [])


def test_sparrows_need_one_and_another_kind() -> None:
    """Without sparrows there is no swap; the drawn kind is not offered for itself."""
    assert offered_with(pushing("m", sparrows=[0, 2], dock=DOCK), "sparrow") == []
    assert offered_with(pushing("m", dock=kinds("mmmmr")), "sparrow") == ["sparrow river"]


def test_sparrows_never_swap_own_tiles() -> None:
    """After the push no sparrow can be used (Hinweis)."""
    assert offered_with(acting("mm", tiles=["r", ""]), "sparrow") == []


def test_sparrows_and_scholar_exclude_each_other() -> None:
    """One swap a turn, of either kind (ruling 11)."""
    own: dict[str, Any] = {
        "descendants": ["scholar", "abbot", "councillor", "merchant"],
        "seals_in": {"oath_house": [0]},
    }
    s = pushing("m", tiles=["r", ""], dock=DOCK, **own)
    assert offered_with(s, "scholar") == ["scholar river"]
    do(s, "sparrow seal")
    assert offered_with(s, "scholar") == []
    s = pushing("m", tiles=["r", ""], dock=DOCK, **own)
    do(s, "scholar river")
    assert offered_with(s, "sparrow") == []


def test_dock_is_filled_up_at_once() -> None:
    """A taken tile is replaced from the bag, and the new one can be taken next (ruling 14)."""
    s = acting("s", coins=[9, 9], dock=kinds("mmmmr"))
    do(s, "seal farming", "tile river", chance=luck("seal"))
    assert s.dock == kinds("mmmms")
    assert s.tiles[0] == supply("r")


def test_dock_empty_bag_gets_one_more_of_each_kind() -> None:
    """When a tile is needed and none is left, five are added, and the supply grows with them (ruling 15)."""
    s = acting("s", coins=[9, 9], dock=kinds("mmmmr"), bag=supply(""))
    do(s, "seal farming", "tile river", chance=luck("card"))
    assert (s.bag, s.added) == (supply("mcrs"), 1)
    assert RULES.supply(s)["tiles"].count("seal") == 11


def test_dock_empty_bag_is_tested_before_each_tile() -> None:
    """Master Builder: one tile is left, so the second draw meets an empty bag (ruling 15)."""
    s = beginning(
        bag=supply("m"),
        draws=["money", "river"],
        descendants=["master_builder", "abbot", "councillor", "merchant"],
        seals_in={"oath_house": [0]},
    )
    assert (s.drawn, s.spare, s.added, s.bag) == ("money", "river", 1, supply("mcks"))


def test_online_bag_content_is_public() -> None:
    """What is in the bag follows from what lies open, so every view shows it (ruling 18)."""
    s = pushing("m")
    assert view(s, None).bag == view(s, 1).bag == s.bag


def test_descendants_guard_counts_new_lines_once() -> None:
    """Two points for at least one new triple, once a push, diagonals too; an old one does not count (ruling 7)."""
    guard: dict[str, Any] = {
        "descendants": ["city_guard", "abbot", "councillor", "merchant"],
        "seals_in": {"oath_house": [0]},
    }
    s = pushing("r", grid=kinds("crr mcs rkc"), **guard)
    do(s, "push W1")
    assert s.points[0] == 5
    s = pushing("r", grid=kinds("rrm mcs kkc"), **guard)
    assert told(do(s, "push W1"), "guard") == [{"points": 2}]
    assert s.points[0] == 7
    assert new_triples(kinds("rrr mcs kkc"), kinds("rrr mcs kkc")) == 0
    assert new_triples(kinds("rrr mcs kkc"), kinds("sss mcs kkc")) == 1
    assert new_triples(kinds("crm mrk kmc"), kinds("rrm mrk kmr")) == 1


def test_descendants_guard_scores_for_own_pushes_only() -> None:
    """Another seat's push brings its owner nothing (ruling 7)."""
    s = pushing(
        "r",
        grid=kinds("rrm mcs kkc"),
        descendants=["city_guard", "abbot", "councillor", "merchant"],
        seals_in={"oath_house": [1]},
    )
    do(s, "push W1")
    assert s.points == [5, 5]
