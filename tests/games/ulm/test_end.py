"""The end of the game: laid-out cards, river, sparrows, tie-break."""

import pytest

from games.ulm.sections import scoring
from games.ulm.state import Ulm
from tests.games.ulm.positions import RULES, run, table


def scored(seats: int = 2, **fields: object) -> Ulm:
    """Score a table after round 10."""
    return run(table(seats, round=10, **fields), RULES.end_round)


def value(cards: str, **fields: object) -> int:
    """Score laid-out cards of seat 0 in a table for two."""
    sheet = scoring.sheet(table(2, laid=[cards, ""], **fields), 0)
    return sheet.cathedral + sheet.trade + sheet.chronicle


def test_end_adds_sparrows_and_river() -> None:
    """A point for each sparrow, the field's number for the barge, minus before the bridge."""
    s = scored(points=[20, 30], sparrows=[4, 0], barges=[3, 21])
    assert s.outcome.scores == (20 + 4 - 8, 30 + 11)
    assert s.outcome.winners == (1,)
    assert (s.points, s.sheet[0].river) == ([16, 41], -8)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("choir1", 3),
        ("choir1 choir2", 6),
        ("choir1 nave1 tower1", 18),
        ("choir1 nave1 tower1 tower2", 21),
        ("choir1 nave1 tower1 tower2 choir2 nave3", 36),
    ],
)
def test_end_cathedral_cards(cards: str, points: int) -> None:
    """Three each, nine more for each set of Choir, Nave and Tower (ruling 47)."""
    assert value(cards) == points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("fustian1", 3),
        ("fustian1 fustian2 fustian3", 15),
        ("fustian1 artworks2 commodities3", 12),
        ("fustian1 fustian2 fustian3 artworks1 commodities1", 21),
        ("fustian1 fustian2 fustian3 fustian4 artworks1 commodities1", 27),
        ("fustian1 fustian2 artworks1 artworks2 commodities1 commodities2", 24),
    ],
)
def test_end_trade_cards_are_divided_in_the_best_way(cards: str, points: int) -> None:
    """Six for three alike, three for three different, each card in one set only (ruling 47)."""
    assert value(cards) == points


@pytest.mark.parametrize(
    ("cards", "fields", "points"),
    [
        ("chronicle", {"coats": [["coat_shipyard", "coat_armoury"], []]}, 4),
        ("freeze", {"coins": [4, 0]}, 4),
        ("freeze", {"coins": [9, 0]}, 6),
        ("siege", {}, 1),
        ("siege patrician choir1", {}, 3 + 4 + 3),
        ("patrician", {}, 4),
        ("reformation choir1 choir2 fustian1", {}, 4 + 6 + 3),
        ("league", {"tiles": ["mmrs", ""]}, 6),
        ("sparrow", {"sparrows": [3, 0]}, 3),
        ("sparrow", {"sparrows": [9, 0]}, 5),
    ],
)
def test_end_chronicle_cards(cards: str, fields: dict[str, object], points: int) -> None:
    """Each as its text says; Siege counts itself, Reformation cathedral cards only (ruling 44)."""
    assert value(cards, **fields) == points


@pytest.mark.parametrize(
    ("barges", "points"), [([5, 3, 1], 6), ([3, 5, 1], 3), ([1, 5, 3], 0), ([0, 0, 0], 6), ([0, 4, 0], 3)]
)
def test_end_joust_counts_barges_ahead(barges: list[int], points: int) -> None:
    """Nobody ahead six, one ahead three; ties can only occur at the start (ruling 45)."""
    s = table(3, laid=["joust", "", ""], barges=barges)
    assert scoring.sheet(s, 0).chronicle == points


def test_end_joust_for_two_players() -> None:
    """The other barge is second and earns three (ruling 45)."""
    assert scoring.sheet(table(2, laid=["joust", ""], barges=[0, 7]), 0).chronicle == 3


def test_end_city_wall_counts_sole_majorities() -> None:
    """Strictly more seals than each other seat; descendants' places count (rulings 24 and 46)."""
    s = table(
        3,
        laid=["wall", "", ""],
        seals_in={
            "garden": [0],
            "shipyard": [0, 1],
            "city_hall": [1, 0, 0],
            "farming": [1, 2],
            "oath_house": [0, 0, 1, 1],
        },
    )
    assert scoring.sheet(s, 0).chronicle == 2 * 2


def test_end_hand_cards_coins_and_tiles_score_nothing() -> None:
    """Unused cards go to the discard pile (ruling 48)."""
    s = scored(hands=["choir1 league", ""], coins=[9, 0], tiles=["mmm", ""], sparrows=[0, 0], barges=[10, 11])
    assert s.outcome.scores == (4, 6)
    assert (s.discard, len(s.hands[0])) == (["choir1", "league"], 0)


def test_end_tie_is_broken_by_quarters() -> None:
    """Equal points: seals in more quarters win, but only among the best (ruling 50)."""
    fields = {"points": [9, 9, 1], "barges": [0, 0, 0]}
    s = scored(3, seals_in={"garden": [1], "shipyard": [1, 1], "city_hall": [0, 0, 2], "goose_tower": [2]}, **fields)
    assert (s.outcome.winners, s.outcome.tiebreak) == ((1,), "tiebreak-quarters")
    s = scored(3, seals_in={"garden": [1], "city_hall": [0, 2], "goose_tower": [2]}, **fields)
    assert (s.outcome.winners, s.outcome.tiebreak) == ((0, 1), "tiebreak-shared")


def test_end_sheet_now_and_at_the_end_agree() -> None:
    """Points if the game ended now are the same sheet that is filled in at the end."""
    s = table(2, round=10, laid=["choir1 league", "sparrow"], tiles=["mr", ""], points=[7, 8])
    now = [scoring.sheet(s, seat) for seat in range(2)]
    run(s, RULES.end_round)
    assert s.sheet == now
    assert [scoring.sheet(s, seat) for seat in range(2)] == now
