"""The handler for the page *Find players*: joining tables, and what the host of a lobby does there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.tables.company import invitations
from bot.tables.company.admission import JOIN_ANYWAY
from bot.tables.company.finding import finding_panel, host_controls
from bot.tables.company.invitations import INVITE, INVITED_ONLY, INVITEES, MOST_AT_ONCE, ON, WITHDRAW
from bot.tables.company.open_tables import JOIN, OPEN
from bot.tables.company.roles import MENTION, RoleCalls, mention_row
from bot.tables.core.table import Table
from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.handlers.open_tables import OpenTablesHandler
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import read_ids
from bot.tables.ports.panel import Answer, Panel, Row
from bot.tables.stages import lobby
from games.kernel import catalogue
from games.kernel.words import Words


class FindingHandler:
    """Shows users which tables they can join, and shows hosts how to fill their lobby."""

    def __init__(self, context: HandlerContext, open_tables: OpenTablesHandler) -> None:
        self.context, self.registry, self.open_tables = context, context.registry, open_tables
        self.roles = RoleCalls(context.registry, context.messenger)
        self.verbs: dict[str, Handler] = {
            OPEN: self._show,
            INVITE: self._show,  # messages of older releases have this verb
            JOIN: self._join,
            JOIN_ANYWAY: self._join,
            INVITEES: self._invite,
            WITHDRAW: self._withdraw,
            INVITED_ONLY: self._set_only,
            MENTION: self._mention,
        }

    async def find(self, caller: Caller, table: str | None = None) -> Answer:
        """Show the page; if the caller hosts a lobby, include its controls."""
        return Answer(await self._page(caller, await self._hosted_by(caller, table)))

    async def _hosted_by(self, caller: Caller, table: str | None = None) -> str:
        """Find a lobby that the caller hosts here: the named one, one in this channel, or else the newest."""
        if caller.guild_id is None:
            return ""
        async with self.registry.store.read() as tx:
            rows = [row for row in await tx.lobbies.of_guild(caller.guild_id) if row.host_id == caller.user_id]
        rows = [row for row in rows if table is None or table.strip().upper() == row.table_id]
        rows = [row for row in rows if row.game in catalogue.installed()]
        rows.sort(key=lambda row: (row.home_id in caller.places, row.created_at))
        return rows[-1].table_id if rows else ""

    async def _show(self, press: Press) -> Answer:
        """Show the page, which replaces the pressed message if that is such a page already."""
        hosted = press.table_id or await self._hosted_by(press.caller)
        return Answer(await self._page(press.caller, hosted, first=press.picked), update=bool(press.value))

    async def _page(self, caller: Caller, hosted: str = "", note: str = "", first: str = "") -> Panel:
        texts = await self.registry.people.meet(caller)
        controls = await self._controls(caller, hosted, texts) if hosted else []
        try:
            lobbies, sought = await self.open_tables.found(caller)
        except Refusal:
            if not hosted:
                raise
            lobbies, sought = [], []  # a host's controls also work without the list
        direct = caller.guild_id is None
        return finding_panel(lobbies, sought, texts, note, hosted=hosted, controls=controls, first=first, direct=direct)

    async def _join(self, press: Press) -> Answer:
        caller, note = press.caller, await self.open_tables.take_seat(press)
        panel = await self._page(caller, await self._hosted_by(caller), note)
        greet = self.open_tables.lobbies.greeting.greet
        return Answer(panel, update=True, follow=lambda: greet(caller, press.table_id))

    # The host

    @asynccontextmanager
    async def _hosted(self, caller: Caller, table_id: str) -> AsyncIterator[Table]:
        """Hold a lobby's lock for its host."""
        async with self.context.table(caller, table_id) as table:
            lobby.check_host(table, caller)
            yield table

    async def _controls(self, caller: Caller, table_id: str, texts: Words) -> list[Row]:
        now = self.registry.clock.now()
        async with self._hosted(caller, table_id) as table, self.registry.store.read() as tx:
            mention = await mention_row(tx, table, now, texts)
            return host_controls(table, max(invitations.free_seats(table, now), 0), mention, texts)

    async def _invite(self, press: Press) -> Answer:
        """Invite the picked users who can be invited; one sentence names the others, without saying why."""
        caller = press.caller
        picked = sorted(read_ids(press.values, MOST_AT_ONCE))
        if not picked:
            raise Refusal("refused-unknown")
        async with self._hosted(caller, press.table_id) as table:
            row = table.row
        sees = self.context.visibility.among
        seeing = [user for user in picked if await sees(user, row.guild_id, [row])]
        async with self._hosted(caller, press.table_id) as table:
            reached = await invitations.invite(self.registry, table, seeing)
        texts = await self.registry.people.meet(caller)
        refused = [invitations.mention(user) for user in picked if user not in reached]
        note = texts.text("invite-refused", users=", ".join(refused)) if refused else texts.text("invite-done")
        return Answer(await self._page(caller, press.table_id, note), update=True)

    async def _withdraw(self, press: Press) -> Answer:
        async with self._hosted(press.caller, press.table_id) as table:
            await invitations.withdraw(self.registry, table)
        return Answer(await self._page(press.caller, press.table_id), update=True)

    async def _set_only(self, press: Press) -> Answer:
        async with self._hosted(press.caller, press.table_id) as table:
            await invitations.set_only(self.registry, table, only=press.component.value == ON)
        return Answer(await self._page(press.caller, press.table_id), update=True)

    async def _mention(self, press: Press) -> Answer:
        """Mention the role of the lobby's game now; by itself, the bot mentions it two minutes after the opening."""
        caller, now = press.caller, self.registry.clock.now()
        async with self._hosted(caller, press.table_id) as table:
            seen = replace(table)
        role = await self.roles.role(seen, now)
        async with self._hosted(caller, press.table_id) as table, self.registry.store.write() as tx:
            if not await self.roles.call(tx, table, role, now):
                raise Refusal("refused-mention")
        self.registry.workers.deliver()
        texts = await self.registry.people.meet(caller)
        return Answer(await self._page(caller, press.table_id, texts.text("role-mentioned")), update=True)
