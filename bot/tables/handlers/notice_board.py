"""The handler for notice boards: their buttons, all answered in private, and their page in the settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.tables.company import alerts
from bot.tables.company.notice_board import (
    ALERTS,
    DROP,
    EVENINGS,
    EVERY,
    JOIN,
    LEARN,
    NEEDED,
    NOTICE,
    OPEN_TABLE,
    PUT,
    RESULTS,
    RUNNING,
    SEAT,
    SET,
    TABLES,
    list_panel,
    section_lines,
    settings_page,
)
from bot.tables.company.open_tables import OPEN
from bot.tables.company.sought import TAKE_LISTED
from bot.tables.company.tables_panel import PLAY
from bot.tables.company.tables_panel import TABLES as TABLES_PANEL
from bot.tables.handlers.context import Handler, HandlerContext, in_place
from bot.tables.handlers.managing import check_channels, guild_of, lacking_in, managed, managed_guild
from bot.tables.messages import learning, me
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import read_ids
from bot.tables.ports.panel import Answer
from bot.tables.stages import notice_board
from bot.tables.stages.new_table import server_language
from storage.rows import NewAct, NoticeBoardRow

OTHERS: Final = {
    JOIN: alerts.JOIN,
    SEAT: TAKE_LISTED,
    TABLES: TABLES_PANEL,
    LEARN: learning.LEARN,
    ALERTS: me.ALERTS,
    EVERY: OPEN,
}
"""The verbs of other handlers that answer the board's buttons, by the button's value."""


class NoticeBoardHandler:
    """Handles presses on a board, which never edit the board itself; `looks` has all handlers by verb."""

    def __init__(self, context: HandlerContext, looks: Mapping[str, Handler]) -> None:
        self.context, self.registry, self._looks = context, context.registry, looks
        pages = managed({SET: in_place(self._show), PUT: self._put, DROP: self._drop})
        self.verbs: dict[str, Handler] = {NOTICE: self._press, OPEN_TABLE: self._play, **pages}

    async def _press(self, press: Press) -> Answer:
        name, meant = press.component.value, press.component
        if name in (EVENINGS, RUNNING, RESULTS):
            return await self._list(press.caller, name)
        if name not in OTHERS:
            raise Refusal("refused-unknown")
        component = ComponentId(meant.table, OTHERS[name], meant.seat)
        return replace(await self._looks[OTHERS[name]](Press(press.caller, component)), update=False)

    async def _play(self, press: Press) -> Answer:
        """Open a table in the board's channel."""
        return await self._looks[PLAY](replace(press, component=ComponentId("", PLAY)))

    async def _list(self, caller: Caller, name: str) -> Answer:
        """Show a whole section in private, without tables that the caller cannot see or whose host blocks them."""
        guild_id, texts = guild_of(caller), await self.registry.people.meet(caller)
        async with self.registry.store.read() as tx:
            found = await notice_board.content(self.registry, tx, guild_id, caller.user_id)
        seen = await self.context.visibility.among(caller.user_id, guild_id, found.rows)
        found = found.only(frozenset(row.table_id for row in seen))
        return Answer(list_panel(name, section_lines(found, texts)[name], texts))

    # The settings

    async def _show(self, caller: Caller) -> Answer:
        texts, guild_id = await self.registry.people.meet(caller), managed_guild(caller)
        async with self.registry.store.read() as tx:
            board = await tx.notice_boards.get(guild_id)
        return Answer(settings_page(board, await self._lacking(board), texts), update=True)

    async def _lacking(self, board: NoticeBoardRow | None) -> frozenset[str]:
        if board is None:
            return frozenset()
        lacking = await lacking_in(self.context.messenger, board.guild_id, (board.channel_id,))
        return lacking.get(board.channel_id, frozenset()) & NEEDED

    async def _put(self, press: Press) -> Answer:
        """Put the board into the picked channel; picking the same channel again makes another attempt."""
        caller, guild_id = press.caller, managed_guild(press.caller)
        wanted = read_ids(press.values, 1)
        await check_channels(self.context.messenger, caller, wanted)
        for channel_id in wanted:
            await self._move(caller, guild_id, channel_id)
        return await self._show(caller)

    async def _move(self, caller: Caller, guild_id: int, channel_id: int) -> None:
        now, guild = self.registry.clock.now(), await self.registry.people.guild(guild_id)
        locale = await server_language(self.registry, caller, guild)
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            board = await tx.notice_boards.get(guild_id)
            if board is None or board.channel_id != channel_id or board.problem:
                await tx.people.save_guild(await tx.people.guild(guild_id))
                board = board or NoticeBoardRow(guild_id=guild_id, channel_id=channel_id, locale=locale)
                due_at = max(now, board.refreshed_at + notice_board.BETWEEN)
                await notice_board.renew(tx, replace(board, locale=locale), now, due_at, channel_id)
                await tx.acts.add(_act(caller, guild_id, now, str(channel_id)))
        self._look_again()

    async def _drop(self, press: Press) -> Answer:
        guild_id, now = managed_guild(press.caller), self.registry.clock.now()
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            board = await tx.notice_boards.get(guild_id)
            if board is not None:
                await tx.notice_boards.drop(guild_id)
                await notice_board.enqueue_removal(tx, board, now, now)
                await tx.acts.add(_act(press.caller, guild_id, now, ""))
        self._look_again()
        return await self._show(press.caller)

    def _look_again(self) -> None:
        self.registry.workers.deliver()
        self.registry.workers.note_change(None)


def _act(caller: Caller, guild_id: int, now: int, detail: str) -> NewAct:
    return NewAct(guild_id=guild_id, user_id=caller.user_id, kind="notices", detail=detail, at=now)
