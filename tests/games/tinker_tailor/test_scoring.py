"""Spielende und Wertung."""

from itertools import pairwise
from typing import Any

import pytest

from games.tinker_tailor import GAME
from games.tinker_tailor.material import MATERIALS
from games.tinker_tailor.sections import scoring
from games.tinker_tailor.state import TinkerTailor
from tests.games.tinker_tailor.positions import DE, EN, NAMES, RULES, position, run

OURS = MATERIALS[""]


def ended(*hands: str, **fields: Any) -> TinkerTailor:
    """Score these hands."""
    s = position(hands, goods="", money="", **fields)
    run(s, RULES.final_scoring)
    return s


@pytest.mark.parametrize(
    ("kind", "count", "points"), [("bread", 3, 3), ("bread", 8, 18), ("bread", 10, 18), ("gems", 8, 90), ("wine", 0, 0)]
)
def test_end_examples_of_the_rulebook(kind: str, count: int, points: int) -> None:
    """3 bread are 3 points, 8 are 18, 10 still 18, 8 gems are 90 (1.)."""
    assert scoring.kind_points(OURS, kind, count) == points


def test_end_more_of_a_kind_are_never_worth_less() -> None:
    """The more goods of a kind, the more each next one brings (Spielidee)."""
    for kind in ("bread", "fish", "cloth", "wine", "gems"):
        points = [scoring.kind_points(OURS, kind, count) for count in range(9)]
        steps = [after - before for before, after in pairwise(points)]
        assert steps == sorted(steps)


def test_end_sets_count_beside_kinds() -> None:
    """Each full set of five kinds brings 10; its cards count for their kind, too; sets add up (2.; ruling 16)."""
    sheet = scoring.sheet(OURS, ["bread", "fish", "cloth", "wine", "gems"] * 2 + ["gems"], [])
    assert (sheet.sets, sheet.kinds, sheet.total) == (20, (2, 4, 6, 8, 15), 55)


def test_end_more_than_eight_still_count_for_sets() -> None:
    """Of ten bread eight score, but all count for sets (ruling 17)."""
    sheet = scoring.sheet(OURS, ["bread"] * 9 + ["fish", "cloth", "wine", "gems"] * 9, [])
    assert (sheet.sets, sheet.kinds[0]) == (90, 18)


def test_end_money_is_halved_once_and_rounded_up() -> None:
    """Half of the whole sum, rounded up; by the option card by card (3.; ruling 2)."""
    assert scoring.money_points(["1", "1", "3"], per_card=False) == 3
    assert scoring.money_points(["1", "1", "3"], per_card=True) == 4
    assert scoring.money_points([], per_card=False) == 0


def test_end_option_money_rounding() -> None:
    """The table's option reaches the sheet."""
    assert ended("1 1 3", "", per_card=True).sheet[0].money == 4
    assert ended("1 1 3", "").sheet[0].money == 3


def test_end_most_points_win() -> None:
    """The result tells all scores."""
    s = ended("gems gems", "wine", "5")
    assert s.result is not None
    assert (s.result.scores, s.result.winners, s.result.tiebreak) == ((10, 4, 3), (0,), "")


@pytest.mark.parametrize(
    ("hands", "winner", "tiebreak"),
    [
        (("gems", "wine bread", "5"), 0, "tiebreak-gems"),
        (("cloth cloth", "wine fish", ""), 1, "tiebreak-wine"),
        (("fish bread", "cloth", ""), 1, "tiebreak-cloth"),
        (("fish", "bread bread", ""), 0, "tiebreak-fish"),
        (("bread", "1", ""), 0, "tiebreak-bread"),
    ],
)
def test_end_ties_are_broken_kind_by_kind(hands: tuple[str, ...], winner: int, tiebreak: str) -> None:
    """Most gems, then most wine, cloth, fish, bread; the reason is told in both languages."""
    s = ended(*hands)
    assert s.result is not None
    assert (s.result.winners, s.result.tiebreak) == ((winner,), tiebreak)
    for words in (EN, DE):
        assert words.text(tiebreak) in GAME.voice.result(s, NAMES[:3], words)


def test_end_ties_in_everything_share_the_victory() -> None:
    """Equal in points and all goods: shared (ruling 15)."""
    s = ended("wine bread", "bread wine", "")
    assert s.result is not None
    assert (s.result.winners, s.result.tiebreak) == ((0, 1), "tiebreak-shared")


def test_end_ties_compare_only_the_leaders() -> None:
    """A player with fewer points may have more gems; between tied players a later kind may still decide."""
    s = ended("wine wine", "wine fish fish", "gems bread")
    assert s.result is not None
    assert (s.result.scores, s.result.winners) == ((8, 8, 6), (0,))


def test_end_ties_count_all_cards_of_a_kind() -> None:
    """In the tie-break more than eight count, too (ruling 15)."""
    s = ended(" ".join(["bread"] * 9), " ".join(["bread"] * 10))
    assert s.result is not None
    assert (s.result.scores, s.result.winners) == ((18, 18), (1,))


def test_end_opens_all_hands() -> None:
    """After the last round everybody sees all cards."""
    s = ended("wine", "fish", "5")
    assert all(mask == -1 for zone in (*s.goods, *s.money) for mask in zone.seen)
