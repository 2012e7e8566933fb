"""Requests to Discord by operators' commands while the bot runs: list permissions by server, leave a server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord

PAGE = 200
"""Servers on one page of Discord's list."""


class NotDone(Exception):
    """Raised with the reason if Discord refuses a request."""


@asynccontextmanager
async def _logged_in(token: str) -> AsyncIterator[discord.Client]:
    client = discord.Client(intents=discord.Intents.none())
    try:
        async with client:
            await client.login(token)
            yield client
    except discord.LoginFailure:
        raise NotDone("Discord does not accept the token") from None
    except discord.HTTPException as error:
        raise NotDone(f"Discord refuses it ({error.status}, code {error.code})") from error
    except (OSError, aiohttp.ClientError) as error:
        raise NotDone(f"Discord cannot be reached ({type(error).__name__})") from error


async def permissions(token: str) -> dict[int, discord.Permissions]:
    """Return the bot's permissions on each of its servers, as its roles allow there; raise NotDone."""
    found: dict[int, discord.Permissions] = {}
    async with _logged_in(token) as client:
        while True:
            page = await client.http.get_guilds(PAGE, after=max(found, default=0))
            found |= {int(each["id"]): discord.Permissions(int(each["permissions"])) for each in page}
            if len(page) < PAGE:
                return found


async def leave(token: str, guild_id: int) -> None:
    """Leave a server; raise NotDone."""
    async with _logged_in(token) as client:
        await client.http.leave_guild(guild_id)
