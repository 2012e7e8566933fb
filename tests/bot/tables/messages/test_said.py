"""What is said of choices is worked out once for each question: it stays the same until the last seat has answered."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.tables.core.people import words
from bot.tables.messages import controls
from bot.tables.messages.controls import KEPT, Controls
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice
from games.kernel import catalogue
from games.kernel.chance import SeededChance
from games.kernel.game import Game
from games.kernel.match import Match
from games.kernel.visibility import view
from tests.bot.tables.doubles import ANNA, BEA, CEM, Trial, panel_of
from tests.bot.tables.playing import offered
from tests.fifth_game import installed_beacons
from tests.given import long

LOCALE = "en"
SAID = tuple[str, str]


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remember nothing of other tests."""
    monkeypatch.setattr(controls, "_kept", type(controls._kept)())


def said(match: Match, seat: int, *, anew: bool = True) -> list[SAID]:
    """List what a seat's controls say of the choices, without which one is chosen."""
    if anew:
        controls._kept.clear()
    texts = words(LOCALE, match.game.package).naming([f"Player {at}" for at in range(match.state.seats)])
    return list(_said(Controls("T", match.game, view(match.state, seat), seat, texts, match.state.ask)))


def _said(shown: Controls) -> Iterator[SAID]:
    for row in shown.rows():
        for each in row if isinstance(row, tuple) else getattr(row, "choices", ()):
            if isinstance(each, Button):
                yield each.label, each.beside
            elif isinstance(each, Choice):
                yield each.label, each.hint


def begun(game: Game, seats: int, seed: int) -> Match:
    """Begin a game with luck of its own."""
    options = {option.name: option.default for option in game.options}
    return Match.begin(game, seats, options, lambda draws: SeededChance(f"{seed}".encode(), str(draws)))


@pytest.mark.parametrize("key", ["tallinn", "tinker_tailor", "ulm", "eldermann"])
@pytest.mark.parametrize("seed", [1, *(long(seed) for seed in range(2, 8))])
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


async def test_what_is_said_is_worked_out_once(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """For the question and all changes of mind, but for each seat by itself."""
    table = await trial.begun(ANNA, BEA, CEM)
    voice, asked = (await trial.live(table)).game.voice, list[int]()
    gain = type(voice).gain

    def counted(*given: object) -> object:
        asked.append(given[2])  # type: ignore[arg-type]  # the seat
        return gain(*given)  # type: ignore[arg-type]  # handed on

    controls._kept.clear()
    monkeypatch.setattr(type(voice), "gain", counted)
    offers = offered(panel_of(await trial.press(ANNA, ComponentId(table, "move"))))
    first = len(asked)
    assert set(asked) == {0}
    for choice in (offers[0], offers[1], offers[0]):
        await trial.press(ANNA, choice)
    assert len(asked) == first
    await trial.press(BEA, ComponentId(table, "move"))
    assert asked.count(1) == first


def test_a_wish_lets_it_be_worked_out_anew() -> None:
    """It may change what a choice brings, so the kernel hands on another ask, which asks the same."""
    with installed_beacons():
        match = begun(catalogue.find("beacons"), 2, 1)
        before = match.game.rules.asked(match.state)
        match.wish(0, "ask no")
        now = match.game.rules.asked(match.state)
        assert now == before
        assert all(now[seat] is not before[seat] for seat in now)


def test_seats_names_and_languages_are_told_apart() -> None:
    """What is said to one seat, or with other names, is never said to another; few questions are remembered."""
    match = begun(catalogue.find("tallinn"), 4, 1)
    each = [said(match, seat, anew=False) for seat in range(4)]
    assert each == [said(match, seat) for seat in range(4)]
    ask = match.game.rules.asked(match.state)[0]
    texts = words(LOCALE, match.game.package)
    kept = [controls._said_at(ask, 0, texts.naming([f"{number}"])) for number in range(KEPT + 1)]
    assert len({id(found) for found in kept}) == KEPT + 1
    assert len(controls._kept) == KEPT
    assert controls._said_at(ask, 0, words("de", match.game.package)) == {}
