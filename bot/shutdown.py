"""Work until told to stop, on any system: by a signal, or by the end of a pipe.

Windows has neither signal handlers nor readers of pipes in its event loop. So signals are handled as the language does
it, a thread reads the pipe, and both tell the loop: one way that works on every system, and is tried on each.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable, Coroutine
from threading import Thread
from types import FrameType
from typing import Any, TypeVar

import structlog

log = structlog.get_logger("bot")

AT_ONCE, ORDERLY = 1.0, 30.0
"""Seconds that work has to stop, before it is told again: a client, and a practice server with its bot."""
SIGNALS = (signal.SIGINT, signal.SIGTERM)
"""Those that every system has."""
T = TypeVar("T")


def tell_at_signals(tell: Callable[[], None]) -> None:
    """Tell the running loop when SIGINT or SIGTERM asks to stop; once the loop is closed they do what they did."""
    loop = asyncio.get_running_loop()
    before: dict[int, Any] = {}

    def handle(number: int, _frame: FrameType | None) -> None:
        try:
            loop.call_soon_threadsafe(tell)
        except RuntimeError:
            signal.signal(number, before[number])
            signal.raise_signal(number)

    for each in SIGNALS:
        before[each] = signal.signal(each, handle)


async def until_signal(
    work: Coroutine[object, object, T], lifeline: int | None = None, patience: float = ORDERLY
) -> T | None:
    """Work until the work ends, SIGINT or SIGTERM asks to stop, or the other end of a pipe is gone."""
    task, told = asyncio.create_task(work), asyncio.Event()
    tell_at_signals(told.set)
    if lifeline is not None:
        _watch(lifeline, told)
    stopper = asyncio.create_task(_stop(task, told, patience))
    result = None
    try:
        with contextlib.suppress(asyncio.CancelledError):
            result = await task
    finally:
        stopper.cancel()
    log.info("stopping")
    return result


class Ended(Exception):
    """Say that what was waited for is called off."""


async def unless(over: asyncio.Event, work: Coroutine[object, object, T]) -> T:
    """Return what work returns; cancel it and raise Ended once an event is set."""
    task, told = asyncio.create_task(work), asyncio.create_task(over.wait())
    try:
        await asyncio.wait({task, told}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Ended
        return task.result()
    finally:
        for each in (task, told):
            each.cancel()
        await asyncio.gather(task, told, return_exceptions=True)


async def _stop(task: asyncio.Task[T], told: asyncio.Event, patience: float) -> None:
    """Cancel the work once told to, and again if it goes on: `asyncio.wait_for` of Python 3.11 may swallow one."""
    await told.wait()
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=patience)


def _watch(lifeline: int, told: asyncio.Event) -> None:
    """Let a thread wait for the end of a pipe; nobody waits for the thread."""
    loop = asyncio.get_running_loop()

    def wait() -> None:
        with contextlib.suppress(OSError):
            while os.read(lifeline, 1024):
                pass
        with contextlib.suppress(RuntimeError):  # the loop is closed: the work has ended before the pipe
            loop.call_soon_threadsafe(told.set)

    Thread(target=wait, name="lifeline", daemon=True).start()
