"""The handler for invitations: hosts make them, and invited users answer them in the channel or a direct message."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.tables.company import invitations
from bot.tables.company import invitations as messages
from bot.tables.company.visibility import refusal
from bot.tables.core.table import NO_GUILD, Table
from bot.tables.handlers.context import Handler, HandlerContext, Meant
from bot.tables.handlers.greeting import Greeting
from bot.tables.messages import common
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import read_ids
from bot.tables.ports.panel import Answer, Panel
from bot.tables.stages import lobby, new_table


class InvitationHandler:
    """Handle hosts inviting, and users answering invitations."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.greeting = Greeting(context)
        self.verbs: dict[str, Handler] = {
            messages.INVITE: self._show,
            messages.INVITEES: self._invite,
            messages.WITHDRAW: self._withdraw,
            messages.INVITED_ONLY: self._set_only,
            messages.JOIN: self._join,
            messages.DECLINE: self._decline,
            messages.DECLINE_ALL: self._decline_all,
            messages.MORE: self._tell_more,
            messages.ALLOW: self._allow,
        }

    # The host

    @asynccontextmanager
    async def _hosted(self, caller: Caller, table_id: str) -> AsyncIterator[Table]:
        """Hold a lobby's lock for its host."""
        async with self.context.table(caller, table_id) as table:
            lobby.check_host(table, caller)
            yield table

    async def _show(self, press: Press) -> Answer:
        caller = press.caller
        async with self._hosted(caller, press.table_id) as table:
            if table.row.lobby_message_id is None and caller.message_id is not None:
                await new_table.note_message(self.registry, table, caller.message_id)
            return Answer(await self._panel(caller, table))

    async def _panel(self, caller: Caller, table: Table, note: str = "") -> Panel:
        texts = await self.context.words(caller, table)
        return messages.host_panel(table, invitations.free_seats(table, self.registry.clock.now()), texts, note)

    async def _invite(self, press: Press) -> Answer:
        """Invite those picked users who can be invited; one sentence, always the same, names the others."""
        caller = press.caller
        picked = sorted(read_ids(press.values, messages.MOST_AT_ONCE))
        if not picked:
            raise Refusal("refused-unknown")
        async with self._hosted(caller, press.table_id) as table:
            row = table.row
        sees = self.context.visibility.among
        seeing = [user for user in picked if await sees(user, row.guild_id, [row])]
        async with self._hosted(caller, press.table_id) as table:
            reached = await invitations.invite(self.registry, table, seeing)
            refused = [messages.mention(user) for user in picked if user not in reached]
            texts = await self.context.words(caller, table)
            note = texts.text("invite-refused", users=", ".join(refused)) if refused else texts.text("invite-done")
            return Answer(await self._panel(caller, table, note), update=True)

    async def invite_by_menu(self, caller: Caller, user_id: int) -> Answer:
        """Invite a user to the lobby that the caller hosts here: that of this channel, or else their newest."""
        if caller.guild_id is None:
            raise Refusal("refused-no-guild")
        async with self.registry.store.read() as tx:
            rows = [row for row in await tx.lobbies.of_guild(caller.guild_id) if row.host_id == caller.user_id]
        if not rows:
            raise Refusal("refused-no-lobby")
        row = max(rows, key=lambda each: (each.home_id in caller.places, each.created_at))
        answer = await self._invite(Press(caller, ComponentId(row.table_id, messages.INVITEES), (str(user_id),)))
        return replace(answer, update=False)

    async def _withdraw(self, press: Press) -> Answer:
        async with self._hosted(press.caller, press.table_id) as table:
            await invitations.withdraw(self.registry, table)
            return Answer(await self._panel(press.caller, table), update=True)

    async def _set_only(self, press: Press) -> Answer:
        async with self._hosted(press.caller, press.table_id) as table:
            await invitations.set_only(self.registry, table, only=press.component.value == messages.ON)
            return Answer(await self._panel(press.caller, table), update=True)

    # The invited

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
            panel = messages.joined_panel(table, await self.context.words(caller, table))
        return Answer(panel, update=caller.direct, follow=lambda: self.greeting.greet(caller, press.table_id))

    async def _decline(self, press: Press) -> Answer:
        return await self._give_back(press, for_ever=False)

    async def _decline_all(self, press: Press) -> Answer:
        return await self._give_back(press, for_ever=True)

    async def _give_back(self, press: Press, *, for_ever: bool) -> Answer:
        caller = press.caller
        async with self._invited(caller, press.table_id) as table:
            texts = await self.context.words(caller, table)
            host = messages.host_name(table, texts)
            await invitations.decline(self.registry, table, caller.user_id, for_ever=host if for_ever else "")
            panel = messages.declined_panel(table, texts, for_ever=for_ever)
        return Answer(panel, update=caller.direct)

    async def _tell_more(self, press: Press) -> Answer:
        async with self._invited(press.caller, press.table_id) as table:
            return Answer(messages.more_panel(table, await self.context.words(press.caller, table)))

    # Invitations by direct message

    async def _allow(self, press: Press) -> Answer:
        texts = await self.registry.people.meet(press.caller)
        await self.registry.people.change(press.caller.user_id, invitable=True)
        return Answer(common.note(texts.text("me-invitations-on"), common.GOLD))
