"""Oxen's rules; the game passes all checks, needs no palette, and stays short."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from games.kernel import Match, RandomChance, Zone
from games.kernel.catalogue import find
from games.kernel.conformance import check
from games.kernel.lessons.script import load_lesson
from games.kernel.words import LOCALES, words_for
from render.__main__ import main as render
from render.painter import find_painter
from render.pictures import read_palettes
from tests.oxen import FOLDER

if TYPE_CHECKING:
    from oxen.rules import Oxen

MOST_LINES = 450


def begun(rows: list[str], *hands: str) -> Match[Any]:
    """Begin a game with these rows and hands."""
    match: Match[Any] = Match.begin(find("oxen"), len(hands), {}, lambda _first: RandomChance(random.Random(1)))
    state: Oxen = match.state
    state.rows = [row.split() for row in rows]
    state.hands = [Zone.of(hand.split()) for hand in hands]
    state.forget_asks()
    return match


def played(match: Match[Any], *cards: str) -> Oxen:
    """Let each seat play a card."""
    for seat, card in enumerate(cards):
        match.choose(seat, card)
    state: Oxen = match.state
    return state


def test_cards_are_placed_from_the_lowest_up() -> None:
    """Each card follows the next lower one, which may have been placed just before."""
    s = played(begun(["010", "020", "030", "040"], "033 001", "031 002"), "033", "031")
    assert s.rows == [["010"], ["020"], ["030", "031", "033"], ["040"]]
    assert s.heads == [0, 0]


def test_the_sixth_card_takes_the_row() -> None:
    """The card's player takes the five others, and the card begins the row again."""
    s = played(begun(["010 011 012 013 014", "020", "030", "040"], "015 001", "041 002"), "015", "041")
    assert s.rows[0] == ["015"]
    assert s.taken[0] == ["010", "011", "012", "013", "014"]
    assert s.heads == [3 + 5 + 1 + 1 + 1, 0]


def test_a_card_lower_than_all_rows_takes_a_row_of_the_players_choice() -> None:
    """Higher cards are placed later, when the row has already changed."""
    match = begun(["010", "020 021", "030", "040"], "005 001", "007 002")
    s = played(match, "005", "007")
    assert (s.section, s.asked_seats) == ("take", (0,))
    match.choose(0, "2")
    assert match.state.rows == [["010"], ["005", "007"], ["030"], ["040"]]
    assert match.state.heads == [4, 0]


@pytest.mark.parametrize(("card", "count"), [(1, 1), (5, 2), (10, 3), (11, 5), (55, 7), (100, 3), (104, 1)])
def test_heads(card: int, count: int) -> None:
    """55 has seven heads, other multiples of 11 five, of 10 three, of 5 two, and all other cards one."""
    from oxen.rules import heads

    assert heads([f"{card:03}"]) == count


@pytest.mark.parametrize(("deck", "size"), [("full", 104), ("short", 34)])
def test_the_short_deck_has_the_cards_that_are_dealt(deck: str, size: int) -> None:
    """The short deck has ten cards for each seat, and four for the rows."""
    s = find("oxen").rules.setup(3, {"deck": deck, "deals": "1"}, None, None)  # type: ignore[arg-type]  # no luck yet
    assert s.size == size


def test_the_fewest_heads_win() -> None:
    """The result gives the number of heads without a minus."""
    game = find("oxen")
    match = begun(["010", "020", "030", "040"], "050", "060")
    match.state.heads = [7, 1]
    del match.state.agenda[1:-1]  # all tricks but the first
    match.choose(0, "050")
    match.choose(1, "060")
    assert (match.state.outcome.scores, match.state.outcome.winners) == ((-7, -1), (1,))
    assert game.voice.result(match.state, ["Anna", "Ben"], words_for("en", "oxen")) == "Ben wins with 1 head."


def test_oxen_passes_all_checks() -> None:
    """The checks include each number of seats, and the lesson in each language."""
    assert list(check(find("oxen"), games=6).kinds()) == []
    assert load_lesson(find("oxen")) is not None
    assert {folder.name for folder in (FOLDER / "oxen" / "words").iterdir()} == {*LOCALES}


def test_oxen_is_drawn_without_a_palette() -> None:
    """Each picture fits, is legible, and shows nothing hidden."""
    assert read_palettes(find_painter("oxen")) is None
    assert render(["check", "oxen", "--games", "1"]) == 0


def test_oxen_is_short() -> None:
    """The limit includes everything but its tests."""
    files = [path for part in ("oxen", "oxen-1.0.dist-info") for path in (FOLDER / part).rglob("*") if path.is_file()]
    lines = [path.read_text(encoding="utf-8").count("\n") for path in files if path.suffix != ".pyc"]
    assert len(files) >= 12
    assert sum(lines) <= MOST_LINES
