"""Of which new tables users want to be told."""

from collections.abc import Collection

from sqlalchemy import bindparam, delete, func, select, update

from storage.rows import GuildRow, SubscriptionRow
from storage.schema import guilds, subscriptions
from storage.session import Query, many, put, values_of
from storage.upserts import insert

_MINE = subscriptions.c.user_id == bindparam("user")
_HERE = subscriptions.c.guild_id == bindparam("guild")
_GAME = subscriptions.c.game == bindparam("game")
_OF_USER = (
    select(subscriptions).where(_MINE).order_by(subscriptions.c.guild_id, subscriptions.c.game, subscriptions.c.made_at)
)
_WAITING = (
    select(subscriptions)
    .where(_HERE, _GAME, subscriptions.c.pace == bindparam("pace"))
    .order_by(func.coalesce(subscriptions.c.alerted_at, 0), subscriptions.c.made_at, subscriptions.c.user_id)
    .limit(bindparam("most"))
)
_LAST_ALERT = select(func.max(subscriptions.c.alerted_at)).where(_MINE)
_ENSURE_GUILD = insert(guilds).on_conflict_do_nothing()
_PUT = put(subscriptions)
_NOTE = update(subscriptions).where(_MINE).values(alerted_at=bindparam("at"))
_DROP_ALL = delete(subscriptions).where(_MINE)
_DROP_OF_GUILD = _DROP_ALL.where(_HERE)
_DROP_OF_GAME = _DROP_OF_GUILD.where(_GAME)
_DROP_OTHERS = _DROP_OF_GAME.where(subscriptions.c.pace.not_in(bindparam("paces", expanding=True)))


class SubscriptionReads(Query):
    """Look up who wants to be told of what."""

    async def of_user(self, user_id: int) -> list[SubscriptionRow]:
        """List what a user wants to be told of, by guild and game."""
        return many(SubscriptionRow, await self._session.rows(_OF_USER, {"user": user_id}))

    async def waiting(self, guild_id: int, game: str, pace: str, most: int) -> list[SubscriptionRow]:
        """List who wants to be told of such a table, whoever was told longest ago first."""
        values = {"guild": guild_id, "game": game, "pace": pace, "most": most}
        return many(SubscriptionRow, await self._session.rows(_WAITING, values))

    async def last_alert(self, user_id: int) -> int | None:
        """Return when a user was last told of a table, of whichever guild."""
        at: int | None = await self._session.value(_LAST_ALERT, {"user": user_id})
        return at


class SubscriptionWrites(SubscriptionReads):
    """Keep who wants to be told of what."""

    async def put(self, row: SubscriptionRow) -> None:
        """Add what a user wants to be told of, or replace it; and the row of its guild if there is none."""
        self._session.send(_ENSURE_GUILD, values_of(GuildRow(guild_id=row.guild_id)))
        self._session.send(_PUT, values_of(row))

    async def note_alert(self, user_id: int, at: int) -> None:
        """Remember that a user is told of a table: all that they want to be told of waits together."""
        await self._session.run(_NOTE, {"user": user_id, "at": at})

    async def keep_only(self, user_id: int, guild_id: int, game: str, paces: Collection[str]) -> None:
        """Drop all other paces of a game in a guild."""
        await self._session.run(_DROP_OTHERS, {"user": user_id, "guild": guild_id, "game": game, "paces": list(paces)})

    async def drop(self, user_id: int, guild_id: int | None = None) -> None:
        """Drop all that a user wants to be told of, or all of it in one guild."""
        if guild_id is None:
            await self._session.run(_DROP_ALL, {"user": user_id})
        else:
            await self._session.run(_DROP_OF_GUILD, {"user": user_id, "guild": guild_id})

    async def drop_game(self, user_id: int, guild_id: int, game: str) -> None:
        """Drop all that a user wants to be told of one game in a guild."""
        await self._session.run(_DROP_OF_GAME, {"user": user_id, "guild": guild_id, "game": game})
