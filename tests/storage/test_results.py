"""Results and ratings: kept by guild and game, without the tables, and without users who were deleted."""

from __future__ import annotations

from typing import Any

from storage import Store
from storage.rows import GuildRow, RatingRow, ResultRow, UserRow
from tests.storage.samples import GUILD, OTHER, USER, table

NAMELESS = {"en": "Somebody", "de": "Jemand"}


def result(table_id: str, seat: int, user_id: int | None, **fields: Any) -> ResultRow:
    """Make the result of a seat that one user held all the time."""
    given: dict[str, Any] = {
        "number": 0,
        "guild_id": GUILD,
        "game": "towers",
        "computer": None,
        "place": 1,
        "points": 40,
        "won": True,
        "share": 100,
        "rated": True,
        "at": 9,
    }
    return ResultRow(table_id=table_id, seat=seat, user_id=user_id, **given | fields)


def rating(user_id: int, mu: float, **fields: Any) -> RatingRow:
    """Make a rating after five games."""
    given: dict[str, Any] = {"guild_id": GUILD, "game": "towers", "sigma": 2.0, "games": 5}
    return RatingRow(user_id=user_id, mu=mu, **given | fields)


async def furnished(store: Store) -> None:
    """Keep two tables' results of two users, and ratings of five."""
    async with store.write() as tx:
        await tx.people.save_guild(GuildRow(guild_id=GUILD))
        await tx.people.save_guild(GuildRow(guild_id=GUILD + 1))
        await tx.tables.insert(table("AAAA"))
        await tx.results.add([result("BBBB", 1, USER, at=20), result("AAAA", 0, USER), result("AAAA", 1, OTHER)])
        await tx.results.add([result("CCCC", 0, USER, guild_id=GUILD + 1)])
        for row in (rating(USER, 30), rating(OTHER, 33), rating(3, 31, sigma=1.0), rating(4, 50, games=2)):
            await tx.results.put_rating(row)
        await tx.results.put_rating(rating(USER, 10, game="rivers", games=50))
        await tx.results.put_rating(rating(USER, 90, guild_id=GUILD + 1, games=99))


async def test_results_outlive_their_table(store: Store) -> None:
    """They are listed by table, or by guild and user from the oldest on, also after the table was deleted."""
    await furnished(store)
    async with store.write() as tx:
        await tx.tables.delete("AAAA")
        assert [row.user_id for row in await tx.results.of_table("AAAA")] == [USER, OTHER]
        assert [row.table_id for row in await tx.results.of_user(GUILD, USER)] == ["AAAA", "BBBB"]


async def test_the_ranking_takes_the_lower_bound(store: Store) -> None:
    """Users with too few games, of another guild or another game, or opted out, are not in it."""
    await furnished(store)
    async with store.write() as tx:
        assert [row.user_id for row in await tx.results.ranked(GUILD, "towers", 3)] == [3, OTHER, USER]
        await tx.people.save_user(UserRow(user_id=OTHER, unrated=True))
        await tx.people.save_user(UserRow(user_id=USER))
        assert [row.user_id for row in await tx.results.ranked(GUILD, "towers", 3)] == [3, USER]
        await tx.results.put_rating(rating(USER, 60))
        assert [row.user_id for row in await tx.results.ranked(GUILD, "towers", 3)] == [USER, 3]


async def test_ratings_are_found(store: Store) -> None:
    """By guild, game and user, or all of a user's; the busiest game of a guild has the most rated games."""
    await furnished(store)
    async with store.read() as tx:
        assert await tx.results.rating(GUILD, "towers", USER) == rating(USER, 30)
        assert await tx.results.rating(GUILD, "rivers", OTHER) is None
        assert [row.game for row in await tx.results.ratings_of(GUILD, USER)] == ["rivers", "towers"]
        assert await tx.results.busiest(GUILD) == "rivers"
        assert await tx.results.busiest(GUILD + 7) is None


async def test_a_deleted_user_leaves_nameless_results(store: Store) -> None:
    """Others' results keep their meaning, as places stay; the ratings of the deleted user are gone."""
    await furnished(store)
    async with store.write() as tx:
        await tx.people.delete_user(USER, NAMELESS)
        assert [row.user_id for row in await tx.results.of_table("AAAA")] == [None, OTHER]
        assert await tx.results.of_user(GUILD, USER) == []
        assert await tx.results.ratings_of(GUILD, USER) == []
        assert await tx.results.rating(GUILD + 1, "towers", USER) is None
        assert [row.user_id for row in await tx.results.ranked(GUILD, "towers", 3)] == [3, OTHER]


async def test_a_deleted_guild_leaves_no_results(store: Store) -> None:
    """Its results and ratings go with it, those of others stay."""
    await furnished(store)
    async with store.write() as tx:
        await tx.people.delete_guild(GUILD)
        assert await tx.results.of_table("AAAA") == []
        assert await tx.results.ratings_of(GUILD, USER) == []
        assert len(await tx.results.of_user(GUILD + 1, USER)) == 1
