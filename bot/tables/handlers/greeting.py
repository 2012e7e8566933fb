"""The first direct message, sent when a user joins: it shows at once whether direct messages arrive."""

from __future__ import annotations

from dataclasses import replace

import structlog

from bot.tables.core.about import CHOICE
from bot.tables.core.outbox import Outbox
from bot.tables.core.people import language, words
from bot.tables.core.registry import attempt
from bot.tables.handlers.context import HandlerContext
from bot.tables.messages import common
from bot.tables.messages.me import text_button
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import DmsClosed, MessengerError
from bot.tables.ports.panel import Button, Panel
from games.kernel.words import Words
from storage import random_token
from storage.rows import DeliveryKind, UserRow

log = structlog.get_logger()


class Greeting:
    """Greet users in direct messages; best effort, nothing depends on it."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry

    async def greet(self, caller: Caller, table_id: str) -> Panel | None:
        """Write to a user who has joined; return what to say in private if that is not possible."""
        user = await self.registry.people.user(caller.user_id)
        async with self.registry.table(table_id) as table:
            texts = words(language(user), table.game.package)
        if user.dms == "off":
            return None
        try:
            if user.dms == "on":
                await self._write(user, table_id, texts)
                return None
        except DmsClosed:
            await self.registry.people.note_closed(caller.user_id)
        except MessengerError as error:
            log.info("greeting failed", reason=type(error).__name__)
            return None
        button = Button(ComponentId("", "dms_on").id, texts.text("button-dms"))
        panel = Panel((texts.text("greeting-closed"),), rows=((button,),), accent=common.SLATE)
        return _with_text_offer(panel, user, texts)

    async def _write(self, user: UserRow, table_id: str, texts: Words) -> None:
        channel_id = await self.context.messenger.open_dm(user.user_id)
        await self.registry.people.change(user.user_id, dm_channel_id=channel_id)
        panel = common.note(texts.text("greeting", table=table_id, title=texts.text("title")), common.GOLD)
        await self.context.messenger.post(channel_id, _with_text_offer(panel, user, texts), random_token())

    async def ask_again(self, caller: Caller) -> None:
        """Send a user who allows direct messages again their open questions, and edit the older ones.

        Those were not edited while direct messages failed, so they still offer what is over.
        """
        tables = {row.table_id for row, stand in await self.context.tables_of(caller) if stand == "waits"}
        user = await self.registry.people.user(caller.user_id)
        async with self.registry.store.read() as tx:
            old = [] if user.dm_channel_id is None else await tx.panels.current_in(user.dm_channel_id)
        tables |= {panel.table_id for panel in old if panel.about == CHOICE}

        async def ask(table_id: str) -> None:
            async with self.registry.table(table_id) as table, self.registry.store.write() as tx:
                seat = table.seat_of(caller.user_id)
                if seat is not None:
                    await tx.calls.drop(table_id, seat)  # tell the user if messages still do not arrive
                    kind: DeliveryKind = (
                        "post" if seat in table.waiting_seats() and table.is_played_by_user(seat) else "sync"
                    )
                    await Outbox(tx, table, self.registry.clock.now()).enqueue_choice(kind, seat)

        for table_id in sorted(tables):
            await attempt(table_id, ask)
        self.registry.workers.deliver()


def _with_text_offer(panel: Panel, user: UserRow, texts: Words) -> Panel:
    """Offer text mode to a user who has never got a direct message."""
    if user.dm_channel_id is not None or user.by_text:
        return panel
    text = (*panel.text, texts.text("greeting-by_text"))
    return replace(panel, text=text, rows=(*panel.rows, (text_button(texts),)))
