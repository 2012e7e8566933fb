"""Users first: what works by itself waits while somebody is being answered, but never for long."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

LONGEST = 0.25
"""Seconds that anybody steps aside at a time."""


class UserPriority:
    """Count who is being answered."""

    def __init__(self) -> None:
        self._answering = 0
        self._quiet = asyncio.Event()
        self._quiet.set()

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """Go first for as long as this lasts."""
        self._answering += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._answering -= 1
            if not self._answering:
                self._quiet.set()

    async def step_aside(self) -> None:
        """Wait until nobody is being answered, but not for ever."""
        if self._quiet.is_set():
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                await self._quiet.wait()
