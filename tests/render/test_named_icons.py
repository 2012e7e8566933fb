"""Icons that texts, labels and controls name: each is drawn, and choices of pieces have one."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.kernel.catalogue import installed
from games.kernel.chance import RandomChance
from games.kernel.icons import icons_in
from games.kernel.match import Match
from games.kernel.visibility import view
from games.kernel.voice import Label
from games.kernel.words import LOCALES, words_for
from render.emojis import COMMON, drawings

ROOT = Path(__file__).parents[2]
GAMES = ("tallinn", "tinker_tailor", "ulm", "eldermann")
NAMED = re.compile(r'\bicon="(\w+)"')
VARIABLE = re.compile(r"\{ \$\w+ \}")
LEAST = 0.8
"""The share of choices that have an icon at least."""


def _drawn(game: str) -> set[str]:
    return {*drawings(COMMON), *drawings(game)}


@pytest.mark.parametrize("game", GAMES)
def test_texts_name_icons_that_are_drawn(game: str) -> None:
    """Those of the game or the shared ones; a name with a number in it is tried with 1."""
    for locale in LOCALES:
        for file in (ROOT / "games" / game / "words" / locale).glob("*.ftl"):
            text = VARIABLE.sub("1", file.read_text(encoding="utf-8"))
            assert set(icons_in(text)) <= _drawn(game), file.name
            assert text.count("[[") == len(icons_in(text)), file.name


def test_controls_and_texts_of_ours_name_shared_icons() -> None:
    """They belong to no game."""
    words = [file.read_text(encoding="utf-8") for file in (ROOT / "bot" / "words").rglob("*.ftl")]
    code = [file.read_text(encoding="utf-8") for file in (ROOT / "bot").rglob("*.py")]
    named = {name for text in words for name in icons_in(text)} | {
        name for text in code for name in NAMED.findall(text)
    }
    assert named
    assert named <= set(drawings(COMMON))


def _labels(key: str, seats: int) -> Iterator[tuple[str, Label]]:
    """Yield what is offered in a random game, by section."""
    rng, words = random.Random(seats), words_for("en", installed()[key].package)
    match = Match.begin(installed()[key], seats, {}, lambda _first: RandomChance(rng))
    while not match.state.over:
        seat = match.state.waiting[0]
        seen = view(match.state, seat)
        ask = match.game.rules.asked(seen)[seat]
        assert ask.shape is not None
        for choice, label in match.game.voice.offers(seen, seat, ask, words)[:25]:
            if not match.game.voice.finishes(seen, seat, choice):
                yield seen.section, label
        match.choose(seat, ask.shape.sample(rng))


@pytest.mark.parametrize("game", GAMES)
def test_choices_have_icons_that_are_drawn(game: str) -> None:
    """Nearly all of them; those that end or refuse have the shared ones of their buttons."""
    labels = list(_labels(game, installed()[game].seats[1]))
    assert {label.icon for _, label in labels} - {""} <= _drawn(game)
    without = [f"{section}: {label.text}" for section, label in labels if not label.icon]
    assert len(without) <= (1 - LEAST) * len(labels), sorted(set(without))[:40]
