"""The handler for the pages behind `/settings`: channels, caps, games, bans and moderators."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import structlog

from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.handlers.managing import check_channels, find_lacking, managed_guild
from bot.tables.messages import admin, asking
from bot.tables.messages.admin import CAPS, MOST_CHANNELS
from bot.tables.messages.asking import BAN_NOW
from bot.tables.messages.guild_settings import (
    MODERATORS,
    NO_MODERATORS,
    PUT_MODERATORS,
    channels_page,
    moderators_page,
)
from bot.tables.ports.caller import EVENTS, Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import MOST_PAGES, read_ids, read_number
from bot.tables.ports.messenger import MessengerError
from bot.tables.ports.panel import Answer, Panel
from bot.tables.stages.bans import clear_tables
from games.kernel import catalogue
from games.kernel.words import Words
from storage.rows import OPEN_STAGES, BanRow, GuildRow, NewAct

log = structlog.get_logger()


class RoomsHandler:
    """Handles settings for all tables of a server; each change is noted for moderators."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.verbs: dict[str, Handler] = {
            "set_channels": self._channels,
            "put_channels": self._put_channels,
            "all_channels": self._put_channels,
            "set_caps": partial(self._show, admin.caps_page),
            "cap_lobbies": partial(self._put_cap, "most_lobbies"),
            "cap_games": partial(self._put_cap, "most_games"),
            "set_games": partial(self._show, admin.games_page),
            "put_games": self._put_games,
            "set_bans": self._bans,
            "ban": self._ask_ban,
            BAN_NOW: self._ban,
            "lift_ban": self._lift,
            MODERATORS: self._moderators,
            PUT_MODERATORS: self._put_moderators,
            NO_MODERATORS: self._no_moderators,
        }

    async def _show(self, page: Callable[[GuildRow, Words], Panel], press: Press) -> Answer:
        row = await self.registry.people.guild(managed_guild(press.caller))
        return Answer(page(row, await self.registry.people.meet(press.caller)), update=True)

    # Channels

    async def _put_channels(self, press: Press) -> Answer:
        """Let tables be opened in these channels only, which the caller has to see; without any, in all."""
        wanted = read_ids(press.values, MOST_CHANNELS) if press.component.verb == "put_channels" else ()
        await check_channels(self.context.messenger, press.caller, wanted)
        channels = " ".join(map(str, wanted))
        await self._change(press.caller, "channels", channels, lambda row: replace(row, channels=channels))
        return await self._channels(press)

    async def _channels(self, press: Press) -> Answer:
        row = await self.registry.people.guild(managed_guild(press.caller))
        lacking = await find_lacking(self.context.messenger, press.caller, row)
        texts, events = await self.registry.people.meet(press.caller), EVENTS not in press.caller.lacks
        return Answer(channels_page(row, lacking, texts, events=events), update=True)

    async def _change(self, caller: Caller, kind: str, detail: str, change: Callable[[GuildRow], GuildRow]) -> None:
        guild_id, now = managed_guild(caller), self.registry.clock.now()
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            before = await tx.people.guild(guild_id)
            after = change(before)
            if after != before:
                await tx.people.save_guild(after)
                await tx.acts.add(NewAct(guild_id=guild_id, user_id=caller.user_id, kind=kind, detail=detail, at=now))
        self.registry.workers.note_change(guild_id)

    # Caps

    async def _put_cap(self, column: str, press: Press) -> Answer:
        """Change how many tables a user may have at once."""
        most = read_number(press.values[0]) if len(press.values) == 1 else None
        if most not in CAPS:
            raise Refusal("refused-unknown")
        wish: dict[str, Any] = {column: most}
        await self._change(press.caller, column, str(most), lambda row: replace(row, **wish))
        return await self._show(admin.caps_page, press)

    # Games

    async def _put_games(self, press: Press) -> Answer:
        """Offer only these games for new tables; running games go on."""
        off = " ".join(key for key in catalogue.offered() if key not in press.values)
        on = ",".join(key for key in catalogue.offered() if key in press.values)
        await self._change(press.caller, "games", on, lambda row: replace(row, games_off=off))
        return await self._show(admin.games_page, press)

    # Bans

    async def _bans(self, press: Press) -> Answer:
        return await self._show_bans(press.caller, press.component.value)

    async def _show_bans(self, caller: Caller, page: str) -> Answer:
        texts = await self.registry.people.meet(caller)
        async with self.registry.store.read() as tx:
            bans = await tx.bans.of_guild(managed_guild(caller))
        at = read_number(page, MOST_PAGES) or 0
        return Answer(admin.bans_page(bans, at, texts), update=True)

    async def _ask_ban(self, press: Press) -> Answer:
        """Say what a ban costs the picked user."""
        caller = press.caller
        texts, guild_id = await self.registry.people.meet(caller), managed_guild(caller)
        for user_id in read_ids(press.values, 1):
            if user_id == caller.user_id:
                raise Refusal("refused-ban-self")
            async with self.registry.store.read() as tx:
                found = await tx.tables.of_user(user_id, OPEN_STAGES)
            here = [row for row in found if row.guild_id == guild_id]
            return Answer(asking.ban(user_id, len(here), texts), update=True)
        return await self._show_bans(caller, "")

    async def _ban(self, press: Press) -> Answer:
        """Ban a user from the server's tables: they leave them at once, and computers play on for them."""
        for user_id in read_ids((press.component.value,), 1):
            if user_id == press.caller.user_id:
                raise Refusal("refused-ban-self")
            await self._note_ban(press.caller, user_id, lifted=False)
            await clear_tables(self.registry)
        return await self._show_bans(press.caller, "")

    async def _lift(self, press: Press) -> Answer:
        for user_id in read_ids((press.component.value,), 1):
            await self._note_ban(press.caller, user_id, lifted=True)
        return await self._show_bans(press.caller, "")

    async def _note_ban(self, caller: Caller, user_id: int, *, lifted: bool) -> None:
        guild_id, now = managed_guild(caller), self.registry.clock.now()
        act = NewAct(
            guild_id=guild_id, user_id=caller.user_id, kind="lift" if lifted else "ban", about_id=user_id, at=now
        )
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            tx.people.lock(user_id)  # the banned user must get no seat while tables are cleared
            if (user_id in {row.user_id for row in await tx.bans.of_guild(guild_id)}) != lifted:
                return
            if lifted:
                await tx.bans.lift(guild_id, user_id)
            else:
                await tx.people.save_guild(await tx.people.guild(guild_id))
                await tx.bans.put(BanRow(guild_id=guild_id, user_id=user_id, at=now))
            await tx.acts.add(act)
        self.registry.workers.note_change(guild_id)
        log.info("ban lifted" if lifted else "user banned", guild=guild_id)

    # Moderators

    async def _moderators(self, press: Press) -> Answer:
        guild_id, texts = managed_guild(press.caller), await self.registry.people.meet(press.caller)
        role = (await self.registry.people.guild(guild_id)).moderator_role
        gone = role is not None and not await self._has_role(guild_id, role)
        return Answer(moderators_page(role, gone=gone, texts=texts), update=True)

    async def _has_role(self, guild_id: int, role: int) -> bool:
        try:
            return await self.context.messenger.has_role(guild_id, role)
        except MessengerError as error:
            raise Refusal("failed") from error

    async def _put_moderators(self, press: Press) -> Answer:
        """Set the role of moderators; refuse the role of everybody, whose id is the server's."""
        guild_id = managed_guild(press.caller)
        for role in read_ids(press.values, 1):
            if role == guild_id:
                raise Refusal("refused-everybody")
            if not await self._has_role(guild_id, role):
                raise Refusal("refused-unknown")
            await self._name_moderators(press.caller, role)
        return await self._moderators(press)

    async def _no_moderators(self, press: Press) -> Answer:
        await self._name_moderators(press.caller, None)
        return await self._moderators(press)

    async def _name_moderators(self, caller: Caller, role: int | None) -> None:
        await self._change(caller, "moderators", str(role or ""), lambda row: replace(row, moderator_role=role))
