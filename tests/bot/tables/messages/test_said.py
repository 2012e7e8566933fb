"""What is said of choices stays the same until the last seat has answered: nothing tells what is sealed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.tables.core.people import words
from bot.tables.messages.controls import Controls
from bot.tables.messages.layouts import laid_out
from bot.tables.ports.panel import Aside, Select
from games.kernel import catalogue
from games.kernel.match import Match
from games.kernel.visibility import view
from tests.bot.tables.shapes import begun
from tests.given import long

LOCALE = "en"
SAID = tuple[str, str]


def said(match: Match, seat: int) -> list[SAID]:
    """List what a seat's controls say of the choices, without which one is chosen."""
    texts = words(LOCALE, match.game.package).naming([f"Player {at}" for at in range(match.state.seats)])
    return list(_said(Controls("T", match.game, view(match.state, seat), seat, texts, match.state.ask)))


def _said(shown: Controls) -> Iterator[SAID]:
    found = laid_out(shown)
    for row in (*found.rows, found.endings, found.shared):
        if isinstance(row, str):
            yield row, ""
        elif isinstance(row, Aside):
            yield row.button.label, row.text
        elif isinstance(row, Select):
            yield from ((choice.label, choice.hint) for choice in row.choices)
        elif isinstance(row, tuple):
            yield from ((button.label, "") for button in row)


@pytest.mark.parametrize("key", ["tallinn", "tinker_tailor", "ulm", "eldermann"])
@pytest.mark.parametrize("seed", [4, *(long(seed) for seed in range(5, 10))])
def test_sealed_answers_change_nothing_that_is_said(key: str, seed: int) -> None:
    """Neither one's own nor those of others, at all questions of a game that several seats are asked."""
    game, rng, compared = catalogue.find(key), random.Random(seed), 0
    match = begun(game, game.seats[1], seed)
    while not match.state.over and match.state.ask < 150:
        ask, asked = match.state.ask, match.state.waiting
        before = {seat: said(match, seat) for seat in asked} if len(asked) > 1 else {}
        for seat in rng.sample(asked, len(asked)):
            if match.state.ask != ask or seat not in match.state.waiting:
                break
            match.choose(seat, rng.choice(game.rules.asked(match.state)[seat].offered(60)))
            if match.state.ask == ask and not match.state.over:
                now = {each: said(match, each) for each in before}
                assert now == before
                compared += 1
    assert compared or key in ("ulm", "eldermann")
