"""The handler for answers to invitations, in the channel or a direct message."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from bot.tables.company import invitations
from bot.tables.company.visibility import refusal
from bot.tables.core.table import NO_GUILD, Table
from bot.tables.handlers.context import Handler, HandlerContext, Meant
from bot.tables.handlers.greeting import Greeting
from bot.tables.messages import common
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer
from bot.tables.stages import lobby


class InvitationHandler:
    """Handles the answers of invited users."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.greeting = Greeting(context)
        self.verbs: dict[str, Handler] = {
            invitations.JOIN: self._join,
            invitations.DECLINE: partial(self._decline, for_ever=False),
            invitations.DECLINE_ALL: partial(self._decline, for_ever=True),
            invitations.MORE: self._tell_more,
            invitations.ALLOW: self._allow,
        }

    @asynccontextmanager
    async def _invited(self, caller: Caller, table_id: str) -> AsyncIterator[Table]:
        """Lock a lobby for an invited user; others learn nothing about tables that they do not see."""
        async with self.registry.table(table_id) as table:
            row, invited = table.row, any(row.user_id == caller.user_id for row in table.invited)
        if not invited:
            await self.context.visibility.check(caller, row, direct=True)
            raise Refusal("refused-no-invitation")
        elsewhere = caller.guild_id is not None and caller.guild_id != row.guild_id
        if elsewhere or row.guild_id in {NO_GUILD, *self.registry.frozen, *self.registry.missing}:
            raise refusal(table_id)
        async with self.registry.table(table_id) as table:
            self.context.note_meant(caller, Meant(table.id, table.game.package))
            if not any(row.user_id == caller.user_id for row in table.invited):
                raise Refusal("refused-no-invitation")
            yield table

    async def _join(self, press: Press) -> Answer:
        """Take the held seat; the messages that show it follow through the outbox."""
        caller = press.caller
        async with self._invited(caller, press.table_id) as table:
            row = table.row
        await self.context.visibility.check(caller, row, direct=True)
        async with self._invited(caller, press.table_id) as table:
            await lobby.join(self.registry, table, caller, delay=0, by="invitation")
            panel = invitations.joined_panel(table, await self.context.words(caller, table))
        return Answer(panel, update=caller.direct, follow=lambda: self.greeting.greet(caller, press.table_id))

    async def _decline(self, press: Press, *, for_ever: bool) -> Answer:
        caller = press.caller
        async with self._invited(caller, press.table_id) as table:
            texts = await self.context.words(caller, table)
            host = invitations.host_name(table, texts)
            await invitations.decline(self.registry, table, caller.user_id, for_ever=host if for_ever else "")
            panel = invitations.declined_panel(table, texts, for_ever=for_ever)
        return Answer(panel, update=caller.direct)

    async def _tell_more(self, press: Press) -> Answer:
        async with self._invited(press.caller, press.table_id) as table:
            return Answer(invitations.more_panel(table, await self.context.words(press.caller, table)))

    # Invitations by direct message

    async def _allow(self, press: Press) -> Answer:
        texts = await self.registry.people.meet(press.caller)
        await self.registry.people.change(press.caller.user_id, invitable=True)
        return Answer(common.note(texts.text("me-invitations-on"), common.GOLD))
