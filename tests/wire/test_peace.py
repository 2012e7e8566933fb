"""The bot is killed by SIGKILL while it mentions a role, and while a moderator acts: once said, noted, and done."""

from __future__ import annotations

import os
import signal
import time

import pytest

from bot.tables.company.openings import STANDS
from bot.tables.core.people import words
from tests.practice import When
from tests.wire.acting import ANSWER, LOBBY_POST, SOON, open_lobby, pressed, until
from tests.wire.kills import WHENS
from tests.wire.playing import Evening
from tests.wire.processes import Bot
from tests.wire.seen import control, text
from tests.wire.transcripts import owed, rows


async def name_a_role(evening: Evening) -> None:
    """Name the role that everybody may mention for Tallinn, as the owner of the server does."""
    page = (await evening.practice.slash("alice", evening.lobby_channel, "settings")).message
    assert page is not None
    page = await pressed(evening, "alice", page, "set_roles")
    page = await pressed(evening, "alice", page, "role_game", ["tallinn"])
    served = evening.bot.served
    assert served.server is not None
    guild = served.server.core.world.guilds[served.world["guild"]]
    role = next(role.id for role in guild.roles if role.mentionable)
    await pressed(evening, "alice", page, "put_role", [role])


@pytest.mark.long  # three bots are started; tests/bot/tables/company/test_game_roles.py restarts without processes
@pytest.mark.parametrize("when", WHENS)
async def test_a_role_is_mentioned_once(bot: Bot, seed: str, when: When) -> None:
    """Whether the mention was the last thing that the bot did, or could not do any more."""
    evening = Evening(bot, seed)
    await evening.revive()
    await open_lobby(evening)
    await name_a_role(evening)
    ((opened_at,),) = rows(bot.database, "SELECT created_at FROM tables")
    os.kill(bot.pid, signal.SIGKILL)
    bot.order["ahead"] = opened_at + STANDS - SOON - time.time_ns() // 1_000_000
    await evening.revive()
    lives = evening.revivals
    await evening.practice.kill_on("POST", LOBBY_POST.format(lobby=evening.lobby_channel), 1, when, bot.pid)
    await until(evening, lambda: evening.revivals > lives)
    await evening.settle()
    seen = await evening.practice.visible("bruno", evening.lobby_channel)
    (called,) = [message for message in seen if message["mention_roles"]]
    await evening.lives(evening.practice.click("bruno", called, control(called, "join_alert") or ""))
    await evening.settle()
    assert len(rows(bot.database, "SELECT seat FROM seats WHERE user_id IS NOT NULL")) == 2
    assert not owed(bot.database)


@pytest.mark.long  # likewise; tests/bot/tables/handlers/test_admin.py
@pytest.mark.parametrize("when", WHENS)
async def test_what_a_moderator_does_outlives_a_kill(bot: Bot, seed: str, when: When) -> None:
    """A table is paused and closed, each once, and both stand in the log whether the answer was sent or not."""
    evening = Evening(bot, seed, users=("bruno", "chen"))
    await evening.revive()
    await evening.open()
    await evening.begin()
    acts = (("clocks-stopped", "admin_pause"), ("board-closed", "admin_close", "admin_close_now"))
    for number, (said, *verbs) in enumerate(acts, start=1):
        where, table = evening.lobby_channel, evening.table
        page = (await evening.practice.slash("alice", where, "settings", setting="tables", value=table)).message
        assert page is not None
        for verb in verbs[:-1]:
            page = await pressed(evening, "alice", page, verb)
        await evening.practice.kill_on("POST", ANSWER, 1, when, bot.pid)
        await evening.lives(evening.practice.click("alice", page, control(page, verbs[-1]) or ""))
        await evening.revive()
        await evening.settle()
        assert len(rows(bot.database, "SELECT kind FROM acts")) == number
        texts = words(str(rows(bot.database, "SELECT locale FROM tables")[0][0]))
        thread = [text(message) for message in await evening.practice.visible("bruno", evening.thread)]
        assert sum(texts.text(said) in each for each in thread) == 1
    assert rows(bot.database, "SELECT kind FROM acts") == [("pause",), ("close",)]
    assert rows(bot.database, "SELECT stage FROM tables") == [("abandoned",)]
    assert not owed(bot.database)
