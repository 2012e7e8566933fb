"""An event loop whose time jumps to the next timer; a seed decides which of several ready callbacks runs first."""

from __future__ import annotations

import asyncio
import gc
import heapq
import sys
import warnings
import weakref
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any

STEP = 0.00001
"""Seconds that each callback takes."""
THREAD = (0.0005, 0.02)
"""Least and most seconds that work in a thread takes."""
ENDLESS = 300_000
"""Most callbacks in a row without an idle loop; more would mean an endless loop."""


class Process:
    """A simulated process: all its tasks, timers and threads end together."""

    def __init__(self, name: str) -> None:
        self.name, self.lives = name, True


DISCORD = Process("discord")
PROCESS: ContextVar[Process] = ContextVar("process", default=DISCORD)


def within(process: Process) -> Context:
    """Return a context whose tasks and timers belong to a process."""
    context = copy_context()
    context.run(PROCESS.set, process)
    return context


class Stuck(Exception):
    """Raised if there is nothing left to wait for, or if callbacks loop endlessly."""


class SimulatedLoop(asyncio.AbstractEventLoop):
    """Runs the callbacks of living processes in a random order; work for threads runs in place."""

    def __init__(self, luck: Random) -> None:
        self._luck, self._now, self._count = luck, 0.0, 0
        self._ready: list[tuple[asyncio.Handle, Process]] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle, Process]] = []
        self._closed = False
        self._owners: weakref.WeakKeyDictionary[asyncio.Task[Any], Process] = weakref.WeakKeyDictionary()
        self._buried: list[asyncio.Task[Any]] = []
        self.steps = 0
        self.failed: list[dict[str, Any]] = []
        self.before_step: Callable[[], None] = lambda: None

    # The interface of an event loop

    def time(self) -> float:
        """Return the simulated seconds."""
        return self._now

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> asyncio.Handle:  # type: ignore[override]  # any callback
        """Run a callback once its turn is drawn."""
        context = context or copy_context()
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append((handle, context.get(PROCESS, DISCORD)))
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]  # there are no threads

    def call_later(  # type: ignore[override]  # any callback
        self, delay: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Run a callback after so many simulated seconds."""
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(self, when: float, callback: Any, *args: Any, context: Context | None = None) -> asyncio.TimerHandle:  # type: ignore[override]  # any callback
        """Run a callback at a simulated time."""
        context = context or copy_context()
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, handle, context.get(PROCESS, DISCORD)))
        return handle

    def create_future(self) -> asyncio.Future[Any]:
        """Make a future."""
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> asyncio.Task[Any]:
        """Make a task that belongs to the process that makes it."""
        context = context or copy_context()
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        self._owners[task] = context.get(PROCESS, DISCORD)
        return task

    def run_in_executor(self, _executor: Any, work: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]  # any callback
        """Run a thread's work in place, a little later."""
        future = self.create_future()
        self.call_later(self._luck.uniform(*THREAD), _work, future, work, args)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Note an error in a callback, unless its task died with its process."""
        task = context.get("task") or context.get("future")
        if not isinstance(task, asyncio.Task) or self._owners.get(task, DISCORD).lives:
            self.failed.append(context)

    def get_debug(self) -> bool:
        """Return False."""
        return False

    def is_running(self) -> bool:
        """Return True, because only the loop's own callbacks can call this."""
        return True

    def is_closed(self) -> bool:
        """Tell whether it was closed."""
        return self._closed

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Do nothing: a cancelled timer is skipped when its time comes."""

    # The simulation

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine to its end, and return its result."""
        asyncio._set_running_loop(self)
        try:
            task, since = self.create_task(work), 0
            while not task.done():
                since = since + 1 if self._ready else 0
                if since > ENDLESS:
                    raise Stuck(f"{len(self._ready)} callbacks go round in circles: {self._ready[:5]}")
                self._run_next()
            return task.result()
        finally:
            asyncio._set_running_loop(None)

    def _run_next(self) -> None:
        self._ring()
        handle, owner = self._pick()
        if owner.lives and not handle.cancelled():
            self.steps += 1
            self._now += STEP
            handle._run()
            self.before_step()

    def _ring(self) -> None:
        """Make due timers ready; if nothing is ready, advance to the next timer."""
        while self._timers and (not self._ready or self._timers[0][0] <= self._now):
            when, _, handle, owner = heapq.heappop(self._timers)
            if owner.lives and not handle.cancelled():
                self._now = max(self._now, when)
                self._ready.append((handle, owner))
        if not self._ready:
            raise Stuck("nothing is left to wait for")

    def _pick(self) -> tuple[asyncio.Handle, Process]:
        at = int(self._luck.random() * len(self._ready))
        self._ready[at], self._ready[-1] = self._ready[-1], self._ready[at]
        return self._ready.pop()

    def end(self, process: Process) -> None:
        """Let a process die: none of its code runs any more, not even `finally` blocks."""
        process.lives = False
        # Its coroutines must not be closed, because that would run their `finally` blocks.
        self._buried += [task for task in asyncio.all_tasks(self) if self._owners.get(task) is process]

    def close(self) -> None:
        """Let all processes die, and ignore the errors that their coroutines raise."""
        self._closed = True
        hook, sys.unraisablehook = sys.unraisablehook, lambda _raised: None
        asyncio._set_running_loop(self)  # otherwise, tasks that they start while ending would get a new loop
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                self._close_tasks()
                for left in (self._ready, self._timers, self._buried):
                    left.clear()
                gc.collect()
        finally:
            asyncio._set_running_loop(None)
            sys.unraisablehook = hook

    def _close_tasks(self) -> None:
        """Close all remaining tasks, and those that start meanwhile."""
        closed: set[asyncio.Task[Any]] = set()
        while left := {*self._buried, *asyncio.all_tasks(self)} - closed:
            for task in left:
                with suppress(BaseException):
                    task.get_coro().close()
            closed |= left


def _work(future: asyncio.Future[Any], work: Callable[..., Any], args: tuple[Any, ...]) -> None:
    if future.cancelled():
        return
    try:
        future.set_result(work(*args))
    except StopIteration as error:
        future.set_exception(RuntimeError(str(error)))
    except Exception as error:  # noqa: BLE001 - as in a thread
        future.set_exception(error)
