"""What became of a choice: one that stands, or one that comes late, when another may count already."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.core.registry import Registry
from bot.tables.core.table import Table, standing_entries, state_of
from games.kernel.errors import KernelError, StaleChoice
from games.kernel.state import State
from storage import Reader
from storage.rows import EntryRow

REMEMBERED = 100
"""Log entries in which a late press looks for what became of its ask, however long the game; else it is over."""


@dataclass(frozen=True, slots=True)
class ChoiceOutcome:
    """What became of a choice: the one that stands, whether the ask went on with it, and the state that asked.

    States are kept for a while only: None if that one is no more. `entry` is the choice's, if it was made just now.
    """

    choice: str
    moved_on: bool
    asked_in: State | None
    entry: EntryRow | None = None


class LateChoice(StaleChoice):
    """Say which choice counted at an ask that is over, and the state that asked, in whose words it is named if kept."""

    def __init__(self, choice: str, asked_in: State | None) -> None:
        super().__init__("stale-choice-counted", choice=choice)
        self.asked_in = asked_in


async def answer_late(
    registry: Registry, table: Table, seat: int, choice: str, ask: int | None, refusal: KernelError
) -> ChoiceOutcome:
    """Treat a repeat of the choice that counted as success, name that choice otherwise; refuse if none counted."""
    async with registry.store.read() as tx:
        entry = None if ask is None else await _counted_entry(tx, table, seat, ask)
        if entry is None:
            raise refusal
        before = await state_of(tx, table, entry.version - 1)
    stands = table.game.rules.today(entry.choice)
    if stands == table.game.rules.today(choice) or _is_repeat(table, before, entry, choice):
        return ChoiceOutcome(stands, moved_on=True, asked_in=before)
    raise LateChoice(stands, before)


async def _counted_entry(tx: Reader, table: Table, seat: int, ask: int) -> EntryRow | None:
    """Find the log entry of the choice that counts at an ask for a seat.

    No number of an ask comes twice, and all entries after it are of later asks: what stands of those is enough.
    """
    entries = await tx.log.last_since_ask(table.id, ask, REMEMBERED)
    counted = [entry for entry in standing_entries(entries) if entry.ask == ask and entry.seat == seat]
    return counted[-1] if counted else None


def _is_repeat(table: Table, before: State | None, entry: EntryRow, choice: str) -> bool:
    """Tell whether a choice is the one of a log entry with its parts in another order."""
    asked = None if before is None else table.game.rules.asked(before).get(entry.seat)
    if asked is None or asked.shape is None:
        return False
    today = table.game.rules.today
    return asked.shape.settle(today(choice)) == today(entry.choice)
