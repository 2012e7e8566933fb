"""Notice boards: the one message of a guild that lists its tables."""

from sqlalchemy import bindparam, delete, select

from storage.rows import NoticeBoardRow
from storage.schema import notice_boards
from storage.session import Query, many, one, put, values_of

_ALL = select(notice_boards).order_by(notice_boards.c.guild_id)
_OF_GUILD = notice_boards.c.guild_id == bindparam("guild")
_GET = select(notice_boards).where(_OF_GUILD)
_PUT, _DROP = put(notice_boards), delete(notice_boards).where(_OF_GUILD)


class NoticeBoardReads(Query):
    """Look up notice boards."""

    async def all(self) -> list[NoticeBoardRow]:
        """List all notice boards by guild."""
        return many(NoticeBoardRow, await self._session.rows(_ALL, {}))

    async def get(self, guild_id: int) -> NoticeBoardRow | None:
        """Get a guild's notice board, if it has one."""
        return one(NoticeBoardRow, await self._session.first(_GET, {"guild": guild_id}))


class NoticeBoardWrites(NoticeBoardReads):
    """Keep notice boards."""

    async def put(self, row: NoticeBoardRow) -> None:
        """Add a guild's notice board or replace its row; the guild has a row."""
        self._session.send(_PUT, values_of(row))

    async def drop(self, guild_id: int) -> None:
        """Remove a guild's notice board."""
        self._session.send(_DROP, {"guild": guild_id})
