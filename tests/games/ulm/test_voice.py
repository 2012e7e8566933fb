"""What is said: labels with their consequences, narration, board and hand."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from games.kernel import Label, view
from games.kernel.events import Event
from games.kernel.state import Result
from games.kernel.words import Words
from games.ulm import GAME
from games.ulm.material import CARDS, DESCENDANTS, TOWERS
from games.ulm.sections.grid import open_lines
from games.ulm.state import Ulm
from games.ulm.voice.phrases import card, field
from tests.games.ulm.positions import DE, EN, NAMES, RULES, acting, do, kinds, offered, pushing, run, table

VOICE = GAME.voice
GUARD: dict[str, Any] = {
    "descendants": ["city_guard", "abbot", "councillor", "merchant"],
    "seals_in": {"oath_house": [0]},
}


def label(s: Ulm, choice: str, words: Words = EN) -> Label:
    """Name a choice of seat 0."""
    return VOICE.label(view(s, 0), 0, choice, words)


LABELS: list[tuple[Callable[[], Ulm], str, str, str, str]] = [
    (lambda: pushing("s"), "push N1", "N1: Seal, Money, Card", "", "ul_north"),
    (lambda: pushing("s", dock=kinds("rrrrr")), "sparrow river", "Sparrow for a River tile", "", "ul_sparrow"),
    (lambda: acting("m", tower="t_money"), "money", "Money: +2 coins", "Take money", "ul_money"),
    (lambda: acting("c", outer={"N1": "m", "N3": "r"}), "clear N", "Clear side N", "Clear side N", "ul_clear"),
    (lambda: acting("r", barges=[17, 0]), "river", "River: ahead to +8", "River to +8", "ul_river"),
    (lambda: acting("k", tiles=["mm", ""]), "buy money+money", "Buy a card: Money + Money", "2× Money", "ul_card"),
    (lambda: acting("k", tiles=["mc", ""]), "buy money+clear", "Buy a card: Money + Clear", "Money + Clear", "ul_card"),
    (lambda: acting("s"), "seal farming", "Seal: Farming", "Farming", "ul_farming"),
    (lambda: acting("s", hands=["wall", ""]), "wall garden", "City Wall: Garden", "Garden", "ul_garden"),
    (
        lambda: acting("", hands=["fustian2", ""], tiles=["k", ""]),
        "play fustian2 now",
        "Use Fustian II now",
        "Use Fustian",
        "ul_fustian",
    ),
    (lambda: acting("", hands=["choir1", ""]), "play choir1 end", "Lay out Choir I", "Lay Choir", "ul_choir"),
    (
        lambda: acting("", hands=["choir1 choir2", ""]),
        "play choir2 end",
        "Lay out Choir II",
        "Lay Choir II",
        "ul_choir",
    ),
    (lambda: acting("rs"), "end", "End turn", "End turn", ""),
    (lambda: acting("m", tower="t_tax_coins"), "tax", "Pay the tax: 2 coins", "Pay the tax", "ul_coin"),
]


@pytest.mark.parametrize(
    ("make", "choice", "text", "short", "icon"), LABELS, ids=[f"{row[1]}-{at}" for at, row in enumerate(LABELS)]
)
def test_voice_labels_name_what_is_chosen(
    make: Callable[[], Ulm], choice: str, text: str, short: str, icon: str
) -> None:
    """Each option is named for a list, for a button beside its effect, and has the icon of its piece."""
    s = make()
    assert choice in offered(s)
    named = label(s, choice)
    assert (named.text, named.short, named.icon) == (text, short, icon)
    assert label(s, choice, DE).text != text


@pytest.mark.parametrize(
    ("make", "choices"),
    [
        (lambda: pushing("s"), ["push N1"]),
        (lambda: acting("r", barges=[20, 0]), ["river"]),
        (lambda: acting("c", outer={"N1": "m"}), ["clear N"]),
        (lambda: acting("k", tiles=["mr", ""]), ["buy money+river"]),
        (
            lambda: acting("", hands=["reformation", ""], outer={"N1": "m", "E2": "s"}),
            ["play reformation now", "N1+E2"],
        ),
        (lambda: acting("", tiles=["mmr", ""], tower="t_tax_tiles"), ["tax", "money+river"]),
        (lambda: acting("s"), ["seal crooked_house", None]),
        (lambda: acting("s", barges=[5, 0]), ["seal oath_house", "abbot"]),
    ],
)
def test_voice_labels_can_be_asked_after_the_choice(make: Callable[[], Ulm], choices: list[str | None]) -> None:
    """The bot names a choice that has already been carried out."""
    s = make()
    for choice in choices:
        made = choice or offered(s)[0]
        do(s, made)
        assert label(s, made).text


def test_voice_prompt_tells_what_is_open() -> None:
    """The turn's question lists the open actions; what each choice brings stands beside it (`test_gains.py`)."""
    assert VOICE.prompt(view(acting("ms"), 0), 0, EN) == "What next? Still open: Money, Seal"
    assert "\n" not in VOICE.prompt(view(acting("mkcs", tiles=["mcrks", ""]), 0), 0, EN)
    assert VOICE.prompt(view(pushing("s"), 0), 0, DE) == "Wo schiebst du den Siegelstein ein?"
    assert VOICE.prompt(view(acting(""), 0), 0, EN) == "All actions are done. What next?"


def test_voice_narrates_to_whom_it_concerns() -> None:
    """The player who draws a card reads which; the others read that a card was taken."""
    event = Event("drew-card", {}, 0, {"card": "fustian4"}, [0])
    assert VOICE.event(event, 0, NAMES, EN) == "You draw Fustian IV."
    assert VOICE.event(event, 1, NAMES, EN) == "Anna draws a card."
    assert VOICE.event(event, None, NAMES, DE) == "Anna zieht eine Karte."


def test_voice_board_tells_all_facts() -> None:
    """Grid, outer tiles, dock, bag, quarters, river, supplies, laid-out cards, and points if the game ended now."""
    s = table(
        2,
        laid=["fustian1 fustian2 fustian3", ""],
        outer={"S1": "s"},
        seals_in={"garden": [1]},
        rim={"N1": 0},
        crests={"shipyard": 1},
        coats=[[], ["coat_shipyard"]],
        points=[7, 9],
        tiles=["mm", ""],
    )
    text = VOICE.board(view(s, None), NAMES[:2], EN)
    for fact in (
        "Money, Clear, River | Card, Money, Clear | River, Seal, Seal",
        "S1 Seal",
        "Garden (keep 1 of 2 coats): seals: Bernd",
        "crest: Bernd (1 point for each seal)",
        "N1 Crooked House coat (Anna)",
        "Barge of Anna: field −11",
        "**Anna**: 7 points, 13 if the game ended now",
        "Tiles: 2× Money",
        "Fustian I, Fustian II, Fustian III",
        "City coats: Shipyard coat",
    ):
        assert fact in text


def test_voice_hand_says_whether_a_card_can_be_paid() -> None:
    """Both uses of each card, and a mark or a reason."""
    s = table(2, hands=["fustian2 choir1 siege", ""], tiles=["k", ""], coins=[0, 0])
    lines = VOICE.hand(view(s, 0), 0, EN).split("\n")
    use = "Choir I – now: give a Money tile or Clear tile: 6 points (you lack the tile)"
    assert lines[0] == "0 coins, 2 sparrows, 12 seals, 3 family crests; Tiles: 1× Card"
    assert lines[1] == f"{use} | at the end: 3 points; Choir + Nave + Tower: 9 more (laid out now +3)"
    assert "0–3 fields ✓ | at the end:" in lines[2]
    assert "(not possible now)" in lines[3]
    assert VOICE.hand(view(s, 1), 1, EN).split("\n") == [
        "0 coins, 2 sparrows, 12 seals, 3 family crests; Tiles: none",
        "No cards in hand.",
    ]


def test_voice_hand_tells_what_each_push_reaches() -> None:
    """In the own turn: the drawn tile, every open line with its tiles, the field and quarters, where a seal can lie."""
    s = pushing("s", barges=[9, 0], outer={"N1": "m"})
    lines = VOICE.hand(view(s, 0), 0, EN).split("\n")
    assert "To be pushed in: Seal tile" in lines
    reached = dict(line.split(" – ") for line in lines if line.startswith("Barge up to"))
    assert len(reached) < len(open_lines(s.outer)), "pushes that reach the same are said together"
    pushes = [push for said in reached.values() for push in said.split(" | ")]
    assert sorted(push[:2] for push in pushes) == sorted(open_lines(s.outer))
    assert "N2: Seal, Clear, Money" in reached["Barge up to −2 (Garden, City Hall); seal possible"].split(" | ")
    assert "Barge up to" not in VOICE.hand(view(s, 1), 1, EN)
    s = acting("rs", barges=[9, 0], seals_in={"garden": [1] * 4})
    assert "Barge on −1: Garden, City Hall; seal possible: City Hall" in VOICE.hand(view(s, 0), 0, EN).split("\n")


def test_voice_hand_after_the_end_speaks_of_nobody_as_you() -> None:
    """All hands tell what each seat laid out and did not use, with no "you" below another's name."""
    s = run(table(2, hands=["fustian2", ""], laid=["choir1", ""]), RULES.final_scoring)
    for words in (EN, DE):
        said = [VOICE.holdings(view(s, seat), seat, words) for seat in (0, 1)]
        assert not [text for text in said if re.search(r"\b([Yy]ou|[Dd]u)\b", text)]
    assert "Laid out: Choir I\nStill in hand: Fustian II" in VOICE.holdings(view(s, 0), 0, EN)
    stopped = view(table(2, hands=["fustian2", ""]), 0)
    assert "Still in hand: Fustian II" in VOICE.holdings(stopped, 0, EN)


@pytest.mark.parametrize("words", [EN, DE], ids=["en", "de"])
def test_voice_names_every_piece_differently(words: Words) -> None:
    """No two cards, towers or descendants share a text."""
    for texts in (
        [card(name, words) for name in CARDS],
        [words.text("tower-text", tower=name) for name in TOWERS],
        [words.text("descendant-text", name=name) for name in DESCENDANTS],
    ):
        assert len(set(texts)) == len(texts)


def test_voice_league_promises_no_extra_step() -> None:
    """Tower and Bargeman add to river tiles of the grid only, and the option says no more than that (ruling 37)."""
    s = acting("", hands=["league", ""], tiles=["r", ""], tower="t_river")
    do(s, "play league now")
    assert VOICE.gain(s, 0, "river", EN).text == "Danube +1; Crooked House, Farming"
    do(s, "river")
    assert s.actions == []


def test_voice_river_bonus_ends_with_one_full_stop() -> None:
    """In both languages, for each of the last four fields."""
    for words in (EN, DE):
        for bonus in ("coin", "sparrow", "tile", "card"):
            said = VOICE.event(Event("river-bonus", {"bonus": bonus}, 0), None, NAMES, words)
            assert said.endswith(".")
            assert not said.endswith("..")


def test_voice_river_fields_have_a_sign() -> None:
    """A true minus before the bridge, a plus behind it."""
    assert (field(0), field(11)) == ("−11", "+1")


def test_a_score_below_zero_has_a_true_minus() -> None:
    """In the sentence that says who won."""
    s = table(2)
    s.result = Result((-9, -12), (0,))
    assert "mit −9 Punkten" in VOICE.result(s, NAMES, DE)
    assert "with −9 points" in VOICE.result(s, NAMES, EN)
