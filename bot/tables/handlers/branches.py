"""The handler for trials, which begin at a page of a finished game."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import get_args

from bot.tables.core.table import Table
from bot.tables.finished.replays import Logged, position_at, read_log
from bot.tables.handlers.alone import AloneHandler
from bot.tables.handlers.context import Handler, HandlerContext, OwnSeat
from bot.tables.messages import common
from bot.tables.messages.page_acts import TRY, TRY_LUCK, TRY_NOW, TRY_SEAT, confirm_panel
from bot.tables.messages.pages import Leaf, leaves
from bot.tables.ports.caller import Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import read_number
from bot.tables.ports.panel import Answer, Panel
from bot.tables.stages.branches import Luck, open_branch
from games.kernel.words import Words
from storage import Reader


async def has_played(tx: Reader, table: Table, user_id: int) -> bool:
    """Tell whether a user has ever held a seat at a table."""
    if table.seat_of(user_id) is not None:
        return True
    return any(row.user_id == user_id for row in await tx.holders.of_table(table.id))


@dataclass(frozen=True, slots=True)
class Asked:
    """The meaning of a control of the confirmation: a page of a finished game, a seat and a kind of luck."""

    logged: Logged
    texts: Words
    pages: list[Leaf]
    at: int
    seat: int
    luck: Luck

    @property
    def table(self) -> Table:
        """Return the finished table."""
        return self.logged.table


class BranchHandler:
    """Lets users who played at a finished table begin a trial from one of its pages."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.alone = AloneHandler(context)
        self._turn = asyncio.Lock()
        self.verbs: dict[str, Handler] = {
            TRY: self._ask,
            TRY_SEAT: self._ask,
            TRY_LUCK: self._ask,
            TRY_NOW: self._begin,
        }

    async def _asked(self, press: Press) -> Asked:
        """Read the meaning of a control; refuse a running table, and users who never played at the table."""
        caller = press.caller
        table, texts = await self.context.finished_table(caller, press.table_id, Refusal("refused-not-over"))
        async with self.registry.store.read() as tx:
            if not await has_played(tx, table, caller.user_id):
                raise table.not_seated()
        logged = await read_log(self.registry.store, table)
        pages = leaves(table, logged.entries, texts)
        page, _, luck = press.component.value.partition(".")
        seat = press.picked if press.component.verb == TRY_SEAT else str(press.component.seat or 0)
        if press.component.verb == TRY:
            seat = str(table.seat_of(caller.user_id) or 0)
        number = read_number(seat, len(table.seats) - 1)
        chosen = _luck(press.picked if press.component.verb == TRY_LUCK else luck)
        if number is None or chosen is None:
            raise Refusal("refused-unknown")
        return Asked(logged, texts, pages, min(read_number(page) or 0, len(pages) - 1), number, chosen)

    async def _ask(self, press: Press) -> Answer:
        """Ask for seat and luck; the panel replaces the page."""
        asked = await self._asked(press)
        panel = confirm_panel(asked.table, asked.at, len(asked.pages), asked.seat, asked.luck, asked.texts)
        return Answer(panel, update=True)

    async def _begin(self, press: Press) -> Answer:
        """Begin a trial; its first question comes by direct message, or as the answer if the user gets none."""
        asked, caller = await self._asked(press), press.caller
        self.context.limits.spend(caller.user_id, "replay")
        home = await self.alone.home(caller)
        async with self._turn:
            position = await asyncio.to_thread(position_at, asked.logged, asked.pages[asked.at].version)
        if position.state.over:
            raise Refusal("refused-branch-end")
        table = await open_branch(self.registry, home, asked.table, position, asked.seat, asked.luck)
        texts = await self.context.words(caller, table)
        if (await self.registry.people.user(caller.user_id)).dms == "on":
            return Answer(_opened(table, texts), update=True)
        seat = table.seat_of(caller.user_id)
        if seat is None:
            raise table.not_seated()
        return self.alone.panels.answer_next(OwnSeat(press, table, seat, texts), texts.text("alone-here"))


def _luck(text: str) -> Luck | None:
    return next((each for each in get_args(Luck) if each == text), None)


def _opened(table: Table, texts: Words) -> Panel:
    """Say where a trial is played."""
    links = ((texts.text("button-dm"), common.link(table.row.guild_id, table.row.home_id)),)
    return Panel((texts.text("try-opened", table=table.id),), links=links, accent=common.GOLD)
