"""Posting, editing and deleting messages, for the bot's own requests and for answers to interactions."""

import mimetypes
import re
import struct
from dataclasses import dataclass, field
from typing import Any

from bot.practice.core.core import Core
from bot.practice.core.transcript import file_facts
from bot.practice.rules import components
from bot.practice.rules.bodies import check_body
from bot.practice.rules.emojis import check_named
from bot.practice.rules.errors import Json, Problems, refusal
from bot.practice.world import payloads
from bot.practice.world.world import EPHEMERAL, LOADING, V2, Attachment, Channel, Message, World

FILE_LIMIT, REQUEST_LIMIT = 10 * 2**20, 25 * 2**20
MENTION, ROLE_MENTION = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>")
PNG, GIF = b"\x89PNG\r\n\x1a\n", b"GIF8"


@dataclass
class Draft:
    """The body of a request that posts or edits, with the uploads it came with by their number."""

    body: Json
    uploads: dict[str, tuple[str, bytes]] = field(default_factory=dict)


async def post(core: Core, channel: Channel, draft: Draft, **facts: Any) -> Message:
    """Create a message by the bot and announce it; `facts` are further fields of Message."""
    message = make(core, channel, draft, core.world.ids.next(), **facts)
    await announce(core, "MESSAGE_CREATE", message)
    return message


def make(core: Core, channel: Channel, draft: Draft, message_id: str, **facts: Any) -> Message:
    """Create a message by the bot without announcing it yet."""
    world, body = core.world, draft.body
    check(draft, _named(world, body), draft.body.get("flags") or 0, creating=True)
    message = Message(message_id, channel.id, world.bot.id, world.clock.iso_time(), world.clock.now(), **facts)
    message.content, message.embeds = body.get("content") or "", body.get("embeds") or []
    message.flags |= body.get("flags") or 0
    message.nonce = str(body["nonce"]) if body.get("nonce") is not None else None
    message.attachments = _store(world, draft)
    message.components = _checked_media(body.get("components") or [], message.attachments, draft)
    keep(core, channel, message)
    _mention(world, channel, message, body.get("allowed_mentions"))
    return message


def keep(core: Core, channel: Channel, message: Message) -> None:
    """Put a finished message where it can be found."""
    core.world.messages[message.id] = message
    if message.nonce:
        core.world.nonces[channel.id, message.nonce] = message.id
    if not message.flags & EPHEMERAL:
        channel.last_message = message.id


async def revise(core: Core, message: Message, draft: Draft) -> Message:
    """Change what the body names, keep the rest, and announce the edit."""
    body, flags = draft.body, message.flags | ((draft.body.get("flags") or 0) & V2)
    left = {"content": body.get("content", message.content), "components": body.get("components", message.components)}
    check(Draft(body | left, draft.uploads), _named(core.world, body), flags, creating=False)
    files = _kept_attachments(message, body) + _store(core.world, draft)
    if "components" in body:
        message.components = _checked_media(body["components"] or [], files, draft)
    message.attachments = files
    message.content = body.get("content", message.content) or ""
    message.embeds = body.get("embeds", message.embeds) or []
    message.flags = flags & ~LOADING
    message.edited = core.world.clock.iso_time()
    await announce(core, "MESSAGE_UPDATE", message)
    return message


async def remove(core: Core, message: Message) -> None:
    """Delete a message and its files and announce that."""
    del core.world.messages[message.id]
    for attachment in message.attachments:
        core.world.delete_file(attachment.id)
    if message.flags & EPHEMERAL:
        return
    guild_id = core.world.channels[message.channel_id].guild_id
    gone = {"id": message.id, "channel_id": message.channel_id}
    await core.gateway.dispatch("MESSAGE_DELETE", gone | ({"guild_id": guild_id} if guild_id else {}))


async def announce(core: Core, event: str, message: Message) -> None:
    """Tell the gateway about a message, unless it is ephemeral."""
    if message.flags & EPHEMERAL:
        return
    nonce = {"nonce": message.nonce} if message.nonce and event == "MESSAGE_CREATE" else {}
    await core.gateway.dispatch(event, payloads.message_event(core.world, message) | nonce)


def check(draft: Draft, problems: Problems, flags: int, creating: bool) -> None:
    """Refuse a body that Discord would refuse."""
    body, shown = draft.body, draft.body.get("components") or []
    sizes = [len(data) for _, data in draft.uploads.values()]
    if any(size > FILE_LIMIT for size in sizes) or sum(sizes) > REQUEST_LIMIT:
        raise refusal(40005)
    problems.length("content", body.get("content"), 0, 2000)
    problems.length("embeds", body.get("embeds"), 0, 10)
    problems.length("attachments", body.get("attachments"), 0, 10)
    problems.length("nonce", str(body.get("nonce") or ""), 0, 25)
    for i, attachment in enumerate(body.get("attachments") or []):
        problems.length(f"attachments.{i}.description", attachment.get("description"), 0, components.MAX_ALT)
    check_body(problems, body, draft.uploads)
    if flags & V2:
        for key in ("content", "embeds", "sticker_ids", "poll"):
            if body.get(key):
                code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
                problems.add(key, code, f"The '{key}' field cannot be used with components V2.")
    components.check_message(problems, shown, bool(flags & V2))
    problems.raise_if_any()
    if creating and not (body.get("content") or body.get("embeds") or shown or draft.uploads):
        raise refusal(50006)


def _named(world: World, body: Json) -> Problems:
    """Begin what is wrong with a body by the emojis that it names; those of old texts may be gone."""
    problems = Problems()
    check_named(problems, body, world.emojis)
    return problems


def _kept_attachments(message: Message, body: Json) -> list[Attachment]:
    if body.get("attachments") is None:
        return message.attachments
    listed = {str(a["id"]): a for a in body["attachments"]}
    kept = [a for a in message.attachments if a.id in listed]
    for attachment in kept:
        attachment.description = listed[attachment.id].get("description", attachment.description)
    return kept


def _store(world: World, draft: Draft) -> list[Attachment]:
    listed = {str(a["id"]): a for a in draft.body.get("attachments") or []}
    stored = []
    for number, (name, data) in draft.uploads.items():
        facts = file_facts(name, data)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        attachment = Attachment(world.ids.next(), name, facts["size"], facts["sha256"], kind)
        attachment.description = listed.get(number, {}).get("description")
        attachment.width, attachment.height = _measure(data)
        world.files[attachment.id] = data
        stored.append(attachment)
    return stored


def _measure(data: bytes) -> tuple[int, int] | tuple[None, None]:
    """Return width and height of a picture in pixels."""
    if data.startswith(PNG):
        width, height = struct.unpack(">II", data[16:24])
    elif data.startswith(GIF):
        width, height = struct.unpack("<HH", data[6:10])
    else:
        return None, None
    return width, height


def _checked_media(shown: list[Json], files: list[Attachment], draft: Draft) -> list[Json]:
    """Refuse references to missing files, and uploads that a V2 message would never show."""
    problems, names, used = Problems(), {a.filename for a in files}, set()
    for path, item in components.media(shown):
        scheme, _, name = str(item.get("url", "")).partition("://")
        used.add(name)
        if scheme not in ("http", "https") and not (scheme == "attachment" and name in names):
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            problems.add(f"{path}.url", code, f"The referenced attachment {name!r} was not found.")
    if (draft.body.get("flags") or 0) & V2:
        for number, (name, _) in draft.uploads.items():
            if name not in used:
                problems.add(f"attachments.{number}", "PRACTICE_UNUSED_UPLOAD", f"No component shows {name!r}.")
    problems.raise_if_any()
    components.number(shown)
    return shown


def _mention(world: World, channel: Channel, message: Message, allowed: Json | None) -> None:
    """Store a message's mentions; in a thread they make users members of it."""
    written = f"{message.content}\n{components.text_of(message.components)}"
    found = [u for u in dict.fromkeys(MENTION.findall(written)) if u in world.users]
    if allowed is not None and "users" not in allowed.get("parse", []):
        listed = {str(u) for u in allowed.get("users", [])}
        found = [u for u in found if u in listed]
    message.mentions = found
    message.mention_roles = _mentioned_roles(world, channel, written, allowed)
    if channel.thread and message.only_for is None:
        channel.thread.members += [u for u in found if u not in channel.thread.members]


def _mentioned_roles(world: World, channel: Channel, written: str, allowed: Json | None) -> list[str]:
    """Name the roles that a message notifies: only such that everybody may mention."""
    roles = world.guilds[channel.guild_id].roles if channel.guild_id else []
    found = [role.id for role in roles if role.mentionable and role.id in ROLE_MENTION.findall(written)]
    if allowed is None or "roles" in allowed.get("parse", []):
        return found
    return [role for role in found if role in {str(each) for each in allowed.get("roles", [])}]
