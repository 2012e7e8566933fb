"""One simulation: Discord with servers and users, the bot on its machine, faults, kills, and checks."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random

from bot.client import Kontor
from bot.composition import game_names
from bot.practice.core.core import Core, build
from bot.practice.rest.call import Call, Reply
from bot.practice.rules.errors import Json
from bot.practice.world.world import CATEGORY
from bot.tables.ports.clock import SystemClock
from bot.tables.running.service import Service
from storage import Store, open_store
from tests.given import CountedSecrets, provide_database
from tests.renderers import InEarnest
from tests.simulation.checks import Checks, Clocks, is_explained
from tests.simulation.evidence import Violation
from tests.simulation.loop import DISCORD, Process, SimulatedLoop, within
from tests.simulation.machine import Hashed, Machine, Thinking
from tests.simulation.mischief import HOUR, Mischief
from tests.simulation.network import Network, Watch
from tests.simulation.sockets import Weather
from tests.simulation.users import LOCALES, Person

DAY = 86_400.0
CALM = 2 * HOUR
"""Seconds without faults at the end of each day."""
BEGINNINGS = (1_806_019_200, 1_824_768_000, 1_792_713_600, 1_800_000_000)
"""Start times: shortly before summer time begins or ends in Europe, America or Australia, and one in winter."""
REST = 900.0
"""Most seconds for which idle workers rest; with the usual minute, quiet nights would take long."""
PAINTED = 50
"""One seed in this many draws real pictures."""


class Watched(Watch):
    """Checks each request, and lets the bot die during some of them."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation

    def sending(self, call: Call) -> None:
        """Check a request before it leaves."""
        self._check(self.simulation.checks.sending, call)
        if kind := _kind(call):
            self.simulation.mischief.reach({"message": "sending", "answer": "answering"}[kind])

    def served(self, call: Call, reply: Reply) -> None:
        """Check a request and its answer."""
        self._check(self.simulation.checks.served, call, reply)
        if reply.status < 300 and (kind := _kind(call)):
            self.simulation.mischief.reach({"message": "sent", "answer": "answered"}[kind])

    def answered(self, call: Call) -> None:
        """Note that the bot no longer waits for a request."""
        self._check(self.simulation.checks.deliveries.answered, call)

    def _check(self, check: Callable[..., None], *given: object) -> None:
        try:
            check(*given)
        except Exception as error:  # noqa: BLE001 - any failure is a finding, and the bot must not handle it
            self.simulation.fail(error)


def _kind(call: Call) -> str:
    """Tell whether a request posts a message or answers a press; empty for other requests."""
    if call.method != "POST":
        return ""
    return "message" if call.path.endswith("/messages") else "answer" if call.path.endswith("/callback") else ""


class Simulation:
    """Runs the bot for some days, and calls `told` with a line for each event."""

    def __init__(self, seed: int, days: float, folder: Path, told: Callable[[str], None] | None = None) -> None:
        self.seed, self.days, self.folder, self._told = seed, days, folder, told
        self.luck = self._luck("world")
        self.loop = SimulatedLoop(self._luck("order"))  # type: ignore[abstract]  # only the methods that are used
        self.begins_at = self.luck.choice(BEGINNINGS) + self.luck.randrange(86_400)
        self.machine = Machine(self.loop, self._luck("machine"), self.begins_at)
        self.weather = Weather(self._luck("weather"))
        self.digest = hashlib.sha256()
        self.mischief = Mischief(self, self._luck("mischief"))
        self.core: Core
        self.people: list[Person] = []
        self.run, self.deaths = 0, 0
        self.process = DISCORD
        self.kontor: Kontor | None = None
        self.store: Store
        self.secrets = CountedSecrets("S", 0)
        self._tokens = self._luck("tokens")
        self._died: tuple[float, Clocks] | None = None
        self.calm = False
        self.ended: asyncio.Future[None]
        self.checks: Checks
        self.table_days = 0.0
        self._closing: ExitStack

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
        self._path = provide_database(self.folder / "kontor.db")
        self.checks = Checks(self)
        self._closing.callback(self.checks.evidence.close)
        self.network.watch = Watched(self)
        self.machine.reached = self.mischief.reach
        self._hear_presses()
        for number in range(self.luck.randint(1, 3)):
            guild = world.add_guild(f"Guild {number}", self.luck.choice(LOCALES))
            world.add_channel(guild.id, "tables", CATEGORY)
            home = world.add_channel(guild.id, "games")
            for member in range(self.luck.randint(2, 5)):
                user = world.add_user(f"user{number}{member}", self.luck.choice(LOCALES))
                guild.members.append(user.id)
                self.people.append(Person(self.core, user.id, home.id, self._luck(user.name), self.trace))

    def _hear_presses(self) -> None:
        """Let the checks note each act before the bot receives it."""
        dispatch = self.core.gateway.dispatch

        async def dispatched(event: str, data: Json) -> None:
            if event == "INTERACTION_CREATE":
                self.checks.answers.press(data)
            await dispatch(event, data)

        vars(self.core.gateway)["dispatch"] = dispatched

    def fail(self, error: Exception) -> None:
        """End the simulation with a failure."""
        if not self.ended.done():
            self.ended.set_exception(error)

    # The bot

    async def _live(self, process: Process) -> None:
        """Run the bot's process from its start to its death."""
        name = f"run-{self.run}"
        self.checks.evidence.note_run(name)
        self.store = await open_store(self._path, process=name, new_token=self._new_token)
        furnish = lambda out: Service(self.store, out, name, SystemClock(), self.secrets)  # noqa: E731 - an argument
        kontor = Kontor(furnish, game_names(), self.folder / "commands")
        service = kontor.service
        service.pictures.renderer = InEarnest() if self.seed % PAINTED == 0 else Hashed()
        service.replays.renderer = Hashed()
        service.computers.chooser.worker_client = Thinking()  # type: ignore[assignment]  # the same interface
        service.relay.longest_rest = service.dispatcher.context.boards.longest_rest = REST
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
        if self._died is not None:
            died, clocks = self._died
            away = self.loop.time() - died
            self.loop.call_later(60, self._check_clocks, self.run, clocks, away, context=within(DISCORD))

    def _check_clocks(self, run: int, before: Clocks, away: float) -> None:
        """Check clocks a minute after a start, unless the bot has died again."""
        if run == self.run and self.process.lives:
            try:
                self.checks.after_downtime(before, away)
            except Violation as error:
                self.fail(error)

    def _note_end(self, task: asyncio.Task[None]) -> None:
        """Restart a bot that could not log in; any other end is a failure."""
        error = None if task.cancelled() else task.exception()
        if error is not None and self.process.lives and is_explained(type(error).__name__):
            self._die()
        else:
            self.fail(error if isinstance(error, Exception) else Violation("the bot has ended by itself"))

    def _die(self) -> None:
        """Kill the bot between two callbacks, and restart it after a while."""
        self.deaths += 1
        self.mischief.spare()
        self.trace("bot", "dies")
        self.loop.end(self.process)
        self.network.cut(self.process)
        self.machine.crash()
        self._died = self.loop.time(), self.checks.clocks()
        for line in list(self.core.gateway.lines):
            line.abort()
        away = self.weather.luck.choice((1, 5, 30, 600, 3 * HOUR))
        self.loop.call_later(away, self._begin, context=within(DISCORD))

    def _step(self) -> None:
        if self.mischief.is_deadly and self.process.lives:
            self._die()

    # The run

    async def _days(self) -> None:
        self.ended = self.loop.create_future()
        self._build()
        self.loop.before_step = self._step
        self._begin()
        tasks = [asyncio.create_task(each.live()) for each in self.people]
        tasks.append(asyncio.create_task(self.mischief.run()))
        tasks.append(asyncio.create_task(self._nights()))
        done, _ = await asyncio.wait({self.ended, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()

    async def _nights(self) -> None:
        """At the end of each day, stop all faults for two hours and then run the checks."""
        left = self.days
        while left > 0:
            day = min(left, 1.0)
            await asyncio.sleep(max(0.0, day * DAY - CALM))
            await self._rest()
            ((playing,),) = self.checks.evidence.rows("SELECT COUNT(*) FROM tables WHERE stage = 'playing'")
            self.table_days += day * playing
            left -= 1.0

    async def _rest(self) -> None:
        self.trace("calm")
        self.calm = True
        self.mischief.rest()
        self._begin()
        await asyncio.sleep(CALM)
        await self.checks.at_rest()
        self.calm = False

    def go(self) -> None:
        """Run the simulation; raise the first violation that the checks find."""
        with self.machine.running(), ExitStack() as self._closing:
            self.loop.run(self._days())
