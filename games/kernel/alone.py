"""Undo barriers, and questions with a single answer that is public, which nobody is asked.

A step that revealed something is a barrier: its seat cannot take it back alone. A section that asks nobody is carried
out as part of the step before, and never makes an undo barrier: while that step can still be taken back, a section that
would draw luck, show something or begin a phase is asked, since its answer is then a decision.
"""

from __future__ import annotations

from itertools import islice
from typing import NoReturn, TypeVar

from games.kernel.agenda import Given, Rules
from games.kernel.ask import Ask
from games.kernel.chance import Chance
from games.kernel.cloning import clone
from games.kernel.events import Events
from games.kernel.state import State
from games.kernel.visibility import has_learned

S = TypeVar("S", bound=State)


def is_revealing(rules: Rules[S], before: S, after: S) -> bool:
    """Tell whether a step opened sealed answers or showed something hidden to anybody."""
    if after.phase != before.phase:
        return True  # a new phase is announced, and what was announced is not taken back
    if after.ask != before.ask and len(rules.asked(before)) > 1:
        return True
    viewers = (None, *range(after.seats))
    return any(has_learned(rules, before, after, viewer) for viewer in viewers)


class LuckDrawn(Exception):
    """Raised if luck would be drawn."""


class NoChance(Chance):
    """Refuses all draws by raising LuckDrawn."""

    def _order(self, items: list[str]) -> NoReturn:
        raise LuckDrawn

    def _one(self, items: list[str]) -> NoReturn:
        raise LuckDrawn


def only_answers(rules: Rules[S], state: S) -> Given | None:
    """Return the answers of an ask at which nobody has a choice, if that is public; otherwise None."""
    if state.over or state.given or not rules.sections[state.section].alone:
        return None
    answers = {seat: _only_answer(ask) for seat, ask in rules.asked(state).items()}
    known = {seat: answer for seat, answer in answers.items() if answer is not None}
    return known if len(known) == len(answers) else None


def forced(rules: Rules[S], state: S) -> Given | None:
    """Return the only answer of the one asked seat, if it is asked just so that others do not notice.

    Otherwise None, also if the section is marked `alone`, which is asked because its answer ends an undo.
    """
    if state.over or state.given or rules.sections[state.section].alone:
        return None
    answers = {seat: _only_answer(ask) for seat, ask in rules.asked(state).items()}
    return {seat: answer for seat, answer in answers.items() if answer is not None} if len(answers) == 1 else None


def _only_answer(ask: Ask) -> str | None:
    listed = list(islice(ask.shape.listed(), 2)) if ask.shape is not None else []
    return listed[0] if len(listed) == 1 else None


def settle_alone(rules: Rules[S], before: S | None, state: S, chance: Chance, events: Events) -> S:
    """Carry out asks that leave nobody a choice, one after the other; return the state at which somebody has one.

    `before` is the state before the step; None if there is nothing to take back.
    """
    while given := only_answers(rules, state):
        barrier = before is None or bool(chance.drawn) or is_revealing(rules, before, state)
        after, told, asking = clone(state), Events(), rules.sections[state.section]
        after.ask -= 1  # an ask without asked seats is not counted
        after.phase -= asking.phase
        try:
            rules.carry_out(after, given, chance if barrier else NoChance(), told)
        except LuckDrawn:
            break
        if before is not None and not barrier and is_revealing(rules, before, after):
            break
        state = after
        events.told += told.told
        events.beats += told.beats - asking.beat
    return state
