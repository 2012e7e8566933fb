"""A process of the bot at a practice server, over SQLite or over PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from pydantic import SecretStr

from bot.client import Kontor
from bot.composition import open_kontor
from bot.duty import parse
from bot.practice.launch.redirect import point_for
from bot.practice.server.server import PracticeServer
from bot.practice.world.world import TEXT
from bot.settings import Settings
from tests.practice import Practice
from tests.renderers import Blank
from tests.waiting import until


@asynccontextmanager
async def attended(folder: Path) -> AsyncIterator[tuple[PracticeServer, Practice, Kontor]]:
    """Run one process over SQLite at a practice server of its own."""
    server = PracticeServer()
    server.seed()
    await server.start()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(server.stop)
        stack.enter_context(point_for(server.url))
        practice = await stack.enter_async_context(Practice(server.url, server.token))
        kontor = await attend(stack, server, folder)
        await until(lambda: bool(kontor.guilds))
        yield server, practice, kontor


async def attend(
    stack: AsyncExitStack, server: PracticeServer, folder: Path, database: str | None = None, shards: str = ""
) -> Kontor:
    """Let a process hear some shards, written as on the command line, until the stack is closed."""
    settings = Settings(_env_file=None, data=folder, database_url=SecretStr(database) if database else None)  # type: ignore[call-arg]  # known to pydantic only
    kontor = await stack.enter_async_context(open_kontor(settings, duty=parse(shards) if shards else None))
    kontor.service.pictures.renderer = Blank()
    attending = asyncio.create_task(kontor.attend(server.core.bot_token))

    async def leave() -> None:
        attending.cancel()
        with suppress(asyncio.CancelledError):
            await attending

    stack.push_async_callback(leave)
    return kontor


def text_channel(server: PracticeServer) -> str:
    """Return the id of the seed world's public text channel."""
    return next(channel.id for channel in server.core.world.channels.values() if channel.type == TEXT)
