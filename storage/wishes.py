"""What seats have wished: in the order of the log, but no part of its versions."""

from sqlalchemy import bindparam, insert, select

from storage.rows import WishRow
from storage.schema import wishes
from storage.session import Query, many, values_of

_OF_TABLE = select(wishes).where(wishes.c.table_id == bindparam("table")).order_by(wishes.c.id)
_INSERT = insert(wishes)


class WishReads(Query):
    """Look up wishes."""

    async def of_table(self, table_id: str) -> list[WishRow]:
        """List the wishes of a table, in order."""
        return many(WishRow, await self._session.rows(_OF_TABLE, {"table": table_id}))


class WishWrites(WishReads):
    """Keep wishes."""

    async def add(self, row: WishRow) -> None:
        """Add a wish after all others; it gets its id here."""
        values = values_of(row)
        del values["id"]
        self._session.send(_INSERT, values)
