"""Sending queued messages to Discord with the bot's own token.

Channels and messages are addressed by stored ids, never through discord.py's cache; only permissions come from the
cache.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, datetime

import aiohttp
import discord
import structlog

from bot.api import channels, scheduled_events
from bot.api.channels import KEPT_MINUTES, LONGEST_NAME
from bot.api.errors import ARCHIVED, LACKING, translate_errors
from bot.api.forums import Forums
from bot.api.icons import Icons
from bot.api.payload import Payload, walk
from bot.api.tags import Tags
from bot.tables.ports.component_id import parse
from bot.tables.ports.messenger import Gone, MessengerError, PlaceClosed, Planned, PostTags, Sent, TryLater
from bot.tables.ports.panel import Panel

log = structlog.get_logger()

PINNED_WITHIN = 10
"""How many messages after a pinned one to search for Discord's notice about the pin."""
SKEW = 60_000
"""Milliseconds by which Discord's clock, which its ids contain, may be behind ours."""


class DiscordMessenger:
    """Sends, edits and opens channels through discord.py (`bot.tables.ports.messenger.Messenger`).

    `elsewhere` tells whether a guild's events go to another process, so that this one's cache lacks it. `icons` are the
    emojis that messages may use.
    """

    def __init__(
        self,
        client: discord.Client,
        elsewhere: Callable[[int], bool] = lambda _guild_id: False,
        icons: Icons | None = None,
    ) -> None:
        self.client, self._elsewhere, self._icons = client, elsewhere, icons or Icons()
        self._forums = Forums(client)

    async def post(self, channel_id: int, panel: Panel, token: str) -> Sent:
        """Send a message; discord.py sends `enforce_nonce` with every nonce."""
        channel = self.client.get_partial_messageable(channel_id)
        with translate_errors():
            sent = await self._icons.send(panel, lambda payload: channel.send(nonce=token, **payload.as_new()))
        return Sent(channel_id, sent.id)

    async def edit(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Replace a message; an archived thread is opened again first."""
        with translate_errors():
            await self._unarchived(channel_id, lambda: self._edit(channel_id, message_id, panel))

    async def _unarchived(self, channel_id: int, change: Callable[[], Awaitable[None]]) -> None:
        """Change something in a channel; if its thread is archived, open it and try again."""
        try:
            await change()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self._unarchive(channel_id)
            await change()

    async def _unarchive(self, channel_id: int) -> None:
        try:
            await channels.unarchive(self.client, channel_id)
        except discord.Forbidden as error:
            if error.code != LACKING:
                raise
            raise PlaceClosed("locked") from error  # opening a locked thread takes the permission to manage threads

    async def _edit(self, channel_id: int, message_id: int, panel: Panel) -> None:
        old = self.client.get_partial_messageable(channel_id).get_partial_message(message_id)
        await self._icons.send(panel, lambda payload: old.edit(**payload.as_edit()))

    async def strip(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Replace an outdated message; best effort."""
        await _best_effort("not stripped", self._edit(channel_id, message_id, panel))

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete one of our own messages; an archived thread is opened again first."""
        message = self.client.get_partial_messageable(channel_id).get_partial_message(message_id)
        with translate_errors():
            await self._unarchived(channel_id, message.delete)

    async def exists(self, channel_id: int, message_id: int) -> bool:
        """Tell whether a message still exists."""
        try:
            with translate_errors():
                await self.client.get_partial_messageable(channel_id).fetch_message(message_id)
        except Gone as gone:
            if gone.what != "message":
                raise
            return False
        return True

    async def find(self, channel_id: int, token: str, since: int) -> int | None:
        """Search from a time on for our message with this token, the oldest first."""
        own = self.client.user.id if self.client.user else None
        begin = discord.Object(_snowflake(since))
        with translate_errors():
            history = self.client.get_partial_messageable(channel_id).history(limit=None, after=begin)
            return await anext((m.id async for m in history if m.author.id == own and token in tokens(m)), None)

    async def open_dm(self, user_id: int) -> int:
        """Open the direct channel with a user."""
        with translate_errors():
            return (await self.client.create_dm(discord.Object(user_id))).id

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """Open a thread from a message, or return the one it has."""
        with translate_errors():
            return await channels.open_thread(self.client, channel_id, message_id, name)

    async def open_channel(self, guild_id: int, category_id: int, name: str, topic: str) -> int:
        """Open a text channel in a category, or return the one with this topic."""
        with translate_errors():
            return await channels.open_channel(self.client, guild_id, category_id, name, topic)

    async def open_post(
        self, guild_id: int, forum_id: int, name: str, panel: Panel, tags: PostTags, mark: str, since: int | None
    ) -> int:
        """Open a forum post, or return the one with this mark."""

        async def create(forum: discord.ForumChannel, applied: Tags) -> int:
            async def send(payload: Payload) -> int:
                facts = payload.as_new()
                made = await forum.create_thread(
                    name=name[:LONGEST_NAME], auto_archive_duration=KEPT_MINUTES, applied_tags=applied, **facts
                )
                return made.thread.id

            return await self._icons.send(panel, send)

        begin = None if since is None else _snowflake(since)
        with translate_errors():
            return await self._forums.open_post(await self._guild(guild_id), forum_id, mark, begin, tags, create)

    async def tag_post(self, guild_id: int, post_id: int, tags: PostTags) -> None:
        """Change the tags of a forum post; open an archived post again first."""
        with translate_errors():
            guild = await self._guild(guild_id)
            await self._unarchived(post_id, lambda: self._forums.tag(guild, post_id, tags))

    async def close_place(self, channel_id: int, how: str) -> None:
        """Archive or lock a thread, or lock a channel."""
        with translate_errors():
            await channels.close_place(self.client, channel_id, how)

    async def create_event(self, guild_id: int, planned: Planned) -> None:
        """Create a scheduled event, unless the guild has one with its mark."""
        with translate_errors():
            await scheduled_events.create(self.client, guild_id, planned)

    async def update_event(self, guild_id: int, planned: Planned) -> None:
        """Change or start the scheduled event with this mark."""
        with translate_errors():
            await scheduled_events.update(self.client, guild_id, planned)

    async def delete_event(self, guild_id: int, mark: str) -> None:
        """Delete the scheduled event with this mark."""
        with translate_errors():
            await scheduled_events.delete(self.client, guild_id, mark)

    async def pin(self, channel_id: int, message_id: int) -> None:
        """Pin a message if permitted."""
        old = self.client.get_partial_messageable(channel_id).get_partial_message(message_id)
        await _best_effort("not pinned", old.pin())

    async def delete_pin_notice(self, channel_id: int, message_id: int) -> None:
        """Delete the notice that Discord posts after a message was pinned."""
        await _best_effort("pin's notice not deleted", self._delete_pin_notice(channel_id, message_id))

    async def _delete_pin_notice(self, channel_id: int, message_id: int) -> None:
        since = discord.Object(message_id)
        async for sent in self.client.get_partial_messageable(channel_id).history(limit=PINNED_WITHIN, after=since):
            pinned = sent.reference.message_id if sent.reference is not None else None
            if sent.type is discord.MessageType.pins_add and pinned == message_id:
                await sent.delete()

    async def public(self, guild_id: int, channel_ids: Collection[int]) -> frozenset[int]:
        """Return the ids of those channels of a guild that everybody there sees."""
        with translate_errors():
            return await channels.public(self.client, await self._guild(guild_id), channel_ids)

    async def visible(self, guild_id: int, user_id: int, channel_ids: Collection[int]) -> frozenset[int]:
        """Return those channels of a guild that a user sees."""
        with translate_errors():
            guild = await self._find_guild(guild_id)
            return await channels.visible(self.client, guild, user_id, channel_ids) if guild else frozenset()

    async def lacking(self, guild_id: int, channel_ids: Collection[int]) -> dict[int, frozenset[str]]:
        """Return the permissions that the bot needs but lacks in channels."""
        with translate_errors():
            guild = await self._find_guild(guild_id)
            return await channels.lacking(self.client, guild, channel_ids) if guild else {}

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Ask Discord whether a user is a member; raise for a guild without the bot."""
        with translate_errors():
            return await channels.member(await self._guild(guild_id), user_id) is not None

    async def is_in(self, guild_id: int) -> bool:
        """Ask Discord whether the bot is in a guild; only two error codes mean that it is not."""
        with translate_errors():
            return await channels.is_in(self.client, guild_id)

    async def has_channel(self, channel_id: int) -> bool:
        """Ask Discord whether a channel exists."""
        with translate_errors():
            return await channels.has_channel(self.client, channel_id)

    async def has_role(self, guild_id: int, role_id: int) -> bool:
        """Tell whether a guild has a role, by the cache."""
        with translate_errors():
            return (await self._guild(guild_id)).get_role(role_id) is not None

    async def mentionable(self, guild_id: int, role_ids: Collection[int]) -> frozenset[int]:
        """Return those roles that everybody may mention, from the cache, which is always current."""
        with translate_errors():
            guild = await self._guild(guild_id)
        found = {role_id: guild.get_role(role_id) for role_id in role_ids}
        return frozenset(role_id for role_id, role in found.items() if role is not None and role.mentionable)

    async def _guild(self, guild_id: int) -> discord.Guild:
        guild = await self._find_guild(guild_id)
        if guild is None or guild.unavailable:
            raise TryLater("guild")
        return guild

    async def _find_guild(self, guild_id: int) -> discord.Guild | None:
        return await channels.known_guild(self.client, guild_id, elsewhere=self._elsewhere(guild_id))


def _snowflake(since: int) -> int:
    """Return the lowest id that Discord may have given since a time (UTC epoch milliseconds)."""
    return discord.utils.time_snowflake(datetime.fromtimestamp((since - SKEW) / 1000, UTC))


def tokens(sent: discord.Message) -> set[str]:
    """Return the delivery tokens that a message's component ids carry."""
    controls = (getattr(part, "accessory", part) for part in walk(sent.components))
    ids = (getattr(control, "custom_id", None) or "" for control in controls)
    return {component.token for component in map(parse, ids) if component is not None and component.token}


async def _best_effort(event: str, sending: Awaitable[object]) -> None:
    try:
        await sending
    except (discord.DiscordException, MessengerError, OSError, aiohttp.ClientError) as error:
        log.info(event, reason=type(error).__name__, code=getattr(error, "code", None))
