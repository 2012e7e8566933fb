"""The handler for the pages behind `/settings` on which moderators say where tables are, how many, and who may play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.handlers.managing import check_channels, managed, managed_guild
from bot.tables.messages import admin, asking
from bot.tables.messages.admin import CAPS, MOST_CHANNELS
from bot.tables.messages.asking import BAN_NOW
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import MOST_PAGES, read_ids, read_number
from bot.tables.ports.panel import Answer
from bot.tables.stages.lobby import clear_lobbies
from games.kernel import catalogue
from storage.rows import BanRow, GuildRow, NewAct


class RoomsHandler:
    """Handle settings for all tables of a server; each change is noted for moderators."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry

    def verbs(self) -> dict[str, Handler]:
        """Name the presses that are answered here."""
        presses: dict[str, Handler] = {
            "set_channels": self._channels,
            "put_channels": self._put_channels,
            "all_channels": self._put_channels,
            "set_caps": self._caps,
            "cap_lobbies": partial(self._put_cap, "most_lobbies"),
            "cap_games": partial(self._put_cap, "most_games"),
            "set_games": self._games,
            "put_games": self._put_games,
            "set_bans": self._bans,
            "ban": self._ask_ban,
            BAN_NOW: self._ban,
            "lift_ban": self._lift,
        }
        return {verb: managed(press) for verb, press in presses.items()}

    # Channels

    async def _channels(self, caller: Caller, _press: ComponentId, _values: tuple[str, ...]) -> Answer:
        row, texts = await self.registry.people.guild(managed_guild(caller)), await self.registry.people.meet(caller)
        return Answer(admin.channels_page(row, texts), update=True)

    async def _put_channels(self, caller: Caller, press: ComponentId, values: tuple[str, ...]) -> Answer:
        """Let tables be opened in these channels only, which the caller has to see; without any, in all."""
        wanted = read_ids(values, MOST_CHANNELS) if press.verb == "put_channels" else ()
        await check_channels(self.context.messenger, caller, wanted)
        channels = " ".join(map(str, wanted))
        await self._change(caller, "channels", channels, lambda row: replace(row, channels=channels))
        return await self._channels(caller, press, values)

    async def _change(self, caller: Caller, kind: str, detail: str, change: Callable[[GuildRow], GuildRow]) -> None:
        guild_id, now = managed_guild(caller), self.registry.clock.now()
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            before = await tx.people.guild(guild_id)
            after = change(before)
            if after != before:
                await tx.people.save_guild(after)
                await tx.acts.add(NewAct(guild_id=guild_id, user_id=caller.user_id, kind=kind, detail=detail, at=now))

    # Caps

    async def _caps(self, caller: Caller, _press: ComponentId, _values: tuple[str, ...]) -> Answer:
        row, texts = await self.registry.people.guild(managed_guild(caller)), await self.registry.people.meet(caller)
        return Answer(admin.caps_page(row, texts), update=True)

    async def _put_cap(self, column: str, caller: Caller, press: ComponentId, values: tuple[str, ...]) -> Answer:
        """Change how many tables a user may have at once."""
        most = read_number(values[0]) if len(values) == 1 else None
        if most not in CAPS:
            raise Refusal("refused-unknown")
        wish: dict[str, Any] = {column: most}
        await self._change(caller, column, str(most), lambda row: replace(row, **wish))
        return await self._caps(caller, press, values)

    # Games

    async def _games(self, caller: Caller, _press: ComponentId, _values: tuple[str, ...]) -> Answer:
        row, texts = await self.registry.people.guild(managed_guild(caller)), await self.registry.people.meet(caller)
        return Answer(admin.games_page(row, texts), update=True)

    async def _put_games(self, caller: Caller, press: ComponentId, values: tuple[str, ...]) -> Answer:
        """Let new tables be opened of these games only; those that run go on."""
        off = " ".join(key for key in catalogue.offered() if key not in values)
        on = ",".join(key for key in catalogue.offered() if key in values)
        await self._change(caller, "games", on, lambda row: replace(row, games_off=off))
        return await self._games(caller, press, values)

    # Bans

    async def _bans(self, caller: Caller, press: ComponentId, _values: tuple[str, ...]) -> Answer:
        return await self._show_bans(caller, press.value)

    async def _show_bans(self, caller: Caller, page: str) -> Answer:
        texts = await self.registry.people.meet(caller)
        async with self.registry.store.read() as tx:
            bans = await tx.bans.of_guild(managed_guild(caller))
        at = read_number(page, MOST_PAGES) or 0
        return Answer(admin.bans_page(bans, at, texts), update=True)

    async def _ask_ban(self, caller: Caller, _press: ComponentId, values: tuple[str, ...]) -> Answer:
        """Say what a ban costs the user who was picked."""
        texts, guild_id = await self.registry.people.meet(caller), managed_guild(caller)
        for user_id in read_ids(values, 1):
            if user_id == caller.user_id:
                raise Refusal("refused-ban-self")
            async with self.registry.store.read() as tx:
                lobbies = await tx.tables.of_user(user_id, ["lobby"])
            here = [row for row in lobbies if row.guild_id == guild_id]
            return Answer(asking.ban(user_id, len(here), texts), update=True)
        return await self._show_bans(caller, "")

    async def _ban(self, caller: Caller, press: ComponentId, _values: tuple[str, ...]) -> Answer:
        """Keep a user from the server's tables: they leave its lobbies at once, and play on where a game runs."""
        for user_id in read_ids((press.value,), 1):
            if user_id == caller.user_id:
                raise Refusal("refused-ban-self")
            await self._note_ban(caller, user_id, lifted=False)
            await clear_lobbies(self.registry)
        return await self._show_bans(caller, "")

    async def _lift(self, caller: Caller, press: ComponentId, _values: tuple[str, ...]) -> Answer:
        for user_id in read_ids((press.value,), 1):
            await self._note_ban(caller, user_id, lifted=True)
        return await self._show_bans(caller, "")

    async def _note_ban(self, caller: Caller, user_id: int, *, lifted: bool) -> None:
        guild_id, now = managed_guild(caller), self.registry.clock.now()
        act = NewAct(
            guild_id=guild_id, user_id=caller.user_id, kind="lift" if lifted else "ban", about_id=user_id, at=now
        )
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            tx.people.lock(user_id)  # so that none is seated who is banned by the time that lobbies are cleared
            if await tx.bans.is_banned(guild_id, user_id) != lifted:
                return
            if lifted:
                await tx.bans.lift(guild_id, user_id)
            else:
                await tx.people.save_guild(await tx.people.guild(guild_id))
                await tx.bans.put(BanRow(guild_id=guild_id, user_id=user_id, at=now))
            await tx.acts.add(act)
