"""One simulation: Discord with servers and users, the bot on its machine, faults, kills, and checks."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from pathlib import Path
from random import Random

from bot.client import Kontor
from bot.composition import game_names
from bot.practice.control import upkeep
from bot.practice.core.core import Core, build
from bot.practice.world.world import CATEGORY
from bot.tables.ports.clock import SystemClock
from bot.tables.running.service import Service
from storage import Store, open_store
from tests.given import CountedSecrets, provide_database
from tests.renderers import InEarnest
from tests.simulation.checks import Checks, Violation
from tests.simulation.loop import DISCORD, Process, SimulatedLoop, within
from tests.simulation.machine import Hashed, Machine, Thinking
from tests.simulation.network import Network
from tests.simulation.sockets import Weather
from tests.simulation.users import LOCALES, Person

HOUR, DAY = 3_600.0, 86_400.0
CALM = 2 * HOUR
"""Seconds at the end of each day in which nothing goes wrong."""
BEGINNINGS = (1_806_019_200, 1_824_768_000, 1_792_713_600, 1_800_000_000)
"""Start times shortly before clocks change in Europe, America or Australia, and one in winter."""
REST = 900.0
"""Most seconds of the relay's rest; with its usual minute, quiet nights would take long to simulate."""
PAINTED = 50
"""One in this many seeds draws real pictures."""


class Simulation:
    """Runs the bot for some days; `told` gets a line for each event."""

    def __init__(self, seed: int, days: float, folder: Path, told: Callable[[str], None] | None = None) -> None:
        self.seed, self.days, self.folder, self._told = seed, days, folder, told
        self.luck = self._luck("world")
        self.loop = SimulatedLoop(self._luck("order"))  # type: ignore[abstract]  # only the methods that are used
        self.begins_at = self.luck.choice(BEGINNINGS) + self.luck.randrange(86_400)
        self.machine = Machine(self.loop, self._luck("machine"), self.begins_at)
        self.weather = Weather(self._luck("weather"))
        self.digest = hashlib.sha256()
        self.core: Core
        self.people: list[Person] = []
        self.run, self.deaths = 0, 0
        self.process = DISCORD
        self.kontor: Kontor | None = None
        self.store: Store
        self.secrets = CountedSecrets("S", 0)
        self._tokens = self._luck("tokens")
        self._dies_at: int | None = None
        self.calm = False
        self.ended: asyncio.Future[None]
        self.checks: Checks
        self.table_days = 0.0

    def _luck(self, about: str) -> Random:
        return Random(f"{self.seed} {about}")

    def trace(self, *facts: object) -> None:
        """Add an event, with its time, to the trace."""
        seconds = self.loop.time()
        line = f"{seconds / DAY:8.5f} {' '.join(map(str, facts))}"
        self.digest.update(line.encode())
        if self._told is not None:
            self._told(line)

    # The world

    def _build(self) -> None:
        self.core = build("practice-bot")
        world = self.core.world
        world.url, world.key = "http://practice", "key"
        self.core.transcript.entries = type(self.core.transcript.entries)(maxlen=1)
        self.machine.network = self.network = Network(self.core, self.weather, self.trace)
        self.checks = Checks(self)
        self.network.served = self.checks.served
        for number in range(self.luck.randint(1, 3)):
            guild = world.add_guild(f"Guild {number}", self.luck.choice(LOCALES))
            world.add_channel(guild.id, "tables", CATEGORY)
            home = world.add_channel(guild.id, "games")
            for member in range(self.luck.randint(2, 5)):
                user = world.add_user(f"user{number}{member}", self.luck.choice(LOCALES))
                guild.members.append(user.id)
                self.people.append(Person(self.core, user.id, home.id, self._luck(user.name), self.trace))

    # The bot

    async def _live(self, process: Process) -> None:
        """Run the bot's process from its start to its death."""
        name = f"run-{self.run}"
        path = provide_database(self.folder / "kontor.db")
        self.store = await open_store(path, process=name, new_token=self._new_token)
        furnish = lambda out: Service(self.store, out, name, SystemClock(), self.secrets)  # noqa: E731 - an argument
        kontor = Kontor(furnish, game_names(), self.folder / "commands")
        service = kontor.service
        service.pictures.renderer = InEarnest() if self.seed % PAINTED == 0 else Hashed()
        service.replays.renderer = Hashed()
        service.computers.chooser.worker_client = Thinking()  # type: ignore[assignment]  # the same interface
        service.relay.longest_rest = REST
        self.kontor = kontor
        await kontor.attend("practice-bot")

    def _new_token(self) -> str:
        return "".join(self._tokens.choices("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", k=12))

    def _begin(self) -> None:
        """Start the bot."""
        if self.process.lives and self.process is not DISCORD:
            return
        self.run += 1
        self.process = Process(f"run-{self.run}")
        self.trace("bot", "begins", self.run)
        task = self.loop.create_task(self._live(self.process), context=within(self.process))
        task.add_done_callback(self._note_end, context=within(DISCORD))

    def _note_end(self, task: asyncio.Task[None]) -> None:
        """Note a failure if the bot ended by itself."""
        if not self.ended.done():
            error = None if task.cancelled() else task.exception()
            self.ended.set_exception(error or Violation("the bot has ended by itself"))

    def _die(self) -> None:
        """Let the bot die between two callbacks, and restart it after a while."""
        self.deaths += 1
        self._dies_at = None
        self.trace("bot", "dies")
        self.loop.end(self.process)
        self.network.cut(self.process)
        self.machine.crash()
        for line in list(self.core.gateway.lines):
            line.abort()
        away = self.weather.luck.choice((1, 5, 30, 600, 3 * HOUR))
        self.loop.call_later(away, self._begin, context=within(DISCORD))

    def _step(self) -> None:
        if self._dies_at is not None and self.loop.steps >= self._dies_at:
            self._die()

    # Faults

    async def _mischief(self) -> None:
        """Cause a fault every few hours."""
        luck = self._luck("mischief")
        kinds = (self._arm, self._arm, self._arm, self._storm, self._disturb, self._lose_guild, self._lose_place)
        while True:
            await asyncio.sleep(luck.expovariate(1 / (3 * HOUR)))
            if not self.calm:
                await luck.choice(kinds)(luck)

    async def _arm(self, luck: Random) -> None:
        """Let the bot die at one of its next steps, most likely while it handles a user's act."""
        if self.process.lives:
            await asyncio.sleep(luck.uniform(0, 2 * HOUR))
            self._dies_at = None if self.calm else self.loop.steps + luck.randrange(1, 1_500)

    async def _storm(self, luck: Random) -> None:
        self.weather.requests, self.weather.events = luck.choice((0.02, 0.1, 0.4)), luck.choice((0, 0.05))
        self.trace("weather", self.weather.requests, self.weather.events)
        await asyncio.sleep(luck.uniform(600, 3 * HOUR))
        self.weather.requests = self.weather.events = 0.0
        self.trace("weather", "calm")

    async def _disturb(self, luck: Random) -> None:
        how = luck.choice(("drop", "reconnect", "invalidate", "refuse"))
        self.trace("gateway", how)
        self.core.gateway.refuse_resume = how == "refuse"
        what = "drop" if how == "refuse" else how
        await upkeep.gateway(self.core, what, luck.random() < 1 / 2)

    async def _lose_guild(self, luck: Random) -> None:
        """Let a server remove the bot or become unavailable, and come back, perhaps while the bot is dead."""
        guild = luck.choice(list(self.core.world.guilds.values()))
        away = luck.choice((upkeep.set_bot, upkeep.set_available))
        self.trace("guild", guild.name, away.__name__, "gone")
        await away(self.core, guild.id, False)
        await asyncio.sleep(luck.uniform(60, 5 * HOUR))
        await away(self.core, guild.id, True)
        self.trace("guild", guild.name, away.__name__, "back")

    async def _lose_place(self, luck: Random) -> None:
        """Let a thread be deleted or locked."""
        threads = [channel for channel in self.core.world.channels.values() if channel.thread]
        if not threads:
            return
        gone = luck.choice(threads)
        assert gone.thread is not None
        if luck.random() < 1 / 2:
            self.trace("thread", gone.name, "deleted")
            await upkeep.delete_channel(self.core, gone.id)
        else:
            self.trace("thread", gone.name, "archived")
            gone.thread.archived, gone.thread.locked = True, luck.random() < 1 / 2

    # The run

    async def _days(self) -> None:
        self.ended = self.loop.create_future()
        self._build()
        self.loop.before_step = self._step
        self._begin()
        tasks = [asyncio.create_task(each.live()) for each in self.people]
        tasks.append(asyncio.create_task(self._mischief()))
        tasks.append(asyncio.create_task(self._nights()))
        done, _ = await asyncio.wait({self.ended, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()

    async def _nights(self) -> None:
        """Stop all faults for two hours at the end of each day, and then run the checks."""
        left = self.days
        while left > 0:
            day = min(left, 1.0)
            await asyncio.sleep(max(0.0, day * DAY - CALM))
            await self._rest()
            self.table_days += day * self.checks.rows("SELECT COUNT(*) FROM tables WHERE stage = 'playing'")[0][0]
            left -= 1.0

    async def _rest(self) -> None:
        self.trace("calm")
        self.calm, self._dies_at = True, None
        self.weather.requests = self.weather.events = 0.0
        self.core.gateway.refuse_resume = False
        self._begin()
        await asyncio.sleep(CALM)
        await self.checks.at_rest()
        self.calm = False

    def go(self) -> None:
        """Run the simulation; raise what the checks find."""
        with self.machine.running():
            self.loop.run(self._days())
