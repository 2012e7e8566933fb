"""Helpers for tests of notice boards: set one up, and let time pass."""

from __future__ import annotations

from bot.tables.company.notice_board import PUT
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Panel
from tests.bot.tables.doubles import EMIL, GUILD, Trial
from tests.bot.tables.timing import MINUTE
from tests.waiting import until

BOARD = 888
"""The board's channel."""


async def set_up(trial: Trial) -> None:
    """Put the board into its channel, and wait until the bot has posted it."""
    await trial.press(EMIL, ComponentId("", PUT), str(BOARD), manager=True)
    await look(trial)


async def look(trial: Trial, milliseconds: int = MINUTE) -> None:
    """Let time pass, and run everything that is due."""
    trial.clock.time += milliseconds
    openings = trial.service.openings
    openings.wake()
    await until(lambda: openings.idle)
    await trial.settle()


def notice(trial: Trial) -> Panel:
    """Return the board's panel."""
    (message,) = trial.messenger.inside(BOARD)
    return message.panel


async def message_id(trial: Trial) -> int:
    """Return the id of the board's message."""
    async with trial.store.read() as tx:
        board = await tx.notice_boards.get(GUILD)
    assert board is not None
    return board.message_id or 0
