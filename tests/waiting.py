"""Waiting for what should happen: for the thing itself, with a bound that only something broken reaches.

A machine may be slow or busy. No test may fail because it is, so none sleeps for a while and then looks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

PATIENCE = 180.0
GLANCE = 0.002


async def until(happened: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait until something has happened; what tells may be a coroutine function."""
    async with asyncio.timeout(PATIENCE):
        while not (await told if isinstance(told := happened(), Awaitable) else told):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(GLANCE)
