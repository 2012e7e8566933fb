"""Exclusions: they count as a ban of every guild, and stay when a user deletes their data."""

from storage import Store
from storage.exclusions import exclude, include
from storage.rows import BanRow, GuildRow, SeatRow
from storage.servers import file_address
from tests.storage.samples import table


async def test_an_excluded_user_is_found_at_every_table(store: Store, database: str | None) -> None:
    """The search covers lobbies and running games of all guilds, as for a banned user."""
    address = database or file_address(store.path)
    async with store.write() as tx:
        for number, (guild, stage) in enumerate(((5, "lobby"), (6, "lobby"), (5, "playing"), (6, "ended"))):
            await tx.people.save_guild(GuildRow(guild_id=guild, name=""))
            await tx.tables.insert(table(f"AAA{number}", guild_id=guild, stage=stage))
            for seat, user in enumerate((7, 8)):
                await tx.tables.put_seat(SeatRow(table_id=f"AAA{number}", seat=seat, user_id=user, name=""))
        await tx.bans.put(BanRow(guild_id=5, user_id=7, at=1))
        await tx.bans.put(BanRow(guild_id=5, user_id=8, at=1))
    await exclude(address, "user", 7, "Spam", 2)
    async with store.write() as tx:
        free = [pair for pair in ((5, 7), (6, 7), (5, 8), (6, 8)) if not await tx.bans.is_banned(*pair)]
        assert free == [(6, 8)]
        assert sorted(await tx.bans.seated()) == [("AAA0", 7), ("AAA0", 8), ("AAA1", 7), ("AAA2", 7), ("AAA2", 8)]
    assert await include(address, "user", 7)
    async with store.read() as tx:
        assert sorted(await tx.bans.seated()) == [("AAA0", 7), ("AAA0", 8), ("AAA2", 7), ("AAA2", 8)]


async def test_an_exclusion_stays_when_a_user_deletes_their_data(store: Store, database: str | None) -> None:
    """Users must not be able to lift their exclusion; the export of their data includes it."""
    await exclude(database or file_address(store.path), "user", 7, "Spam", 2)
    async with store.write() as tx:
        await tx.people.delete_user(7, {"en": "Deleted"})
    async with store.read() as tx:
        assert await tx.exclusions.users() == {7: "Spam"}
        assert (await tx.own.of_user(7))["excluded_users"] == [{"user_id": 7, "reason": "Spam", "at": 2}]
