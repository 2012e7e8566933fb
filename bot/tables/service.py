"""All parts of a running house, built and ended together."""

from __future__ import annotations

import asyncio

from bot.tables.cleanup import Caretaker
from bot.tables.clocks.alarm import Clockwork
from bot.tables.clocks.timer import Timer
from bot.tables.computers.players import Computers
from bot.tables.core.registry import House
from bot.tables.delivery.composing import Packer
from bot.tables.delivery.relay import Courier
from bot.tables.finished.replays import Replays
from bot.tables.handlers.dispatcher import Desk
from bot.tables.messages.pictures import Pictures
from bot.tables.ports.clock import Clock, Secrets, SystemClock, SystemSecrets
from bot.tables.ports.messenger import Messenger
from bot.tables.ports.metrics import Measures
from storage import Store
from storage.rows import PLAYING


class Service:
    """Hold the house, its desk and its workers over one store and one messenger; `process` names this run."""

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        process: str,
        clock: Clock | None = None,
        secrets: Secrets | None = None,
    ) -> None:
        self.house = House(store, clock or SystemClock(), secrets or SystemSecrets())
        self.pictures, self.replays = Pictures(), Replays()
        self.desk = Desk(self.house, self.pictures, self.replays, messenger)
        self.courier = Courier(self.house, messenger, Packer(self.house, self.pictures, messenger), process)
        self.computers = Computers(self.house, self.desk.votes.voting)
        self.caretaker = Caretaker(self.house)
        self.timer, self.clockwork = Timer(self.house.clock), Clockwork(self.house)
        self.timer.alarms += [self.clockwork, self.clockwork.telling, self.desk.votes.voting]
        self.house.timed = self.timer.poke
        self.house.poke, self.house.asked = self.courier.poke, self.computers.wake
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    async def start(self) -> None:
        """Take up what an earlier run left: deliveries owed, computer players asked, what is due by time."""
        await self.house.recall()
        await self.clockwork.start()
        await self.desk.votes.voting.start()
        self._tasks = [
            asyncio.create_task(self.courier.run(), name="courier"),
            asyncio.create_task(self.caretaker.run(), name="caretaker"),
            asyncio.create_task(self.timer.run(), name="timer"),
            asyncio.create_task(self.desk.office.boards.run(), name="boards"),
        ]
        async with self.house.store.read() as tx:
            self.computers.resume(await tx.tables.with_computers(PLAYING))

    async def away(self) -> None:
        """Let clocks stand still until Discord is here again."""
        if not self._closed:
            await self.clockwork.away()

    async def back(self) -> None:
        """Let clocks run on: Discord is here."""
        if not self._closed:
            await self.clockwork.back()

    def measure(self, measures: Measures) -> None:
        """Let this count from now on."""
        self.house.measures = self.pictures.measures = measures
        measures.deaths = lambda: self.computers.thinker.deaths

    async def close(self) -> None:
        """End all workers; the store is left to whoever opened it."""
        await self.away()
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.computers.close()
        self.pictures.close()
        self.replays.close()
