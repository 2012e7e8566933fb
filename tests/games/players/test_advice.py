"""Advice: the normal computer's choice, and two terms of its rule of thumb that say why."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.kernel import Ask, Game, OneOf, Weighs, view
from games.kernel.catalogue import find, installed
from games.kernel.words import LOCALES, words_for
from games.players.advice import Advice, Reason, advise, reasons, told
from tests.games.decided import begun, decisions
from tests.games.kernel.tables import table

WEIGHING = sorted(key for key in installed() if isinstance(find(key).hints, Weighs))
ROUNDING = 1e-9
LISTED = 100
SEEDS = {"tallinn": (0, 1, 2, 3, 4)}
"""Whole games with different seats and options; of all others one, as they have tests of their own."""


@pytest.mark.parametrize("key", WEIGHING)
def test_no_choice_is_worth_more_than_the_one_of_the_rule_of_thumb(key: str) -> None:
    """Over whole games the terms of its choice have the highest sum, and each has its words in every language."""
    game, names = find(key), set()
    for seed in SEEDS.get(key, (0,)):
        match, rng = begun(game, seed), random.Random(seed)
        for _ in decisions(match, seed):
            seat = match.state.waiting[0]
            names |= _weighed(game, view(match.state, seat), seat, game.rules.asked(match.state)[seat], rng)
    for locale in LOCALES:
        words = words_for(locale, game.package)
        assert {name for name in names if not words.has(f"reason-{name}")} == set(), locale
        said = [words.text(f"reason-{name}", difference="about 3 points") for name in sorted(names)]
        assert all(text[0].isupper() and text[-1] == "." and "\n" not in text for text in said), said


def test_each_of_our_games_can_say_why() -> None:
    """Hints may do without; those of the games that Kontor comes with do not."""
    assert sorted(installed()) == WEIGHING


def _weighed(game: Game, seen: Any, seat: int, ask: Ask, rng: random.Random) -> set[str]:
    """Compare the sum of the rule's own choice with those of others; return the names of all terms."""
    assert isinstance(game.hints, Weighs)
    assert ask.shape is not None
    own = ask.shape.settle(game.hints.policy(seen, seat, ask, rng))
    assert own is not None
    terms = {choice: game.hints.terms(seen, seat, ask, choice) for choice in [own, *ask.offered(LISTED)]}
    best = max(terms, key=lambda choice: sum(terms[choice].values()))
    assert sum(terms[own].values()) >= sum(terms[best].values()) - ROUNDING, (ask.section, own, terms[own], best)
    return {name for parts in terms.values() for name in parts}


def test_the_two_largest_differences_are_the_reasons() -> None:
    """A term that speaks against the choice is none; equal ones stand in the order of their names."""
    best, other = {"a": 1.0, "b": 3.0, "c": 2.0, "d": -1.0}, {"a": 2.0, "b": 1.0, "d": -3.0}
    assert reasons(best, other) == (Reason("b", 2.0), Reason("c", 2.0))


class Fixed:
    """Hints whose worths are given."""

    def __init__(self, **worths: dict[str, float]) -> None:
        self.worths = worths

    def policy(self, view: Any, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take what is worth most."""
        return max(ask.offered(), key=lambda choice: sum(self.worths[choice].values()))

    def evaluate(self, view: Any, seat: int) -> float:
        """Judge nothing."""
        return 0.0

    def terms(self, view: Any, seat: int, ask: Ask, choice: str) -> dict[str, float]:
        """Return the given worths."""
        return self.worths[choice]


def advised(worths: dict[str, dict[str, float]], *, nearly: float = 0.25, allowed: str = "xyz") -> Advice | None:
    """Advise among these choices."""
    game: Any = type("Fake", (), {"hints": Fixed(**worths), "nearly": nearly})()
    return advise(game, None, 0, Ask("any", OneOf(tuple(worths))), lambda choice: choice in allowed)  # type: ignore[arg-type]  # hints need no view


def test_the_best_other_choice_is_what_it_is_compared_with() -> None:
    """Of equal ones the first that is offered."""
    assert advised({"x": {"a": 1}, "y": {"a": 5}, "z": {"a": 1}}) == Advice("y", "x", (Reason("a", 4),))


def test_within_the_bound_of_the_game_the_other_is_nearly_as_good() -> None:
    """Then there is no reason to prefer either."""
    assert advised({"x": {"a": 4}, "y": {"a": 5}}, nearly=1.0) == Advice("y", "x", near=True)
    assert advised({"x": {"a": 4}, "y": {"a": 5}}, nearly=0.9) == Advice("y", "x", (Reason("a", 1),))


def test_where_only_some_choices_are_allowed_the_best_of_them_is_advised() -> None:
    """As in a lesson, whose step asks for something; a single one needs no advice."""
    worths = {"x": {"a": 4.0}, "y": {"a": 9.0}, "z": {"a": 2.0}}
    assert advised(worths, allowed="xz") == Advice("x", "z", (Reason("a", 2),))
    assert advised(worths, allowed="yz") == Advice("y", "z", (Reason("a", 7),))
    assert advised(worths, allowed="x") is None


def test_who_has_no_choice_needs_no_advice() -> None:
    """A single offer is not weighed."""
    assert advised({"x": {"a": 4}}) is None


@pytest.mark.parametrize("key", sorted(installed()))
def test_who_asks_twice_is_told_the_same(key: str) -> None:
    """Advice has its own luck, and leaves the view as it is."""
    game = find(key)
    match = table(game, 2)
    seat = match.state.waiting[0]
    seen, ask = view(match.state, seat), game.rules.asked(match.state)[seat]
    first = advise(game, seen, seat, ask)
    assert first is not None
    assert advise(game, seen, seat, ask) == first
    assert seen == view(match.state, seat)


WHY = Advice("4L", "9L", (Reason("contest", 3.4), Reason("points", 0.5)))
NEAR = Advice("4L", "9L", near=True)
ENGLISH = [
    "A normal computer would choose: 4L: 1 knight, contest.",
    "Compared with the next best, 9L: 3 monks:",
    "- In the contest that it starts it brings about 3 points more.",
    "- You have about half a point more at once.",
]
GERMAN = [
    "Ein Computer der Stufe „normal“ würde wählen: 4L: 1 Ritter, Wettstreit.",
    "Fast ebenso gut: 9L: 3 Mönche.",
]


@pytest.mark.parametrize(("locale", "advice", "lines"), [("en", WHY, ENGLISH), ("de", NEAR, GERMAN)])
def test_advice_is_said_in_whole_sentences(locale: str, advice: Advice, lines: list[str]) -> None:
    """The choices are named as their buttons read; at the end stands what a rule of thumb is."""
    game = find("tallinn")
    words = words_for(locale, game.package)
    said = told(advice, game, view(table(game, 2).state, 0), 0, words)
    assert said == [*lines, words.text("advice-thumb")]
