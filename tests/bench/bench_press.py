"""Time from a press to "locked in", with the commit: `python -m tests.bench.bench_press [PRESSES]`.

The yardstick is a bare discord.py client that commits as many bytes with `synchronous=FULL` and answers. Presses
alternate between the two, each with a practice server of its own; measured from INTERACTION_CREATE, as the server
sends it, to the arrival of the answer.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median, quantiles

from bot.tables.core import deliveries
from tests.practice import Practice
from tests.waiting import PATIENCE
from tests.wire.playing import Evening
from tests.wire.processes import ROOT, Served, nursed, serving
from tests.wire.seen import Json, offers
from tests.wire.transcripts import rows

PRESSES, WARM_UP, SEED = 400, 40, "bench"
GOAL, GOAL_99 = 1.8, 3
PAUSE = 0.04  # people do not press while the last press is still being delivered
PressNumber = Callable[[int], Awaitable[object]]


def bytes_of_a_press(database: Path) -> int:
    """Add up what the last choice has stored: its log entry and the state after it."""
    entry = "SELECT sum(length(choice) + length(drawn) + length(events)) FROM entries WHERE number = 1"
    state = "SELECT max(length(state)) FROM snapshots"
    return sum(int(rows(database, query)[0][0]) for query in (entry, state))


async def real_press(evening: Evening) -> PressNumber:
    """Return what changes a sealed choice to and fro in a direct message."""
    await evening.revive()
    await evening.open()
    await evening.begin()
    panel = await evening.panel("alice")
    assert panel is not None
    ids = [part["custom_id"] for _, part in offers(panel).values()]

    async def press(number: int) -> object:
        return await evening.practice.forge("alice", panel, ids[number % 2])  # the panel shows only *Change* by then

    await press(0)
    return press


async def echo_press(practice: Practice, world: Json) -> PressNumber:
    """Return what presses the yardstick's button."""
    await practice.wait_for(lambda e: e.get("t") == "GUILD_CREATE", within=PATIENCE)
    answer = await practice.slash("alice", world["channel"], "echo")
    assert answer.message is not None
    shown = answer.message

    async def press(_number: int) -> object:
        return await practice.click("alice", shown, "press")

    return press


def latencies(practice: Practice, since: int) -> list[float]:
    """Return the milliseconds from each press to its answer."""
    sent: dict[str, float] = {}
    found = []
    for entry in practice.entries[since:]:
        if entry.get("t") == "INTERACTION_CREATE":
            sent[entry["d"]["id"]] = entry["at"]
        elif entry.get("path", "").endswith("/callback"):
            found.append((entry["at"] - sent[entry["path"].split("/")[2]]) * 1000)
    return found


def processor(pid: int) -> float:
    """Return the milliseconds of processor time that a process has taken so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def tell(name: str, found: list[float]) -> tuple[float, float]:
    """Print and return p50 and p99."""
    p50, p99 = median(found), quantiles(found, n=100)[98]
    print(f"{name:10} p50 {p50:6.2f} ms   p99 {p99:6.2f} ms   ({len(found)} presses)")
    return p50, p99


async def _alternate(
    kontor: Practice, real: PressNumber, echo_world: Practice, echo: PressNumber, presses: int, pids: tuple[int, int]
) -> None:
    marks, before = (0, 0), [0.0, 0.0]
    for number in range(1, WARM_UP + presses + 1):
        await real(number)
        await echo(number)
        await asyncio.sleep(PAUSE)
        if number == WARM_UP:
            marks = len(kontor.entries), len(echo_world.entries)
            before = [processor(pid) for pid in pids]
    taken = [(processor(pid) - since) / presses for pid, since in zip(pids, before, strict=True)]
    ours = tell("Kontor", latencies(kontor, marks[0]))
    bare = tell("yardstick", latencies(echo_world, marks[1]))
    goal = f"goal: p50 at most {GOAL}, p99 at most {GOAL_99}"
    print(f"ratio      p50 {ours[0] / bare[0]:6.2f}      p99 {ours[1] / bare[1]:6.2f}      {goal}")
    print(f"processor  {taken[0]:.2f} ms a press with its deliveries, {taken[1]:.2f} ms the yardstick")


async def _measure(served: Served, other: Served, folder: Path, presses: int) -> None:
    async with nursed(served, folder, SEED, deliveries.BATCH) as bot:
        evening = Evening(bot, SEED)
        real = await real_press(evening)
        size = bytes_of_a_press(bot.database)
        print(f"a press commits {size} bytes of log entry and state")
        given = other.url, other.bot_token, str(folder), str(size)
        echo = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.bench.echo_process", *given, cwd=ROOT)
        try:
            press = await echo_press(other.practice, other.world)
            await _alternate(evening.practice, real, other.practice, press, presses, (bot.pid, echo.pid))
        finally:
            echo.send_signal(signal.SIGTERM)
            await echo.wait()


async def main(presses: int) -> None:
    """Measure in a new folder."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        async with serving() as served, serving() as other:
            await _measure(served, other, Path(folder), presses)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else PRESSES))
