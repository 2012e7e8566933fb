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
    assert gain == Gain("Merchants 4 → 7 (others 1, 1)", {"merchants": 3})
    assert VOICE.gain(seen(), 0, "10R", DE.naming(NAMES)).text == "Ritter 2, Mönche 1 (Gegner 2/0, 0/2)"


def test_a_contest_is_worked_out_as_the_rows_lie_now() -> None:
    """Its points are uncertain, as others lay a card too; its symbol is not."""
    gain = VOICE.gain(seen(), 0, "4L", EN.naming(NAMES))
    assert gain == Gain("Knights 1 → 2 (others 2, 0), now +3", {"knights": 1}, {"contests": 4})
    assert VOICE.gain(seen(), 0, "4L", DE).text == "Ritter 1 → 2 (Gegner 2, 0), nun +3"


def test_the_word_for_the_others_goes_where_their_numbers_need_its_room() -> None:
    """The numbers stay, whatever they are: a line is never cut."""
    rows = ["S1 1R 2R", "S3 3R 8L 7L 5R", "S3 3R 8L 7L 5R", "S3 3R 8L 7L 5R"]
    gain = VOICE.gain(view(choosing(rows, ["10", "1", "1", "1"], ["8"] * 4), 0), 0, "10R", EN)
    assert gain.text == "Knights 4, monks 3 (5/0, 5/0, 5/0)"
    many = ["S1 1R 2R 8L 6R 3L", *(["S3 1R 6R 8L 8R 9R 2R"] * 3)]
    gain = VOICE.gain(view(choosing(many, ["7", "1", "1", "1"], ["8"] * 4), 0), 0, "7R", EN)
    assert gain.text == "Merchants 3, knights 10 (2/11 2/11 2/11)"


def test_a_tower_tells_its_strength_and_what_the_row_loses() -> None:
    """A card from the row is missing there; one from the hand costs a card of the hand."""
    s = view(reveal(ROWS, ["4L", "2R", "2R"], ["7 10", "1", "1"], DECKS), 0)
    assert s.section == "build_tower"
    row, hand, none = (VOICE.gain(s, 0, choice, EN) for choice in ("row 4", "hand 7", "none"))
    assert row.text == "Tower strength 0 → 2; row −1 knight; on it 1 knight, 2 monks"
    assert row.certain == {"tower": 2, "knights": -1}
    assert hand == Gain("Tower strength 0 → 4; one hand card fewer; on it 4 merchants, 1 knight", {"tower": 4})
    assert none == Gain("Strength stays 0, no card is lost", {"tower": 0})


def test_a_question_says_what_it_is_about() -> None:
    """With the numbers of the rulebook; the question of a tower says what is known of the others'."""
    s = view(reveal(ROWS, ["4L", "2R", "2R"], ["7 10", "1", "1"], DECKS), 0)
    assert VOICE.about(s, 0, EN).endswith("6 points for each weaker opponent, 3 for a tie.")
    asked = "Do you build a tower? Strength of the others: 0, 0"
    assert VOICE.prompt(s, 0, EN.naming(NAMES)) == asked
    assert VOICE.about(seen(), 0, DE).startswith("Zählt am Ende: 4 Punkte je Gegner mit weniger")
