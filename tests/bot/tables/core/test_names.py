"""Names as users type them, and as messages show them."""

from __future__ import annotations

import unicodedata

import pytest

from bot.tables.core.names import LONGEST_NAME, plain_name, unique_name, without_isolates
from games.clusters import ISOLATE, POP, clusters
from games.kernel.words import clipped
from storage.rows import SeatRow

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
HEBREW = "דנה"
MARKS = ("\u0301", "\ufe0f", "\u200d")


@pytest.mark.parametrize(
    "blank",
    [
        "",
        "  ",
        "\u3164",
        "\u2800\u2800",
        "\u200b",
        "\u115f\u1160",
        "\uffa0",
        "\u0301",
        "\ufe0f",
        "\u200d",
        "\u17b4",
        "\ufdfd",
    ],
)
def test_no_name_is_blank(blank: str) -> None:
    """Letters that show nothing, or more than a line, are none."""
    assert plain_name(blank) == "?"
    assert plain_name(f"{blank}Anna{blank}") == "Anna" or blank in MARKS


def test_no_letter_is_taller_than_its_line() -> None:
    """Of stacked marks one stays above, and one below; none rings a letter."""
    name = plain_name("Z" + "\u0300\u0301\u0302\u036a" * 20 + "\u0323\u0324" + "a\u20dd\u0488")
    assert all(sum(map(unicodedata.combining, cluster)) <= 230 + 220 for cluster in clusters(name))
    assert len(name) <= 4
    assert plain_name("Nguyễn Thị Ánh") == "Nguyễn Thị Ánh"


@pytest.mark.parametrize(
    "name", ["שָׁלוֹם", "ที่นี่", "हिन्दी", "می\u200cخواهم", "한글", "José", "👍🏽", "❤️", "1️⃣", "#️⃣", "🇩🇪", FAMILY, SCOTLAND]
)
def test_what_belongs_to_a_script_or_an_emoji_stays(name: str) -> None:
    """Vowels, joiners, tones of skin, flags."""
    assert without_isolates(plain_name(name)) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("emoji", [FAMILY, SCOTLAND, "🇩🇪", "👍🏽", "e\u0323\u0302"])
@pytest.mark.parametrize("before", range(LONGEST_NAME))
def test_a_cut_goes_through_no_emoji(emoji: str, before: int) -> None:
    """Wherever the cut falls, an emoji is there as a whole, or not at all."""
    name = plain_name("a" * before + emoji * 12)
    left = name.removesuffix("…").lstrip("a")
    assert left == unicodedata.normalize("NFC", emoji) * (len(left) // len(unicodedata.normalize("NFC", emoji)))
    assert len(name) <= LONGEST_NAME


@pytest.mark.parametrize("name", [HEBREW, "مريم 7", f"{HEBREW} the 2nd", HEBREW * 12])
def test_a_name_from_right_to_left_moves_nothing_beside_it(name: str) -> None:
    """It stands by itself; a cut, another cleaning and a number after it leave that so."""
    plain = plain_name(name)
    assert (plain[0], plain[-1]) == (ISOLATE, POP)
    assert plain_name(plain) == plain
    second = unique_name(plain, [SeatRow(table_id="T", seat=0, user_id=1, name=plain)])
    assert second.endswith(f"{POP} 2")
    for most in range(2, 40):
        short = clipped(f"With {plain} and {plain}", most)
        assert short.count(ISOLATE) == short.count(POP)
        assert len(short) <= most


def test_marks_of_direction_in_a_name_are_dropped() -> None:
    """A name cannot turn what stands beside it."""
    assert plain_name("abc\u202edef\u2066") == "abcdef"
    assert plain_name("Anna") == "Anna"
