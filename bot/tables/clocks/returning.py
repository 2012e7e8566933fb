"""A user comes back to a seat that a computer has kept: it is theirs again, and they are told what happened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.clocks import absence
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table, standing_entries
from bot.tables.messages.story import story
from games.kernel.words import Words
from storage.rows import EntryRow

LONGEST_BRIEFING = 1_000


async def take_seat_again(registry: Registry, table: Table, seat: int, texts: Words) -> str:
    """Give a seat back to its user, and return the briefing for them."""
    text = await briefing(registry, table, seat, texts)
    await absence.give_back(registry, table, seat)
    return text


async def briefing(registry: Registry, table: Table, seat: int, texts: Words) -> str:
    """Tell what a seat saw happen since its user last chose for it; whoever takes the seat over may know it too."""
    async with registry.store.read() as tx:
        entries = await tx.log.entries(table.id)
        kept = [row for row in await tx.holders.of_table(table.id) if row.seat == seat and row.computer is not None]
    until = kept[-1].version if kept and table.seats[seat].computer is not None else table.row.version
    since = _last_own(standing_entries(entries), seat, until)
    happened = story(table, entries[since:], texts, viewer=seat, longest=LONGEST_BRIEFING)
    return texts.text("welcome-back", story=happened) if happened else texts.text("welcome-back-nothing")


def _last_own(entries: Sequence[EntryRow], seat: int, until: int) -> int:
    """Return the version of the last choice that a seat's user has made before a version."""
    own = [entry.version for entry in entries if entry.seat == seat and not entry.stand_in and entry.version <= until]
    return max(own, default=0)
