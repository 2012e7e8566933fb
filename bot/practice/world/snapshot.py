"""Keep a world in a file, with its pictures in a folder beside it, and bring it back."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bot.practice.rules.errors import Json
from bot.practice.world.world import (
    Attachment,
    Channel,
    Emoji,
    Guild,
    Message,
    Role,
    ScheduledEvent,
    Thread,
    User,
    World,
)


def snapshot(world: World, path: Path) -> None:
    """Write a world to a file, all at once. Open interactions and sessions are not part of it."""
    tables: dict[str, dict[str, Any]] = {
        "users": world.users,
        "guilds": world.guilds,
        "channels": world.channels,
        "messages": world.messages,
        "emojis": world.emojis,
        "scheduled_events": world.scheduled_events,
    }
    kept: Json = {name: [asdict(row) for row in table.values()] for name, table in tables.items()}
    kept |= {"files": sorted(world.files), "commands": world.commands, "bot": world.bot.id}
    folder = _beside(path)
    folder.mkdir(exist_ok=True)
    there = {file.name for file in folder.iterdir()}
    for name in world.files.keys() - there:  # a file never changes, so that a save costs only what is new
        (folder / name).write_bytes(world.files[name])
    draft = path.with_suffix(".part")
    draft.write_text(json.dumps(kept, default=sorted), "utf-8")  # the only things JSON does not know are sets
    draft.replace(path)
    for name in there - world.files.keys():
        (folder / name).unlink()


def restore(world: World, path: Path) -> None:
    """Replace what a world holds by what the file holds."""
    kept: dict[str, Any] = json.loads(path.read_text("utf-8"))
    world.users = {row["id"]: User(**row) for row in kept["users"]}
    world.guilds = {row["id"]: _guild(row) for row in kept["guilds"]}
    world.channels = {row["id"]: _channel(row) for row in kept["channels"]}
    world.messages = {row["id"]: _message(row) for row in kept["messages"]}
    world.emojis = {row["id"]: Emoji(**row) for row in kept.get("emojis", [])}
    world.scheduled_events = {row["id"]: ScheduledEvent(**row) for row in kept.get("scheduled_events", [])}
    world.nonces = {(m.channel_id, m.nonce): m.id for m in world.messages.values() if m.nonce}
    world.files = {name: (_beside(path) / name).read_bytes() for name in kept["files"]}
    world.commands, world.bot = kept["commands"], world.users[kept["bot"]]


def _beside(path: Path) -> Path:
    return path.with_suffix(".files")


def _guild(row: Json) -> Guild:
    roles = [Role(**role) for role in row.get("roles", [])]
    return Guild(**row | {"denied": set(row["denied"]), "roles": roles})


def _channel(row: Json) -> Channel:
    thread = Thread(**row["thread"]) if row["thread"] else None
    return Channel(**row | {"denied": set(row["denied"]), "thread": thread})


def _message(row: Json) -> Message:
    return Message(**row | {"attachments": [Attachment(**a) for a in row["attachments"]]})
