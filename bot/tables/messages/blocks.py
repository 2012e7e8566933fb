"""The list of whom a user has blocked; only that user ever sees it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.messages import common
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Choice, Panel, Row, Select
from games.kernel.words import Words, clipped
from storage.rows import BlockRow

UNBLOCK = "unblock"
"""The verb of the select that takes blocks back."""
MOST = 25
"""Blocks that one select offers, the newest; the others follow once these are taken back."""


def block_panel(rows: Sequence[BlockRow], texts: Words, note: str = "") -> Panel:
    """Compose what a block does, and the list with a select that takes one back."""
    listed = texts.text("block-list", names=", ".join(_name(row, texts) for row in rows[:MOST])) if rows else ""
    more = texts.text("block-more", count=len(rows) - MOST) if len(rows) > MOST else ""
    text = (note, texts.text("block-about"), listed or texts.text("block-none"), more)
    return Panel(tuple(filter(None, text)), rows=_unblock(rows, texts), accent=common.SLATE)


def _name(row: BlockRow, texts: Words) -> str:
    return row.name if row.kind == "all" else texts.text("block-invitations", name=row.name)


def _unblock(rows: Sequence[BlockRow], texts: Words) -> tuple[Row, ...]:
    choices = tuple(Choice(str(row.other_id), clipped(_name(row, texts), 100)) for row in rows[:MOST])
    return (Select(ComponentId("", UNBLOCK).id, texts.text("block-take-back"), choices),) if choices else ()
