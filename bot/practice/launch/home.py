"""A folder that keeps a practice world between runs, saved while it changes so that a killed process loses little."""

import asyncio
import secrets
import shutil
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.practice.rules.errors import Json
from bot.practice.server.server import PracticeServer
from bot.practice.world import snapshot
from storage.files import FOLDER, FileLock, make_folder

SAVE_EVERY = 0.1  # seconds, and longer where saving takes long
BUSY = 0.05
"""The share of the time that saving may take."""
LOCK = "practice.lock"


class HomeInUse(Exception):
    """Say that another process has opened this folder."""


class Home:
    """Own a folder of a practice world; other users of the machine cannot read it."""

    def __init__(self, folder: Path) -> None:
        make_folder(folder)
        folder.chmod(FOLDER)
        self.folder, self._world = folder, folder / "world.json"
        self._token, self._port = folder / "address.token", folder / "address.port"
        try:
            self._lock = FileLock(folder / LOCK)
        except BlockingIOError as error:
            raise HomeInUse(folder) from error

    def close(self) -> None:
        """Let others open the folder."""
        self._lock.release()

    def clear(self) -> None:
        """Delete all that is kept, the bot's files too."""
        for entry in self.folder.iterdir():
            if entry.name == LOCK:
                continue
            shutil.rmtree(entry) if entry.is_dir() else entry.unlink()

    def token(self) -> str:
        """Return the token of the page's address; it stays the same, so that an open page finds its way back."""
        if not self._token.exists():
            self._token.touch(0o600)
            self._token.write_text(secrets.token_urlsafe(18), "utf-8")
        return self._token.read_text("utf-8")

    def ports(self, wanted: int) -> tuple[int, ...]:
        """Return the ports to try in turn: if any will do, first the one of last time."""
        if wanted or not self._port.exists():
            return (wanted,)
        return int(self._port.read_text("utf-8")), 0

    def furnish(self, server: PracticeServer) -> None:
        """Bring back the world that was kept, or make a first one."""
        if self._world.exists():
            snapshot.restore(server.core.world, self._world)
        else:
            server.seed()

    def save(self, server: PracticeServer) -> None:
        """Write the world and where it was served."""
        self._port.write_text(str(server.port), "utf-8")
        snapshot.snapshot(server.core.world, self._world)

    async def keep(self, server: PracticeServer) -> None:
        """Save for ever, soon after something has happened."""
        changed = asyncio.Event()

        def note(_entry: Json) -> None:
            changed.set()

        server.core.transcript.listeners.append(note)
        while True:
            await changed.wait()
            changed.clear()
            begun = time.perf_counter()
            self.save(server)
            await asyncio.sleep(max(SAVE_EVERY, (time.perf_counter() - begun) / BUSY))


@asynccontextmanager
async def open_home(folder: Path, *, fresh: bool, port: int, bot_name: str) -> AsyncIterator[PracticeServer]:
    """Serve the world of a folder, with logins that only this process and its children know; HomeInUse, OSError."""
    home = Home(folder)
    try:
        if fresh:
            home.clear()
        server = PracticeServer(home.token(), secrets.token_urlsafe(24))
        home.furnish(server)
        server.core.world.bot.name = bot_name
        server.core.buckets.pace()
        await server.start(*home.ports(port))
        keeping = asyncio.create_task(home.keep(server))
        try:
            yield server
        finally:
            keeping.cancel()
            await server.stop()
            home.save(server)
    finally:
        home.close()
