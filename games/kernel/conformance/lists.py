"""What is checked of lists that answer before a seat is asked: they always do, in every world, and are in words."""

from __future__ import annotations

import random
from collections.abc import Iterator

from games.kernel.ahead import Order, at_random, compose, due
from games.kernel.cloning import clone
from games.kernel.conformance.texts import LABEL, proofs
from games.kernel.conformance.trial import Trial
from games.kernel.icons import without_icons
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.worlds import determinize


def lists(trial: Trial) -> Iterator[str]:
    """Lists name sections that there are, and each item once; an order is made of all of them, from the view alone."""
    rng = _rng(trial)
    for seat in range(trial.seats):
        seen = view(trial.state, seat)
        before, found = clone(seen), trial.rules.lists(seen, seat)
        for name, listing in found.items():
            if missing := [section for section in listing.sections if section not in trial.rules.sections]:
                yield f"the list {name} answers {missing}, which are no sections"
            if len(set(listing.items)) < len(listing.items):
                yield f"the list {name} has an item twice"
        made = compose(trial.game, seen, seat, lambda _game, _seen, _seat, ask: rng.choice(ask.offered())) or ()
        if [(line.name, set(line.choices)) for line in made] != [(name, set(one.items)) for name, one in found.items()]:
            yield f"seat {seat} may give the lists {list(found)}, and its order is {made}"
        if seen != before:
            yield f"the lists of seat {seat} change its view"


def answered(trial: Trial) -> Iterator[str]:
    """A list answers each question of its sections, whatever is hidden: no moment may tell a hand."""
    rng, asked = _rng(trial), trial.rules.asked(trial.state)
    for seat in trial.state.waiting:
        seen = view(trial.state, seat)
        order, section = at_random(trial.game, seen, seat, rng), asked[seat].section
        if not any(section in listing.sections for listing in trial.rules.lists(seen, seat).values()):
            continue
        yield from _fits(trial, seen, seat, order)
        world = determinize(trial.rules, view(trial.state, rng.choice([None, *range(trial.seats)])), rng)
        if seat in trial.rules.asked(world):
            yield from _fits(trial, view(world, seat), seat, order)


def _fits(trial: Trial, seen: State, seat: int, order: Order) -> Iterator[str]:
    found = due(trial.game, seen, seat, order)
    if found is None:
        yield f"no list of {order} answers {seen.section}"
        return
    choice, rest = found
    shape = trial.rules.asked(seen)[seat].shape
    if shape is None or shape.settle(choice) != choice:
        yield f"a list answers {seen.section} with {choice!r}, which is not offered"
    if len(rest) != len(order) - 1:
        yield f"after {choice!r} there is left {rest} of {order}"


def listed(trial: Trial) -> Iterator[str]:
    """Lists and their items have texts in each language, which fit and differ."""
    seat = _rng(trial).randrange(trial.seats)
    seen, languages = view(trial.state, seat), proofs(trial)
    for words in languages:
        for name, listing in trial.rules.lists(seen, seat).items():
            labels = [trial.game.voice.list_label(seen, seat, name, item, words).text for item in listing.items]
            if len(set(labels)) < len(labels) or not all(0 < len(without_icons(text)) <= LABEL for text in labels):
                yield f"the items of the list {name} do not fit in {words.locale}: {labels}"
            if not (words.text(f"list-{name}") and words.text(f"list-{name}-rest")):
                yield f"the list {name} has no words in {words.locale}"
    for proof in languages:
        yield from proof.flaws


def _rng(trial: Trial) -> random.Random:
    """Return luck of its own: what is looked at must not change the game."""
    return random.Random(f"{trial.seed} {trial.step}")


LISTS = (lists, listed)
