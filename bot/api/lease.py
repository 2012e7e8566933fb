"""The last look at the lease: right before a request leaves, however long it waited for its turn at Discord."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

from bot.tables.delivery.leased import LeaseOver

Request = aiohttp.TraceRequestStartParams
ANSWERS = ("/interactions/", "/webhooks/")
"""In the address of answers to users: who pressed is to learn also that nothing could be stored."""


def lease_trace(alive: Callable[[], bool]) -> aiohttp.TraceConfig:
    """Stop what would change something at Discord once this process is not `alive`: others may count it as dead."""

    async def check(_session: aiohttp.ClientSession, _: SimpleNamespace, request: Request) -> None:
        answers = any(each in request.url.path for each in ANSWERS)
        if request.method != "GET" and not answers and not alive():
            raise LeaseOver

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(check)
    return trace
