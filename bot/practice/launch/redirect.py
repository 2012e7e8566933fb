"""Point discord.py at a practice server: the only module that touches what discord.py does not document.

Short, as nothing else may touch what discord.py does not document.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

LOOPBACK = ("127.0.0.1", "localhost")


async def _identify_at_once(self: discord.Client, shard_id: int | None, *, initial: bool = False) -> None:
    """Stand in for the hook that waits five seconds before each IDENTIFY but the first."""


def point(url: str) -> None:
    """Send all REST and gateway traffic of this process to http://127.0.0.1:PORT, for good."""
    if urlsplit(url).hostname not in LOOPBACK or urlsplit(url).scheme != "http":
        raise ValueError(f"a practice server is at http://127.0.0.1, not at {url}")
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/gateway")
    discord.Asset.BASE = url
    discord.Client.before_identify_hook = _identify_at_once  # type: ignore[method-assign]  # a documented hook


@contextmanager
def point_for(url: str) -> Iterator[None]:
    """Do the same for the length of a block, as tests need it."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE, discord.Client.before_identify_hook
    point(url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before[:3]
        discord.Client.before_identify_hook = before[3]  # type: ignore[method-assign]  # a documented hook
