"""`python -m bot servers`: list the servers that are stored, and let the bot treat those as left that seem so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime

from discord import Permissions

from bot.operating.at_discord import NotDone, permissions
from bot.operating.database import MISUSED, complain, say
from bot.settings import Settings
from bot.tables.ports.caller import NEEDED
from bot.tables.ports.clock import DAY
from storage.rows import ServerLook
from storage.servers import confirm_left, file_address, servers

ALL = "all"


def run(settings: Settings, treat_as_left: Sequence[str]) -> int:
    """List servers, or confirm that some have left; StorageError."""
    if settings.postgres is None and not settings.database.exists():
        return say(f"There is no database {settings.database} yet. The first start makes it.")
    address = settings.postgres or file_address(settings.database)
    found = asyncio.run(servers(address, int(time.time() * 1000) - DAY))
    if not treat_as_left:
        return _list(found, settings.token)
    seeming = {str(each.guild_id): each.guild_id for each in found if _seems_left(each)}
    chosen = list(seeming) if ALL in treat_as_left else treat_as_left
    if others := [name for name in chosen if name not in seeming]:
        return complain(f"These do not seem left: {', '.join(others)}. Nothing was changed.", MISUSED)
    asyncio.run(confirm_left(address, [seeming[name] for name in chosen]))
    return say(
        f"Servers to be treated as left: {len(chosen)}. A running bot does it within a minute, else the next start."
    )


def _seems_left(server: ServerLook) -> bool:
    return server.seems_left is not None and server.left_at is None


def _list(found: Sequence[ServerLook], token: str | None) -> int:
    granted = _granted(token)
    for server in found:
        say("  ".join((*_told(server), *_lacking(server, granted))))
    for guild_id in sorted(granted.keys() - {server.guild_id for server in found}):
        say(f"{guild_id:>19}  nothing stored yet")
    seeming = sum(map(_seems_left, found))
    say(f"Servers: {len(found)}, of which seem left: {seeming}.")
    if seeming:
        say("Let the bot treat them as left by `python -m bot servers --treat-as-left SERVER`, or `all` of them.")
    return 0


def _granted(token: str | None) -> dict[int, Permissions]:
    """Ask Discord for the bot's permissions on its servers; return nothing without a token."""
    try:
        return {} if token is None else asyncio.run(permissions(token))
    except NotDone as error:
        complain(f"Permissions are not known: {error}.")
        return {}


def _lacking(server: ServerLook, granted: Mapping[int, Permissions]) -> Iterable[str]:
    if server.guild_id in granted:
        lacking = sorted(name for name in NEEDED if not getattr(granted[server.guild_id], name))
        yield "lacks " + ", ".join(name.replace("_", " ").title() for name in lacking) if lacking else "lacks nothing"


def _told(server: ServerLook) -> Iterable[str]:
    yield f"{server.guild_id:>19}"
    yield f"lobbies {server.lobbies:>3}"
    yield f"running {server.running:>3}"
    yield f"choices {server.choices:>5}"
    yield f"waiting {server.waiting:>3}"
    yield "".join(letter for letter in str(server.name) if letter.isprintable()) or "?"
    if server.left_at is not None:
        yield f"left on {_moment(server.left_at)}"
    elif server.seems_left is not None:
        yield f"seems left since {_moment(server.seems_left)}" + (", confirmed" if server.confirmed else "")


def _moment(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"
