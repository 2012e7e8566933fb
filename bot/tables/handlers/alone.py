"""The handler for tables alone: opening one, its start, and playing again.

The questions before the game are asked in a direct message, which becomes the table's only message. A
user who cannot get direct messages plays in private answers.
"""

from __future__ import annotations

from dataclasses import replace

import structlog

from bot.tables.core.table import Table
from bot.tables.handlers.context import Handler, HandlerContext, OwnSeat
from bot.tables.handlers.own_panels import OwnPanels
from bot.tables.messages import common
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import DmsClosed, MessengerError
from bot.tables.ports.panel import Answer, Button, Panel
from bot.tables.stages import alone, game_start, lobby, option_panels
from storage import random_token

log = structlog.get_logger()
NOWHERE = 0
"""The channel id of a table that is played in private answers because its user cannot get direct messages.
"""


class AloneHandler:
    """Handle users playing without a guild."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.panels = OwnPanels(context)
        self.verbs: dict[str, Handler] = {"dms_alone": self._try_again}

    async def play(self, caller: Caller, game: str) -> Answer:
        """Open a table alone, and show its options."""
        await self.registry.people.meet(caller)
        home = await self.home(caller)
        return await self._show(caller, await alone.open_alone(self.registry, home, game))

    async def again(self, caller: Caller, old: Table) -> Answer:
        """Open a table like one that is over."""
        home = await self.home(caller)
        table = await alone.open_again(self.registry, old, home)
        if table.row.stage != "lobby":
            texts = await self.context.words(caller, table)
            return Answer(common.note(texts.text("alone-on", table=table.id)))
        return await self._show(caller, table)

    async def start(self, press: Press, table: Table) -> Answer:
        """Begin a game under its table's lock, and replace the options by the first question."""
        caller = press.caller
        guild = await self.registry.people.guild(table.row.guild_id)
        await game_start.start(self.registry, table, caller, guild)
        seat = table.seat_of(caller.user_id)
        if seat is None:
            raise table.not_seated()
        return self.panels.answer_next(OwnSeat(press, table, seat, await self.context.words(caller, table)), "")

    async def setup(self, caller: Caller, table: Table, note: str = "") -> Panel:
        """Compose the options before a game."""
        copies = self.registry.copies.of(table.row.game)
        return option_panels.setup(table, await self.context.words(caller, table), copies, note)

    async def _try_again(self, press: Press) -> Answer:
        """Show a table in direct messages, now that its user may take them."""
        caller = press.caller
        async with self.context.table(caller, press.table_id) as table:
            lobby.check_host(table, caller)
            now = replace(table)
        await self.registry.people.change(caller.user_id, dms="on")
        return replace(await self._show(caller, now), update=True)

    async def home(self, caller: Caller) -> Caller:
        """Return the caller as if in their direct messages, if Discord opens them."""
        user, channel = await self.registry.people.user(caller.user_id), caller.channel_id
        if not caller.direct:
            try:
                channel = user.dm_channel_id or await self.context.messenger.open_dm(caller.user_id)
            except MessengerError as error:
                log.info("no direct channel", reason=type(error).__name__)
                return replace(caller, channel_id=NOWHERE)
        if user.dm_channel_id != channel:
            await self.registry.people.change(caller.user_id, dm_channel_id=channel)
        return replace(caller, channel_id=channel)

    async def _show(self, caller: Caller, table: Table) -> Answer:
        """Show a table that has not begun, in direct messages; elsewhere answer with a link to it."""
        if caller.direct:
            return Answer(await self.setup(caller, table), public=True)
        texts = await self.context.words(caller, table)
        told = texts.text("alone-no-server") if caller.stranger else ""
        if await self._is_sent(caller, table):
            links = ((texts.text("button-dm"), common.link(table.row.guild_id, table.row.home_id)),)
            text = "\n".join(filter(None, (told, texts.text("alone-opened", table=table.id))))
            return Answer(Panel((text,), links=links, accent=common.GOLD))
        return Answer(await self._setup_here(caller, table, told))

    async def _is_sent(self, caller: Caller, table: Table) -> bool:
        """Show a table in direct messages; return whether that was possible."""
        if table.row.home_id == NOWHERE or (await self.registry.people.user(caller.user_id)).dms != "on":
            return False
        try:
            await self.context.messenger.post(table.row.home_id, await self.setup(caller, table), random_token())
        except DmsClosed:
            await self.registry.people.note_closed(caller.user_id)
            return False
        except MessengerError as error:
            log.info("table alone not shown", reason=type(error).__name__)
            return False
        return True

    async def _setup_here(self, caller: Caller, table: Table, told: str) -> Panel:
        """Compose the options of a game in private answers, and how to change to direct messages."""
        texts, closed = await self.context.words(caller, table), (await self.registry.people.user(caller.user_id)).dms
        note = "\n".join(filter(None, (told, texts.text("alone-closed" if closed == "closed" else "alone-here"))))
        panel = await self.setup(caller, table, note)
        if closed == "on":
            return panel
        button = Button(ComponentId(table.id, "dms_alone").id, texts.text("button-dms"))
        return replace(panel, rows=(*panel.rows, (button,)))
