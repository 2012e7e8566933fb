"""The text tells as much as the picture: users of screen readers learn what others see of a position."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import cycle

import pytest

from games.kernel.catalogue import find
from games.kernel.match import Match
from games.kernel.words import LOCALES, Words
from games.tallinn.state import Tallinn
from games.tallinn.voice.voice import TallinnVoice
from render.random_positions import NAMES, legend_of, matches, tables
from tests.render.parity import gaps

POSITIONS = 8
"""How many positions of a game are looked at, its end not counted."""
KNOWN: dict[str, set[str]] = {
    "tallinn": set(),
    "tinker_tailor": set(),
    "ulm": set(),
    "eldermann": set(),
}
"""What is not told yet, by game: take an entry off when it is mended; an entry that is no gap fails too."""


def found_in(key: str, numbers: Sequence[int] = ()) -> set[str]:
    """Look for gaps in a random game for each number of seats, with other options each, and the languages by turns.

    The fewest and the most unless numbers are given.
    """
    found: set[str] = set()
    for seats in numbers or find(key).seats:
        rng, languages = random.Random(seats), cycle(LOCALES)
        options = tables(key)[seats * 7 % len(tables(key))]
        for match in _some(key, seats, options, POSITIONS):
            legend = legend_of(match, next(languages), NAMES)
            found.update(gaps(match, legend, rng, tries=2))
    return found


def _some(key: str, seats: int, options: dict[str, str], positions: int) -> Iterator[Match]:
    """Give some positions of a whole game, and its end."""
    length = sum(1 for _ in matches(key, seats, seats, options))
    wanted = {place * length // positions for place in range(positions)} | {length - 1}
    yield from (match for place, match in enumerate(matches(key, seats, seats, options)) if place in wanted)


@pytest.mark.parametrize("key", KNOWN)
def test_text_tells_what_the_picture_shows(key: str) -> None:
    """Each number drawn stands in the reader's text; each piece that changes the picture changes the text."""
    found = found_in(key)
    assert found - KNOWN[key] == set()
    assert KNOWN[key] - found == set(), "mended: take it off the list"


@pytest.mark.long
@pytest.mark.parametrize("key", KNOWN)
def test_text_tells_what_the_picture_shows_to_any_number(key: str) -> None:
    """As above, with each number of seats between."""
    least, most = find(key).seats
    assert found_in(key, range(least, most + 1)) == KNOWN[key]


def test_what_is_kept_quiet_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A voice that leaves out drawn numbers, and one that leaves out pieces, are both told by name."""
    board = TallinnVoice.board

    def quiet(voice: TallinnVoice, view: Tallinn, names: Sequence[str], words: Words) -> str:
        lines = board(voice, view, names, words).splitlines()
        return "\n".join(line for line in lines if not line.startswith(("**", "Row:", "Auslage:")))

    monkeypatch.setattr(TallinnVoice, "board", quiet)
    assert {"board: points", "board: rows", "board: number in row"} <= found_in("tallinn")
