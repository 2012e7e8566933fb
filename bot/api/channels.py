"""Threads and channels as tables' places. These functions raise discord.py's errors, and `PlaceClosed`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final

import discord

from bot.api.errors import THREAD_EXISTS
from bot.api.tags import lacks_tag
from bot.tables.ports.caller import NEEDED
from bot.tables.ports.messenger import PlaceClosed

KEPT_MINUTES: Final = 10_080
LONGEST_NAME = 100
MOST_IN_CATEGORY = 50
OWN = "Kontor "
"""The prefix of the topic of channels that were opened for tables."""
UNKNOWN_CHANNEL, UNKNOWN_GUILD, NO_ACCESS = 10003, 10004, 50001
ABSENT: Final = (UNKNOWN_CHANNEL, UNKNOWN_GUILD, NO_ACCESS, 10007, 10013)
"""The only error codes that mean that a guild, channel or member does not exist for this bot."""
Place = tuple[discord.abc.GuildChannel | None, discord.Thread | None]
"""A channel, and perhaps a thread in it; empty if there is none."""
Find = Callable[[int], Awaitable[Place]]


async def open_thread(client: discord.Client, channel_id: int, message_id: int, name: str) -> int:
    """Open a thread from a message, or return the one it has: a message's thread has the message's id."""
    channel = await client.fetch_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise PlaceClosed("kind")  # a voice or stage channel has a chat, but no threads
    try:
        lobby = channel.get_partial_message(message_id)
        return (await lobby.create_thread(name=name[:LONGEST_NAME], auto_archive_duration=KEPT_MINUTES)).id
    except discord.HTTPException as error:
        if error.code != THREAD_EXISTS:
            raise
        return message_id


async def open_channel(client: discord.Client, guild_id: int, category_id: int, name: str, topic: str) -> int:
    """Open a text channel in a category, or return the one with this topic; it inherits the category's permissions."""
    guild = await client.fetch_guild(guild_id, with_counts=False)
    channels = await guild.fetch_channels()
    for channel in channels:
        if isinstance(channel, discord.TextChannel) and channel.topic == topic:
            return channel.id
    category = next((each for each in channels if each.id == category_id), None)
    full = len([each for each in channels if each.category_id == category_id]) >= MOST_IN_CATEGORY
    if not isinstance(category, discord.CategoryChannel) or full:
        raise PlaceClosed("no-room")
    return (await guild.create_text_channel(name[:LONGEST_NAME], category=category, topic=topic)).id


async def unarchive(client: discord.Client, channel_id: int) -> None:
    """Open an archived thread again."""
    thread = await client.fetch_channel(channel_id)
    if isinstance(thread, discord.Thread):
        await thread.edit(archived=False)


async def close_place(client: discord.Client, channel_id: int, how: str) -> None:
    """Archive a thread, or lock it if permitted; lock a channel, which is never archived.

    Only places opened for a table are closed, since a moved table ends in somebody else's channel.
    """
    place = await client.fetch_channel(channel_id)
    if not _is_own(client, place):
        return
    if isinstance(place, discord.Thread):
        await _close_thread(place, locked=how == "lock")
    elif isinstance(place, discord.TextChannel) and how == "lock":
        everyone = place.guild.default_role  # the cache has it only if the guild's events arrive
        if everyone is None:
            everyone = (await client.fetch_guild(place.guild.id, with_counts=False)).default_role
        await place.set_permissions(everyone, send_messages=False)


def _is_own(client: discord.Client, place: object) -> bool:
    if isinstance(place, discord.Thread):
        return client.user is not None and place.owner_id == client.user.id
    return isinstance(place, discord.TextChannel) and (place.topic or "").startswith(OWN)


async def _close_thread(thread: discord.Thread, *, locked: bool) -> None:
    try:
        await (thread.edit(archived=True, locked=True) if locked else thread.edit(archived=True))
    except discord.Forbidden:
        if not locked:
            raise
        await thread.edit(archived=True)


async def known_guild(client: discord.Client, guild_id: int, *, elsewhere: bool) -> discord.Guild | None:
    """Return a guild from the cache; ask Discord if the guild's events go to another process.

    Returns None if the bot is not in the guild.
    """
    guild = client.get_guild(guild_id)
    if guild is not None or not elsewhere:
        return guild
    try:
        return await client.fetch_guild(guild_id, with_counts=False)
    except discord.HTTPException as error:
        _check_absent(error)
        return None


def _check_absent(error: discord.HTTPException) -> None:
    """Raise an error again unless it means that the requested object does not exist."""
    if error.code not in ABSENT:
        raise error


async def is_in(client: discord.Client, guild_id: int) -> bool:
    """Tell whether the bot is in a guild."""
    try:
        await client.fetch_guild(guild_id, with_counts=False)
    except discord.HTTPException as error:
        if error.code not in (UNKNOWN_GUILD, NO_ACCESS):
            raise
        return False
    return True


async def has_channel(client: discord.Client, channel_id: int) -> bool:
    """Tell whether a channel or thread exists."""
    try:
        await client.fetch_channel(channel_id)
    except discord.HTTPException as error:
        if error.code != UNKNOWN_CHANNEL:
            raise
        return False
    return True


async def visible(
    client: discord.Client, guild: discord.Guild, user_id: int, channel_ids: Collection[int]
) -> frozenset[int]:
    """Return those channels that a user sees, after asking Discord for the member, because the cache has no members.

    Bots see none.
    """
    found = await member(guild, user_id)
    if found is None or found.bot:
        return frozenset()
    find = _in_cache(client, guild) if client.get_guild(guild.id) is guild else await _at_discord(client, guild)
    return frozenset([each for each in channel_ids if await _sees(*await find(each), found)])


async def public(client: discord.Client, guild: discord.Guild, channel_ids: Collection[int]) -> frozenset[int]:
    """Return the ids of those channels that everybody in a guild sees, whatever their roles."""
    find = _in_cache(client, guild) if client.get_guild(guild.id) is guild else await _at_discord(client, guild)
    found = {each: await find(each) for each in channel_ids}
    return frozenset(
        each
        for each, (channel, thread) in found.items()
        if channel is not None
        and channel.permissions_for(guild.default_role).view_channel
        and not (thread is not None and thread.is_private())
    )


async def lacking(
    client: discord.Client, guild: discord.Guild, channel_ids: Collection[int]
) -> dict[int, frozenset[str]]:
    """Return the permissions that the bot needs but lacks, by channel; a category also requires managing channels.

    A forum requires no permission for threads, but perhaps a tag that the bot can use.
    """
    own, cached = await own_member(client, guild), client.get_guild(guild.id) is guild
    known = {each.id: each for each in (guild.channels if cached else await guild.fetch_channels())}
    if own is None:
        return {}
    found = {}
    for channel in (known[each] for each in channel_ids if each in known):
        granted = channel.permissions_for(own)
        needed = NEEDED | ({"manage_channels"} if isinstance(channel, discord.CategoryChannel) else set())
        found[channel.id] = frozenset(name for name in needed if not getattr(granted, name))
        if isinstance(channel, discord.ForumChannel):
            tag = {"tag"} if lacks_tag(channel, granted) else set()
            found[channel.id] = (found[channel.id] - {"create_public_threads"}) | tag
    return found


async def own_member(client: discord.Client, guild: discord.Guild) -> discord.Member | None:
    """Return the bot's member in a guild, from the cache if the guild is cached."""
    cached = client.get_guild(guild.id) is guild
    return guild.me if cached else await member(guild, client.user.id if client.user else 0)


async def member(guild: discord.Guild, user_id: int) -> discord.Member | None:
    """Ask Discord for a member; None if the user is not in the guild."""
    try:
        return await guild.fetch_member(user_id)
    except discord.HTTPException as error:
        _check_absent(error)
        return None


def _in_cache(client: discord.Client, guild: discord.Guild) -> Find:
    """Find a channel in the cache, which has no archived threads."""

    async def find(channel_id: int) -> Place:
        channel = guild.get_channel_or_thread(channel_id)
        if channel is None:
            return await _archived(client, {each.id: each for each in guild.channels}, channel_id)
        return (channel.parent, channel) if isinstance(channel, discord.Thread) else (channel, None)

    return find


async def _archived(client: discord.Client, channels: Mapping[int, discord.abc.GuildChannel], thread_id: int) -> Place:
    """Ask Discord for a thread in one of these channels."""
    try:
        thread = await client.fetch_channel(thread_id)
    except discord.HTTPException as error:
        _check_absent(error)
        return None, None
    return (channels.get(thread.parent_id), thread) if isinstance(thread, discord.Thread) else (None, None)


async def _at_discord(client: discord.Client, guild: discord.Guild) -> Find:
    known = {each.id: each for each in await guild.fetch_channels()}

    async def find(channel_id: int) -> Place:
        if channel_id in known:
            return known[channel_id], None
        return await _archived(client, known, channel_id)

    return find


async def _sees(
    channel: discord.abc.GuildChannel | None, thread: discord.Thread | None, member: discord.Member
) -> bool:
    """Tell whether a member sees a channel or a thread, which has its channel's permissions."""
    if channel is None:
        return False
    granted = channel.permissions_for(member)
    if thread is not None and thread.is_private() and not granted.manage_threads:
        return granted.view_channel and await _is_in(thread, member.id)
    return granted.view_channel


async def _is_in(thread: discord.Thread, user_id: int) -> bool:
    try:
        await thread.fetch_member(user_id)
    except discord.HTTPException as error:
        _check_absent(error)
        return False
    return True
