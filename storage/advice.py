"""At which questions each seat has asked for advice."""

from sqlalchemy import bindparam, select

from storage.schema import advice
from storage.session import Query
from storage.upserts import insert

_OF_TABLE = select(advice.c.seat, advice.c.ask).where(advice.c.table_id == bindparam("table"))
_NOTE = insert(advice).on_conflict_do_nothing()


class AdviceReads(Query):
    """Look up who was advised."""

    async def of_table(self, table_id: str) -> frozenset[tuple[int, int]]:
        """Return seat and number of all questions at which a seat has asked."""
        rows = await self._session.rows(_OF_TABLE, {"table": table_id})
        return frozenset((row.seat, row.ask) for row in rows)


class AdviceWrites(AdviceReads):
    """Keep who was advised."""

    async def note(self, table_id: str, seat: int, ask: int) -> None:
        """Note that a seat has asked; once for each question."""
        self._session.send(_NOTE, {"table_id": table_id, "seat": seat, "ask": ask})
