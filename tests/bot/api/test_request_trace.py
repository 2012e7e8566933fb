"""The last look right before a request leaves: at the lease, and at what its message shows by then."""

from __future__ import annotations

from contextlib import suppress

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.api.request_trace import leaving_trace
from bot.tables.delivery.leased import LeaseOver
from bot.tables.ports.messenger import TooOld

NOWHERE = "http://127.0.0.1:1/api/v10"
"""Where nobody listens: what is let through finds nobody."""


@pytest.mark.parametrize(
    ("alive", "method", "path", "stopped"),
    [
        (False, "PATCH", "/channels/1/messages/2", True),
        (False, "POST", "/channels/1/messages", True),
        (False, "DELETE", "/channels/1/messages/2", True),
        (False, "GET", "/gateway/bot", False),
        (False, "POST", "/interactions/1/token/callback", False),
        (False, "PATCH", "/webhooks/1/token/messages/@original", False),
        (True, "PATCH", "/channels/1/messages/2", False),
    ],
)
async def test_nothing_leaves_after_the_lease(alive: bool, method: str, path: str, stopped: bool) -> None:
    """Nothing but answers to users, and what changes nothing."""
    async with aiohttp.ClientSession(trace_configs=[leaving_trace(lambda: alive)]) as session:
        with pytest.raises(LeaseOver if stopped else aiohttp.ClientConnectorError):
            await session.request(method, NOWHERE + path)


@pytest.mark.parametrize(
    ("path", "status", "noted"),
    [
        ("/interactions/12/token/callback", 204, [12]),
        ("/interactions/12/token/callback", 500, [12]),
        ("/interactions/12/token/callback", None, [12]),
        ("/interactions/12/token/callback", 400, []),
        ("/webhooks/12/token/messages/@original", 200, []),
    ],
)
async def test_first_answers_that_may_have_arrived_are_noted(path: str, status: int | None, noted: list[int]) -> None:
    """Also if nobody knows, as the connection was lost; what Discord refused has not arrived."""

    async def answer(request: web.Request) -> web.Response:
        if status is None:
            assert request.transport is not None
            request.transport.close()
        return web.Response(status=status or 200)

    app, found = web.Application(), list[int]()
    app.router.add_route("*", "/{path:.*}", answer)
    async with TestServer(app) as server:
        trace = leaving_trace(lambda: True, note_sent=found.append)
        async with aiohttp.ClientSession(trace_configs=[trace]) as session:
            with suppress(aiohttp.ServerDisconnectedError):
                await (await session.post(server.make_url(path))).read()
    assert found == noted


@pytest.mark.parametrize(
    ("method", "path", "body", "old"),
    [
        ("PATCH", "/channels/1/messages/2", '{"code": 30046, "retry_after": 60}', True),
        ("PATCH", "/channels/1/messages/2", '{"code": 0, "retry_after": 60}', False),
        ("PATCH", "/channels/1/messages/2", "banned", False),
        ("POST", "/channels/1/messages", '{"code": 30046, "retry_after": 60}', False),
    ],
)
async def test_too_many_edits_of_an_old_message_are_no_rate_limit(method: str, path: str, body: str, old: bool) -> None:
    """Otherwise discord.py would wait and try again, and hide the error code; bodies of other answers stay readable."""

    async def answer(_request: web.Request) -> web.Response:
        return web.Response(status=429, text=body)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession(trace_configs=[leaving_trace(lambda: True)]) as session,
    ):
        if old:
            with pytest.raises(TooOld):
                await session.request(method, server.make_url(path))
        else:
            assert await (await session.request(method, server.make_url(path))).text() == body
