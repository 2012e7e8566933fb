"""Pictures that were uploaded as emojis of the bot's application."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import bindparam, delete, select, update

from storage.rows import EmojiRow
from storage.schema import emojis
from storage.session import Query, many, put, values_of

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
        """Note that it is not known whether the emojis of these icons are there."""
        await self._session.run(_DOUBT, {"application": application_id, "icons": sorted(icons)})

    async def remove(self, row: EmojiRow) -> None:
        """Forget an emoji."""
        await self._session.run(_REMOVE, {"application": row.application_id, "called": row.name})
