"""What a seat's user has not seen yet: the log since their own last choice, and the state that they left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.tables.core.table import Table, standing_entries, state_of
from games.kernel.state import State
from storage import Reader
from storage.rows import EntryRow, HolderRow


@dataclass(frozen=True, slots=True)
class Look:
    """The log entries since the last choice of a seat's user, beginning with that choice if `chosen`.

    `version` is the one that the user saw last, and `left` its state if it was loaded and is still stored.
    """

    entries: tuple[EntryRow, ...]
    version: int
    chosen: bool = True
    left: State | None = None


def look_of(entry: EntryRow) -> Look:
    """Return the look of a user who has just chosen."""
    return Look((entry,), entry.version)


async def look_back_at(tx: Reader, table: Table, seat: int) -> Look:
    """Look back, and load the state that the seat's user saw last, for comparing pictures."""
    look = await look_back(tx, table, seat)
    if not look.chosen or look.version >= table.row.version:
        return look
    return replace(look, left=await state_of(tx, table, look.version))


async def look_back(tx: Reader, table: Table, seat: int) -> Look:
    """Find the last standing choice of a seat's present user, and all standing entries after it.

    If it was taken back, the whole log is searched for an earlier one, which is rare.
    """
    begun = _begin_of_hold(await tx.holders.of_table(table.id), seat, table.seats[seat].user_id)
    entries = await tx.log.since_own(table.id, seat)
    standing = _standing(table, entries)
    if standing[:1] != entries[:1]:
        standing = _standing(table, await tx.log.entries(table.id))
    return _since_own(standing, seat, begun)


def _standing(table: Table, entries: Sequence[EntryRow]) -> list[EntryRow]:
    return standing_entries([entry for entry in entries if entry.version <= table.row.version])


def _since_own(standing: Sequence[EntryRow], seat: int, begun: int) -> Look:
    own = [at for at, entry in enumerate(standing) if _is_own(entry, seat) and entry.version > begun]
    if own:
        return Look(tuple(standing[own[-1] :]), standing[own[-1]].version)
    return Look(tuple(entry for entry in standing if entry.version > begun), begun, chosen=False)


def _is_own(entry: EntryRow, seat: int) -> bool:
    return entry.seat == seat and bool(entry.choice) and not entry.stand_in


def _begin_of_hold(holders: Sequence[HolderRow], seat: int, user_id: int | None) -> int:
    """Return the version at which the present user took the seat; time with a stand-in counts as theirs."""
    begun = 1
    for before, row in zip([None, *holders], holders, strict=False):
        if row.seat == seat and row.user_id == user_id and (before is None or not _same_hold(before, row)):
            begun = max(1, row.version)
    return begun


def _same_hold(before: HolderRow, row: HolderRow) -> bool:
    return (before.seat, before.user_id) == (row.seat, row.user_id)
