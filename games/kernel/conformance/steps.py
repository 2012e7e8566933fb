"""Checks at every step: offers, copies, conservation, views, sampled worlds, and what each seat learns."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from itertools import product

from games.kernel.alone import only_answers
from games.kernel.cloning import clone
from games.kernel.conformance.trial import Trial, Viewer
from games.kernel.events import Data, Event
from games.kernel.state import HIDDEN, State, Zone
from games.kernel.visibility import in_sight, marks, view, zones_of
from games.kernel.worlds import determinize

_PLAIN = (str, int)


def offers(trial: Trial) -> Iterator[str]:
    """Somebody is asked, and every asked seat has something to choose."""
    asked = trial.rules.asked(trial.state)
    if not asked:
        yield "nobody is asked although the game goes on"
    for seat, ask in asked.items():
        if seat not in range(trial.seats):
            yield f"seat {seat} is asked, but there are {trial.seats} seats"
        if ask.shape is None or next(ask.shape.listed(), None) is None:
            yield f"{ask.section} asks seat {seat} and offers nothing"
        hash(ask)  # raises if a shape holds a live list instead of a tuple


def copies(trial: Trial) -> Iterator[str]:
    """A clone is equal and shares nothing that can change."""
    copy = clone(trial.state)
    if copy != trial.state:
        yield "a clone differs from its state"
    shared = {id(part): part for part in _changeable(copy)}.keys() & {id(part) for part in _changeable(trial.state)}
    if shared:
        yield f"a clone shares {len(shared)} changeable parts with its state"


def _changeable(value: object) -> Iterator[object]:
    """Yield every list, dict and changeable dataclass within a value."""
    if value is None or isinstance(value, _PLAIN):
        return
    if isinstance(value, list | tuple | dict):
        if not isinstance(value, tuple):
            yield value
        for inside in value.values() if isinstance(value, dict) else value:
            yield from _changeable(inside)
    elif is_dataclass(value):
        if not type(value).__dict__["__dataclass_params__"].frozen:
            yield value
        for f in fields(value):
            yield from _changeable(getattr(value, f.name))


def conserved(trial: Trial) -> Iterator[str]:
    """Every piece of every supply is in exactly one place, counted by kind."""
    rules, state = trial.rules, trial.state
    placed = {pool: Counter(pieces) for pool, pieces in rules.placed(state).items()}
    for pool, _, zone in zones_of(state):
        placed.setdefault(pool, Counter()).update(zone.cards)
        if len(zone.cards) != len(zone.seen):
            yield f"{pool}: a zone knows {len(zone.seen)} entries of {len(zone.cards)}"
    supply = {pool: Counter(pieces) for pool, pieces in rules.supply(state).items()}
    for pool in supply.keys() | placed.keys():
        have, want = placed.get(pool, Counter()), supply.get(pool, Counter())
        if have != want:
            yield f"{pool}: {dict(want - have)} missing, {dict(have - want)} too many"


def worlds(trial: Trial) -> Iterator[str]:
    """No viewer can tell a sampled world from the truth: same view, same asks, same knowledge."""
    rules, state = trial.rules, trial.state
    asked = rules.asked(state)
    for viewer in trial.viewers:
        seen = view(state, viewer)
        if not rules.fits(state, seen):
            yield f"the truth does not fit what {_name(viewer)} remembers"
        world = determinize(rules, seen, trial.rng)
        if not rules.fits(world, seen):
            yield f"a sampled world does not fit what {_name(viewer)} remembers"
        if view(world, viewer) != seen:
            yield f"{_name(viewer)} can tell a sampled world from the truth: {_difference(view(world, viewer), seen)}"
        if tuple(rules.asked(world)) != tuple(asked):
            yield f"in a world of {_name(viewer)} seats {tuple(rules.asked(world))} are asked, in truth {tuple(asked)}"
        if viewer in asked and rules.asked(world).get(viewer) != asked[viewer]:
            yield f"what seat {viewer} is offered depends on what it cannot see"
        if (only_answers(rules, world) is None) != (only_answers(rules, state) is None):
            yield f"{state.section} is marked alone, but {_name(viewer)} cannot see whether there is a choice"
        yield from _knowledge(trial, viewer, seen, world)


def _knowledge(trial: Trial, viewer: Viewer, seen: State, world: State) -> Iterator[str]:
    """A view shows exactly what its viewer knows, read from the truth; a sampled world keeps all of it."""
    known = in_sight(trial.rules, trial.state, viewer)
    shown, filled = _pieces(trial, seen), _pieces(trial, world)
    shown = Counter({key: count for key, count in shown.items() if key[1] != HIDDEN})
    if shown != known:
        yield f"the view of {_name(viewer)} shows {dict(shown - known)} too much and hides {dict(known - shown)}"
    if not known <= filled:
        yield f"a sampled world of {_name(viewer)} lost {dict(known - filled)}"
    if any(piece == HIDDEN for _, piece in filled):
        yield f"a sampled world of {_name(viewer)} still has hidden pieces"


def _pieces(trial: Trial, state: State) -> Counter[tuple[str, str]]:
    """Count all pieces of a state by supply and kind."""
    found = Counter((pool, piece) for pool, pieces in trial.rules.placed(state).items() for piece in pieces)
    for pool, _, zone in zones_of(state):
        found.update((pool, card) for card in zone.cards)
    return found


def _difference(one: State, other: State) -> str:
    names = [f.name for f in fields(one) if getattr(one, f.name) != getattr(other, f.name)]
    return ", ".join(names) or "not even of one class"


def exposed(trial: Trial) -> Iterator[str]:
    """No public field names a piece that has never lain openly."""
    hidden = {name for name, _ in marks(type(trial.state))} | {"given"}
    for f in fields(trial.state):
        if f.name not in hidden:
            if any(isinstance(each, Zone) for each in _entries(getattr(trial.state, f.name))):
                yield f"the public field {f.name} holds a zone: `zone` or `zones` marks it"
            said = _mentioned(_strings(getattr(trial.state, f.name)), trial.pieces)
            if leaked := said - trial.known[None]:
                yield f"the public field {f.name} names {sorted(leaked)}, which nobody has shown"


def _entries(value: object) -> Iterable[object]:
    return value if isinstance(value, list) else (value,)


def _strings(value: object) -> Iterator[str]:
    """Yield every text within a value, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from _strings([*value.keys(), *value.values()])
    elif isinstance(value, list | tuple):
        for inside in value:
            yield from _strings(inside)
    elif is_dataclass(value) and not isinstance(value, Zone):
        for f in fields(value):
            yield from _strings(getattr(value, f.name))


def _mentioned(texts: Iterable[str], pieces: frozenset[str]) -> set[str]:
    """Find the pieces that texts name, alone or in a list."""
    return {word for text in texts for word in (text, *re.split(r"[\s,;:+]+", text)) if word in pieces}


def told(trial: Trial, state: State, events: list[Event], drew: bool) -> Iterator[str]:
    """No seat learns of a piece that it has never seen, and what a seat learns in secret stays in its view.

    `drew`: luck was drawn since, so a shuffle may have made that obsolete.
    """
    for event, viewer in product(events, trial.viewers):
        if _named(trial, event.seen_by(viewer)) - trial.known[viewer]:
            trial.look(state)
        if leaked := _named(trial, event.seen_by(viewer)) - trial.known[viewer]:
            yield f"the event {event.kind} tells {_name(viewer)} of {sorted(leaked)}, which its view does not show"
        secret = _named(trial, event.secret) if viewer in event.to and not drew else set()
        if secret and (lost := secret - {piece for _, piece in in_sight(trial.rules, state, viewer)}):
            yield f"{_name(viewer)} was told of {sorted(lost)} ({event.kind}), and its view forgets that"


def _named(trial: Trial, data: Data) -> set[str]:
    return _mentioned(_strings(list(data.values())), trial.pieces)


def _name(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


EVERY_STEP = (offers, copies, conserved, worlds, exposed)
