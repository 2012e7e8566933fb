"""Tasks that are cancelled at a step: whenever what they await has not come yet, or has come just now."""

from __future__ import annotations

import asyncio
import types
from collections.abc import Coroutine, Generator
from typing import Any


class Steps:
    """Count the steps of a task's work, and cancel the task at some of them.

    At each step the work waits for something. With `late` the cancellation comes when that is there already, before the
    task goes on.
    """

    def __init__(self, at: frozenset[int] = frozenset(), *, late: bool = False) -> None:
        self.at, self.late, self.count = at, late, 0

    async def take(self, work: Coroutine[Any, Any, None]) -> bool:
        """Do the work in a task of its own; tell whether it was cancelled."""
        task = asyncio.create_task(self._walk(work))
        (found,) = await asyncio.gather(task, return_exceptions=True)
        if found is not None and not isinstance(found, asyncio.CancelledError):
            raise found
        return found is not None

    async def _walk(self, work: Coroutine[Any, Any, None]) -> None:
        await self._step(work)

    @types.coroutine
    def _step(self, work: Coroutine[Any, Any, None]) -> Generator[Any, None, None]:
        """Pass on what the work waits for, as `await` does."""
        task, error = asyncio.current_task(), None
        assert task is not None
        while True:
            try:
                awaited = work.send(None) if error is None else work.throw(error)
            except StopIteration:
                return
            self.count += 1
            if self.count in self.at:
                self._cancel(task, awaited)
            error = None
            try:
                yield awaited
            except BaseException as raised:  # noqa: BLE001 - the work is to have it, whatever it is
                error = raised

    def _cancel(self, task: asyncio.Task[Any], awaited: asyncio.Future[Any] | None) -> None:
        if self.late and awaited is not None:
            awaited.add_done_callback(lambda _: task.cancel())  # called before the task's own, which is added later
        else:
            asyncio.get_running_loop().call_soon(task.cancel)
