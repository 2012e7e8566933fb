"""Messages of notice boards: composed when they are sent, with fallbacks if Discord refuses them."""

from __future__ import annotations

from dataclasses import replace

import structlog

from bot.tables.company.notice_board import digest, notice_panel
from bot.tables.company.visibility import channel_of as place_of
from bot.tables.core.people import chosen, words
from bot.tables.core.registry import Registry
from bot.tables.delivery.outgoing import OutgoingMessage
from bot.tables.ports.clock import HOUR
from bot.tables.ports.messenger import Gone, Messenger, MessengerError, PictureRefused, PlaceClosed, Refused, TooOld
from bot.tables.stages import notice_board
from storage import Writer
from storage.rows import DeliveryRow, NoticeBoardRow

log = structlog.get_logger()


class NoticeBoards:
    """Compose notice boards, and handle refusals by Discord; each server's board has its own queue."""

    def __init__(self, registry: Registry, messenger: Messenger) -> None:
        self.registry, self.messenger = registry, messenger

    async def compose(self, row: DeliveryRow) -> OutgoingMessage | None:
        """Make a board's message; None if the message would stay the same or the board no longer exists."""
        guild_id = notice_board.guild_of(row)
        async with self.registry.store.read() as tx:
            board, guild = await tx.notice_boards.get(guild_id), await tx.people.guild(guild_id)
            away = guild_id in self.registry.frozen  # the alarm checks the board again once the server is back
            if away or board is None or board.channel_id != notice_board.channel_of(row):
                return None
            found = await notice_board.content(self.registry, tx, guild_id)
        public = await self.messenger.public(guild_id, {place_of(each) for each in found.rows})
        seen = [each.table_id for each in found.rows if place_of(each) in {*public, board.channel_id}]
        texts, found = words(chosen(guild.locale) or board.locale), found.only(frozenset(seen))
        panel = notice_panel(found, guild.games_off, texts)
        shown = digest(panel)
        if row.kind == "post":
            panel = replace(notice_panel(found, guild.games_off, texts, row.token), silent=True)
            return OutgoingMessage(board.channel_id, panel, row.upto + 1, 0, pinned=True, shown=shown)
        if shown == board.shown or board.message_id is None:
            await self._check_there(board)
            return None
        return OutgoingMessage(board.channel_id, panel, 0, 0, board.message_id, shown=shown)

    async def _check_there(self, board: NoticeBoardRow) -> None:
        """Raise Gone if a board's message was deleted; check that at most once an hour."""
        now = self.registry.clock.now()
        if board.message_id is None or now < board.seen_at + HOUR:
            return
        if not await self.messenger.exists(board.channel_id, board.message_id):
            raise Gone("message")
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(board.guild_id)
            if await tx.notice_boards.get(board.guild_id) == board:
                await tx.notice_boards.put(replace(board, seen_at=now))

    async def handle(self, row: DeliveryRow, error: MessengerError) -> bool:
        """Post a board again if its message is gone or cannot be edited; note the reason of a final refusal."""
        if row.kind == "sync" and (isinstance(error, TooOld) or (isinstance(error, Gone) and error.what == "message")):
            await self._renew(row)
        elif isinstance(error, PlaceClosed):
            await self.give_up(row, error.reason)
        elif isinstance(error, Gone | Refused | PictureRefused):
            await self.give_up(row, "gone" if isinstance(error, Gone) else "refused")
        else:
            return False
        return True

    async def _renew(self, row: DeliveryRow) -> None:
        now = self.registry.clock.now()
        async with self.registry.store.write() as tx:
            board = await _board_of(tx, row)
            await tx.outbox.complete(row.id, row.upto)
            if board is not None:
                await notice_board.renew(tx, board, now, now)
        self.registry.workers.deliver()

    async def give_up(self, row: DeliveryRow, problem: str) -> None:
        """Note why a board cannot be updated; its page in the settings shows the reason."""
        log.warning("notice board given up", reason=problem)
        async with self.registry.store.write() as tx:
            board = await _board_of(tx, row)
            await tx.outbox.complete(row.id, row.upto)
            if board is not None:
                await tx.notice_boards.put(replace(board, problem=problem, refreshed_at=self.registry.clock.now()))


async def _board_of(tx: Writer, row: DeliveryRow) -> NoticeBoardRow | None:
    """Lock a delivery's server, and return its board if the board is still in the same channel."""
    guild_id = notice_board.guild_of(row)
    tx.people.lock_guild(guild_id)
    board = await tx.notice_boards.get(guild_id)
    return board if board is not None and board.channel_id == notice_board.channel_of(row) else None


async def note_sent(tx: Writer, row: DeliveryRow, outgoing: OutgoingMessage, message_id: int, now: int) -> None:
    """Note what a board shows now; if the board was moved meanwhile, queue the deletion of this message."""
    board = await _board_of(tx, row)
    await tx.outbox.complete(row.id, row.upto, row.created_at)
    if board is None or board.message_id not in (None, message_id):
        guild_id, channel_id = notice_board.guild_of(row), outgoing.channel_id
        former = NoticeBoardRow(guild_id=guild_id, channel_id=channel_id, locale="")
        await notice_board.enqueue(tx, former, "delete", now, now, message_id)
        return
    edits, there = board.edits + (row.kind == "sync"), replace(board, message_id=message_id, problem="")
    await tx.notice_boards.put(replace(there, edits=edits, shown=outgoing.shown, refreshed_at=now, seen_at=now))
