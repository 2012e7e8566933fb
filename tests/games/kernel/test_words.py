from __future__ import annotations

import ast
from pathlib import Path

import pytest

import games.kernel
from games.kernel import Event, Voice
from games.kernel.catalogue import find, installed
from games.kernel.errors import UnknownGame
from games.kernel.words import LOCALES, Words, words_for
from tests.fifth_game import installed_beacons

KERNEL = Path(games.kernel.__file__).parent
KEYS = sorted(
    {
        call.args[0].value
        for path in KERNEL.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and call.args and isinstance(call.args[0], ast.Constant)
        if isinstance(call.func, ast.Name) and call.func.id in {*dir(games.kernel.errors), "BadScript"}
        if isinstance(call.args[0].value, str) and call.func.id != "RulesBug"
    }
)


def test_error_keys_were_found() -> None:
    """The search for keys finds those of choices, options, luck and records."""
    assert {"not-offered", "bad-seats", "luck-wrong", "record-refused", "unknown-game"} <= set(KEYS)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", KEYS)
def test_every_kernel_error_has_a_text(key: str, locale: str) -> None:
    """Each key that the kernel raises has a text in each language."""
    assert words_for(locale, "games.kernel").has(key)


def test_texts_fall_back_to_english_and_then_to_the_key() -> None:
    """A text that German lacks is said in English; one that nobody has is its key."""
    with installed_beacons():
        words = Words("de", ["beacons", "games.kernel"])
        assert words.text("title") == "Leuchtfeuer"
        assert words.text("game-over") == "Dieses Spiel ist zu Ende."
        assert words.text("no-such-text") == "no-such-text"
        assert words_for("fr", "beacons").text("title") == "Beacons"


def test_an_argument_may_be_called_key() -> None:
    """The text of an unknown game names its key."""
    assert "chess" in words_for("en", "games.kernel").text("unknown-game", key="chess", known="go")


def test_a_game_is_found_while_it_is_installed() -> None:
    """A distribution on the path brings its game; without it the key is unknown, and the error names those that are."""
    with installed_beacons():
        assert find("beacons").key == "beacons"
        assert list(installed()) == sorted(installed())
    with pytest.raises(UnknownGame) as caught:
        find("beacons")
    assert "tallinn" in str(caught.value.fields["known"])


def test_an_event_is_told_as_its_viewer_saw_it() -> None:
    """A seat in the secret hears the card, others hear that there was one; an event without a text is silent."""
    event = Event("gave", {}, 0, {"card": "oak4"}, [0, 1])
    with installed_beacons():
        game, words = find("beacons"), words_for("en", "beacons")
        heard = {viewer: game.voice.event(event, viewer, ("Ada", "Bo", "Cem"), words) for viewer in (None, 1, 2)}
        assert heard[1] == "Ada gives oak4 to the left."
        assert heard[2] == heard[None] == "Ada gives a card to the left."
        assert Voice().event(Event("unheard-of"), None, (), words) == ""


@pytest.mark.parametrize(
    ("names", "text"), [([], ""), (["A"], "A"), (["A", "B"], "A und B"), (list("ABC"), "A, B und C")]
)
def test_names_are_listed_as_a_sentence_does(names: list[str], text: str) -> None:
    """The last name is joined by the language's word for "and"."""
    assert words_for("de", "games.tallinn").listed(names) == text


def test_words_name_seats_by_player_where_they_know_the_names() -> None:
    """Without names a seat has its number; with a table's names it has its player's, and others keep theirs."""
    words = words_for("de")
    named = words.naming(["Anna", "Bernd"])
    assert (words.seat(1), named.seat(1), named.seat(2)) == ("Platz 2", "Bernd", "Platz 3")
