"""How games ended, and how good their players are, by guild and game; both outlive the tables."""

from collections.abc import Sequence

from sqlalchemy import bindparam, func, insert, or_, select, union

from storage.rows import RatingRow, ResultRow
from storage.schema import ratings, results, seats, tables, users
from storage.session import Query, many, one, put, values_of

_OF_TABLE = select(results).where(results.c.table_id == bindparam("table")).order_by(results.c.seat, results.c.number)
_OF_USER = (
    select(results)
    .where(results.c.guild_id == bindparam("guild"), results.c.user_id == bindparam("user"))
    .order_by(results.c.at, results.c.table_id)
)
_EVERYWHERE = select(results).where(results.c.user_id == bindparam("user")).order_by(results.c.at, results.c.table_id)
_SINCE = (
    select(results)
    .where(results.c.guild_id == bindparam("guild"), results.c.at > bindparam("since"))
    .order_by(results.c.at.desc(), results.c.table_id, results.c.place, results.c.seat)
)
_INSERT = insert(results)
# Of games alone there are no results.
_ENDED = union(
    select(results.c.user_id, results.c.table_id).where(results.c.game == bindparam("of_game")),
    select(seats.c.user_id, tables.c.table_id)
    .join_from(tables, seats, tables.c.table_id == seats.c.table_id)
    .where(tables.c.game == bindparam("of_game"), tables.c.stage == "ended", tables.c.branch_of.is_(None)),
).subquery()
_VETERANS = (
    select(_ENDED.c.user_id)
    .where(_ENDED.c.user_id.in_(bindparam("of_users", expanding=True)))
    .group_by(_ENDED.c.user_id)
    .having(func.count() >= bindparam("least"))
)

_GUILD = ratings.c.guild_id == bindparam("guild")
_GAME = ratings.c.game == bindparam("of_game")
_RATING = select(ratings).where(_GUILD, _GAME, ratings.c.user_id == bindparam("user"))
_RATINGS_OF = select(ratings).where(_GUILD, ratings.c.user_id == bindparam("user")).order_by(ratings.c.game)
_SHOWN = or_(users.c.unrated.is_(None), users.c.unrated.is_(False))
_RANKED = (
    select(ratings)
    .outerjoin(users, users.c.user_id == ratings.c.user_id)
    .where(_GUILD, _GAME, ratings.c.games >= bindparam("least"), _SHOWN)
    .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.user_id)
)
_BUSIEST = (
    select(ratings.c.game)
    .where(_GUILD)
    .group_by(ratings.c.game)
    .order_by(func.sum(ratings.c.games).desc(), ratings.c.game)
    .limit(1)
)
_PUT_RATING = put(ratings)


class ResultReads(Query):
    """Look up results and ratings."""

    async def of_table(self, table_id: str) -> list[ResultRow]:
        """List the results of a table, by seat and holder."""
        return many(ResultRow, await self._session.rows(_OF_TABLE, {"table": table_id}))

    async def of_user(self, guild_id: int, user_id: int) -> list[ResultRow]:
        """List the results of a user in a guild, oldest first."""
        return many(ResultRow, await self._session.rows(_OF_USER, {"guild": guild_id, "user": user_id}))

    async def everywhere(self, user_id: int) -> list[ResultRow]:
        """List the results of a user in all guilds, oldest first."""
        return many(ResultRow, await self._session.rows(_EVERYWHERE, {"user": user_id}))

    async def since(self, guild_id: int, at: int) -> list[ResultRow]:
        """List the results of a guild after a time, newest first, and of each table by place."""
        return many(ResultRow, await self._session.rows(_SINCE, {"guild": guild_id, "since": at}))

    async def rating(self, guild_id: int, game: str, user_id: int) -> RatingRow | None:
        """Get a user's rating at a game."""
        return one(RatingRow, await self._session.first(_RATING, {"guild": guild_id, "of_game": game, "user": user_id}))

    async def ratings_of(self, guild_id: int, user_id: int) -> list[RatingRow]:
        """List a user's ratings in a guild, by game."""
        return many(RatingRow, await self._session.rows(_RATINGS_OF, {"guild": guild_id, "user": user_id}))

    async def ranked(self, guild_id: int, game: str, least_games: int) -> list[RatingRow]:
        """List the ratings of users who play often enough and have not opted out, best lower bound first."""
        values = {"guild": guild_id, "of_game": game, "least": least_games}
        return many(RatingRow, await self._session.rows(_RANKED, values))

    async def veterans(self, game: str, users: Sequence[int], least: int) -> frozenset[int]:
        """Name those of some users who have seen at least so many games of a kind to their ends."""
        values = {"of_game": game, "of_users": [*users], "least": least}
        return frozenset(row.user_id for row in await self._session.rows(_VETERANS, values)) if users else frozenset()

    async def busiest(self, guild_id: int) -> str | None:
        """Name the game with the most rated games in a guild."""
        game = await self._session.value(_BUSIEST, {"guild": guild_id})
        return None if game is None else str(game)


class ResultWrites(ResultReads):
    """Keep results and ratings; `people.delete_user` makes the former nameless and drops the latter."""

    async def add(self, rows: Sequence[ResultRow]) -> None:
        """Add results."""
        if rows:
            await self._session.run(_INSERT, [values_of(row) for row in rows])

    async def put_rating(self, row: RatingRow) -> None:
        """Add a rating or replace it."""
        await self._session.run(_PUT_RATING, values_of(row))
