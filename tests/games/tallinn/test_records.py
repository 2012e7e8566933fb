"""Recorded games: the rulebook's example, golden games, and a stored snapshot."""

from pathlib import Path

import pytest

from games.kernel import Match, view
from games.kernel.records import replay
from games.kernel.saving import load_state
from games.tallinn import GAME
from games.tallinn.material import FACTIONS
from games.tallinn.state import Sheet, Tallinn
from tests.games.kernel.tables import finish
from tests.games.recorded import check_recorded

RECORDS = Path(__file__).parent / "records"


def replayed(name: str) -> Match[Tallinn]:
    """Replay a record."""
    return replay((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines())


def contests_of(match: Match[Tallinn], seat: int) -> list[tuple[str, int]]:
    """List a seat's contests with what they brought."""
    events = [event for entry in match.log for event in entry.events]
    return [
        (str(event.data["faction"]), int(event.data["gain"]))
        for event in events
        if event.kind == "contest" and event.seat == seat
    ]


def test_example_malte_before_final_scoring() -> None:
    """Malte: four contests to 8 points with the starting 4, row 9/3/6, one tower of 1/1/4 (EN Example; ruling 2)."""
    match = replayed("example")
    s = match.state
    assert len(contests_of(match, 0)) == 4
    assert 4 + sum(gain for _, gain in contests_of(match, 0)) == 8
    assert s.strengths(0) == {"merchants": 9, "knights": 3, "monks": 6}
    assert s.towers[0].cards == ["9"]


def test_example_heike_before_final_scoring() -> None:
    """Heike: two knight, a monk and a merchant contest to 5 points, row 3/7/6, towers 4/5/1 (EN Example; ruling 1)."""
    match = replayed("example")
    s = match.state
    assert sorted(faction for faction, _ in contests_of(match, 1)) == ["knights", "knights", "merchants", "monks"]
    assert 4 + sum(gain for _, gain in contests_of(match, 1)) == 5
    assert s.strengths(1) == {"merchants": 3, "knights": 7, "monks": 6}
    assert sorted(s.towers[1].cards) == ["7", "8"]


def test_example_final_scoring_line_by_line() -> None:
    """Malte 15, Heike 16, with the numbers of the English text; the German one starts Heike at 4 (ruling 1)."""
    s = replayed("example").state
    assert s.sheet == [
        Sheet(game=8, merchants=4, knights=0, monks=2, lead=1, towers=0),
        Sheet(game=5, merchants=0, knights=4, monks=2, lead=-1, towers=6),
    ]
    assert [sheet.total - sheet.towers for sheet in s.sheet] == [15, 10]
    assert s.outcome.scores == (15, 16)
    assert s.outcome.winners == (1,)


def test_example_takes_ten_rounds_with_unequal_hands() -> None:
    """Heike built one tower from her hand, so only Malte lays a card in round 10 (EN Note in 4.; ruling 20)."""
    match = replayed("example")
    laid = [[entry.choice for entry in match.log if entry.seat == seat and entry.choice[-1] in "LR"] for seat in (0, 1)]
    assert match.state.round == 10
    assert [len(halves) for halves in laid] == [10, 9]


GOLDEN = [
    ("golden_2", {}, (20, 20), (1,), "tiebreak-towers"),
    ("golden_3", {}, (34, 42, 19), (1,), ""),
    ("golden_4", {}, (53, 46, 53, 49), (0, 2), "tiebreak-shared"),
    ("golden_envoy_en", {"envoy": "en"}, (44, 40, 35), (0,), ""),
    ("golden_envoy_de", {"envoy": "de"}, (16, 26), (1,), ""),
    ("golden_chronicles", {"chronicles": "on"}, (63, 60, 35, 53), (0,), ""),
    ("golden_score", {"towers": "score"}, (41, 40, 30), (0,), ""),
    ("golden_all", {"envoy": "en", "chronicles": "on", "towers": "score"}, (48, 77, 72, 50), (1,), ""),
]


@pytest.mark.parametrize(("name", "options", "scores", "winners", "tiebreak"), GOLDEN, ids=[row[0] for row in GOLDEN])
def test_golden_games_end_as_recorded(
    name: str, options: dict[str, str], scores: tuple[int, ...], winners: tuple[int, ...], tiebreak: str
) -> None:
    """A tie broken by towers, hidden towers with payments, a shared victory, and each option stay what they are."""
    match = replayed(name)
    assert (match.state.outcome.scores, match.state.outcome.winners) == (scores, winners)
    assert match.state.outcome.tiebreak == tiebreak
    recorded = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    check_recorded(match, options, recorded)


def test_golden_game_of_three_has_what_it_is_kept_for() -> None:
    """Its third seat played at random: two hidden towers, and a lead of five was paid."""
    match = replayed("golden_3")
    kinds = [event.kind for entry in match.log for event in entry.events]
    assert kinds.count("tower-from-hand") == 2
    assert sorted(sheet.lead for sheet in match.state.sheet) == [-1, 0, 1]


def test_golden_games_of_options_have_what_they_are_kept_for() -> None:
    """Exchanges, contests of the Envoy and its last place, gifts for both levels, and turns that luck decided."""
    english, german = replayed("golden_envoy_en").state, replayed("golden_envoy_de").state
    assert (english.paid, english.envoy_to) == ([0, 3, 2], ["knights", "merchants", ""])
    assert german.envoy_to == ["merchants", "monks"]
    chosen = [entry.choice for entry in replayed("golden_envoy_de").log]
    assert [choice for choice in chosen if choice in FACTIONS] == ["merchants", "monks"] * 2
    chronicles = replayed("golden_chronicles").state
    assert (chronicles.chronicles, chronicles.gone) == (["C5", "C1"], [[], [], ["9R", "6L", "10L"], []])
    assert len([entry for entry in replayed("golden_score").log[1:] if entry.drawn]) == 2
    assert [len(halves) for halves in replayed("golden_all").state.gone] == [3, 1, 2, 4]


def opened(name: str) -> Tallinn:
    """Open a stored table."""
    s = load_state(GAME, (RECORDS / f"{name}.json").read_bytes())
    assert isinstance(s, Tallinn)
    return s


def test_snapshot_of_rules_1_still_opens_and_plays_on() -> None:
    """A table stored in round 7 under rules version 1, one of two towers already chosen, is played to its end."""
    s = opened("snapshot_v1")
    assert (s.round, s.section, s.given, s.waiting) == (7, "build_tower", {0: "row 5"}, (2,))
    assert (s.envoy, s.chronicles, s.by_score) == ("off", [], False)
    assert view(s, 0).towers[1].cards == ["1", "2", "?"]
    end = finish(GAME, s)
    assert [len(row) - 1 + len(tower) for row, tower in zip(end.rows, end.towers, strict=True)] == [10] * 3


def test_snapshot_of_rules_2_still_opens_and_plays_on() -> None:
    """A table with all options, stored in round 8 while cards are given up, is played to its end."""
    s = opened("snapshot_v2")
    assert (s.round, s.section, s.given, s.waiting) == (8, "give_up", {0: "E+8+10"}, (1, 2))
    assert (s.rules, s.envoy, s.chronicles, s.by_score, s.paid) == (2, "en", ["C5", "C4"], True, [3, 1, 3])
    end = finish(GAME, s)
    pieces = zip(end.rows, end.towers, end.gone, strict=True)
    assert [len(row) - 1 + len(tower) + len(gone) for row, tower, gone in pieces] == [11] * 3
    assert end.gone[0] == ["ER", "8L", "10L"]
