"""The handler for seats that seek a player: where they are found, and taking one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.tables.core.registry import language
from bot.tables.core.table import Table
from bot.tables.handlers.context import HandlerContext, Meant
from bot.tables.handlers.greeting import Greeting
from bot.tables.handlers.open_tables import OpenTablesHandler
from bot.tables.messages import common
from bot.tables.messages.seeking import CLAIM, CLAIM_ANYWAY, CLAIM_OPEN
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Panel
from bot.tables.stages.claiming import claim
from bot.tables.stages.lobby import plain_name
from bot.tables.votes import messages
from games.kernel.words import Words


class SeekingHandler:
    """Answer who takes a seat that seeks a player."""

    def __init__(self, context: HandlerContext, open_tables: OpenTablesHandler) -> None:
        self.context, self.registry, self.open_tables = context, context.registry, open_tables
        self.greeting = Greeting(context)

    def verbs(self) -> dict[str, Callable[[Caller, ComponentId, tuple[str, ...]], Awaitable[Answer]]]:
        """Name the presses that are answered here."""
        return {CLAIM: self._claim, CLAIM_OPEN: self._claim, CLAIM_ANYWAY: self._claim}

    async def _claim(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        """Take a seat; the answer stands in place of the list, or the warning, from which it was taken."""
        panel = await self._take(caller, component)
        return Answer(panel, update=component.verb != CLAIM, follow=lambda: self._greet(caller, component))

    async def _take(self, caller: Caller, component: ComponentId) -> Panel:
        await self.open_tables.check_visible(caller, component.table)
        self.context.limits.spend(caller.user_id, "claim")  # a table is not to see somebody come and go again and again
        seat, name = component.seat, plain_name(caller.name)
        async with self.registry.table(component.table) as table:
            self.context.note_meant(caller, Meant(table.id, table.game.package))
            if seat is None or seat >= len(table.seats):
                raise Refusal("refused-unknown")
            warned = component.verb == CLAIM_ANYWAY
            await claim(self.registry, table, seat, caller.user_id, name, warned=warned)
            answer = await self._answer(caller, table, seat)
        self.registry.workers.deliver()
        self.registry.workers.decide(component.table)
        return answer

    async def _answer(self, caller: Caller, table: Table, seat: int) -> Panel:
        user, texts = await self.registry.user(caller.user_id), await self.context.words(caller, table)
        if user.dms != "on":
            return await self._briefing(table, seat, texts)
        where = common.link(table.row.guild_id, table.row.place_id or table.row.home_id)
        text = texts.text("claimed", seat=seat + 1, table=table.id, title=texts.text("title"), link=where)
        return common.note(text, common.GOLD)

    async def _briefing(self, table: Table, seat: int, texts: Words) -> Panel:
        async with self.registry.store.read() as tx:
            entries = await tx.log.entries(table.id)
        return messages.briefing(table, seat, entries, None, "", texts)

    async def _greet(self, caller: Caller, component: ComponentId) -> Panel | None:
        """Write to a user for the first time; where that fails, tell them here what has happened."""
        user = await self.registry.user(caller.user_id)
        if user.dm_channel_id is not None and user.dms == "on":
            return None
        closed = await self.greeting.greet(caller, component.table)
        if closed is None or user.dms != "on":
            return closed
        async with self.registry.table(component.table) as table:
            seat = table.seat_of(caller.user_id)
            texts = common.words_for(table, language(user))
            told = None if seat is None else await self._briefing(table, seat, texts)
        return closed if told is None else Panel((*told.text, *closed.text), rows=closed.rows, accent=told.accent)
