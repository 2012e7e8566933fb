"""Moving a table to the lobby's channel if its own accepts no messages, and back later."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.tables.core.about import CLOSE, LOBBY
from bot.tables.core.deliveries import RETURN_LONGEST, RETURN_WAIT, enqueue_return
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.ports.errors import Refusal
from bot.tables.ports.messenger import Gone, MessengerError
from storage import Writer
from storage.rows import DeliveryRow, TableRow


class Homing:
    """Changes a table's place; every change is one transaction."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def go_home(self, tx: Writer, table: Table, note: str) -> None:
        """Move a table to the lobby's channel; it returns to a place that still exists once it may write there."""
        former = None if note == "deleted" else table.row.place_id
        await tx.tables.change(table.id, place_id=table.row.home_id, place_note=note, left_id=former)
        table.row = replace(table.row, place_id=table.row.home_id, place_note=note, left_id=former)
        await outbox(self.registry, tx, table).enqueue_public("sync", LOBBY)  # it links to the place
        if former is not None:
            await enqueue_return(tx, table.id, table.row.version, self.registry.clock.now())

    async def note_files(self, table: Table, note: str | None) -> None:
        """Note whether pictures may be sent in a table's place; keep other notes."""
        if table.row.place_note not in (None, "no-files", "returned") or (table.row.place_note == "no-files") == bool(
            note
        ):
            return

        async def put(tx: Writer, now: Table) -> None:
            if now.row.place_id == table.row.place_id and now.row.place_note == table.row.place_note:
                await tx.tables.change(now.id, place_note=note)
                now.row = replace(now.row, place_note=note)

        await change(self.registry, table.id, put)

    async def postpone_return(self, row: DeliveryRow, error: MessengerError | None = None) -> None:
        """Try a table's return again later and later; if the place is gone, it stays where it is."""
        if isinstance(error, Gone):
            await change_of(self.registry, row, lambda tx, table: self._give_up_return(tx, table, row))
            return
        wait = min(RETURN_LONGEST, RETURN_WAIT << min(row.attempts + 1, 10))
        async with self.registry.store.write() as tx:
            await tx.outbox.postpone(row.id, self.registry.clock.now() + wait, None)

    async def _give_up_return(self, tx: Writer, table: Table, row: DeliveryRow) -> None:
        await tx.outbox.complete(row.id, row.upto)
        await self._forget_place(tx, table)

    async def _forget_place(self, tx: Writer, table: Table) -> None:
        """Let a table stay where it is, because its former place is gone."""
        await tx.tables.change(table.id, left_id=None)
        table.row = replace(table.row, left_id=None)

    async def complete_return(self, tx: Writer, table: Table, place_id: int) -> TableRow:
        """Note that a table is back; a finished one stays where it ended, but its place is closed."""
        queued = outbox(self.registry, tx, table)
        if table.row.stage != "playing":
            await queued.enqueue_public("post", CLOSE)
        if table.row.stage != "playing" or table.row.left_id != place_id:
            return table.row
        await tx.tables.change(table.id, place_id=place_id, place_note=None, left_id=None)
        await queued.enqueue_public("sync", LOBBY)
        return replace(table.row, place_id=place_id, place_note=None, left_id=None)

    async def handle_channel_gone(self, table_id: str, channel_id: int) -> None:
        """Move a table to the lobby's channel after its own channel was deleted; a lobby loses its post."""

        async def move(tx: Writer, table: Table) -> None:
            if table.row.post_id == channel_id:
                await tx.tables.change(table.id, post_id=None)
                table.row = replace(table.row, post_id=None)
                await outbox(self.registry, tx, table).enqueue_public("sync", LOBBY)
            if table.row.place_id == channel_id != table.row.home_id:
                await self.go_home(tx, table, "deleted")
                await outbox(self.registry, tx, table).enqueue_board()
            elif table.row.left_id == channel_id:
                await self._forget_place(tx, table)

        await change(self.registry, table_id, move)


Change = Callable[[Writer, Table], Awaitable[None]]


async def change(registry: Registry, table_id: str, work: Change) -> None:
    """Make a change under the table's lock in one transaction, if the table still exists."""
    try:
        async with registry.table(table_id) as table, registry.store.write() as tx:
            await work(tx, table)
    except Refusal:
        return
    registry.workers.deliver()


async def change_of(registry: Registry, row: DeliveryRow, work: Change) -> None:
    """Make a change of the table that a delivery is about; there may be none."""
    if row.table_id is not None:
        await change(registry, row.table_id, work)


def outbox(registry: Registry, tx: Writer, table: Table) -> Outbox:
    """Return an outbox whose deliveries repeat the newest version."""
    return Outbox(tx, table, registry.clock.now(), since=table.row.version - 1)
