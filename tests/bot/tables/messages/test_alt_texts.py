"""Alt texts are read out: they hold no marks of emphasis, and a list in them is punctuated once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

import pytest

from bot.tables.messages import pictures
from games.kernel.catalogue import find
from games.kernel.visibility import view
from games.kernel.words import LOCALES, words_for
from render.random_positions import matches
from tests.words.said import NAMES

POSITIONS = 60
GAMES = ("tallinn", "tinker_tailor", "ulm", "eldermann")


def own_texts(key: str, locale: str) -> Iterator[str]:
    """Play some choices by two, and tell the first one's picture, compared with the one before."""
    game, before = find(key), None
    words = words_for(locale, game.package, "bot").naming(NAMES[:2])
    for match in islice(matches(key, 2, 7, {}), POSITIONS):
        seen = view(match.state, 0)
        yield pictures.of_own(
            game.voice, [seen, *([before] if before else [])], 0, words, 0 in game.rules.asked(match.state)
        )
        before = seen


@pytest.mark.parametrize(("key", "locale"), list(product(GAMES, LOCALES)))
def test_nothing_is_marked_by_asterisks_or_closed_twice(key: str, locale: str) -> None:
    """A screen reader would read asterisks out; a sentence in a row of others ends with a semicolon alone."""
    told = list(own_texts(key, locale))
    assert any(told)
    assert [text for text in told if "**" in text] == []
    assert [text for text in told if ".; " in text] == []
