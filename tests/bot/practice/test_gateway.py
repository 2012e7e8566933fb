import asyncio

import discord
import pytest

from bot.practice.rules.events import check
from tests.bot.practice.conftest import Stand
from tests.waiting import PATIENCE


async def _op(stand: Stand, op: int, since: int) -> None:
    """Wait for a frame from the bot."""
    await stand.practice.wait_for(
        lambda e: e["kind"] == "gateway" and e.get("direction") == "in" and e["op"] == op, since, 10
    )


def _now(stand: Stand) -> int:
    return len(stand.server.core.transcript.entries)


async def _answers(stand: Stand, message: discord.Message) -> None:
    stand.bot.presses["go"] = lambda i: i.response.send_message("ok", ephemeral=True)
    assert (await stand.practice.click("alice", str(message.id), "go")).type == 4


async def test_dropped_socket_resumes_with_replay(stand: Stand) -> None:
    """What happened while the bot was away is replayed when it resumes."""
    sent, since = await stand.post_panel(), _now(stand)
    await stand.practice.shut_gateway()
    await stand.practice.drop_sockets()
    await stand.practice.wait_for(lambda e: e.get("close") == "cut", since)
    stand.bot.presses["go"] = lambda i: i.response.send_message("replayed", ephemeral=True)
    pressed = asyncio.create_task(stand.practice.click("alice", str(sent.id), "go"))
    await stand.practice.wait_for(lambda e: e.get("t") == "INTERACTION_CREATE", since)
    await stand.practice.shut_gateway(False)
    assert (await pressed).message
    assert stand.bot.resumed == 1
    await _op(stand, 6, since)


async def test_reconnect_resumes(stand: Stand) -> None:
    """Op 7 makes the bot resume the same session."""
    sent, since, session = await stand.post_panel(), _now(stand), list(stand.server.core.gateway.sessions)
    await stand.practice.reconnect()
    await _op(stand, 6, since)
    await _answers(stand, sent)
    assert list(stand.server.core.gateway.sessions) == session


async def test_invalid_session_identifies_anew(stand: Stand) -> None:
    """Op 9 makes the bot identify again, at once, with a new session."""
    sent, since, session = await stand.post_panel(), _now(stand), list(stand.server.core.gateway.sessions)
    await stand.practice.invalidate()
    await _op(stand, 2, since)
    await stand.practice.wait_for(lambda e: e["kind"] == "gateway" and e["op"] == 2, since)
    await _answers(stand, sent)
    assert list(stand.server.core.gateway.sessions) != session


async def test_refused_resume_identifies_anew(stand: Stand) -> None:
    """A refused RESUME is followed by a fresh IDENTIFY."""
    sent, since = await stand.post_panel(), _now(stand)
    await stand.practice.refuse_resume()
    await stand.practice.drop_sockets()
    await _op(stand, 6, since)
    await _op(stand, 2, since)
    await _answers(stand, sent)


async def test_close_4004_ends_the_bot(stand: Stand) -> None:
    """Close code 4004 ends the client for good."""
    await stand.practice.close_gateway(4004)
    with pytest.raises(discord.ConnectionClosed) as closed:
        await asyncio.wait_for(asyncio.shield(stand.running), PATIENCE)
    assert closed.value.code == 4004


async def test_wrong_token(stand: Stand) -> None:
    """A wrong token is refused at login with 401."""
    stranger = discord.Client(intents=discord.Intents.none())
    with pytest.raises(discord.LoginFailure):
        await stranger.login("wrong")
    await stranger.close()


async def test_intents_decide_what_arrives(stand: Stand) -> None:
    """A bot without message intents gets no MESSAGE_CREATE, but the transcript has it."""
    await stand.place.send("x")
    entry = await stand.practice.wait_for(lambda e: e.get("t") == "MESSAGE_CREATE")
    assert entry["sessions"] == []
    guild = await stand.practice.wait_for(lambda e: e["kind"] == "gateway" and e["op"] == 2)
    assert guild["direction"] == "in"


async def test_heartbeats_are_answered(stand: Stand) -> None:
    """The first heartbeat was answered, so the bot knows its latency."""
    assert stand.bot.latency < 5


@pytest.mark.parametrize("broken", [{"id": "1"}, {"id": "1", "channel_id": "2", "guild_id": None}])
def test_broken_event_is_not_sent(broken: dict[str, str | None]) -> None:
    """An event with a missing field, or null where absent is meant, is stopped before it is sent."""
    with pytest.raises(ValueError, match="bad MESSAGE_DELETE"):
        check("MESSAGE_DELETE", broken)
