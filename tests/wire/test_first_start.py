"""The first start on an empty database of PostgreSQL, on a machine that is busy with other work."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.wire.processes import nursed, serving_here

BUSY = 6
"""Processes that use all the time they get."""


@asynccontextmanager
async def _load() -> AsyncIterator[None]:
    workers = [await asyncio.create_subprocess_exec(sys.executable, "-c", "while True: pass") for _ in range(BUSY)]
    try:
        yield
    finally:
        for worker in workers:
            worker.kill()
            await worker.wait()


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_twenty_first_starts_under_load(tmp_path: Path, cluster: Cluster) -> None:
    """Each makes the schema, joins and connects: nobody counts it as dead meanwhile."""
    async with _load(), serving_here() as served:
        for number in range(20):
            name, folder = cluster.make(), tmp_path / str(number)
            folder.mkdir()
            async with nursed(served, folder, "first start") as bot:
                bot.order |= {"database": cluster.url(name)}
                since = len(served.practice.entries)
                await bot.start()
                assert await bot.connected(since), number
            assert bot.exit_code == 0
            cluster.drop(name)
