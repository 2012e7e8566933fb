"""From an interaction to its caller: all that handlers may know."""

from __future__ import annotations

from typing import Any

import discord

from bot.tables.ports.caller import EVENTS, NEEDED, Caller, NamedUser

Interaction = discord.Interaction[Any]
"""An interaction of whatever client."""


def caller_of(interaction: Interaction) -> Caller:
    """Take the caller from an interaction's own payload; nothing is looked up."""
    stranger = is_stranger(interaction)
    guild_id = None if stranger else interaction.guild_id
    granted, user = interaction.app_permissions, interaction.user
    roles = user.roles if guild_id is not None and isinstance(user, discord.Member) else ()
    return Caller(
        user_id=user.id,
        name=user.display_name,
        locale=interaction.locale.value,
        channel_id=interaction.channel_id or 0,
        interaction_id=interaction.id,
        guild_id=guild_id,
        guild_name=_guild_name(interaction),
        guild_locale=interaction.guild_locale.value if interaction.guild_locale else "",
        manager=guild_id is not None and interaction.permissions.manage_guild,
        lacks=frozenset(name for name in {*NEEDED, EVENTS} if guild_id is not None and not getattr(granted, name)),
        roles=frozenset(role.id for role in roles),
        message_id=interaction.message.id if interaction.message else None,
        stranger=stranger,
        parent_id=getattr(interaction.channel, "parent_id", None),
        named=_named(interaction),
    )


def _named(interaction: Interaction) -> dict[int, NamedUser]:
    """Read the users that an interaction names: in an option, in a picker, or in the menu of a user."""
    data: dict[str, Any] = dict(interaction.data or {})
    resolved = data.get("resolved") or {}
    members = resolved.get("members") or {}
    found = {}
    for key, user in (resolved.get("users") or {}).items():
        member = members.get(key) or {}
        name = member.get("nick") or user.get("global_name") or user["username"]
        found[int(key)] = NamedUser(int(key), name, bool(user.get("bot")), key in members)
    return found


def writer_of(message: discord.Message) -> Caller:
    """Take the caller from a direct message, which tells nothing of their language."""
    author = message.author
    return Caller(author.id, author.display_name, "", message.channel.id, message.id)


def is_stranger(interaction: Interaction) -> bool:
    """Tell whether this comes from a guild of which the bot is no member: only its user has installed it."""
    if interaction.guild_id is None or interaction.is_guild_integration():
        return False
    return interaction.is_user_integration()


def _guild_name(interaction: Interaction) -> object:
    """Name the guild where it is known; the payload itself may lack the name."""
    return getattr(interaction.guild, "name", None) or ""


def is_private(interaction: Interaction) -> bool:
    """Tell whether the pressed message is seen by its user only: ephemeral, or in a direct channel."""
    pressed = interaction.message
    return interaction.guild_id is None or (pressed is not None and pressed.flags.ephemeral)
