"""A process without a gateway: it logs in, and does its work by requests alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.composition import open_kontor
from bot.duty import WORK, Duty
from bot.practice.launch.redirect import point_for
from bot.practice.server.server import PracticeServer
from bot.settings import Settings
from bot.tables.ports.panel import Panel
from tests.renderers import Blank
from tests.waiting import until


async def test_a_worker_never_comes_to_the_gateway(tmp_path: Path) -> None:
    """It works, posts and opens a thread; the process that hears the first shard sets up the commands."""
    server = PracticeServer()
    world, transcript = server.seed(), server.core.transcript
    await server.start()
    settings = Settings(_env_file=None, data=tmp_path)  # type: ignore[call-arg]  # known to pydantic only
    try:
        with point_for(server.url):
            async with open_kontor(settings, duty=Duty(WORK)) as kontor:
                kontor.service.pictures.renderer = Blank()
                working = asyncio.create_task(kontor.attend(server.core.bot_token))
                await until(lambda: bool(kontor.service._tasks))
                messenger, channel = kontor.service.dispatcher.context.messenger, int(world["channel"])
                sent = await messenger.post(channel, Panel(("lobby",)), "T1")
                thread = await messenger.open_thread(channel, sent.message_id, "Table")
                alice = int(world["users"]["alice"])
                assert await messenger.visible(int(world["guild"]), alice, {channel, thread}) == {channel, thread}
                assert await messenger.is_member(int(world["guild"]), alice)
                working.cancel()
    finally:
        await server.stop()
    assert not [each for each in transcript.entries if each["kind"] == "gateway" and each["direction"] == "in"]
    assert not [each for each in transcript.entries if each.get("method") == "PUT"]
