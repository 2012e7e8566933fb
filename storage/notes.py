"""Private notes of users at tables."""

from sqlalchemy import bindparam, delete, select

from storage.rows import NoteRow
from storage.schema import notes
from storage.session import Query, put, values_of

_OF_TABLE = select(notes.c.user_id, notes.c.text).where(notes.c.table_id == bindparam("table"))
_PUT = put(notes)
_DROP = delete(notes).where(notes.c.table_id == bindparam("table"), notes.c.user_id == bindparam("user"))


class NoteReads(Query):
    """Look up notes."""

    async def of_table(self, table_id: str) -> dict[int, str]:
        """Return the notes at a table by user."""
        rows = await self._session.rows(_OF_TABLE, {"table": table_id})
        return {row.user_id: row.text for row in rows}


class NoteWrites(NoteReads):
    """Keep notes."""

    async def put(self, row: NoteRow) -> None:
        """Add a user's note or replace it."""
        self._session.send(_PUT, values_of(row))

    async def drop(self, table_id: str, user_id: int) -> None:
        """Forget a user's note."""
        self._session.send(_DROP, {"table": table_id, "user": user_id})
