"""Memory of the bot's processes with tables of every game: `python -m tests.bench.bench_memory [TABLES] [CHOICES]`.

Tables of two users and a strong computer are stored, of the installed games in turn, each begun and with a few choices
made. The bot starts as its own process, posts the board and both hands of each through a practice server in another
process, lets its computers think, and is measured once nothing is pending. What counts is the sum of PSS: memory
that processes share counts once.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.practice.launch.processes import ATTEND
from bot.settings import DATABASE, TOKEN, environment_name
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.panel import Answer
from bot.tables.running.service import Service
from bot.tables.stages.play import choose
from games.kernel.catalogue import installed
from storage import open_store
from tests.bot.tables.fake_discord import FakeMessenger
from tests.bot.tables.typed import Typed
from tests.wire.processes import Served, serving
from tests.wire.transcripts import owed, rows

TABLES, CHOICES = 10, 4
GOAL = 220
DRAWING, CALM = 600.0, 20.0
USERS = ("alice", "bruno")


def caller(served: Served, user: str, number: int) -> Caller:
    """Return a user in the lobby's channel."""
    world = served.world
    return Caller(
        user_id=int(world["users"][user]),
        name=user,
        locale="en-US",
        channel_id=int(world["channel"]),
        interaction_id=number,
        guild_id=int(world["guild"]),
        guild_name="Practice",
        manager=True,
    )


async def fill(served: Served, database: Path, tables: int, choices: int) -> None:
    """Store tables, as the dispatcher makes them."""
    store = await open_store(database, process="bench")
    service = Service(store, FakeMessenger(), "bench")  # never started: nothing is delivered
    await Typed(service.dispatcher).settings(caller(served, "alice", 1), place="here")
    keys = sorted(installed())
    for number in range(tables):
        await _table(service, served, 10 * number, keys[number % len(keys)], choices)
    await service.close()
    await store.close()


async def _table(service: Service, served: Served, number: int, key: str, choices: int) -> None:
    alice, bruno = caller(served, "alice", number + 1), caller(served, "bruno", number + 2)
    table = _table_of(await Typed(service.dispatcher).play(alice, key))
    await service.dispatcher.press(bruno, ComponentId(table, "join"))
    await service.dispatcher.press(alice, ComponentId(table, "add_computer", value="strong"))
    await service.dispatcher.press(alice, ComponentId(table, "start"))
    for _ in range(choices):
        async with service.registry.table(table) as live:
            state = live.require_match().state
            users = [seat for seat in live.waiting_seats() if live.seats[seat].user_id is not None]
            if not users:
                return
            choice = live.game.rules.asked(state)[users[0]].offered(1)[0]
        await choose(service.registry, table, users[0], choice, state.ask, None)


def _table_of(answer: Answer) -> str:
    """Return the table that a lobby's first button names."""
    assert answer.panel is not None
    row = answer.panel.rows[0]
    assert isinstance(row, tuple)
    press = parse(row[0].id)
    assert press is not None
    return press.table


def owe_boards(database: Path) -> None:
    """Leave only those deliveries pending that draw."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM outbox WHERE about NOT IN ('board', 'choice')")


@asynccontextmanager
async def attending(served: Served, data: Path) -> AsyncIterator[Process]:
    """Run the bot as a process of its own, as the practice start does; a fork would share memory with its parent."""
    told = {
        **os.environ,
        TOKEN: served.bot_token,
        environment_name("data"): str(data),
        environment_name("log_level"): "ERROR",
    }
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", ATTEND, served.url, stdin=PIPE, env=told)
    try:
        yield bot
    finally:
        bot.send_signal(signal.SIGTERM)
        await bot.wait()


async def calm(database: Path) -> None:
    """Wait until nothing has been pending and no computer has decided for some seconds."""
    last, since = None, 0.0
    while since < CALM:
        await asyncio.sleep(1)
        now = (owed(database), rows(database, "SELECT count(*) FROM entries")[0][0])
        since = since + 1 if now == last and now[0] == 0 else 0
        last = now


def _memory(pid: int) -> tuple[float, float]:
    """Return a process's proportional and its resident memory, in MB."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    held = {line.split(":")[0]: int(line.split()[1]) / 1024 for line in lines}
    return held["Pss"], held["Rss"]


def processes(pid: int) -> list[int]:
    """List a process and those that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(found for child in children for found in processes(int(child)))]


def report(moment: str, pid: int) -> None:
    """Print the memory of each process of the bot, and of all."""
    held = [_memory(process) for process in processes(pid)]
    each = " + ".join(f"{pss:.1f}" for pss, _ in held)
    resident = sum(rss for _, rss in held)
    print(f"{moment}: {sum(pss for pss, _ in held):.1f} MB PSS ({each}), {resident:.1f} MB resident", flush=True)


async def main(tables: int = TABLES, choices: int = CHOICES) -> None:
    """Fill, draw and measure."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        data = Path(folder) / "data"
        data.mkdir()
        async with serving() as served:
            await fill(served, data / DATABASE, tables, choices)
            owe_boards(data / DATABASE)
            async with attending(served, data) as bot:
                practice = served.practice
                await practice.wait_for(lambda e: e.get("t") == "GUILD_CREATE", 0, DRAWING)
                report("connected", bot.pid)
                await asyncio.wait_for(calm(data / DATABASE), DRAWING)
                names = [file["name"] for entry in practice.entries for file in entry.get("files") or ()]
                print(f"{tables} tables, pictures: {names.count('board.png')} boards, {names.count('hand.png')} hands")
                report(f"at rest (goal at most {GOAL} MB)", bot.pid)


if __name__ == "__main__":
    given = [int(number) for number in sys.argv[1:]]
    asyncio.run(main(*given))
