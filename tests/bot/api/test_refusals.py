"""Requests that Discord refuses are counted, and slow the bot down long before it would be blocked."""

from __future__ import annotations

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.api.refusals import GAP, SLOW_FROM, WINDOW, Refusals
from bot.api.request_trace import leaving_trace

BLOCKED_FROM = 10_000


class Time:
    """A clock that only sleeps move."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


async def test_an_hour_of_refusals_stays_far_below_the_limit() -> None:
    """Whatever is refused as fast as it goes out: never near 10,000 in ten minutes."""
    time = Time()
    refusals, most = Refusals(time, time.sleep), 0
    while time.now < 3_600:
        await refusals.wait()
        refusals.note(401, {})
        most = max(most, refusals.count)
    assert SLOW_FROM <= most < BLOCKED_FROM / 5


async def test_few_refusals_slow_nothing_down_and_old_ones_are_forgotten() -> None:
    """Ten minutes later requests leave as fast as before."""
    time = Time()
    refusals = Refusals(time, time.sleep)
    for _ in range(SLOW_FROM):
        await refusals.wait()
        refusals.note(429, {})
    assert time.now == 0
    await refusals.wait()
    await refusals.wait()
    assert time.now == GAP
    time.now += WINDOW
    assert refusals.count == 0
    before = time.now
    await refusals.wait()
    assert time.now == before


@pytest.mark.parametrize(
    ("status", "scope", "counted"),
    [(401, "", 1), (403, "", 1), (429, "user", 1), (429, "shared", 0), (404, "", 0), (400, "", 0), (200, "", 0)],
)
async def test_what_discord_counts_is_counted(status: int, scope: str, counted: int) -> None:
    """By the answers that come, whatever has asked."""

    async def answer(_request: web.Request) -> web.Response:
        return web.Response(status=status, headers={"X-RateLimit-Scope": scope} if scope else {})

    app, refusals = web.Application(), Refusals()
    app.router.add_route("*", "/{path:.*}", answer)
    async with TestServer(app) as server:
        trace = leaving_trace(lambda: True, refusals)
        async with aiohttp.ClientSession(trace_configs=[trace]) as session:
            await session.post(server.make_url("/channels/1/messages"))
    assert refusals.count == counted


async def test_answers_to_users_do_not_wait() -> None:
    """Discord gives three seconds for them."""
    time = Time()
    refusals = Refusals(time, time.sleep)
    for _ in range(SLOW_FROM):
        refusals.note(403, {})

    async def answer(_request: web.Request) -> web.Response:
        return web.Response()

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    trace = leaving_trace(lambda: True, refusals)
    async with TestServer(app) as server, aiohttp.ClientSession(trace_configs=[trace]) as session:
        await session.get(server.make_url("/gateway/bot"))
        for _ in range(3):
            await session.post(server.make_url("/interactions/1/token/callback"))
        assert time.now == 0
        await session.post(server.make_url("/channels/1/messages"))
        assert time.now == GAP
