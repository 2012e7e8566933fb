"""Routes about channels: show, create, edit, archive, delete."""

from bot.practice.core.access import may_change, need, reach
from bot.practice.core.core import Core
from bot.practice.rest.call import Call, Route
from bot.practice.rest.tags import edit_forum, retag
from bot.practice.rules.errors import Json, Problems, refusal
from bot.practice.world import payloads
from bot.practice.world.world import CATEGORY, DM, FORUM, TEXT, Channel

PER_CATEGORY = 50
ARCHIVE_MINUTES = (60, 1440, 4320, 10_080)


async def channel(core: Core, call: Call) -> Json:
    """Show a channel."""
    return payloads.channel(core.world, reach(core, call.params["channel"]))


async def channels(core: Core, call: Call) -> list[Json]:
    """List the channels of a guild, without threads."""
    guild = core.world.guild(call.params["guild"])
    here = [c for c in core.world.channels.values() if c.guild_id == guild.id and not c.thread]
    return [payloads.channel(core.world, c) for c in here]


async def create(core: Core, call: Call) -> Json:
    """Create a text channel or category."""
    guild, body = core.world.guild(call.params["guild"]), call.body
    parent_id = str(body["parent_id"]) if body.get("parent_id") else None
    denied = guild.denied | (core.world.channel(parent_id).denied if parent_id else set())
    if "manage_channels" in denied:
        raise refusal(50013)
    _check(core, body, parent_id)
    made = core.world.add_channel(guild.id, body["name"], body.get("type", TEXT), parent_id)
    made.topic = body.get("topic")
    shown = payloads.channel(core.world, made)
    await core.gateway.dispatch("CHANNEL_CREATE", shown)
    return shown


def _check(core: Core, body: Json, parent_id: str | None) -> None:
    problems = Problems()
    problems.length("name", body.get("name", "-"), 1, 100)
    problems.length("topic", body.get("topic"), 0, 1024)
    problems.one_of("type", body.get("type", TEXT), (TEXT, CATEGORY))
    problems.one_of("auto_archive_duration", body.get("auto_archive_duration", 1440), ARCHIVE_MINUTES)
    siblings = sum(1 for c in core.world.channels.values() if c.parent_id == parent_id and not c.thread)
    if parent_id and siblings >= PER_CATEGORY:
        code = "CHANNEL_PARENT_MAX_CHANNELS"
        problems.add("parent_id", code, f"Maximum number of channels in category reached ({PER_CATEGORY}).")
    problems.raise_if_any()


async def edit(core: Core, call: Call) -> Json:
    """Change a channel's name, topic, parent, position or tags, or a thread's name, archive, lock and tags."""
    found = reach(core, call.params["channel"])
    if found.type == DM:
        raise refusal(50024)
    _check(core, {k: v for k, v in call.body.items() if k != "type"}, None)
    if found.thread:
        _edit_thread(core, found, call.body)
    else:
        need(core, found, "manage_channels")
        for key in ("name", "topic", "parent_id", "position"):
            setattr(found, key, call.body.get(key, getattr(found, key)))
        found.parent_id = str(found.parent_id) if found.parent_id else None
        if found.type == FORUM:
            edit_forum(core, found, call.body)
    shown = payloads.channel(core.world, found)
    await core.gateway.dispatch("THREAD_UPDATE" if found.thread else "CHANNEL_UPDATE", shown)
    return shown


def _edit_thread(core: Core, found: Channel, body: Json) -> None:
    thread = found.thread
    if thread is None:
        raise refusal(50024)
    if body.get("archived") is not False:
        may_change(found)
    if "locked" in body or thread.owner != core.world.bot.id:
        need(core, found, "manage_threads")
    if "applied_tags" in body:
        retag(core, found, body["applied_tags"])
    if body.get("archived", thread.archived) != thread.archived:
        thread.archived, thread.changed = body["archived"], core.clock.iso_time()
    thread.locked = body.get("locked", thread.locked)
    thread.minutes = body.get("auto_archive_duration", thread.minutes)
    found.name = body.get("name", found.name)


async def delete(core: Core, call: Call) -> Json:
    """Delete a channel or thread with all that is in it; closing a DM deletes nothing."""
    found = reach(core, call.params["channel"])
    if found.type != DM:
        need(core, found, "manage_threads" if found.thread else "manage_channels")
        await remove_channel(core, found)
    return payloads.channel(core.world, found)


async def remove_channel(core: Core, gone: Channel) -> None:
    """Delete a channel, its threads and their messages, and announce the channel's end."""
    inside = [c for c in core.world.channels.values() if c.thread and c.parent_id == gone.id]
    shown = payloads.channel(core.world, gone)
    for channel_id in (gone.id, *(c.id for c in inside)):
        for message in list(core.world.in_channel(channel_id)):
            del core.world.messages[message.id]
        del core.world.channels[channel_id]
    for child in core.world.channels.values():
        child.parent_id = None if child.parent_id == gone.id else child.parent_id
    if gone.thread:
        shown = {key: shown[key] for key in ("id", "type", "guild_id", "parent_id")}
    await core.gateway.dispatch("THREAD_DELETE" if gone.thread else "CHANNEL_DELETE", shown)


ROUTES: list[Route] = [
    ("GET", "/channels/{channel}", channel),
    ("PATCH", "/channels/{channel}", edit),
    ("DELETE", "/channels/{channel}", delete),
    ("GET", "/guilds/{guild}/channels", channels),
    ("POST", "/guilds/{guild}/channels", create),
]
