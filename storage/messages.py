"""What Discord holds: messages of tables, the last mentions of seats, and icons as emojis."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import bindparam, delete, select, update

from storage.rows import EmojiRow, PanelRow
from storage.schema import calls, emojis, panels, tables
from storage.session import Query, many, one, put, values_of

_OF_TABLE = select(panels).where(panels.c.table_id == bindparam("table"))
_NEWEST = (
    _OF_TABLE.where(
        panels.c.about == bindparam("about_"),
        panels.c.seat.is_not_distinct_from(bindparam("seat_", type_=panels.c.seat.type)),
    )
    .order_by(panels.c.posted_at.desc(), panels.c.message_id.desc())
    .limit(1)
)
_CURRENT = _OF_TABLE.where(panels.c.live).order_by(panels.c.posted_at, panels.c.message_id)
_CURRENT_ABOUT = _CURRENT.where(panels.c.about == bindparam("about_"))
_BY_MESSAGE = select(panels).where(panels.c.message_id == bindparam("message"))

_CURRENT_IN = (
    select(panels).where(panels.c.channel_id == bindparam("channel"), panels.c.live).order_by(panels.c.posted_at)
)
# Said so that SQLite walks the boards longest unseen and stops at the first, rather than all tables being played.
_PLAYED = (tables.c.stage + "") == "playing"
_UNSEEN = (
    select(panels)
    .join(tables, tables.c.table_id == panels.c.table_id)
    .where(panels.c.live, panels.c.about == bindparam("about_"), panels.c.seen_at <= bindparam("before"))
    .where(_PLAYED, tables.c.guild_id.not_in(bindparam("guilds", expanding=True)))
    .order_by(panels.c.seen_at, panels.c.posted_at)
    .limit(1)
)
_SEEN = update(panels).where(panels.c.message_id == bindparam("message")).values(seen_at=bindparam("now"))

_OF_ABOUT = _OF_TABLE.where(panels.c.about == bindparam("about_")).order_by(panels.c.posted_at, panels.c.message_id)
_OF_SEAT = _OF_TABLE.where(panels.c.seat == bindparam("seat_")).order_by(panels.c.posted_at, panels.c.message_id)

_PUT = put(panels)
_RETIRE = update(panels).where(panels.c.message_id == bindparam("message")).values(live=False)
_PICTURE = update(panels).where(panels.c.message_id == bindparam("message")).values(picture=bindparam("digest"))
_DROP = delete(panels).where(panels.c.message_id == bindparam("message"))


class PanelReads(Query):
    """Look up panels."""

    async def newest(self, table_id: str, about: str, seat: int | None = None) -> PanelRow | None:
        """Get the panel posted last, live or not; ``seat`` None asks for one that is no seat's own."""
        return one(PanelRow, await self._session.first(_NEWEST, {"table": table_id, "about_": about, "seat_": seat}))

    async def current(self, table_id: str, about: str | None = None) -> list[PanelRow]:
        """List the panels that are still in use, oldest first."""
        if about is None:
            return many(PanelRow, await self._session.rows(_CURRENT, {"table": table_id}))
        return many(PanelRow, await self._session.rows(_CURRENT_ABOUT, {"table": table_id, "about_": about}))

    async def of_about(self, table_id: str, about: str) -> list[PanelRow]:
        """List all panels about one thing, in use or not, oldest first."""
        return many(PanelRow, await self._session.rows(_OF_ABOUT, {"table": table_id, "about_": about}))

    async def of_seat(self, table_id: str, seat: int) -> list[PanelRow]:
        """List all panels that were a seat's own, in use or not, oldest first."""
        return many(PanelRow, await self._session.rows(_OF_SEAT, {"table": table_id, "seat_": seat}))

    async def current_in(self, channel_id: int) -> list[PanelRow]:
        """List the panels of all tables that are in use in a channel, oldest first."""
        return many(PanelRow, await self._session.rows(_CURRENT_IN, {"channel": channel_id}))

    async def longest_unseen(self, about: str, before: int, without: Collection[int]) -> PanelRow | None:
        """Get the panel in use of a running table that was last known to be there longest ago, and not since.

        ``without`` names guilds whose tables are left out.
        """
        values = {"about_": about, "before": before, "guilds": list(without)}
        return one(PanelRow, await self._session.first(_UNSEEN, values))

    async def by_message(self, message_id: int) -> PanelRow | None:
        """Get the panel that is a certain message."""
        return one(PanelRow, await self._session.first(_BY_MESSAGE, {"message": message_id}))


class PanelWrites(PanelReads):
    """Keep panels."""

    async def put(self, row: PanelRow) -> None:
        """Add a panel or replace it."""
        self._session.send(_PUT, values_of(row))

    async def retire(self, message_id: int) -> None:
        """Mark a panel as no longer in use."""
        self._session.send(_RETIRE, {"message": message_id})

    async def note_seen(self, message_id: int, at: int) -> None:
        """Note that a panel's message was seen at Discord."""
        self._session.send(_SEEN, {"message": message_id, "now": at})

    async def note_picture(self, message_id: int, digest: str) -> None:
        """Store the digest of a panel's pictures; empty while they are being changed."""
        self._session.send(_PICTURE, {"message": message_id, "digest": digest})

    async def drop(self, message_id: int) -> None:
        """Forget a panel, because its message is gone."""
        self._session.send(_DROP, {"message": message_id})


_CALLS_OF_TABLE = select(calls.c.seat, calls.c.ask).where(calls.c.table_id == bindparam("table"))
_PUT_CALL = put(calls, "ask")
_DROP_CALL = delete(calls).where(calls.c.table_id == bindparam("table"), calls.c.seat == bindparam("number"))


class CallReads(Query):
    """Look up calls."""

    async def of_table(self, table_id: str) -> dict[int, int]:
        """Return by seat the ask for which its user was mentioned last."""
        rows = await self._session.rows(_CALLS_OF_TABLE, {"table": table_id})
        return {row.seat: row.ask for row in rows}


class CallWrites(CallReads):
    """Keep calls."""

    async def put(self, table_id: str, seat: int, ask: int) -> None:
        """Note that a seat's user was mentioned."""
        self._session.send(_PUT_CALL, {"table_id": table_id, "seat": seat, "ask": ask})

    async def drop(self, table_id: str, seat: int) -> None:
        """Forget it, because another user holds the seat now, or the call was lost."""
        self._session.send(_DROP_CALL, {"table": table_id, "number": seat})


_OF: Final = emojis.c.application_id == bindparam("application")
_ALL = select(emojis).where(_OF).order_by(emojis.c.game, emojis.c.name)
_SAVE = put(emojis)
_DOUBT = update(emojis).where(_OF, emojis.c.icon.in_(bindparam("icons", expanding=True))).values(emoji_id=None)
_REMOVE = delete(emojis).where(_OF, emojis.c.name == bindparam("called"))


class EmojiReads(Query):
    """Look up emojis."""

    async def of(self, application_id: int) -> list[EmojiRow]:
        """List the emojis of an application, those that were replaced included."""
        return many(EmojiRow, await self._session.rows(_ALL, {"application": application_id}))


class EmojiWrites(EmojiReads):
    """Keep emojis."""

    async def save(self, row: EmojiRow) -> None:
        """Add an emoji or replace it."""
        await self._session.run(_SAVE, values_of(row))

    async def doubt(self, application_id: int, icons: Collection[str]) -> None:
        """Note that the emojis of these icons may be missing."""
        await self._session.run(_DOUBT, {"application": application_id, "icons": sorted(icons)})

    async def remove(self, row: EmojiRow) -> None:
        """Forget an emoji."""
        await self._session.run(_REMOVE, {"application": row.application_id, "called": row.name})
