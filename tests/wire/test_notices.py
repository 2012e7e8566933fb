"""A server's notice board if Discord limits edits of old messages and posts a notice for each pin."""

from __future__ import annotations

import os
import signal

import pytest

from tests.wire.acting import open_lobby, pressed, until
from tests.wire.playing import Evening
from tests.wire.processes import Bot
from tests.wire.seen import Json, control
from tests.wire.transcripts import owed, rows

AGE = 3_700
"""Seconds after which the board counts as an old message, and is due for its next refresh."""


async def _set_up(evening: Evening) -> str:
    """Put the board into a new channel, and return the channel."""
    channel = await evening.practice.add_channel(evening.bot.served.world["guild"], "notices")
    page = (await evening.practice.slash("alice", evening.lobby_channel, "settings")).message
    assert page is not None
    page = await pressed(evening, "alice", page, "set_notices")
    await pressed(evening, "alice", page, "put_notices", [channel])
    return channel


async def _board(evening: Evening, channel: str, before: str = "0") -> Json:
    """Wait for a board newer than `before`, which must be the only message in the channel."""
    newer = "SELECT 1 FROM notice_boards WHERE message_id > ?"
    await until(evening, lambda: bool(rows(evening.bot.database, newer, int(before))))
    await evening.settle()
    (board,) = await evening.practice.visible("bruno", channel)
    assert control(board, "notice_play")
    return board


@pytest.mark.long  # starts two bots; tests/bot/tables/company/test_notice_board.py refuses edits without processes
async def test_a_board_too_old_to_edit_is_posted_again_and_pinned(bot: Bot, seed: str) -> None:
    """The bot tries one edit; then it posts and pins a new board, and deletes the notice of the pin."""
    evening = Evening(bot, seed)
    await evening.revive()
    await open_lobby(evening)
    channel = await _set_up(evening)
    before = await _board(evening, channel)
    assert before["pinned"]
    await evening.practice.slash("bruno", evening.lobby_channel, "play", game="ulm")
    await until(evening, lambda: not rows(bot.database, "SELECT 1 FROM outbox WHERE about = 'lobby'"))
    os.kill(bot.pid, signal.SIGKILL)
    bot.order["ahead"] = AGE * 1_000
    await evening.practice.advance(AGE)
    await evening.practice.limit_old_edits(0)
    await evening.revive()
    after = await _board(evening, channel, before["id"])
    assert after["pinned"]
    assert after["components"] != before["components"]
    edits = await evening.practice.requests("PATCH", f"/messages/{before['id']}")
    assert [each["code"] for each in edits if each["status"] == 429] == [30046]
    assert not owed(bot.database)
