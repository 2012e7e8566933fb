"""Which process lets computers decide at a table: if several run, each claims a table before it thinks for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Final

import structlog

from bot.tables.core.pace import UP
from storage import Store
from storage.turns import step_behind

log = structlog.get_logger()

KIND: Final = "computers"
AT_ONCE: Final = 8
"""Tables that one process thinks for at a time; what waits behind them is free for the others."""
SEARCHED: Final = 2
"""The same of tables at which it searches, one after the other: the next one is ready when one is done."""
LOOKS: Final = 1.0
"""Seconds between looks for tables that nobody thinks for."""
CLAIMS_PER_LOOK: Final = 8
"""Tables that are taken up with one look."""
AGAIN: Final = 5.0
"""Seconds after which a table is taken up again that still waits: others that wait come first."""


class DecisionClaims:
    """Think for any table if no other process runs.

    If claims `are_shared`, others may have decided while one was waited for.
    """

    are_shared = False

    @asynccontextmanager
    async def held(self, table_id: str, *, searches: bool) -> AsyncIterator[bool]:
        """Claim a table, and tell whether nobody else has."""
        yield True

    async def look(self, now: Callable[[], int], busy: Collection[str], wake: Callable[[str], None]) -> None:
        """Do nothing: every change of a table wakes its computers."""


class SharedClaims(DecisionClaims):
    """Claim a table in the store, a few at a time."""

    are_shared = True

    def __init__(self, store: Store) -> None:
        self.store = store
        self._places, self._searches = asyncio.Semaphore(AT_ONCE), asyncio.Semaphore(SEARCHED)
        self._held: set[str] = set()
        self._woken: dict[str, float] = {}

    @asynccontextmanager
    async def held(self, table_id: str, *, searches: bool) -> AsyncIterator[bool]:
        """Wait for a place to think, claim a table, and tell whether nobody else has."""
        async with self._searches if searches else self._places:
            self._held.add(table_id)  # before it is claimed: a look must not take it for one that was left
            taken = False
            try:
                async with self.store.write() as tx:
                    taken = bool(await tx.claims.take(KIND, [table_id]))
                yield taken
            finally:
                self._held.discard(table_id)
                if taken:
                    await self._free([table_id])

    async def _free(self, table_ids: Collection[str]) -> None:
        async with self.store.write() as tx:
            for table_id in table_ids:
                tx.claims.free(KIND, table_id)

    async def look(self, now: Callable[[], int], busy: Collection[str], wake: Callable[[str], None]) -> None:
        """Wake for tables that wait for a computer and that nobody thinks for, until cancelled."""
        step_behind()
        while True:
            try:
                if self.store.membership.alive:
                    await self._look_once(now(), busy, wake)
            except Exception:
                log.exception("tables not looked for")
            await asyncio.sleep(LOOKS)

    async def _look_once(self, now: int, busy: Collection[str], wake: Callable[[str], None]) -> None:
        self._woken = {key: at for key, at in self._woken.items() if at > time.monotonic() - AGAIN}
        held = set(self._held)
        async with self.store.read() as tx:
            mine = {key for key, process in (await tx.claims.of(KIND)).items() if process == self.store.process}
            most = CLAIMS_PER_LOOK + len(busy) + len(self._woken)
            waiting = await tx.tables.awaiting_computers(now, UP, most)
        if left := mine - held - self._held:
            await self._free(left)  # it could not be freed when its computers were done
        for table_id in [each for each in waiting if each not in busy and each not in self._woken][:CLAIMS_PER_LOOK]:
            self._woken[table_id] = time.monotonic()
            wake(table_id)


def claims_of(store: Store) -> DecisionClaims:
    """Choose how tables are taken on."""
    return SharedClaims(store) if store.shared else DecisionClaims()
