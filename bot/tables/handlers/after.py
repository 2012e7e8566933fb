"""The handler for what comes after a game: all hands, the table as a file, and a rematch."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.finished import exports
from bot.tables.handlers.alone import AloneHandler
from bot.tables.handlers.context import Handler, HandlerContext, at_table
from bot.tables.handlers.greeting import Greeting
from bot.tables.messages import common
from bot.tables.messages.advice import note_file
from bot.tables.messages.pictures import holdings
from bot.tables.ports.caller import Caller
from bot.tables.ports.panel import Answer, Panel
from bot.tables.stages import rematch

NOTHING_OVER = "refused-nothing-over"


class AfterHandler:
    """Handle what follows a table's end; everything is private but the rematch's lobby."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.greeting, self.alone = Greeting(context), AloneHandler(context)
        self.verbs: dict[str, Handler] = {"hands": at_table(self.hands), "rematch": at_table(self.rematch)}

    # All hands

    async def hands(self, caller: Caller, named: str | None) -> Answer:
        """Show what every seat held at the end of the named table, that of this channel, or the caller's last one.

        The texts are there at once; the picture follows.
        """
        table_id = await self.context.find_finished(caller, named, NOTHING_OVER)
        table, texts = await self.context.finished_table(caller, table_id)
        panel = Panel((common.heading(table, texts), *holdings(table, texts)), accent=common.GOLD)

        async def draw() -> Panel:
            picture = await self.context.pictures.holdings(table, texts, await self.context.sight(caller))
            return replace(panel, pictures=(picture,) if picture else ())

        return Answer(panel, then=draw)

    # The table as a file

    async def export(self, caller: Caller, named: str | None) -> Answer:
        """Return the record of a finished table as a file, with everything needed to check its luck."""
        table_id = await self.context.find_finished(caller, named, NOTHING_OVER)
        table, texts = await self.context.finished_table(caller, table_id)
        self.context.limits.spend(caller.user_id, "export")
        async with self.registry.store.read() as tx:
            entries, wishes = await tx.log.entries(table.id), await tx.wishes.of_table(table.id)
            holders = await tx.holders.of_table(table.id)
        document = exports.export(table, entries, wishes, holders)
        seat = table.seat_of(caller.user_id)
        note = None if seat is None else note_file(table, seat)
        told = [texts.text("export-file", file=document.name)]
        told += [texts.text("export-note", file=note.name)] if note else []
        files = (document, note) if note else (document,)
        return Answer(Panel((common.heading(table, texts), *told), files=files, accent=common.GOLD))

    # Once more

    async def rematch(self, caller: Caller, named: str | None) -> Answer:
        """Open a lobby for the players of a finished table, or join the one that is open already."""
        table_id = await self.context.find_finished(caller, named, NOTHING_OVER)
        old, texts = await self.context.finished_table(caller, table_id)
        if old.is_alone:
            return await self.alone.again(caller, old)
        guild = await self.registry.people.guild(old.row.guild_id)
        met, new = await rematch.open_rematch(self.registry, old, caller, guild)
        where = common.link(met.row.guild_id, met.row.home_id, met.row.lobby_message_id)
        links = ((texts.text("button-table"), where),)
        panel = Panel((texts.text("rematch-joined", table=met.id),), links=links, accent=common.GOLD)
        return Answer(panel, follow=(lambda: self.greeting.greet(caller, met.id)) if new else None)
