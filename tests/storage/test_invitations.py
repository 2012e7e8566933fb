"""Invitations: counted by day, open until answered, forgotten after their time, gone with their table."""

from dataclasses import replace

from storage import Store
from storage.rows import BanRow, InvitationRow
from tests.storage.samples import GUILD, table

ROW = InvitationRow(table_id="K7Q2", user_id=7, host_id=8, batch=1, made_at=100)


async def keep(store: Store, *rows: InvitationRow) -> None:
    """Keep invitations, with the tables that they are to."""
    async with store.write() as tx:
        for table_id in sorted({row.table_id for row in rows}):
            if not await tx.tables.exists(table_id):
                await tx.tables.insert(table(table_id, stage="lobby"))
        for row in rows:
            await tx.invitations.put(row)


async def test_they_are_counted_from_a_time_on(store: Store) -> None:
    """By host, by receiver and by both; what was made at that very time no longer counts."""
    await keep(store, ROW, replace(ROW, table_id="AAAA", user_id=9, made_at=200), replace(ROW, table_id="AAAA"))
    async with store.read() as tx:
        assert [await tx.invitations.count_of_host(8, since) for since in (99, 100, 200)] == [3, 1, 0]
        assert await tx.invitations.count_of_user(7, 99) == 2
        assert await tx.invitations.count_of_pair(8, 9, 100) == 1
        assert await tx.invitations.count_of_pair(7, 9, 100) == 0


async def test_an_answer_closes_one(store: Store) -> None:
    """Only open ones hold a seat; who has joined stays welcome, who has declined does not."""
    await keep(store, ROW, replace(ROW, user_id=9), replace(ROW, user_id=10, batch=2))
    async with store.write() as tx:
        await tx.invitations.close("K7Q2", 7, "joined")
        await tx.invitations.close("K7Q2", 9, "declined")
    async with store.read() as tx:
        assert [row.user_id for row in await tx.invitations.open("K7Q2")] == [10]
        assert [row.user_id for row in await tx.invitations.held(["K7Q2"], 99)] == [10]
        assert [await tx.invitations.welcomed_at(user) for user in (7, 9, 10)] == [{"K7Q2"}, set(), {"K7Q2"}]
        assert [await tx.invitations.tables_of(user) for user in (7, 10)] == [[], ["K7Q2"]]


async def test_what_is_over_is_forgotten(store: Store) -> None:
    """An open one is found when its time is up, and stays until it is closed; all go with their table."""
    await keep(store, ROW, replace(ROW, user_id=9, state="lapsed"))
    async with store.write() as tx:
        assert [await tx.invitations.outlived(until) for until in (99, 100)] == [[], ["K7Q2"]]
        await tx.invitations.forget(101)
        assert [row.user_id for row in await tx.invitations.of_table("K7Q2")] == [7]
        await tx.tables.delete("K7Q2")
        assert await tx.invitations.get("K7Q2", 7) is None


async def test_whom_a_guild_has_banned_is_found_by_their_invitation(store: Store) -> None:
    """Users who are not banned are not found, nor is a closed invitation."""
    await keep(store, ROW, replace(ROW, user_id=9))
    async with store.write() as tx:
        await tx.bans.put(BanRow(guild_id=GUILD, user_id=7, at=1))
        assert await tx.bans.seated() == [("K7Q2", 7)]
        await tx.invitations.close("K7Q2", 7, "declined")
        assert await tx.bans.seated() == []
