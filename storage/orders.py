"""Orders: what users answer before they are asked, and when each order answers."""

from collections.abc import Collection

from sqlalchemy import bindparam, delete, exists, select

from storage.processes import due_queries
from storage.rows import OrderRow
from storage.schema import orders, tables
from storage.session import Query, many, put, values_of

_TABLE = orders.c.table_id == bindparam("table")
_OF_TABLE = select(orders).where(_TABLE).order_by(orders.c.seat)
_RUNS = orders.c.due_at.is_not(None) & exists(
    select(tables.c.table_id)
    .where(tables.c.table_id == orders.c.table_id, tables.c.stage == "playing", tables.c.paused_at.is_(None))
    .where(tables.c.guild_id.not_in(bindparam("absent", expanding=True)))
    .correlate(orders)
)
_NEXT, _DUE = due_queries(orders.c.due_at, _RUNS)
_PUT = put(orders)
_DROP_ALL = delete(orders).where(_TABLE)
_DROP = _DROP_ALL.where(orders.c.seat == bindparam("gone"))


class OrderReads(Query):
    """Look up orders; none is due at a table that is paused, or whose guild or shard is away."""

    async def of_table(self, table_id: str) -> list[OrderRow]:
        """List the orders of a table by seat."""
        return many(OrderRow, await self._session.rows(_OF_TABLE, {"table": table_id}))

    async def next_due(self, absent: Collection[int], away: Collection[int] = (), of: int = 1) -> int | None:
        """Tell when an order answers next, which may be in the past; None if none does."""
        due_at: int | None = await self._session.value(*_NEXT.without(away, of, absent=list(absent)))
        return due_at

    async def due(self, now: int, absent: Collection[int], away: Collection[int] = (), of: int = 1) -> list[str]:
        """List the tables with a due order, the oldest first."""
        found = await self._session.rows(*_DUE.without(away, of, now=now, absent=list(absent)))
        return [row.table_id for row in found]


class OrderWrites(OrderReads):
    """Keep orders."""

    async def put(self, row: OrderRow) -> None:
        """Add a seat's order or replace it."""
        self._session.send(_PUT, values_of(row))

    async def drop(self, table_id: str, seat: int) -> None:
        """Remove a seat's order."""
        self._session.send(_DROP, {"table": table_id, "gone": seat})

    async def drop_all(self, table_id: str) -> None:
        """Remove all orders of a table."""
        self._session.send(_DROP_ALL, {"table": table_id})
