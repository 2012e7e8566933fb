"""Time that passes at a table: the clock moved, the timer rung, everything delivered."""

from __future__ import annotations

from bot.tables.company.openings import STANDS
from bot.tables.ports.clock import DAY, HOUR, MINUTE
from storage.rows import ClockRow
from tests.bot.tables.doubles import ANNA, Trial, caller, text_of
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.playing import act
from tests.waiting import until

__all__ = [
    "DAY",
    "HOUR",
    "MINUTE",
    "clocks_of",
    "due",
    "later",
    "lines_with",
    "missing",
    "paced",
    "pass_time",
    "reminders",
    "said",
    "stand",
    "stood_in",
]


async def pass_time(trial: Trial, milliseconds: int) -> None:
    """Move the clock while all timers sleep, so that no timer rings at the same time as the test."""
    if not trial.store.shared:
        await until(lambda: trial.service.timer.idle and trial.service.openings.idle)
    trial.clock.time += milliseconds


async def later(trial: Trial, milliseconds: int) -> None:
    """Let time pass, ring what is due, and deliver it."""
    await pass_time(trial, milliseconds)
    await trial.service.timer.ring_due()
    await trial.settle()
    await trial.settle(4)


async def paced(trial: Trial, pace: str, *users: int, game: str = "tallinn") -> str:
    """Begin a table with a pace."""
    table = await trial.lobby(*users, game=game)
    await trial.commands.table_pace(caller(users[0]), pace, table)
    await trial.begin(table, users[0])
    return table


async def clocks_of(trial: Trial, table: str) -> dict[int, ClockRow]:
    """Return the clocks of a table as they are stored, which are those in memory."""
    await until(lambda: trial.service.timer.idle)
    async with trial.service.registry.table(table) as live, trial.store.read() as tx:
        rows = {row.seat: row for row in await tx.clocks.of_table(table)}
        assert rows == live.clocks
    return rows


async def due(trial: Trial, table: str, seat: int) -> int:
    """Return a seat's deadline."""
    return (await clocks_of(trial, table))[seat].due_at or 0


def said(messages: list[Message]) -> list[str]:
    """Read messages."""
    return [text_of(message.panel) for message in messages]


def reminders(trial: Trial, user: int) -> int:
    """Count the reminders that a user has got by direct message, also those that are outdated now."""
    return sum(
        "waiting for your choice" in text or "wartet auf deine Wahl" in text for text in _notices(trial, 100_000 + user)
    )


def _notices(trial: Trial, channel: int) -> list[str]:
    return [text_of(panel) for where, panel in trial.messenger.shown if where == channel and not panel.pictures]


def lines_with(trial: Trial, channel: int, words: str) -> list[str]:
    """List the messages of a channel, as they are now, that say something."""
    return [text for text in said(trial.messenger.inside(channel)) if words in text]


async def stood_in(trial: Trial, table: str) -> list[tuple[int, int]]:
    """List the decisions of stand-ins as (ask, seat)."""
    return [(entry.ask, entry.seat) for entry in await trial.log(table) if entry.stand_in]


async def missing(trial: Trial, table: str, times: int) -> None:
    """Let Bea miss so many waits, while Anna chooses."""
    while (live := await trial.live(table)).seats[1].missed < times:
        if 0 in live.waiting_seats():
            await act(trial, ANNA, table)
            await trial.settle()
        else:
            await later(trial, 3 * HOUR)


async def stand(trial: Trial, milliseconds: int = STANDS) -> None:
    """Let lobbies stand for a while, and tell of them."""
    await pass_time(trial, milliseconds)
    await trial.service.openings.ring_due()
    await trial.settle()
