"""What tables vote on: one motion of each kind, kept after it was decided so that its message can say how it ended."""

from sqlalchemy import bindparam, func, select
from sqlalchemy.dialects.sqlite import insert as upsert

from storage.records import MotionRow
from storage.schema import motions
from storage.session import Query, many, values_of

_OPEN = motions.c.outcome.is_(None)
_OF_TABLE = (
    select(motions).where(motions.c.table_id == bindparam("table")).order_by(motions.c.opened_at, motions.c.kind)
)
_ABOUT_USER = select(motions.c.table_id).where(motions.c.user_id == bindparam("user")).distinct()
_EXPIRED = select(motions).where(_OPEN, motions.c.expires_at <= bindparam("now")).order_by(motions.c.expires_at)
_NEXT_EXPIRY = select(func.min(motions.c.expires_at)).where(_OPEN)

_NEW = upsert(motions)
_PUT = _NEW.on_conflict_do_update(
    index_elements=[motions.c.table_id, motions.c.kind],
    set_={column.name: _NEW.excluded[column.name] for column in motions.columns if not column.primary_key},
)


class MotionReads(Query):
    """Look up motions."""

    async def of_table(self, table_id: str) -> list[MotionRow]:
        """List a table's motions, open or not, oldest first."""
        return many(MotionRow, await self._session.rows(_OF_TABLE, {"table": table_id}))

    async def tables_about(self, user_id: int) -> list[str]:
        """Name the tables that have a motion about a user."""
        return [str(row.table_id) for row in await self._session.rows(_ABOUT_USER, {"user": user_id})]

    async def expired(self, now: int) -> list[MotionRow]:
        """List the open motions whose time is up."""
        return many(MotionRow, await self._session.rows(_EXPIRED, {"now": now}))

    async def next_expiry(self) -> int | None:
        """Tell when the time of an open motion is up next, which may be in the past; None if none is open."""
        expires_at: int | None = await self._session.value(_NEXT_EXPIRY)
        return expires_at


class MotionWrites(MotionReads):
    """Keep motions."""

    async def put(self, row: MotionRow) -> None:
        """Add a motion or replace the one of its kind."""
        await self._session.run(_PUT, values_of(row))
