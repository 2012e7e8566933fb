"""What a moderator, an administrator or Discord itself does to the world, and what tests ask of it."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.practice.control.acts import who
from bot.practice.core import messages
from bot.practice.core.core import Core
from bot.practice.core.faults import Kind
from bot.practice.rest import scheduled_events
from bot.practice.rest.channels import remove_channel
from bot.practice.rest.tags import edit_forum
from bot.practice.rules.errors import Json
from bot.practice.rules.permissions import BITS
from bot.practice.world import payloads, snapshot
from bot.practice.world.world import REQUIRES_TAG, TEXT, Guild, Role

Op = Callable[..., Awaitable[object]]


async def add_user(core: Core, name: str, locale: str = "en-US", guild: str | None = None) -> Json:
    """Create a user, at once a member of a guild if one is named."""
    user = core.world.add_user(name, locale)
    if guild:
        core.world.guild(guild).members.append(user.id)
    return payloads.user(user)


async def add_guild(core: Core, name: str, locale: str = "en-US") -> Json:
    """Create a guild the bot is in."""
    guild = core.world.add_guild(name, locale)
    await core.gateway.dispatch("GUILD_CREATE", payloads.guild_create(core.world, guild))
    return payloads.guild(core.world, guild)


async def add_channel(core: Core, guild: str, name: str, kind: int = TEXT, parent: str | None = None) -> Json:
    """Create a text channel, category or forum."""
    shown = payloads.channel(core.world, core.world.add_channel(guild, name, kind, parent))
    await core.gateway.dispatch("CHANNEL_CREATE", shown)
    return shown


async def set_forum(core: Core, channel: str, tags: list[Json] | None = None, required: bool | None = None) -> Json:
    """Change the tags that a forum offers, and whether its posts need one."""
    forum = core.world.channel(channel)
    changes: Json = {} if tags is None else {"available_tags": tags}
    edit_forum(core, forum, changes if required is None else changes | {"flags": REQUIRES_TAG if required else 0})
    shown = payloads.channel(core.world, forum)
    await core.gateway.dispatch("CHANNEL_UPDATE", shown)
    return shown


async def dm(core: Core, user: str) -> str:
    """Return the id of the bot's DM channel with a user."""
    return core.world.dm_with(who(core, user)).id


async def channels(core: Core, user: str) -> list[Json]:
    """List the channels a user sees, threads and the DM with the bot included."""
    user_id = who(core, user)
    seen = [c for c in core.world.channels.values() if core.world.can_see(user_id, c)]
    return [payloads.channel(core.world, c) for c in seen]


async def visible(core: Core, user: str, channel: str | None = None) -> list[Json]:
    """List the messages a user sees, oldest first."""
    seen = [m for m in core.world.visible_to(who(core, user)) if channel in (None, m.channel_id)]
    return [payloads.message(core.world, m) for m in seen]


async def delete_message(core: Core, message: str) -> None:
    """Delete a message as a moderator does."""
    await messages.remove(core, core.world.messages[message])


async def delete_emoji(core: Core, emoji: str) -> None:
    """Delete an emoji of the bot's application, by its id, as its owner does at Discord's portal."""
    core.world.delete_emoji(emoji)


async def delete_channel(core: Core, channel: str) -> None:
    """Delete a channel or thread as a moderator does."""
    await remove_channel(core, core.world.channel(channel))


async def set_permission(
    core: Core, name: str, allowed: bool, channel: str | None = None, guild: str | None = None
) -> None:
    """Deny or allow the bot a permission in a channel or a whole guild."""
    if name not in BITS:
        raise KeyError(f"no permission {name!r}; there are {sorted(BITS)}")
    place = core.world.channel(channel) if channel else core.world.guilds[guild or ""]
    (place.denied.discard if allowed else place.denied.add)(name)
    if guild:
        changed = {"guild_id": guild, "role": payloads.everyone(core.world.guilds[guild])}
        await core.gateway.dispatch("GUILD_ROLE_UPDATE", changed)
    elif channel and not core.world.channel(channel).thread:
        await core.gateway.dispatch("CHANNEL_UPDATE", payloads.channel(core.world, core.world.channel(channel)))


async def set_role(core: Core, user: str, role: str, given: bool) -> None:
    """Give a user a role of a guild, or take it away; a bot without the intent for members is not told."""
    user_id, found = who(core, user), _role(core, role)[1]
    found.members = [*set(found.members) - {user_id}, *([user_id] if given else [])]


async def delete_role(core: Core, role: str) -> None:
    """Delete a role as a moderator does."""
    guild, found = _role(core, role)
    guild.roles.remove(found)
    await core.gateway.dispatch("GUILD_ROLE_DELETE", {"guild_id": guild.id, "role_id": found.id})


async def delete_event(core: Core, event: str) -> None:
    """Delete a scheduled event as a moderator does."""
    await scheduled_events.remove(core, core.world.scheduled_events[event])


def _role(core: Core, role: str) -> tuple[Guild, Role]:
    return next((guild, each) for guild in core.world.guilds.values() for each in guild.roles if each.id == role)


async def set_dms(core: Core, user: str, accepted: bool) -> None:
    """Let a user accept or refuse direct messages."""
    core.world.users[who(core, user)].takes_dms = accepted


async def install(core: Core, user: str, wanted: bool) -> None:
    """Let a user install the bot for themselves, or remove it."""
    core.world.users[who(core, user)].installed = wanted


async def set_bot(core: Core, guild: str, present: bool) -> None:
    """Remove the bot from a guild or invite it again."""
    place = core.world.guilds[guild]
    place.has_bot = present
    await _guild_event(core, guild, present, {"id": guild})


async def set_available(core: Core, guild: str, available: bool) -> None:
    """Let a guild go down in an outage or come back."""
    core.world.guilds[guild].available = available
    await _guild_event(core, guild, available, {"id": guild, "unavailable": True})


async def _guild_event(core: Core, guild: str, there: bool, gone: Json) -> None:
    shown = payloads.guild_create(core.world, core.world.guilds[guild]) if there else gone
    await core.gateway.dispatch("GUILD_CREATE" if there else "GUILD_DELETE", shown)


async def gateway(core: Core, what: str, value: float = 0) -> None:
    """Disturb the gateway: drop, reconnect, invalidate, close, refuse_resume, shut or heartbeat_ms; or one shard of it.

    A shard may be silenced, and answered again. How many `shards` a bot makes is asked at its start only.
    """
    if what == "drop":
        core.gateway.drop()
    elif what in ("silence", "answer_again"):
        getattr(core.gateway, what)(value)
    elif what == "close":
        await core.gateway.close_all(int(value))
    elif what in ("reconnect", "invalidate"):
        await core.gateway.broadcast(*((7,) if what == "reconnect" else (9, value)))
    elif what in ("refuse_resume", "shut", "heartbeat_ms", "shards", "max_concurrency", "identify_pause"):
        setattr(core.gateway, what, value)
    else:
        raise KeyError(what)


async def fault(core: Core, kind: Kind, path: str, **rule: Any) -> int:
    """Arm a fault; see Faults.add."""
    return core.faults.add(kind, path, **rule)


async def clear_faults(core: Core) -> None:
    """Forget all faults."""
    core.faults.clear()


async def limit(core: Core, path: str, most: int, seconds: float) -> None:
    """Set a rate limit for routes whose path matches."""
    core.buckets.set(path, most, seconds)


async def limit_old_edits(core: Core, most: int | None) -> None:
    """Limit the edits of messages older than an hour, and refuse further ones with 30046; None lifts the limit."""
    core.most_old_edits = most


async def advance(core: Core, seconds: float) -> None:
    """Let time pass at once."""
    core.clock.advance(seconds)


async def transcript(core: Core, kind: str | None = None) -> list[Json]:
    """Return the record, all of it or one kind."""
    return [e for e in core.transcript.entries if kind in (None, e["kind"])]


async def save(core: Core, name: str) -> None:
    """Write the world to a file of the server's folder."""
    snapshot.snapshot(core.world, _file(core, name))


async def load(core: Core, name: str) -> None:
    """Replace the world by that of a file of the server's folder."""
    snapshot.restore(core.world, _file(core, name))


def _file(core: Core, name: str) -> Path:
    if core.folder is None or (core.folder / name).resolve().parent != core.folder.resolve():
        raise ValueError(f"worlds are kept in the server's folder only, not at {name!r}")
    return core.folder / name


OPS: dict[str, Op] = {
    op.__name__: op
    for op in (
        *(add_user, add_guild, add_channel, set_forum, dm, channels, visible),
        *(delete_message, delete_channel, delete_emoji, delete_event),
        *(set_permission, set_role, delete_role, set_dms, install, set_bot, set_available),
        *(gateway, fault, clear_faults, limit, limit_old_edits, advance, transcript, save, load),
    )
}
