"""Which task writes first."""

import asyncio

import pytest

from storage import turns
from storage.turns import MAX_OVERTAKEN, Turns, step_behind


async def queued(order: list[str], names: str) -> list[asyncio.Task[None]]:
    """Let tasks wait for a turn that is held: capital letters wait in front, small ones behind."""
    turn, tasks = Turns(), []

    async def take(name: str) -> None:
        if name.islower():
            step_behind()
        async with turn:
            order.append(name)
            await asyncio.sleep(0)

    async with turn:
        for name in names:
            tasks.append(asyncio.create_task(take(name)))
            await asyncio.sleep(0)
    return tasks


async def test_presses_go_first_and_each_rank_in_order() -> None:
    """Tasks of the back rank go once nobody waits in the front one."""
    order: list[str] = []
    await asyncio.gather(*await queued(order, "aAbBC"))
    assert "".join(order) == "ABCab"


async def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """After some have gone first, it is the turn of one who waits behind."""
    assert MAX_OVERTAKEN > 1
    monkeypatch.setattr(turns, "MAX_OVERTAKEN", 2)
    order: list[str] = []
    await asyncio.gather(*await queued(order, "abABCDE"))
    assert "".join(order) == "ABaCDbE"


@pytest.mark.parametrize("given", [False, True], ids=["waiting", "given"])
async def test_a_cancelled_task_keeps_nobody_waiting(given: bool) -> None:
    """Neither while it waits, nor when the turn has just been given to it."""
    turn, done = Turns(), asyncio.Event()

    async def take() -> None:
        async with turn:
            done.set()

    async with turn:
        first = asyncio.create_task(take())
        second = asyncio.create_task(take())
        await asyncio.sleep(0)
        if not given:
            first.cancel()
    if given:
        first.cancel()
    await second
    assert first.cancelled()
    assert done.is_set()
    async with asyncio.timeout(60), turn:
        pass
