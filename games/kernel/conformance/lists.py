"""Checks of lists and plans: lists always answer, plans are carried out whole, and both have texts."""

from __future__ import annotations

import random
from collections.abc import Iterator

from games.kernel.ahead import PASSES, Order, at_random, compose, due, foresee, planned, without_plan
from games.kernel.alone import settle_alone
from games.kernel.ask import Ask
from games.kernel.cloning import clone
from games.kernel.conformance.texts import LABEL, proofs
from games.kernel.conformance.trial import Trial
from games.kernel.events import Events
from games.kernel.icons import without_icons
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.words import Words
from games.kernel.worlds import determinize


def lists(trial: Trial) -> Iterator[str]:
    """Lists name existing sections, and each item once; orders are made from all of them, by the view alone."""
    rng = _rng(trial)
    for seat in range(trial.seats):
        seen = view(trial.state, seat)
        before, found = clone(seen), trial.rules.lists(seen, seat)
        for name, listing in found.items():
            if missing := [section for section in listing.sections if section not in trial.rules.sections]:
                yield f"the list {name} answers {missing}, which are no sections"
            if len(set(listing.items)) < len(listing.items):
                yield f"the list {name} has an item twice"
        made = without_plan(_composed(trial, seen, seat, rng))
        if [(line.name, set(line.choices)) for line in made] != [(name, set(one.items)) for name, one in found.items()]:
            yield f"seat {seat} may give the lists {list(found)}, and its order is {made}"
        if seen != before:
            yield f"the lists of seat {seat} change its view"


def _composed(trial: Trial, seen: State, seat: int, rng: random.Random) -> Order:
    return compose(trial.game, seen, seat, lambda _game, _seen, _seat, ask: _sample(ask, rng)) or ()


def _sample(ask: Ask, rng: random.Random) -> str:
    return "" if ask.shape is None else ask.shape.sample(rng)


def carried(trial: Trial) -> Iterator[str]:
    """The plan of a seat that waits in its turn is carried out whole if all others pass, in every world."""
    if trial.game.playing.turn_of is None or trial.state.over or trial.state.given:
        return
    rng = _rng(trial)
    for seat in set(range(trial.seats)) - set(trial.state.waiting):
        seen = view(trial.state, seat)
        plan = planned(_composed(trial, seen, seat, rng))
        if not plan:
            continue
        hidden = determinize(trial.rules, view(trial.state, None), rng)
        for world in (clone(trial.state), hidden):
            trial.rules.asked(world)
            yield from _carried_out(trial, world, seat, plan)


def _carried_out(trial: Trial, start: State, seat: int, plan: Order) -> Iterator[str]:
    """Let all others pass, as `foresee` does, and the plan answer, unless hidden cards of others change the table."""
    world, left, luck = start, plan, trial.luck(trial.match.draws)
    while left:
        asked = trial.rules.asked(world)
        found = due(trial.game, view(world, seat), seat, left) if seat in asked else ("", left)
        if found is None:
            expected = foresee(trial.game, view(start, None), seat, plan[: len(plan) - len(left)])
            if expected is not None and expected == view(world, None):
                yield f"the plan {plan} of seat {seat} stops at {world.section} with {left} left"
            return
        choice, left = found
        given = {each: choice if each == seat else _passed(ask) for each, ask in asked.items()}
        if None in given.values():
            return
        world = clone(world)
        world.given = {}
        trial.rules.carry_out(world, given, luck, Events())
        world = settle_alone(trial.rules, None, world, luck, Events())


def _passed(ask: Ask) -> str | None:
    return None if ask.shape is None else next((one for one in PASSES if ask.shape.settle(one)), None)


def answered(trial: Trial) -> Iterator[str]:
    """A list answers each question of its sections, whatever is hidden, so that its timing reveals no hand."""
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
        yield from _foreseen(trial, seen, seat, words)
    for proof in languages:
        yield from proof.flaws


def _foreseen(trial: Trial, seen: State, seat: int, words: Words) -> Iterator[str]:
    """A foreseen question has the same words as one that is asked."""
    own = None if seat in trial.rules.asked(seen) else foresee(trial.game, seen, seat)
    if own is not None and not trial.game.voice.prompt(own, seat, words):
        yield f"{own.section} has no prompt in {words.locale} where it is foreseen"


def _rng(trial: Trial) -> random.Random:
    """Return a generator of its own, because checks must not change the game."""
    return random.Random(f"{trial.seed} {trial.step}")


LISTS = (lists, listed, carried)
