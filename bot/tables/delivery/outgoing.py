"""The message made from a delivery, and what composers look up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import takewhile

from bot.tables.core.registry import Registry
from bot.tables.core.table import Table, standing_entries, state_of
from bot.tables.finished.results import decider
from bot.tables.messages import seats
from bot.tables.messages.pictures import Pictures
from bot.tables.ports.messenger import Messenger
from bot.tables.ports.panel import Panel
from games.kernel.state import State
from games.kernel.words import Words
from storage.rows import DeliveryRow, EntryRow, PanelRow


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A panel and its place: a new message, or the message to edit, with its updated `row`.

    It reports what happened after the version `since` and shows the state of `version`. `also` are messages that get
    the same panel as the edited one, at best effort. `calls` are the seats whose users the message mentions, with the
    ask of the mention. A `late` one goes out before its picture, which then follows. `table` is what it was made from.
    `shown` is the digest of a notice board's content.
    """

    channel_id: int
    panel: Panel
    version: int
    since: int
    message_id: int | None = None
    row: PanelRow | None = None
    pinned: bool = False
    also: tuple[PanelRow, ...] = ()
    calls: tuple[tuple[int, int], ...] = ()
    late: bool = False
    table: Table | None = None
    shown: str = ""

    @property
    def moment(self) -> int:
        """Return the moment of the table that it was made from."""
        return 0 if self.table is None else self.table.moment


class MessageSource:
    """Looks up what messages are made from."""

    def __init__(self, registry: Registry, pictures: Pictures, messenger: Messenger) -> None:
        self.registry, self.pictures, self.messenger = registry, pictures, messenger

    async def _newest(self, table: Table, about: str, seat: int | None = None) -> PanelRow | None:
        async with self.registry.store.read() as tx:
            return await tx.panels.newest(table.id, about, seat)

    async def _entries(self, table: Table, since: int) -> list[EntryRow]:
        async with self.registry.store.read() as tx:
            entries = await tx.log.entries(table.id, since)
        return [entry for entry in entries if entry.version <= table.row.version]

    async def _board_entries(self, table: Table, since: int) -> list[EntryRow]:
        """Return the entries that a board reports; a stand-in's turn that goes on was announced on the board before."""
        found = await self._entries(table, since - 1)
        before, entries = found[:1], [entry for entry in found if entry.version > since]
        if since == 0 or not before or not before[0].stand_in:
            return entries
        going_on = list(takewhile(lambda entry: entry.stand_in and entry.seat == before[0].seat, entries))
        return [*(replace(entry, stand_in=False) for entry in going_on), *entries[len(going_on) :]]

    async def _choice_note(self, table: Table, seat: int, user_id: int, since: int, texts: Words) -> str:
        """Return the note on the last choice of a seat's user since a version, in the words of the answer, if any."""
        found = await self._chosen(table, seat, user_id, since, table.row.version)
        return seats.final_choice_note(table, seat, *found, texts) if found else ""

    async def _chosen(self, table: Table, seat: int, user_id: int, since: int, upto: int) -> tuple[str, State] | None:
        """Find a seat's last own choice between these versions, else the next one, and the state that asked."""
        made = [entry for entry in standing_entries(await self._entries(table, since)) if entry.seat == seat]
        async with self.registry.store.read() as tx:
            holders = [holder for holder in await tx.holders.of_table(table.id) if holder.seat == seat]
            own = [entry for entry in made if holders and decider(holders, entry).user_id == user_id]
            last = ([entry for entry in own if entry.version <= upto] or own[:1])[-1:]
            asked = await state_of(tx, table, last[0].version - 1) if last else None
        return None if asked is None else (last[0].choice, asked)

    async def _notice_edit(
        self, table: Table, row: DeliveryRow, make: Callable[[str], Panel | None]
    ) -> OutgoingMessage | None:
        """Update a notice; finished ones are deleted instead (see `Tidier`)."""
        old = await self._newest(table, row.about, row.seat)
        panel = make(old.token) if old is not None and old.live else None
        return None if old is None or panel is None else make_edit(old, panel, table.row.version)

    def _place(self, table: Table) -> int:
        return table.row.place_id or table.row.home_id

    async def _dm_channel(self, user_id: int) -> int:
        user = await self.registry.people.user(user_id)
        if user.dm_channel_id is not None:
            return user.dm_channel_id
        channel_id = await self.messenger.open_dm(user_id)
        await self.registry.people.change(user_id, dm_channel_id=channel_id)
        return channel_id


def make_edit(old: PanelRow, panel: Panel, version: int) -> OutgoingMessage:
    """Make the edit of a panel to a newer version."""
    row = replace(old, version=version, picture=panel.source)
    return OutgoingMessage(old.channel_id, panel, version, old.since, old.message_id, row)


def make_post(row: DeliveryRow, outgoing: OutgoingMessage, message_id: int, now: int) -> PanelRow:
    """Make the row of a message that was just posted for a delivery."""
    return PanelRow(
        message_id=message_id,
        channel_id=outgoing.channel_id,
        table_id=row.table_id or "",  # every post belongs to a table
        about=row.about,
        seat=row.seat,
        token=row.token,
        since=outgoing.since,
        version=outgoing.version,
        posted_at=now,
        removable=True,
        seen_at=now,
        picture=outgoing.panel.source,
    )


def is_covered(old: PanelRow, row: DeliveryRow) -> bool:
    """Tell whether the last message was posted after this one was queued and includes it, such as after an outage."""
    return old.live and old.version >= row.upto and old.posted_at > row.created_at
