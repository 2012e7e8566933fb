"""The conformance kit finds what it is for: each test plants one bug in the toy game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from games.kernel import Game, Hints, Match, Rules, Voice
from games.kernel.conformance import Report, check, samples, steps
from games.kernel.records import replay
from tests.games.kernel import planted, planted_computers, planted_voices

if TYPE_CHECKING:
    from beacons.rules import Beacons


FEW = 4
SELDOM: dict[type[Rules[Any]], int] = {planted.Impossible: 8}
"""As many games as find a bug, and for one that shows itself seldom."""
SMALL = 1
"""Begins with a game of fewer than six."""


@pytest.mark.parametrize(
    ("rules", "name", "words"),
    [
        (planted.LeakingField, "exposed", "lit"),
        (planted.LeakingAgenda, "exposed", "agenda"),
        (planted.LeakingEvent, "told", "drew"),
        (planted.Forgetful, "told", "forgets"),
        (planted.Losing, "conserved", "missing"),
        (planted.Telling, "worlds", "are asked"),
        (planted.Peeking, "worlds", "offered depends"),
        (planted.Impossible, "worlds", "fit"),
        (planted.NotAccepting, "accepted", "NotOffered"),
        (planted.Accepting, "refused", "not offered"),
        (planted.LiveList, "offers", "unhashable"),
        (planted.NothingOffered, "offers", "offers nothing"),
        (planted.FirstComeFirstServed, "arrival", "order"),
        (planted.Gambling, "replayed", "not all luck comes from `chance`"),
        (planted.Unsaved, "saved", "changed"),
        (planted.Meddling, "considered", "changed the old state"),
        (planted.Wordless, "refused", "refused-for-no-reason"),
        (planted.Crashing, "play", "ZeroDivisionError"),
        (planted.WrongWinner, "ended", "not among the best"),
        (planted.Unreached, "reached", "never"),
        (planted.Silent, "boards", "more sections need a `beat`"),
        (planted.HandCounted, "boards", "refill counts phases or beats by itself"),
    ],
)
def test_bugs_in_rules_are_found(beacons: Game[Beacons], rules: type[Rules[Any]], name: str, words: str) -> None:
    """Each broken promise is found under its name, by a run that goes on to its last game."""
    games = SELDOM.get(rules, FEW)
    report = check(replace(beacons, rules=rules()), games=games)
    assert report.games == games
    assert _found(report, name, words)


def _found(report: Report, name: str, words: str) -> bool:
    return any(failure.check == name and words in failure.what for failure in report.failures)


@pytest.mark.parametrize(
    ("voice", "name", "words"),
    [
        (planted_voices.LongLabels, "said", "does not fit"),
        (planted_voices.NoLabels, "said", "label-that-is-not-there has no text"),
        (planted_voices.Gossip, "narrated", "tells"),
        (planted_voices.Guessing, "said", "board tells"),
        (planted_voices.LongAlt, "said", "1025"),
        (planted_voices.CutAlt, "said", "is cut"),
        (planted_voices.Alike, "said", "choices of give have one label"),
        (planted_voices.Hyphenated, "said", "hand has a hyphen for a minus"),
        (planted_voices.Listed, "fitting", "begins a line as Markdown"),
        (planted_voices.Argument, "said", "cannot be filled in"),
    ],
)
def test_bugs_in_words_are_found(beacons: Game[Beacons], voice: type[Voice], name: str, words: str) -> None:
    """Texts that are missing, too long, or know too much are found."""
    assert _found(check(replace(beacons, voice=voice()), games=2), name, words)


@pytest.mark.parametrize(
    ("hints", "words"),
    [(planted.Cheating, "not offered"), (planted.Scribbling, "change the view"), (planted.Infinite, "evaluate")],
)
def test_bugs_in_hints_are_found(beacons: Game[Beacons], hints: type[Hints], words: str) -> None:
    """Hints must choose what is offered, leave the view alone and give a finite value."""
    assert _found(check(replace(beacons, hints=hints()), games=2), "hinted", words)


@pytest.mark.parametrize(("hints", "found"), [(planted_computers.Idle, True), (planted_computers.Restless, False)])
def test_computers_that_repeat_themselves_until_a_limit_are_found(
    beacons: Game[Beacons], hints: type[Hints], found: bool
) -> None:
    """A game ends because somebody gets somewhere; one in which computers still try different things is none."""
    report = check(replace(beacons, rules=planted_computers.Waiting(), hints=hints(), longest=1_000), games=1)
    assert _found(report, "standstill", "repeat themselves") == found


def test_computers_that_play_longer_than_declared_are_found(beacons: Game[Beacons]) -> None:
    """As random games are."""
    assert _found(check(replace(beacons, longest=5), games=1), "standstill", "more than the declared 5 decisions")


@pytest.mark.parametrize("words", ["but weigh", "reason-whim has no text in de"])
def test_bugs_in_terms_are_found(beacons: Game[Beacons], words: str) -> None:
    """What the hints choose is worth most by their own terms, and each term can be said."""
    assert _found(check(replace(beacons, hints=planted.Contrary()), games=2), "weighed", words)


@pytest.mark.parametrize(
    ("bounds", "name"), [({"longest": 5}, "length"), ({"scores": (0, 2)}, "ended"), ({"scores": (50, 90)}, "ended")]
)
def test_wrong_bounds_are_found(beacons: Game[Beacons], bounds: dict[str, Any], name: str) -> None:
    """A game longer than declared, or a score outside of what is declared, is found."""
    assert _found(check(replace(beacons, **bounds), games=3), name, "declared")


@pytest.mark.parametrize(("kinds", "words"), [(("lit",), "none of the voice's `openers`"), ((), "none of its `turn_")])
def test_wrong_events_for_turns_are_found(beacons: Game[Beacons], kinds: tuple[str, ...], words: str) -> None:
    """A game names the events that begin a round or a turn, and its boards begin with them."""
    assert _found(check(replace(beacons, turn_events=kinds), games=1), "boards", words)


def test_boards_are_counted_for_every_number_of_players(beacons: Game[Beacons]) -> None:
    """Also for those that no checked game has had."""
    report = check(replace(beacons, rules=planted.SilentForSix()), games=1, seed=SMALL)
    assert 6 not in report.seats
    assert [failure.seats for failure in report.failures if failure.check == "boards"] == [6]


def test_an_excused_section_need_not_be_reached(beacons: Game[Beacons]) -> None:
    """What a game excuses in writing is not missed."""
    excused = replace(beacons, rules=planted.Unreached(), excused_sections=("never",))
    assert check(excused, games=FEW).failures == []


def test_a_result_may_be_decided_otherwise_than_by_scores(beacons: Game[Beacons]) -> None:
    """Then anybody, or nobody, may win; without the reason it is a failure."""

    def endings(rules: Rules[Any]) -> list[str]:
        return [str(one) for one in check(replace(beacons, rules=rules), games=2).failures if one.check == "ended"]

    assert not [what for what in endings(planted.DecidedElsewhere()) if "winners" in what or "nothing says" in what]
    assert endings(planted.WrongWinner())


def test_a_long_match_is_replayed_less_often(beacons: Game[Beacons], monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond a length, only each time it has grown by half; always at its end."""
    counted: list[int] = []

    def counting(lines: Iterable[str], game: Game[Beacons]) -> Match[Beacons]:
        counted.append(1)
        return replay(lines, game)

    monkeypatch.setattr(samples, "replay", counting)
    check(beacons, games=1, seed=4)
    often = len(counted)
    counted.clear()
    monkeypatch.setattr(samples, "REPLAY_ALWAYS", 0)
    assert check(beacons, games=1, seed=4).failures == []
    assert 1 <= len(counted) < often


def test_a_clone_that_shares_is_found(beacons: Game[Beacons], monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy that is the original is found."""
    monkeypatch.setattr(steps, "clone", lambda state: state)
    assert _found(check(beacons, games=1), "copies", "shares")


def test_a_missing_translation_is_found(beacons: Game[Beacons], monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that only one language has, and one that every game needs, are found."""
    from games.kernel.conformance import texts

    known = {"en": "title = T\nextra = X\n", "de": "title = T\n"}
    monkeypatch.setattr(texts, "sources", lambda package, locale: {"words": known[locale]})
    report = check(beacons, games=1)
    assert _found(report, "worded", "extra has no text in de")
    assert _found(report, "worded", "ask-light is needed")


def test_a_failure_names_the_game_to_play_again(beacons: Game[Beacons]) -> None:
    """Seed, seats, options and step stand in the failure, and its seed alone finds it again."""
    broken = replace(beacons, rules=planted.Losing())
    failure = next(failure for failure in check(broken, games=9, seed=40).failures if failure.check == "conserved")
    assert failure in check(broken, games=1, seed=failure.seed).failures
    assert f"seed {failure.seed}, {failure.seats} seats, options rounds=" in str(failure)


def test_several_processes_find_the_same(beacons: Game[Beacons]) -> None:
    """Two processes play the same games as one."""
    one, two = check(beacons, games=8), check(beacons, games=8, jobs=2)
    assert (str(one), one.reached) == (str(two), two.reached)
    assert one.games == 8
