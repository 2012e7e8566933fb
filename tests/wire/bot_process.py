"""Nurseries of bots: python -m tests.wire.bot_process SOCKET. Each brings up the real bot, with known luck.

Each connection to the socket gets a nursery. Each line is an order {"url", "token", "data", "log", "seed", "batch"},
perhaps with "pace" (milliseconds that a new table gives a decision), "ahead" (milliseconds that the clock is fast),
"icons" (emojis are uploaded) and "die" ("within" or "after": it kills itself in or right after the transaction of a
stand-in's decision). One of several processes has "database" (an address of PostgreSQL) and "duty" (such as "0-1/4", or
"work"). For it a child is forked that runs the bot until it is killed or told to stop by SIGTERM. Two lines come back:
{"born": PID}, and at the end {"died": EXIT CODE}. Forked from a process that has imported everything and read all texts
already, a bot is back at once. The end of stdin ends that process, and the end of a connection its nursery with the
bot.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import select
import signal
import socket
import sys
from pathlib import Path
from typing import Any, NoReturn

from bot import coordination, logs
from bot.composition import game_names, open_kontor
from bot.duty import WORK, Duty, parse
from bot.interactions import answering
from bot.practice.launch.redirect import point
from bot.settings import Settings
from bot.tables.core import luck, order, outbox, pace, registry
from bot.tables.finished import replays
from bot.tables.messages import pictures
from bot.tables.ports.clock import SystemClock, SystemSecrets
from bot.tables.recovery.boards import Boards
from bot.tables.stages import lobby, play
from bot.uploading import Uploading
from games.kernel.chance import SeededChance
from storage.rows import EntryRow
from tests.renderers import InEarnest

STDIN, STDOUT = 0, 1


class FixedSecrets(SystemSecrets):
    """Draw table ids from the operating system, but give every table the same seed."""

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode().ljust(32, b".")[:32]

    def seed(self) -> bytes:
        """Return the 32 bytes that are always the same."""
        return self._seed


class FastClock(SystemClock):
    """Tell a time that is ahead of the machine's."""

    def __init__(self, ahead: int) -> None:
        self._ahead = ahead

    def now(self) -> int:
        """Return UTC epoch milliseconds."""
        return super().now() + self._ahead


def die(when: str) -> None:
    """Let the bot be killed when a stand-in decides."""
    record, commit = play.write_entry, play.commit

    async def dying_record(*args: Any, stand_in: bool = False) -> EntryRow:
        entry = await record(*args, stand_in=stand_in)
        if stand_in and when == "within":
            os.kill(os.getpid(), signal.SIGKILL)
        return entry

    async def dying_commit(*args: Any) -> None:
        await commit(*args)
        if args[-1] == "stand-in" and when == "after":
            os.kill(os.getpid(), signal.SIGKILL)

    setattr(play, "write_entry", dying_record)  # noqa: B010  # mypy forbids to replace functions openly
    setattr(play, "commit", dying_commit)  # noqa: B010  # likewise


def fix_luck() -> None:
    """Let the seed alone decide: table ids and joins differ from run to run, and with them the luck would."""
    setattr(luck, "mix_seed", lambda seed, _joins: seed)  # noqa: B010  # mypy forbids to replace functions openly
    setattr(luck, "SeededChance", lambda secret, _table, first: SeededChance(secret, "WIRE", first))  # noqa: B010 likewise


def set_batch(milliseconds: int) -> None:
    """Gather updates for another time, such as one so short that a test can wait for each."""
    for module in (outbox, play, lobby):
        setattr(module, "BATCH", milliseconds)  # noqa: B010  # a constant that the modules have imported


def ask_for_no_time() -> None:
    """Allow enough time for answers on a busy machine, so that a table's requests do not depend on its speed."""
    setattr(answering, "PATIENCE", 60.0)  # noqa: B010  # a constant


def tidy_at_once() -> None:
    """Deliver soon after a press, as a test waits until nothing is pending; look for boards on demand only.

    A look whenever somebody acts comes or does not, by chance, and no kill could be aimed at it.
    """
    for module in (order, registry):
        setattr(module, "PRESSED", 200)  # noqa: B010  # a constant that the registry has imported
    setattr(Boards, "touch", lambda *_given: None)  # noqa: B010  # likewise


def draw_here() -> None:
    """Draw in the bot's own process: each of the many bots would have to wait for another one to load all that draws.

    The process in which pictures are drawn otherwise is tested in
    tests/bot/tables/ports/test_renderer.py, kills included.
    """
    for module in (pictures, replays):
        setattr(module, "RenderProcess", lambda *_given, **_named: InEarnest())  # noqa: B010  # a class that they import


async def _upload_nothing(_uploading: Uploading) -> None:
    """Let messages have words alone: each of the many bots would begin with some 140 uploads."""


async def _work(order: dict[str, Any]) -> None:
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None
    loop.add_signal_handler(signal.SIGTERM, task.cancel)
    loop.add_reader(STDIN, os._exit, 3)  # the process that ordered this bot is gone
    duty = Duty(WORK) if order.get("duty") == WORK else parse(order["duty"]) if "duty" in order else Duty()
    settings = Settings(_env_file=None, data=Path(order["data"]), database_url=order.get("database"))  # type: ignore[call-arg]  # known to pydantic only
    secrets = FixedSecrets(order["seed"])
    with contextlib.suppress(asyncio.CancelledError):
        clock, file = FastClock(order.get("ahead", 0)), settings.commands_file
        async with open_kontor(settings, commands_file=file, clock=clock, luck=secrets, duty=duty) as kontor:
            await kontor.attend(order["token"])


def _live(order: dict[str, Any]) -> int:
    with Path(order["log"]).open("a", encoding="utf-8") as stream:
        logs.set_up("DEBUG", "text", [order["token"]], stream)
        fix_luck()
        set_batch(order["batch"])
        ask_for_no_time()
        tidy_at_once()
        draw_here()
        setattr(coordination, "PAUSE", 0)  # noqa: B010  # a constant; the practice server wants no pause
        if not order.get("icons"):
            setattr(Uploading, "run", _upload_nothing)  # noqa: B010  # mypy forbids to replace functions openly
        setattr(pace, "USUAL", order.get("pace", pace.USUAL))  # noqa: B010  # a constant
        die(order.get("die", ""))
        point(order["url"])
        asyncio.run(_work(order))
    return 0


def _tell(**facts: int) -> None:
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


def _raise_bot(order: dict[str, Any]) -> None:
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = _live(order)
        finally:
            os._exit(code)
    _tell(born=child)
    _tell(died=os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))


def main(path: str) -> None:
    """Give each connection a nursery, until none is needed any more."""
    game_names()  # reads all texts, which each bot would do for itself
    gc.freeze()  # what is there stays shared with the children
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how a nursery has ended
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(path)
        door.listen()
        _tell(open=os.getpid())
        while STDIN not in select.select([door.fileno(), STDIN], [], [])[0]:
            guest, _ = door.accept()
            with guest:
                if os.fork() == 0:
                    door.close()
                    _nurse(guest)


def _nurse(guest: socket.socket) -> NoReturn:
    """Take orders until there are no more."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for end in (STDIN, STDOUT):
        os.dup2(guest.fileno(), end)
    guest.close()
    for line in sys.stdin:
        _raise_bot(json.loads(line))
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
