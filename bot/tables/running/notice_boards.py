"""Refreshing notice boards: the bot compares their content from time to time, so that no change must notify them.

A change at a table writes nothing for the board. After a start the bot compares all boards, in case of a kill.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import structlog

from bot.tables.company.notice_board import digest, notice_panel
from bot.tables.core.people import chosen, words
from bot.tables.core.registry import Registry
from bot.tables.ports.clock import HOUR
from bot.tables.stages import notice_board
from bot.tables.stages.notice_board import BETWEEN, TOLD
from games.kernel.words import FALLBACK
from storage import Reader
from storage.rows import NoticeBoardRow

log = structlog.get_logger()

LOOKS: Final = 20_000
"""Least milliseconds between two comparisons of a board; also the most, if other processes change tables too."""
AGAIN: Final = HOUR
"""Milliseconds until the bot tries a refused refresh again, and until it checks that a board still exists."""
MOST_EDITS: Final = 100
"""Edits after which a board is posted again, because Discord limits edits of old messages."""


@dataclass(slots=True)
class Watch:
    """The earliest and the latest time for a board's next comparison, and the digest from the last one."""

    earliest: int = 0
    latest: int = 0
    said: str = ""


class NoticeBoardAlarm:
    """Refreshes the boards of servers where something has changed."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._watches: dict[int, Watch] = {}
        self._loaded_at: int | None = None

    def touch(self, guild_id: int | None) -> None:
        """Compare a server's board soon, because something may have changed; None means all, including new ones."""
        if guild_id is None:
            self._loaded_at = None
        touched = list(self._watches.values()) if guild_id is None else [self._watches.get(guild_id, Watch())]
        waiting = [watch for watch in touched if watch.latest > watch.earliest]
        for watch in waiting:
            watch.latest = watch.earliest
        if waiting or guild_id is None:
            self.registry.workers.ask_discord()

    async def next_due(self) -> int | None:
        """Return when a board is to be compared next; None if there is none, or while Discord is away."""
        if self.registry.offline:
            return None
        await self._load()
        return min((watch.latest for watch in self._watches.values()), default=None)

    async def _load(self) -> None:
        """Load which boards exist; load again after a while if other processes may change that."""
        now = self.registry.clock.now()
        if self._loaded_at is None or (self.registry.store.shared and now - self._loaded_at >= LOOKS):
            async with self.registry.store.read() as tx:
                known = [row.guild_id for row in await tx.notice_boards.all()]
            self._loaded_at = now
            self._watches = {guild_id: self._watches.get(guild_id) or Watch() for guild_id in known}

    async def ring(self, now: int) -> None:
        """Compare the boards that are due; a failure at one does not stop the others."""
        for guild_id, watch in list(self._watches.items()):
            if watch.latest <= now:
                watch.earliest, watch.latest = now + LOOKS, now + (LOOKS if self.registry.store.shared else AGAIN)
                try:
                    await self._compare(guild_id, watch, now)
                except Exception:
                    log.exception("notice board not compared", guild=guild_id)
                    watch.latest = watch.earliest
        self.registry.workers.deliver()

    async def _compare(self, guild_id: int, watch: Watch, now: int) -> None:
        """Queue a refresh of a board if its content has changed, or if the bot has not seen the board for an hour."""
        async with self.registry.store.read() as tx:
            board = await tx.notice_boards.get(guild_id)
            if board is None or guild_id in self.registry.frozen | self.registry.missing:
                return  # the board is compared again once the server is back
            if board.message_id is None and not board.problem:
                return  # a message is already queued, and is composed when it is sent
            said, ends_at = await self._said(tx, guild_id)
        resumes_at = board.refreshed_at + AGAIN if board.problem else 0
        watch.latest = min([watch.latest, *filter(None, (ends_at, resumes_at))])
        if now >= resumes_at and (said != watch.said or board.problem or now >= board.seen_at + AGAIN):
            await self._refresh(board, now)
            watch.said = said

    async def _said(self, tx: Reader, guild_id: int) -> tuple[str, int | None]:
        """Return the digest of a board that ignores hidden channels, and the time when its oldest result expires."""
        guild, found = await tx.people.guild(guild_id), await notice_board.content(self.registry, tx, guild_id)
        panel = notice_panel(found, guild.games_off, words(chosen(guild.locale) or FALLBACK))
        ends = [(each.row.ended_at or 0) + TOLD for each in found.ended]
        return f"{guild.locale} {digest(panel)}", min(ends, default=None)

    async def _refresh(self, board: NoticeBoardRow, now: int) -> None:
        """Queue an edit, or a new message if the old one was edited often or could not be sent."""
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(board.guild_id)
            current = await tx.notice_boards.get(board.guild_id)
            if current is None or (current.message_id is None and not current.problem):
                return
            due_at = max(now, current.refreshed_at + BETWEEN)
            if current.message_id is None or current.edits >= MOST_EDITS:
                await notice_board.renew(tx, current, now, due_at)
            else:
                await notice_board.enqueue(tx, current, "sync", now, due_at)
