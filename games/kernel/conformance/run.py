"""Play random games and collect what breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial

from games.kernel.cloning import clone
from games.kernel.conformance.computers import standstill
from games.kernel.conformance.ending import LAST, boards
from games.kernel.conformance.gains import GAINS
from games.kernel.conformance.lengths import FITTING
from games.kernel.conformance.lessons import FEW, WALKS, lesson_flaws
from games.kernel.conformance.lists import LISTS, answered
from games.kernel.conformance.report import Failure, Report
from games.kernel.conformance.samples import SOMETIMES
from games.kernel.conformance.steps import EVERY_STEP, told
from games.kernel.conformance.texts import SPOKEN, worded
from games.kernel.conformance.trial import Trial, describe
from games.kernel.conformance.wishes import WISHES, untraced, wish_at_random, wishes_kept
from games.kernel.game import Game

HINTED = 10
"""For each this many random games, the hints play one more."""
SAMPLED = (*SOMETIMES, *SPOKEN, *GAINS, *FITTING, *WISHES, *LISTS)
EVERY = 10
USUAL = 60
"""Default number of games in a run."""
FURTHER = 60
"""Most further games, without checks, in which to look for sections that no checked game has reached."""
Watch = Callable[[Iterator[Report]], Iterator[Report]]
CHANGES = 0.1
"""How often a waiting seat changes its sealed answer."""


def check(
    game: Game, games: int = USUAL, seed: int = 1, jobs: int = 1, material_id: str = "", watch: Watch = iter
) -> Report:
    """Play this many random games, with this seed and the following ones; failures do not stop the run.

    `material_id` names a set of components that only this process knows, so `jobs` must be 1. `watch` may count
    finished games. A short run checks the lesson less.
    """
    report = Report()
    for part in watch(_parts(game, range(seed, seed + games), jobs, material_id)):
        report.add(part)
    report.failures += [Failure(game.key, "worded", what, seed) for what in worded(game)]
    report.failures += [
        Failure(game.key, "lesson", what, seed) for what in lesson_flaws(game, WALKS if games >= USUAL else FEW)
    ]
    report.failures += [one for each in range(seed, seed + games, HINTED) for one in _hinted(game, each, material_id)]
    for seats in sorted({*range(game.seats[0], game.seats[1] + 1)} - report.seats):
        report.failures += _uncounted(Trial.draw(game, seed, material_id), seats)
    for name in sorted(_missing(game, report.reached, range(seed + games, seed + games + FURTHER), material_id)):
        report.failures.append(Failure(game.key, "reached", f"no game reached the section {name}", seed))
    return report


def _parts(game: Game, seeds: range, jobs: int, material_id: str) -> Iterator[Report]:
    if jobs == 1:
        yield from map(partial(play, game, material_id=material_id), seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(play, game), seeds, chunksize=4)


def _hinted(game: Game, seed: int, material_id: str) -> list[Failure]:
    """Look for a standstill in a game between computers; hints that crash are reported elsewhere."""
    trial = Trial.draw(game, seed, material_id)
    with suppress(Exception):
        for what in standstill(trial):
            trial.fail("standstill", what)
    return trial.report.failures


def _missing(game: Game, reached: set[str], further: range, material_id: str) -> set[str]:
    """Look in further games for the sections that no checked game has reached, until all are found."""
    wanted = {name for name in game.rules.sections if name not in game.rules.aliases}
    missing = wanted - reached - set(game.excused_sections)
    for seed in further:
        if not missing:
            break
        missing -= _reached(Trial.draw(game, seed, material_id))
    return missing


def _uncounted(trial: Trial, seats: int) -> list[Failure]:
    """Count the boards of a game with a number of players that no checked game had."""
    trial.seats = seats
    _reached(trial)
    if trial.state.over:
        trial.run(boards)
    return trial.report.failures


def _reached(trial: Trial) -> set[str]:
    """Play a random game without checks, and return its sections; ignore crashes, which checked games report."""
    with suppress(Exception):
        trial.begin()
        while not trial.state.over and trial.report.decisions < trial.game.limits(trial.material_id).longest:
            trial.step += 1
            if trial.wishful:
                wish_at_random(trial)
            _step(trial)
    return trial.report.reached


def play(game: Game, seed: int, material_id: str = "") -> Report:
    """Play one random game with all checks."""
    trial = Trial.draw(game, seed, material_id)
    trial.on_section = told
    try:
        trial.begin()
        _play(trial)
    except Exception as error:  # noqa: BLE001 - a game that crashes is a finding; the next one is played
        trial.fail("play", f"raised {describe(error)}")
    return trial.report


def _play(trial: Trial) -> None:
    for what in told(trial, trial.state, trial.match.log[0].events, drew=True):
        trial.fail("told", what)
    offset = trial.rng.randrange(EVERY)
    while not trial.state.over:
        trial.step += 1
        if trial.report.decisions >= trial.game.limits(trial.material_id).longest:
            trial.fail(
                "length",
                f"the game is longer than its declared {trial.game.limits(trial.material_id).longest} decisions",
            )
            return
        for one in (*EVERY_STEP, *SAMPLED) if trial.step % EVERY == offset else EVERY_STEP:
            trial.run(one)
        if trial.wishful:
            wish_at_random(trial)
            trial.run(wishes_kept)
            trial.run(untraced)
        trial.run(answered)
        _step(trial)
    for one in LAST:
        trial.run(one)


def _step(trial: Trial) -> None:
    """Let a random waiting seat answer; now and then one changes its mind instead."""
    state, asked = trial.state, trial.rules.asked(trial.state)
    given = [seat for seat in asked if seat in state.given]
    changes = given and trial.rng.random() < CHANGES
    seat = trial.rng.choice(given if changes else state.waiting)
    choice = trial.sample(asked[seat])
    if changes and state.given[seat] == choice:
        return
    before = clone(state)
    step = trial.advance(seat, choice)
    if state != before:
        trial.fail("considered", f"considering {choice!r} changed the old state")
    trial.match.accept(step)
    trial.look(trial.state)
    trial.report.decisions += not changes
