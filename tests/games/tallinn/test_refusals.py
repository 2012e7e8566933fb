"""What is refused, which rule says so, and in which words."""

import pytest

from games.kernel import GameOver, NotOffered, NotYourDecision
from games.kernel.saving import dump_state
from games.tallinn.state import Tallinn
from tests.games.tallinn.positions import DE, EN, answer, choosing, reveal, scored

CARD_REFUSALS = [
    ("3L", "refused-card-not-in-hand", "Card 3 is not in your hand.", "Karte 3 ist nicht auf deiner Hand."),
    ("3", "refused-card-not-in-hand", "Card 3 is not in your hand.", "Karte 3 ist nicht auf deiner Hand."),
    ("10", "refused-no-half", "Say which half counts: 10L or 10R.", "Welche Hälfte soll zählen: 10L oder 10R?"),
    (
        "7X",
        "refused-no-such-card",
        "There is no “7X”. Name a card and a half, such as 7R (card 7, right).",
        "„7X“ gibt es nicht. Nenne Karte und Hälfte, zum Beispiel 7R (Karte 7, rechts).",
    ),
    (
        "11L",
        "refused-no-such-card",
        "There is no “11L”. Name a card and a half, such as 7R (card 7, right).",
        "„11L“ gibt es nicht. Nenne Karte und Hälfte, zum Beispiel 7R (Karte 7, rechts).",
    ),
    (
        "",
        "refused-no-such-card",
        "There is no “”. Name a card and a half, such as 7R (card 7, right).",
        "„“ gibt es nicht. Nenne Karte und Hälfte, zum Beispiel 7R (Karte 7, rechts).",
    ),
]
TOWER_REFUSALS = [
    ("row S1", "refused-start-card", "A start card cannot become a tower.", "Aus einer Startkarte wird kein Turm."),
    ("row 9", "refused-card-not-in-row", "Card 9 is not in your row.", "Karte 9 liegt nicht in deiner Auslage."),
    ("hand 7", "refused-card-not-in-hand", "Card 7 is not in your hand.", "Karte 7 ist nicht auf deiner Hand."),
    (
        "7",
        "refused-no-such-tower",
        "There is no “7”. Name a card, such as “Card 7 from your row” or “Card 4 from your hand”, or say “No tower”.",
        (
            "„7“ gibt es nicht. Nenne eine Karte, zum Beispiel „Karte 7 aus der Auslage“ oder „Karte 4 aus der Hand“, "
            "oder „Kein Turm“."
        ),
    ),
]


def refusal(s: Tallinn, choice: str) -> NotOffered:
    """Try a choice of seat 0 that must be refused without any change."""
    before = dump_state(s)
    with pytest.raises(NotOffered) as caught:
        answer(s, {0: choice})
    assert dump_state(s) == before
    return caught.value


@pytest.mark.parametrize(("choice", "key", "english", "german"), CARD_REFUSALS)
def test_1_select_refuses_what_is_not_in_hand(choice: str, key: str, english: str, german: str) -> None:
    """A card or half that is not there is refused in both languages, citing the section."""
    error = refusal(choosing(["S1 7L", "S2"], ["1 10", "3"]), choice)
    assert (error.key, error.section) == (key, "choose_card")
    assert EN.text(error.key, **error.fields) == english
    assert DE.text(error.key, **error.fields) == german
    assert EN.text(f"rule-{error.section}") == "1. Secretly select an influence card"


@pytest.mark.parametrize(("choice", "key", "english", "german"), TOWER_REFUSALS)
def test_3_towers_refuse_what_is_not_there(choice: str, key: str, english: str, german: str) -> None:
    """A tower of a card that lies elsewhere is refused in both languages, citing the section."""
    error = refusal(reveal(["S1 7L", "S2"], ["1L", "8L"], hands=["3", "4"]), choice)
    assert (error.key, error.section) == (key, "build_tower")
    assert EN.text(error.key, **error.fields) == english
    assert DE.text(error.key, **error.fields) == german
    assert DE.text(f"rule-{error.section}") == "3. Wettstreit und Turm-Bau"


def test_3_towers_refuse_a_seat_without_contest() -> None:
    """A seat that triggered no contest cannot answer (EN, DE 3.)."""
    s = reveal(["S1", "S2"], ["1L", "8L"], hands=["3", "4"])
    with pytest.raises(NotYourDecision):
        answer(s, {1: "hand 4"})


def test_end_refuses_everything() -> None:
    """After the end there is nothing to choose."""
    with pytest.raises(GameOver):
        answer(scored(["S1", "S2"]), {0: "1L"})
