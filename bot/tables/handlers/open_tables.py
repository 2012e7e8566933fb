"""The handler for `/play` and `/tables`: opening tables, and finding those that a user may see and join."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.tables.company.admission import JOIN_ANYWAY, may_see
from bot.tables.company.durations import lobby_length, rest_length
from bot.tables.company.finding import finding_panel
from bot.tables.company.open_tables import OpenTable, with_free_seats
from bot.tables.company.sought import SoughtSeat
from bot.tables.company.tables_panel import (
    PLAY,
    PLAY_ALONE,
    TABLES,
    WHICH,
    OwnTable,
    facts_of,
    games_panel,
    tables_panel,
)
from bot.tables.core.names import plain_name
from bot.tables.core.table import NO_GUILD
from bot.tables.handlers.context import Handler, HandlerContext, Meant, in_place
from bot.tables.handlers.lobby import LobbyHandler
from bot.tables.handlers.managing import moderates
from bot.tables.messages import common
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.clock import MINUTE
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Panel
from bot.tables.stages import lobby
from bot.tables.stages.sought import sought_seats
from games.kernel import catalogue
from games.kernel.words import Words
from storage.rows import TableRow

ENOUGH = ("refused-many-lobbies", "refused-flood-tables")
"""Refusals of a new table after which joining one is possible."""
CACHE_SIZE = 4096
MAX_GUILDS = 10
"""Most guilds to check, in direct messages, for the caller's membership."""


class OpenTablesHandler:
    """Handles users looking for a table."""

    def __init__(self, context: HandlerContext, lobbies: LobbyHandler) -> None:
        self.context, self.registry, self.lobbies = context, context.registry, lobbies
        self._blank: OrderedDict[tuple[int, int], int] = OrderedDict()
        self.verbs: dict[str, Handler] = {
            TABLES: in_place(self.tables),
            WHICH: self._which,
            PLAY: self._play,
            PLAY_ALONE: self._play,
        }

    async def play(self, caller: Caller, game: str, alone: bool = False) -> Answer:
        """Open a table; whether that is possible or not, tell the user in private which others they could join."""
        try:
            answer = await self.lobbies.play(caller, game, alone)
        except Refusal as refusal:
            if refusal.key not in ENOUGH:
                raise
            texts = await self.registry.people.meet(caller)
            said = texts.text(refusal.key, **refusal.fields), texts.text("open-instead")
            others = await self._others(caller, game, "\n".join(said))
            if others is None:
                raise
            self.registry.metrics.note_refusal(refusal.key)
            return Answer(others)
        texts = await self.registry.people.meet(caller)
        follow = partial(self._others, caller, game, texts.text("open-others"))
        return replace(answer, follow=follow) if answer.public else answer

    async def _which(self, press: Press) -> Answer:
        texts = await self.registry.people.meet(press.caller)
        return Answer(games_panel(texts, direct=press.caller.guild_id is None), update=True)

    async def _play(self, press: Press) -> Answer:
        return await self.play(press.caller, press.picked, press.component.verb == PLAY_ALONE)

    async def tables(self, caller: Caller) -> Answer:
        """Show the caller's tables, waiting ones first, and below them those that can be joined."""
        texts = await self.registry.people.meet(caller)
        lobbies, sought = await self.found(caller)
        own = [await self._own(caller, row, stand, texts) for row, stand in await self.context.tables_of(caller)]
        may = await moderates(self.registry.people, caller)
        return Answer(tables_panel(own, lobbies, sought, texts, direct=caller.guild_id is None, moderates=may))

    async def _own(self, caller: Caller, row: TableRow, stand: str, texts: Words) -> OwnTable:
        """Describe a table's state for one of its users, and how long it takes."""
        async with self.registry.table(row.table_id) as table, self.registry.store.read() as tx:
            recent, seat = await tx.replies.recent(row.guild_id), table.seat_of(caller.user_id)
            if table.row.stage != "playing":
                length = lobby_length(row, len(table.seats) - 1, recent, texts)
            elif seat is None:
                length = ""
            else:
                length = rest_length(table, seat, await tx.log.answered(table.id), recent, texts)
            return OwnTable(row, stand, facts_of(table, stand, length, texts))

    async def _others(self, caller: Caller, game: str, said: str) -> Panel | None:
        """List the lobbies of a game that others host here and that have a free seat."""
        if caller.guild_id is None:
            return None
        try:
            lobbies, _ = await self.found(caller)
        except Refusal:
            return None  # the table is open, and the list is optional
        free = [each for each in lobbies if each.row.game == game and not each.own]
        texts = await self.registry.people.meet(caller)
        return finding_panel(free, (), texts, said) if free else None

    async def found(self, caller: Caller) -> tuple[list[OpenTable], list[SoughtSeat]]:
        """Find the open tables of the caller's guild, the oldest first; without one, those of all guilds they share."""
        guilds = await self._guilds() if caller.guild_id is None else [caller.guild_id]
        lists = await asyncio.gather(*(self._of_guild(caller, guild) for guild in guilds))
        found = sorted((each for lobbies, _ in lists for each in lobbies), key=lambda each: each.row.created_at)
        return found, sorted((each for _, seats in lists for each in seats), key=lambda each: each.seek.since or 0)

    async def _guilds(self) -> list[int]:
        """Find guilds with a lobby, or a seat that seeks a player."""
        absent = {NO_GUILD, *self.registry.frozen, *self.registry.missing}
        async with self.registry.store.read() as tx:
            hosting = await tx.lobbies.guilds(MAX_GUILDS, absent)
            seeking = await tx.seeking.guilds(MAX_GUILDS, absent)
        return list(dict.fromkeys((*hosting, *seeking)))[:MAX_GUILDS]

    async def _of_guild(self, caller: Caller, guild_id: int) -> tuple[list[OpenTable], list[SoughtSeat]]:
        """Find the lobbies and sought seats of a guild whose channel the caller sees."""
        async with self.registry.store.read() as tx:
            rows = [row for row in await tx.lobbies.of_guild(guild_id) if row.game in catalogue.installed()]
            rows = await may_see(tx, rows, caller.user_id)
            sought = await sought_seats(self.registry, tx, guild_id, caller.user_id)
            guild = await tx.people.guild(guild_id)
        seen = await self._visible(caller, guild_id, [*rows, *(each.row for each in sought)])
        name = None if caller.guild_id == guild_id else plain_name(guild.name)
        async with self.registry.store.read() as tx:
            rows = [row for row in rows if row in seen]
            lobbies = await with_free_seats(tx, rows, caller.user_id, self.registry.clock.now(), name)
        return lobbies, [replace(each, guild=name) for each in sought if each.row in seen]

    async def _visible(self, caller: Caller, guild_id: int, rows: Sequence[TableRow]) -> list[TableRow]:
        """Return the tables that the caller sees; if Discord does not answer, refuse the list of a single guild."""
        if caller.guild_id is not None:
            return await self.context.visibility.among(caller.user_id, guild_id, rows)
        if self._blank.get((caller.user_id, guild_id), 0) > self.registry.clock.now():
            return []
        try:
            seen = await self.context.visibility.among(caller.user_id, guild_id, rows)
        except Refusal:
            return []
        if rows and not seen:
            self._note_blank(caller.user_id, guild_id)
        return seen

    def _note_blank(self, user_id: int, guild_id: int) -> None:
        """Remember for a while that a user sees no table of a guild, as is the case in most guilds."""
        self._blank[user_id, guild_id] = self.registry.clock.now() + MINUTE
        while len(self._blank) > CACHE_SIZE:
            self._blank.popitem(last=False)

    async def take_seat(self, press: Press) -> str:
        """Seat the caller at a lobby that they see, and say where it is; its message follows through the outbox."""
        await self.context.visibility.check_id(press.caller, press.table_id, direct=True)
        async with self.registry.table(press.table_id) as table:
            self.context.note_meant(press.caller, Meant(table.id, table.game.package))
            warned = press.component.verb == JOIN_ANYWAY
            await lobby.join(self.registry, table, press.caller, delay=0, by="list", warned=warned)
            texts = await self.context.words(press.caller, table)
            where = common.link(table.row.guild_id, table.row.home_id, table.row.lobby_message_id)
            return texts.text("open-joined", title=texts.text("title"), table=table.id, link=where)
