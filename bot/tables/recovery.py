"""Another way, where a message cannot be delivered as it was meant."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.tables.house import House
from bot.tables.live import LiveTable
from bot.tables.owed import BOARD, CHOICE, NUDGE, PLACE, Owing
from bot.tables.refusal import Refusal
from storage import Writer
from storage.records import DeliveryRow


class Recovery:
    """Change what is owed after trouble; every change is one transaction."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def give_up(self, row: DeliveryRow, reason: str) -> None:
        """Stop trying; the reason is a text key that `/table status` shows."""
        async with self.house.store.write() as tx:
            await tx.outbox.give_up(row.id, self.house.clock.now(), reason)

    async def dms_closed(self, row: DeliveryRow) -> None:
        """Write to this user no more until the user wishes it; call for them in the table's channel instead."""
        user_id = int(row.recipient.removeprefix("user:"))
        await self.house.save_user(replace(await self.house.user(user_id), dms="closed"))
        async with self.house.store.write() as tx:
            await tx.outbox.settle(row.id, row.upto)
        await self._with_table(row, self._nudge)

    async def _nudge(self, tx: Writer, live: LiveTable) -> None:
        await Owing(tx, live, self.house.clock.now(), live.row.version).public("post", NUDGE)

    async def gone(self, row: DeliveryRow, what: str) -> None:
        """Post anew what was deleted; where the table's channel is gone, open another place."""
        async with self.house.store.write() as tx:
            await tx.outbox.settle(row.id, row.upto)
        if what == "message":
            await self._message_gone(row)
        elif row.about == CHOICE:
            await self._with_table(row, self._nudge)
        else:
            await self._with_table(row, self._place_gone)

    async def _message_gone(self, row: DeliveryRow) -> None:
        if row.table_id is None or row.kind != "sync":
            return
        async with self.house.store.write() as tx:
            panel = await tx.panels.newest(row.table_id, row.about, row.seat)
            if panel is not None:
                await tx.panels.drop(panel.message_id)
        if row.about == BOARD:
            await self._with_table(row, self._board_again)
        elif row.about == CHOICE and row.seat is not None:
            await self._with_table(row, lambda tx, live: self._choice_again(tx, live, row.seat))

    async def _board_again(self, tx: Writer, live: LiveTable) -> None:
        await self._owing(tx, live).public("post", BOARD)

    async def _choice_again(self, tx: Writer, live: LiveTable, seat: int | None) -> None:
        if seat is not None and seat in live.waiting():
            await self._owing(tx, live).private("post", seat)

    def _owing(self, tx: Writer, live: LiveTable) -> Owing:
        return Owing(tx, live, self.house.clock.now(), live.row.version, since=live.row.version - 1)

    async def _place_gone(self, tx: Writer, live: LiveTable) -> None:
        """Go on in the lobby's channel, if that is not what has gone."""
        if live.row.place_id == live.row.home_id:
            return
        await tx.tables.change(live.id, place_id=live.row.home_id, place_note="deleted")
        live.row = replace(live.row, place_id=live.row.home_id, place_note="deleted")
        await self._owing(tx, live).public("post", BOARD)

    async def forbidden(self, row: DeliveryRow) -> None:
        """Fall back to the lobby's channel; where that is forbidden too, give up with the reason."""
        if row.table_id is None or row.about in (PLACE, CHOICE):
            await self.give_up(row, "forbidden")
            return
        async with self.house.table(row.table_id) as live:
            elsewhere = live.row.place_id not in (None, live.row.home_id)
        if not elsewhere or row.kind == "sync":
            await self.give_up(row, "forbidden")
            return
        async with self.house.store.write() as tx:
            await tx.outbox.settle(row.id, row.upto)
        await self._with_table(row, self._place_gone)

    async def _with_table(self, row: DeliveryRow, change: Callable[[Writer, LiveTable], Awaitable[None]]) -> None:
        """Make a change under the table's lock in one transaction, if the table still exists."""
        if row.table_id is None:
            return
        try:
            async with self.house.table(row.table_id) as live, self.house.store.write() as tx:
                await change(tx, live)
        except Refusal:
            return
        self.house.poke()
