"""Clocks and stand-ins of a bot that is killed by SIGKILL: no time is lost, each decision counts and is told once."""

from __future__ import annotations

import os
import re
import signal
from collections import Counter
from typing import Any

from tests.practice import When
from tests.wire.acting import until
from tests.wire.playing import Evening
from tests.wire.processes import Bot
from tests.wire.seen import control, text
from tests.wire.transcripts import rows

PACE = 1_200
DAYS = 10 * 24 * 3_600_000
TOLD = "A computer decided for"


def stood_in(evening: Evening) -> list[tuple[int, int]]:
    """List the decisions of stand-ins as (ask, seat)."""
    query = "SELECT ask, seat FROM entries WHERE table_id = ? AND stand_in ORDER BY number"
    return [(ask, seat) for ask, seat in rows(evening.bot.database, query, evening.table)]


def clocks(evening: Evening) -> dict[int, tuple[Any, ...]]:
    """Return deadline and ask of each clock, by seat."""
    query = "SELECT seat, due_at, ask FROM clocks WHERE table_id = ?"
    return {seat: rest for seat, *rest in rows(evening.bot.database, query, evening.table)}  # type: ignore[misc]  # two


async def opened(bot: Bot, seed: str, pace: int) -> Evening:
    """Begin a table at which a decision may take so long."""
    bot.order["pace"] = pace
    evening = Evening(bot, seed)
    await evening.revive()
    await evening.open()
    evening.patient = False  # with so little time something always happens
    await evening.begin()
    await until(evening, lambda: bool(clocks(evening)) or bool(stood_in(evening)))
    return evening


async def test_time_while_the_bot_is_dead_does_not_count(bot: Bot, seed: str) -> None:
    """Killed while a clock runs and started ten days later, the bot leaves the user the time that was left."""
    evening = await opened(bot, seed, 600_000)
    before = clocks(evening)
    os.kill(bot.pid, signal.SIGKILL)
    bot.order["ahead"] = DAYS
    await evening.revive()
    await evening.settle()
    after = clocks(evening)
    assert after.keys() == before.keys()
    for seat, (due_at, ask) in after.items():
        assert ask == before[seat][1]
        assert DAYS <= due_at - before[seat][0] < DAYS + 60_000
    assert stood_in(evening) == []


async def test_decisions_of_stand_ins_count_once_and_are_told_once(bot: Bot, seed: str) -> None:
    """Killed within and after the decision's transaction and at messages that tell of it, until computers keep all."""
    bot.order["die"] = "within"
    evening = await opened(bot, seed, PACE)
    await until(evening, lambda: evening.revivals == 1)
    assert stood_in(evening) == []
    bot.order["die"] = "after"
    os.kill(bot.pid, signal.SIGKILL)
    await evening.revive()
    await until(evening, lambda: evening.revivals == 3)
    assert len(stood_in(evening)) == 1
    kills: list[tuple[str, str, When]] = [("PATCH", "/messages/", "before"), ("POST", "/messages$", "after")]
    for method, path, when in kills:
        await evening.practice.kill_on(method, path, 1, when, bot.pid)
        lives = evening.revivals
        await until(evening, lambda lives=lives: evening.revivals > lives or _all_kept(evening))  # type: ignore[misc]  # mypy cannot type a lambda with a default
    await until(evening, lambda: _all_kept(evening))
    await evening.settle()
    made = stood_in(evening)
    assert min(Counter(seat for _, seat in made).values()) >= 3  # a wait may have a card and a tower
    assert len(set(made)) == len(made)
    assert evening.revivals >= 4
    thread = [text(m) for m in await evening.practice.visible("alice", evening.thread)]
    told = sum(shown.count(TOLD) for shown in thread)
    left_to_log = sum(int(count) for shown in thread for count in re.findall(r"… (\d+) earlier", shown))
    assert told <= len(made)
    assert told + left_to_log >= 6
    assert sum("time run out three times" in shown for shown in thread) == 2
    for user in evening.users:
        direct = await evening.practice.visible(user, evening.dms[user])
        assert sum(control(m, "back") is not None for m in direct) == 1
    assert set((await evening.messages()).deliveries.values()) == {1}


def _all_kept(evening: Evening) -> bool:
    """Tell whether computers keep the seats of all users."""
    kept = rows(evening.bot.database, "SELECT computer FROM seats WHERE table_id = ?", evening.table)
    return all(computer for (computer,) in kept)
