"""Cancelled readings over PostgreSQL: wherever it falls, no connection is lost, and nobody waits for one in vain."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy import QueuePool
from sqlalchemy.ext.asyncio import AsyncEngine

from storage import Store
from storage.engines.postgres import READERS, PostgresEngine
from tests.cancelling import Steps
from tests.given import long
from tests.postgres import Cluster
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.postgres

OPEN = "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'kontor %' AND state <> 'idle'"
TAKEN = "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'kontor %'"
GAPS = [(), (1,), long((2,))]
"""How many steps after the first cancellation the task is cancelled once more."""
Way = Callable[[Store], contextlib.AbstractAsyncContextManager[None]]
"""How the readers' pool is when a reading begins."""


def _engine(store: Store) -> PostgresEngine:
    engine = store._engine
    assert isinstance(engine, PostgresEngine)
    return engine


def _pool(store: Store) -> QueuePool:
    pool = _engine(store)._readers.sync_engine.pool
    assert isinstance(pool, QueuePool)
    return pool


async def _read(store: Store) -> None:
    async with store.read() as tx:
        await tx.tables.exists("K7Q2")


@contextlib.asynccontextmanager
async def cold(store: Store) -> AsyncIterator[None]:
    """Let nobody be connected yet."""
    await _engine(store)._readers.dispose()
    yield


@contextlib.asynccontextmanager
async def warm(store: Store) -> AsyncIterator[None]:
    """Let a connection be free."""
    await _read(store)
    yield


@contextlib.asynccontextmanager
async def full(store: Store) -> AsyncIterator[None]:
    """Let all connections be taken, and be given back a moment later."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(READERS):
            tx = await stack.enter_async_context(store.read())
            await tx.tables.exists("K7Q2")
        leaving = asyncio.create_task(_leave(stack))
        yield
        await leaving


async def _leave(stack: contextlib.AsyncExitStack) -> None:
    for _ in range(20):
        await asyncio.sleep(0)
    await stack.aclose()


@pytest.fixture
async def told(store: Store) -> AsyncIterator[list[str]]:
    """Collect what the event loop complains of, such as errors that nobody has looked at; nothing is expected."""
    complaints: list[str] = []
    gc.collect()
    gc.freeze()  # the collections after each step must not search objects of earlier tests
    loop, before = asyncio.get_running_loop(), asyncio.get_running_loop().get_exception_handler()
    loop.set_exception_handler(lambda _loop, context: complaints.append(str(context)))
    yield complaints
    gc.collect()
    await asyncio.sleep(0)
    loop.set_exception_handler(before)
    assert complaints == []


@pytest.mark.parametrize("way", [cold, warm, full])
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("gaps", GAPS)
@pytest.mark.usefixtures("told")
async def test_a_reading_is_cancelled_at_each_step(
    store: Store, cluster: Cluster, way: Way, late: bool, gaps: tuple[int, ...]
) -> None:
    """The pool is whole again, no transaction stays open, and the next readings have all connections."""
    await _cancel_everywhere(lambda: _read(store), store, way, late, gaps)
    await until(lambda: _are_at_most(cluster, OPEN, 0))
    await asyncio.wait_for(asyncio.gather(*(_read(store) for _ in range(2 * READERS))), PATIENCE)
    assert _pool(store).checkedin() == READERS
    await until(lambda: _are_at_most(cluster, TAKEN, READERS + 3))  # one connection writes, and two send heartbeats


async def _are_at_most(cluster: Cluster, query: str, most: int) -> bool:
    """Tell whether at most this many connections are left; the server notices a closed one only after a moment."""
    return int(await asyncio.to_thread(cluster.say, query)) <= most


async def _cancel_everywhere(
    work: Callable[[], Any], store: Store, way: Way, late: bool, gaps: tuple[int, ...]
) -> None:
    cancelled, step = 0, 0
    while True:
        step += 1
        steps = Steps(frozenset({step, *(step + gap for gap in gaps)}), late=late)
        async with way(store):
            cancelled += await steps.take(work())
        gc.collect()
        assert _pool(store).checkedout() == 0, f"step {step}"
        if steps.count < step:
            break
    assert cancelled >= 2


async def _confirm(store: Store) -> None:
    store.membership._last = 0  # type: ignore[attr-defined]  # as if it had been silent
    await store.membership.confirm()


async def _beat(store: Store) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(0.2):
            await store.membership._work()  # type: ignore[attr-defined]


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("gaps", GAPS)
@pytest.mark.parametrize("work", [_confirm, _beat])
@pytest.mark.usefixtures("told")
async def test_no_other_connection_is_left_open_either(
    store: Store, late: bool, gaps: tuple[int, ...], work: Callable[[Store], Coroutine[Any, Any, None]]
) -> None:
    """Signs of life have connections of their own; a close cancels them."""
    engine = _engine(store)
    beating = engine._beating
    assert beating is not None
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    for step in itertools.count(1):
        await engine._signs.dispose()
        steps = Steps(frozenset({step, *(step + gap for gap in gaps)}), late=late)
        await steps.take(work(store))
        await asyncio.sleep(0.01)  # in which the driver sees what has become of its connection
        gc.collect()
        assert _taken(engine._signs) == 0, f"step {step}"
        if steps.count < step:
            break


def _taken(engine: AsyncEngine) -> int:
    pool = engine.sync_engine.pool
    assert isinstance(pool, QueuePool)
    return pool.checkedout()


async def test_who_waits_for_a_connection_gets_one_though_others_are_cancelled_while_they_connect(store: Store) -> None:
    """A place in the pool that was given up while connecting wakes nobody: so connecting is finished first."""
    await _engine(store)._readers.dispose()
    connecting = [asyncio.create_task(_read(store)) for _ in range(READERS)]
    await _until(lambda: _pool(store).checkedout() == READERS)
    waiting = asyncio.create_task(_read(store))
    await asyncio.sleep(0)
    for task in connecting:
        task.cancel()
    await asyncio.wait_for(waiting, PATIENCE)
    await asyncio.gather(*connecting, return_exceptions=True)
    assert _pool(store).checkedout() == 0


async def _until(there: Callable[[], bool]) -> None:
    while not there():  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)
