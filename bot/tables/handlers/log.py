"""The handler for logs: `/log` and the button on each board; for a finished game it shows the replay."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.tables.core.log_access import Reading, reading_of
from bot.tables.core.table import Table
from bot.tables.finished.replays import read_log
from bot.tables.handlers.context import Given, Handler, HandlerContext
from bot.tables.handlers.replay import ReplayHandler
from bot.tables.handlers.replay_pages import Drawing, PagedGame, ReplayPagesHandler
from bot.tables.messages import common
from bot.tables.messages.pages import LOG, log_pages, log_panel, page_of_round
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.ids import read_number
from bot.tables.ports.panel import Answer, Choice, Picture
from games.kernel.words import Words
from storage.rows import OVER, PLAYING


class LogHandler:
    """Show pages of a table's log; everything is private."""

    def __init__(self, context: HandlerContext, replays: ReplayHandler, leaves: ReplayPagesHandler) -> None:
        self.context, self.registry = context, context.registry
        self.replays, self.leaves = replays, leaves
        self.verbs: dict[str, Handler] = {LOG: self._press}

    async def log(self, caller: Caller, table: str | None = None, number: int | None = None) -> Answer:
        """Open the log of the named table, that of this channel, the caller's running one, or their last one.

        It opens at the round of a number if one is given.
        """
        table_id = await self.context.find_begun(caller, table, "refused-no-log")
        return await self._show(caller, table_id, round_number=number)

    async def _press(self, press: Press) -> Answer:
        """Show a page; the first one comes as a message of its own, the others take its place."""
        number = press.values[0] if press.values else press.component.value.partition(".")[0]
        return await self._show(press.caller, press.table_id, number, update=bool(press.component.value))

    async def _show(
        self, caller: Caller, table_id: str, number: str = "", *, round_number: int | None = None, update: bool = False
    ) -> Answer:
        async with self.context.table(caller, table_id) as table:
            texts, now = await self.context.words(caller, table), table.as_it_stands()
        if now.row.stage in OVER:
            return await self.replays.show(caller, table_id)
        logged = await read_log(self.registry.store, now)
        async with self.registry.store.read() as tx:
            reading = reading_of(now, await tx.holders.of_table(table_id), caller.user_id)
        game = PagedGame(logged, log_pages(now, logged.entries, reading, texts), reading, backward=True)
        last = len(game.pages) - 1
        asked = read_number(number) if round_number is None else page_of_round(game.pages, round_number)
        at = last if asked is None else min(asked, last)
        if at == last:
            drawing = await self._newest(caller, now, reading, texts)
        else:
            drawing = self.leaves.drawing(caller, game, at, texts)
        answer = await self.context.pictured(
            partial(self._unless_lost, caller, now, reading, drawing),
            lambda picture: log_panel(now, game.pages, at, picture, reading.seat, texts),
        )
        return replace(answer, update=update)

    async def _newest(self, caller: Caller, table: Table, reading: Reading, texts: Words) -> Drawing:
        """Draw the present board, without replaying."""
        sight, viewer = await self.context.sight(caller), reading.viewer(table.row.version)
        return partial(self.context.pictures.board, table, texts, sight, viewer=viewer)

    async def _unless_lost(self, caller: Caller, table: Table, reading: Reading, drawing: Drawing) -> Picture | None:
        """Draw; nothing for a user who has lost their seat meanwhile."""
        picture = await drawing()
        if reading.seat is None:
            return picture
        async with self.registry.table(table.id) as live:
            return picture if live.seat_of(caller.user_id) == reading.seat else None

    async def suggestions(self, caller: Caller, typed: str, _given: Given) -> list[Choice]:
        """Suggest the caller's running tables, and then those that are over."""
        texts = await self.registry.people.meet(caller)
        async with self.registry.store.read() as tx:
            rows = [row for stages in (PLAYING, OVER) for row in await tx.tables.of_user(caller.user_id, stages)]
        return common.suggested(rows, typed, texts)
