"""Who has held the seats of a table, and since which version."""

from sqlalchemy import bindparam, delete, func, insert, literal, select

from storage.rows import OPEN_STAGES, HolderRow, SeatRow
from storage.schema import holders, tables
from storage.session import Query, many, values_of

_OF_TABLE = select(holders).where(holders.c.table_id == bindparam("table")).order_by(holders.c.seat, holders.c.number)
_OPEN_OF_USER = (
    select(holders.c.table_id)
    .distinct()
    .join_from(holders, tables, holders.c.table_id == tables.c.table_id)
    .where(holders.c.user_id == bindparam("user"), tables.c.stage.in_(OPEN_STAGES))
)
_NEXT = select(func.coalesce(func.max(holders.c.number) + 1, literal(0))).where(
    holders.c.table_id == bindparam("table"), holders.c.seat == bindparam("of_seat")
)
_INSERT = insert(holders)
_DROP = delete(holders).where(
    holders.c.table_id == bindparam("table"),
    holders.c.seat == bindparam("of_seat"),
    holders.c.number == bindparam("last"),
)


class HolderReads(Query):
    """Look up holders."""

    async def open_tables_of(self, user_id: int) -> list[str]:
        """List the open tables at which a user has ever held a seat."""
        return [row.table_id for row in await self._session.rows(_OPEN_OF_USER, {"user": user_id})]

    async def of_table(self, table_id: str) -> list[HolderRow]:
        """List the holders of all seats, by seat and in order."""
        return many(HolderRow, await self._session.rows(_OF_TABLE, {"table": table_id}))


class HolderWrites(HolderReads):
    """Keep holders."""

    async def add(self, seat: SeatRow, version: int, at: int) -> None:
        """Note who holds a seat from the state of `version` on."""
        number = await self._session.value(_NEXT, {"table": seat.table_id, "of_seat": seat.seat})
        row = HolderRow(
            table_id=seat.table_id,
            seat=seat.seat,
            number=int(number),
            version=version,
            user_id=seat.user_id,
            computer=seat.computer,
            name=seat.name,
            at=at,
        )
        self._session.send(_INSERT, values_of(row))

    def take_back(self, row: HolderRow) -> None:
        """Forget the last holder of a seat, who has decided nothing: it is the one before again."""
        self._session.send(_DROP, {"table": row.table_id, "of_seat": row.seat, "last": row.number})
