"""`python -m bot exclude`, `include` and `leave`: exclude users or servers, take that back, and leave a server."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime

from bot.operating import at_discord
from bot.operating.database import MISUSED, complain, say
from bot.settings import TOKEN, Settings
from storage import exclusions
from storage.exclusions import Kind
from storage.servers import file_address

LONGEST = 300
"""Most characters of a reason."""
SOON = "A running bot does it within ten seconds, else the next start."


def exclude(settings: Settings, kind: Kind | None, which: int | None, reason: str) -> int:
    """Exclude a user or a server, or list all exclusions; raise StorageError."""
    address = settings.postgres or file_address(settings.database)
    if kind is None or which is None:
        return _list(asyncio.run(exclusions.excluded(address)))
    reason = " ".join(reason.split())
    if not 0 < len(reason) <= LONGEST:
        return complain(
            f"Say why with --reason, in at most {LONGEST} characters: users who are refused read it.", MISUSED
        )
    asyncio.run(exclusions.exclude(address, kind, which, reason, int(time.time() * 1000)))
    then = "computers take their seats" if kind == "user" else "commands there are refused, and the bot leaves it"
    return say(f"The {kind} {which} is excluded everywhere: {then}. {SOON}")


def include(settings: Settings, kind: Kind, which: int) -> int:
    """Remove an exclusion; raise StorageError."""
    address = settings.postgres or file_address(settings.database)
    if not asyncio.run(exclusions.include(address, kind, which)):
        return complain(f"The {kind} {which} was not excluded.")
    return say(f"The {kind} {which} is excluded no longer. {SOON}")


def leave(settings: Settings, guild_id: int) -> int:
    """Leave a server, which can invite the bot again."""
    if settings.token is None:
        return complain(f"{TOKEN} is not set: Discord must be told to leave a server.", MISUSED)
    try:
        asyncio.run(at_discord.leave(settings.token, guild_id))
    except at_discord.NotDone as error:
        return complain(f"The server {guild_id} is not left: {error}.")
    return say(f"The bot has left the server {guild_id}. Its tables stand still, and are deleted after 30 days.")


def _list(found: list[tuple[Kind, int, str, int]]) -> int:
    for kind, which, reason, at in found:
        say(f"{kind:>6} {which:>19}  since {datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC  {reason}")
    return say(f"Excluded: {len(found)}.")
