"""A table's post in the server's forum, which shows its state from the lobby to the end."""

from __future__ import annotations

from collections.abc import Awaitable

import structlog

from bot.tables.company.reliability import reliability_at
from bot.tables.core.about import STARTER
from bot.tables.core.people import chosen
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.ports.messenger import Gone, Messenger, PlaceClosed, PostTags, Refused, TooOld
from bot.tables.ports.panel import Panel
from bot.tables.stages.forum_post import first_message, post_tags
from storage.rows import GuildRow

log = structlog.get_logger()


class ForumPosts:
    """Opens posts, and updates their first message and tags; a failed update delays nothing else at the table."""

    def __init__(self, registry: Registry, messenger: Messenger) -> None:
        self.registry, self.messenger = registry, messenger

    async def open(self, table: Table, guild: GuildRow, name: str, since: int | None) -> int:
        """Open a table's post, or find the post that an earlier attempt has opened."""
        if guild.forum_id is None:
            raise Gone("channel")
        panel, tags = await self._compose(table, guild)
        return await self.messenger.open_post(guild.guild_id, guild.forum_id, name, panel, tags, table.id, since)

    async def show(self, table: Table) -> None:
        """Update a post's first message and then its tags; a refusal of one does not stop the other."""
        post_id = table.row.post_id
        if post_id is None:
            return
        panel, tags = await self._compose(table, await self.registry.people.guild(table.row.guild_id))
        await _unless_refused(self.messenger.edit(post_id, post_id, panel))
        await _unless_refused(self.messenger.tag_post(table.row.guild_id, post_id, tags))

    async def _compose(self, table: Table, guild: GuildRow) -> tuple[Panel, PostTags]:
        known = await reliability_at(self.registry, table)
        tags = post_tags(table.row, chosen(guild.locale) or table.row.locale)
        return first_message(table, common.words_of(table), known), tags

    async def is_pending(self, table: Table) -> bool:
        """Tell whether an update of a table's post is still queued."""
        async with self.registry.store.read() as tx:
            return any(row.about == STARTER for row in await tx.outbox.unsent(table.id))


async def _unless_refused(change: Awaitable[None]) -> None:
    try:
        await change
    except (Gone, PlaceClosed, Refused, TooOld) as error:
        log.info("post not updated", reason=str(error))
