"""From a delivery to a parcel: where it goes, and what it says, made from the newest state when it is sent."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.tables import compose
from bot.tables.house import House, language, words
from bot.tables.live import LiveTable
from bot.tables.messenger import Messenger, TryLater
from bot.tables.owed import BOARD, CHOICE, LOBBY, NUDGE
from bot.tables.panel import Panel, Picture
from bot.tables.pictures import Pictures
from bot.tables.refusal import Refusal
from storage.records import DeliveryRow, EntryRow, PanelRow

PLACE_WAIT = 0.3
FROZEN_WAIT = 60.0


@dataclass(frozen=True, slots=True)
class Parcel:
    """A panel and where it goes: a new message, or the message to edit; `row` is then its row brought up to date."""

    channel_id: int
    panel: Panel
    version: int
    message_id: int | None = None
    row: PanelRow | None = None
    pinned: bool = False


class Packer:
    """Pack deliveries; None means that there is nothing left to say."""

    def __init__(self, house: House, pictures: Pictures, messenger: Messenger) -> None:
        self.house, self.pictures, self.messenger = house, pictures, messenger

    async def pack(self, row: DeliveryRow) -> Parcel | None:
        """Make the parcel of a delivery; raise TryLater while it has no place or its guild is gone."""
        live = await self._snapshot(row)
        if live is None:
            return None
        if live.row.guild_id in self.house.frozen:
            raise TryLater("frozen", FROZEN_WAIT)
        if row.about == LOBBY:
            return self._lobby(live)
        if live.row.place_id is None:
            raise TryLater("place", PLACE_WAIT)
        if row.about == BOARD:
            return await (self._board(live, row) if row.kind == "post" else self._board_edit(live))
        if row.about == CHOICE:
            return await self._choice(live, row)
        if row.about == NUDGE:
            return await self._nudge(live, row)
        return None

    async def _snapshot(self, row: DeliveryRow) -> LiveTable | None:
        """Take a table as it is now; its rows and states are never changed in place, so no lock is held on."""
        if row.table_id is None:
            return None
        try:
            async with self.house.table(row.table_id) as live:
                return replace(live, match=None if live.match is None else replace(live.match))
        except Refusal:
            return None

    def _lobby(self, live: LiveTable) -> Parcel | None:
        if live.row.lobby_message_id is None:
            return None
        panel = compose.lobby(live, compose.words_of(live))
        return Parcel(live.row.home_id, panel, live.row.version, live.row.lobby_message_id)

    async def _board(self, live: LiveTable, row: DeliveryRow) -> Parcel:
        texts = compose.words_of(live)
        pictures = [await self.pictures.board(live, texts)]
        if (score := await self.pictures.score(live, texts)) is not None:
            pictures.append(score)
        panel = compose.board(live, await self._entries(live, row.since), pictures, await self._pings(live),
                              row.token, texts)  # fmt: skip
        return Parcel(self._place(live), panel, live.row.version, pinned=row.since == 0)

    async def _board_edit(self, live: LiveTable) -> Parcel | None:
        """Bring the newest board's list of missing players up to date; its picture stays."""
        async with self.house.store.read() as tx:
            old = await tx.panels.newest(live.id, BOARD)
        if old is None or not old.live or old.version >= live.row.version:
            return None
        texts = compose.words_of(live)
        kept = (Picture("board.png", b"", self.pictures.board_alt(live, texts)),)
        panel = compose.board(live, await self._entries(live, old.since), kept, (), old.token, texts)
        row = replace(old, version=live.row.version)
        return Parcel(old.channel_id, panel, live.row.version, old.message_id, row)

    async def _entries(self, live: LiveTable, since: int) -> list[EntryRow]:
        async with self.house.store.read() as tx:
            entries = await tx.log.entries(live.id, since)
        return [entry for entry in entries if entry.version <= live.row.version]

    def _place(self, live: LiveTable) -> int:
        return live.row.place_id or live.row.home_id

    async def _pings(self, live: LiveTable) -> list[int]:
        """Find the users who are waited for and get no direct messages."""
        users = [live.seats[seat].user_id for seat in live.waiting()]
        return [user for user in users if user is not None and (await self.house.user(user)).dms != "on"]

    async def _nudge(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        pings = await self._pings(live)
        if not pings:
            return None
        panel = compose.nudge(live, pings, row.token, compose.words_of(live))
        return Parcel(self._place(live), panel, live.row.version)

    async def _choice(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Make a seat's direct message, or the edit of the last one; a new one if there is none to edit."""
        seat = row.seat
        if seat is None or seat >= len(live.seats) or (user_id := live.seats[seat].user_id) is None:
            return None
        user = await self.house.user(user_id)
        if user.dms != "on" or row.recipient != f"user:{user_id}":
            return None
        async with self.house.store.read() as tx:
            old = await tx.panels.newest(live.id, CHOICE, seat)
        edits = row.kind == "sync" and old is not None and old.live
        if not edits and seat not in live.waiting():
            return None
        texts = words(language(user), live.game.package)
        picture = await self.pictures.hand(live, seat, texts) if live.row.stage == "playing" else None
        panel = compose.choice(live, seat, picture, old.token if edits and old else row.token, texts)
        if edits and old is not None:
            fresh = replace(old, version=live.row.version)
            return Parcel(old.channel_id, panel, live.row.version, old.message_id, fresh)
        return Parcel(await self._dm_channel(user_id), panel, live.row.version)

    async def _dm_channel(self, user_id: int) -> int:
        user = await self.house.user(user_id)
        if user.dm_channel_id is not None:
            return user.dm_channel_id
        channel_id = await self.messenger.open_dm(user_id)
        await self.house.save_user(replace(await self.house.user(user_id), dm_channel_id=channel_id))
        return channel_id

    async def strip(self, messenger: Messenger, row: DeliveryRow, old: list[PanelRow]) -> None:
        """Take the controls off the panels that a new one replaces."""
        live = await self._snapshot(row) if old else None
        if live is None:
            return
        for panel in old:
            await messenger.strip(panel.channel_id, panel.message_id, await self._stripped(live, panel))

    async def _stripped(self, live: LiveTable, panel: PanelRow) -> Panel:
        if panel.about == BOARD:
            return await self._old_board(live, panel)
        user_id = live.seats[panel.seat].user_id if panel.seat is not None else None
        locale = language(await self.house.user(user_id)) if user_id is not None else live.row.locale
        return compose.note(words(locale, live.game.package).text("choice-old", table=live.id))

    async def _old_board(self, live: LiveTable, panel: PanelRow) -> Panel:
        """Keep an old board's story and picture, without buttons and the question whose move it is."""
        texts = compose.words_of(live)
        told = [entry for entry in await self._entries(live, panel.since) if entry.version <= panel.version]
        text = compose.story(live, told, texts) or compose.heading(live, texts)
        return Panel((text,), (Picture("board.png", b"", text[:1024]),), accent=compose.SLATE)
