"""The handler for leaving a table: choosing the table, showing the cost, and leaving."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.core.table import Table
from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.messages import asking, common
from bot.tables.messages.asking import LEAVE_NOW, STAY
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.panel import Answer, Panel
from bot.tables.stages import lobby, resignation
from bot.tables.stages.resignation import LEAVE, leave_panel, left_panel, which_panel
from bot.tables.stages.votes import Voting
from games.kernel.words import Words
from storage.rows import OPEN_STAGES, TableRow


class LeaveHandler:
    """Handles users leaving a table."""

    def __init__(self, context: HandlerContext, voting: Voting) -> None:
        self.context, self.registry, self.voting = context, context.registry, voting
        self.verbs: dict[str, Handler] = {LEAVE: self._ask, LEAVE_NOW: self._leave, STAY: self._stay}

    async def leave(self, caller: Caller, named: str | None) -> Answer:
        """Ask whether a user wants to leave a table; if several could be meant, ask which."""
        meant = [] if named else await self._tables_meant(caller)
        if len(meant) > 1:
            return Answer(which_panel(meant, await self.registry.people.meet(caller)))
        table_id = meant[0].table_id if meant else await self.context.find(caller, named)
        return await self._ask_at(caller, table_id)

    async def _tables_meant(self, caller: Caller) -> list[TableRow]:
        """List the caller's tables of this channel, or else all of theirs; none at a table of others."""
        mine = [row for row, _ in await self.context.tables_of(caller)]
        async with self.registry.store.read() as tx:
            here = {row.table_id for row in await tx.tables.by_place(caller.channel_id, OPEN_STAGES)}
        return [row for row in mine if row.table_id in here] if here else mine

    async def _ask(self, press: Press) -> Answer:
        return replace(await self._ask_at(press.caller, press.table_id), update=True)

    async def _ask_at(self, caller: Caller, table_id: str) -> Answer:
        async with self.context.table(caller, table_id) as table:
            texts = await self.context.words(caller, table)
            return Answer(leave_panel(table, _leaving_seat(table, caller), texts))

    async def _stay(self, press: Press) -> Answer:
        """Change nothing."""
        return Answer(asking.stayed(await self.registry.people.meet(press.caller)), update=True)

    async def _leave(self, press: Press) -> Answer:
        """Leave a table; if it has begun since the question, ask again, as leaving now costs more."""
        caller = press.caller
        async with self.context.table(caller, press.table_id) as table:
            texts, seat = await self.context.words(caller, table), _leaving_seat(table, caller)
            if press.component.value != table.row.stage:
                return Answer(leave_panel(table, seat, texts), update=True)
            panel = await self._leave_at(caller, table, seat, texts)
        self.registry.workers.deliver()
        self.registry.workers.decide(press.table_id)
        return Answer(panel, update=True)

    async def _leave_at(self, caller: Caller, table: Table, seat: int, texts: Words) -> Panel:
        if table.row.stage == "lobby":
            await lobby.leave(self.registry, table, caller)
            return common.note(texts.text("left-lobby", table=common.table_link(table, texts)))
        await resignation.leave(self.registry, table, caller.user_id)
        await self.voting.resolve(table)
        async with self.registry.store.read() as tx:
            sought = await tx.seeking.get(table.id, seat)
        return left_panel(table, None if sought is None else seat, texts)


def _leaving_seat(table: Table, caller: Caller) -> int:
    """Find the caller's seat at a lobby or at a running table."""
    if table.row.stage == "lobby" and (seat := table.seat_of(caller.user_id)) is not None:
        return seat
    return resignation.own_seat(table, caller.user_id)
