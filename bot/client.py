"""Kontor as a client of Discord, and the composition root: all parts are put together here."""

from __future__ import annotations

import hashlib
import json
import secrets
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import structlog
from discord import app_commands

from bot.api.messenger import DiscordMessenger
from bot.commands import GameName, all_commands
from bot.commands.translate import FluentTranslator
from bot.copies import load_copies
from bot.interactions.answering import Answering
from bot.interactions.caller import Interaction
from bot.interactions.router import Router
from bot.metrics import PrometheusMetrics
from bot.operating import systemd
from bot.operating.beside import beside
from bot.settings import Settings
from bot.tables.core.registry import words
from bot.tables.handlers.about import Notices
from bot.tables.messages.common import game_line
from bot.tables.ports.clock import Clock, Secrets
from bot.tables.ports.messenger import Messenger
from bot.tables.service import Service
from games.kernel import catalogue
from games.kernel.words import LOCALES
from storage import Counts, Store, open_store, open_store_at, random_token

log = structlog.get_logger()

# Kontor does not speak: discord.py need not warn that it could not.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

LONGEST_RATE_LIMIT = 30.0
FAREWELL = 5.0


class Tree(app_commands.CommandTree["Kontor"]):
    """Answer also where a command cannot be run, such as one that Discord still shows from an older release."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Log the error and answer."""
        log.error("command failed", exc_info=error, guild=interaction.guild_id)
        if interaction.type is discord.InteractionType.application_command and not interaction.response.is_done():
            await self.client.answering.give(interaction, self.client.dispatcher.answer_failure)


class Kontor(discord.AutoShardedClient):
    """Bring Discord's events to the dispatcher of the service that `furnish` makes over this client's messenger.

    `commands_file` keeps the hash of the commands that were synced last; without it they are synced at every start.
    """

    def __init__(
        self, furnish: Callable[[Messenger], Service], games: Sequence[GameName], commands_file: Path | None = None
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_RATE_LIMIT,
        )
        self.service = furnish(DiscordMessenger(self))
        self.dispatcher = self.service.dispatcher
        self.answering = Answering(self.dispatcher)
        self.router = Router(self.answering)
        self.tree = Tree(self)
        for command in all_commands(self.answering, games):
            self.tree.add_command(command)
        self._commands_file = commands_file

    def open_metrics(self, look: Callable[[], Counts]) -> PrometheusMetrics:
        """Count what is answered and drawn from now on; `look` counts in the database."""
        commands = [command.qualified_name for command in self.tree.walk_commands()]
        metrics = PrometheusMetrics({*self.dispatcher.verbs, *commands}, look)
        self.service.use_metrics(metrics)
        self.answering.metrics = metrics
        return metrics

    async def login(self, token: str) -> None:
        """Log in; drawing makes ready meanwhile, as the first thing to be sent may be a question with a picture."""
        await self.service.pictures.prepare()
        await super().login(token)

    async def setup_hook(self) -> None:
        """Offer the commands and begin to work, once logged in."""
        await self.tree.set_translator(FluentTranslator())
        await self._sync()
        await self.service.start()
        await self.service.suspend()  # until Discord says that it is here

    async def _sync(self) -> None:
        """Send the commands to Discord, which counts this, only if they are not those of the last time."""
        translator = self.tree.translator
        assert translator is not None  # noqa: S101 - set just before
        payload = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        text = json.dumps([self.application_id, payload], sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if self._commands_file is None or _read(self._commands_file) != digest:
            await self.tree.sync()
            log.info("commands synced", count=len(payload))
            if self._commands_file is not None:
                self._commands_file.write_text(digest, encoding="utf-8")

    async def close(self) -> None:
        """Finish what is being answered, end the work, and leave."""
        if not self.is_closed():
            await self.answering.finish(FAREWELL)
            await self.service.close()
        if hasattr(self, "_AutoShardedClient__queue"):
            await super().close()
        else:  # discord.py takes for granted that a client which is closed had begun to log in
            await discord.Client.close(self)

    # Events

    async def on_interaction(self, interaction: Interaction) -> None:
        """Route presses and submits; commands come by the tree."""
        await self.router.route(interaction)

    async def on_ready(self) -> None:
        """Note that the client is connected."""
        log.info("ready", guilds=len(self.guilds), shards=self.shard_count)

    async def on_shard_ready(self, shard: int) -> None:
        """Let clocks run."""
        await self.service.shard_here(shard, self.shard_count or 1)

    async def on_shard_connect(self, shard: int) -> None:
        """Let clocks run."""
        await self.service.shard_here(shard, self.shard_count or 1)

    async def on_shard_resumed(self, shard: int) -> None:
        """Let clocks run on."""
        await self.service.shard_here(shard, self.shard_count or 1)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Let clocks stand still while their users cannot be heard."""
        await self.service.shard_gone(shard)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Let the clocks of a guild stand still that is out of order at Discord."""
        await self.dispatcher.guild_missing(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Freeze the tables of a guild that has removed the bot; an outage is no removal."""
        log.info("guild left", guild=guild.id)
        await self.dispatcher.guild_left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Thaw the tables of a guild that has the bot again."""
        await self.dispatcher.guild_back(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Thaw the tables of a guild that is here: it may have invited the bot while this was not running.

        Clocks run on that stood still while it was out of order.
        """
        await self.dispatcher.guild_back(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Go on elsewhere."""
        await self.dispatcher.channel_gone(channel.id)

    async def on_raw_thread_delete(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """Go on elsewhere."""
        await self.dispatcher.channel_gone(deleted.thread_id)

    async def on_error(self, event_method: str, /, *_args: object, **_kwargs: object) -> None:
        """Log what went wrong in an event, without its arguments."""
        log.error("event failed", exc_info=sys.exception(), method=event_method)


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def game_names() -> list[GameName]:
    """Name the installed games for commands."""
    texts = {locale: words(locale) for locale in LOCALES}
    return [
        GameName(key, {locale: game_line(game, own) for locale, own in texts.items()})
        for key, game in catalogue.installed().items()
    ]


async def _open_store(settings: Settings, process: str, new_token: Callable[[], str]) -> Store:
    if settings.postgres is None:
        return await open_store(settings.database, process=process, new_token=new_token)
    return await open_store_at(settings.postgres, settings.database, process=process, new_token=new_token)


@asynccontextmanager
async def open_kontor(
    settings: Settings,
    *,
    commands_file: Path | None = None,
    clock: Clock | None = None,
    luck: Secrets | None = None,
    new_token: Callable[[], str] = random_token,
) -> AsyncIterator[Kontor]:
    """Open the store and put all parts together over it; both are closed at the end.

    Clock, secrets and delivery tokens are the system's unless tests or the practice wiring give others.
    """
    process = secrets.token_hex(8)
    async with systemd.more_time():  # a large database is copied and migrated first
        store = await _open_store(settings, process, new_token)
    try:
        copies = load_copies(settings.material)
        kontor = Kontor(lambda out: Service(store, out, process, clock, luck, copies), game_names(), commands_file)
        kontor.dispatcher.info.notices = Notices(settings.notice, settings.privacy_url, settings.terms_url)
        try:
            async with beside(kontor, kontor.service, settings, kontor.open_metrics):
                yield kontor
        finally:
            await kontor.close()
    finally:
        await store.close()
