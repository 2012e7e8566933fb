"""Taking choices back by consent: how far, what that takes back, and doing it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.core.luck import draws_of
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table, is_resume, standing_entries, state_of
from bot.tables.ports.errors import Refusal
from bot.tables.stages import play
from bot.tables.stages.play import KEPT_SNAPSHOTS, commit
from storage import Reader
from storage.rows import EntryRow


@dataclass(frozen=True, slots=True)
class Way:
    """The way back to the state of a version: the choices that it takes back, and the luck drawn before them."""

    version: int
    taken: tuple[EntryRow, ...]
    draws: int


async def way_back(tx: Reader, table: Table, seat: int) -> Way:
    """Find the way back before a seat's last choice; refuse if there is none.

    It leads to the beginning of that ask: no sealed choice of the same ask stays, since all are known by now. At a
    table alone, forced choices do not count as the user's (see `play.make`).
    """
    entries = standing_entries(await tx.log.entries(table.id))
    own = [entry for entry in entries[1:] if entry.seat == seat and not (table.is_alone and entry.stand_in)]
    if not own:
        raise Refusal("refused-nothing-to-undo")
    if own[-1].ask == table.require_match().state.ask:
        raise Refusal("refused-still-open")
    way = _way(table, entries, own[-1].ask)
    if table.row.version - way.version > KEPT_SNAPSHOTS or await tx.log.snapshot(table.id, way.version) is None:
        raise Refusal("refused-too-long-ago", most=KEPT_SNAPSHOTS)
    if not await _leads_to_a_question(tx, table, way):
        raise Refusal("refused-other-rules")
    return way


async def _leads_to_a_question(tx: Reader, table: Table, way: Way) -> bool:
    """Tell whether somebody is asked where the way leads, by rules that have not changed since."""
    state = await state_of(tx, table, way.version)
    return state is not None and bool(state.waiting) and not any(map(is_resume, way.taken))


def _way(table: Table, entries: Sequence[EntryRow], ask: int) -> Way:
    first = next(at for at, entry in enumerate(entries) if at and entry.ask == ask)
    taken = tuple(entries[first:])
    return Way(entries[first].version - 1, taken, table.row.draws - draws_of(taken))


async def taken_since(tx: Reader, table: Table, version: int) -> list[EntryRow]:
    """List the standing choices after a version."""
    return [entry for entry in standing_entries(await tx.log.entries(table.id)) if entry.version > version]


async def take_back(registry: Registry, table: Table, seat: int, ask: int, message: int | None) -> None:
    """Take back a seat's last choice at once; at a table alone, even if something has come to light since.

    Needs the table's lock. See `play.take_back`.
    """
    match = table.require_match()
    if not table.is_alone or ask != match.state.ask or match.can_undo(seat):
        await play.take_back(registry, table, seat, ask, message)
        return
    registry.check_running(table)
    async with registry.store.read() as tx:
        way = await way_back(tx, table, seat)
    await carry_out(registry, table, seat, way.version)


async def take_back_all(registry: Registry, table: Table, seat: int, ask: int, message: int | None) -> None:
    """Take back all that a seat may take back alone, choice by choice, each in a transaction. See `take_back`."""
    await play.take_back(registry, table, seat, ask, message)
    match = table.require_match()
    while match.can_undo(seat):
        await play.take_back(registry, table, seat, match.state.ask, message)


async def carry_out(registry: Registry, table: Table, seat: int, version: int) -> bool:
    """Go back to the state of a version; return whether that was still possible."""
    async with registry.store.read() as tx:
        state = await state_of(tx, table, version)
        entries = standing_entries(await tx.log.entries(table.id))
        found = next((entry for entry in entries if entry.version == version + 1), None)
        if state is None or found is None:
            return False
        way = _way(table, entries, found.ask)
        if not await _leads_to_a_question(tx, table, way):
            return False
    step = table.require_match().consider_return(seat, len(way.taken), state, way.draws)
    await commit(registry, table, step, None)
    return True
