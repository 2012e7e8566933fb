"""Discord's scheduled events for arranged evenings: deliveries create, change, start and delete them."""

from __future__ import annotations

import structlog

from bot.tables.company.evenings import AHEAD
from bot.tables.core.about import EVENT
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.delivery.places import FROZEN_WAIT
from bot.tables.messages import common
from bot.tables.ports.clock import MINUTE
from bot.tables.ports.errors import Refusal
from bot.tables.ports.messenger import Gone, Messenger, PlaceClosed, Planned, Refused, TryLater
from storage.rows import DeliveryRow

log = structlog.get_logger()


class EventKeeper:
    """Carries out the deliveries about scheduled events.

    A post creates the event. A sync updates it to the newest state, but never creates one: an event that a moderator
    has deleted must not come back.
    """

    def __init__(self, registry: Registry, messenger: Messenger) -> None:
        self.registry, self.messenger = registry, messenger

    async def try_deliver(self, row: DeliveryRow) -> bool:
        """Carry out a delivery if it is about an event; return whether it was."""
        if row.about != EVENT or row.table_id is None:
            return False
        try:
            async with self.registry.table(row.table_id) as held:
                guild_id, planned = held.row.guild_id, planned_of(held)
        except Refusal:
            guild_id, planned = None, None
        if guild_id in self.registry.frozen:
            raise TryLater("frozen", FROZEN_WAIT)
        async with self.registry.store.write() as tx:
            pending = await tx.outbox.attempt(row.id, self.registry.clock.now())
        if pending is not None and guild_id is not None:  # it may have been delivered while the list was read
            await self._bring(guild_id, planned, row)
        async with self.registry.store.write() as tx:
            await tx.outbox.complete(row.id, row.upto, row.created_at)
        return True

    async def _bring(self, guild_id: int, planned: Planned | None, row: DeliveryRow) -> None:
        """Create, change or delete the event; if Discord refuses, the table goes on without it."""
        try:
            if planned is None:
                await self.messenger.delete_event(guild_id, mark_of(row.table_id or ""))
            elif row.kind == "post" and not planned.begun:
                await self.messenger.create_event(guild_id, planned)
            else:
                await self.messenger.update_event(guild_id, planned)
        except (PlaceClosed, Gone, Refused) as error:
            log.info("scheduled event not kept", reason=str(error))


def mark_of(table_id: str) -> str:
    """Return the mark of a table's event."""
    return f"Kontor {table_id}"


def planned_of(table: Table) -> Planned | None:
    """Describe how a table's event should look now; None if the table should have none.

    The event starts if the game begins about when it was arranged, and is deleted if the game begins long before.
    """
    at, begun = table.row.starts_at, table.row.stage == "playing"
    kept = table.row.stage == "lobby" or (begun and at is not None and (table.row.started_at or 0) >= at - AHEAD)
    if at is None or not kept:
        return None
    texts = common.words_of(table)
    return Planned(
        name=common.place_name(table),
        about=texts.text("event-about", title=texts.text("title")),
        location=common.link(table.row.guild_id, table.row.home_id, table.row.lobby_message_id),
        starts_at=at,
        ends_at=at + table.game.minutes[1] * MINUTE,
        mark=mark_of(table.id),
        begun=begun,
    )
