"""The first question after a kill: `python -m tests.bench.bench_start [RUNS]`.

The practice server and the bot are processes of their own, as in use. A table of Tallinn is begun, and the bot is
killed when it is about to ask; then it is started from nothing. Measured at the server's clock: from the start of the
process to its login, and from the login (the first request) to the first message and to the first question.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL
from pathlib import Path
from statistics import median

from bot.settings import TOKEN, environment_name
from tests.wire.playing import PLAYERS, Evening
from tests.wire.processes import Bot, Served, nursed, serving
from tests.wire.seen import control

RUNS = 5
GOAL = 1.0
SEED = "bench"


async def killed(served: Served, folder: Path) -> Bot:
    """Begin a table, and kill the bot when it is about to ask the first question."""
    async with nursed(served, folder, SEED) as bot:
        evening = Evening(bot, SEED)
        await evening.revive()
        await evening.open()
        dms = "|".join(evening.dms.values())
        await evening.look()
        await served.practice.kill_on("POST", f"/channels/({dms})/messages$", 1, "before", bot.pid)
        await served.practice.click(evening.host, evening.lobby, control(evening.lobby, "start") or "")
        await bot.died.wait()
        question = next(entry for entry in reversed(served.practice.entries) if entry.get("cut"))
        assert question["path"].endswith("/messages"), question
        return bot


async def first_question(served: Served, bot: Bot) -> tuple[float, float, float]:
    """Start the bot; return the seconds to its login, and from there to its first message and question."""
    practice, dms = served.practice, [await served.practice.dm(user) for user in PLAYERS]
    begun, since = time.time(), practice.entries[-1]["n"] + 1
    environment = {**os.environ, TOKEN: served.bot_token, environment_name("data"): str(bot.data)}
    command = (sys.executable, "-m", "tests.bench.start_process", served.url)
    process = await asyncio.create_subprocess_exec(*command, stderr=DEVNULL, env=environment)

    async def at(method: str, *paths: str) -> float:
        fits = await practice.wait_for(
            lambda entry: entry.get("method") == method and entry["path"].endswith(paths), since
        )
        return float(fits["at"])

    try:
        login, message = await at("GET", "/users/@me"), await at("POST", "/messages")
        question = await at("POST", *(f"/channels/{channel}/messages" for channel in dms))
    finally:
        process.kill()
        await process.wait()
    return login - begun, message - login, question - login


async def measured() -> tuple[float, float, float]:
    """Measure once, in a new world."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        async with serving() as served:
            return await first_question(served, await killed(served, Path(folder)))


async def main(runs: int) -> None:
    """Measure several times, and tell the medians."""
    found = [await measured() for _ in range(runs)]
    for login, message, question in found:
        print(
            f"login {login:.2f} s after the start; first message {message:.2f} s, first question {question:.2f} s later"
        )
    login, message, question = (median(column) for column in zip(*found, strict=True))
    print(f"medians {login:.2f}, {message:.2f}, {question:.2f} s (goal: a question at most {GOAL:.1f} s after login)")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS))
