"""The bot is killed by SIGKILL while somebody is blocked and while a host is written to: nothing is lost or doubled."""

from __future__ import annotations

import pytest

from tests.practice import When
from tests.wire.acting import ANSWER, open_lobby
from tests.wire.kills import WHENS
from tests.wire.playing import Evening
from tests.wire.processes import Bot
from tests.wire.seen import control, controls, text
from tests.wire.transcripts import owed, rows


@pytest.mark.long  # a bot is started twice; tests/bot/tables/handlers/test_blocks.py restarts without processes
@pytest.mark.parametrize("when", WHENS)
async def test_a_block_outlives_a_kill(bot: Bot, seed: str, when: When) -> None:
    """It stands whether its answer was sent or not, and holds for the next press."""
    evening = Evening(bot, seed)
    await evening.revive()
    await open_lobby(evening)
    bruno = evening.bot.served.world["users"]["bruno"]
    page = (await evening.practice.slash("alice", evening.lobby_channel, "me", setting="kept_away")).message
    assert page is not None
    await evening.practice.kill_on("POST", ANSWER, 1, when, bot.pid)
    await evening.lives(evening.practice.select("alice", page, control(page, "block") or "", [bruno]))
    await evening.revive()
    await evening.settle()
    assert rows(bot.database, "SELECT other_id, kind FROM blocks") == [(int(bruno), "all")]
    pressed = await evening.practice.click("bruno", evening.lobby, control(evening.lobby, "join") or "")
    assert "Grenzen" in text(await evening.practice.wait_answer("bruno", pressed))
    assert len(rows(bot.database, "SELECT seat FROM seats")) == 1


@pytest.mark.long  # likewise; tests/bot/tables/company/test_hosting.py
@pytest.mark.parametrize("when", WHENS)
async def test_a_host_is_told_once(bot: Bot, seed: str, when: When) -> None:
    """That the table is full, although the bot dies at the very message that says so."""
    evening = Evening(bot, seed)
    await evening.revive()
    await open_lobby(evening)
    home = await evening.practice.dm("alice")
    await evening.practice.kill_on("POST", f"/channels/{home}/messages$", 1, when, bot.pid)
    for user in ("bruno", "chen", "dora"):
        join = evening.practice.click(user, evening.lobby, control(evening.lobby, "join") or "")
        await evening.lives(join)
    await evening.revive()
    await evening.settle()
    told = [message for message in await evening.practice.visible("alice", home) if "is full" in text(message)]
    assert len(told) == 1
    assert control(told[0], "start_now")
    assert not owed(bot.database)


@pytest.mark.long  # likewise; tests/bot/tables/delivery/test_scheduled_events.py
@pytest.mark.parametrize("when", WHENS)
async def test_an_evening_becomes_one_event(bot: Bot, seed: str, when: When) -> None:
    """The bot is killed around the request that creates the event."""
    evening = Evening(bot, seed)
    await evening.revive()
    await open_lobby(evening)
    practice = evening.practice
    await practice.slash("alice", evening.lobby_channel, "me", setting="zone", value="Europe/Berlin")
    pressed = await practice.click("alice", evening.lobby, control(evening.lobby, "options") or "")
    panel = await practice.wait_answer("alice", pressed)
    panel = await practice.wait_answer("alice", await practice.click("alice", panel, control(panel, "when") or ""))
    days = next(part["options"] for press, part in controls(panel) if press.verb == "when_day")
    pressed = await practice.select("alice", panel, control(panel, "when_day") or "", [days[1]["value"]])
    panel = await practice.wait_answer("alice", pressed)
    await practice.kill_on("POST", "/scheduled-events$", 1, when, bot.pid)
    await evening.lives(practice.select("alice", panel, control(panel, "when_hour") or "", ["20"]))
    await bot.died.wait()
    await evening.revive()
    await evening.settle()
    (event,) = (await practice.ask("look", user="alice"))["events"]
    assert event["description"].endswith(f"\nKontor {evening.table}")
    assert not owed(bot.database)
