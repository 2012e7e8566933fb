"""The only door to SimCord: a simulated Discord with Kontor in it, and players who act and see.

Its pytest plug-in is switched off (`-p no:simcord`); import `world` and `pytest_runtest_makereport` into a conftest.
"""

from __future__ import annotations

import traceback
from collections.abc import AsyncIterator, Callable, Generator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
import structlog
from simcord import actors
from simcord.backend.models import Overwrite
from simcord.backend.serializers import guild_create_payload
from simcord.enums import OverwriteType
from structlog.typing import EventDict

from bot.client import Kontor
from bot.composition import game_names
from bot.tables.core.waker import Waker
from bot.tables.ports.messenger import Messenger
from bot.tables.running.service import Service
from storage import Store, open_store, open_store_at
from tests.given import CountedSecrets, WorldClock, provide_database
from tests.renderers import InEarnest, OncePainted
from tests.seen import Seen

SETTLE = 300.0  # seconds; only something broken takes so long
REST = 3_600.0  # simulated seconds of a worker's rest when nobody acts; a day of minutes would be most of a test


@dataclass(frozen=True)
class Answer:
    """What a player's act was answered."""

    result: simcord.InteractionResult
    message: Seen | None
    followups: list[Seen]

    @property
    def modal(self) -> dict[str, Any] | None:
        """Return the raw modal, if one was opened."""
        return self.result.modal

    @property
    def seen(self) -> Seen:
        """Return the message; fail if there is none."""
        assert self.message is not None, "no message answers this"
        return self.message


class Player:
    """A user who acts in the guild or in the direct channel, wherever the message is."""

    def __init__(self, world: World, name: str, locale: str) -> None:
        self.world = world
        self.user = world.env.create_user(name, global_name=name.capitalize())
        self.member = world.guild.add_member(self.user)
        self.id = self.user.id
        world.locales[self.id] = locale

    def _actor(self, message: Seen) -> Any:
        return self.user if message.channel_id == self.user.dm_channel.id else self.member

    async def slash(self, command: str, /, *, dm: bool = False, channel: Any = None, **options: Any) -> Answer:
        """Use a slash command, in the lobby's channel unless said otherwise."""
        used = self.user.slash(command, **options) if dm else None
        return self.world.answer(await (used or self.member.slash(channel or self.world.channel, command, **options)))

    async def menu(self, name: str, target: Player | Seen | discord.Message, *, channel: Any = None) -> Answer:
        """Use an entry in the menu of a player or a message, in the lobby's channel unless said otherwise."""
        meant: Any = target.member if isinstance(target, Player) else target
        meant = target.message if isinstance(target, Seen) else meant
        return self.world.answer(await self.member.context_menu(channel or self.world.channel, name, meant))

    async def complete(self, command: str, option: str, typed: str, /, **filled: Any) -> list[str]:
        """Type into an option and return the values offered."""
        found = await self.member.autocomplete(self.world.channel, command, option, typed, **filled)
        return [choice["value"] for choice in found]

    async def click(self, message: Seen, verb: str, value: str | None = None) -> Answer:
        """Press the button with this verb, and value if given; a choice may stand in a list, and much in *More*."""
        message = (
            (await self.click(message, "change")).seen if verb == "choose" and message.presses("change") else message
        )
        if verb in ("text", "log", "note", "wishes") and message.presses("menu") and not message.presses(verb):
            return await self.select((await self.click(message, "menu")).seen, "menu_look", verb)
        if (custom_id := message.find(verb, value)) not in message.ids:  # it stands in a list
            return await self.select(message, "pick", custom_id.split("|")[-1])
        return self.world.answer(await self._actor(message).click(message.message, custom_id=custom_id))

    async def select(self, message: Seen, verb: str, *values: Any, within: str | None = None) -> Answer:
        """Pick in the select with this verb, and this value if given; users and channels in one of Discord's own."""
        custom_id = message.find(verb, within)
        return self.world.answer(await self._actor(message).select(message.message, values, custom_id=custom_id))

    async def pick(self, message: Seen, verb: str, *members: Any) -> Answer:
        """Pick members of the guild in the select with this verb."""
        return await self.select(message, verb, *members)

    async def submit(self, opened: Answer, values: dict[str, Any], *, dm: bool = False) -> Answer:
        """Submit a modal: values by field id."""
        actor = self.user if dm else self.member
        return self.world.answer(await actor.submit_modal(opened.result, values))

    async def forge(self, message: Seen, custom_id: str, values: list[str] | None = None) -> Answer:
        """Press an id that need not be on the message, as an old or a hostile client would."""
        env, kind = self.world.env, 2 if values is None else 3
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        stored = env.backend.get_message(message.channel_id, message.id)
        env._begin_operation("forge")
        try:
            data |= {} if values is None else {"values": values}
            return self.world.answer(await actors._component_interaction(self._actor(message), stored, data))
        finally:
            env._end_operation()

    @property
    def dms(self) -> list[Seen]:
        """List the messages in the direct channel, oldest first."""
        return self.world.inside(self.user.dm_channel.id, self.id)

    def sees(self, channel: Any = None) -> list[Seen]:
        """List what this player sees in a channel, the lobby's unless said otherwise."""
        return self.world.inside((channel or self.world.channel).id, self.id)

    def close_dms(self) -> None:
        """Refuse direct messages."""
        path = f"/channels/{self.user.dm_channel.id}/messages"
        self.world.env.inject_error("POST", path, status=403, code=50007, message="closed", times=None)

    def open_dms(self) -> None:
        """Accept direct messages again."""
        path = f"/channels/{self.user.dm_channel.id}/messages"
        faults = self.world.env.backend.faults
        faults[:] = [fault for fault in faults if fault["path"] != path]


class World:
    """A guild with one text channel, a category, and Kontor; players are made when first named."""

    def __init__(self, folder: Path, renderer: type[InEarnest] = OncePainted) -> None:
        self.folder, self.renderer = folder, renderer
        self.secrets = CountedSecrets("W", 1)
        self.locales: dict[int, str] = {}
        self.database: str | None = None
        self.store: Store
        self.env: simcord.Env
        self.kontor: Kontor
        self.logs: list[dict[str, Any]] = []
        self.errors_expected = False
        self._players: dict[str, Player] = {}
        self._runs = 0

    async def enter(self) -> None:
        """Start Discord and Kontor."""
        structlog.configure(processors=[structlog.contextvars.merge_contextvars, self._keep_log])
        self.kontor = await self._kontor()
        self.env = simcord.Env(self.kontor, shard_count=1, settle_timeout=SETTLE)
        self._give_time()
        self._speak_locales()
        self.guild = self.env.create_guild("Guild")
        self.channel = self.guild.create_text_channel("games")
        self.category = self.guild.create_category("tables")
        await self.env.start()

    async def leave(self) -> None:
        """End both; raise what the bot's handlers have raised, or have logged as an error unexpectedly."""
        await self.env.shutdown()
        await self._close()
        structlog.reset_defaults()
        self.env.raise_errors()
        errors = [entry for entry in self.logs if entry["level"] in ("error", "exception")]
        assert self.errors_expected or not errors, f"errors were logged: {errors}"

    def _keep_log(self, _logger: Any, method: str, event: EventDict) -> EventDict:
        if event.get("exc_info") is True:
            event["exc_info"] = traceback.format_exc()
        self.logs.append({"level": method, **event})
        raise structlog.DropEvent

    async def restart(self) -> None:
        """End Kontor as if its process had ended, and start another over the same store."""
        await self.env.settle()
        await self._close()
        self.kontor = await self._kontor()
        await self.env.restart_bot(self.kontor)

    async def _close(self) -> None:
        await self.kontor.service.close()
        await self.store.close()

    async def _kontor(self) -> Kontor:
        self._runs += 1
        process = f"run-{self._runs}"
        self.store = await self._open_store(self.folder / "kontor.sqlite", process)
        clock = WorldClock(lambda: self.env)
        kontor = Kontor(lambda out: Service(self.store, out, process, clock, self.secrets), game_names())
        kontor.service.pictures.renderer, kontor.service.replays.renderer = self.renderer(), self.renderer()
        # a busy machine must not change how often a message is edited
        kontor.service.pictures.patience = kontor.service.pictures.prompt = None
        self._let_workers_rest(kontor.service)
        kontor.service.computers.quick = (0.0, 0.0)
        return kontor

    async def _open_store(self, path: Path, process: str) -> Store:
        if self.database is None:
            return await open_store(provide_database(path), process=process)
        return await open_store_at(self.database, path, process=process)

    def _give_time(self) -> None:
        """Let a start take its time; SimCord gives it five seconds, which a busy machine may need."""
        settle = self.env._settle_internal

        async def patient(*, timeout: float | None = None, **more: Any) -> None:  # noqa: ASYNC109 - it is SimCord's
            await settle(timeout=max(timeout or SETTLE, SETTLE), **more)

        self.env._settle_internal = patient  # type: ignore[method-assign]  # a wrapper around it

    def _let_workers_rest(self, service: Service) -> None:
        """Tell SimCord that the workers' rests are no unfinished work; nothing waits for a while before it begins."""
        boards = service.dispatcher.context.boards
        service.relay.courtesy = boards.pause = 0
        service.relay.longest_rest = boards.longest_rest = REST
        wakers = {"relay": service.relay.waker, "timer": service.timer.waker, "openings": service.openings.waker}
        for name, waker in {**wakers, "webhooks": service.hooks.waker, "boards": boards.waker}.items():
            self._let_rest(waker, f"{name} at rest")

    def _let_rest(self, waker: Waker, reason: str) -> None:
        rest = waker.rest

        async def declared(seconds: float) -> None:
            await self.env.external_wait(rest(seconds), reason=reason)

        waker.rest = declared  # type: ignore[method-assign]  # a rest that SimCord is told of

    def _speak_locales(self) -> None:
        """Put each user's own locale into interactions; SimCord says en-US for all."""
        emit = self.env.backend.emit

        def speaking(event: str, payload: Any, *rest: Any, **more: Any) -> Any:
            if event == "INTERACTION_CREATE":
                user = payload.get("user") or payload["member"]["user"]
                payload["locale"] = self.locales.get(int(user["id"]), "en-US")
            return emit(event, payload, *rest, **more)

        self.env.backend.emit = speaking  # type: ignore[method-assign]  # a wrapper around it

    def grant(self, permissions: discord.Permissions) -> None:
        """Give the bot exactly these permissions; SimCord starts it with all but Administrator.

        SimCord asks for Manage Channels and Manage Messages where Discord asks for Manage Threads and Pin Messages.
        """
        guild = self.env.backend.get_guild(self.guild.id)
        for role in guild.roles.values():
            if role.managed:
                role.permissions = permissions.value

    # People and messages

    def player(self, name: str, locale: str = "en-US") -> Player:
        """Return a player, made when first named."""
        if name not in self._players:
            self._players[name] = Player(self, name, locale)
        return self._players[name]

    def answer(self, result: simcord.InteractionResult) -> Answer:
        """Look at what an act was answered."""
        own = self._seen(result.response.message) if result.response is not None else None
        return Answer(result, own, [self._seen(each.message) for each in result.followups])

    def inside(self, channel_id: int, viewer_id: int | None = None) -> list[Seen]:
        """List a channel's messages, oldest first, as one user sees them."""
        stored = sorted(self.env.backend.messages.get(channel_id, {}).values(), key=lambda message: message.id)
        visible = [message for message in stored if message.visible_to(viewer_id)]
        return [self._seen(simcord.results.to_discord_message(self.env, message)) for message in visible]

    def newest(self, channel_id: int, verb: str) -> Seen:
        """Return the newest message of a channel that has a control with this verb."""
        found = [message for message in self.inside(channel_id) if message.presses(verb)]
        assert found, f"no message with {verb}"
        return found[-1]

    def again(self, message: Seen) -> Seen:
        """Look at a message as it is now."""
        stored = self.env.backend.get_message(message.channel_id, message.id)
        return self._seen(simcord.results.to_discord_message(self.env, stored))

    def _seen(self, message: discord.Message) -> Seen:
        return Seen(message, self.env.backend.get_message(message.channel.id, message.id))

    @property
    def messenger(self) -> Messenger:
        """Return Kontor's way out."""
        return self.kontor.service.relay.messenger

    @property
    def threads(self) -> list[Any]:
        """List the threads under the lobby's channel."""
        return list(self.channel.threads)

    def sees_lobby(self) -> Seen:
        """Return the newest lobby in its channel."""
        return next(message for message in reversed(self.inside(self.channel.id)) if not message.ephemeral)

    def closed_channel(self, *permissions: str) -> Any:
        """Make a text channel in which the bot lacks these permissions."""
        assert self.kontor.user is not None
        overwrite = discord.PermissionOverwrite(**dict.fromkeys(permissions, False))
        return self.guild.create_text_channel("closed", overwrites={self.kontor.user: overwrite})

    # What happens to a guild

    def promote(self, player: Player) -> None:
        """Let a player manage the guild."""
        role = self.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
        self.env.backend.add_member_role(self.guild.id, player.id, role.id)

    def forbid(self, channel: Any, *permissions: str) -> None:
        """Take permissions from the bot in a channel, and so in its threads; none gives all of them back."""
        assert self.kontor.user is not None
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        overwrite = Overwrite(self.kontor.user.id, OverwriteType.MEMBER, 0, denied)
        self.env.backend.set_overwrite(channel.id, overwrite)

    def delete(self, message: Seen) -> None:
        """Delete a message, as a moderator would."""
        self.env.backend.delete_message(message.channel_id, message.id)

    def delete_channel(self, channel_id: int) -> None:
        """Delete a channel or thread."""
        self.env.backend.delete_channel(channel_id)

    def remove_bot(self) -> Callable[[], None]:
        """Remove the bot from the guild; return what invites it again, to everything as it was."""
        backend = self.env.backend
        guild, channels, messages = backend.get_guild(self.guild.id), dict(backend.channels), dict(backend.messages)
        backend.remove_guild(guild.id)

        def invite() -> None:
            backend.guilds[guild.id] = guild
            backend.channels.update(channels | backend.channels)
            backend.messages.update(messages | backend.messages)
            backend.emit("GUILD_CREATE", guild_create_payload(backend, guild))

        return invite

    def fail(self, method: str, path: str, status: int, times: int | None = 1, code: int = 0) -> None:
        """Let Discord answer so many requests with an error; None means all, until `recover`."""
        self.env.inject_error(method, path, status=status, code=code, times=times)

    def recover(self) -> None:
        """Let Discord answer all requests again."""
        self.env.backend.faults.clear()

    async def settle(self) -> None:
        """Wait until Kontor has nothing left to do at this moment of the simulation."""
        await self.env.settle()

    async def wait(self, seconds: float) -> None:
        """Let simulated time pass: delayed, retried and batched messages become due."""
        await self.env.advance_time(seconds)


@asynccontextmanager
async def open_world(
    folder: Path, database: str | None = None, renderer: type[InEarnest] = OncePainted
) -> AsyncIterator[World]:
    """Enter a world and leave it again; `database` is an address of PostgreSQL in place of SQLite's file."""
    world = World(folder, renderer)
    world.database = database
    await world.enter()
    try:
        yield world
    finally:
        await world.leave()


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a test a world of its own."""
    async with open_world(tmp_path) as made:
        yield made


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Show what happened at Discord beside a failed test."""
    report = yield
    if report.when == "call" and report.failed:
        worlds = [value for value in getattr(item, "funcargs", {}).values() if isinstance(value, World)]
        report.sections += [("what happened at Discord", one.env.transcript()) for one in worlds]
    return report
