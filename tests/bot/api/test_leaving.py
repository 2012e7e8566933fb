"""The last look right before a request leaves: at the lease, and at what its message shows by then."""

from __future__ import annotations

import aiohttp
import pytest

from bot.api.leaving import leaving_trace
from bot.tables.delivery.leased import LeaseOver

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
