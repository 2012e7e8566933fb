"""The handler for seats that seek a player."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.tables.company.sought import TAKE, TAKE_ANYWAY, TAKE_LISTED
from bot.tables.core.about import BRIEFING
from bot.tables.core.names import plain_name
from bot.tables.core.table import Table
from bot.tables.handlers.context import Handler, HandlerContext, Meant
from bot.tables.handlers.open_tables import OpenTablesHandler
from bot.tables.messages import common
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Button, Panel
from bot.tables.stages import vote_panels
from bot.tables.stages.sought import take_sought
from storage import user_recipient

DELIVERY_TIMEOUT = 15.0
"""Seconds for which an answer waits to learn whether the direct message arrives."""


class SeekingHandler:
    """Handles users taking over a vacant seat."""

    def __init__(self, context: HandlerContext, open_tables: OpenTablesHandler) -> None:
        self.context, self.registry, self.open_tables = context, context.registry, open_tables
        self.verbs: dict[str, Handler] = {
            TAKE: self._take_sought,
            TAKE_LISTED: self._take_sought,
            TAKE_ANYWAY: self._take_sought,
        }

    async def _take_sought(self, press: Press) -> Answer:
        """Take a seat; the answer replaces the list or the warning that was pressed."""
        caller = press.caller
        await self.context.visibility.check_id(caller, press.table_id, direct=True)
        # nobody should come and go at a table again and again
        self.context.limits.spend(caller.user_id, "sought")
        async with self.registry.table(press.table_id) as table:
            self.context.note_meant(caller, Meant(table.id, table.game.package))
            answer = await self._take(press, table)
        self.registry.workers.deliver()
        self.registry.workers.decide(press.table_id)
        return replace(answer, update=press.component.verb != TAKE)

    async def _take(self, press: Press, table: Table) -> Answer:
        """Take a seat; the answer has the news if direct messages are off, or turn out to fail."""
        caller, component = press.caller, press.component
        seat = component.seat
        if seat is None or seat >= len(table.seats):
            raise Refusal("refused-unknown")
        name, warned = plain_name(caller.name), component.verb == TAKE_ANYWAY
        await take_sought(self.registry, table, seat, caller.user_id, name, warned=warned)
        if (await self.registry.people.user(caller.user_id)).dms != "on":
            return Answer(await self._briefing(caller, table, seat))
        arrival = self.registry.arrivals.expect(user_recipient(caller.user_id), BRIEFING)
        texts = await self.context.words(caller, table)
        where = common.link(table.row.guild_id, table.row.place_id or table.row.home_id)
        text = texts.text("sought-taken", seat=seat + 1, table=table.id, title=texts.text("title"), link=where)
        return Answer(common.note(text, common.GOLD), then=lambda: self._unless_told(caller, table.id, arrival))

    async def _unless_told(self, caller: Caller, table_id: str, arrival: asyncio.Future[int | None]) -> Panel | None:
        """Show the news here once it turns out that no direct message reaches the user."""
        try:
            message_id = await asyncio.wait_for(arrival, DELIVERY_TIMEOUT)
        except TimeoutError:
            return None
        async with self.registry.table(table_id) as table:
            seat = table.seat_of(caller.user_id)
            return None if seat is None or message_id is not None else await self._briefing(caller, table, seat)

    async def _briefing(self, caller: Caller, table: Table, seat: int) -> Panel:
        texts, user = await self.context.words(caller, table), await self.registry.people.user(caller.user_id)
        async with self.registry.store.read() as tx:
            entries = await tx.log.entries(table.id)
        told = vote_panels.briefing(table, seat, entries, None, "", texts)
        if user.dms != "closed":
            return told
        button = Button(ComponentId("", "dms_on").id, texts.text("button-dms"))
        return replace(told, text=(*told.text, texts.text("greeting-closed")), rows=(*told.rows, (button,)))
