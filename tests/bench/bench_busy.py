"""Answers while 120 tables of all games are played against computers: `python -m tests.bench.bench_busy [TABLES]`.

Twenty presses a second for a while, in this process, with real pictures and a messenger that sends nothing; for one
core run it by `taskset -c 0`. Measured from the press to its answer, which is after the commit.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.panel import Answer, Panel
from games.kernel import catalogue
from tests.bot.tables.doubles import ANNA, Trial, buttons, selects
from tests.bot.tables.playing import choose_on

TABLES, PRESSES, EVERY = 120, 400, 0.05
CONTROLS = {"choose", "pick", "form", "parts"}
GOALS = "goal p50 at most 60 ms, p99 at most 400 ms"


async def begun(trial: Trial, number: int) -> str:
    """Begin a table of one user and as many computers as are needed."""
    games = sorted(catalogue.installed())
    table = await trial.lobby(ANNA, game=games[number % len(games)])
    least = catalogue.find(games[number % len(games)]).seats[0]
    for _ in range(max(1, least - 1)):
        await trial.press(ANNA, ComponentId(table, "add_computer"))
    await trial.press(ANNA, ComponentId(table, "start"))
    return table


def asks(panel: Panel) -> bool:
    """Tell whether a panel has controls for a choice."""
    ids = [*(button.id for button in buttons(panel)), *(select.id for select in selects(panel))]
    return any(press.verb in CONTROLS for press in map(parse, ids) if press is not None)


async def one(trial: Trial, table: str, found: list[float]) -> None:
    """Ask for the move at a table and make it, if it is the user's turn; each press is timed, pictures follow."""
    begun_at = time.perf_counter()
    answer = await trial.press(ANNA, ComponentId(table, "move"))
    found.append((time.perf_counter() - begun_at) * 1000)
    panel, live = answer.panel, await trial.live(table)
    await follow(answer)
    seat = live.seat_of(ANNA)
    if panel is None or seat not in live.waiting_seats() or not asks(panel):
        return  # a computer has played meanwhile, or it is not the user's turn
    begun_at = time.perf_counter()
    answer = await choose_on(trial, ANNA, panel, random.Random(live.require_match().state.ask))
    found.append((time.perf_counter() - begun_at) * 1000)
    await follow(answer)


async def follow(answer: Answer) -> None:
    """Make what follows an answer, as the bot does."""
    if answer.then is not None:
        await answer.then()


async def settled(trial: Trial) -> None:
    """Wait until nothing is pending for the new tables and all computers wait for the user."""
    while True:
        trial.clock.time += 1000
        trial.service.relay.wake()
        await asyncio.sleep(1)
        async with trial.store.read() as tx:
            due = await tx.outbox.due(trial.clock.now())
        if not due and trial.service.relay.idle and not trial.service.computers.busy:
            return


async def main(count: int) -> None:
    """Measure in a new folder."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        trial = Trial(Path(folder), draws=True)
        await trial.start()
        tables = [await begun(trial, number) for number in range(count)]
        await settled(trial)
        found, tasks = list[float](), []
        for number in range(PRESSES):
            tasks.append(asyncio.create_task(one(trial, tables[number % count], found)))
            await asyncio.sleep(2 * EVERY)  # two presses each
        failed = [each for each in await asyncio.gather(*tasks, return_exceptions=True) if each is not None]
        p50, p99 = median(found), quantiles(found, n=100)[98]
        print(f"{len(found)} presses: p50 {p50:.0f} ms, p99 {p99:.0f} ms ({GOALS}); {len(failed)} failed")
        await trial.stop()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES))
