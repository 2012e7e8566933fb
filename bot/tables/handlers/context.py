"""What all handlers share: finding the meant table, and the context of acts at a seat."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.tables.company.rate_limits import Limits
from bot.tables.company.visibility import Visibility
from bot.tables.core.people import words
from bot.tables.core.queues import asked_since
from bot.tables.core.registry import Registry, attempt
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.messages.manner import USUAL, Manner, manner_of
from bot.tables.messages.pictures import Pictures, sight_of, timely
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.messenger import Messenger
from bot.tables.ports.panel import Answer, Panel, Picture
from bot.tables.recovery.boards import Boards
from games.kernel.errors import StaleChoice
from games.kernel.words import Words
from render.jobs import Sight
from storage.rows import ALL_STAGES, OPEN_STAGES, OVER, PLAYING, Stage, TableRow

CACHE_SIZE = 512
BOARD_TIMEOUT = 1.0
"""Seconds for which an answer waits to learn whether the board exists."""
LONGEST_ID = 12
STANDS = ("waits", "away", "lobby", "playing")
"""States of a table for its user, in the order of lists."""


class Meant(NamedTuple):
    """A table and the package of its game's words."""

    table: str = ""
    package: str = ""


class HandlerContext:
    """Helps the handlers; `meant` remembers the table of each user's last act."""

    def __init__(self, registry: Registry, pictures: Pictures, messenger: Messenger) -> None:
        self.registry, self.pictures, self.messenger = registry, pictures, messenger
        self.boards = Boards(registry, messenger)
        self.visibility = Visibility(registry, messenger)
        self.meant: OrderedDict[int, Meant] = OrderedDict()
        self.limits = Limits(registry.clock)

    async def words(self, caller: Caller, table: Table) -> Words:
        """Return the caller's words, with those of the table's game and the names of its seats."""
        texts = await self.registry.people.meet(caller)
        return words(common.own_language(table, texts.locale), table.game.package).naming(table.names)

    async def sight(self, caller: Caller) -> Sight:
        """Return how the caller wants private pictures."""
        return sight_of(await self.registry.people.user(caller.user_id))

    async def manner(self, caller: Caller) -> Manner:
        """Return the caller's preferences for their own messages, as of now."""
        return manner_of(await self.registry.people.user(caller.user_id), self.registry.clock.now())

    @asynccontextmanager
    async def table(self, caller: Caller, table_id: str, *, acts: bool = True) -> AsyncIterator[Table]:
        """Lock a table that this caller may know: they sit there, see its channel, or manage its guild.

        If the caller `acts` rather than types, also look for the table's board.
        """
        async with self.registry.table(table_id) as table:
            row = table.row
            if seated := table.seat_of(caller.user_id) is not None:
                yield self._meet(caller, table, acts=acts)
        if not seated:
            await self.visibility.check(caller, row)
            async with self.registry.table(table_id) as table:
                yield self._meet(caller, table, acts=acts)

    def _meet(self, caller: Caller, table: Table, *, acts: bool) -> Table:
        """Note the table of a caller's act."""
        self.note_meant(caller, Meant(table.id, table.game.package))
        if acts and table.row.stage == "playing":
            self.boards.touch(table.id, caller.message_id)
        return table

    def note_meant(self, caller: Caller, meant: Meant) -> None:
        """Remember the table of a user's act, so that a refusal uses the words of its game."""
        self.meant[caller.user_id] = meant
        self.meant.move_to_end(caller.user_id)
        while len(self.meant) > CACHE_SIZE:
            self.meant.popitem(last=False)

    async def board_back(self, caller: Caller, table_id: str, texts: Words) -> str:
        """Repost a table's board if it is gone; return the sentence that says so, or an empty one."""
        gone = await self.boards.repost_if_gone(table_id, message_id=caller.message_id, patience=BOARD_TIMEOUT)
        return texts.text("board-back") if gone else ""

    async def pictured(
        self, drawing: Callable[[], Awaitable[Picture | None]], panel: Callable[[Picture | None], Panel]
    ) -> Answer:
        """Answer by a panel with a picture; a slow picture follows later."""
        picture, late = await timely(drawing(), self.pictures.prompt)

        async def fuller() -> Panel | None:
            found = await drawing()
            return None if found is None else panel(found)

        return Answer(panel(picture), then=fuller if late else None)

    async def find(self, caller: Caller, named: str | None, *, seated: bool = True, begun: bool = False) -> str:
        """Find the table that is meant: the named one, that of this channel, or the only one of the caller.

        With `begun`, lobbies are considered only if there is no other table.

        :raises Refusal: none is found, or several could be meant; then it lists them
        """
        if named:
            return named.strip().upper().split(" ")[0][:LONGEST_ID]
        stages = (PLAYING, OVER) if begun else (OPEN_STAGES, ALL_STAGES)
        if caller.guild_id is not None and (here := await self._table_of_channel(caller, *stages)):
            return here
        mine = await self.tables_of(caller)
        if begun:
            mine = [pair for pair in mine if pair[0].stage != "lobby"] or mine
        if not mine:
            raise Refusal("refused-no-tables" if seated else "refused-no-table-here")
        return _only_one(mine)

    async def find_begun(self, caller: Caller, named: str | None, refusal: str) -> str:
        """Find the table that is meant: the named one, that of this channel, the caller's running or last finished one.

        :raises Refusal: none is found, or several run; then it lists them
        """
        if named:
            return await self.find(caller, named)
        if caller.guild_id is not None and (here := await self._table_of_channel(caller, PLAYING, OVER)):
            return here
        running = [pair for pair in await self.tables_of(caller) if pair[0].stage == "playing"]
        return _only_one(running) if running else await self.find_finished(caller, None, refusal)

    async def _table_of_channel(
        self, caller: Caller, stages: Collection[Stage] = OPEN_STAGES, others: Collection[Stage] = ALL_STAGES
    ) -> str | None:
        """Find the table of this channel in `stages`, else in `others`; prefer one where the caller sits."""
        async with self.registry.store.read() as tx:
            rows = await tx.tables.by_place(caller.channel_id, stages)
            rows = rows or await tx.tables.by_place(caller.channel_id, others)
            mine = {row.table_id for row in await tx.tables.of_user(caller.user_id)}
        rows.sort(key=lambda row: row.table_id not in mine)
        return rows[0].table_id if rows else None

    async def find_finished(self, caller: Caller, named: str | None, refusal: str) -> str:
        """Find the finished table that is meant: the named one, that of this channel, or the caller's last one.

        It also finds a running table of this channel, so that the caller learns that it is not over.
        """
        if named:
            return await self.find(caller, named)
        async with self.registry.store.read() as tx:
            rows = await tx.tables.by_place(caller.channel_id, OVER)
            rows = rows or await tx.tables.by_place(caller.channel_id, PLAYING)
            rows = rows or await tx.tables.of_user(caller.user_id, OVER)
        if not rows:
            raise Refusal(refusal)
        return rows[0].table_id

    async def finished_table(
        self, caller: Caller, table_id: str, refusal: Refusal | None = None
    ) -> tuple[Table, Words]:
        """Return a copy of a finished table, with the caller's words; refuse a running one."""
        async with self.table(caller, table_id) as table:
            texts, now = await self.words(caller, table), table.as_it_stands()
        if now.row.stage not in OVER:
            raise refusal or Refusal("refused-still-on")
        return now, texts

    async def tables_of(self, caller: Caller) -> list[tuple[TableRow, str]]:
        """List the caller's open tables, those that wait for the caller first, longest first.

        Each comes with its state for them: it `waits`, they are `away`, or its stage.
        """
        async with self.registry.store.read() as tx:
            rows = await tx.tables.of_user(caller.user_id, OPEN_STAGES)
        found: list[tuple[TableRow, str]] = []

        async def look(table_id: str) -> None:
            async with self.registry.table(table_id) as table:
                found.append((table.row, _standing_of(table, caller.user_id)))

        for row in rows:
            await attempt(row.table_id, look)
        return sorted(found, key=lambda pair: (STANDS.index(pair[1]), asked_since(pair[0]) * (pair[1] == "waits")))


def _only_one(mine: list[tuple[TableRow, str]]) -> str:
    """Return the only table that waits for its user, or the only one at all; otherwise refuse."""
    waiting = [row for row, stand in mine if stand == "waits"]
    if len(waiting) == 1 or len(mine) == 1:
        return (waiting or [mine[0][0]])[0].table_id
    raise Refusal("refused-which-table", tables=", ".join(row.table_id for row, _ in mine))


def _standing_of(table: Table, user_id: int) -> str:
    seat = table.seat_of(user_id)
    if seat is not None and table.row.stage == "playing" and table.has_stand_in(seat):
        return "away"
    return "waits" if seat in table.waiting_seats() else table.row.stage


Given = Mapping[str, str]
"""The values of a command's other options while one is typed."""
Handler = Callable[[Press], Awaitable[Answer]]
"""Answer a button, a select or a form."""


def in_place(page: Callable[[Caller], Awaitable[Answer]]) -> Handler:
    """Replace the user's own page that was pressed."""

    async def answer(press: Press) -> Answer:
        return replace(await page(press.caller), update=True)

    return answer


def at_table(act: Callable[[Caller, str], Awaitable[Answer]]) -> Handler:
    """Turn a command on a named table into a press at the component's table."""

    async def answer(press: Press) -> Answer:
        return await act(press.caller, press.table_id)

    return answer


Draw = Callable[[], Awaitable[Answer]]
"""Makes an answer that needs a picture, or waits for Discord; called without the table's lock."""


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """The seat of the user who pressed, at a locked table, with the user's words."""

    press: Press
    table: Table
    seat: int
    texts: Words
    manner: Manner = USUAL

    @property
    def caller(self) -> Caller:
        """Return the user."""
        return self.press.caller

    @property
    def component(self) -> ComponentId:
        """Return what was pressed."""
        return self.press.component

    def check(self) -> None:
        """Refuse a control of another seat."""
        if self.component.seat != self.seat:
            raise Refusal("refused-not-yours")

    def check_running(self) -> None:
        """Refuse a control of another seat, and one at a table whose game does not run."""
        self.check()
        self.table.check_running()

    @property
    def is_asked(self) -> bool:
        """Tell whether a control belongs to the seat's present question."""
        return self.component.ask == self.table.require_match().state.ask and self.seat in self.table.asked_seats()

    def check_asked(self) -> None:
        """Refuse a control of another seat, and one of an ask that is over."""
        self.check()
        if not self.is_asked:
            raise StaleChoice("stale-choice")

    @property
    def ask(self) -> int:
        """Return the ask that a control belongs to; refuse a control of another seat, and one without an ask."""
        self.check()
        if self.component.ask is None:
            raise Refusal("refused-not-yours")
        return self.component.ask

    def at_known_ask(self) -> OwnSeat:
        """Translate a control's ask into one of this table; refuse a control that is newer than the restored backup."""
        component = self.component
        ask = None if component.ask is None else self.table.ask_of(component.ask)
        if ask == component.ask:
            return self
        if ask is None and component.seat == self.seat:
            raise StaleChoice("stale-restored")
        return replace(self, press=replace(self.press, component=replace(component, ask=ask)))


Act = Callable[[OwnSeat], Awaitable[Answer | Draw]]
"""An act at a seat, under the table's lock."""
