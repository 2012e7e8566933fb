"""The rest of those who work by themselves: until something may be due, or until somebody wakes them."""

from __future__ import annotations

import asyncio
import contextlib


class Waker:
    """Wake one worker; being woken before it rests is not lost."""

    def __init__(self) -> None:
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """End the rest, or the next one."""
        self._woken.set()

    @property
    def is_woken(self) -> bool:
        """Tell whether somebody has woken the worker since it last began to look."""
        return self._woken.is_set()

    def begin(self) -> None:
        """Note that the worker looks now: before it looks, so that nobody who wakes it meanwhile is slept through."""
        self._woken.clear()

    async def rest(self, seconds: float) -> None:
        """Wait until somebody wakes the worker, but no longer than so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # not `wait_for`, which may swallow a cancellation
                await self._woken.wait()
