"""Helpers for tests of arranged evenings: arrange one, let time pass until then, and read what was sent."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.tables.company.when import WHEN, WHEN_DAY, WHEN_HOUR
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Panel
from storage.rows import EveningRow
from tests.bot.tables.doubles import ANNA, Trial, caller, panel_of, press_of
from tests.bot.tables.timing import pass_time

BERLIN = ZoneInfo("Europe/Berlin")
EVENING = int(datetime(2027, 1, 16, 20, tzinfo=BERLIN).timestamp() * 1000)
"""Tomorrow's evening: the clock of tests begins on 15 January 2027 at 9 o'clock in Berlin."""


async def in_berlin(trial: Trial, user: int = ANNA) -> None:
    """Set a user's time zone to Berlin."""
    await trial.commands.me(caller(user), zone="Europe/Berlin")


async def when(trial: Trial, table: str, day: str = "", user: int = ANNA) -> Panel:
    """Open the panel for an evening, and perhaps pick a day."""
    panel = panel_of(await trial.press(user, ComponentId(table, WHEN)))
    return panel_of(await trial.press(user, press_of(panel, WHEN_DAY), day)) if day else panel


async def arrange(trial: Trial, table: str, day: str = "2027-01-16", hour: int = 20) -> Panel:
    """Arrange or move an evening, and deliver everything."""
    panel = await when(trial, table, day)
    answer = await trial.press(ANNA, press_of(panel, WHEN_HOUR), str(hour))
    await trial.settle(5)
    return panel_of(answer)


async def arranged(trial: Trial, *users: int) -> str:
    """Open a lobby and arrange tomorrow's evening."""
    for user in users:
        await trial.commands.me(caller(user))
    await in_berlin(trial)
    table = await trial.lobby(*users)
    await arrange(trial, table)
    return table


async def wait_until(trial: Trial, at: int) -> None:
    """Let time pass until a moment, and send the reminders that are due."""
    await pass_time(trial, at - trial.clock.time)
    await trial.service.openings.ring_due()
    await trial.settle()


async def evening_of(trial: Trial, table: str) -> EveningRow | None:
    """Return the stored evening of a table."""
    async with trial.store.read() as tx:
        return await tx.evenings.get(table)
