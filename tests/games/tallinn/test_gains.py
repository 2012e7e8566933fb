"""What Tallinn says of each choice's costs and gains."""

from __future__ import annotations

from games.kernel import Gain, view
from games.tallinn import GAME
from games.tallinn.state import Tallinn
from tests.games.tallinn.positions import DE, EN, NAMES, choosing, reveal

VOICE = GAME.voice
ROWS, HANDS, DECKS = ["S1 3R", "S3", "S5"], ["4 7 10", "1 2 3", "1 2 3"], ["8 9", "8 9", "8 9"]


def seen() -> Tallinn:
    """Look as the first of three seats that choose a card: 4 merchants and a knight against 1, 2 and 1, 0."""
    return view(choosing(ROWS, HANDS, DECKS), 0)


def test_a_half_says_what_the_row_has_then() -> None:
    """Of one faction in full, of several in few words."""
    gain = VOICE.gain(seen(), 0, "7L", EN)
    assert gain == Gain("Merchants from 4 to 7; now Seat 2 1, Seat 3 1", {"merchants": 3})
    assert VOICE.gain(seen(), 0, "10R", DE.naming(NAMES)).text == "Ritter 2, Mönche 1; jetzt Bernd 2/0, Clara 0/2"


def test_a_contest_is_worked_out_as_the_rows_lie_now() -> None:
    """Its points are uncertain, as others lay a card too; its symbol is not."""
    gain = VOICE.gain(seen(), 0, "4L", EN.naming(NAMES))
    text = "Knights from 1 to 2; contest as it stands, against Bernd 2, Clara 0: +3"
    assert gain == Gain(text, {"knights": 1}, {"contests": 4})
    said = VOICE.gain(seen(), 0, "4L", DE.naming(("Anna", "Bernd der Starke", "Clara"))).text
    assert said == "Ritter von 1 auf 2; Wettstreit nach jetziger Lage gegen Bernd der Star… 2, Clara 0: +3"


def test_a_tower_tells_its_strength_and_what_the_row_loses() -> None:
    """A card from the row is missing there; one from the hand costs a card of the hand."""
    s = view(reveal(ROWS, ["4L", "2R", "2R"], ["7 10", "1", "1"], DECKS), 0)
    assert s.section == "build_tower"
    row, hand, none = (VOICE.gain(s, 0, choice, EN) for choice in ("row 4", "hand 7", "none"))
    assert row.text == "1 knight, 2 monks: tower strength 2, now 0; row −1 knight"
    assert row.certain == {"tower": 2, "knights": -1}
    assert hand == Gain("4 merchants, 1 knight: tower strength 4, now 0; one fewer card in hand", {"tower": 4})
    assert none == Gain("Tower strength stays 0, and you keep all cards", {"tower": 0})


def test_a_question_says_what_it_is_about() -> None:
    """With the numbers of the rulebook, and for a tower with what is known of the others'."""
    s = view(reveal(ROWS, ["4L", "2R", "2R"], ["7 10", "1", "1"], DECKS), 0)
    assert "6 points for each weaker opponent, 3 for a tie. Known: Bernd 0, Clara 0." in VOICE.about(
        s, 0, EN.naming(NAMES)
    )
    assert VOICE.about(seen(), 0, DE).startswith("Die gewählte Hälfte zählt bis zum Ende: je Gegner mit weniger 4")
