"""The handler for hosts: the buttons of letters about their lobby, and the seats there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from bot.tables.company.host_letters import FILL, HAND_ON, KEEP_OPEN, PLAYERS, PUT_OUT, START_NOW, done, players
from bot.tables.core import pace
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.messages import asking
from bot.tables.messages.asking import PUT_OUT_NOW
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.ids import read_id
from bot.tables.ports.panel import Answer, Panel
from bot.tables.stages import evenings, game_start, lobby
from storage.rows import SeatRow

Act = Callable[[Registry, Table, Caller, int], Awaitable[SeatRow]]


class HostingHandler:
    """Answers a lobby's host; the pressed message, in direct messages or not, shows the result."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.verbs: dict[str, Handler] = {
            KEEP_OPEN: self._keep_open,
            FILL: self._start,
            START_NOW: self._start,
            asking.START_WITHOUT: self._start,
            PLAYERS: self._players,
            PUT_OUT: self._ask_put_out,
            PUT_OUT_NOW: partial(self._act, lobby.put_out),
            HAND_ON: partial(self._act, lobby.hand_on),
        }

    async def _keep_open(self, press: Press) -> Answer:
        async with self.context.table(press.caller, press.table_id) as table:
            until = await lobby.keep_open(self.registry, table, press.caller)
            texts = await self.context.words(press.caller, table)
            panel = done(table, texts)
            return Answer(
                Panel((panel.text[0], texts.text("host-kept", until=pace.relative_time(until))), links=panel.links),
                update=True,
            )

    async def _start(self, press: Press) -> Answer:
        """Start the game, with computers on the free seats if the host pressed that.

        If players are absent on an evening, ask first.
        """
        caller, verb = press.caller, press.component.verb
        async with self.context.table(caller, press.table_id) as table:
            lobby.check_host(table, caller)
            absent = evenings.check_present(table, self.registry.clock.now())
            if absent and verb != asking.START_WITHOUT:
                return Answer(asking.start(table, absent, await self.context.words(caller, table)))
            guild = await self.registry.people.guild(table.row.guild_id)
            if verb == FILL:
                await lobby.fill(self.registry, table, caller)
            await game_start.start(self.registry, table, caller, guild)
            async with self.registry.store.write() as tx:
                await lobby.enqueue_lobby(self.registry, tx, table)
            self.registry.workers.deliver()
            return Answer(done(table, await self.context.words(caller, table)), update=True)

    async def _players(self, press: Press) -> Answer:
        async with self.context.table(press.caller, press.table_id) as table:
            lobby.check_host(table, press.caller)
            return Answer(players(table, await self.context.words(press.caller, table)), update=True)

    async def _ask_put_out(self, press: Press) -> Answer:
        async with self.context.table(press.caller, press.table_id) as table:
            lobby.check_host(table, press.caller)
            seat = lobby.guest(table, read_id(press.picked))
            return Answer(asking.put_out(table, seat, await self.context.words(press.caller, table)), update=True)

    async def _act(self, act: Act, press: Press) -> Answer:
        """Remove or promote the picked user, and say so in the host's panel."""
        user_id = read_id(press.value)
        async with self.context.table(press.caller, press.table_id) as table:
            seat = await act(self.registry, table, press.caller, user_id)
            texts = await self.context.words(press.caller, table)
            note = texts.text(f"players-{press.component.verb.removesuffix('_now')}", name=seat.name)
            still_host = press.caller.user_id == table.row.host_id
            return Answer(players(table, texts, note) if still_host else Panel((note,)), update=True)
