"""Discord's scheduled events for arranged evenings: deliveries create, change, start and delete them."""

from __future__ import annotations

import structlog

from bot.tables.company.evenings import AHEAD
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.ports.clock import MINUTE
from bot.tables.ports.messenger import Gone, Messenger, PlaceClosed, Planned, Refused
from storage.rows import DeliveryRow

log = structlog.get_logger()


async def keep_event(messenger: Messenger, row: DeliveryRow, table: Table) -> None:
    """Create, change or delete a table's event; if Discord refuses, the table goes on without it.

    A post creates the event. A sync updates it to the newest state, but never creates one: an event that a moderator
    has deleted must not come back.
    """
    guild_id, planned = table.row.guild_id, planned_of(table)
    try:
        if planned is None:
            await messenger.delete_event(guild_id, mark_of(table.id))
        elif row.kind == "post" and not planned.begun:
            await messenger.create_event(guild_id, planned)
        else:
            await messenger.update_event(guild_id, planned)
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
