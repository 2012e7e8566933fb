"""Checks right before a request leaves, after waiting for rate limits, and a check for limits of old edits."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

from bot.api.errors import messenger_error
from bot.api.refusals import Refusals
from bot.tables.delivery.leased import LeaseOver
from bot.tables.ports.messenger import TooOld, land, leave

Request = aiohttp.TraceRequestStartParams
Response = aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams
ANSWERS = ("/interactions/", "/webhooks/")
"""Part of the URL of answers to users, which are never stopped: users must learn even that storing failed."""
FIRST_ANSWER = re.compile(r"/interactions/(\d+)/[^/]+/callback$", re.ASCII)
SHOWS = ("POST", "PATCH")
"""HTTP methods that create or change messages."""
LIMITED: Final = 429


def leaving_trace(
    alive: Callable[[], bool],
    refusals: Refusals | None = None,
    note_sent: Callable[[int], None] = lambda _interaction: None,
) -> aiohttp.TraceConfig:
    """Return a trace that stops changes at Discord once this process is not `alive`, as another may have replaced it.

    It notifies a message's `Change` when the request leaves and when Discord has answered, and stops an outdated one.
    It raises TooOld for too many edits of an old message, because discord.py would wait as for a rate limit.
    It counts refusals; after many, all requests but answers to users wait for a turn. `note_sent` is called with each
    interaction whose first answer may have arrived.
    """
    refused = refusals or Refusals()

    async def check(_session: aiohttp.ClientSession, _: SimpleNamespace, request: Request) -> None:
        answer = any(each in request.url.path for each in ANSWERS)
        if not answer:
            await refused.wait()
        if request.method != "GET" and not alive() and not answer:
            raise LeaseOver
        if request.method in SHOWS:
            leave()

    async def end(_session: aiohttp.ClientSession, _: SimpleNamespace, response: Response) -> None:
        if isinstance(response, aiohttp.TraceRequestEndParams):
            refused.note(response.response.status, response.response.headers)
            if response.method == "PATCH" and response.response.status == LIMITED:
                await _check_old_edit(response.response)
            if 400 <= response.response.status < 500:
                return land()
        if (first := FIRST_ANSWER.search(response.url.path)) is not None:
            note_sent(int(first[1]))
        return land()

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(check)
    trace.on_request_end.append(end)
    trace.on_request_exception.append(end)
    return trace


async def _check_old_edit(response: aiohttp.ClientResponse) -> None:
    """Raise TooOld if Discord refuses further edits of an old message; discord.py can still read the body."""
    with suppress(ValueError):
        body = json.loads(await response.read())
        error = messenger_error(discord.HTTPException(response, body)) if isinstance(body, dict) else None
        if isinstance(error, TooOld):
            raise error
