"""The handler by which moderators look after a server's tables; each press checks their rights again."""

from __future__ import annotations

from contextlib import suppress

from bot.tables.clocks import pace_changes
from bot.tables.company.tables_panel import TABLES
from bot.tables.core.table import Table
from bot.tables.handlers.context import Handler, HandlerContext, Meant
from bot.tables.handlers.managing import check_channels, guild_of, moderated_guild, moderates
from bot.tables.messages import admin, common
from bot.tables.messages.admin import ADMIN, SETTINGS
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.clock import MINUTE
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import MOST_PAGES, read_ids, read_number
from bot.tables.ports.messenger import MessengerError
from bot.tables.ports.panel import Answer, Choice, Panel
from bot.tables.stages import moderation
from games.kernel.words import Words
from storage.rows import OPEN_STAGES, TableRow

LATE = 10 * MINUTE
"""Milliseconds after which moderators see an unsent message."""
MOST_ACTS = 240


class AdminHandler:
    """Answers moderators about tables; nothing here shows a hand or a sealed choice."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.verbs: dict[str, Handler] = {
            ADMIN: self._list,
            "admin_table": self._show,
            "admin_pause": self._pause,
            "admin_resume": self._resume,
            "admin_close": self._ask_close,
            "admin_close_now": self._close,
            "admin_move": self._ask_move,
            "admin_moved": self._move,
            "admin_late": self._late,
            "admin_log": self._log,
        }

    async def admin(self, caller: Caller, named: str | None) -> Answer:
        """List the server's tables, or show the named one."""
        await moderated_guild(self.registry.people, caller)
        if named:
            return Answer(await self._table_panel(caller, await self.context.find(caller, named)))
        return Answer(await self._list_panel(caller, 0))

    async def suggestions(self, caller: Caller, typed: str) -> list[Choice]:
        """Suggest the server's tables to moderators."""
        texts = await self.registry.people.meet(caller)
        rows = await self._rows(guild_of(caller)) if await moderates(self.registry.people, caller) else []
        found = [Choice(row.table_id, f"{row.table_id} · {common.game_title(row.game, texts)}") for row in rows]
        return [choice for choice in found if typed.casefold() in choice.label.casefold()][:25]

    # Looking

    async def _rows(self, guild_id: int) -> list[TableRow]:
        async with self.registry.store.read() as tx:
            return await tx.tables.of_guild(guild_id, OPEN_STAGES)

    async def _list(self, press: Press) -> Answer:
        return Answer(await self._list_panel(press.caller, _page(press.component)), update=True)

    async def _list_panel(self, caller: Caller, page: int, note: str = "") -> Panel:
        texts, rows = await self.registry.people.meet(caller), await self._rows(guild_of(caller))
        async with self.registry.store.read() as tx:
            seats = await tx.tables.seats_of([row.table_id for row in rows])
        back = admin.back_button(texts, SETTINGS if caller.manager else TABLES)
        return admin.tables_panel(rows, seats, page, back, texts, note)

    async def _late(self, press: Press) -> Answer:
        texts, now = await self.registry.people.meet(press.caller), self.registry.clock.now()
        async with self.registry.store.read() as tx:
            rows = await tx.acts.late(guild_of(press.caller), now - LATE)
        return Answer(admin.late_panel(rows, now, texts), update=True)

    async def _log(self, press: Press) -> Answer:
        texts = await self.registry.people.meet(press.caller)
        async with self.registry.store.read() as tx:
            acts = await tx.acts.of_guild(guild_of(press.caller), MOST_ACTS)
        return Answer(admin.log_panel(acts, _page(press.component), texts), update=True)

    async def _show(self, press: Press) -> Answer:
        return Answer(await self._table_panel(press.caller, press.table_id), update=True)

    async def _table_panel(self, caller: Caller, table_id: str, key: str = "") -> Panel:
        async with self.registry.table(table_id) as table:
            texts = await self._meet(caller, table)
            note = texts.text(key) if key else ""
            try:
                await moderation.check_outsider(self.registry, table, caller.user_id)
            except Refusal:
                return admin.table_panel(table, texts, note, outsider=False)
            return admin.table_panel(table, texts, note, outsider=True)

    async def _meet(self, caller: Caller, table: Table) -> Words:
        """Return the caller's words for a table of their server; refuse tables of other servers like unknown ids."""
        if table.row.guild_id != guild_of(caller):
            raise Refusal("refused-no-table", table=table.id)
        self.context.note_meant(caller, Meant(table.id, table.game.package))
        return await self.context.words(caller, table)

    # Acting

    async def _pause(self, press: Press) -> Answer:
        async with self.registry.table(press.table_id) as table:
            await self._meet(press.caller, table)
            act = moderation.describe(self.registry, press.caller, table, "pause")
            await pace_changes.pause(self.registry, table, act=act)
        return Answer(await self._table_panel(press.caller, press.table_id, "admin-was-paused"), update=True)

    async def _resume(self, press: Press) -> Answer:
        async with self.registry.table(press.table_id) as table:
            await self._check_outsider(press.caller, table)
            act = moderation.describe(self.registry, press.caller, table, "resume")
            await pace_changes.resume(self.registry, table, act)
        return Answer(await self._table_panel(press.caller, press.table_id, "admin-was-resumed"), update=True)

    async def _check_outsider(self, caller: Caller, table: Table) -> Words:
        texts = await self._meet(caller, table)
        await moderation.check_outsider(self.registry, table, caller.user_id)
        return texts

    async def _ask_close(self, press: Press) -> Answer:
        async with self.registry.table(press.table_id) as table:
            texts = await self._check_outsider(press.caller, table)
            return Answer(admin.close_panel(table, texts), update=True)

    async def _close(self, press: Press) -> Answer:
        async with self.registry.table(press.table_id) as table:
            texts = await self._check_outsider(press.caller, table)
            act = moderation.describe(self.registry, press.caller, table, "close")
            await moderation.close(self.registry, table, act)
        self.registry.workers.deliver()
        note = texts.text("admin-was-closed", table=press.table_id)
        return Answer(await self._list_panel(press.caller, 0, note), update=True)

    async def _ask_move(self, press: Press) -> Answer:
        async with self.registry.table(press.table_id) as table:
            texts = await self._check_outsider(press.caller, table)
            return Answer(admin.move_panel(table, texts), update=True)

    async def _move(self, press: Press) -> Answer:
        caller = press.caller
        for channel in read_ids(press.values, 1):
            await check_channels(self.context.messenger, caller, (channel,))
            async with self.registry.table(press.table_id) as table:
                await self._check_outsider(caller, table)
                before, act = table.row, moderation.describe(self.registry, caller, table, "move", str(channel))
                await moderation.move(self.registry, table, channel, act)
                pointer = admin.lobby_pointer(table)
            if before.stage == "lobby" and before.lobby_message_id is not None:
                with suppress(MessengerError):  # its buttons work as long as they exist
                    await self.context.messenger.strip(before.home_id, before.lobby_message_id, pointer)
            return await self._show_moved(caller, press.table_id)
        raise Refusal("refused-unknown")

    async def _show_moved(self, caller: Caller, table_id: str) -> Answer:
        return Answer(await self._table_panel(caller, table_id, "admin-was-moved"), update=True)


def _page(press: ComponentId) -> int:
    return read_number(press.value, MOST_PAGES) or 0
