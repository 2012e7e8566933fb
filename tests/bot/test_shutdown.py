"""Work that is called off."""

from __future__ import annotations

import asyncio

import pytest

from bot.shutdown import Ended, unless


async def test_work_is_cancelled_when_it_is_called_off() -> None:
    """The waiting task is told, after the work has ended."""
    over, began, told = asyncio.Event(), asyncio.Event(), list[str]()

    async def work() -> None:
        began.set()
        try:
            await asyncio.Event().wait()
        finally:
            told.append("ended")

    waiting = asyncio.create_task(unless(over, work()))
    await began.wait()
    over.set()
    with pytest.raises(Ended):
        await waiting
    assert told == ["ended"]


async def test_work_that_ends_by_itself_gives_its_result() -> None:
    """Its error too."""

    async def work(fails: bool) -> str:
        if fails:
            raise ValueError("failed")
        return "done"

    assert await unless(asyncio.Event(), work(False)) == "done"
    with pytest.raises(ValueError, match="failed"):
        await unless(asyncio.Event(), work(True))
