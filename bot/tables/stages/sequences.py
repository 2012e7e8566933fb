"""A sequence of choices made by one press, each in a transaction of its own.

So each choice has its usual effects on clocks, votes, messages and undo. A process that dies in between leaves the
table as if its user had stopped there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.stages.play import ChoiceOutcome, answer_forced, commit, consider, moves_on
from games.kernel.errors import IllegalChoice
from games.kernel.match import Step


@dataclass(frozen=True, slots=True)
class SequenceOutcome:
    """The outcome of a sequence: the choices made, how many were not, and why the next one was refused."""

    made: tuple[ChoiceOutcome, ...]
    left: int = 0
    refused: IllegalChoice | None = None


async def choose_sequence(
    registry: Registry, table: Table, seat: int, choices: Sequence[str], ask: int, message: int | None
) -> SequenceOutcome:
    """Make and store as many choices of a sequence as possible, under the table's lock.

    A refused choice ends it, and those before it stand. Raises the errors of `consider` for the first one.
    """
    step, made, refused = await consider(registry, table, seat, choices[0], ask), list[ChoiceOutcome](), None
    if isinstance(step, ChoiceOutcome):
        return SequenceOutcome((step,))
    while True:
        made.append(await _make(registry, table, step, message))
        if len(made) == len(choices) or not step.goes_on(seat):
            break
        try:
            step = table.require_match().consider(seat, choices[len(made)])
        except IllegalChoice as error:
            refused = error
            break
    await answer_forced(registry, table)
    return SequenceOutcome(tuple(made), len(choices) - len(made), refused)


async def _make(registry: Registry, table: Table, step: Step, message: int | None) -> ChoiceOutcome:
    before = table.require_match().state
    entry = await commit(registry, table, step, message)
    return ChoiceOutcome(step.entry.choice, moves_on(before, step), before, entry)
