"""Arranged evenings of lobbies, and when the bot reminds their players."""

from sqlalchemy import bindparam, delete, func, select

from storage.rows import EveningRow
from storage.schema import evenings
from storage.session import Query, many, one, put, values_of

_OF_TABLE = evenings.c.table_id == bindparam("table")
_GET = select(evenings).where(_OF_TABLE)
_NEXT = select(func.min(evenings.c.remind_at))
_DUE = select(evenings).where(evenings.c.remind_at <= bindparam("now")).order_by(evenings.c.remind_at)
_PUT, _DROP = put(evenings), delete(evenings).where(_OF_TABLE)


class EveningReads(Query):
    """Look up evenings."""

    async def get(self, table_id: str) -> EveningRow | None:
        """Get a table's evening; None if none is arranged."""
        return one(EveningRow, await self._session.first(_GET, {"table": table_id}))

    async def next_due(self) -> int | None:
        """Return when the next reminder is due; None if no reminder is left."""
        at: int | None = await self._session.value(_NEXT)
        return at

    async def due(self, now: int) -> list[str]:
        """List the lobbies whose reminders are due by now."""
        return [row.table_id for row in many(EveningRow, await self._session.rows(_DUE, {"now": now}))]


class EveningWrites(EveningReads):
    """Keep evenings."""

    async def put(self, row: EveningRow) -> None:
        """Add an evening or replace it."""
        self._session.send(_PUT, values_of(row))

    async def drop(self, table_id: str) -> None:
        """Delete a table's evening."""
        self._session.send(_DROP, {"table": table_id})
