"""Health: a heartbeat that judges the loop and the writer, a file for the command, a page, and a word for systemd."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from prometheus_client import CollectorRegistry, generate_latest

from bot.composition import open_kontor
from bot.operating import health, systemd
from bot.operating.beside import health_response
from bot.operating.gauges import HealthGauges
from bot.operating.heartbeat import Gateway, Heartbeat
from bot.operating.report import BackupState, Report, Sending, Shard
from bot.settings import Settings
from storage import Store, open_store
from storage.errors import DatabaseFailed, DatabaseInUse
from storage.rows import UserRow
from tests.faults import fail_sqlite
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).parents[3]
NOWHERE = Path("no/practice.sqlite")
REPORT = Report(7, 0.0, True, 0.0, (Shard(0, True, 0.05),), 3, 2, 4.0, 0.0, 2_000_000_000, BackupState(0.0, 1))


def client(*, connected: bool = True, shards: int = 1) -> Any:
    """Make a client of some connections."""
    latency = 0.05 if connected else float("nan")
    made = {number: SimpleNamespace(is_closed=lambda: not connected, latency=latency) for number in range(shards)}
    return SimpleNamespace(shards=made, guilds=[1, 2, 3])


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """Open an empty store."""
    opened = await open_store(tmp_path / "kontor.sqlite", process="p")
    yield opened
    await opened.close()


@asynccontextmanager
async def beating(store: Store, gateway: Gateway | None = None) -> AsyncIterator[Heartbeat]:
    """Let a heart beat that has beaten once."""
    heart = Heartbeat(store, gateway or Gateway(client()), lambda: 0, lambda: None)
    await heart._beat()
    task = asyncio.create_task(heart.run())
    await asyncio.sleep(0)
    yield heart
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_running_kontor_is_found_by_its_file(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    """The command says in one line how it fares; after the end it says that nothing runs."""
    async with beating(store):
        assert health.run(store.path, NOWHERE) == 0
        assert health.run(NOWHERE, store.path) == 0  # what a practice server has started
        line = capsys.readouterr().out.splitlines()[0]
        assert line.startswith(f"Kontor (process {os.getpid()}, p, run, all shards) works: connected to Discord since ")
        assert "3 servers, no messages owed, last commit" in line
        assert line.endswith("B free.")
    assert health.run(store.path, NOWHERE) == 1
    assert "does not run" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("sending", "said"),
    [
        (Sending("token", 0.0, 7), "NOTHING IS SENT since 1970-01-01 00:00 UTC: Discord refuses the token, 2 owed"),
        (
            Sending("blocked", 0.0, 7),
            "NOTHING IS SENT since 1970-01-01 00:00 UTC: Discord is closed to this address, 2",
        ),
        (Sending(refused=1_234), "3 servers, 1,234 requests refused in ten minutes, 2 owed"),
        (Sending(refused=99), "3 servers, 2 owed"),
        (
            Sending(used_twice=True),
            "3 servers, ANOTHER PROCESS SEEMS TO USE THE SAME TOKEN: stop one of the two, 2 owed",
        ),
    ],
)
def test_refusals_are_told(sending: Sending, said: str) -> None:
    """In the line of health, and as metrics."""
    report = replace(REPORT, sending=sending)
    assert said in str(report)
    registry = CollectorRegistry()
    registry.register(HealthGauges(SimpleNamespace(loop_at=0.0, writer_at=0.0, report=report)))  # type: ignore[arg-type]  # a double
    assert registry.get_sample_value("kontor_held", {"why": "token"}) == (sending.held == "token")
    assert registry.get_sample_value("kontor_held", {"why": "blocked"}) == (sending.held == "blocked")
    assert registry.get_sample_value("kontor_refused_requests") == sending.refused
    assert registry.get_sample_value("kontor_token_used_twice") == sending.used_twice


async def test_a_look_for_what_operators_want_goes_with_each_heartbeat(store: Store) -> None:
    """A hanging look does not delay the next heartbeat."""
    looked = asyncio.Event()

    async def look() -> None:
        looked.set()
        await asyncio.Event().wait()

    heart = Heartbeat(store, Gateway(client()), lambda: 0, lambda: None, look=look)
    task = asyncio.create_task(heart.run())
    await asyncio.wait_for(looked.wait(), PATIENCE)
    await until(lambda: heart.report is not None)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_the_report_tells_what_is_held(store: Store) -> None:
    """As it is at the heartbeat."""
    heart = Heartbeat(store, Gateway(client()), lambda: 0, lambda: None, sending=lambda: Sending("token", 5.0, 3))
    assert heart._look().sending == Sending("token", 5.0, 3)


async def test_a_kontor_that_hangs_is_told(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    """It stands still, as its lock says that it still runs."""
    async with beating(store):
        file = health.health_file(store.path)
        os.utime(file, (time.time() - 90,) * 2)
        assert health.run(store.path, NOWHERE) == 1
        told = capsys.readouterr().err
        assert f"Kontor (process {os.getpid()}, p, run, all shards) stands still: it was last seen 90 seconds" in told
        file.write_bytes(b"{")
        assert health.run(store.path, NOWHERE) == 1
        assert "cannot be read" in capsys.readouterr().err


async def test_discord_is_not_judged(store: Store) -> None:
    """Health does not depend on Discord: restarts while it is away would use up the bot's logins."""
    async with beating(store, Gateway(client(connected=False))) as heart:
        well, page = health_response(heart)
    assert (well, json.loads(page)["connected"]) == (True, False)
    assert json.loads(page)["shards"] == [{"id": 0, "connected": False, "latency": None}]


async def test_a_writer_that_hangs_is_ill(store: Store) -> None:
    """The loop may turn as it likes: nothing is told any more until the writer answers."""
    heart = Heartbeat(store, Gateway(client()), lambda: 0, lambda: None)
    async with store.write():
        beat = asyncio.create_task(heart._beat())
        for _ in range(10):
            await asyncio.sleep(0)
        assert not beat.done()
        heart.writer_at -= 2 * health.STALE
        assert not health_response(heart)[0]
    await beat
    assert health_response(heart)[0]
    heart.loop_at -= 2 * health.STALE
    assert not health_response(heart)[0]


async def test_a_database_that_refuses_is_ill(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error is no heartbeat, and the next one may come."""
    async with beating(store) as heart:
        before = heart.writer_at

        async def fail() -> None:
            raise OSError

        monkeypatch.setattr(store, "probe", fail)
        await heart._beat()
        assert heart.writer_at == before


@pytest.mark.parametrize("what", ["BEGIN", "COMMIT"])
async def test_a_writer_that_keeps_failing_makes_the_command_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    """The loop turns and tries again, and `health` says at once that nothing can be stored, until it works."""
    faults = fail_sqlite(monkeypatch)
    store = await open_store(tmp_path / "kontor.sqlite", process="p")
    heart = Heartbeat(store, Gateway(client()), lambda: 0, lambda: None)
    await heart._beat()
    assert health.run(store.path, NOWHERE) == 0
    works = faults.ask

    def ask(asked: str, error: Callable[[], Exception]) -> None:
        if asked.startswith(what):
            raise error()

    monkeypatch.setattr(faults, "ask", ask)
    with pytest.raises(DatabaseFailed):
        async with store.write() as tx:
            await tx.people.save_user(UserRow(user_id=1))
    for _ in range(3):
        await heart._beat()
        assert not health_response(heart)[0]
        assert health.run(store.path, NOWHERE) == 1
    assert "can store nothing" in capsys.readouterr().err
    monkeypatch.setattr(faults, "ask", works)
    await heart._beat()
    assert health_response(heart)[0]
    assert health.run(store.path, NOWHERE) == 0
    await store.close()


async def test_a_probe_is_no_commit(store: Store) -> None:
    """It changes nothing and does not count as something stored."""
    before = store.committed_at
    await store.probe()
    assert store.committed_at == before
    async with store.write() as tx:
        await tx.people.save_user(UserRow(user_id=1))
    assert store.committed_at > before


async def test_a_full_disk_is_an_illness(
    store: Store, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The database may still find room in its own files for a while; a choice may be too large for that."""
    monkeypatch.setattr("shutil.disk_usage", lambda _path: SimpleNamespace(free=0))
    async with beating(store) as heart:
        assert health.run(store.path, NOWHERE) == 1
        assert not health_response(heart)[0]
        assert "can store nothing: connected to Discord since" in capsys.readouterr().err
        monkeypatch.undo()
        await heart._beat()
        assert health.run(store.path, NOWHERE) == 0


def test_a_heartbeat_on_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If nothing can be written, the time of the file at least tells of the heartbeat."""
    file = tmp_path / "kontor.health"
    health.write(file, REPORT)
    assert file.stat().st_size == health.ROOM
    os.utime(file, (0, 0))

    def full(*_arguments: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.open", full)
    health.write(file, REPORT)
    assert file.stat().st_mtime > 0


def test_a_line_for_people_says_what_is_wrong() -> None:
    """Small numbers stay readable, and what is not there is named."""
    line = str(replace(REPORT, connected=False, guilds=1, free_bytes=7_800_000))
    assert line.startswith("not connected to Discord since 1970-01-01 00:00 UTC, 1 server, 2 owed, the oldest for 4 s,")
    assert line.endswith("7.8 MB free, last backup of 1970-01-01 00:00 UTC")
    assert str(replace(REPORT, backup=BackupState(None, 1))).endswith("2.0 GB free, no backup yet")


def test_every_shard_makes_the_connection() -> None:
    """With several, one that is away makes the bot be not connected."""
    bot = client(shards=3)
    gateway = Gateway(bot)
    assert not gateway.connected
    gateway.look()
    assert (gateway.connected, len(gateway.shards)) == (True, 3)
    before = gateway.since
    bot.shards[1].is_closed = lambda: True
    gateway.look()
    assert not gateway.connected
    assert gateway.since > before


async def test_what_is_told_is_measured_too(store: Store) -> None:
    """Prometheus finds the same numbers."""
    async with beating(store) as heart:
        heart.report = REPORT
        registry = CollectorRegistry()
        registry.register(HealthGauges(heart))
        text = generate_latest(registry).decode()
    assert 'kontor_shard_latency_seconds{shard="0"} 0.05' in text
    for line in ("kontor_connected 1.0", "kontor_delivery_oldest_seconds 4.0", "kontor_backup_failures_total 1.0"):
        assert line in text


@pytest.fixture
def manager(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[socket.socket]:
    """Listen as systemd does."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield listening


async def test_a_long_migration_asks_systemd_for_time(
    tmp_path: Path, manager: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The start says again and again that it goes on while the database is opened, and no longer."""
    asked = asyncio.Event()

    async def listen() -> None:
        loop = asyncio.get_running_loop()
        for _ in range(3):
            assert b"EXTEND_TIMEOUT_USEC=180000000" in await loop.sock_recv(manager, 200)
        asked.set()

    async def slow(*_: object, **_kept: object) -> Store:
        await asyncio.wait_for(asked.wait(), PATIENCE)
        raise DatabaseInUse(tmp_path)

    monkeypatch.setattr(systemd, "ASK_EVERY", 0.01)
    monkeypatch.setattr("bot.composition.open_store", slow)
    manager.setblocking(False)
    listening = asyncio.create_task(listen())
    with pytest.raises(DatabaseInUse):
        async with open_kontor(Settings(_env_file=None, data=tmp_path)):  # type: ignore[call-arg]  # of pydantic
            pass
    await listening
    assert [task for task in asyncio.all_tasks() if task is not asyncio.current_task()] == []


async def test_systemd_hears_of_each_heartbeat_and_of_the_end(store: Store, manager: socket.socket) -> None:
    """Ready with the first, as its limit of time begins then."""
    async with beating(store):
        lines = (await asyncio.to_thread(manager.recv, 4096)).decode().splitlines()
        assert lines[:2] == ["READY=1", "WATCHDOG=1"]
        assert lines[2].startswith("STATUS=connected to Discord since")
    while (last := await asyncio.to_thread(manager.recv, 4096)).startswith(b"READY=1"):
        pass
    assert last == b"STOPPING=1"


def test_the_watchdog_is_this_process_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A child inherits the environment, but is not watched."""
    monkeypatch.setenv("WATCHDOG_USEC", "30000000")
    assert systemd.watchdog_seconds() == 30
    monkeypatch.setenv("WATCHDOG_PID", "1")
    assert systemd.watchdog_seconds() is None


def test_without_systemd_nobody_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither is a manager that does not listen a reason to fail."""
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    systemd.notify("READY=1")
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nobody"))
    systemd.notify("READY=1")


async def test_a_start_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """First that the database is being opened, which may take long; then that Discord is not connected yet."""
    settings = Settings(_env_file=None, data=tmp_path)  # type: ignore[call-arg]  # of pydantic

    async def slow(*_: object, **_kept: object) -> Store:
        os.utime(health.health_file(settings.database), (0, 0))
        assert health.run(settings.database, NOWHERE) == 1
        raise DatabaseInUse(tmp_path)

    with monkeypatch.context() as opening:
        opening.setattr("bot.composition.open_store", slow)
        with pytest.raises(DatabaseInUse):
            async with open_kontor(settings):
                pass
    assert "all shards) is starting: it has been opening the database since" in capsys.readouterr().err
    assert health.run(settings.database, NOWHERE) == 1
    assert "does not run" in capsys.readouterr().err
    store = await open_store(settings.database, process="p")
    async with beating(store, Gateway(client(connected=False))) as heart:
        assert health.run(settings.database, NOWHERE) == 0
        assert "is starting: not connected to Discord since" in capsys.readouterr().out
        heart._gateway._client = client()
        await heart._beat()
        heart._gateway._client = client(connected=False)
        await heart._beat()
        assert health.run(settings.database, NOWHERE) == 0
        assert "works: not connected to Discord since" in capsys.readouterr().out
    await store.close()


async def test_asking_each_minute_loads_little(store: Store, tmp_path: Path) -> None:
    """A container asks so: neither discord.py nor the games nor the database are loaded for one line."""
    heavy = "{'discord', 'sqlalchemy', 'alembic', 'games', 'bot.__main__'} & set(sys.modules)"
    run = "runpy.run_module('bot.operating', run_name='__main__')"
    code = f"import runpy, sys, atexit; atexit.register(lambda: print({heavy})); {run}"
    async with beating(store):
        environment = {**os.environ, "KONTOR_DATA": str(tmp_path), "PYTHONPATH": str(ROOT)}
        asked = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", code), env=environment, cwd=tmp_path, stdout=asyncio.subprocess.PIPE
        )
        health_response, _ = await asked.communicate()
    assert asked.returncode == 0
    line, loaded = health_response.decode().splitlines()
    assert "works: connected to Discord" in line
    assert loaded == "set()"
