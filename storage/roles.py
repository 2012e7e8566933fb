"""Which roles are mentioned for new tables, and which were mentioned lately."""

from sqlalchemy import bindparam, delete, func, select

from storage.rows import GameRoleRow, RoleCallRow
from storage.schema import game_roles, role_calls
from storage.session import Query, many, one, put, values_of

_OF_GUILD = select(game_roles).where(game_roles.c.guild_id == bindparam("guild")).order_by(game_roles.c.game)
_DROP = delete(game_roles).where(game_roles.c.guild_id == bindparam("guild"), game_roles.c.game == bindparam("game"))
_PUT, _NOTE = put(game_roles), put(role_calls)
_CALL = select(role_calls).where(role_calls.c.table_id == bindparam("table"))
_LAST_CALL = select(func.max(role_calls.c.called_at)).where(
    role_calls.c.guild_id == bindparam("guild"), role_calls.c.role_id == bindparam("role")
)
_CALLS_OF = (
    select(func.count())
    .select_from(role_calls)
    .where(role_calls.c.user_id == bindparam("user"), role_calls.c.called_at > bindparam("after"))
)
_FORGET = delete(role_calls).where(role_calls.c.called_at <= bindparam("before"))


class RoleReads(Query):
    """Look up roles for games, and mentions of them."""

    async def of_guild(self, guild_id: int) -> list[GameRoleRow]:
        """List a guild's roles by game."""
        return many(GameRoleRow, await self._session.rows(_OF_GUILD, {"guild": guild_id}))

    async def called(self, table_id: str) -> RoleCallRow | None:
        """Return what was mentioned for a lobby; None if nothing was, or long ago."""
        return one(RoleCallRow, await self._session.first(_CALL, {"table": table_id}))

    async def last_call(self, guild_id: int, role_id: int) -> int | None:
        """Return when a role was mentioned last."""
        at: int | None = await self._session.value(_LAST_CALL, {"guild": guild_id, "role": role_id})
        return at

    async def count_calls(self, user_id: int, after: int) -> int:
        """Count the mentions since a time for the lobbies of a host."""
        count: int = await self._session.value(_CALLS_OF, {"user": user_id, "after": after})
        return count


class RoleWrites(RoleReads):
    """Keep roles for games, and mentions of them."""

    async def put(self, row: GameRoleRow) -> None:
        """Name a game's role; the guild has a row."""
        self._session.send(_PUT, values_of(row))

    async def drop(self, guild_id: int, game: str) -> None:
        """Name no role for a game any more."""
        await self._session.run(_DROP, {"guild": guild_id, "game": game})

    async def note_call(self, row: RoleCallRow) -> None:
        """Note that a role is mentioned for a lobby."""
        self._session.send(_NOTE, values_of(row))

    async def forget(self, before: int) -> None:
        """Forget what was mentioned until a time."""
        self._session.send(_FORGET, {"before": before})
