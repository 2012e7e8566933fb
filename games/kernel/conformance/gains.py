"""Checks of gains: certain numbers come true, nothing exceeds the declared most, and the words fit."""

from __future__ import annotations

import re
from collections.abc import Iterator

from games.kernel.ask import Ask
from games.kernel.chance import RandomChance
from games.kernel.conformance.texts import HINT, Proof, proofs
from games.kernel.conformance.trial import Trial
from games.kernel.icons import without_icons
from games.kernel.match import Match
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.voice import ABOUT, Gain
from games.kernel.worlds import determinize

CHOICES, WORLDS = 4, 2
PLUS = re.compile(r"(?<!\d)\+(\d+)")
"""A gain in a text; a plus after a number, as in `3+2`, is a sum."""


def gained(trial: Trial, choices: int = CHOICES, worlds: int = WORLDS) -> Iterator[str]:
    """Gains of some choices of each asked seat fit, hide what the view hides, and come true if certain."""
    languages = proofs(trial)
    for seat, ask in trial.rules.asked(trial.state).items():
        seen = view(trial.state, seat)
        for choice in dict.fromkeys(trial.sample(ask) for _ in range(choices)):
            promised = trial.game.voice.gain(seen, seat, choice, languages[0])
            yield from _worded(trial, seat, choice, promised, languages)
            for _ in range(worlds if promised.certain or promised.most else 0):
                yield from _broken(trial, seat, choice, promised)
        yield from _about(trial, seat, ask, languages)
    for words in languages:
        yield from words.flaws


def _about(trial: Trial, seat: int, ask: Ask, languages: list[Proof]) -> Iterator[str]:
    for words in languages:
        text = trial.game.voice.about(view(trial.state, seat), seat, words)
        if not text:
            yield f"nothing says in {words.locale} what {ask.section} is about"
        if len(text) > ABOUT or "\n" in text:
            yield f"what {ask.section} is about is no short line in {words.locale}: {text!r}"


def _worded(trial: Trial, seat: int, choice: str, promised: Gain, languages: list[Proof]) -> Iterator[str]:
    """A gain is a short line, promises the same in each language, and says nothing that the view hides."""
    if promised == Gain():
        return
    seen, voice = view(trial.state, seat), trial.game.voice
    world = determinize(trial.rules, seen, trial.rng)
    trial.rules.asked(world)
    for words in languages:
        gain = voice.gain(seen, seat, choice, words)
        if len(without_icons(gain.text)) > HINT or "\n" in gain.text:
            yield f"the gain of {choice!r} does not fit in {words.locale}: {gain.text!r}"
        if gain.certain and not gain.text:
            yield f"the gain of {choice!r} is not said in {words.locale}"
        if claimed(gain.text) > max((0, *gain.certain.values(), *gain.most.values())):
            yield f"the gain of {choice!r} promises more in {words.locale} than it declares: {gain.text!r}"
        if (gain.certain, gain.most) != (promised.certain, promised.most):
            yield f"the gain of {choice!r} is another number in {words.locale}"
        if voice.gain(view(world, seat), seat, choice, words) != gain:
            yield f"the gain of {choice!r} tells seat {seat} what its view hides"


def claimed(text: str) -> int:
    """Return the greatest number that a text names with a plus."""
    return max((0, *map(int, PLUS.findall(text))))


def _broken(trial: Trial, seat: int, choice: str, promised: Gain) -> Iterator[str]:
    """Compare certain numbers, and the most there can be, with what the choice leads to in one sampled world."""
    seen, voice = view(trial.state, seat), trial.game.voice
    now = voice.amounts(seen, seat)
    then = voice.amounts(view(_next_state(trial, seen, seat, choice), seat), seat)
    for name, number in promised.certain.items():
        if then[name] - now[name] != number:
            came = then[name] - now[name]
            yield f"{seen.section} promises seat {seat} {number} {name} for {choice!r}, and {came} came"
    for name, number in promised.most.items():
        if then[name] - now[name] > number:
            came = then[name] - now[name]
            yield f"{seen.section} declares at most {number} {name} for {choice!r} of seat {seat}, and {came} came"


def _next_state(trial: Trial, seen: State, seat: int, choice: str) -> State:
    """Return the next state of a world that this seat cannot tell from the truth, once all have answered."""
    world = determinize(trial.rules, seen, trial.rng)
    world.given.pop(seat, None)
    match = Match(trial.match.game, world, 1, 0, lambda first: RandomChance(trial.rng))
    for other, ask in trial.rules.asked(world).items():
        if other != seat and other not in world.given:
            match.choose(other, trial.sample(ask))
    return match.choose(seat, choice).state


GAINS = (gained,)
