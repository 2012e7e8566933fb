"""Whose turn it is to write: tasks that a user waits for go before background work."""

from __future__ import annotations

import asyncio
from collections import deque
from contextvars import ContextVar
from types import TracebackType

MAX_OVERTAKEN = 20
"""So many go first while somebody behind waits; then it is their turn, so that presses never stop all else."""
_BEHIND: ContextVar[bool] = ContextVar("behind", default=False)


def step_behind() -> None:
    """Let the task that calls this, and those it begins, wait for everybody else from now on."""
    _BEHIND.set(True)


class Turns:
    """A lock that is held by one task at a time; those of the same rank take it in order."""

    def __init__(self) -> None:
        self._held = False
        self._passed = 0
        self._front: deque[asyncio.Future[None]] = deque()
        self._behind: deque[asyncio.Future[None]] = deque()

    async def __aenter__(self) -> None:
        """Wait for the turn."""
        if not self._held:
            self._held = True
            return
        turn = asyncio.get_running_loop().create_future()
        (self._behind if _BEHIND.get() else self._front).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # it had just been given
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Give the turn to the next one."""
        self._pass_on()

    def _pass_on(self) -> None:
        while self._front or self._behind:
            turn = self._next()
            if not turn.done():  # else the waiting task was cancelled
                turn.set_result(None)
                return
        self._held = False

    def _next(self) -> asyncio.Future[None]:
        if self._front and (not self._behind or self._passed < MAX_OVERTAKEN):
            self._passed += 1 if self._behind else 0
            return self._front.popleft()
        self._passed = 0
        return self._behind.popleft()
