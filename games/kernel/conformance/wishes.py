"""Checks of wishes: they fit, change nothing visible, are sampled, and survive an undo."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import islice

from games.kernel.cloning import clone
from games.kernel.conformance.texts import HINT, LABEL, proofs
from games.kernel.conformance.trial import Trial, Viewer
from games.kernel.errors import RepeatedChoice
from games.kernel.events import Events
from games.kernel.icons import without_icons
from games.kernel.match import CHOICE
from games.kernel.state import State
from games.kernel.visibility import marks, view
from games.kernel.wishing import subject_of
from games.kernel.words import Words
from games.kernel.worlds import determinize

OFTEN = 0.2
"""How often a random game has a wish between two choices."""
LISTED = 1000
TRIED = 6
MAX_WISH, MAX_SUBJECT = 60, 100
"""Most characters of a wish, which is part of a button's id, and of a subject's name."""
PLANS = 20
"""Wishes after which a planner must have no more."""


def wish_at_random(trial: Trial) -> None:
    """Let a seat make any allowed wish, asked or not; note what changes apart from its wishes."""
    seat = trial.rng.randrange(trial.seats)
    offered = _offered(trial, trial.state, seat)
    if not offered or trial.rng.random() >= OFTEN:
        return
    before = clone(trial.state)
    try:
        step = trial.match.consider_wish(seat, trial.rng.choice(offered))
    except RepeatedChoice:
        return
    for what in _changed(trial, before, step.state, seat, step.entry.choice):
        trial.fail("wished", what)
    trial.match.accept(step)


def _offered(trial: Trial, state: State, seat: int) -> list[str]:
    shape = trial.rules.wishes(view(state, seat), seat)
    return [] if shape is None else list(islice(shape.listed(), LISTED))


def _changed(trial: Trial, before: State, after: State, seat: int, wish: str) -> Iterator[str]:
    """Asks and answers stay the same, and the wish is in force."""
    rules = trial.rules
    if trial.state != before:
        yield f"considering the wish {wish!r} changed the old state"
    asked = rules.asked(before)
    fresh = clone(after)
    if rules.asked(fresh) != asked:
        yield f"the wish {wish!r} changes an open ask"
    wanted = [one if subject_of(one) != subject_of(wish) else wish for one in rules.wished(view(before, seat), seat)]
    if list(rules.wished(view(after, seat), seat)) != wanted:
        yield f"after the wish {wish!r} there stands {rules.wished(view(after, seat), seat)}"
    for other in set(range(trial.seats)) - {seat}:
        if rules.wished(view(after, other), other) != rules.wished(view(before, other), other):
            yield f"the wish {wish!r} changes the wishes of another seat"
    yield from _kept_apart(before, after, seat, wish)


def _kept_apart(before: State, after: State, seat: int, wish: str) -> Iterator[str]:
    """Wishes are stored in fields of their own, secret ones in the seat's entry."""
    hidden = dict(marks(type(before)))
    for f in fields(before):
        old, new = getattr(before, f.name), getattr(after, f.name)
        if old == new:
            continue
        if f.name in _COMMON or (f.name in hidden and not hidden[f.name].scalar):
            yield f"the wish {wish!r} changes {f.name}"
        elif f.name in hidden and (new[seat] is None or _others(old, seat) != _others(new, seat)):
            yield f"the wish {wish!r} of seat {seat} shows in {f.name}"


_COMMON = {f.name for f in fields(State)}


def _others(values: Sequence[object], seat: int) -> list[object]:
    return [value for other, value in enumerate(values) if other != seat]


def wishes(trial: Trial) -> Iterator[str]:
    """Offered wishes are in canonical form and no choices, and one wish of each subject is in force, in all worlds."""
    for seat in range(trial.seats):
        offered = _offered(trial, trial.state, seat)
        yield from _standing(trial, trial.state, seat, offered)
        yield from _written(trial, seat, offered)
        world = determinize(trial.rules, view(trial.state, (seat + 1) % trial.seats), trial.rng)
        trial.rules.asked(world)
        yield from _standing(trial, world, seat, _offered(trial, world, seat))
        yield from _unsampled(trial, world, _kept_in(trial, seat, offered))


def _kept_in(trial: Trial, seat: int, offered: Sequence[str]) -> set[str]:
    """Name the secret fields that store these wishes; of two wishes of a subject, at least one is not in force."""
    found, secrets = set[str](), [name for name, mark in marks(type(trial.state)) if mark.scalar]
    firsts, lasts = ({subject_of(wish): wish for wish in order} for order in (reversed(offered), offered))
    for wish in {*firsts.values(), *lasts.values()}:
        draft = clone(trial.state)
        trial.rules.wish(draft, seat, wish)
        found.update(name for name in secrets if getattr(draft, name) != getattr(trial.state, name))
    return found


def _unsampled(trial: Trial, world: State, kept_in: set[str]) -> Iterator[str]:
    """Name secret wishes that a sampled world leaves out, because rules and planners would fail at None."""
    for name in sorted(kept_in):
        true, made = getattr(trial.state, name), getattr(world, name)
        if any(one is None and truth is not None for one, truth in zip(made, true, strict=True)):
            yield f"a sampled world has no {name}"


def _standing(trial: Trial, state: State, seat: int, offered: Sequence[str]) -> Iterator[str]:
    standing = trial.rules.wished(view(state, seat), seat)
    subjects = list(dict.fromkeys(map(subject_of, offered)))
    if list(map(subject_of, standing)) != subjects:
        yield f"seat {seat} may wish about {subjects}, and there stands {standing}"
    if missing := set(standing) - set(offered):
        yield f"the wishes {sorted(missing)} stand and are not offered"


def _written(trial: Trial, seat: int, offered: Sequence[str]) -> Iterator[str]:
    ask = trial.rules.asked(trial.state).get(seat)
    for wish in trial.rng.sample(offered, min(TRIED, len(offered))):
        if trial.rules.settle_wish(trial.state, seat, wish) != wish:
            yield f"the wish {wish!r} is offered and not accepted"
        if len(wish) > MAX_WISH or wish != " ".join(wish.split()) or not subject_of(wish):
            yield f"the wish {wish!r} is not a subject and a value, in {MAX_WISH} characters"
        if ask is not None and ask.shape is not None and ask.shape.settle(wish) is not None:
            yield f"the wish {wish!r} is a choice, too"


def wishes_said(trial: Trial) -> Iterator[str]:
    """Wishes and their subjects have texts in each language, which fit and differ."""
    seat = trial.rng.randrange(trial.seats)
    offered, languages = _offered(trial, trial.state, seat), proofs(trial)
    for words in languages if offered else ():
        yield from _worded(trial, seat, offered, words)
    for proof in languages:
        yield from proof.flaws


def _worded(trial: Trial, seat: int, offered: Sequence[str], words: Words) -> Iterator[str]:
    voice, seen = trial.game.voice, view(trial.state, seat)
    labels = {wish: voice.wish_label(seen, seat, wish, words) for wish in offered}
    for wish, label in labels.items():
        if not 0 < len(without_icons(label.text)) <= LABEL or len(without_icons(label.hint)) > HINT:
            yield f"the label of the wish {wish!r} does not fit in {words.locale}: {label.text!r}"
    if len({label.text for label in labels.values()}) < len(labels):
        yield f"two wishes have one label in {words.locale}"
    for subject in set(map(subject_of, offered)):
        if not 0 < len(voice.wish_subject(seen, seat, subject, words)) <= MAX_SUBJECT:
            yield f"the subject {subject!r} does not fit in {words.locale}"
    if strange := set(voice.handy_wishes(seen, seat)) - set(offered):
        yield f"the wishes {sorted(strange)} are handy and not offered"
    if not all(voice.wishes(seen, seat, words) or [""]):
        yield f"the wishes that stand are not said in {words.locale}"


def wishes_kept(trial: Trial) -> Iterator[str]:
    """An undo keeps each wish that can hold there."""
    match = trial.match
    if not match.past or trial.state.given or match.past[-1][0].kind != CHOICE:
        return
    now = trial.state
    back = match.consider_undo(match.past[-1][0].seat or 0).state
    for seat in range(trial.seats):
        offered = _offered(trial, back, seat)
        yield from _standing(trial, back, seat, offered)
        standing = trial.rules.wished(view(back, seat), seat)
        for wish in trial.rules.wished(view(now, seat), seat):
            if wish in offered and wish not in standing:
                yield f"going back loses the wish {wish!r} of seat {seat}"


def planned(trial: Trial) -> Iterator[str]:
    """A planner makes allowed wishes, does not change the view, and ends at some time."""
    planner = trial.game.planner
    if planner is None:
        return
    for seat in range(trial.seats):
        draft = clone(trial.state)
        for _ in range(PLANS):
            seen = view(draft, seat)
            before = clone(seen)
            wish = planner.wish(seen, seat, trial.rng)
            if seen != before:
                yield f"the planner changes the view of seat {seat}"
            if wish is None:
                break
            trial.rules.wish(draft, seat, trial.rules.settle_wish(draft, seat, wish))
        else:
            yield f"the planner of seat {seat} is never content"


def untraced(trial: Trial) -> Iterator[str]:
    """Another secret wish of one seat changes nothing that others see, unless an event reports its effect."""
    rng = random.Random(f"{trial.seed} {trial.step}")  # its own, because checks must not change the game
    seat = rng.randrange(trial.seats)
    other = _with_other_secret(trial, seat, rng)
    if other is None:
        return
    rules, state = trial.rules, trial.state
    answers = {one: ask.shape.sample(rng) for one, ask in rules.asked(state).items() if ask.shape is not None}
    (one, one_told), (two, two_told) = (_answered(trial, start, answers) for start in (state, other))
    for viewer in set(trial.viewers) - {seat}:
        if one_told[viewer] != two_told[viewer]:
            continue  # it had an effect, which was reported
        if view(one, viewer) != view(two, viewer) or rules.asked(one).keys() != rules.asked(two).keys():
            yield f"a secret wish of seat {seat} shows after {state.section}, and nothing is told"


def _with_other_secret(trial: Trial, seat: int, rng: random.Random) -> State | None:
    """Return a copy in which this seat has made one more wish that others cannot see; None if none was found."""
    offered = _offered(trial, trial.state, seat)
    for wish in rng.sample(offered, min(TRIED, len(offered))):
        draft = clone(trial.state)
        trial.rules.wish(draft, seat, wish)
        if draft != trial.state and view(draft, None) == view(trial.state, None):
            return draft
    return None


def _answered(trial: Trial, start: State, answers: dict[int, str]) -> tuple[State, dict[Viewer, list[object]]]:
    """Answer the whole ask on a copy; return what it leads to, and what each viewer is told."""
    draft, luck, events = clone(start), trial.luck(trial.match.draws), Events()
    draft.given = {}
    for seat, choice in answers.items():
        trial.rules.apply(draft, seat, choice, luck, events)
    return draft, {
        viewer: [(event.kind, event.seat, event.seen_by(viewer)) for event in events.told] for viewer in trial.viewers
    }


WISHES = (wishes, wishes_said, planned)
