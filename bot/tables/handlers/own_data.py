"""The handler for what is kept of a user: given to them as a file, and deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace

from bot.tables.clocks import seeking
from bot.tables.core import motions
from bot.tables.core.motions import MOOT
from bot.tables.core.registry import attempt
from bot.tables.core.seats import NAMELESS
from bot.tables.core.table import NO_GUILD, Table
from bot.tables.finding import invitations
from bot.tables.handlers.context import HandlerContext
from bot.tables.messages import common
from bot.tables.messages.own_data import export_panel, own_file
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer
from bot.tables.stages import lobby
from bot.tables.votes.voting import Voting
from storage import Writer
from storage.people import STAND_IN
from storage.rows import OPEN_STAGES


class OwnDataHandler:
    """Answer who asks for their data, or wants it deleted."""

    def __init__(self, context: HandlerContext, voting: Voting) -> None:
        self.context, self.registry, self.voting = context, context.registry, voting

    def verbs(self) -> dict[str, Callable[[Caller, ComponentId, tuple[str, ...]], Awaitable[Answer]]]:
        """Name the presses that are answered here."""
        return {"delete_me": self._delete, "export_me": self._export}

    async def export(self, caller: Caller) -> Answer:
        """Give a user all that is kept of them as one file, privately."""
        texts = await self.registry.people.meet(caller)
        self.context.limits.spend(caller.user_id, "export")
        async with self.registry.store.read() as tx:
            kept = await tx.own.of_user(caller.user_id)
        document = await asyncio.to_thread(own_file, kept, caller.user_id, self.registry.clock.now(), texts)
        return Answer(export_panel(document, texts))

    async def _export(self, caller: Caller, _press: ComponentId, _values: tuple[str, ...]) -> Answer:
        return await self.export(caller)

    async def _delete(self, caller: Caller, _press: ComponentId, _values: tuple[str, ...]) -> Answer:
        """Delete the user's data at once; open seats go to a computer player."""
        texts = await self.registry.people.meet(caller)
        async with AsyncExitStack() as stack:
            held = await self._lock_tables(caller, stack)
            for table in held:
                if table.row.stage == "lobby" and table.seat_of(caller.user_id) is not None:
                    await lobby.leave(self.registry, table, caller)
                if any(row.user_id == caller.user_id for row in table.invited):
                    await invitations.decline(self.registry, table, caller.user_id)
            async with self.registry.store.write() as tx:
                tx.people.lock(caller.user_id)
                mine = {row.table_id for row in await tx.tables.of_user(caller.user_id)}
                await self._delete_alone(tx, caller.user_id)
                invited = set(await tx.motions.tables_about(caller.user_id))
                deleted = await tx.people.delete_user(caller.user_id, NAMELESS)
                await self._note_computers(tx, held, caller.user_id)
            for table_id in mine | invited | {table.id for table in held}:
                self.registry.forget(table_id)
        await self.registry.people.forget(caller.user_id)
        self.registry.holidays.pop(caller.user_id, None)
        self.context.meant.pop(caller.user_id, None)
        for table_id in sorted({*deleted.running, *invited}):
            await attempt(table_id, self._carry_on)
        self.registry.workers.deliver()
        return Answer(common.note(texts.text("deleted")), update=True)

    @staticmethod
    async def _delete_alone(tx: Writer, user_id: int) -> None:
        """Delete a user's tables alone, begun or over: all that was done there is the user's."""
        for row in await tx.tables.of_user(user_id):
            if row.guild_id == NO_GUILD:
                await tx.tables.delete(row.table_id)

    async def _note_computers(self, tx: Writer, held: list[Table], user_id: int) -> None:
        """Note that computers hold the seats of a deleted user from now on."""
        for table in held:
            seat = table.seat_of(user_id)
            if table.row.stage == "playing" and seat is not None and not table.is_alone:
                row = replace(table.seats[seat], user_id=None, computer=STAND_IN, name="")
                await tx.holders.add(row, table.row.version, self.registry.clock.now())
                await seeking.seek(tx, table, seat, self.registry.clock.now())

    async def _lock_tables(self, caller: Caller, stack: AsyncExitStack) -> list[Table]:
        """Hold all open tables of a user, so that nothing that goes on there stores the user again."""
        async with self.registry.store.read() as tx:
            ids = {row.table_id for row in await tx.tables.of_user(caller.user_id, OPEN_STAGES)}
            ids |= {*await tx.holders.open_tables_of(caller.user_id)}  # what they were called there is in memory
            ids |= {*await tx.motions.tables_about(caller.user_id), *await tx.invitations.tables_of(caller.user_id)}
        held: list[Table] = []

        async def hold(table_id: str) -> None:
            held.append(await stack.enter_async_context(self.registry.table(table_id)))

        for table_id in sorted(ids):
            await attempt(table_id, hold)  # at a table that is gone, or cannot be read, nothing goes on
        return held

    async def _carry_on(self, table_id: str) -> None:
        """Let a computer play on for a deleted user, unless nobody else plays; votes that were about them are over."""
        async with self.registry.table(table_id) as table:
            over = [motion for motion in table.motions.values() if motion.outcome == MOOT]
            async with self.registry.store.write() as tx:
                await motions.save(tx, table, over, self.registry.clock.now())
            await self.voting.resolve(table)
        self.registry.workers.decide(table_id)
