"""Routes about threads and forum posts: start, list, join."""

from bot.practice.core import messages
from bot.practice.core.access import may_change, need, reach
from bot.practice.core.core import Core
from bot.practice.core.messages import Draft
from bot.practice.rest.call import Call, Route
from bot.practice.rest.channels import ARCHIVE_MINUTES
from bot.practice.rest.tags import applicable
from bot.practice.rules.errors import ApiError, Json, Problems, refusal
from bot.practice.world import payloads
from bot.practice.world.world import FORUM, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Thread


async def start_from_message(core: Core, call: Call) -> Json:
    """Start a thread under a message and with its id; a second try is refused with 160004."""
    parent = reach(core, call.params["channel"])
    message = core.world.message(call.params["message"], parent.id)
    if message.id in core.world.channels:
        raise refusal(160004)
    return await _start(core, parent, call.body, message.id, PUBLIC_THREAD)


async def start(core: Core, call: Call) -> Json:
    """Start a thread that belongs to no message, or a post in a forum."""
    parent, kind = reach(core, call.params["channel"]), call.body.get("type", PRIVATE_THREAD)
    if parent.type == FORUM:
        return await _start_post(core, parent, call)
    return await _start(core, parent, call.body, core.world.ids.next(), kind)


async def _start(core: Core, parent: Channel, body: Json, thread_id: str, kind: int) -> Json:
    if parent.type != TEXT:
        raise refusal(50024)
    need(core, parent, "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads")
    shown = payloads.channel(core.world, _make(core, parent, body, thread_id, kind))
    await core.gateway.dispatch("THREAD_CREATE", shown | {"newly_created": True})
    return shown


async def _start_post(core: Core, parent: Channel, call: Call) -> Json:
    """Start a post, whose first message has the same id; this requires the permission to send messages in the forum."""
    need(core, parent, "send_messages", *(("attach_files",) if call.uploads else ()))
    tags = applicable(core, parent, call.body.get("applied_tags") or [])
    made = _make(core, parent, call.body, core.world.ids.next(), PUBLIC_THREAD, tags)
    try:
        first = messages.make(core, made, Draft(call.body.get("message") or {}, call.uploads), made.id)
    except ApiError:
        del core.world.channels[made.id]
        raise
    shown = payloads.channel(core.world, made)
    await core.gateway.dispatch("THREAD_CREATE", shown | {"newly_created": True})
    await messages.announce(core, "MESSAGE_CREATE", first)
    return shown | {"message": payloads.message(core.world, first)}


def _make(core: Core, parent: Channel, body: Json, thread_id: str, kind: int, tags: list[str] | None = None) -> Channel:
    problems = Problems()
    problems.length("name", body.get("name"), 1, 100)
    problems.one_of("type", kind, (PUBLIC_THREAD, PRIVATE_THREAD))
    problems.one_of("auto_archive_duration", body.get("auto_archive_duration") or 1440, ARCHIVE_MINUTES)
    problems.raise_if_any()
    bot, now = core.world.bot.id, core.clock.iso_time()
    made = Channel(thread_id, kind, body["name"], parent.guild_id, parent.id)
    minutes = body.get("auto_archive_duration") or 1440
    made.thread = Thread(bot, now, now, minutes, members=[bot], tags=tags or [])
    core.world.channels[made.id] = made
    return made


async def active(core: Core, call: Call) -> Json:
    """List the threads of a guild that are not archived."""
    guild = core.world.guild(call.params["guild"])
    here = [c for c in core.world.channels.values() if c.guild_id == guild.id and c.thread and not c.thread.archived]
    joined = [payloads.thread_member(c, core.world.bot.id) for c in here]
    return {"threads": [payloads.channel(core.world, c) for c in here], "members": joined, "has_more": False}


async def archived(core: Core, call: Call) -> Json:
    """List a channel's archived public threads, the newest first; this requires the permission to read history."""
    parent = reach(core, call.params["channel"])
    need(core, parent, "read_message_history")
    inside = [c for c in core.world.channels.values() if c.parent_id == parent.id and c.type == PUBLIC_THREAD]
    found = [(c.thread.changed, payloads.channel(core.world, c)) for c in inside if c.thread and c.thread.archived]
    shown = [thread for _, thread in sorted(found, key=lambda each: each[0], reverse=True)]
    return {"threads": shown[: int(call.query.get("limit", 50))], "members": [], "has_more": False}


async def add_member(core: Core, call: Call) -> None:
    """Add a user, or the bot, to a thread."""
    thread, user_id = _thread_and_user(core, call)
    may_change(thread)
    if thread.thread and user_id not in thread.thread.members:
        thread.thread.members.append(user_id)


async def remove_member(core: Core, call: Call) -> None:
    """Remove a user, or the bot, from a thread."""
    thread, user_id = _thread_and_user(core, call)
    if user_id != core.world.bot.id:
        need(core, thread, "manage_threads")
    if thread.thread and user_id in thread.thread.members:
        thread.thread.members.remove(user_id)


def _thread_and_user(core: Core, call: Call) -> tuple[Channel, str]:
    found = reach(core, call.params["channel"])
    if not found.thread or not found.guild_id:
        raise refusal(50024)
    user_id = core.world.bot.id if call.params["user"] == "@me" else core.world.user(call.params["user"]).id
    if user_id not in core.world.guilds[found.guild_id].members:
        raise refusal(10007)
    return found, user_id


ROUTES: list[Route] = [
    ("POST", "/channels/{channel}/messages/{message}/threads", start_from_message),
    ("POST", "/channels/{channel}/threads", start),
    ("GET", "/guilds/{guild}/threads/active", active),
    ("GET", "/channels/{channel}/threads/archived/public", archived),
    ("PUT", "/channels/{channel}/thread-members/{user}", add_member),
    ("DELETE", "/channels/{channel}/thread-members/{user}", remove_member),
]
