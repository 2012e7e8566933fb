import asyncio
import os
import sys

import aiohttp
import discord
import pytest

from bot.practice.server.server import PracticeServer
from tests.bot.practice.conftest import Stand
from tests.practice import Practice, PracticeError

CALLER = """
import sys, urllib.request
request = urllib.request.Request(sys.argv[1], data=b'{"content": "x"}', headers={"Authorization": "Bot practice-bot"})
input()
urllib.request.urlopen(request)
"""


@pytest.mark.parametrize("whole", [False, True])
async def test_429_is_waited_out(stand: Stand, whole: bool) -> None:
    """discord.py takes our 429, of a route or of all, for a real one and tries again."""
    await stand.practice.rate_limit("/messages$", 0.05, method="POST", times=2, whole=whole)
    await stand.place.send("x")
    statuses = [e["status"] for e in await stand.practice.requests("POST", "/messages")]
    assert statuses == [429, 429, 200]
    assert len(await stand.practice.visible("alice")) == 1


async def test_429_for_some_time(stand: Stand) -> None:
    """A limit that holds for a time ends when that time is over."""
    await stand.practice.rate_limit("/messages$", 0.02, seconds=600)
    sending = asyncio.create_task(stand.place.send("x"))
    await stand.practice.wait_for(lambda e: e.get("status") == 429)
    await stand.practice.advance(601)
    await sending


async def test_edits_of_old_messages_are_limited(stand: Stand) -> None:
    """Messages older than an hour take a limited number of edits; then Discord answers 429 with code 30046."""
    sent = await stand.place.send("x")
    await stand.practice.limit_old_edits(1)
    await sent.edit(content="young")
    await sent.edit(content="young still")
    await stand.practice.advance(3601)
    await sent.edit(content="old")
    stand.bot.http.max_ratelimit_timeout = 30.0
    with pytest.raises(discord.RateLimited) as refused:
        await sent.edit(content="too old")
    assert refused.value.retry_after == 60.0
    (*_, entry) = await stand.practice.requests("PATCH", f"/{sent.id}")
    assert (entry["status"], entry["code"]) == (429, 30046)
    await stand.practice.limit_old_edits(None)
    await sent.edit(content="at last")


async def test_interaction_429_is_waited_out(stand: Stand) -> None:
    """A limited first response is tried again."""
    stand.bot.presses["go"] = lambda i: i.response.send_message("ok")
    sent = await stand.post_panel()
    await stand.practice.rate_limit("/callback$", 0.05)
    assert (await stand.practice.click("alice", str(sent.id), "go")).type == 4


async def test_bucket_limit_is_told_and_enforced(stand: Stand) -> None:
    """A set limit stands in the headers, and a client that ignores them gets a 429 that tells how long to wait."""
    await stand.practice.limit("/messages$", 1, 600)
    url = f"{stand.server.url}/api/v10/channels/{stand.channel}/messages"
    async with aiohttp.ClientSession(headers={"Authorization": "Bot practice-bot"}) as http:
        async with http.post(url, json={"content": "1"}) as first:
            assert (first.status, first.headers["X-RateLimit-Remaining"]) == (200, "0")
        async with http.post(url, json={"content": "2"}) as second:
            assert (second.status, second.headers["Via"]) == (429, "1.1 practice")
            assert 0 < (await second.json())["retry_after"] <= 600
            assert second.headers["X-RateLimit-Bucket"] == first.headers["X-RateLimit-Bucket"]
    assert len(await stand.practice.visible("alice")) == 1


async def test_bucket_limit_is_waited_out(stand: Stand) -> None:
    """discord.py reads the headers and sends all messages without ever meeting a 429."""
    await stand.practice.limit("/messages$", 2, 0.1)
    await asyncio.gather(*(stand.place.send(str(n)) for n in range(5)))
    assert [e["status"] for e in await stand.practice.requests("POST", "/messages")] == [200] * 5


async def test_failure_is_not_processed(stand: Stand) -> None:
    """A failing answer comes with the wanted code, and nothing was posted."""
    await stand.practice.fail("/messages$", 403, method="POST", code=50013)
    with pytest.raises(discord.Forbidden) as refused:
        await stand.place.send("x")
    assert refused.value.code == 50013
    assert await stand.practice.visible("alice") == []


async def test_5xx_is_tried_again(stand: Stand) -> None:
    """After a 500 discord.py tries again by itself."""
    await stand.practice.fail("/messages$", 500, method="POST")
    await stand.place.send("x")
    assert len(await stand.practice.visible("alice")) == 1


async def test_slow_request_is_processed_late(stand: Stand) -> None:
    """A slow request has arrived but changes nothing before its delay is over."""
    await stand.practice.slow("/messages$", 0.5, method="POST")
    sending = asyncio.create_task(stand.place.send("x"))
    while stand.server.core.transcript.entries[-1]["kind"] != "request":  # noqa: ASYNC110  # an arrival is pushed to nobody
        await asyncio.sleep(0.01)
    assert stand.server.core.world.messages == {}
    await sending
    assert len(await stand.practice.visible("alice")) == 1


async def test_reset_after_processing_then_nonce(stand: Stand) -> None:
    """A cut answer leaves the message behind, and the same nonce finds it instead of doubling it."""
    await stand.practice.reset("/messages$", method="POST")
    with pytest.raises(aiohttp.ClientError):
        await stand.place.send("x", nonce="once")
    (seen,) = await stand.practice.visible("alice")
    assert str((await stand.place.send("x", nonce="once")).id) == seen["id"]
    assert len(await stand.practice.visible("alice")) == 1
    entry = (await stand.practice.requests("POST", "/messages"))[0]
    assert (entry["message_id"], entry["cut"]) == (seen["id"], "reset after processing")


async def test_nth_request_and_clear(stand: Stand) -> None:
    """A rule may spare the first requests, and is gone when faults are cleared."""
    await stand.practice.reset("/messages$", method="POST", nth=2)
    await stand.place.send("1")
    with pytest.raises(aiohttp.ClientError):
        await stand.place.send("2")
    await stand.practice.reset("/messages$", method="POST")
    await stand.practice.clear_faults()
    await stand.place.send("3")


async def test_unknown_route_is_loud(stand: Stand) -> None:
    """A route the server lacks is a 501 that the transcript shows."""
    with pytest.raises(discord.DiscordServerError, match="no route POST"):
        await stand.place.typing()
    entry = await stand.practice.wait_for(lambda e: e.get("status") == 501)
    assert entry["path"] == f"/channels/{stand.channel}/typing"


@pytest.mark.parametrize("several", [False, True])
@pytest.mark.parametrize(("when", "left"), [("before", 0), ("after", 1)])
async def test_kill_on_request(server: PracticeServer, when: str, left: int, several: bool) -> None:
    """The chosen process, or that of several which makes the request, dies; it was processed only if it dies after."""
    seed = server.seed()
    url = f"{server.url}/api/v10/channels/{seed['channel']}/messages"
    async with Practice(server.url, server.token) as practice:
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", CALLER, url, stdin=asyncio.subprocess.PIPE)
        pid = [os.getpid(), process.pid] if several else process.pid
        await practice.kill_on("POST", "/messages$", 1, when, pid)  # type: ignore[arg-type]  # both are allowed
        await process.communicate(b"\n")
        assert process.returncode == -9
        entry = await practice.wait_for(lambda e: e.get("cut"))
        assert entry["cut"] == f"killed {process.pid}"
        assert ("message_id" in entry) == (left == 1)
        assert len(await practice.visible("alice")) == left


async def test_no_foreign_process_is_killed(server: PracticeServer) -> None:
    """Only the process that makes the deadly request dies: not this one, nor another one that is named."""
    seed = server.seed()
    url = f"{server.url}/api/v10/channels/{seed['channel']}/messages"
    other = await asyncio.create_subprocess_exec(sys.executable, "-c", "input()", stdin=asyncio.subprocess.PIPE)
    async with Practice(server.url, server.token) as practice:
        for pid in (0, -1, 1, os.getpid(), other.pid, [os.getpid(), other.pid]):
            caller = await asyncio.create_subprocess_exec(
                sys.executable, "-c", CALLER, url, stdin=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
            )
            await practice.kill_on("POST", "/messages$", 1, "before", pid)
            await caller.communicate(b"\n")
            assert caller.returncode == 1
        cuts = [entry["cut"] for entry in await practice.transcript("request")]
    assert len(cuts) == 6
    assert all(cut.startswith("refused to kill") for cut in cuts)
    assert other.returncode is None
    await other.communicate(b"\n")


async def test_fault_of_the_server_is_loud(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug in the practice server is a 501 with a traceback in the transcript, never a quiet 200."""
    monkeypatch.setattr(stand.server.core.world, "in_channel", None)
    with pytest.raises(discord.DiscordServerError, match="practice server failed"):
        [m async for m in stand.place.history()]
    entry = await stand.practice.wait_for(lambda e: e.get("status") == 501)
    assert "TypeError" in entry["error"]


async def test_unknown_op(stand: Stand) -> None:
    """A control request that does not exist is told so."""
    with pytest.raises(PracticeError, match="KeyError"):
        await stand.practice.ask("dance")
