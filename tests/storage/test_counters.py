import asyncio
from pathlib import Path

import pytest

from storage import Counts, Store, counts
from storage.counters import LATE
from storage.errors import DatabaseFailed
from tests.storage.samples import delivery, table


async def test_what_is_owed_late_and_given_up_is_counted(store: Store) -> None:
    """Overdue and failed messages are late; those that were given up are no longer pending."""
    async with store.write() as tx:
        await tx.tables.insert(table())
        await tx.tables.insert(table("AAAA", stage="ended"))
        await tx.tables.insert(table("BBBB", stage="ended"))
        for recipient in ("on time", "overdue", "failed", "given up"):
            await tx.outbox.add(delivery(recipient=recipient, due_at=9_000 if recipient == "overdue" else 10_000))
        rows = {row.recipient: row for row in await tx.outbox.unsent("K7Q2")}
        await tx.outbox.postpone(rows["failed"].id, 90_000, "refused")
        await tx.outbox.give_up(rows["given up"].id, 10_000, "refused")
    tables = {("towers", "lobby"): 1, ("towers", "ended"): 2}
    assert await asyncio.to_thread(store.counts, 9_000 + LATE) == Counts(3, 1, 1, tables, LATE)
    assert await asyncio.to_thread(store.counts, 10_000 + LATE) == Counts(3, 2, 1, tables, 1_000 + LATE)


async def test_an_empty_database_has_nothing(store: Store) -> None:
    """If nothing is pending, the count is 0 and not unknown."""
    assert await asyncio.to_thread(store.counts, 0) == Counts(0, 0, 0, {})


def test_a_missing_database_is_not_made(tmp_path: Path) -> None:
    """Counting only looks."""
    with pytest.raises(DatabaseFailed):
        counts(tmp_path / "none.db", 0)
    assert list(tmp_path.iterdir()) == []
