"""Rows to try the store with: every field has a value, and a test names those it is about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from storage import Writer
from storage.outbox import EVER
from storage.rows import ClockRow, EntryRow, NewDelivery, PanelRow, SeatRow, TableRow, WebhookRow
from storage.schema import outbox

SAME = ("kind", "recipient", "about", "seat", "table_id")
GUILD = 810001
HOME = 820002
USER = 830003
OTHER = 830004


def table(table_id: str = "K7Q2", **fields: Any) -> TableRow:
    """Make a table."""
    given: dict[str, Any] = {
        "guild_id": GUILD,
        "home_id": HOME,
        "game": "towers",
        "locale": "en",
        "host_id": None,
        "seed": bytes(range(32)),
        "commitment": "c0ffee",
        "rules_version": 3,
        "created_at": 1000,
    }
    return TableRow(table_id=table_id, **given | fields)


def seat(number: int, table_id: str = "K7Q2", **fields: Any) -> SeatRow:
    """Make a seat."""
    given: dict[str, Any] = {"seat": number, "name": f"Seat {number}"}
    return SeatRow(table_id=table_id, **given | fields)


def webhook(**fields: Any) -> WebhookRow:
    """Make a webhook."""
    given: dict[str, Any] = {
        "guild_id": GUILD,
        "address": "https://a.example/",
        "secret": "s",
        "channel_id": HOME,
        "locale": "en",
        "due_at": 5,
    }
    return WebhookRow(**given | fields)


def entry(number: int, table_id: str = "K7Q2", **fields: Any) -> EntryRow:
    """Make a log entry whose version is its number."""
    given: dict[str, Any] = {
        "version": number,
        "seat": 0,
        "choice": "push N1",
        "ask": number,
        "drawn": "[4]",
        "events": '[{"key": "pushed"}]',
        "barrier": False,
        "rules_version": 3,
        "at": 2000 + number,
    }
    return EntryRow(table_id=table_id, number=number, **given | fields)


def delivery(**fields: Any) -> NewDelivery:
    """Make a sync of the board of K7Q2, due at once."""
    given: dict[str, Any] = {
        "table_id": "K7Q2",
        "recipient": "place:K7Q2",
        "kind": "sync",
        "about": "board",
        "since": 0,
        "upto": 1,
        "created_at": 5000,
        "due_at": 5000,
    }
    return NewDelivery(**given | fields)


async def owed(tx: Writer, new: NewDelivery) -> int:
    """Queue a message and return the id of its row."""
    await tx.outbox.add(new)
    same = (outbox.c[name].is_not_distinct_from(getattr(new, name)) for name in SAME)
    number: int = await tx.outbox._session.value(select(func.max(outbox.c.id)).where(*same))
    return number


async def settled(tx: Writer, number: int, upto: int, owed_at: int = EVER) -> bool:
    """Settle a delivery, and tell whether nothing of it is left."""
    await tx.outbox.complete(number, upto, owed_at)
    return await tx.outbox.get(number) is None


def panel(message_id: int, table_id: str = "K7Q2", **fields: Any) -> PanelRow:
    """Make a panel with the board."""
    given: dict[str, Any] = {
        "channel_id": 840005,
        "about": "board",
        "token": f"TOKEN{message_id}",
        "version": 1,
        "posted_at": message_id,
    }
    return PanelRow(message_id=message_id, table_id=table_id, **given | fields)


def contents(path: Path) -> dict[str, bytes]:
    """Read the database and whatever lies beside it, but for the lock, which is meant to stay."""
    return {file.name: file.read_bytes() for file in path.parent.iterdir() if not file.name.endswith(".lock")}


def clock(number: int, table_id: str = "K7Q2", **fields: int | None) -> ClockRow:
    """Make a clock that runs from 1,000 to 9,000 and rings at 5,000."""
    given: dict[str, int | None] = {"ask": 1, "began_at": 1000, "due_at": 9000, "ring_at": 5000}
    return ClockRow(**{"table_id": table_id, "seat": number} | given | fields)  # type: ignore[arg-type]  # a test names fields it knows


async def times(tx: Writer, table_id: str = "K7Q2") -> list[tuple[int | None, ...]]:
    """List deadline, ring and rest of a table's clocks."""
    return [(row.due_at, row.ring_at, row.left) for row in await tx.clocks.of_table(table_id)]
