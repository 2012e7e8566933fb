"""Which tables users may see without sitting there: those of channels they see on Discord, and of servers they manage.

Everything that shows a table, or lets users join it, checks here. For a hidden table, users get the same answer as for
an unknown id.
"""

from __future__ import annotations

from collections.abc import Sequence

import structlog

from bot.tables.core.registry import Registry
from bot.tables.core.table import NO_GUILD
from bot.tables.ports.caller import Caller
from bot.tables.ports.errors import Refusal
from bot.tables.ports.messenger import Messenger, MessengerError
from storage.rows import TableRow

log = structlog.get_logger()


def channel_of(row: TableRow) -> int:
    """Return the channel that decides who sees a table: its own, or its thread's parent."""
    if row.place_id is None:
        return row.post_id or row.home_id
    if row.place_id == row.lobby_message_id:  # a thread has the same id as the message that it belongs to
        return row.home_id
    return row.place_id


def refusal(table_id: str) -> Refusal:
    """Return the refusal of an unknown id, or of a table hidden from the caller."""
    return Refusal("refused-no-table", table=table_id)


class Visibility:
    """Ask Discord which tables a user sees; no lock is held meanwhile."""

    def __init__(self, registry: Registry, messenger: Messenger) -> None:
        self.registry, self.messenger = registry, messenger

    async def among(self, user_id: int, guild_id: int, rows: Sequence[TableRow]) -> list[TableRow]:
        """Return those tables of a server that a user sees.

        :raises Refusal: Discord cannot say
        """
        if not rows or guild_id == NO_GUILD:
            return []
        try:
            seen = await self.messenger.visible(guild_id, user_id, {channel_of(row) for row in rows})
        except MessengerError as error:
            log.info("channels not looked up", reason=type(error).__name__)
            raise Refusal("failed") from error
        return [row for row in rows if channel_of(row) in seen]

    async def check(self, caller: Caller, row: TableRow, *, direct: bool = False) -> None:
        """Refuse a table hidden from a caller without a seat; allow direct messages only if `direct`."""
        if caller.manages(row.guild_id):
            return
        there = row.guild_id not in self.registry.frozen | self.registry.missing
        here = caller.guild_id == row.guild_id or (direct and caller.guild_id is None and there)
        if not here or not await self.among(caller.user_id, row.guild_id, [row]):
            raise refusal(row.table_id)

    async def check_id(self, caller: Caller, table_id: str, *, direct: bool = False) -> None:
        """Refuse an unknown id, or that of a table hidden from a caller without a seat."""
        async with self.registry.store.read() as tx:
            row = await tx.tables.get(table_id)
        if row is None:
            raise refusal(table_id)
        await self.check(caller, row, direct=direct)
