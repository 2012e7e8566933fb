"""The handler for hosts: the buttons of letters about their lobby, and the seats there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.tables.company.host_letters import FILL, HAND_ON, KEEP_OPEN, PLAYERS, PUT_OUT, START_NOW, done, players
from bot.tables.core import pace
from bot.tables.core.table import Table
from bot.tables.handlers.context import HandlerContext
from bot.tables.messages import asking
from bot.tables.messages.asking import PUT_OUT_NOW
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.ids import read_id
from bot.tables.ports.panel import Answer, Panel
from bot.tables.stages import game_start, lobby
from storage.rows import SeatRow

Act = Callable[[Table, int], Awaitable[SeatRow]]


class HostingHandler:
    """Answer a lobby's host; the message that was pressed, in direct messages or not, shows the result."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry

    def verbs(self) -> dict[str, Callable[[Caller, ComponentId, tuple[str, ...]], Awaitable[Answer]]]:
        """Name the presses that are answered here."""
        return {
            KEEP_OPEN: self._keep_open,
            FILL: self._start,
            START_NOW: self._start,
            PLAYERS: self._players,
            PUT_OUT: self._ask_put_out,
            PUT_OUT_NOW: self._put_out,
            HAND_ON: self._hand_on,
        }

    async def _keep_open(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        async with self.context.table(caller, component.table) as table:
            until = await lobby.keep_open(self.registry, table, caller)
            texts = await self.context.words(caller, table)
            panel = done(table, texts)
            return Answer(
                Panel((panel.text[0], texts.text("host-kept", until=pace.relative_time(until))), links=panel.links),
                update=True,
            )

    async def _start(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        """Start the game, with computers on the free seats if that was pressed."""
        async with self.context.table(caller, component.table) as table:
            lobby.check_host(table, caller)
            guild = await self.registry.people.guild(table.row.guild_id)
            if component.verb == FILL:
                await lobby.fill(self.registry, table, caller)
            await game_start.start(self.registry, table, caller, guild)
            async with self.registry.store.write() as tx:
                await lobby.enqueue_lobby(self.registry, tx, table)
            self.registry.workers.deliver()
            return Answer(done(table, await self.context.words(caller, table)), update=True)

    async def _players(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        async with self.context.table(caller, component.table) as table:
            lobby.check_host(table, caller)
            return Answer(players(table, await self.context.words(caller, table)), update=True)

    async def _ask_put_out(self, caller: Caller, component: ComponentId, values: tuple[str, ...]) -> Answer:
        async with self.context.table(caller, component.table) as table:
            lobby.check_host(table, caller)
            seat = lobby.guest(table, read_id(values[0] if values else ""))
            return Answer(asking.put_out(table, seat, await self.context.words(caller, table)), update=True)

    async def _put_out(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        who = (component.value,)
        return await self._act(
            caller, component, who, lambda table, user: lobby.put_out(self.registry, table, caller, user)
        )

    async def _hand_on(self, caller: Caller, component: ComponentId, values: tuple[str, ...]) -> Answer:
        return await self._act(
            caller, component, values, lambda table, user: lobby.hand_on(self.registry, table, caller, user)
        )

    async def _act(self, caller: Caller, component: ComponentId, values: tuple[str, ...], act: Act) -> Answer:
        """Do something about a user who was picked, and say so in the host's panel."""
        user_id = read_id(values[0] if values else "")
        async with self.context.table(caller, component.table) as table:
            seat = await act(table, user_id)
            texts = await self.context.words(caller, table)
            note = texts.text(f"players-{component.verb.removesuffix('_now')}", name=seat.name)
            still_host = caller.user_id == table.row.host_id
            return Answer(players(table, texts, note) if still_host else Panel((note,)), update=True)
