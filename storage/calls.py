"""For which ask a seat's user was last mentioned in the table's channel."""

from sqlalchemy import bindparam, delete, select

from storage.schema import calls
from storage.session import Query, put

_OF_TABLE = select(calls.c.seat, calls.c.ask).where(calls.c.table_id == bindparam("table"))
_PUT = put(calls, "ask")
_DROP = delete(calls).where(calls.c.table_id == bindparam("table"), calls.c.seat == bindparam("number"))


class CallReads(Query):
    """Look up calls."""

    async def of_table(self, table_id: str) -> dict[int, int]:
        """Return by seat the ask for which its user was mentioned last."""
        rows = await self._session.rows(_OF_TABLE, {"table": table_id})
        return {row.seat: row.ask for row in rows}


class CallWrites(CallReads):
    """Keep calls."""

    async def put(self, table_id: str, seat: int, ask: int) -> None:
        """Note that a seat's user was mentioned."""
        self._session.send(_PUT, {"table_id": table_id, "seat": seat, "ask": ask})

    async def drop(self, table_id: str, seat: int) -> None:
        """Forget it, because another user holds the seat now, or the call was lost."""
        self._session.send(_DROP, {"table": table_id, "number": seat})
