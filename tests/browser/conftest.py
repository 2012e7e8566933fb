"""Kontor as a newcomer starts it, and real browser tabs to play in: one of each for all tests, which play apart."""

import asyncio
import importlib.util
import os
import re
import shutil
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest
import pytest_asyncio

if TYPE_CHECKING:
    from playwright.async_api import Browser

from bot.practice.launch.processes import first_game, open_lobby
from bot.practice.server.server import SEED_USERS
from bot.practice.server.words import discord_locale
from bot.practice.world.world import TEXT
from games.kernel.words import negotiated
from tests.browser.tab import Tab
from tests.practice import Practice, PracticeError
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"(http://127\.0\.0\.1:(\d+))/#token=(\S+)")
NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = ["headless", "no-sandbox", "disable-gpu", "disable-quic", "no-first-run", "disable-background-networking"]
QUIET += ["disable-component-update", "disable-sync"]
HOST = SEED_USERS[0]
START = """
from bot.__main__ import main
from bot.practice.core import interactions
interactions.FIRST_ANSWER_SECONDS = 60.0
raise SystemExit(main())
"""
"""Runs `python -m bot` with a practice server that waits longer for answers, because the machine may be busy."""
MOMENT = 2.0  # seconds

Open = Callable[..., Awaitable[Tab]]
Invite = Callable[[str, str], Awaitable[str]]  # the address for a player and a browser's language


def missing(what: str) -> NoReturn:
    """Skip if nobody can help it; on the machine that decides, nothing may be skipped."""
    reason = f"{what} is not installed, so nothing was tried in a browser"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> "AsyncIterator[Browser]":
    """Run the system's Chromium; every test has profiles of its own in it."""
    if importlib.util.find_spec("playwright") is None:
        missing("Playwright")
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        missing("Chromium")
    async with run_chromium(path) as running:
        yield running


@asynccontextmanager
async def run_chromium(path: str) -> "AsyncIterator[Browser]":
    """Run a browser without a window."""
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=path, args=[f"--{name}" for name in QUIET])
        yield running
        await running.close()


class Started:
    """A running `python -m bot` without a token."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port, self.address = 0, ""
        self.named = Counter[str]()
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, on the same port as before if there was one, and wait until it tells its address."""
        env = {name: value for name, value in os.environ.items() if not name.startswith(("KONTOR_", "DISCORD_"))}
        env |= {"KONTOR_DATA": str(self.folder / "data"), "LANG": "C"}
        env["PYTHONPATH"] = os.pathsep.join((str(ROOT), str(ROOT / "tests" / "fifth_game")))
        with (self.folder / "errors").open("ab") as errors:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", START, "--port", str(self.port)),
                cwd=self.folder,
                env=env,
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
            )
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while not (found := ADDRESS.search((await self._process.stdout.readline()).decode())):
                assert not self._process.stdout.at_eof(), self.errors
        self.address, self.port = found[0], int(found[2])

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it and return its exit code."""
        assert self._process is not None
        self._process.send_signal(how)
        await self._process.communicate()
        assert self._process.returncode is not None
        return self._process.returncode

    async def invite(self, player: str, _locale: str) -> str:
        """Return the address for a player of the first guild."""
        return f"{self.address}{f'&as={player}' if player else ''}"

    @property
    def practice(self) -> Practice:
        """Return a client of the practice server."""
        found = ADDRESS.fullmatch(self.address)
        assert found is not None
        return Practice(found[1], found[3])

    @property
    def world(self) -> Path:
        """Return the file that keeps the practice world."""
        return self.folder / "data" / "practice" / "world.json"

    @property
    def errors(self) -> str:
        """Return all that it has logged."""
        return (self.folder / "errors").read_text()


class Guild:
    """A guild of its own on a server that others share; its first lobby is still to be found.

    Players go by a login that is spelled as no other, and are shown by their usual names.
    """

    def __init__(self, started: Started) -> None:
        self._started = started
        self._id = ""
        self._logins: dict[str, str] = {}

    async def invite(self, player: str, locale: str) -> str:
        """Return the address for a player, in the language of the browser that looked first."""
        async with self._started.practice as practice:
            if not self._logins:
                await self._found(practice, discord_locale(negotiated(locale)))
            login = await self._login(practice, player or HOST)
        return f"{self._started.address}&as={login}"

    async def _found(self, practice: Practice, locale: str) -> None:
        await until(lambda: _answers(practice))
        self._id = await practice.add_guild("Practice", locale)
        channel = await practice.add_channel(self._id, "games")
        await open_lobby(practice, await self._login(practice, HOST), channel, first_game())

    async def _login(self, practice: Practice, name: str) -> str:
        if name not in self._logins:
            self._logins[name] = self._spell(name)
            await practice.add_user(self._logins[name], guild=self._id)
        return self._logins[name]

    def _spell(self, name: str) -> str:
        """Spell a name as nobody has yet: `alice`, `Alice`, `aLice`, and in the end `alice_` are all shown as Alice."""
        self._started.named[name] += 1
        number = self._started.named[name]
        spelled = "".join(letter.upper() if number >> place & 1 else letter for place, letter in enumerate(name))
        return spelled + "_" * (number >> len(name))


async def _answers(practice: Practice) -> bool:
    """Tell whether Kontor does, which the test before may have killed; ask where no test looks."""
    place = next(channel["id"] for channel in await practice.channels(HOST) if channel["type"] == TEXT)
    try:
        await practice.slash(HOST, place, "help", wait=MOMENT)
    except PracticeError:
        return False
    return True


@asynccontextmanager
async def run_kontor(folder: Path) -> AsyncIterator[Started]:
    """Start Kontor in an empty folder; it must end in order and log no traceback."""
    it = Started(folder)
    await it.start()
    yield it
    assert await it.stop() == 0
    print(it.errors)  # seen only if the test has failed
    assert "Traceback" not in it.errors, it.errors


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Started]:
    """Start Kontor once: that takes longer than most tests."""
    async with run_kontor(tmp_path_factory.mktemp("kontor")) as it:
        yield it


@pytest_asyncio.fixture(loop_scope="session")
async def open_tab(browser: "Browser", shared: Started) -> AsyncIterator[Open]:
    """Return a function that opens a tab as a player of a new guild; tabs share one profile of the browser."""
    before = len(shared.errors)
    async with profile(browser, Guild(shared).invite) as opened:
        yield opened
    logged = shared.errors[before:]
    print(logged)
    assert "Traceback" not in logged, logged


@pytest_asyncio.fixture(loop_scope="session")
async def started(tmp_path: Path) -> AsyncIterator[Started]:
    """Start a Kontor that is new to everybody and may be ended."""
    async with run_kontor(tmp_path) as it:
        yield it


@asynccontextmanager
async def profile(browser: "Browser", invite: Invite) -> AsyncIterator[Open]:
    """Give a function that opens tabs, which share cookies, storage and news; it ends with no complaint of a page."""
    tabs: list[Tab] = []
    contexts: dict[tuple[Any, ...], Any] = {}

    async def open_tab(
        player: str = "", width: int = 1280, locale: str = "en-US", height: int = 844, colours: Any = None
    ) -> Tab:
        key = (width, height, locale, colours)
        if key not in contexts:
            size: Any = {"width": width, "height": height}
            contexts[key] = await browser.new_context(viewport=size, locale=locale, color_scheme=colours)
        tab = Tab(await contexts[key].new_page(), await invite(player, locale), locale[:2])
        tabs.append(tab)
        await tab.load()
        await tab.furnished()
        return tab

    try:
        yield open_tab
    finally:
        for tab in tabs:
            await tab.tell()
    complaints = [complaint for tab in tabs for complaint in tab.complaints]
    for context in contexts.values():
        await context.close()
    assert not complaints
