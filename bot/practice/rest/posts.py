"""Routes about messages: send, history, edit, delete, pins."""

from typing import Final

from bot.practice.core import messages
from bot.practice.core.access import may_change, may_send, need, reach
from bot.practice.core.core import Core
from bot.practice.rest.call import Call, Route
from bot.practice.rules.errors import Json, Problems, refusal
from bot.practice.world import payloads
from bot.practice.world.world import CATEGORY, EPHEMERAL, FORUM, Channel, Message

PIN_NOTICE: Final = 6
"""The type of Discord's notice that somebody has pinned a message."""
OLD = 3600
"""The age of a message in seconds from which its edits are counted."""


async def send(core: Core, call: Call) -> Json:
    """Post a message; a nonce that was used here a moment ago shows the message it made then."""
    channel, body = reach(core, call.params["channel"]), call.body or {}
    if channel.type in (CATEGORY, FORUM):
        raise refusal(50008 if channel.type == CATEGORY else 40058)
    may_send(core, channel, bool(call.uploads))
    nonce = body.get("nonce")
    message = core.world.twin(channel.id, str(nonce)) if nonce is not None and body.get("enforce_nonce") else None
    if message is None:
        _refuse_ephemeral(body)
        await _wake(core, channel)
        message = await messages.post(core, channel, call.draft)
    return payloads.message(core.world, message) | ({"nonce": message.nonce} if message.nonce else {})


def _refuse_ephemeral(body: Json) -> None:
    problems = Problems()
    if (body.get("flags") or 0) & EPHEMERAL:
        problems.add("flags", "MESSAGE_FLAG_EPHEMERAL_NOT_ALLOWED", "Only answers to interactions are ephemeral.")
    problems.raise_if_any()


async def _wake(core: Core, channel: Channel) -> None:
    """Take a thread out of the archive, as any message does."""
    if channel.thread and channel.thread.archived:
        channel.thread.archived, channel.thread.changed = False, core.clock.iso_time()
        await core.gateway.dispatch("THREAD_UPDATE", payloads.channel(core.world, channel))


def _public(core: Core, call: Call) -> tuple[Channel, Message]:
    channel = reach(core, call.params["channel"])
    message = core.world.message(call.params["message"], channel.id)
    if message.flags & EPHEMERAL:
        raise refusal(10008)
    return channel, message


async def history(core: Core, call: Call) -> list[Json]:
    """List messages, newest first; without the permission to read them Discord shows none."""
    channel = reach(core, call.params["channel"])
    if "read_message_history" in core.world.denied_in(channel):
        return []
    found = [m for m in core.world.in_channel(channel.id) if not m.flags & EPHEMERAL]
    limit = int(call.query.get("limit", 50))
    problems = Problems()
    problems.one_of("limit", limit, tuple(range(1, 101)))
    problems.raise_if_any()
    return [payloads.message(core.world, m) for m in reversed(_page_of(found, call.query, limit))]


def _page_of(found: list[Message], query: dict[str, str], limit: int) -> list[Message]:
    """Choose `limit` of the messages, oldest first in and out."""
    if "after" in query:
        return [m for m in found if int(m.id) > int(query["after"])][:limit]
    if "around" in query:
        older = [m for m in found if int(m.id) < int(query["around"])]
        start = max(len(older) - limit // 2, 0)
        return found[start : start + limit]
    if "before" in query:
        found = [m for m in found if int(m.id) < int(query["before"])]
    return found[-limit:]


async def show(core: Core, call: Call) -> Json:
    """Show one message."""
    channel, message = _public(core, call)
    if "read_message_history" in core.world.denied_in(channel):
        raise refusal(50001)
    return payloads.message(core.world, message)


async def edit(core: Core, call: Call) -> Json:
    """Edit one of the bot's messages."""
    channel, message = _public(core, call)
    if message.author != core.world.bot.id:
        raise refusal(50005)
    may_change(channel)
    if call.uploads:
        need(core, channel, "attach_files")
    _count_old(core, message)
    return payloads.message(core.world, await messages.revise(core, message, call.draft))


def _count_old(core: Core, message: Message) -> None:
    """Count an edit of an old message, or refuse it with 30046."""
    if core.most_old_edits is None or core.clock.now() < message.sent + OLD:
        return
    if message.old_edits >= core.most_old_edits:
        raise refusal(30046)
    message.old_edits += 1


async def delete(core: Core, call: Call) -> None:
    """Delete a message."""
    channel, message = _public(core, call)
    may_change(channel)
    if message.author != core.world.bot.id:
        need(core, channel, "manage_messages")
    await messages.remove(core, message)


async def pin(core: Core, call: Call) -> None:
    """Pin a message."""
    await _set_pin(core, call, core.clock.iso_time())


async def unpin(core: Core, call: Call) -> None:
    """Unpin a message."""
    await _set_pin(core, call, None)


async def _set_pin(core: Core, call: Call, pinned: str | None) -> None:
    channel, message = _public(core, call)
    may_change(channel)
    need(core, channel, "pin_messages")
    new, message.pinned = pinned is not None and message.pinned is None, pinned
    place = {"guild_id": channel.guild_id} if channel.guild_id else {}
    await core.gateway.dispatch("CHANNEL_PINS_UPDATE", place | {"channel_id": channel.id, "last_pin_timestamp": pinned})
    if new:
        await _note_pin(core, channel, message)


async def _note_pin(core: Core, channel: Channel, pinned: Message) -> None:
    """Post the notice that the bot has pinned a message."""
    world, clock = core.world, core.clock
    notice = Message(world.ids.next(), channel.id, world.bot.id, clock.iso_time(), clock.now(), PIN_NOTICE)
    notice.about = pinned.id
    messages.keep(core, channel, notice)
    await messages.announce(core, "MESSAGE_CREATE", notice)


async def pins(core: Core, call: Call) -> Json:
    """List the pinned messages, newest pin first."""
    channel = reach(core, call.params["channel"])
    found = [(m.pinned, payloads.message(core.world, m)) for m in core.world.in_channel(channel.id) if m.pinned]
    items = [{"pinned_at": when, "message": m} for when, m in sorted(found, key=lambda p: p[0], reverse=True)]
    return {"items": items, "has_more": False}


ROUTES: list[Route] = [
    ("GET", "/channels/{channel}/messages/pins", pins),
    ("PUT", "/channels/{channel}/messages/pins/{message}", pin),
    ("DELETE", "/channels/{channel}/messages/pins/{message}", unpin),
    ("PUT", "/channels/{channel}/pins/{message}", pin),
    ("DELETE", "/channels/{channel}/pins/{message}", unpin),
    ("POST", "/channels/{channel}/messages", send),
    ("GET", "/channels/{channel}/messages", history),
    ("GET", "/channels/{channel}/messages/{message}", show),
    ("PATCH", "/channels/{channel}/messages/{message}", edit),
    ("DELETE", "/channels/{channel}/messages/{message}", delete),
]
