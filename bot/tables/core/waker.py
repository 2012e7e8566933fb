"""How background workers sleep: until something may be due, or until they are woken."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import Final

from storage import Store, Writer


class Waker:
    """Wakes one worker; a wake-up before it rests is kept."""

    def __init__(self) -> None:
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """End the rest, or the next one."""
        self._woken.set()

    @property
    def is_woken(self) -> bool:
        """Tell whether the worker was woken since it last began to look."""
        return self._woken.is_set()

    def begin(self) -> None:
        """Note that the worker begins to look; called before it looks, so that no later wake-up is missed."""
        self._woken.clear()

    async def rest(self, seconds: float) -> None:
        """Wait until the worker is woken, but no longer than this many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # not `wait_for`, which may swallow a cancellation
                await self._woken.wait()


QUEUE: Final = "queue"
"""The kind of claims on the queue of one recipient."""


class Arrivals:
    """Let an answer wait until the relay has delivered a message. Best effort: lost on restart."""

    def __init__(self) -> None:
        self._expected: dict[tuple[str, str], asyncio.Future[int | None]] = {}

    def expect(self, recipient: str, about: str) -> asyncio.Future[int | None]:
        """Wait for the next message to a user about something: its id, or None if it could not be sent."""
        expected: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._expected[recipient, about] = expected
        return expected

    def note(self, recipient: str, about: str, message_id: int | None) -> None:
        """Tell waiting answers that a message was sent, or that it failed."""
        expected = self._expected.pop((recipient, about), None)
        if expected is not None and not expected.done():
            expected.set_result(message_id)


async def claim_queue(store: Store, tx: Writer, recipient: str) -> None:
    """Claim the recipient's queue for this process, unless another one is delivering to it.

    Only the process that delivers a message can notify an answer that waits for it.
    """
    if store.shared:
        await tx.claims.take(QUEUE, [recipient])


MAX_YIELD = 0.25
"""Most seconds for which other work waits at a time."""
LULL = 0.5
"""Seconds after an answer in which the next press is likely; catching up after a downtime waits for them."""


class UserPriority:
    """Count the users who are being answered."""

    def __init__(self) -> None:
        self._answering = 0
        self._answered_at = -LULL  # a monotonic clock may begin at 0
        self._quiet = asyncio.Event()
        self._quiet.set()

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """Let a user's answer go first while the block runs."""
        self._answering += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._answering -= 1
            self._answered_at = time.monotonic()
            if not self._answering:
                self._quiet.set()

    async def step_aside(self) -> None:
        """Wait until no user is being answered, but not for ever."""
        if self._quiet.is_set():
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(MAX_YIELD):
                await self._quiet.wait()

    @property
    def are_active(self) -> bool:
        """Tell whether somebody is being answered, or was just now."""
        return not self._quiet.is_set() or time.monotonic() < self._answered_at + LULL

    async def wait_for_lull(self, longest: float) -> None:
        """Wait until no user was answered for a little while, but not longer than this many seconds."""
        end = time.monotonic() + longest
        while self.are_active and time.monotonic() < end:  # noqa: ASYNC110 - each press makes the lull later
            await asyncio.sleep(min(LULL, longest) / 5)
