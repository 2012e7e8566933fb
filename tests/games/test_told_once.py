"""A picture in words tells nothing twice: not the own cards above and below, and no line again."""

from __future__ import annotations

from collections import Counter
from itertools import islice, product

import pytest

from games.kernel.catalogue import find
from games.kernel.visibility import view
from games.kernel.words import LOCALES, Words, words_for
from render.random_positions import matches
from tests.words.said import NAMES

GAMES = ("tallinn", "tinker_tailor", "ulm", "eldermann")
POSITIONS = 60
OWN = {"tinker_tailor": ("hand-holds",), "eldermann": ("board-rested",)}
"""Texts that tell of the own cards what the words of the hand tell already."""


def twice(told: str, key: str, words: Words) -> list[str]:
    """List the lines that stand in a text more than once, and those that tell of the own cards again."""
    lines = [line for line in told.splitlines() if line]
    again = tuple(words.text(text, cards="").strip() for text in OWN.get(key, ()))
    return [line for line, count in Counter(lines).items() if count > 1 or line.startswith(again)]


@pytest.mark.parametrize(("key", "locale"), list(product(GAMES, LOCALES)))
def test_an_own_picture_tells_each_line_once(key: str, locale: str) -> None:
    """What the hand says, the table beside it does not say again."""
    game = find(key)
    seats = game.seats[0]
    words = words_for(locale, game.package).naming(NAMES[:seats])
    for match in islice(matches(key, seats, 5, {}), POSITIONS):
        for seat in match.state.asked_seats:
            seen = view(match.state, seat)
            told = f"{game.voice.hand(seen, seat, words)}\n{game.voice.table(seen, seat, words)}"
            assert twice(told, key, words) == [], match.state.section
