"""Wishes: made by any seat at any time, seen by nobody else, kept through an undo, in the record."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

import pytest

from games.kernel import Game, Match, NotOffered, SeededChance, State, view
from games.kernel.catalogue import find
from games.kernel.cloning import clone
from games.kernel.conformance import check
from games.kernel.errors import GameOver, NotYourDecision, RepeatedChoice
from games.kernel.match import CHOICE, WISH
from games.kernel.records import WITH_WISHES, record_of, replay
from games.kernel.saving import dump_state, load_state
from games.kernel.typed import understand, wishes_of
from games.kernel.words import words_for
from games.kernel.worlds import determinize
from games.players.basic import plan
from tests.games.kernel import planted

if TYPE_CHECKING:
    from beacons.rules import Beacons


@pytest.fixture
def match(beacons: Game[Beacons]) -> Match[Beacons]:
    """Begin a game of the toy for three."""
    return Match.begin(beacons, 3, {}, lambda first: SeededChance(b"wishes", "beacons", first))


def _card(match: Match[Beacons], seat: int) -> str:
    return min(match.state.hands[seat].cards)


def _decide(match: Match[Any], rng: random.Random) -> None:
    """Let the first seat that is waited for choose at random."""
    seat = match.state.waiting[0]
    match.choose(seat, match.game.rules.asked(match.state)[seat].shape.sample(rng))  # type: ignore[union-attr]  # shown


def _standing(match: Match[Any], seat: int) -> tuple[str, ...]:
    return match.game.rules.wished(view(match.state, seat), seat)


def test_a_wish_changes_nothing_but_itself(match: Match[Beacons]) -> None:
    """Ask, phase, version, draws and sealed answers stay, also those of the seat that wishes."""
    match.choose(0, _card(match, 0))
    before, version, draws, asked = clone(match.state), match.version, match.draws, match.game.rules.asked(match.state)
    step = match.wish(0, f"plan trade {_card(match, 0)}")
    assert (step.entry.kind, step.entry.events, step.entry.drawn, step.entry.barrier) == (WISH, [], [], False)
    assert (match.version, match.draws, match.state.given) == (version, draws, before.given)
    assert match.game.rules.asked(match.state) == asked
    assert match.state == replace(before, plans=[_card(match, 0), "", ""])


def test_only_its_seat_sees_a_secret_wish(match: Match[Beacons]) -> None:
    """With and without a plan, all others have the same view; a setting is seen by all."""
    before = clone(match.state)
    match.game.rules.asked(before)
    match.wish(1, f"plan trade {_card(match, 1)}")
    assert view(match.state, 1) != view(before, 1)
    assert [view(match.state, other) for other in (0, 2, None)] == [view(before, other) for other in (0, 2, None)]
    match.wish(1, "ask no")
    assert view(match.state, None).silent == [1]


def test_what_may_not_be_wished_is_refused(match: Match[Beacons]) -> None:
    """A card that is not held, a seat that is not there, what stands already, and anything after the end."""
    with pytest.raises(NotOffered, match="wish-not-offered"):
        match.consider_wish(0, "plan trade ash9")
    with pytest.raises(NotYourDecision):
        match.consider_wish(3, "ask no")
    with pytest.raises(RepeatedChoice, match="repeated-wish"):
        match.consider_wish(0, "ask yes")
    while not match.state.over:
        _decide(match, random.Random(1))
    with pytest.raises(GameOver):
        match.consider_wish(0, "ask no")


def test_games_without_wishes_refuse_them() -> None:
    """A game offers none unless it says so."""
    match = Match.begin(find("tallinn"), 2, {}, lambda first: SeededChance(b"none", "tallinn", first))
    with pytest.raises(NotOffered, match="wish-not-offered"):
        match.consider_wish(0, "ask no")


def _until_undo(match: Match[Beacons]) -> int:
    """Play until somebody may take a choice back; return the seat."""
    rng = random.Random(3)
    while not any(map(match.can_undo, range(3))):
        _decide(match, rng)
    return next(filter(match.can_undo, range(3)))


def test_an_undo_goes_behind_wishes_and_keeps_them(match: Match[Beacons]) -> None:
    """A wish after a choice does not stand in its way, and is not taken back with it."""
    seat = _until_undo(match)
    other = (seat + 1) % 3
    match.wish(other, "ask no")
    match.wish(other, f"plan trade {_card(match, other)}")
    standing, length = _standing(match, other), len(match.past)
    assert match.can_undo(seat)
    match.accept(match.consider_undo(seat))
    assert (_standing(match, other), len(match.past)) == (standing, length - 1)


def test_going_back_by_consent_keeps_wishes_that_can_hold(match: Match[Beacons]) -> None:
    """A plan for a card that was not held there is gone; a setting stays."""
    begun, draws = match.state, match.draws
    for seat, hand in enumerate(begun.hands):
        match.choose(seat, hand.cards[0])
    kept = begun.hands[1].cards[1]
    while not set(match.state.hands[0].cards) - set(begun.hands[0].cards):
        _decide(match, random.Random(4))
    new = min(set(match.state.hands[0].cards) - set(begun.hands[0].cards))
    match.wish(0, f"plan trade {new}")
    match.wish(0, "ask no")
    match.wish(1, f"plan trade {kept}")
    back = cast("Beacons", match.consider_return(0, 3, begun, draws).state)
    assert match.game.rules.wished(view(back, 0), 0) == ("ask no", "plan trade none")
    assert match.game.rules.wished(view(back, 1), 1) == ("ask yes", f"plan trade {kept}")


def test_wishes_are_in_the_record(match: Match[Beacons]) -> None:
    """A record with wishes says so in its format, and leads to the same plans; one without is as it ever was."""
    rng = random.Random(5)
    _decide(match, rng)
    assert "format" not in json.loads(next(iter(record_of(match, {}))))
    match.wish(2, f"plan trade {_card(match, 2)}")
    match.wish(2, "ask no")
    while not match.state.over:
        _decide(match, rng)
    first, *lines = record_of(match, {})
    assert json.loads(first)["format"] == WITH_WISHES
    assert json.loads(lines[1]).keys() == {"seat", "wish"}
    again = replay([first, *lines])
    assert (again.state, again.log, again.version) == (match.state, match.log, match.version)
    assert load_state(match.game, dump_state(match.state)) == match.state


def _plans_that_count(match: Match[Beacons]) -> Iterator[str]:
    """Play with everybody silent and planning; yield what is thrown away."""
    for seat in range(3):
        match.wish(seat, "ask no")
    while not match.state.over:
        plan(match, random.Random(6))
        assert match.state.section != "trade"
        _decide(match, random.Random(6))
    told = [event for entry in match.log if entry.kind == CHOICE for event in entry.events]
    yield from (str(event.data["card"]) for event in told if event.kind == "traded")


def test_a_plan_counts_from_the_next_section_that_looks(match: Match[Beacons]) -> None:
    """A seat that is not asked throws away what was planned; the plan is used up."""
    assert list(_plans_that_count(match))


def test_a_wish_is_understood_in_words(match: Match[Beacons]) -> None:
    """What is typed is understood as a choice is: in words of any language, or as it is written."""
    seen = view(match.state, 0)
    languages = [words_for(locale, "beacons", "games.kernel") for locale in ("en", "de")]
    game = find("beacons")
    asked = wishes_of(game.rules, game.voice, seen, 0)
    assert asked is not None
    assert understand(asked, "frag mich nicht, was ich wegwerfe", languages) == "ask no"
    assert understand(asked, "keep all cards", languages) == "plan trade none"
    assert understand(asked, "plan trade none", languages) == "plan trade none"


@pytest.mark.parametrize(
    ("rules", "name", "words"),
    [
        (planted.AskChanging, "wished", "changes an open ask"),
        (planted.PlanAtOnce, "wished", "changes hands"),
        (planted.PlanForOthers, "wished", "shows in plans"),
        (planted.ForgottenPlans, "wishes_kept", "loses"),
        (planted.UnsampledPlans, "wishes", "no plans"),
        (planted.PlanThatShows, "untraced", "nothing is told"),
        (planted.TwiceWished, "wishes", "there stands"),
    ],
)
def test_bugs_in_wishes_are_found(beacons: Game[Beacons], rules: type[Any], name: str, words: str) -> None:
    """Each broken promise about wishes is found under its name."""
    report = check(replace(beacons, rules=rules()), games=5)
    found = {str(failure) for failure in report.failures}
    assert any(failure.check == name and words in failure.what for failure in report.failures), found


def test_the_sampled_world_has_other_plans(match: Match[Beacons]) -> None:
    """A world that seat 0 imagines has plans of others, as they may be."""
    match.wish(1, f"plan trade {_card(match, 1)}")
    worlds = [determinize(match.game.rules, view(match.state, 0), random.Random(seed)) for seed in range(20)]
    assert len({world.plans[1] for world in worlds}) > 3
    assert all(isinstance(world, State) and world.plans[0] == match.state.plans[0] for world in worlds)
