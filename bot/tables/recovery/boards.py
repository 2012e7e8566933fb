"""Check that boards are still there: Discord reports deleted messages only to bots that ask to read all messages.

Each press or command at a table checks its board; at other tables that happens once an hour. A missing board is
posted again.
"""

from __future__ import annotations

import asyncio

import structlog

from bot.tables.core.about import BOARD, TIMES
from bot.tables.core.registry import Registry
from bot.tables.core.waker import Waker
from bot.tables.ports.clock import HOUR
from bot.tables.ports.messenger import Gone, Messenger, MessengerError
from bot.tables.recovery.failures import Recovery
from storage.rows import PanelRow
from storage.turns import step_behind

log = structlog.get_logger()

PAUSE = 1.0
"""Seconds between two requests; by then, a change made with a press has enqueued its own board."""
ROUND = 60.0


class Boards:
    """Looks for boards, at most one request per `pause`; of several processes, one `makes_rounds`."""

    def __init__(self, registry: Registry, messenger: Messenger) -> None:
        self.registry, self.messenger, self.recovery = registry, messenger, Recovery(registry)
        self.pause = PAUSE
        self._touched: dict[str, tuple[int, int | None]] = {}
        self.waker, self.longest_rest = Waker(), ROUND
        self._looking = False
        self.makes_rounds = not registry.store.shared

    @property
    def idle(self) -> bool:
        """Tell whether no table waits for a check after an act."""
        return not self._touched and not self._looking

    def touch(self, table_id: str, message_id: int | None) -> None:
        """Check soon for the board of a table after an act there."""
        if table_id not in self._touched:
            self._touched[table_id] = (self.registry.clock.now(), message_id)
            self.waker.wake()

    async def run(self) -> None:
        """Work until cancelled."""
        step_behind()
        while True:
            self.waker.begin()
            if not await self._look_safely():
                await self.waker.rest(self.longest_rest)

    async def _look_safely(self) -> bool:
        try:
            return await self.look_once()
        except Exception:
            log.exception("boards not looked for")
            return False

    async def look_once(self) -> bool:
        """Check two boards: one after an act, and the one longest unseen; return whether there was any."""
        unseen = await self._longest_unseen() if self.makes_rounds and not self.registry.offline else None
        touched = bool(self._touched)
        if touched:
            await asyncio.sleep(self.pause)
            await self._look_touched()
        if unseen is not None:
            await asyncio.sleep(self.pause)
            await self._look_unseen(unseen)
        return touched or unseen is not None

    async def _look_touched(self) -> None:
        table_id = next(iter(self._touched))
        self._looking = True
        try:
            at, message_id = self._touched.pop(table_id)
            await self.repost_if_gone(table_id, at, message_id)
        finally:
            self._looking = False

    async def _longest_unseen(self) -> PanelRow | None:
        """Find the board that the bot has not seen for the longest time, and for at least an hour."""
        away = self.registry.frozen | self.registry.missing
        async with self.registry.store.read() as tx:
            return await tx.panels.longest_unseen(BOARD, self.registry.clock.now() - HOUR, away)

    async def _look_unseen(self, board: PanelRow) -> None:
        """Check a board; whatever the outcome, others come first from now on."""
        async with self.registry.store.write() as tx:
            await tx.panels.note_seen(board.message_id, self.registry.clock.now())
        await self.repost_if_gone(board.table_id)

    async def repost_if_gone(
        self, table_id: str, since: int | None = None, message_id: int | None = None, patience: float | None = None
    ) -> bool:
        """Check a running table's board; if it is gone, queue a new one and return True.

        No request is made if the board was seen after `since`, or is the pressed message `message_id`. If Discord does
        not answer within `patience` seconds, the check is repeated later.
        """
        board = await self._current_board(table_id)
        if board is None or (since is not None and board.seen_at > since):
            return False
        try:
            there = board.message_id == message_id or await self._exists(board, patience)
        except TimeoutError:
            self.touch(table_id, message_id)
            return False
        except Gone:
            await self.recovery.homing.handle_channel_gone(table_id, board.channel_id)
            return False
        except MessengerError as error:
            log.info("board not looked for", table=table_id, reason=type(error).__name__)
            there = True  # unknown: ask again in an hour
        if there:
            async with self.registry.store.write() as tx:
                await tx.panels.note_seen(board.message_id, self.registry.clock.now())
            return False
        return await self.recovery.handle_board_gone(table_id, board.message_id)

    async def _exists(self, board: PanelRow, patience: float | None) -> bool:
        async with asyncio.timeout(patience):
            return await self.messenger.exists(board.channel_id, board.message_id)

    async def _current_board(self, table_id: str) -> PanelRow | None:
        """Return the board of a running table, unless one is queued or edited, which will find it."""
        async with self.registry.store.read() as tx:
            row = await tx.tables.get(table_id)
            away = self.registry.frozen | self.registry.missing
            if row is None or row.stage != "playing" or row.guild_id in away:
                return None
            boards = await tx.panels.current(table_id, BOARD)
            pending = any(delivery.about in (BOARD, TIMES) for delivery in await tx.outbox.unsent(table_id))
        return boards[-1] if boards and not pending else None
