"""Taking turns at IDENTIFY, whichever process sends them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from bot.coordination import AGAIN, PAUSE, Identifying
from storage.errors import DatabaseFailed


class Store:
    """A store whose turns are given."""

    def __init__(self, *told: int | Exception) -> None:
        self.identifies, self.told, self.asked = self, list(told), list[tuple[int, int]]()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Store]:
        """Begin a transaction."""
        yield self

    async def take(self, bucket: int, pause: int) -> int:
        """Tell what is next."""
        self.asked.append((bucket, pause))
        told = self.told.pop(0)
        if isinstance(told, Exception):
            raise told
        return told


async def test_a_turn_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """For as long as the store says, by the bucket; a database that fails is asked again, as an error ends a client."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("bot.coordination.asyncio.sleep", sleep)
    store = Store(3_000, DatabaseFailed("away"), 0)
    await Identifying(cast("Any", store), 16).wait(21)
    assert (slept, store.asked) == ([3.0, AGAIN], [(5, PAUSE)] * 3)
