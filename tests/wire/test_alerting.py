"""The bot is killed by SIGKILL while it tells subscribers that a table is open: they are told once."""

from __future__ import annotations

import os
import signal
import time

import pytest

from bot.tables.company.openings import STANDS
from tests.practice import When
from tests.wire.acting import SOON, open_lobby, until
from tests.wire.kills import WHENS
from tests.wire.playing import Evening
from tests.wire.processes import Bot
from tests.wire.seen import control
from tests.wire.transcripts import owed, rows


async def subscribe(evening: Evening, user: str) -> None:
    """Subscribe to alerts about every table of a game, on the page behind *Find players*."""
    practice = evening.practice
    listed = (await practice.slash(user, evening.lobby_channel, "tables")).message
    assert listed is not None
    found = (await practice.click(user, listed, control(listed, "open_tables") or "")).message
    assert found is not None
    page = (await practice.click(user, found, control(found, "alerts") or "")).message
    assert page is not None
    page = (await practice.select(user, page, control(page, "alert_game") or "", ["tallinn"])).message
    assert page is not None
    await practice.select(user, page, control(page, "alert_paces") or "", ["live", "relaxed", "daily", "none"])


@pytest.mark.long  # a bot is started three times; tests/bot/tables/company/test_alerts.py restarts without processes
@pytest.mark.parametrize("when", WHENS)
async def test_an_alert_outlives_a_kill(bot: Bot, seed: str, when: When) -> None:
    """Whether the message to the user was the last thing that the bot did, or could not do any more."""
    evening = Evening(bot, seed)
    await evening.revive()
    await open_lobby(evening)
    await subscribe(evening, "bruno")
    home = await evening.practice.dm("bruno")
    ((opened_at,),) = rows(bot.database, "SELECT created_at FROM tables")
    os.kill(bot.pid, signal.SIGKILL)
    bot.order["ahead"] = opened_at + STANDS - SOON - time.time_ns() // 1_000_000
    await evening.revive()
    lives = evening.revivals
    await evening.practice.kill_on("POST", f"/channels/{home}/messages$", 1, when, bot.pid)
    await until(evening, lambda: evening.revivals > lives)
    await evening.settle()
    told = [message for message in await evening.practice.visible("bruno", home) if control(message, "join_alert")]
    assert len(told) == 1
    assert not owed(bot.database)
