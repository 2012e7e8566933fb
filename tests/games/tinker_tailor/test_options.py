"""The table's options."""

import pytest

from games.kernel import Words, view
from games.tinker_tailor import GAME
from games.tinker_tailor.material import MATERIALS
from games.tinker_tailor.voice import labels
from tests.games.tinker_tailor.positions import DE, EN, NAMES, called, play

VOICE = GAME.voice


@pytest.mark.parametrize("words", [EN, DE])
def test_options_say_what_they_change(words: Words) -> None:
    """Each value of each option has a name and one line of at most 100 characters."""
    for option in GAME.options:
        for value in option.values:
            key = f"option-{option.name}-{value}"
            assert words.has(key)
            assert 20 < len(words.text(f"{key}-hint")) <= 100


def test_option_hand_sizes_hidden_shows_no_count() -> None:
    """By the rules no text tells how many cards another player holds."""
    texts = []
    for hand in ("wine", "wine fish 5 5 5"):
        s = called(["", hand, ""], ["tinker", "", ""], pile="gems gems gems")
        s.goods_pile.cards, s.under, s.money_pile.cards = [], [], []
        s.goods_pile.seen, s.money_pile.seen = [], []
        texts.append([VOICE.board(view(s, 0), NAMES[:3], EN), VOICE.alt(view(s, 0), NAMES[:3], EN)])
    assert texts[0] == texts[1]


def test_option_hand_sizes_shown_tells_the_counts() -> None:
    """With open hand sizes goods and money of everybody are counted, not named."""
    s = called(["", "wine fish 5", ""], ["tinker", "", ""], show_sizes=True)
    assert "Hand: 2 goods, 1 money" in VOICE.board(view(s, 0), NAMES[:3], EN)
    assert "Wine" not in VOICE.board(view(s, 0), NAMES[:3], EN).split("**Bernd**")[1]


def test_option_hand_sizes_hidden_still_tells_what_a_role_made_public() -> None:
    """Counts that Poor Man or Outlaw made public show until the end of the turn."""
    s = called(["", "wine 5", "1"], ["poor_man", "", ""], "poor_man")
    play(s, 0, "bread")
    assert "Has stated 1 money card" in VOICE.board(view(s, 0), NAMES[:3], EN)
    play(s, 0, "P2")
    play(s, 1, "5")
    play(s, 0, "none")
    assert "stated" not in VOICE.board(view(s, 0), NAMES[:3], EN)


@pytest.mark.parametrize("words", [EN, DE])
def test_option_jailer_discard_is_what_the_card_says(words: Words) -> None:
    """Where the Jailer keeps nothing, his card does not say that he does: in the draft, in the hand, at his turn."""
    for keep in (True, False):
        text = labels.role_text("jailer", words, MATERIALS[""], keep=keep)
        s = called(["", "wine", ""], ["jailer", "", ""], "jailer", keep=keep)
        assert text in VOICE.around(view(s, 0), 0, words)
        assert VOICE.label(view(s, 0), 0, "jailer", words).hint == text
        held = view(called(["", "", ""], ["tinker", "jailer", ""], keep=keep), 1)
        assert text in VOICE.hand(held, 1, words)


def test_options_default_to_the_rules() -> None:
    """Sum, secret, kept."""
    assert {option.name: option.default for option in GAME.options} == {
        "money_rounding": "sum",
        "hand_sizes": "hidden",
        "jailer": "keep",
    }
