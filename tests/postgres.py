"""A PostgreSQL server of the tests' own, from Debian's packages, on the loopback: one a session, a database a test."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from storage import open_store_at
from storage.schema import metadata

DEBIAN = Path("/usr/lib/postgresql")
USER = "postgres"
"""The user that runs the server if we are root, which PostgreSQL refuses to run as; Debian's package makes it."""
# Nothing of it outlives the tests, so nothing waits for the disk.
FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=32MB", "deadlock_timeout=50ms")
SURE = ("fsync=off", "synchronous_commit=on", "shared_buffers=32MB")
"""What keeps each commit when the server dies, though not when the machine does."""
DURABLE = ()
STARTED = 30.0
SERVICE = "KONTOR_TEST_POSTGRES_PORT"
"""The variable with the port of a server that runs already on this machine, and asks `postgres` for no password."""


def programs() -> Path:
    """Return the folder of PostgreSQL's programs; skip the test if there is none."""
    pytest.importorskip("asyncpg", reason="asyncpg is not installed: pip install -c constraints.txt '.[postgres]'")
    found = sorted(DEBIAN.glob("*/bin"), key=lambda folder: int(folder.parent.name))
    if found:
        return found[-1]
    there = shutil.which("initdb")
    if there is None:
        pytest.skip("PostgreSQL is not installed: apt install postgresql")
    return Path(there).parent


def numbered() -> list[str]:
    """Name the tables whose rows the engine numbers."""
    return [table.name for table in metadata.sorted_tables if table.autoincrement_column is not None]


class Cluster:
    """A running server."""

    def __init__(self, folder: Path, programs: Path, port: int, settings: Sequence[str]) -> None:
        self.folder, self.programs, self.port = folder, programs, port
        self._settings = settings
        self._made = 0
        self._template = self._shared = ""

    def url(self, database: str) -> str:
        """Return the address of a database."""
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self.port}/{database}"

    def say(self, sql: str, database: str = "postgres") -> str:
        """Run a statement and return what it answers."""
        server = ("-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-d", database)
        done = subprocess.run(  # noqa: S603 - a fixed program and statements of the tests
            (self.programs / "psql", "-qAtX", "-v", "ON_ERROR_STOP=1", *server, "-c", sql),
            check=True,
            capture_output=True,
            text=True,
            timeout=60,
        )
        return str(done.stdout).strip()

    def make(self, template: str = "template0") -> str:
        """Make a database and return its name."""
        self._made += 1
        name = f"kontor_{os.getpid()}_{self._made}"
        self.say(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def make_current(self) -> str:
        """Make a database of today's schema; going through all revisions takes far longer than copying one."""
        if not self._template:
            self._template = self.make()
            self.migrate(self._template)
        return self.make(self._template)

    def migrate(self, database: str) -> None:
        """Bring a database to today's schema, as a start does."""
        asyncio.run(self._open_once(database))

    async def _open_once(self, database: str) -> None:
        store = await open_store_at(self.url(database), self.folder / "none", process="template")
        await store.close()

    def shared(self) -> str:
        """Return a database that tests use one after another, each of which leaves it empty."""
        self._shared = self._shared or self.make_current()
        return self._shared

    def clear(self, database: str) -> None:
        """Delete all rows; making a new database takes far longer."""
        tables = [table.name for table in reversed(metadata.sorted_tables)]
        self.say(
            "".join(f"DELETE FROM {name};" for name in tables)  # noqa: S608 - names of the schema
            + "".join(f"ALTER SEQUENCE {name}_id_seq RESTART;" for name in numbered()),
            database,
        )

    def drop(self, database: str) -> None:
        """Drop a database, even if processes are connected to it."""
        self.say(f"DROP DATABASE {database} WITH (FORCE)")

    def start(self) -> None:
        """Start the server, and wait until it answers; what a killed one has left may still be in the way at first."""
        options = [word for each in self._settings for word in ("-c", each)]
        place = ("-h", "127.0.0.1", "-p", str(self.port), "-k", self.folder)
        until = time.monotonic() + STARTED
        while True:
            self._server = subprocess.Popen(  # noqa: S603 - a fixed program
                [self.programs / "postgres", "-D", self.folder / "data", *place, *options],
                user=owner(),
                cwd=self.folder,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            if _answers(self, self._server, until):
                return
            assert time.monotonic() < until, "PostgreSQL does not start"

    def kill(self) -> None:
        """Let the server die with all its processes at once; `start` lets it recover from what it had written."""
        pids = self.say("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()").split()
        self._server.kill()
        for pid in map(int, pids):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._server.wait(30)

    def stop(self) -> None:
        """End the server, and with it all connections."""
        self._server.send_signal(signal.SIGINT)
        self._server.wait(30)

    def cut(self, database: str) -> int:
        """Cut all connections to a database, and say how many."""
        others = f"datname = '{database}' AND pid <> pg_backend_pid()"
        return int(self.say(f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE {others}"))  # noqa: S608 - a name of the tests


def owner() -> str | None:
    """Name the user who runs the server, if that is not us."""
    return USER if os.geteuid() == 0 else None


@contextmanager
def shared_cluster() -> Iterator[Cluster]:
    """Use the server that runs already, if there is one; else start one for the tests of this process."""
    if port := os.environ.get(SERVICE):
        yield Cluster(Path(), programs(), int(port), ())
        return
    with running_cluster() as cluster:
        yield cluster


@contextmanager
def running_cluster(settings: Sequence[str] = FAST) -> Iterator[Cluster]:
    """Start a server, and end it; with DURABLE settings it waits for the disk, as outside of tests."""
    found, folder = programs(), Path(tempfile.mkdtemp(prefix="kontor-postgres-"))
    if (user := owner()) is not None:
        shutil.chown(folder, user)
    subprocess.run(  # noqa: S603 - a fixed program
        [found / "initdb", "-D", folder / "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
        check=True,
        capture_output=True,
        user=user,
        cwd=folder,
        timeout=120,
    )
    cluster = Cluster(folder, found, _free_port(), settings)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _answers(cluster: Cluster, server: subprocess.Popen[bytes], until: float) -> bool:
    """Wait until a server answers; False if it ends before."""
    while server.poll() is None and time.monotonic() < until:
        with suppress(subprocess.CalledProcessError):
            cluster.say("SELECT 1")
            return True
        time.sleep(0.05)
    return False


def _free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
