"""One of several processes, started by its command line, leaves: told to, or because others took it for dead."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.practice.server.server import PracticeServer
from tests.bot.starting import environment
from tests.postgres import Cluster
from tests.waiting import PATIENCE, until

START = "import sys; from bot.practice.launch.redirect import point; from bot.__main__ import main; "
START += "point(sys.argv[1]); sys.exit(main(sys.argv[2:]))"
RUNNING = "SELECT role || ' ' || shards FROM processes WHERE NOT ended"


@pytest.fixture
def database(cluster: Cluster) -> Iterator[str]:
    """Return the name of an empty database."""
    name = cluster.shared()
    yield name
    cluster.clear(name)


@pytest.fixture
async def server() -> AsyncIterator[PracticeServer]:
    """Return a practice server with two shards."""
    server = PracticeServer()
    server.core.gateway.shards = server.core.gateway.max_concurrency = 2
    server.seed()
    await server.start()
    yield server
    await server.stop()


async def _start(server: PracticeServer, url: str, folder: Path, *arguments: str) -> asyncio.subprocess.Process:
    told = {"DISCORD_TOKEN": server.core.bot_token, "KONTOR_DATABASE_URL": url, "KONTOR_LOG_FORMAT": "json"}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", START, server.url, *arguments),
        cwd=folder,
        env=environment(**told),
        stderr=asyncio.subprocess.PIPE,
    )


async def test_who_is_told_to_stop_leaves(
    cluster: Cluster, database: str, server: PracticeServer, tmp_path: Path
) -> None:
    """Its row is gone with it, so that others need not wait, and its log says who it was.

    How long that takes is measured by tests/wire/test_fleet.py.
    """
    process = await _start(server, cluster.url(database), tmp_path, "run", "--shards", "0-1/2")
    await until(lambda: len(server.core.gateway.sessions) == 2)
    assert await asyncio.to_thread(cluster.say, RUNNING, database) == "run 0-1/2"
    process.send_signal(signal.SIGTERM)
    _, log = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0, log
    assert not await asyncio.to_thread(cluster.say, RUNNING, database)
    lines = [line for line in log.decode().splitlines() if '"stopping"' in line]
    assert ['"role": "run"' in line and '"shards": "0-1/2"' in line for line in lines] == [True]


async def test_who_was_taken_for_dead_ends_with_an_error(
    cluster: Cluster, database: str, server: PracticeServer, tmp_path: Path
) -> None:
    """So its supervisor restarts it; it says why in one sentence."""
    process = await _start(server, cluster.url(database), tmp_path, "work")
    await until(lambda: cluster.say(RUNNING, database) == "work")
    await asyncio.to_thread(cluster.say, "UPDATE processes SET ended = true", database)
    _, log = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert (process.returncode, "taken this one for dead" in log.decode()) == (1, True), log
    assert "Traceback" not in log.decode()
