"""The handler for tables as a whole: the board, status, lists."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.tables.clocks.vacancies import is_sought
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import attempt
from bot.tables.core.table import Table
from bot.tables.handlers.context import Given, Handler, HandlerContext, at_table
from bot.tables.messages import advice, common, waiting
from bot.tables.ports.caller import Caller
from bot.tables.ports.panel import Answer, Choice, Panel, Picture
from bot.tables.recovery.relocation import Homing
from bot.tables.stages import lobby
from games.kernel import catalogue
from games.kernel.words import Words
from storage.rows import OPEN_STAGES


class TableHandler:
    """Answers acts about a whole table."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.homing = Homing(context.registry)
        self.verbs: dict[str, Handler] = {
            "text": at_table(partial(self.board, text=True)),
            "board": at_table(self.board),
        }

    # Looking

    async def board(self, caller: Caller, table: str | None = None, text: bool = False) -> Answer:
        """Show the board as a picture, or as text to users who ask for it or play so."""
        table_id = await self.context.find(caller, table, seated=False, begun=True)
        async with self.context.table(caller, table_id, acts=False) as live:  # look for its board at once
            texts = await self.context.words(caller, live)
            now = live.as_it_stands()
        note = await self.context.board_back(caller, table_id, texts)

        def panel(picture: Picture | None) -> Panel:
            facts = common.board_text(now, texts) if picture is None else ""
            blocks = tuple(filter(None, (common.heading(now, texts), note, facts)))
            return Panel(blocks, () if picture is None else (picture,), accent=common.GOLD)

        if text or (await self.context.manner(caller)).by_text:
            return Answer(replace(panel(None), icons=False))
        sight = await self.context.sight(caller)
        return await self.context.pictured(lambda: self.context.pictures.board(now, texts, sight), panel)

    async def status(self, caller: Caller, table_id: str) -> str:
        """Show stage, players, waiting seats, and undelivered messages."""
        async with self.context.table(caller, table_id) as table:
            texts = await self.context.words(caller, table)
            lines = [
                common.heading(table, texts),
                texts.text(f"stage-{table.row.stage}"),
                texts.text("intro-players", names=", ".join(seat.name for seat in table.seats)),
                common.printed_line(table, texts),
                advice.allowed_line(table, texts),
                waiting.status_text(table, texts),
                common.place_note(table, texts),
            ]
            lines.append(await self._sought_text(table, texts))
        lines.append(await self._undelivered_text(table_id, texts))
        return "\n".join(filter(None, lines))

    async def _sought_text(self, table: Table, texts: Words) -> str:
        async with self.registry.store.read() as tx:
            sought = [row for row in table.seats if await is_sought(tx, table, row.seat)]
        return "\n".join(texts.text("seeks-status", seat=row.seat + 1, who=row.name) for row in sought)

    async def _undelivered_text(self, table_id: str, texts: Words) -> str:
        async with self.registry.store.read() as tx:
            lost, pending = await tx.outbox.abandoned(table_id), await tx.outbox.unsent(table_id)
        late = [row for row in pending if row.error and row.kind in ("post", "sync")]
        lines = [texts.text("status-late", count=len(late))] if late else []
        reasons = {row.error or "refused" for row in lost}
        lines += [texts.text("status-lost", reason=texts.text(f"lost-{reason}")) for reason in sorted(reasons)]
        return "\n".join(lines)

    async def suggestions(self, caller: Caller, typed: str, _given: Given) -> list[Choice]:
        """Suggest the caller's open tables."""
        texts = await self.registry.people.meet(caller)
        found = [row for row, _ in await self.context.tables_of(caller)]
        return common.suggested(found, typed, texts)

    async def games(self, caller: Caller, typed: str, _given: Given) -> list[Choice]:
        """Suggest games by title."""
        texts = await self.registry.people.meet(caller)
        choices = [Choice(key, common.game_line(game, texts)) for key, game in catalogue.offered().items()]
        return [choice for choice in choices if typed.casefold() in choice.label.casefold()][:25]

    # Places

    async def channel_gone(self, channel_id: int) -> None:
        """Move the tables of a deleted channel or post to their lobby's channel, and close the lobbies in it."""
        async with self.registry.store.read() as tx:
            rows = await tx.tables.by_place(channel_id, OPEN_STAGES)
        for row in rows:
            if row.stage == "lobby" and row.home_id == channel_id:
                await attempt(row.table_id, partial(self._close_lobby, channel_id))
            else:
                await self.homing.handle_channel_gone(row.table_id, channel_id)

    async def _close_lobby(self, channel_id: int, table_id: str) -> None:
        """Close a lobby that nobody can join any more, unless a moderator has moved it meanwhile."""
        async with self.registry.table(table_id) as table:
            if table.row.stage == "lobby" and table.row.home_id == channel_id:
                await lobby.close(self.registry, table)

    async def thaw(self, table_id: str) -> None:
        """Repeat the questions of a table that was frozen."""
        async with self.registry.table(table_id) as table, self.registry.store.write() as tx:
            for seat in table.waiting_seats():
                await Outbox(tx, table, self.registry.clock.now()).enqueue_choice("post", seat)
        self.registry.workers.decide(table_id)
