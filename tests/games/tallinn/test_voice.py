"""How Tallinn speaks, in both languages."""

import pytest

from games.kernel import Event, view
from games.tallinn import GAME
from tests.games.tallinn.positions import DE, EN, NAMES, choosing, reveal

VOICE = GAME.voice
EVENTS = [
    (Event("start-card", {"card": "S3"}, 0), "Anna starts with 1 merchant, 2 knights.",
     "Startkarte von Anna: 1 Kaufmann, 2 Ritter."),
    (Event("played", {"half": "9R"}, 0), "Anna lays 9R: 1 merchant, 1 knight, 1 monk.",
     "Anna legt 9R: 1 Kaufmann, 1 Ritter, 1 Mönch."),
    (Event("contest", {"faction": "merchants", "count": 3, "gain": 2}, 1),
     "Bernd triggers a contest with 3 merchants: +2 points.",
     "Bernd löst mit 3 Kaufleuten einen Wettstreit aus: +2 Punkte."),
    (Event("contest", {"faction": "knights", "count": 2, "gain": 1}, 1),
     "Bernd triggers a contest with 2 knights: +1 point.",
     "Bernd löst mit 2 Rittern einen Wettstreit aus: +1 Punkt."),
    (Event("contest", {"faction": "monks", "count": 1, "gain": 0}, 1),
     "Bernd triggers a contest with 1 monk: no points.",
     "Bernd löst mit 1 Mönch einen Wettstreit aus: keine Punkte."),
    (Event("tower-from-row", {"card": "7"}, 0), "Anna builds a tower with card 7 from the row.",
     "Anna baut aus Karte 7 der Auslage einen Turm."),
    (Event("no-tower", {}, 0), "Anna builds no tower.", "Anna baut keinen Turm."),
    (Event("final", {"total": 1}, 0), "Anna: 1 point.", "Anna: 1 Punkt."),
    (Event("final", {"total": -3}, 0), "Anna: -3 points.", "Anna: -3 Punkte."),
]  # fmt: skip


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
        "Noch zu wählen: Anna",
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
        "Contest for merchants: +2",
    ]
