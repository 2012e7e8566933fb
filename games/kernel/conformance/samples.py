"""Checks at every tenth step: refusals, saving, arrival order, replay and hints."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, permutations

from games.kernel.ask import Ask
from games.kernel.cloning import clone
from games.kernel.conformance.trial import Trial
from games.kernel.errors import IllegalChoice, KernelError, NotYourDecision, StaleChoice
from games.kernel.events import Events
from games.kernel.game import Bounds, Weighs
from games.kernel.records import record_of, replay
from games.kernel.saving import dump_drawn, dump_events, dump_state, load_drawn, load_events, load_state
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.words import LOCALES, words_for
from games.kernel.worlds import determinize

ORDERS = 24
WEIGHED, ROUNDING = 12, 1e-9
NUMBER = "#"
"""Stands for the points in a reason's text."""
OFFERS = 24
REPLAY_ALWAYS, REPLAY_GROWTH = 150, 1.5
"""Up to this many steps, each sample replays the match; later each time it has grown by as much."""
MAX_OFFERED = 1000
"""Where `Ask.offered` ends."""
MALFORMED = (
    "",
    " ",
    "?",
    "none",
    "+",
    ":",
    "none+none",
    "9" * 5000,
    "a:" + "9" * 5000,
    "a:-1",
    "a:²",
    "\n",
    "\x00",
    "é" * 300,
)


def accepted(trial: Trial) -> Iterator[str]:
    """Every offered choice is in its canonical form, and the rules can carry it out."""
    for seat, ask in trial.rules.asked(trial.state).items():
        listed = ask.offered()
        if len(set(listed)) != len(listed):
            yield f"{ask.section} offers seat {seat} a choice twice"
        for choice in trial.rng.sample(listed, min(OFFERS, len(listed))):
            if trial.rules.settle(trial.state, seat, choice) != choice:
                yield f"{choice!r} is offered to seat {seat} and not accepted"
            _carry_out(trial, {seat: choice})


def _carry_out(trial: Trial, fixed: dict[int, str]) -> None:
    """Answer the whole ask on a copy; raises what the rules raise."""
    draft = _fresh(trial)
    luck = trial.luck(trial.match.draws)
    for seat, ask in trial.rules.asked(draft).items():
        trial.rules.apply(draft, seat, fixed.get(seat) or trial.sample(ask), luck, Events())


def _fresh(trial: Trial) -> State:
    """Copy the state with the open ask unanswered."""
    draft = clone(trial.state)
    draft.given = {}
    return draft


def refused(trial: Trial) -> Iterator[str]:
    """Choices that are stale, not offered, or by a seat that is not asked are refused and change nothing."""
    before = clone(trial.state)
    asked = trial.rules.asked(trial.state)
    every = [choice for ask in asked.values() for choice in ask.offered(8)]
    for seat in {-1, *range(trial.seats + 1)} - asked.keys():
        for choice in every[:2]:
            yield from _must_refuse(trial, seat, choice, NotYourDecision)
    for seat, ask in asked.items():
        listed = ask.offered()
        for choice in [*MALFORMED, *every, *_bent(trial.rng.sample(listed, min(3, len(listed))))]:
            yield from _refusal(trial, seat, choice, ask, listed)
        yield from _must_refuse(trial, seat, trial.sample(ask), StaleChoice, trial.state.ask - 1)
    if trial.state != before:
        yield "a refused choice changed the state"


def _bent(choices: list[str]) -> list[str]:
    """Write offered choices wrongly."""
    return [bent for c in choices for bent in (c + "x", c + "+", "+" + c, f"{c}+{c}", c[:-1], c.swapcase(), " " + c)]


def _refusal(trial: Trial, seat: int, choice: str, ask: Ask, listed: list[str]) -> Iterator[str]:
    settled = ask.shape.settle(choice) if ask.shape else None
    if settled is None:
        yield from _must_refuse(trial, seat, choice, IllegalChoice)
    elif settled not in listed and len(listed) < MAX_OFFERED:
        yield f"{choice[:40]!r} is accepted as {settled[:40]!r}, which is not offered"


def _must_refuse(
    trial: Trial, seat: int, choice: str, kind: type[KernelError], ask: int | None = None
) -> Iterator[str]:
    try:
        trial.match.consider(seat, choice, ask)
    except kind as error:
        yield from _worded(trial, error)
    else:
        yield f"{choice[:40]!r} by seat {seat} should raise {kind.__name__}"


def _worded(trial: Trial, error: KernelError) -> Iterator[str]:
    """An error has a complete text in every language; each kind is read once per game."""
    if error.key in trial.read:
        return
    trial.read.add(error.key)
    for locale in LOCALES:
        words = words_for(locale, trial.game.package, "games.kernel")
        if not words.has(error.key) or words.filled(error.key, error.fields)[1]:
            yield f"the refusal {error.key} has no complete text in {locale}"


def saved(trial: Trial) -> Iterator[str]:
    """A state, its events and its luck come back from JSON as they were."""
    opened = load_state(trial.match.game, dump_state(trial.state))
    if opened != trial.state:
        yield "a saved state comes back changed"
    if trial.rules.asked(opened) != trial.rules.asked(trial.state):
        yield "a saved state asks something else"
    last = trial.match.log[-1]
    if load_events(dump_events(last.events)) != last.events or load_drawn(dump_drawn(last.drawn)) != last.drawn:
        yield "saved events or luck come back changed"


def arrival(trial: Trial) -> Iterator[str]:
    """Sealed answers lead to the same state, events and luck in whatever order they come, changed or not."""
    asked = trial.rules.asked(trial.state)
    if len(asked) < 2:
        return
    final = {seat: trial.sample(ask) for seat, ask in asked.items()}
    first = _arrive(trial, list(final), final)
    for order in _orders(trial, list(final)):
        if _arrive(trial, order, final) != first:
            yield f"{trial.state.section} depends on the order of answers {order}"


def _orders(trial: Trial, seats: list[int]) -> list[tuple[int, ...]]:
    if math.factorial(len(seats)) <= ORDERS:
        return list(islice(permutations(seats), ORDERS))
    return [tuple(trial.rng.sample(seats, len(seats))) for _ in range(ORDERS)]


def _arrive(trial: Trial, order: list[int] | tuple[int, ...], final: dict[int, str]) -> tuple[object, ...]:
    """Answer in this order, some with a change of mind before the last has come."""
    draft, luck, events = _fresh(trial), trial.luck(trial.match.draws), Events()
    asked = dict(trial.rules.asked(draft))
    changing = [seat for seat in order[:-1] if trial.rng.random() < 0.5]
    answers = [(seat, trial.sample(asked[seat])) for seat in changing]
    for seat, choice in [*answers, *((seat, final[seat]) for seat in order)]:
        trial.rules.apply(draft, seat, choice, luck, events)
    return draft, events.told, luck.drawn


def replayed(trial: Trial) -> Iterator[str]:
    """The record of the match leads to the same state, version and log.

    A long match is replayed less often, because each replay begins at the start.
    """
    if not trial.state.over and len(trial.match.log) < trial.replayed * REPLAY_GROWTH:
        return
    trial.replayed = len(trial.match.log) if len(trial.match.log) > REPLAY_ALWAYS else 0
    record = list(record_of(trial.match, trial.options))
    match = replay(record, trial.match.game)
    if match.state != trial.state or match.version != trial.match.version:
        again = replay(record, trial.match.game)
        why = "" if again.state == match.state else ", each time to another: not all luck comes from `chance`"
        yield f"the replayed record leads to another state{why}"
    if match.log != trial.match.log:
        yield "the replayed record has another log"


def hinted(trial: Trial) -> Iterator[str]:
    """The hints choose what is offered, from a view and from a sampled world, and change neither."""
    hints, rules = trial.game.hints, trial.rules
    for seat, ask in rules.asked(trial.state).items():
        seen = view(trial.state, seat)
        for source in (seen, determinize(rules, seen, trial.rng)):
            before = clone(source)
            choice = hints.policy(source, seat, ask, trial.rng)
            if ask.shape is None or ask.shape.settle(choice) is None:
                yield f"the hints choose {choice!r} for {ask.section}, which is not offered"
            if not math.isfinite(hints.evaluate(source, seat)):
                yield f"the hints evaluate seat {seat} as {hints.evaluate(source, seat)}"
            if source != before:
                yield f"the hints change the view of seat {seat}"


def weighed(trial: Trial) -> Iterator[str]:
    """If the hints name terms, no offered choice has a higher sum than theirs, and each term has its words."""
    hints, state = trial.game.hints, trial.state
    if not isinstance(hints, Weighs):
        return
    for seat, ask in trial.rules.asked(state).items():
        seen = view(state, seat)
        own = ask.shape and ask.shape.settle(hints.policy(seen, seat, ask, trial.rng))
        terms = {choice: hints.terms(seen, seat, ask, choice) for choice in [own, *ask.offered(WEIGHED)] if choice}
        best = max(terms, key=lambda choice: sum(terms[choice].values()))
        if own and sum(terms[best].values()) > sum(terms[own].values()) + ROUNDING:
            yield f"the hints choose {own!r} for {ask.section}, but weigh {best!r} higher"
        yield from _unworded(trial.game.package, set().union(*terms.values()))
        if isinstance(hints, Bounds):
            yield from _unbounded(trial.game.package, hints.most(seen, seat, ask), list(terms.values()))


def _unbounded(package: str, most: Mapping[str, float], terms: Sequence[Mapping[str, float]]) -> Iterator[str]:
    """No reason that names points exceeds what the rules allow."""
    words = words_for(LOCALES[0], package)
    for name in sorted(set().union(*terms)):
        worths = [each.get(name, 0.0) for each in terms]
        counted = NUMBER in words.text(f"reason-{name}", difference=NUMBER)
        if counted and (gap := max(worths) - min(worths)) > most.get(name, 0.0) + ROUNDING:
            yield f"reason-{name} can name {gap:.1f} points, and the rules allow {most.get(name, 0.0)}"


def _unworded(package: str, names: set[str]) -> Iterator[str]:
    for locale in LOCALES:
        words = words_for(locale, package)
        yield from (
            f"reason-{name} has no text in {locale}" for name in sorted(names) if not words.has(f"reason-{name}")
        )


SOMETIMES = (accepted, refused, saved, arrival, replayed, hinted, weighed)
