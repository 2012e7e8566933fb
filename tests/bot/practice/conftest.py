"""A practice server, its client and a small discord.py bot for each test."""

import asyncio
import io
import struct
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, cast

import discord
import pytest
from discord import app_commands, ui

from bot.interactions import answering
from bot.practice.core import interactions
from bot.practice.launch.redirect import point_for
from bot.practice.server.server import PracticeServer
from tests.practice import Practice
from tests.waiting import PATIENCE

ComponentId = Callable[[discord.Interaction], Awaitable[Any]]


def png(width: int = 3, height: int = 2) -> bytes:
    """Return a small picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"\x40\x80\xc0" * width for _ in range(height))
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def picture(name: str = "board.png") -> discord.File:
    """Return a small picture as an upload."""
    return discord.File(io.BytesIO(png()), name, description="a small board")


def panel(*more: ui.Item[Any]) -> ui.LayoutView:
    """Return a panel with text, picture, two buttons and a select, and nothing stored in discord.py."""
    view = ui.LayoutView(timeout=None)
    options = [discord.SelectOption(label=name.upper(), value=name) for name in ("oak", "elm", "fir")]
    items: list[ui.Item[Any]] = [
        ui.TextDisplay("## Board"),
        ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="three trees")),
        ui.ActionRow(ui.Button(label="Go", custom_id="go"), ui.Button(label="Off", custom_id="off", disabled=True)),
        ui.ActionRow(ui.Select(custom_id="tree", options=options, max_values=2)),
    ]
    view.add_item(ui.Container(*items, *more))
    view.stop()
    return view


def data_of(interaction: discord.Interaction) -> dict[str, Any]:
    """Return an interaction's data without discord.py's union of shapes."""
    return cast("dict[str, Any]", interaction.data)


class Probe(discord.Client):
    """A bot that answers component and modal custom ids, and commands, as each test says."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.presses: dict[str, ComponentId] = {}
        self.resumed = 0

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Route a press or a submit."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self.presses[str(data_of(interaction)["custom_id"])](interaction)

    async def on_resumed(self) -> None:
        """Count resumed sessions."""
        self.resumed += 1

    def command(self, name: str, answer: ComponentId) -> None:
        """Add a command without options."""
        self.tree.command(name=name, description=name)(_typed(answer))


def _typed(answer: ComponentId) -> Any:
    async def callback(interaction: discord.Interaction) -> None:
        await answer(interaction)

    return callback


@dataclass
class Stand:
    """What a test plays with."""

    server: PracticeServer
    practice: Practice
    bot: Probe
    running: asyncio.Task[None]
    guild: str
    channel: str
    users: dict[str, str]

    @property
    def place(self) -> discord.PartialMessageable:
        """Return the text channel without asking discord.py's cache."""
        return self.bot.get_partial_messageable(int(self.channel), guild_id=int(self.guild))

    async def post_panel(self) -> discord.Message:
        """Post the panel in the text channel."""
        return await self.place.send(view=panel(), file=picture())


@asynccontextmanager
async def running_bot(server: PracticeServer) -> AsyncIterator[tuple[Probe, asyncio.Task[None]]]:
    """Run a bot against a server until the block ends."""
    with point_for(server.url):
        bot = Probe()
        await bot.login(server.core.bot_token)
        running = asyncio.create_task(bot.connect())
        await asyncio.wait([running, asyncio.create_task(bot.wait_until_ready())], return_when="FIRST_COMPLETED")
        try:
            yield bot, running
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow enough time for answers on a busy machine, so that none is deferred or too late."""
    monkeypatch.setattr(answering, "PATIENCE", PATIENCE)
    monkeypatch.setattr(interactions, "FIRST_ANSWER_SECONDS", PATIENCE)


@pytest.fixture
async def server() -> AsyncIterator[PracticeServer]:
    """Return a running practice server with an empty world."""
    started = PracticeServer()
    await started.start()
    yield started
    await started.stop()


@pytest.fixture
async def stand(server: PracticeServer) -> AsyncIterator[Stand]:
    """Return a server with the seed world, a client and a bot that is ready."""
    seed = server.seed()
    async with Practice(server.url, server.token) as practice, running_bot(server) as (bot, running):
        yield Stand(server, practice, bot, running, seed["guild"], seed["channel"], seed["users"])
