"""No text promises more than the rules allow: each reason of a hint declares the most, and no game exceeds it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from games.kernel import Ask, Bounds, Gain, Words, view
from games.kernel.catalogue import find, installed
from games.kernel.conformance.gains import gained
from games.kernel.conformance.run import check
from games.kernel.conformance.samples import weighed
from games.kernel.conformance.trial import Trial
from games.kernel.words import LOCALES, sources
from games.tallinn.hints.hints import TallinnHints
from games.tallinn.state import Tallinn
from tests.games.advancing import POSITIONS, advance
from tests.given import OURS, long

FEW = 12
BOUNDED = [key for key in installed() if isinstance(find(key).hints, Bounds)]


def test_the_games_whose_reasons_name_points_declare_the_most() -> None:
    """The reasons of Eldermann name none."""
    assert set(BOUNDED) >= {"tallinn", "tinker_tailor", "ulm"}


@pytest.mark.parametrize("key", BOUNDED)
def test_reasons_and_continuations_stay_within_their_bounds(key: str) -> None:
    """A few positions; the same at five hundred is marked long."""
    examine(key, FEW)


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("key", [long(key) for key in BOUNDED])
def test_reasons_and_continuations_stay_within_their_bounds_at_five_hundred_positions(key: str) -> None:
    """Whatever is offered, and however the game goes on."""
    examine(key, POSITIONS)


def examine(key: str, positions: int) -> None:
    """Play at random; at each position look at the reasons, and at the end at all that was declared on the way."""
    seed = examined = 0
    while examined < positions:
        seed += 1
        trial = Trial.draw(find(key), seed)
        trial.begin()
        declared: list[tuple[int, Mapping[str, float], Mapping[str, float]]] = []
        while not trial.state.over:
            if examined < positions:
                assert list(weighed(trial)) == []
                declared.append(declare(trial))
                examined += 1
            for _ in range(trial.rng.randrange(1, 6)):
                advance(trial)
        for seat, most, before in declared:
            exceed = {
                name: (number, most[name]) for name, number in grown(trial, seat, before).items() if number > most[name]
            }
            assert exceed == {}


def declare(trial: Trial) -> tuple[int, Mapping[str, float], Mapping[str, float]]:
    """Return a seat that is asked, the most its reasons can bring, and what has come by them so far."""
    seat = trial.rng.choice(trial.state.waiting)
    seen, hints = view(trial.state, seat), trial.game.hints
    assert isinstance(hints, Bounds)
    return seat, hints.most(seen, seat, trial.rules.asked(trial.state)[seat]), hints.come(seen, seat)


def grown(trial: Trial, seat: int, before: Mapping[str, float]) -> dict[str, float]:
    """Count what has come by each reason since."""
    hints = trial.game.hints
    assert isinstance(hints, Bounds)
    return {name: number - before[name] for name, number in hints.come(view(trial.state, seat), seat).items()}


class Miser(TallinnHints):
    """Declare that no contest brings anything."""

    def most(self, view: Tallinn, seat: int, ask: Ask) -> Mapping[str, float]:
        """Forget the contests."""
        return {**super().most(view, seat, ask), "contest": 0.0}


def test_the_kit_finds_a_reason_that_exceeds_its_bound() -> None:
    """A number that no rule allows is a finding."""
    found = check(replace(find("tallinn"), hints=Miser()), games=2).failures
    assert any("reason-contest can name" in failure.what for failure in found)


@pytest.mark.parametrize("key", BOUNDED)
def test_a_bound_that_is_too_low_is_found_in_every_game(key: str) -> None:
    """By the kit where a reason can name more, and by whole games where more has come."""
    hints = find(key).hints
    found = check(replace(find(key), hints=stingy(hints, lambda most: dict.fromkeys(most, 0.0))), games=2).failures
    assert any("can name" in failure.what for failure in found)
    game = replace(find(key), hints=stingy(hints, lambda most: dict.fromkeys(most, -1.0)))
    trial = Trial.draw(game, 1)
    trial.begin()
    seat, most, before = declare(trial)
    while not trial.state.over:
        advance(trial)
    assert any(number > most[name] for name, number in grown(trial, seat, before).items())


def stingy(hints: Any, change: Callable[[Mapping[str, float]], Mapping[str, float]]) -> Any:
    """Make hints that declare other bounds than these."""

    def most(self: Any, view: Any, seat: int, ask: Ask) -> Mapping[str, float]:
        return change(type(hints).most(self, view, seat, ask))

    return type("Stingy", (type(hints),), {"most": most})()


def test_reasons_of_eldermann_name_no_number() -> None:
    """So there is nothing that a game could exceed."""
    for locale in LOCALES:
        for line in sources(find("eldermann").package, locale)["advice.ftl"].splitlines():
            assert not (line.startswith("reason-") and re.search(r"[\d$]", line)), line


def bragging(true: Gain) -> Gain:
    """Say more points than any rule gives."""
    return replace(true, text="+999") if true.text else true


def boasting(true: Gain) -> Gain:
    """Promise one more of everything."""
    return replace(true, certain={name: number + 1 for name, number in true.certain.items()})


def belittling(true: Gain) -> Gain:
    """Declare that nothing can come of what may come."""
    return replace(true, most=dict.fromkeys(true.most, -1))


@pytest.mark.parametrize(
    ("change", "finding"),
    [(bragging, "promises more in"), (boasting, "promises seat"), (belittling, "than it declares|declares at most -1")],
)
@pytest.mark.parametrize("key", OURS)
def test_an_effect_that_says_too_much_is_found_in_every_game(
    key: str, change: Callable[[Gain], Gain], finding: str
) -> None:
    """In its text, in what it calls certain, and in what it declares as the most."""
    voice = find(key).voice

    def gain(self: Any, view: Any, seat: int, choice: str, words: Words) -> Gain:
        return change(type(voice).gain(self, view, seat, choice, words))

    liar = type("Liar", (type(voice),), {"gain": gain})()
    trial = Trial.draw(replace(find(key), voice=liar), 1)
    trial.begin()
    while not trial.state.over:
        if any(re.search(finding, flaw) for flaw in gained(trial)):
            return
        advance(trial)
    pytest.fail("nothing was found in a whole game")
