"""Advice: what the normal computer would choose for a seat, and why, as far as the game's hints can say that."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from games.kernel.ask import Ask
from games.kernel.game import Game, Weighs
from games.kernel.state import State
from games.kernel.words import Words
from games.players.basic import shape_of

SEED = 0
"""Advice has its own luck, always the same: asking twice gives the same answer, and spends no luck of the table."""
LISTED = 200
"""Choices of a large shape that are compared with the one advised."""
MOST_REASONS = 2
LITTLE, HALF = 0.25, 0.75
"""Below the first a difference is called a little, below the second about half a point."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A term by which the advised choice is better, and by how much."""

    name: str
    difference: float


@dataclass(frozen=True, slots=True)
class Advice:
    """What to choose, the best other choice, and either why or that the other is nearly as good."""

    choice: str
    other: str | None = None
    reasons: tuple[Reason, ...] = ()
    near: bool = False


def advise(
    game: Game, view: State, seat: int, ask: Ask, allows: Callable[[str], bool] = lambda _choice: True
) -> Advice | None:
    """Return what the normal computer would choose; None if there is only one choice.

    A lesson `allows` some choices only: of these the one that is worth most is advised.
    """
    offered = [each for each in ask.offered(LISTED) if allows(each)]
    if len(offered) < 2:
        return None
    choice = game.hints.policy(view, seat, ask, random.Random(SEED))
    choice = shape_of(ask, seat).settle(choice) or choice
    if not isinstance(game.hints, Weighs):
        return Advice(choice) if allows(choice) else None
    among = [choice, *offered] if allows(choice) else offered
    return _compared({each: game.hints.terms(view, seat, ask, each) for each in among}, choice, game.nearly)


def _compared(terms: Mapping[str, Mapping[str, float]], choice: str, nearly: float) -> Advice:
    """Compare a choice, or the best one if it is not among them, with the best other; of equal ones the first."""
    sums = {each: sum(parts.values()) for each, parts in terms.items()}
    choice = choice if choice in sums else max(sums, key=lambda each: sums[each])
    other = max((each for each in terms if each != choice), key=lambda each: sums[each])
    if sums[choice] - sums[other] <= nearly:
        return Advice(choice, other, near=True)
    return Advice(choice, other, reasons(terms[choice], terms[other]))


def reasons(best: Mapping[str, float], other: Mapping[str, float]) -> tuple[Reason, ...]:
    """List the terms that speak most for the best choice, the largest difference first, of equal ones by name."""
    gaps = {name: best.get(name, 0.0) - other.get(name, 0.0) for name in best.keys() | other.keys()}
    found = sorted((-gap, name) for name, gap in gaps.items() if gap > 0)
    return tuple(Reason(name, -gap) for gap, name in found[:MOST_REASONS])


def told(advice: Advice, game: Game, view: State, seat: int, words: Words) -> list[str]:
    """Say advice as lines: the choice as its button reads, then each reason, then what a rule of thumb is."""

    def named(choice: str) -> str:
        return game.voice.label(view, seat, choice, words).text

    lines = [words.text("advice", choice=named(advice.choice))]
    if advice.other is not None and advice.near:
        lines.append(words.text("advice-near", choice=named(advice.other)))
    elif advice.other is not None:
        lines.append(words.text("advice-beside", choice=named(advice.other)))
        lines += [f"- {_reason(reason, words)}" for reason in advice.reasons]
    return [*lines, words.text("advice-thumb")]


def _reason(reason: Reason, words: Words) -> str:
    return words.text(f"reason-{reason.name}", difference=_about(reason.difference, words))


def _about(difference: float, words: Words) -> str:
    """Say how many points, about."""
    if difference < HALF:
        return words.text("advice-little" if difference < LITTLE else "advice-half")
    return words.text("advice-points", count=round(difference))
