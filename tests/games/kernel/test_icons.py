"""Icons in texts: if they are not shown, the words read as if there were none."""

from __future__ import annotations

import pytest

from games.kernel.icons import icons_in, without_icons
from games.kernel.words import Words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("2 [[ta_knight]] knights", "2 knights"),
        ("[[ta_knight]] Knights", "Knights"),
        ("It goes to [[seat1]].", "It goes to."),
        ("a [[bread]][[fish]] b", "a b"),
        ("a [[bread]] [[fish]] b", "a b"),
        ("**[[seat1]] Anna**\n[[seat2]] Bea", "**Anna**\nBea"),
        ("([[won]] 3)", "(3)"),
        ("[[won]]", ""),
        ("a  b [link](https://x.y) [[Not one]]", "a  b [link](https://x.y) [[Not one]]"),
    ],
)
def test_words_stand_as_if_there_were_no_icons(text: str, words: str) -> None:
    """One blank goes with an icon; nothing else does."""
    assert without_icons(text) == words


def test_texts_are_without_icons_unless_they_are_wished(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures, files and alt texts take the same texts; both kinds are filled in once."""
    words = Words("en", ())
    filled = {"lost": "{who} loses 1 [[ta_knight]] knight"}
    monkeypatch.setattr(words, "filled", lambda key, arguments: (filled[key].format(**arguments), []))
    named = words.naming(("Anna",))
    assert named.text("lost", who=named.seat(0)) == "Anna loses 1 knight"
    shown = named.with_icons()
    assert shown.text("lost", who=shown.seat(0)) == "Anna loses 1 [[ta_knight]] knight"
    assert icons_in(shown.text("lost", who="x")) == ["ta_knight"]
