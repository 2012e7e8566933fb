"""A backup is restored amid a game: its users see where they are, and play on from there to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.ports.component_id import ASKS
from storage import backup_file
from storage.restore import restore_file
from tests.wire.playing import Evening
from tests.wire.processes import Bot
from tests.wire.seen import asked, text

TOLD = "Kontor had to be restored from a backup."


async def told(evening: Evening) -> list[str]:
    """List what stands in the thread since the notice, itself included."""
    seen = [text(message) for message in await evening.practice.visible(evening.host, evening.thread)]
    assert sum(TOLD in line for line in seen) == 1
    return seen[next(number for number, line in enumerate(seen) if TOLD in line) :]


@pytest.mark.long
async def test_a_table_plays_on_from_its_backup(bot: Bot, seed: str, tmp_path: Path) -> None:
    """Once, in the thread: what happened, and the board; to each user the question that is open again."""
    evening = Evening(bot, seed)
    await evening.revive()
    await evening.open()
    await evening.begin()
    await evening.play_on(3)
    backup_file(bot.database, tmp_path / "copy.db")
    then = evening.kept()
    await evening.play_on(3)
    assert evening.kept() != then
    await bot.stop()
    restore_file(tmp_path / "copy.db", bot.database, "now")
    await evening.revive()
    await evening.settle()
    assert evening.kept().table == then.table
    notice, board, *_ = await told(evening)
    assert notice.startswith(TOLD)
    assert "Round 3 of 10: choose a card" in board
    panels = [await evening.panel(user) for user in evening.users]
    shown = [asked(panel) for panel in panels if panel]
    assert {number % ASKS for number in shown if number} == {then.table[5]}
    await bot.stop()
    await evening.revive()
    await evening.settle()
    assert await told(evening)
    await evening.play_on()
    assert evening.kept().table[0] == "ended"
