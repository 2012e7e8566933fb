"""Trouble on the wire other than kills: limits, errors, cut connections, closed DMs, deleted places, a second bot."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.waiting import PATIENCE
from tests.wire.baseline import Baseline
from tests.wire.playing import Evening
from tests.wire.processes import Bot
from tests.wire.seen import Json, control, offers, text
from tests.wire.transcripts import owed
from tests.wire.weather import FAULTS, Weather

EPHEMERAL = 64
POSTS = "POST", "/messages"


def requests(evening: Evening, method: str, path: str) -> list[Json]:
    """List the requests so far with this method whose path ends so."""
    seen = [entry for entry in evening.practice.entries if entry["kind"] == "request"]
    return [entry for entry in seen if entry["method"] == method and entry["path"].endswith(path)]


async def _board(evening: Evening) -> Json:
    board = await evening.board()
    assert board is not None
    return board


async def _direct(evening: Evening, user: str) -> list[Json]:
    """List a user's direct messages; answers to commands that were typed there are none."""
    return [m for m in await evening.practice.visible(user, evening.dms[user]) if not m["flags"] & EPHEMERAL]


async def test_bad_weather(bot: Bot, baseline: Baseline, seed: str) -> None:
    """Cut answers, server errors, limits and a gateway that comes and goes change nothing at a whole table."""
    weather = Weather(Random(seed))
    evening = Evening(bot, seed, weather, baseline.phases)
    await evening.play()
    print(*weather.seen, sep=", ")
    assert set(weather.seen) == set(FAULTS)
    await baseline.check(evening)


async def test_repeated_post_is_one_message(evening: Evening) -> None:
    """A post whose answer was cut is sent again with the same nonce, and Discord has it once."""
    await evening.open()
    await evening.practice.reset(r"/channels/\d+/messages$", "POST", times=3)
    await evening.begin()
    sent = [e for e in requests(evening, *POSTS) if "nonce" in e["body"]]
    cut = {e["body"]["nonce"] for e in sent if e.get("cut")}
    assert len(cut) == 3
    for nonce in cut:
        tries = [e for e in sent if e["body"]["nonce"] == nonce]
        assert len(tries) == 2
        assert len({e["message_id"] for e in tries}) == 1
    assert set((await evening.messages()).deliveries.values()) == {1}


async def test_limit_holds_up_one_channel_only(evening: Evening, bot: Bot, seed: str) -> None:
    """While one table's channel is limited another table goes on, and later the first has all its messages too."""
    other = Evening(bot, seed, users=("chen", "dora"))
    for table in (evening, other):
        await table.open()
        await table.begin()
    await evening.practice.rate_limit(f"^/channels/{evening.thread}/messages", 0.3, seconds=600)
    since = evening.now
    held = asyncio.create_task(evening.play_on(1))
    await evening.practice.wait_for(lambda e: e.get("status") == 429, since, PATIENCE)
    other.patient = False
    await other.play_on(2)
    await other.practice.wait_for(_posted(other.thread), since, PATIENCE)
    assert not [e for e in evening.practice.entries if e["n"] >= since and _posted(evening.thread)(e)]
    await evening.practice.clear_faults()
    await held
    await other.settle()
    for table in (evening, other):
        told = await table.messages()
        assert set(told.deliveries.values()) == {1}
        assert told.live["thread", "board", None]["buttons"]


def _posted(channel: str) -> Callable[[Json], bool]:
    def fits(entry: Json) -> bool:
        return entry.get("path") == f"/channels/{channel}/messages" and entry.get("status") == 200

    return fits


async def test_discord_is_down_for_a_while(evening: Evening, baseline: Baseline) -> None:
    """Messages queued while every request fails are delivered afterwards, each once."""
    await evening.open()
    await evening.begin()
    await evening.play_on(1)
    await evening.practice.fail(r"^/channels", 503, times=6)
    await evening.play_on()
    assert [e for e in evening.practice.entries if e.get("status") == 503]
    await baseline.check(evening)


async def test_closed_dms(evening: Evening, baseline: Baseline) -> None:
    """A user with closed DMs is told at the join, is called in the channel, plays there, and may change their mind."""
    await evening.practice.close_dms("bruno")
    await evening.open()
    note = (await evening.practice.visible("bruno", evening.lobby_channel))[-1]
    assert note["flags"] & EPHEMERAL
    await evening.begin()
    assert f"<@{evening.bot.served.world['users']['bruno']}>" in text(await _board(evening))
    assert await evening.panel("bruno") is None
    evening.without_dms = ("bruno",)
    await evening.play_on(3)
    assert not await _direct(evening, "bruno")
    evening.without_dms = ()
    await evening.practice.open_dms("bruno")
    await evening.step("choose", lambda: evening.practice.click("bruno", note, control(note, "dms_on") or ""))
    await evening.play_on()
    assert await _direct(evening, "bruno")
    assert evening.kept() == baseline.kept


async def test_deleted_thread(evening: Evening, baseline: Baseline) -> None:
    """A table whose thread is deleted goes on in the lobby's channel."""
    await evening.open()
    await evening.begin()
    await evening.play_on(2)
    await evening.practice.delete_channel(evening.thread)
    await evening.settle()
    board = await _board(evening)
    assert board["channel_id"] == evening.lobby_channel
    await evening.play_on()
    assert evening.kept().counted == baseline.kept.counted
    assert evening.kept().table[-1] == "deleted"
    assert evening.kept().lost == 0


async def test_deleted_messages_are_posted_anew(evening: Evening) -> None:
    """A board and a direct message that were deleted come again with the next thing to say."""
    await evening.open()
    await evening.begin()
    panel = await evening.panel("alice")
    assert panel is not None
    await evening.practice.delete_message(await _board(evening))
    await evening.practice.delete_message(panel)
    choice = min(offers(panel))
    here = evening.dms["alice"]
    await evening.step("choose", lambda: evening.practice.slash("alice", here, "move", choice=choice))
    assert "Bruno" in text(await _board(evening))
    await evening.play_on()
    assert evening.kept().table[0] == "ended"


async def test_second_bot_does_not_start(evening: Evening, baseline: Baseline) -> None:
    """A second bot on the same data says in one sentence why it ends, and the first one plays on."""
    known = {"PATH": os.environ["PATH"], "DISCORD_TOKEN": "invented", "KONTOR_DATA": str(evening.bot.data)}
    await evening.open()
    second = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        cwd=Path(__file__).parents[2],
        env=known,
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await asyncio.wait_for(second.communicate(), PATIENCE)
    assert second.returncode == 1
    assert len(said.decode().splitlines()) == 1, said.decode()
    assert not owed(evening.bot.database)
    await evening.begin()
    await evening.play_on()
    await baseline.check(evening)


async def test_stops_in_order(evening: Evening) -> None:
    """SIGTERM ends the bot without an error, and pending messages go out with the next start."""
    await evening.open()
    await evening.practice.rate_limit(r"^/channels/\d+/messages", 0.5, seconds=600)
    await evening.look()
    await evening.practice.click("alice", evening.lobby, control(evening.lobby, "start") or "")
    assert await evening.bot.stop() == 0
    assert owed(evening.bot.database)
    await evening.practice.clear_faults()
    await evening.revive()
    await evening.settle()
    assert set((await evening.messages()).deliveries.values()) == {1}
    assert await evening.panel("bruno") is not None
