"""Guilds that seem left, by what Discord says at new sessions."""

from typing import Final

from sqlalchemy import bindparam, delete, func, select, update

from storage.rows import UnlistedRow
from storage.schema import guilds, unlisted
from storage.session import Query, insert, many, values_of

_ALL = select(unlisted).order_by(unlisted.c.since, unlisted.c.guild_id)
_CONFIRMED = (
    select(unlisted.c.guild_id)
    .join(guilds, guilds.c.guild_id == unlisted.c.guild_id)
    .where(unlisted.c.confirmed, guilds.c.left_at.is_(None))
    .order_by(unlisted.c.guild_id)
)
_SEEMING = (
    select(func.count())
    .select_from(unlisted.join(guilds, guilds.c.guild_id == unlisted.c.guild_id))
    .where(guilds.c.left_at.is_(None))
)
_TREATED: Final = select(func.count()).where(unlisted.c.treated_at >= bindparam("since"), ~unlisted.c.confirmed)
_NOTE = insert(unlisted).on_conflict_do_nothing(index_elements=[unlisted.c.guild_id])
_TREAT = update(unlisted).where(unlisted.c.guild_id == bindparam("guild")).values(treated_at=bindparam("at"))
_FORGET = delete(unlisted).where(unlisted.c.guild_id == bindparam("guild"))


class UnlistedReads(Query):
    """Look up guilds that seem left."""

    async def all(self) -> list[UnlistedRow]:
        """List them, the longest ago first."""
        return many(UnlistedRow, await self._session.rows(_ALL))

    async def confirmed(self) -> list[int]:
        """List those that the operator wants to be treated as left, and that are not yet."""
        return [row.guild_id for row in await self._session.rows(_CONFIRMED)]

    async def seeming(self) -> int:
        """Count those that seem left and are not treated so."""
        return int(await self._session.value(_SEEMING))

    async def treated_since(self, at: int) -> int:
        """Count those that were treated as left since then, without the operator's word."""
        return int(await self._session.value(_TREATED, {"since": at}))


class UnlistedWrites(UnlistedReads):
    """Note guilds that seem left, and forget those that are there again."""

    def lock(self) -> None:
        """Let no other process treat a guild as left until the transaction ends."""
        self._session.lock(["unlisted"])

    async def note(self, row: UnlistedRow) -> None:
        """Note that a guild seems left; what was noted first stays."""
        await self._session.run(_NOTE, values_of(row))

    async def treat(self, guild_id: int, at: int) -> None:
        """Note that a guild is treated as left."""
        await self._session.run(_TREAT, {"guild": guild_id, "at": at})

    async def forget(self, guild_id: int) -> None:
        """Forget that a guild seemed left."""
        await self._session.run(_FORGET, {"guild": guild_id})
