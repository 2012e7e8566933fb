"""A process of the bot at a practice server, over PostgreSQL."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from pydantic import SecretStr

from bot.client import Kontor
from bot.composition import open_kontor
from bot.duty import parse
from bot.practice.server.server import PracticeServer
from bot.settings import Settings
from tests.renderers import Blank


async def attend(stack: AsyncExitStack, server: PracticeServer, folder: Path, database: str, shards: str) -> Kontor:
    """Let a process hear some shards, written as on the command line, until the stack is closed."""
    settings = Settings(_env_file=None, data=folder, database_url=SecretStr(database))  # type: ignore[call-arg]  # known to pydantic only
    kontor = await stack.enter_async_context(open_kontor(settings, duty=parse(shards)))
    kontor.service.pictures.renderer = Blank()
    attending = asyncio.create_task(kontor.attend(server.core.bot_token))

    async def leave() -> None:
        attending.cancel()
        with suppress(asyncio.CancelledError):
            await attending

    stack.push_async_callback(leave)
    return kontor
