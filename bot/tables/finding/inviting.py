"""The messages of invitations, made when they are sent: the mention in the lobby's channel, and the letter."""

from __future__ import annotations

from bot.tables.core.table import Table
from bot.tables.finding.invitations import INVITE, INVITED
from bot.tables.messages.invitations import call_panel, declined_panel, joined_panel, letter_panel, over_panel
from bot.tables.ports.panel import Panel
from games.kernel.words import Words
from storage import Reader
from storage.rows import InvitationRow


async def call(tx: Reader, table: Table, token: str, texts: Words) -> Panel | None:
    """Mention those who were invited together, once, and name others who are invited; an edit shows who is left."""
    rows = await _open(tx, table)
    if await _is_posted(tx, table, INVITE, token):
        return call_panel(table, [row.user_id for row in rows], (), token, texts) if rows else over_panel(table, texts)
    batch = next((row.since for row in await tx.outbox.unsent(table.id) if row.token == token), 0)
    called = [row.user_id for row in rows if row.batch == batch]
    others = [row.user_id for row in rows if row.batch != batch]
    return call_panel(table, called, others, token, texts) if called else None


async def letter(tx: Reader, table: Table, user_id: int, token: str, texts: Words) -> Panel | None:
    """Tell somebody that they are invited, or in the same message what they have answered, or that this is over."""
    if any(row.user_id == user_id for row in await _open(tx, table)):
        return letter_panel(table, token, texts)
    if not await _is_posted(tx, table, INVITED, token):
        return None
    row = await tx.invitations.get(table.id, user_id)
    if row is None or row.state == "lapsed" or table.row.stage != "lobby":
        return over_panel(table, texts)
    for_ever = bool(await tx.blocks.blocked(user_id, [table.row.host_id or 0]))
    return joined_panel(table, texts) if row.state == "joined" else declined_panel(table, texts, for_ever=for_ever)


async def _open(tx: Reader, table: Table) -> list[InvitationRow]:
    return await tx.invitations.open(table.id) if table.row.stage == "lobby" else []


async def _is_posted(tx: Reader, table: Table, about: str, token: str) -> bool:
    """Tell whether a message with this token is there, so that this is an edit of it."""
    return any(panel.token == token for panel in await tx.panels.current(table.id, about))
