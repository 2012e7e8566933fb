"""Kontor as a client of Discord."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands
from discord.state import AutoShardedConnectionState

from bot.api.icons import Icons
from bot.api.mentions import ids_by_name
from bot.api.messenger import DiscordMessenger
from bot.api.refusals import Refusals
from bot.api.request_trace import leaving_trace
from bot.commands import GameName, all_commands
from bot.commands.moved import moved_to
from bot.commands.translate import FluentTranslator
from bot.coordination import Claims, Identifying
from bot.duty import Duty
from bot.interactions.answering import Answering
from bot.interactions.caller import Interaction, writer_of
from bot.interactions.router import route
from bot.interactions.twins import Twins
from bot.metrics import PrometheusMetrics
from bot.shutdown import unless
from bot.tables.ports.messenger import Messenger
from bot.tables.running.service import Service
from bot.tables.stages.bans import look_for_exclusions
from storage import Counts
from storage.errors import StorageError
from storage.processes import shard_of

log = structlog.get_logger()

# Kontor does not speak: discord.py need not warn that it could not.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

SLASH = discord.AppCommandType.chat_input
LONGEST_RATE_LIMIT = 30.0
FAREWELL = 3.0
"""Seconds for answers under way when this process is to end."""


class Tree(app_commands.CommandTree["Kontor"]):
    """Answer also if a command cannot be run, such as one that Discord still shows from an older release."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Answer a command of an older release by what has taken over; tell whether it is one of this release."""
        typed = interaction.type is discord.InteractionType.application_command
        moved = moved_to(dict(interaction.data or {})) if typed else None
        if moved is None:
            return True
        name, options = moved
        await self.client.answering.give(interaction, partial(self.client.dispatcher.run, name, **options), verb=name)
        return False

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Log the error and answer."""
        log.error("command failed", exc_info=error, guild=interaction.guild_id)
        if interaction.type is discord.InteractionType.application_command and not interaction.response.is_done():
            await self.client.answering.give(interaction, self.client.dispatcher.answer_failure)


class Kontor(discord.AutoShardedClient):
    """Bring Discord's events to the dispatcher of the service that `furnish` makes over this client's messenger.

    `commands_file` keeps the hash of the commands that were synced last; without it they are synced at every start.
    `duty` says which of Discord's shards are heard here.
    """

    def __init__(
        self,
        furnish: Callable[[Messenger], Service],
        games: Sequence[GameName],
        commands_file: Path | None = None,
        duty: Duty | None = None,
    ) -> None:
        self.duty = duty or Duty()
        super().__init__(
            shard_ids=None if self.duty.shards is None else list(self.duty.shards),  # type: ignore[arg-type]  # None: all
            shard_count=self.duty.of,
            intents=discord.Intents(guilds=True, dm_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_RATE_LIMIT,
        )
        self.icons = Icons()
        self.service = furnish(DiscordMessenger(self, self.duty.leaves, self.icons))
        self.dispatcher, self.store = self.service.dispatcher, self.service.registry.store
        refusals = Refusals()
        self.service.breaker.refused = lambda: refusals.count
        self.twins = self._state.twins
        self.http.http_trace = leaving_trace(lambda: self.store.membership.alive, refusals, self.twins.note_sent)
        self.claims = Claims(self.store)
        self.answering = Answering(self.dispatcher, claim=self.claims.take, twins=self.twins, icons=self.icons)
        self._identifying: Identifying | None = None
        self._ready_shards: set[int] = set()
        self.tree = Tree(self)
        for command in all_commands(self.answering, games):
            self.tree.add_command(command)
        self._commands_file = commands_file

    def _get_state(self, **options: Any) -> ListingState:
        """Let discord.py keep its state in one that also knows which servers the newest session lists."""
        self._state = ListingState(
            dispatch=self.dispatch,
            handlers=self._handlers,
            hooks=self._hooks,
            http=self.http,
            loop=self.loop,
            **options,
        )
        return self._state

    def open_metrics(self, look: Callable[[], Counts]) -> PrometheusMetrics:
        """Count what is answered and drawn from now on; `look` counts in the database."""
        commands = [command.qualified_name for command in self.tree.walk_commands()]
        metrics = PrometheusMetrics({*self.dispatcher.verbs, *commands}, look)
        self.service.use_metrics(metrics)
        metrics.icons = lambda: self.icons.count
        self.answering.metrics = metrics
        return metrics

    async def login(self, token: str) -> None:
        """Log in; drawing makes ready meanwhile, as the first thing to be sent may be a question with a picture."""
        await self.service.pictures.prepare()
        await super().login(token)

    async def attend(self, token: str) -> None:
        """Log in and work until closed, at Discord's gateway or without it; Ended if others end this process."""
        await unless(self.store.membership.ended, self.start(token) if self.duty.hears else self._work(token))

    async def _work(self, token: str) -> None:
        await self.login(token)
        await asyncio.Event().wait()

    async def setup_hook(self) -> None:
        """Offer the commands and begin to work, once logged in."""
        self.icons.wake.set()
        await self.tree.set_translator(FluentTranslator())
        if self.duty.hears_first:
            await self.store.membership.confirm()
            await self._sync()
        if not self.icons.commands:
            await self._learn_commands()
        if self.duty.hears and self.store.shared:
            limits = await self.fetch_session_start_limits()
            self._identifying = Identifying(self.store, limits.max_concurrency)
        await self.service.start()
        if self.duty.hears:
            await self.service.suspend()  # until Discord says that it is here

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for this shard's turn among those of all processes."""
        if shard_id in self.shards and self._get_websocket(shard_id=shard_id).session_id is not None:
            self._state.asked.add(shard_id)  # discord.py forgets the session's id only when Discord has ended it
        if self._identifying is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._identifying.wait(shard_id or 0)

    async def _sync(self) -> None:
        """Send the commands to Discord, which counts this, only if they are not those of the last time."""
        translator = self.tree.translator
        assert translator is not None  # noqa: S101 - set just before
        payload = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        text = json.dumps([self.application_id, payload], sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if self._commands_file is None or _read(self._commands_file) != digest:
            self._note_commands(await self.tree.sync())
            log.info("commands synced", count=len(payload))
            if self._commands_file is not None:
                self._commands_file.write_text(digest, encoding="utf-8")

    async def _learn_commands(self) -> None:
        """Ask Discord for the ids of the commands that it has; until it says them, texts name commands without."""
        try:
            self._note_commands(await self.tree.fetch_commands())
        except discord.HTTPException as error:
            log.warning("commands not known", status=error.status)

    def _note_commands(self, synced: Sequence[app_commands.AppCommand]) -> None:
        slash = [(command.name, command.id) for command in synced if command.type is SLASH]
        self.icons.commands.update(ids_by_name(slash))

    async def close(self) -> None:
        """Finish what is being answered, end the work, and leave."""
        if not self.is_closed():
            self.claims.open = False
            await self.answering.finish(FAREWELL)
            await self.service.close()
        if hasattr(self, "_AutoShardedClient__queue"):
            await super().close()
        else:  # discord.py takes for granted that a client which is closed had begun to log in
            await discord.Client.close(self)

    # Events

    async def on_interaction(self, interaction: Interaction) -> None:
        """Route presses and submits; commands come by the tree."""
        await route(self.answering, interaction)

    async def on_message(self, message: discord.Message) -> None:
        """Answer a user who asks for help in a direct message; Discord tells of no other messages."""
        if message.guild is None and not message.author.bot:
            await self.dispatcher.answer_written(writer_of(message), message.content)

    async def on_ready(self) -> None:
        """Note that the client is connected."""
        self.icons.wake.set()
        log.info("ready", guilds=len(self.guilds), shards=self.shard_count)

    async def on_shard_ready(self, shard: int) -> None:
        """Let clocks run, and look which servers have removed the bot and which channels were deleted meanwhile."""
        await self.service.shard_here(shard, self.shard_count or 1)
        self._ready_shards.add(shard)
        reconciling = self.dispatcher.reconciling
        await reconciling.look_at_servers(shard, self.shard_count or 1, self._state.listed)
        for guild_id in await reconciling.playing():
            guild = self.get_guild(guild_id)
            if guild is not None and guild.shard_id == shard and not guild.unavailable:
                await reconciling.look_at_channels(guild_id, _places(guild))

    async def on_shard_connect(self, shard: int) -> None:
        """Let clocks run."""
        await self.service.shard_here(shard, self.shard_count or 1)

    async def on_shard_resumed(self, shard: int) -> None:
        """Let clocks run on."""
        await self.service.shard_here(shard, self.shard_count or 1)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Let clocks stand still while their users cannot be heard."""
        self._ready_shards.discard(shard)
        await self.service.shard_gone(shard)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Let the clocks of a guild stand still that is out of order at Discord."""
        await self.dispatcher.guilds.missing(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Freeze the tables of a guild that has removed the bot; an outage is no removal."""
        log.info("guild left", guild=guild.id)
        await self.dispatcher.guilds.left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Thaw the tables of a guild that has the bot again."""
        await self._back(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Thaw the tables of a guild that is here: it may have invited the bot while this was not running.

        Clocks run on that stood still while it was out of order.
        """
        await self._back(guild)

    async def look_for_exclusions(self) -> None:
        """Load the operator's exclusions and leave excluded servers; after a failure, the next look tries again."""
        if not self.service.works:
            return
        try:
            await look_for_exclusions(self.service.registry)
            for guild_id in self.service.registry.excluded_guilds:
                if (guild := self.get_guild(guild_id)) is not None:
                    await guild.leave()
        except (StorageError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("exclusions not looked for", error=type(error).__name__)

    async def _back(self, guild: discord.Guild) -> None:
        await self.dispatcher.guilds.back(guild.id)
        if guild.shard_id in self._ready_shards:
            await self.dispatcher.reconciling.look_at_channels(guild.id, _places(guild))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Go on elsewhere."""
        await self.dispatcher.guilds.channel_gone(channel.id)

    async def on_raw_thread_delete(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """Go on elsewhere."""
        await self.dispatcher.guilds.channel_gone(deleted.thread_id)

    async def on_error(self, event_method: str, /, *_args: object, **_kwargs: object) -> None:
        """Log what went wrong in an event, without its arguments."""
        log.error("event failed", exc_info=sys.exception(), method=event_method)


def _places(guild: discord.Guild) -> set[int]:
    return {place.id for place in (*guild.channels, *guild.threads)}


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


class ListingState(AutoShardedConnectionState[Any]):
    """Keep the ids that the newest READY of each shard has named, available or not, and what came and went since.

    `asked` are shards that begin a new session because this process wants one. Any other that is not the first is
    noted: Discord has ended the one before.
    """

    def __init__(self, **options: Any) -> None:
        self.listed: set[int] = set()
        self.asked, self._begun = set[int](), set[int]()
        self.twins = Twins()
        super().__init__(**options)

    def parse_ready(self, data: Any) -> None:
        """Begin a new session for the shard of this READY."""
        shard, count = data["shard"]
        self._note_session(shard)
        others = {guild_id for guild_id in self.listed if shard_of(guild_id, count) != shard}
        self.listed = others | {int(guild["id"]) for guild in data["guilds"]}
        super().parse_ready(data)

    def _note_session(self, shard: int) -> None:
        if shard in self._begun and shard not in self.asked:
            self.twins.note_replaced(shard)
        self.asked.discard(shard)
        self._begun.add(shard)

    def parse_guild_create(self, data: Any) -> None:
        """Add a server; what discord.py knew of it before goes, as it would keep channels that were deleted since."""
        guild_id = int(data["id"])
        if guild_id not in self.listed:
            log.info("guild joined", guild=guild_id)
        self.listed.add(guild_id)
        if (known := self._get_guild(guild_id)) is not None:
            self._remove_guild(known)
        super().parse_guild_create(data)

    def parse_guild_delete(self, data: Any) -> None:
        """Drop a server that has removed the bot; one that is out of order stays listed."""
        if not data.get("unavailable"):
            self.listed.discard(int(data["id"]))
        super().parse_guild_delete(data)
