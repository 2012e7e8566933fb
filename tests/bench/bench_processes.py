"""Presses a second by several processes: `python -m tests.bench.bench_processes [SECONDS [LEVEL]]`.

The same in each run: 40 tables of all games, each with two users and a computer, strong by default, at which four users
in each process press as fast as they are answered. Any process presses at any table. The yardstick is one process over
SQLite. Nothing is drawn or sent. The server commits durably. Told too: what of the processor's time the server takes.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.bench.bench_press import processor
from tests.postgres import DURABLE, Cluster, running_cluster
from tests.wire.processes import ROOT

SECONDS, TABLES, ROUNDS = 15.0, 40, 2
RUNS = (("SQLite", 1), ("PostgreSQL", 1), ("PostgreSQL", 2), ("PostgreSQL", 4))
MESSAGES = 1_000_000


@asynccontextmanager
async def running(where: str, number: int, seconds: float, level: str) -> AsyncIterator[Process]:
    """Start a process, the first of which opens the tables, and wait until it is ready."""
    given = where, f"process-{number}", str(seconds), str(0 if number else TABLES), str((number + 1) * MESSAGES), level
    command = sys.executable, "-m", "tests.bench.pressing_process", *given
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, cwd=ROOT)
    assert process.stdout is not None
    while (line := await process.stdout.readline()) != b"ready\n":
        assert line, "a process has ended"
    yield process
    await tell(process)
    await process.wait()


async def tell(process: Process) -> None:
    """Let a process go on."""
    assert process.stdin is not None
    process.stdin.write(b"go on\n")
    await process.stdin.drain()


async def heard(process: Process) -> dict[str, float]:
    """Read what a process tells."""
    assert process.stdout is not None
    while not (line := await process.stdout.readline()).startswith(b"{"):
        assert line, "a process has ended"
    told: dict[str, float] = json.loads(line)
    return told


def server_time(cluster: Cluster) -> float:
    """Return the seconds of processor time that the server has taken, also by connections that are closed."""
    main = int((cluster.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
    fields = Path(f"/proc/{main}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) * 10  # in hundredths of a second
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    return (processor(main) + ended + sum(processor(int(child)) for child in children)) / 1000


async def measure(cluster: Cluster, engine: str, count: int, seconds: float, level: str) -> dict[str, Any]:
    """Let some processes press for a while, and add up what they tell."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        where = folder if engine == "SQLite" else cluster.url(cluster.make())
        return await _measure(cluster, where, [], count, seconds, level)


async def _measure(
    cluster: Cluster, where: str, processes: list[Process], count: int, seconds: float, level: str
) -> dict[str, Any]:
    if len(processes) < count:
        async with running(where, len(processes), seconds, level) as process:
            return await _measure(cluster, where, [*processes, process], count, seconds, level)
    before = server_time(cluster)
    for process in processes:
        await tell(process)
    told = [await heard(process) for process in processes]
    presses = sum(each["presses"] for each in told)
    return {
        "presses": presses / seconds,
        "bot": 1000 * sum(each["processor"] for each in told) / presses,
        "server": 1000 * (server_time(cluster) - before) / presses,
        "p50": sum(each["p50"] for each in told) / count,
        "p99": max(each["p99"] for each in told),
        "odd": sum(each["odd"] for each in told),
    }


async def main(seconds: float, level: str) -> None:
    """Run all, one after another, several times."""
    with running_cluster(DURABLE) as cluster:
        yardstick = 0.0
        for number in range(ROUNDS):
            for engine, count in RUNS:
                told = await measure(cluster, engine, count, seconds, level)
                yardstick = yardstick or told["presses"]
                print(
                    f"{number + 1}. {engine:10} {count} process{'es' * (count > 1):2}"
                    f" {told['presses']:6.0f} presses/s  ratio {told['presses'] / yardstick:.2f}"
                    f"  p50 {told['p50']:5.0f} ms  p99 {told['p99']:5.0f} ms"
                    f"  processor a press: bot {told['bot']:.1f} ms, server {told['server']:.1f} ms"
                    f"  ({told['odd']} came too late)",
                    flush=True,
                )


if __name__ == "__main__":
    given = sys.argv[1:]
    asyncio.run(main(float(given[0]) if given else SECONDS, given[1] if len(given) > 1 else "strong"))
