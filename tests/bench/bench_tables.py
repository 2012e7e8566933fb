"""Presses with ten and with 10,000 playing tables, after a downtime: `python -m tests.bench.bench_tables [TABLES]`.

In this process, with a messenger that sends nothing: what is measured is the store and the service. Each table has two
users of its own and a computer; all clocks run. The ratio of both medians is what counts.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import structlog
from structlog.testing import LogCapture

from bot.tables.ports.clock import DAY
from bot.tables.ports.component_id import ComponentId
from bot.tables.recovery.boards import PAUSE
from tests.bot.tables.copying import multiply
from tests.bot.tables.doubles import ANNA, BEA, FakeClock, Trial, caller
from tests.bot.tables.playing import act

FEW, MANY = 10, 10_000
PRESSES, WARM_UP, BETWEEN = 100, 20, 0.03
GOAL = 1.3


class RunningClock(FakeClock):
    """Run from the fake time on."""

    def now(self) -> int:
        """Return how late it is."""
        return self.time + int(time.perf_counter() * 1000)


async def first_table(trial: Trial) -> str:
    """Begin a table of two users and a computer, with clocks."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    await trial.commands.table_pace(caller(ANNA), "daily", table)
    await trial.begin(table, ANNA)
    return table


async def pressed(trial: Trial, table: str) -> list[float]:
    """Change a sealed choice to and fro; return the milliseconds of each press."""
    found = []
    for number in range(WARM_UP + PRESSES):
        await trial.press(ANNA, ComponentId(table, "move"))
        begun = time.perf_counter()
        await act(trial, ANNA, table, str(number))
        found.append((time.perf_counter() - begun) * 1000)
        await asyncio.sleep(BETWEEN)
    return found[WARM_UP:]


async def measured(count: int) -> float:
    """Play with so many tables, and return the median."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        trial = Trial(Path(folder))
        trial.clock = RunningClock()
        await trial.start()
        table = await first_table(trial)
        await trial.stop()
        multiply(Path(folder) / "kontor.db", table, count)
        trial.clock.time += DAY
        begun = time.perf_counter()
        await trial.start()
        trial.boards.pause = PAUSE
        started = time.perf_counter()
        await trial.press(ANNA, ComponentId(table, "move"))
        first = time.perf_counter()
        found = await pressed(trial, table)
        print(
            f"{count:6} tables: start {started - begun:5.2f} s, first answer {first - started:5.2f} s later, "
            f"press p50 {median(found):6.2f} ms, p99 {sorted(found)[-2]:6.2f} ms"
        )
        await trial.stop()
        return median(found)


async def main(many: int) -> None:
    """Measure both, and tell what was logged as an error."""
    logs = LogCapture()
    structlog.configure(processors=[logs])
    ratio = 1 / await measured(FEW) * await measured(many)
    errors = [entry for entry in logs.entries if entry["log_level"] in {"error", "exception"}]
    print(f"ratio {ratio:.2f} (goal at most {GOAL}), {len(errors)} errors logged {errors[:2]}")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else MANY))
