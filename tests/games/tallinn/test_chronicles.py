"""The Chronicles: setup, timing, and both kinds of scoring."""

from typing import Any

import pytest

from games.kernel import NotOffered, view
from games.tallinn import GAME
from games.tallinn.material import MATERIALS
from games.tallinn.sections.shapes import Gift
from games.tallinn.state import Tallinn
from tests.games.tallinn.positions import DE, EN, NAMES, RULES, answer, begun, choosing, offered

HAVE, GIVE = ["C1", "C2"], ["C4", "C5"]
"""C1: merchants, C2: knights, C4: merchants and knights, C5: knights and monks."""


def before_scoring(rows: list[str], chronicles: list[str], level: int = 1, **fields: Any) -> Tallinn:
    """Build a table whose next draw empties the stack of this level, and lay two halves that hold no contest."""
    seats = len(rows)
    deck = "3 4 5 6" if level == 1 else "6"
    gains = [[0] * seats] if level == 2 else []
    s = choosing(
        rows,
        ["10"] * seats,
        [deck] * seats,
        chronicles=chronicles,
        second_stack=3,
        gone=[[] for _ in rows],
        chronicle_gains=gains,
        **fields,
    )
    answer(s, dict.fromkeys(range(seats), "10R"))
    return s


@pytest.mark.parametrize("envoy", ["off", "en", "de"])
def test_chronicles_lay_out_two_cards(envoy: str) -> None:
    """The first is open with level I, the second with level II; the other four play no part (EN; rulings 24, 29)."""
    first, second = set(), set()
    for seed in range(40):
        s = begun(2, {"chronicles": "on", "envoy": envoy}, seed).state
        left, right = s.chronicles
        assert left != right
        first.add(left)
        second.add(right)
    assert first == second == set(MATERIALS[""].chronicles)


def test_chronicles_are_off_by_default() -> None:
    """They are an option (EN; ruling 24)."""
    match = begun(2, {})
    assert match.state.chronicles == []
    assert [entry.drawn for entry in match.log if len(entry.drawn) != 3] == []


@pytest.mark.parametrize(
    ("envoy", "stacks", "rounds"), [("off", (4, 3), (4, 7)), ("de", (4, 3), (4, 7)), ("en", (4, 4), (4, 8))]
)
def test_chronicles_score_when_a_stack_has_run_out(
    envoy: str, stacks: tuple[int, int], rounds: tuple[int, int]
) -> None:
    """At the end of phase 4, for everybody at once, each level once (EN Game Setup; ruling 28)."""
    match = begun(2, {"chronicles": "on", "envoy": envoy})
    scored: list[int] = []
    while not match.state.over:
        state = match.state
        if state.round == 1:
            assert [state.stacks(seat) for seat in (0, 1)] == [stacks] * 2
        for seat, ask in GAME.rules.asked(state).items():
            hand = [choice for choice in ask.offered() if choice.startswith("hand")]
            lay = next((c for c in ask.offered() if c[-1] in "LR"), "none" if "none" in ask.offered() else "")
            step = match.choose(seat, (hand or [lay or ask.offered()[0]])[0])
            new = len(step.state.chronicle_gains) - len(state.chronicle_gains)
            scored += [state.round] * new if seat == list(GAME.rules.asked(state))[-1] else []
        if len(scored) == 2:
            break
    assert tuple(scored) == rounds
    assert [len(gains) for gains in match.state.chronicle_gains] == [2, 2]


def test_chronicles_score_after_the_draw() -> None:
    """The stack runs out in phase 4, so the new card is in the hand already (EN Game Setup; ruling 28)."""
    s = before_scoring(["S4 7R", "S4 7R"], GIVE)
    assert (s.section, s.round) == ("give_up", 5)
    assert [hand.cards for hand in s.hands] == [["6"], ["6"]]
    assert s.stacks(0) == (0, 3)


@pytest.mark.parametrize(("row", "gain"), [("S1", 0), ("S1 10L", 0), ("S1 7L", 3), ("S1 7L 1L", 3), ("S1 7L 5R", 6)])
def test_chronicles_a_pay_once_or_twice_the_players(row: str, gain: int) -> None:
    """Three merchants pay once, five twice instead, here with three players (EN a; ruling 25)."""
    s = before_scoring([row, "S2", "S3"], HAVE)
    assert s.chronicle_gains == [[gain, 0, 0]]
    assert s.points == [4 + gain, 4, 4]


def test_chronicles_a_level_two_asks_for_more() -> None:
    """The right half: five pay once, eight twice (EN a; ruling 29: level II of the second card)."""
    s = before_scoring(["S1 8L 1R", "S2 8L 1R 6R 3L", "S3 7L"], HAVE, level=2)
    assert s.influence(1)[1] == 9
    assert s.chronicle_gains == [[0, 0, 0], [3, 6, 0]]


def test_chronicles_a_count_influence_cards_in_the_row_only() -> None:
    """Not the start card, no tower, no hand card, no envoy symbols (EN a: "influence cards"; ruling 26)."""
    s = before_scoring(["S1 5R ER", "S2"], HAVE, towers=["7", ""], envoy="de")
    assert s.strength(0, "merchants") == 4
    assert s.influence(0)[0] == 2
    assert s.chronicle_gains == [[0, 0]]
    assert "For Chronicles, without start card: 2 merchants, 1 knight, 1 monk" in GAME.voice.board(
        view(s, None), NAMES[:2], EN
    )


def test_chronicles_b_ask_who_can_give_enough() -> None:
    """Optional, secret, at the same time; a player who cannot is not asked (EN b; ruling 27)."""
    s = before_scoring(["S4 7R", "S1", "S5 7L"], GIVE)
    assert [s.influence(seat) for seat in range(3)] == [(1, 2, 1), (0, 1, 1), (3, 1, 1)]
    assert (s.section, s.asked_seats) == ("give_up", (0, 2))
    answer(s, {0: "7"})
    assert view(s, 2).given == {0: None}
    assert s.rows[0] == ["S4", "7R", "10R"]
    answer(s, {2: "none"})
    assert (s.gone, s.chronicle_gains) == ([["7R"], [], []], [[3, 0, 0]])
    assert (s.points, s.rows[0], s.rows[2]) == ([7, 4, 4], ["S4", "10R"], ["S5", "7L", "10R"])
    assert s.section == "choose_card"


def test_chronicles_b_take_any_sufficient_set() -> None:
    """Visible halves of row cards decide, more than needed is allowed, the start card is not offered (ruling 27)."""
    s = before_scoring(["S1 7L 1L", "S2"], GIVE)
    assert offered(s, 0) == ["none", "7+10", "1+10", "7+1+10"]
    answer(s, {0: "10+7"})
    assert s.gone[0] == ["7L", "10R"]


def test_chronicles_b_level_two_pays_twice() -> None:
    """Two of each for twice the number of players (EN b)."""
    s = before_scoring(["S1 8L 9L", "S2"], GIVE, level=2)
    assert offered(s, 0) == ["none", "8+9", "8+9+10"]
    answer(s, {0: "8+9"})
    assert s.chronicle_gains == [[0, 0], [4, 0]]


def test_chronicles_b_count_one_symbol_of_a_coin_half_and_none_of_the_envoy() -> None:
    """A coin half counts its one symbol, the envoy half nothing (ruling 27)."""
    s = before_scoring(["S1 3L 1L ER", "S2"], GIVE, envoy="en")
    assert offered(s, 0)[:4] == ["none", "3+1", "1+10", "3+1+E"]


def test_chronicles_b_build_no_tower() -> None:
    """Given cards leave the game: no tower, no contest, and they stay counted as gone (ruling 27)."""
    s = before_scoring(["S1 7R", "S2"], GIVE)
    answer(s, {0: "7"})
    assert [len(tower) for tower in s.towers] == [0, 0]
    assert RULES.placed(s)["influence:0"] == ["10", "7"]
    assert "Given up: 7R" in GAME.voice.board(view(s, None), NAMES[:2], EN)


def test_chronicles_b_warn_of_more_than_needed() -> None:
    """Giving a card that could be kept is allowed, with a warning (ruling 27)."""
    s = before_scoring(["S1 7R 1L", "S2"], GIVE)
    seen = view(s, 0)
    assert RULES.warning(seen, 0, "7+1") == "warning-more-than-needed"
    assert RULES.warning(seen, 0, "7") is RULES.warning(seen, 0, "none") is RULES.warning(seen, 1, "7+1") is None
    assert RULES.warning(view(choosing(["S1", "S2"], ["1", "2"]), 0), 0, "1L") is None
    assert "könntest du behalten" in DE.text("warning-more-than-needed")


@pytest.mark.parametrize(
    ("choice", "key"),
    [
        ("1", "refused-not-enough"),
        ("9", "refused-card-not-in-row"),
        ("7+9", "refused-card-not-in-row"),
        ("S1", "refused-start-card-given"),
        ("7+7", "refused-no-such-cards"),
        ("7R", "refused-no-such-cards"),
    ],
)
def test_chronicles_b_refuse_what_does_not_suffice(choice: str, key: str) -> None:
    """Too few symbols, cards that lie elsewhere and the start card are refused, each with its reason (ruling 27)."""
    with pytest.raises(NotOffered) as caught:
        answer(before_scoring(["S1 7R 1L", "S2"], GIVE), {0: choice})
    assert (caught.value.key, caught.value.section) == (key, "give_up")


def test_chronicles_b_say_what_they_need_and_pay() -> None:
    """The question names need and pay, a label the symbols that would go (EN b)."""
    s = before_scoring(["S1 7L 1L", "S2"], GIVE)
    seen = view(s, 0)
    assert GAME.voice.prompt(seen, 0, EN) == (
        "Do you give up cards from your row with at least 1 merchant, 1 knight for 2 points?"
    )
    label = GAME.voice.label(seen, 0, "7+10", DE)
    assert (label.text, label.hint) == ("Karten 7, 10", "3 Kaufleute, 1 Ritter, 1 Mönch")


def test_chronicles_stand_on_the_score_sheet() -> None:
    """Their points have a line of their own, so have exchanged cards; the sheet still adds up."""
    s = choosing(
        ["S1", "S2"],
        ["10", "10"],
        chronicles=HAVE,
        second_stack=3,
        gone=[[], []],
        paid=[2, 0],
        chronicle_gains=[[2, 0], [0, 4]],
        points=[9, 8],
    )
    answer(s, {0: "10R", 1: "10R"})
    assert [(sheet.game, sheet.exchange, sheet.chronicles) for sheet in s.sheet] == [(9, -2, 2), (4, 0, 4)]
    assert [sheet.total for sheet in s.sheet] == s.points
    text = GAME.voice.board(view(s, None), NAMES[:2], EN)
    assert "towers 0, exchange −2, Chronicles 2, final scoring" in text
    assert "towers 0, Chronicles 4, final scoring" in text


def test_chronicles_shape_offers_exactly_the_sufficient_sets() -> None:
    """All sets of four cards: what is listed is what is accepted."""
    step = MATERIALS[""].chronicles["C4"].steps(1)[0]
    shape = Gift.of({"1": (1, 0, 0), "3": (0, 1, 0), "7": (1, 1, 0), "9": (0, 0, 3)}, step)
    listed = list(shape.listed())
    assert len(listed) == 1 + 8 + 2
    assert [shape.settle(choice) for choice in listed] == listed
    assert (shape.settle("7+1"), shape.settle("1+9"), shape.settle("1+1+3"), shape.settle("x")) == (
        "1+7",
        None,
        None,
        None,
    )
