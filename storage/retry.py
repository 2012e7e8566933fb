"""Doing something again whose transaction and another's got into each other's way, as long as nothing of it stands.

PostgreSQL ends one of two transactions that wait for each other (40P01), or that cannot be put in an order (40001).
What had been looked up may have changed since, so it is not the transaction alone that is repeated, but all that led
to it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import ContextVar
from dataclasses import dataclass
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

import structlog

from storage.errors import DatabaseFailed, TransactionConflict

log = structlog.get_logger()

TIMES: Final = 3
"""How often something is repeated at most."""
PAUSE: Final = 0.1
"""Seconds at most before that, drawn so that two do not meet again."""
P = ParamSpec("P")
T = TypeVar("T")


@dataclass(slots=True)
class _Run:
    """Whether something that is being done `stands` in part already, inside of what else it is done."""

    outer: _Run | None
    stands: bool = False


_RUN: ContextVar[_Run | None] = ContextVar("run", default=None)


def note_done() -> None:
    """Note that something was stored or sent: whatever this task is doing is not done again from its beginning."""
    run = _RUN.get()
    while run is not None:
        run.stands, run = True, run.outer


def repeating(work: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Make a function that does something again after a conflict, three times at most, unless part of it stands."""

    @wraps(work)
    async def repeated(*args: P.args, **kwargs: P.kwargs) -> T:
        left = TIMES
        while True:
            run = _Run(_RUN.get())
            before = _RUN.set(run)
            try:
                return await work(*args, **kwargs)
            except TransactionConflict as error:
                if run.stands or not left:
                    raise
                log.info("transaction repeated", reason=str(error))
            finally:
                _RUN.reset(before)
            left -= 1
            await asyncio.sleep(random.uniform(0, PAUSE))

    return repeated


async def insist(work: Callable[[], Awaitable[None]]) -> None:
    """Do something again after the database has failed, three times at most; it must do no harm if it is done twice."""
    for left in reversed(range(TIMES + 1)):
        try:
            await work()
        except DatabaseFailed as error:
            if not left:
                raise
            log.info("done again", reason=str(error))
        else:
            return
        await asyncio.sleep(random.uniform(0, PAUSE))
