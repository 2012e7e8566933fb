"""What Tinker Tailor says of each choice's costs and gains."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.kernel import Gain, view
from games.kernel.words import Words
from games.tinker_tailor import GAME
from games.tinker_tailor.material import ROLES
from games.tinker_tailor.state import TinkerTailor
from games.tinker_tailor.voice import labels
from tests.games.tinker_tailor.positions import DE, EN, NAMES, begun, called, play
from tests.games.tinker_tailor.sets import made_up

VOICE = GAME.voice
PHONE = 24
"""Characters in a line beside a button."""
TWO_LINES = 60
"""Most characters in two small lines beside a short button."""


def taker(role: str, hand: str = "", **fields: Any) -> TinkerTailor:
    """Look as the first of three seats, which holds a role that is called."""
    return view(called([hand, "wine 5", "bread"], [role, "", ""], role, **fields), 0)


def test_goods_are_told_in_points_of_the_hand_and_by_how_many_there_are_then() -> None:
    """A second wine brings 4, a first gem completes a set, which is told where there is room."""
    s = taker("soldier", "bread fish cloth wine 5", goods="wine gems bread", money="")
    assert VOICE.gain(s, 0, "wine", EN) == Gain("2nd card: +4 points", {"goods": 4})
    assert VOICE.gain(s, 0, "gems", EN) == Gain("1st card: +15 points with a set", {"goods": 15})
    assert VOICE.gain(s, 0, "gems", DE).text == "Als 1. Karte: +15 Punkte mit Satz"


@pytest.mark.parametrize("words", [EN, DE], ids=["en", "de"])
def test_one_good_says_its_effect_in_one_line_of_a_phone(words: Words) -> None:
    """Beside its button, which names the kind, so the effect does not; with a set there are two lines."""
    s = taker("soldier", "bread wine wine gems gems gems", goods="bread fish wine gems")
    said = {kind: VOICE.gain(s, 0, kind, words).text for kind in s.open_goods()}
    assert [text.split(" card")[0].split(". Karte")[0] for text in said.values()] == (
        ["2nd", "1st", "3rd", "4th"] if words is EN else ["Als 2", "Als 1", "Als 3", "Als 4"]
    )
    assert all(len(text) <= PHONE for text in said.values()), said
    assert not any(labels.card(kind, words) in text for kind, text in said.items())


def test_points_are_those_of_the_set_of_the_table() -> None:
    """A fourth bread brings 3 with the made-up set, 2 with ours."""
    ours, other = (
        taker("poor_man", "bread bread bread 5", goods="bread wine", material_id=of) for of in ("", made_up())
    )
    assert VOICE.gain(ours, 0, "bread", EN).certain == {"goods": 2}
    assert VOICE.gain(other, 0, "bread", EN).certain == {"goods": 3}


def test_money_says_how_much_it_is_then() -> None:
    """The Rich Man takes three cards and gives one away; what is known of the receiver is said, too."""
    s = view(called(["2", "wine 5", "bread"], ["rich_man", "", ""], "rich_man"), 0)
    assert VOICE.gain(s, 0, "1+2+3/2/P2", EN) == Gain("+4 money, then 6", {"money": 4})
    s.goods[1].cards, s.noted = ["wine"], []
    assert VOICE.gain(s, 0, "1+2+3/1/P2", EN).text == "+5 money, then 7; sure: Wine"


def test_goods_and_money_of_a_form_are_told_together() -> None:
    """The Tinker takes both; the Preacher's effect is that of what he keeps."""
    tinker = taker("tinker", "wine", goods="wine gems bread", money="3 5")
    assert VOICE.gain(tinker, 0, "wine+5", EN) == Gain(
        "2nd card: +4 points; +5 money, then 5", {"goods": 4, "money": 5}
    )
    preacher = taker("preacher", "wine", goods="wine gems bread", money="3 5")
    assert VOICE.gain(preacher, 0, "bread+wine+3/bread/P2", EN).text == "2nd card: +4 points; +3 money, then 3"


@pytest.mark.parametrize(
    ("words", "said", "wasted"),
    [
        (EN, "Costs 4, 1 lost; +1 point in all", "Costs 1, 4 lost;"),
        (DE, "Kostet 4, 1 verfällt; insgesamt +1 Punkt", "Kostet 1, 4 verfallen;"),
    ],
    ids=["en", "de"],
)
def test_a_purchase_says_price_loss_and_what_the_hand_scores_more(words: Words, said: str, wasted: str) -> None:
    """Four points for wine, less three for the five that was paid; later robbers may change it, not what was paid."""
    s = called(
        ["5", "wine 5", "bread"], ["tinker", "outlaw", ""], "tinker", goods="bread bread wine", money="", pile=""
    )
    play(s, 0, "bread")
    seen = view(s, 0)
    assert seen.section == "buy"
    assert VOICE.gain(seen, 0, "wine/5", words) == Gain(said, {"paid": 5})
    assert VOICE.gain(seen, 0, "bread/5", words).text.startswith(wasted)
    assert VOICE.gain(seen, 0, "none", words) == Gain()


def test_goods_of_a_basket_say_what_they_cost_and_what_each_brings() -> None:
    """The second of two equal cards counts with the first."""
    s = called(["5 1", "", ""], ["tinker", "", ""], "tinker", goods="bread bread wine", money="", pile="")
    play(s, 0, "wine")
    seen = view(s, 0)
    assert seen.section == "buy"
    assert VOICE.layouts[seen.section].kind == "basket"
    label = VOICE.label(seen, 0, "bread", EN)
    assert (label.text, label.hint, label.icon) == ("Bread", "costs 1", "tt_bread")
    said = [VOICE.gain(seen, 0, item, EN).text for item in ("bread", "bread#2", "5")]
    assert said == ["1st card: +1 point", "2 together: +2 points", ""]


def test_a_plan_is_no_choice_of_a_role() -> None:
    """What is given later can be settled, but not among the roles; to leave it open is a button of the last row."""
    s = view(begun(4).state, begun(4).state.waiting[0])
    assert VOICE.plans(s, s.waiting[0], "preset")
    assert not VOICE.plans(s, s.waiting[0], "tinker")
    assert VOICE.finishes(s, s.waiting[0], "ask")


def test_what_is_given_away_says_what_the_hand_loses() -> None:
    """A donor loses a good with its set, or money."""
    s = called(["", "bread fish cloth wine gems 3", ""], ["beggar_man", "", ""], "beggar_man")
    play(s, 0, "P2")
    seen = view(s, 1)
    assert VOICE.gain(seen, 1, "wine", EN).text == "−14 points without a set, 0 left"
    assert VOICE.gain(seen, 1, "3", DE).text == "−3 Geld, dann 0"


def test_victims_and_kinds_are_told_with_what_is_certain() -> None:
    """Two cards, as many as may be had; the players that the Witch surely hurts."""
    s = taker("thief", "5")
    assert VOICE.gain(s, 0, "P2+P3", EN) == Gain("2 cards", {"cards": 2})
    assert VOICE.gain(s, 0, "P2", EN).text == "1 card and 1 money card"
    witch = called(["", "", ""], ["witch", "tinker", ""], "tinker", goods="wine wine bread")
    play(witch, 1, "wine+1", "none")
    play(witch, 0, "bread")
    seen = view(witch, 0)
    assert seen.section == "name_kind"
    assert VOICE.gain(seen, 0, "wine", EN.naming(NAMES)).text == "Sure to discard: Bernd"
    assert VOICE.gain(seen, 0, "gems", DE).text == "Niemand hat sicher welche"


def test_a_question_says_what_it_is_about_and_what_lies_beside_it() -> None:
    """With the numbers of the rulebook; the table names the roles that were called and those to come."""
    s = taker("tinker", goods="wine bread")
    assert VOICE.about(s, 0, EN).endswith("a full set of 5 kinds brings 10 more.")
    lines = VOICE.table(s, 0, EN.naming(NAMES)).splitlines()
    assert lines[0] == "Goods in the market: Bread, Wine"
    assert lines[-2:] == ["Anna was called: Tinker", "16 roles are still to be called, next Tailor"]


@pytest.mark.parametrize("words", [EN, DE], ids=["en", "de"])
def test_a_role_says_what_it_does(words: Words) -> None:
    """A role's short text fits into two lines beside a button, and no text of a role is cut."""
    s = view(begun(6).state, begun(6).state.waiting[0])
    seat = s.waiting[0]
    for keep, role in product((True, False), ROLES):
        s.keep = keep
        assert len(labels.role_text(role, words, s.material, keep=keep)) <= labels.HINT
        said = VOICE.gain(s, seat, role, words).text
        assert said == labels.role_brief(s, role, words)
        assert len(said) <= TWO_LINES
    assert VOICE.gain(s, seat, "preset", words) == Gain()
