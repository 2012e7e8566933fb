"""Lobbies that were opened and are to be told of."""

from sqlalchemy import bindparam, func, select

from storage.rows import OpeningRow
from storage.schema import openings
from storage.session import Query, put, values_of

_NEXT_DUE = select(func.min(openings.c.due_at))
_DUE = select(openings.c.table_id).where(openings.c.due_at <= bindparam("now")).order_by(openings.c.due_at)
_PUT = put(openings)


class OpeningReads(Query):
    """Look up opened lobbies."""

    async def next_due(self) -> int | None:
        """Return when a lobby is told of next; None if none is."""
        at: int | None = await self._session.value(_NEXT_DUE)
        return at

    async def due(self, now: int) -> list[str]:
        """List the lobbies that are to be told of by now."""
        return [row.table_id for row in await self._session.rows(_DUE, {"now": now})]


class OpeningWrites(OpeningReads):
    """Keep opened lobbies."""

    async def put(self, row: OpeningRow) -> None:
        """Add what is kept of a lobby's opening, or replace it."""
        self._session.send(_PUT, values_of(row))
