"""How Tallinn speaks, in both languages."""

import pytest

from games.kernel import Event, Words, view
from games.tallinn import GAME
from tests.games.tallinn.positions import DE, EN, NAMES, begun, choosing, reveal

VOICE = GAME.voice
EVENTS = [
    (
        Event("start-card", {"card": "S3"}, 0),
        "Anna starts with 1 merchant, 2 knights.",
        "Startkarte von Anna: 1 Kaufmann, 2 Ritter.",
    ),
    (
        Event("played", {"half": "9R"}, 0),
        "Anna plays 9R: 1 merchant, 1 knight, 1 monk.",
        "Anna legt 9R: 1 Kaufmann, 1 Ritter, 1 Mönch.",
    ),
    (
        Event("contest", {"faction": "merchants", "count": 3, "gain": 2}, 1),
        "Bernd, contest with 3 merchants: +2 points.",
        "Bernd, Wettstreit mit 3 Kaufleuten: +2 Punkte.",
    ),
    (
        Event("contest", {"faction": "knights", "count": 2, "gain": 1}, 1),
        "Bernd, contest with 2 knights: +1 point.",
        "Bernd, Wettstreit mit 2 Rittern: +1 Punkt.",
    ),
    (
        Event("contest", {"faction": "monks", "count": 1, "gain": 0}, 1),
        "Bernd, contest with 1 monk: no points.",
        "Bernd, Wettstreit mit 1 Mönch: keine Punkte.",
    ),
    (
        Event("tower-from-row", {"card": "7"}, 0),
        "Anna builds a tower: card 7.",
        "Anna baut einen Turm: Karte 7.",
    ),
    (Event("no-tower", {}, 0), "Anna builds no tower.", "Anna baut keinen Turm."),
    (Event("exchanged", {"count": 1}, 0), "Anna exchanges 1 card.", "Anna tauscht 1 Karte."),
    (Event("exchanged", {"count": 0}, 0), "Anna exchanges no card.", "Anna tauscht keine Karte."),
    (Event("played", {"half": "ER"}, 0), "Anna plays ER: 2 envoy symbols.", "Anna legt ER: 2 kaiserliche Wappen."),
    (
        Event("named", {"faction": "monks"}, 0),
        "Anna sends the Envoy to the monks.",
        "Anna schickt den Legaten zu den Mönchen.",
    ),
    (
        Event("envoy-sent", {"faction": "knights"}, 0),
        "Anna adds the 2 envoy symbols to the knights.",
        "Anna gibt die 2 Wappen des Legaten den Rittern.",
    ),
    (
        Event("chronicle", {"card": "C1", "level": 1, "players": 3}),
        "Chronicle 1, have: 3 merchants → 3, 5 merchants → 6 points.",
        "Chronik 1, haben: 3 Kaufleute → 3, 5 Kaufleute → 6 Punkte.",
    ),
    (
        Event("chronicle", {"card": "C5", "level": 2, "players": 2}),
        "Chronicle 2, give up: 2 knights, 2 monks → 4 points.",
        "Chronik 2, abgeben: 2 Ritter, 2 Mönche → 4 Punkte.",
    ),
    (
        Event("chronicle-scored", {"level": 1, "gain": 0}, 0),
        "Anna, Chronicle level 1: no points.",
        "Anna, Chronik der Stufe 1: keine Punkte.",
    ),
    (
        Event("gave", {"cards": "7", "count": 1, "gain": 4}, 0),
        "Anna gives up card 7: +4 points.",
        "Anna gibt Karte 7 ab: +4 Punkte.",
    ),
    (Event("gave-nothing", {}, 0), "Anna gives up nothing for the Chronicle.", "Anna gibt für die Chronik nichts ab."),
    (Event("final", {"total": 1}, 0), "Anna: 1 point.", "Anna: 1 Punkt."),
    (Event("final", {"total": -3}, 0), "Anna: −3 points.", "Anna: −3 Punkte."),
]


@pytest.mark.parametrize(("event", "english", "german"), EVENTS)
def test_voice_tells_events(event: Event, english: str, german: str) -> None:
    """Narration is one short, correct sentence, singular or plural."""
    assert VOICE.event(event, None, NAMES, EN) == english
    assert VOICE.event(event, None, NAMES, DE) == german


def test_voice_says_where_a_contest_starts() -> None:
    """Labels and hand mark the half with the coin."""
    seen = view(choosing(["S1", "S2"], ["3", "4"]), 0)
    assert VOICE.label(seen, 0, "3L", DE).text == "3L: 1 Ritter, Wettstreit"
    assert VOICE.label(seen, 0, "3R", DE).text == "3R: 2 Kaufleute"
    assert VOICE.hand(seen, 0, EN) == "Card 3: left 1 knight, contest | right 2 merchants"


def test_voice_alt_text_says_phase_scores_changes_and_who_must_choose() -> None:
    """The alternative text tells what a sighted player takes from the picture at a glance."""
    s = reveal(["S1", "S2"], ["1L", "8L"], hands=["3", "4"])
    assert VOICE.alt(view(s, None), NAMES[:2], DE).splitlines() == [
        "Runde 5 von 10: Türme bauen",
        "Anna: 6 Punkte · legte 1L (1 Kaufmann) · Wettstreit +2",
        "Bernd: 4 Punkte · legte 8L (3 Ritter)",
        "Am Zug: Anna.",
    ]


def test_voice_board_tells_everything_public() -> None:
    """The board as text has points, strengths, row, towers, hand and deck sizes, and the contest."""
    s = reveal(["S1", "S2"], ["1L", "8L"], hands=["3", "4"], decks=["5", "6"])
    text = VOICE.board(view(s, None), NAMES[:2], EN)
    assert text.split("\n\n")[1].splitlines() == [
        "**Anna**: 6 points",
        "Merchants 3, knights 1, monks 0",
        "Row: S1 (2 merchants, 1 knight); 1L (1 merchant)",
        "Towers: none",
        "Hand 1, deck 1",
        "Laid this round: 1L",
        "Contest for merchants: +2 (against Bernd 3 to 2: +2)",
    ]


@pytest.mark.parametrize("words", [EN, DE])
def test_voice_options_say_what_they_change(words: Words) -> None:
    """Each value of each option has a name and one line for the options panel, which has room for 100 characters."""
    for option in GAME.options:
        for value in option.values:
            key = f"option-{option.name}-{value}"
            assert words.has(key)
            assert words.has(f"{key}-hint")
            assert 20 < len(words.text(f"{key}-hint")) <= 100


def test_voice_names_the_envoys_choices() -> None:
    """Label and hint of a faction say what is there and what the Envoy makes of it; the hand names any contest."""
    s = reveal(["S1", "S2"], ["ER", "8L"], hands=["E", "4"], envoy="en")
    seen = view(s, 0)
    label = VOICE.label(seen, 0, "merchants", DE)
    assert (label.text, label.hint) == ("Kaufleute", "2 in deiner Auslage, 4 mit dem Legaten")
    assert VOICE.phase(seen, DE) == "Runde 5 von 10: Wettstreit des Legaten"
    told = "Card E: left 1 merchant, 1 knight, 1 monk | right 2 envoy symbols, contest for any faction"
    assert VOICE.hand(seen, 0, EN) == told


def test_voice_names_exchanged_cards() -> None:
    """One card by its halves, several by their price, in the order in which they are picked."""
    seen = view(begun(2, {"envoy": "en"}).state, 0)
    assert VOICE.label(seen, 0, "7", EN).hint == "3 merchants + 1 merchant, 1 knight"
    several = VOICE.label(seen, 0, "7+3", EN)
    assert (several.text, several.hint) == ("Cards 7, 3", "Costs 2 points")
    assert VOICE.label(seen, 0, "none", DE).text == "Alle Karten behalten"
    assert VOICE.phase(seen, EN) == "Before round 1 of 11: exchange cards"


def test_voice_label_survives_a_choice_of_another_section() -> None:
    """A choice that came too late is named from the next view, whatever is asked there."""
    seen = view(choosing(["S1", "S2"], ["3", "4"]), 0)
    for choice in ("7+3", "7", "none", "monks", "row 7", "hand E", "ER", "7x", ""):
        assert VOICE.label(seen, 0, choice, EN).text
