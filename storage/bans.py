"""Who is kept from the tables of a guild, and at how many tables users are there."""

from sqlalchemy import bindparam, delete, exists, func, select

from storage.rows import BanRow
from storage.schema import bans, invitations, seats, tables
from storage.session import Query, many, put, values_of

_GUILD, _USER = bans.c.guild_id == bindparam("guild"), bans.c.user_id == bindparam("user")
_ONE = select(bans).where(_GUILD, _USER)
_OF_GUILD = select(bans).where(_GUILD).order_by(bans.c.at.desc(), bans.c.user_id)
_LOBBIES = (
    select(tables.c.table_id, bans.c.user_id)
    .join(bans, bans.c.guild_id == tables.c.guild_id)
    .where(tables.c.stage == "lobby")
    .order_by(tables.c.table_id)
)
_SEATED = exists().where(seats.c.table_id == tables.c.table_id, seats.c.user_id == bans.c.user_id)
_INVITED = exists().where(
    invitations.c.table_id == tables.c.table_id, invitations.c.user_id == bans.c.user_id, invitations.c.state == "open"
)
_IN_LOBBIES = _LOBBIES.where(_SEATED | _INVITED)
_THERE = tables.c.guild_id == bindparam("guild")
_HOSTED = (
    select(func.count())
    .select_from(tables)
    .where(_THERE, tables.c.stage == "lobby", tables.c.host_id == bindparam("user"))
)
_PLAYED = (
    select(func.count())
    .select_from(tables)
    .join(seats, seats.c.table_id == tables.c.table_id)
    .where(_THERE, tables.c.stage == "playing", seats.c.user_id == bindparam("user"))
)
_PUT, _LIFT = put(bans), delete(bans).where(_GUILD, _USER)


class BanReads(Query):
    """Look up bans and what caps are about."""

    async def is_banned(self, guild_id: int, user_id: int) -> bool:
        """Tell whether a user is kept from the tables of a guild."""
        return await self._session.first(_ONE, {"guild": guild_id, "user": user_id}) is not None

    async def of_guild(self, guild_id: int) -> list[BanRow]:
        """List the bans of a guild, the newest first."""
        return many(BanRow, await self._session.rows(_OF_GUILD, {"guild": guild_id}))

    async def in_lobbies(self) -> list[tuple[str, int]]:
        """List the lobbies at which a banned user still sits, or a seat is held for them, with that user."""
        return [(row.table_id, row.user_id) for row in await self._session.rows(_IN_LOBBIES, {})]

    async def lobbies_hosted(self, guild_id: int, user_id: int) -> int:
        """Count the lobbies of a guild that a user hosts."""
        return int(await self._session.value(_HOSTED, {"guild": guild_id, "user": user_id}) or 0)

    async def games_played(self, guild_id: int, user_id: int) -> int:
        """Count the running tables of a guild at which a user has a seat."""
        return int(await self._session.value(_PLAYED, {"guild": guild_id, "user": user_id}) or 0)


class BanWrites(BanReads):
    """Keep bans."""

    async def put(self, row: BanRow) -> None:
        """Ban a user."""
        self._session.send(_PUT, values_of(row))

    async def lift(self, guild_id: int, user_id: int) -> None:
        """Let a user play again."""
        self._session.send(_LIFT, {"guild": guild_id, "user": user_id})
