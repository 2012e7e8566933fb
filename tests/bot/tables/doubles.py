"""A messenger and a clock for tests: what was sent is kept, trouble comes on demand."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from bot.tables.clocks.shard_watch import SILENT
from bot.tables.core.registry import FIRST
from bot.tables.core.table import Table
from bot.tables.delivery.relay import COURTESY
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.panel import Answer, Aside, Button, Panel, Picker, Select
from bot.tables.ports.renderer import Renderer
from bot.tables.recovery.boards import Boards
from bot.tables.running.keeper import KIND
from bot.tables.running.service import Service
from games.kernel.icons import without_icons
from storage import Store, open_store, open_store_at
from storage.rows import DeliveryRow, EntryRow
from tests.bot.tables.fake_discord import FakeMessenger, Message
from tests.bot.tables.typed import Suggested, Typed
from tests.given import CountedSecrets, provide_database
from tests.renderers import Blank
from tests.waiting import GLANCE, until

GUILD, HOME, CATEGORY = 10, 20, 30
PLACE = 4000
"""A lobby's message, and the thread below it, which Discord gives the same id."""
DMS = 100_000
"""What the channel of somebody's direct messages has beyond their own id."""
ANNA, BEA, CEM, DIRK, EMIL, FINN = 1001, 1002, 1003, 1004, 1005, 1006
NAMES = {ANNA: "Anna", BEA: "Bea", CEM: "Cem", DIRK: "Dirk", EMIL: "Emil", FINN: "Finn"}


class FakeClock:
    """Stand still until moved."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def now(self) -> int:
        """Return the fake time."""
        return self.time


def caller(user_id: int, **fields: object) -> Caller:
    """Make a caller in the lobby's channel."""
    values: dict[str, object] = {
        "user_id": user_id,
        "name": NAMES.get(user_id, f"User {user_id}"),
        "locale": "en-US",
        "channel_id": HOME,
        "interaction_id": user_id * 7,
        "guild_id": GUILD,
        "guild_name": "Guild",
        "guild_locale": "en-US",
    }
    return Caller(**{**values, **fields})  # type: ignore[arg-type]  # a test names fields it knows


def buttons(panel: Panel) -> list[Button]:
    """List a panel's buttons."""
    asides = [row.button for row in panel.rows if isinstance(row, Aside)]
    return asides + [button for row in panel.rows if isinstance(row, tuple) for button in row]


def selects(panel: Panel) -> list[Select]:
    """List a panel's selects."""
    return [row for row in panel.rows if isinstance(row, Select)]


def verbs(panel: Panel) -> set[str]:
    """Name what the buttons of a panel do."""
    return {press.verb for press in map(parse, (button.id for button in buttons(panel))) if press is not None}


def presses(panel: Panel, verb: str) -> list[ComponentId]:
    """List the presses of a panel's buttons with this verb."""
    return [press for press in map(parse, (button.id for button in buttons(panel))) if press and press.verb == verb]


def press_of(panel: Panel, verb: str, value: str | None = None) -> ComponentId:
    """Read the id of a panel's button or select by its verb."""
    ids = [each.id for each in (*buttons(panel), *(row for row in panel.rows if isinstance(row, Select | Picker)))]
    for found in (*filter(None, map(parse, ids)), *listed(panel)):
        if found.verb == verb and value in (None, found.value):
            return found
    raise AssertionError(f"no {verb} {value} among {ids}")


def listed(panel: Panel) -> list[ComponentId]:
    """List the choices that a panel's lists make, as if each had a button."""
    found = [(press, select) for select in selects(panel) if (press := parse(select.id)) and press.verb == "pick"]
    return [
        replace(press, verb="choose", value=choice.value)
        for press, select in found
        if select.most == 1
        for choice in select.choices
    ]


def panel_of(answer: Answer) -> Panel:
    """Return the panel of an answer that has one."""
    assert answer.panel is not None
    return answer.panel


def text_of(answer: Answer | Panel) -> str:
    """Join the text of an answer or panel, as a user without icons reads it."""
    panel = panel_of(answer) if isinstance(answer, Answer) else answer
    return without_icons("\n".join([*panel.text, *texts_below(panel)]))


def chosen(panel: Panel) -> list[str]:
    """List what is picked in a panel's selects."""
    return [choice.label for select in selects(panel) for choice in select.choices if choice.chosen]


def texts_below(panel: Panel) -> list[str]:
    """List the texts among a panel's rows."""
    return [row.text if isinstance(row, Aside) else row for row in panel.rows if isinstance(row, Aside | str)]


def all_text_of(panel: Panel) -> str:
    """Join the text of a panel, with what stands beside its buttons."""
    return "\n".join((*panel.text, *texts_below(panel)))


class Trial:
    """A running service over a real store in a folder, a fake messenger and a fake clock."""

    def __init__(self, folder: Path, *, draws: bool = False, renderer: Callable[[], Renderer] = Blank) -> None:
        self.folder, self.draws, self.renderer = folder, draws, renderer
        self.answers: list[tuple[int, Answer]] = []
        self.clock, self.secrets, self.messenger = FakeClock(), CountedSecrets("T"), FakeMessenger()
        self.database: str | None = None
        self.store: Store
        self.service: Service
        self.run, self._hurry = 0, asyncio.Event()
        self.name = "run"

    def beside(self, name: str) -> Trial:
        """Make another process over the same database of PostgreSQL, at the same Discord and time; it is to start."""
        other = Trial(self.folder, draws=self.draws, renderer=self.renderer)
        other.clock, other.secrets, other.messenger = self.clock, self.secrets, self.messenger
        other.database, other.name = self.database, name
        return other

    async def start(self) -> None:
        """Open the store and begin to work."""
        self.run += 1
        process = f"{self.name}-{self.run}"
        self.store = await self.open(process)
        self.service = Service(self.store, self.messenger, process, self.clock, self.secrets)
        if not self.draws:
            self.service.pictures.renderer = self.renderer()  # drawing is tested in tests/render
            self.service.pictures.patience = self.service.pictures.prompt = None  # on a busy machine too
            self.service.replays.renderer = Blank()
        self.service.computers.quick = (0.0, 0.0)  # their pauses are tested in test_pauses.py
        self.boards.pause = 0
        self.service.relay.give_way = self._give_way  # type: ignore[method-assign]  # nobody waits for an answer then
        await self.service.start()
        if self.store.shared:
            await self.service.shard_here(0, 1)
            await until(self._is_kept)

    @property
    def path(self) -> Path:
        """Return where SQLite's file is, and what lies beside the database of another engine."""
        return self.folder / "kontor.db"

    async def open(self, process: str) -> Store:
        """Open the store for a process."""
        if self.database is None:
            return await open_store(provide_database(self.path), process=process)
        return await open_store_at(self.database, self.path, process=process)

    async def _is_kept(self) -> bool:
        """Tell whether one process has become the keeper, and hears Discord if it is this one."""
        async with self.store.read() as tx:
            holder = (await tx.claims.of(KIND)).get("")
        if holder == self.store.process:
            return self.service.keeper.keeps and not self.service.registry.offline
        return holder is not None

    @property
    def boards(self) -> Boards:
        """Return what looks for boards."""
        return self.service.dispatcher.context.boards

    @property
    def behind(self) -> int:
        """Return by how many milliseconds the last sign of life may be older than the moment when Discord goes away."""
        return SILENT if self.store.shared else 0

    async def away(self) -> None:
        """Let Discord be away, until all clocks stand still; until now it was heard, however far the clock leapt."""
        if not self.store.shared:
            await self.service.suspend()
            return
        await until(self._is_heard_now)
        await self.service.shard_gone(0)
        await until(lambda: self.service.registry.offline and not self.service.alarm.busy)

    def _is_heard_now(self) -> bool:
        registry = self.service.registry
        return registry.offline or registry.shards.until.get(FIRST, 0) >= registry.clock.now() - SILENT

    async def back(self) -> None:
        """Let Discord be here again, until all clocks run on."""
        if not self.store.shared:
            await self.service.resume()
            return
        await self.service.shard_here(0, 1)
        await until(lambda: not self.service.registry.offline)

    async def stop(self) -> None:
        """End the workers and close the store."""
        await self.service.close()
        await self.store.close()

    async def restart(self) -> None:
        """End and begin again, as after a kill that lost nothing but memory."""
        await self.stop()
        await self.start()

    async def settle(self, seconds: float = 0) -> None:
        """Move the clock, and wait until computers have answered and all that is due is delivered."""
        self.clock.time += int(seconds * 1000)
        self.service.relay.wake()
        self._hurry.set()
        try:
            await asyncio.sleep(GLANCE)  # what was poked begins
            await until(self._settled)
        finally:
            self._hurry.clear()

    async def _give_way(self) -> None:
        """Let deliveries wait as they always do, until a test waits for them."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(COURTESY):
                await self._hurry.wait()

    async def _settled(self) -> bool:
        """Tell whether nothing is due while nobody works, so that nothing can become due unseen."""
        if not self._at_rest:
            return False
        async with self.store.read() as tx:
            due = await tx.outbox.due(self.clock.now())
        return not due and self._at_rest

    @property
    def _at_rest(self) -> bool:
        return self.service.relay.idle and self.boards.idle and not self.service.computers.busy

    @property
    def dispatcher(self):  # type: ignore[no-untyped-def]  # shorthand in tests
        """Return the dispatcher."""
        return self.service.dispatcher

    @property
    def commands(self):  # type: ignore[no-untyped-def]  # shorthand in tests
        """Return what types commands."""
        return Typed(self.service.dispatcher)

    @property
    def suggestions(self):  # type: ignore[no-untyped-def]  # shorthand in tests
        """Return what types into commands' options."""
        return Suggested(self.service.dispatcher)

    @property
    def guilds(self):  # type: ignore[no-untyped-def]  # shorthand in tests
        """Return what takes note of Discord's events."""
        return self.service.dispatcher.guilds

    async def lobby(self, *users: int, game: str = "tallinn") -> str:
        """Open a lobby; the first user is the host, the lobby's message has id 4000."""
        answer = await self.commands.play(caller(users[0]), game)
        assert answer.panel
        assert answer.sent
        self.messenger.messages[4000] = Message(HOME, answer.panel, "lobby")
        await answer.sent(4000)
        table = press_of(answer.panel, "join").table
        for user in users[1:]:
            await self.press(user, ComponentId(table, "join"))
        return table

    async def press(self, user: int, press: ComponentId, *values: str, **fields: object) -> Answer:
        """Press as a user."""
        return self.noted(user, await self.dispatcher.press(caller(user, **fields), press, values))

    def noted(self, user: int, answer: Answer) -> Answer:
        """Keep what a user was answered."""
        self.answers.append((user, answer))
        return answer

    async def leave(self, user: int, table: str, **fields: object) -> Answer:
        """Use `/table leave` and, once asked, leave; or return why that is not possible."""
        asked = await self.commands.table_leave(caller(user, **fields), table)
        sure = "leave_now" in verbs(panel_of(asked))
        return await self.press(user, press_of(panel_of(asked), "leave_now"), **fields) if sure else asked

    async def submit(self, user: int, press: ComponentId, fields: dict[str, tuple[str, ...]]) -> Answer:
        """Submit a form as a user."""
        return self.noted(user, await self.dispatcher.submit(caller(user), press, fields))

    async def live(self, table: str) -> Table:
        """Return a table as the registry holds it now."""
        async with self.service.registry.table(table) as live:
            return replace(live) if live.match is None else live.as_it_stands()

    async def log(self, table: str, since: int = 0) -> list[EntryRow]:
        """Read a table's log, from a version on."""
        async with self.store.read() as tx:
            return await tx.log.entries(table, since)

    async def outbox(self, table: str) -> list[DeliveryRow]:
        """List a table's pending messages and those that were given up."""
        async with self.store.read() as tx:
            return [*await tx.outbox.unsent(table), *await tx.outbox.abandoned(table)]

    async def begun(self, *users: int, game: str = "tallinn") -> str:
        """Open a lobby, start it and deliver everything."""
        table = await self.lobby(*users, game=game)
        await self.begin(table, users[0])
        return table

    async def agree(self, table: str) -> None:
        """Let all agree to what a lobby's host has changed since they joined."""
        async with self.store.read() as tx:
            missing = await tx.lobbies.changes(table)
        for row in missing:
            await self.press(row.user_id, ComponentId(table, "fine"))

    async def begin(self, table: str, host: int) -> None:
        """Start a table and deliver everything: the place first, then what waits for it; all agree to its options."""
        await self.agree(table)
        await self.press(host, ComponentId(table, "start"))
        await self.settle()
        await self.settle(1)


@asynccontextmanager
async def run_trial(
    folder: Path, renderer: Callable[[], Renderer] = Blank, database: str | None = None
) -> AsyncIterator[Trial]:
    """Run a service over an empty store for a while; `database` is an address of PostgreSQL in place of SQLite."""
    trial = Trial(folder, renderer=renderer)
    trial.database = database
    await trial.start()
    yield trial
    await trial.stop()


def keeps(trial: Trial) -> bool:
    """Tell whether a process keeps, and knows that somebody hears Discord."""
    return trial.service.keeper.keeps and not trial.service.registry.offline
