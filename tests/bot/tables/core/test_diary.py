"""The log answers what has happened at a table: one line for each event, with table and server, and never a user."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from structlog.testing import LogCapture

from bot.tables.ports.component_id import ComponentId
from bot.tables.recovery.restored import tell_restored
from tests.bot.tables.alone import begun as begun_alone
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, GUILD, HOME, NAMES, Trial
from tests.bot.tables.moderating import pressed
from tests.bot.tables.playing import ended, press_rematch
from tests.bot.tables.seeking import absent, left, take
from tests.bot.tables.traces import delete_me

THERE = HOME + 500
Told = list[tuple[str, dict[str, object]]]


async def _cancelled(trial: Trial) -> str:
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "cancel_now"))
    return table


async def _closed(trial: Trial) -> str:
    table = await trial.begun(ANNA, BEA)
    await pressed(trial, table, "admin_close_now")
    return table


async def _moved(trial: Trial) -> str:
    table = await trial.begun(ANNA, BEA)
    await pressed(trial, table, "admin_moved", str(THERE))
    return table


async def _moved_lobby(trial: Trial) -> str:
    table = await trial.lobby(ANNA, BEA)
    await pressed(trial, table, "admin_moved", str(THERE))
    return table


async def _left_and_taken(trial: Trial) -> str:
    table = await left(trial)
    await take(trial, CEM, table)
    return table


async def _deleted(trial: Trial) -> str:
    table = await trial.begun(ANNA, BEA, DIRK)
    await delete_me(trial, BEA)
    return table


async def _again(trial: Trial) -> str:
    return await press_rematch(trial, ANNA, await ended(trial))


OPENED, STARTED = ("table opened", {"game": "tallinn"}), ("table started", {"game": "tallinn"})
ABANDONED = ("table abandoned", {"game": "tallinn", "by_moderators": True})
TO_COMPUTER, TO_USER = (("seat changed hands", {"seat": 1, "to": to}) for to in ("computer", "user"))


@pytest.mark.parametrize(
    ("happens", "told"),
    [
        (ended, [OPENED, STARTED, ("table ended", {"game": "tallinn"})]),
        (_cancelled, [OPENED, ("table cancelled", {"game": "tallinn"})]),
        (_closed, [OPENED, STARTED, ABANDONED]),
        (_moved, [OPENED, STARTED, ("table moved", {"channel": THERE, "why": "moved"})]),
        (_moved_lobby, [OPENED, ("table moved", {"channel": THERE})]),
        (_left_and_taken, [OPENED, STARTED, TO_COMPUTER, TO_USER]),
        (_deleted, [OPENED, STARTED, TO_COMPUTER]),
        (absent, [OPENED, STARTED, TO_COMPUTER]),
        (_again, [OPENED]),
    ],
)
async def test_events_of_a_table_are_logged(
    trial: Trial, logs: LogCapture, happens: Callable[[Trial], Coroutine[Any, Any, str]], told: Told
) -> None:
    """Each once, whatever it followed from."""
    table = await happens(trial)
    mine = [entry for entry in logs.entries if entry.get("table") == table and entry["event"] in EVENTS]
    assert [(entry["event"], _more(entry)) for entry in mine] == told
    assert all(entry["guild"] == GUILD and entry["log_level"] == "info" for entry in mine)
    assert not [user for user in NAMES if str(user) in str(logs.entries)]


EVENTS = {event for event, _ in (OPENED, STARTED, ABANDONED, TO_USER)}
EVENTS |= {"table ended", "table cancelled", "table moved"}


def _more(entry: Any) -> dict[str, object]:
    return {key: value for key, value in entry.items() if key not in ("event", "log_level", "table", "guild")}


async def test_a_table_alone_has_no_server(trial: Trial, logs: LogCapture) -> None:
    """Its lines name the table."""
    table = await begun_alone(trial)
    mine = [entry for entry in logs.entries if entry.get("table") == table]
    assert [entry["event"] for entry in mine][:2] == ["table opened", "table started"]
    assert not any("guild" in entry for entry in mine)


async def test_a_ban_is_logged(trial: Trial, logs: LogCapture) -> None:
    """With the server alone."""
    for verb in ("ban_now", "ban_now", "lift_ban"):
        await pressed(trial, "", verb, value=str(BEA))
    told = [entry for entry in logs.entries if "ban" in entry["event"]]
    assert told == [{"event": event, "guild": GUILD, "log_level": "info"} for event in ("user banned", "ban lifted")]


async def test_a_restored_backup_is_logged(trial: Trial, logs: LogCapture) -> None:
    """Once, with the number of tables that are told."""
    await trial.begun(ANNA, BEA)
    async with trial.store.write() as tx:
        await tx.tables.note_restored(1)
    await tell_restored(trial.service.registry)
    await tell_restored(trial.service.registry)
    told = [entry for entry in logs.entries if entry["event"] == "backup restored"]
    assert told == [{"event": "backup restored", "tables": 1, "log_level": "info"}]
