"""Resident memory of the bot with many stored tables after some drawn boards: `python -m tests.bench.bench_memory`.

1,000 tables of two users are stored, each begun and with a few choices made. The bot starts, posts the board and both
hands of fifty of them through a practice server in another process, and is measured when nothing is owed any more.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from bot.settings import DATABASE
from bot.tables.caller import Caller
from bot.tables.panel import Answer
from bot.tables.press import Press, parse
from bot.tables.service import Service
from bot.tables.stages.play import choose
from storage import open_store
from tests.bot.tables.doubles import FakeMessenger
from tests.wire.processes import Served, nursed, serving
from tests.wire.records import owed

TABLES, BOARDS, CHOICES = 1_000, 50, 4
GOAL = 160
DRAWING = 120.0


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


async def fill(served: Served, database: Path, tables: int) -> None:
    """Store tables, as the desk makes them."""
    store = await open_store(database, process="bench")
    service = Service(store, FakeMessenger(), "bench")  # never started: nothing is delivered
    await service.desk.settings(caller(served, "alice", 1), place="here")
    for number in range(tables):
        await _table(service, served, 10 * number)
    await service.close()
    await store.close()


async def _table(service: Service, served: Served, number: int) -> None:
    alice, bruno = caller(served, "alice", number + 1), caller(served, "bruno", number + 2)
    answer = await service.desk.play(alice, "tallinn")
    table = _table_of(answer)
    await service.desk.press(bruno, Press(table, "join"))
    await service.desk.press(alice, Press(table, "start"))
    for _ in range(CHOICES):
        async with service.house.table(table) as live:
            state = live.playing().state
            seat, ask = live.waiting()[0], state.ask
            choice = live.game.rules.asked(state)[seat].offered(1)[0]
        await choose(service.house, table, seat, choice, ask, None)


def _table_of(answer: Answer) -> str:
    """Return the table that a lobby's first button names."""
    assert answer.panel is not None
    row = answer.panel.rows[0]
    assert isinstance(row, tuple)
    press = parse(row[0].id)
    assert press is not None
    return press.table


def owe_boards(database: Path, boards: int) -> None:
    """Leave only some tables' deliveries owed: those that draw."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "DELETE FROM outbox WHERE about NOT IN ('board', 'choice')"
            " OR table_id NOT IN (SELECT table_id FROM tables ORDER BY created_at LIMIT ?)",
            [boards],
        )


async def _delivered(database: Path) -> None:
    while owed(database):  # noqa: ASYNC110  # another process's database tells nobody
        await asyncio.sleep(0.2)


def resident(pid: int) -> dict[str, float]:
    """Return a process's resident memory now and at its peak, in MB."""
    lines = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    return {name: int(lines[name].split()[0]) / 1024 for name in ("VmRSS", "VmHWM")}


async def main(tables: int = TABLES, boards: int = BOARDS) -> None:
    """Fill, draw and measure."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        async with serving() as served, nursed(served, Path(folder), "bench") as bot:
            bot.data.mkdir()
            await fill(served, bot.data / DATABASE, tables)
            owe_boards(bot.data / DATABASE, boards)
            await bot.start()
            await bot.connected(0)
            print(f"{tables} tables stored; when connected  {resident(bot.pid)['VmRSS']:6.1f} MB")
            await asyncio.wait_for(_delivered(bot.database), DRAWING)
            files = [e["files"] for e in served.practice.entries if e.get("files")]
            drawn = sum(file["name"] == "board.png" for sent in files for file in sent)
            now = resident(bot.pid)
            print(f"after {drawn} boards and {sum(map(len, files)) - drawn} hands  {now['VmRSS']:6.1f} MB", end="")
            print(f"   (peak {now['VmHWM']:.1f} MB, goal at most {GOAL} MB)")


if __name__ == "__main__":
    given = [int(number) for number in sys.argv[1:]]
    asyncio.run(main(*given))
