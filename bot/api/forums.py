"""Opening the forum posts in which tables are played. These functions raise discord.py's errors and `PlaceClosed`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.api.channels import own_member
from bot.api.tags import Tags, tags_at_first, tags_later, usable, with_missing
from bot.tables.ports.messenger import PlaceClosed, PostTags

LOOKED_AT = 100
"""How many of a forum's newest archived posts are searched for one of ours."""
Create = Callable[[discord.ForumChannel, Tags], Awaitable[int]]
"""Create a post with tags, and return its id."""


class Forums:
    """Opens posts and changes their tags; one task at a time makes new tags, because an edit replaces all of them."""

    def __init__(self, client: discord.Client) -> None:
        self._client, self._making = client, asyncio.Lock()

    async def open_post(
        self, guild: discord.Guild, forum_id: int, mark: str, since: int | None, tags: PostTags, create: Create
    ) -> int:
        """Open a post; if `since`, a snowflake, is given, first look for a post of ours with this mark in its name."""
        forum, offered = await self._tagged(guild, forum_id, tags)
        found = None if since is None else await self._find(forum, mark, since)
        return found or await create(forum, tags_at_first(forum, offered, tags))

    async def tag(self, guild: discord.Guild, post_id: int, tags: PostTags) -> None:
        """Change the tags of a post."""
        post: Any = await self._client.http.get_channel(post_id)  # discord.py needs its cache for a thread's tags
        if "thread_metadata" not in post:
            raise PlaceClosed("kind")
        forum, offered = await self._tagged(guild, int(post["parent_id"]), tags)
        given = set(map(int, post.get("applied_tags", ())))
        before = [tag for tag in forum.available_tags if tag.id in given]
        after = [tag.id for tag in tags_later(offered, before, tags)]
        if set(after) != given and (after or not forum.flags.require_tag):
            await self._client.http.edit_channel(post_id, applied_tags=after)

    async def _tagged(self, guild: discord.Guild, forum_id: int, tags: PostTags) -> tuple[discord.ForumChannel, Tags]:
        """Return a forum and the tags that the bot may use there; make missing tags first, if the bot may do that."""
        async with self._making:
            forum = await guild.fetch_channel(forum_id)
            if not isinstance(forum, discord.ForumChannel):
                raise PlaceClosed("kind")
            own = await own_member(self._client, guild)
            granted = discord.Permissions.none() if own is None else forum.permissions_for(own)
            if granted.manage_channels:
                forum = await with_missing(forum, tags)
        return forum, usable(forum, granted)

    async def _find(self, forum: discord.ForumChannel, mark: str, since: int) -> int | None:
        """Look for our post among the active ones, then among the archived ones."""
        active = [post for post in await forum.guild.active_threads() if post.parent_id == forum.id]
        archived = [post async for post in forum.archived_threads(limit=LOOKED_AT)]
        own = self._client.user.id if self._client.user else None
        ours = [post for post in (*active, *archived) if post.owner_id == own and post.id >= since]
        return next((post.id for post in ours if mark in post.name), None)
