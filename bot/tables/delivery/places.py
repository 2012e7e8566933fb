"""Opening and closing a table's place: a thread under the lobby, a channel, a forum post, or the lobby's channel."""

from __future__ import annotations

from dataclasses import replace

import structlog

from bot.tables.core.about import CLOSE, EVENT, LOBBY, PLACE, STARTER
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.delivery.forum_posts import ForumPosts
from bot.tables.delivery.scheduled_events import keep_event
from bot.tables.messages import common
from bot.tables.ports.errors import Refusal
from bot.tables.ports.messenger import Forbidden, Gone, Messenger, PlaceClosed, Refused, TryLater
from storage.rows import DeliveryRow, GuildRow, TableChanges, TableRow

log = structlog.get_logger()

FROZEN_WAIT, POST_WAIT = 60.0, 1.0


class PlaceOpener:
    """Carries out the deliveries that open, update or close places, and those of scheduled events."""

    def __init__(self, registry: Registry, messenger: Messenger) -> None:
        self.registry, self.messenger, self.posts = registry, messenger, ForumPosts(registry, messenger)

    async def try_deliver(self, row: DeliveryRow) -> bool:
        """Carry out a delivery if it is about a place or an event; return whether it was about one."""
        if row.about not in (PLACE, CLOSE, STARTER, EVENT) or row.table_id is None:
            return False
        try:
            async with self.registry.table(row.table_id) as held:
                table = replace(held)
        except Refusal:
            table = None
        if table is not None and table.row.guild_id in self.registry.frozen:
            raise TryLater("frozen", FROZEN_WAIT)
        if table is not None and row.about == CLOSE and await self.posts.is_pending(table):
            raise TryLater("post", POST_WAIT)  # changing a closed post would open it again
        async with self.registry.store.write() as tx:
            pending = await tx.outbox.attempt(row.id, self.registry.clock.now()) is not None
        if pending and table is not None:  # it may have been delivered while the list was read
            await self._carry_out(row, table)
        async with self.registry.store.write() as tx:
            await tx.outbox.complete(row.id, row.upto, row.created_at)
        return True

    async def _carry_out(self, row: DeliveryRow, table: Table) -> None:
        if row.about == PLACE:
            await self._open(row, table)
        elif row.about == CLOSE:
            await self._close(table.row)
        elif row.about == EVENT:
            await keep_event(self.messenger, row, table)
        else:
            await self.posts.show(table)

    async def _open(self, row: DeliveryRow, table: Table) -> None:
        """Open a table's place; a lobby only gets a post, and stays in its channel if there can be none."""
        if table.row.place_id is not None or table.row.stage == "cancelled":
            return
        guild = await self.registry.people.guild(table.row.guild_id)
        post_id, note = await self._post(row, table, guild) if guild.place == "forum" else (None, None)
        place_id = post_id
        if post_id is None and table.row.stage != "lobby":
            place_id, note = await self._place(table, guild, note)
        await self._record(table.id, post_id, place_id, note)

    async def _post(self, row: DeliveryRow, table: Table, guild: GuildRow) -> tuple[int | None, str | None]:
        """Open a post in the server's forum; if that is impossible, return a note that says why."""
        since = None if row.attempted_at is None else table.row.created_at
        try:
            return await self.posts.open(table, guild, common.place_name(table), since), None
        except (PlaceClosed, Gone, Refused) as error:
            log.warning("no post could be opened", table=table.id, reason=str(error))
            return None, "tag" if isinstance(error, PlaceClosed) and error.reason == "tag" else "no-post"

    async def _place(self, table: Table, guild: GuildRow, note: str | None) -> tuple[int, str | None]:
        """Open a channel or a thread; if that is impossible, use the lobby's channel."""
        category = guild.category_id if guild.place == "category" else None
        try:
            return await self._create(table, category, note)
        except (PlaceClosed, Gone, Refused) as error:
            note = _why_here(error, category)
            log.warning("no place could be opened", table=table.id, reason=note)
            return table.row.home_id, note

    async def _create(self, table: Table, category: int | None, note: str | None) -> tuple[int, str | None]:
        """Open a channel in the category, or a thread, with a note if the category is missing or full."""
        row, name = table.row, common.place_name(table)
        if category is not None:
            try:
                return await self.messenger.open_channel(row.guild_id, category, name, f"Kontor {table.id}"), None
            except Forbidden:
                raise
            except (Gone, PlaceClosed, Refused):
                note = "no-room"
        if row.lobby_message_id is None:
            raise Gone("message")
        return await self.messenger.open_thread(row.home_id, row.lobby_message_id, name), note

    async def _record(self, table_id: str, post_id: int | None, place_id: int | None, note: str | None) -> None:
        """Store a place, or only a lobby's post; close a post whose lobby was cancelled meanwhile."""
        async with self.registry.table(table_id) as table:
            changes = TableChanges(post_id=post_id or table.row.post_id)
            if table.row.place_id is None:  # otherwise a moderator has moved the table meanwhile
                changes["place_note"] = note
                if table.row.stage not in ("lobby", "cancelled"):
                    changes["place_id"] = place_id
            after = replace(table, row=replace(table.row, **changes))
            async with self.registry.store.write() as tx:
                await tx.tables.change(table_id, **changes)
                queue, cancelled = Outbox(tx, after, self.registry.clock.now()), after.row.stage == "cancelled"
                await (queue.enqueue_lobby_end() if cancelled else queue.enqueue_public("sync", LOBBY))
            table.row = after.row

    async def _close(self, table: TableRow) -> None:
        """Archive or lock the place, as the guild has set, and one that the table had to leave; not the lobby's."""
        guild = await self.registry.people.guild(table.guild_id)
        places = {table.place_id, table.left_id, table.post_id} - {None, table.home_id}
        for place in [] if guild.archive == "keep" else sorted(filter(None, places)):
            try:
                await self.messenger.close_place(place, guild.archive)
            except (PlaceClosed, Gone, Refused) as error:
                log.info("place not closed", reason=type(error).__name__)


def _why_here(error: PlaceClosed | Gone | Refused, category: int | None) -> str:
    """Return the note that says why a table has no place of its own."""
    if isinstance(error, Forbidden):
        return "lacks-create_public_threads" if category is None else "lacks-manage_channels"
    return error.reason if isinstance(error, PlaceClosed) else "refused"
