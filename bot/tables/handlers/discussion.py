"""The handler for discussions: a player posts a page of a finished game in the table's channel."""

from __future__ import annotations

from bot.tables.core.about import page_about
from bot.tables.core.outbox import Outbox
from bot.tables.core.table import Table
from bot.tables.finished.replays import read_log
from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.messages.page_acts import DISCUSS, DISCUSS_NOW, WITH_NOTE, discuss_panel, posted_panel
from bot.tables.messages.pages import Leaf, leaves
from bot.tables.ports.caller import Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import read_number
from bot.tables.ports.panel import Answer
from games.kernel.words import Words


class DiscussionHandler:
    """Asks for a confirmation, and then posts a page once."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.verbs: dict[str, Handler] = {DISCUSS: self._ask, DISCUSS_NOW: self._post}

    async def _page(self, press: Press) -> tuple[Table, Words, list[Leaf], int, int]:
        """Return the table, the caller's texts, all pages, the number of the chosen page, and the caller's seat."""
        caller = press.caller
        table, texts = await self.context.finished_table(caller, press.table_id, Refusal("refused-not-over"))
        seat = table.seat_of(caller.user_id)
        if seat is None or table.is_alone:
            raise table.not_seated()
        pages = leaves(table, (await read_log(self.registry.store, table)).entries, texts)
        number = press.component.value.partition(".")[0]
        return table, texts, pages, min(read_number(number) or 0, len(pages) - 1), seat

    async def _ask(self, press: Press) -> Answer:
        """Ask for a confirmation, which replaces the page."""
        table, texts, pages, at, _ = await self._page(press)
        note = table.notes.get(press.caller.user_id, "")
        return Answer(discuss_panel(table, at, len(pages), note, texts), update=True)

    async def _post(self, press: Press) -> Answer:
        """Enqueue the page unless it was posted before; refuse users who are banned or cannot see the channel."""
        (found, texts, pages, at, seat), caller = await self._page(press), press.caller
        await self.context.visibility.check(caller, found.row, direct=True)
        with_note = press.component.value.endswith(f".{WITH_NOTE}")
        about = page_about(pages[at].version, note=with_note)
        async with self.registry.table(found.id) as table, self.registry.store.write() as tx:
            if await tx.bans.is_banned(table.row.guild_id, caller.user_id):
                raise Refusal("refused-banned")
            coming = any(row.about == about for row in await tx.outbox.unsent(table.id))
            if not coming and not await tx.panels.of_about(table.id, about):
                self.context.limits.spend(caller.user_id, DISCUSS)
                await Outbox(tx, table, self.registry.clock.now()).enqueue_public("post", about, seat=seat)
        self.registry.workers.deliver()
        return Answer(posted_panel(found, texts), update=True)
