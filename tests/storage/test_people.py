from dataclasses import replace

import pytest
from sqlalchemy import select

from storage import Store, Writer, user_recipient
from storage.rows import DeletedUser, GuildRow, UserRow
from storage.schema import metadata
from tests.storage.samples import GUILD, OTHER, USER, delivery, entry, panel, seat, table

DM = 850006


async def test_a_guild_has_defaults_until_it_is_saved(store: Store) -> None:
    """An unknown guild follows Discord's language and lets everyone start tables in threads."""
    row = GuildRow(guild_id=GUILD, place="category", category_id=5, locale="de", starters="managers", archive="lock")
    async with store.write() as tx:
        assert await tx.people.guild(GUILD) == GuildRow(guild_id=GUILD)
        await tx.people.save_guild(row)
        assert await tx.people.guild(GUILD) == row
        await tx.people.save_guild(GuildRow(guild_id=GUILD))
        assert await tx.people.guild(GUILD) == GuildRow(guild_id=GUILD)


async def test_saving_a_guild_keeps_its_tables(kept: Store) -> None:
    """Replacing the settings is no removal, which would cascade into the tables."""
    async with kept.write() as tx:
        await tx.people.save_guild(GuildRow(guild_id=GUILD, place="here"))
        assert await tx.tables.exists("K7Q2")


async def test_leaving_and_coming_back_are_recorded(store: Store) -> None:
    """A guild that was left is listed once its time is over, and keeps its settings if it comes back."""
    row = GuildRow(guild_id=GUILD, place="here")
    async with store.write() as tx:
        await tx.people.save_guild(row)
        await tx.people.guild_left(GUILD, 500)
        await tx.people.guild_left(GUILD + 1, 400)
        assert [found.guild_id for found in await tx.people.left_before(501)] == [GUILD + 1, GUILD]
        assert [found.guild_id for found in await tx.people.left_before(500)] == [GUILD + 1]
        await tx.people.guild_back(GUILD)
        assert await tx.people.guild(GUILD) == row
        assert [found.guild_id for found in await tx.people.left_before(501)] == [GUILD + 1]


async def test_a_user_has_defaults_until_saved(store: Store) -> None:
    """An unknown user gets direct messages in Discord's language."""
    row = UserRow(user_id=USER, locale="en-GB", language="de", dms="closed", dm_channel_id=DM)
    row = replace(row, explanations="never", by_text=True, icons=False)
    async with store.write() as tx:
        assert await tx.people.user(USER) == UserRow(user_id=USER)
        await tx.people.save_user(UserRow(user_id=USER, dms="off"))
        await tx.people.save_user(row)
        assert await tx.people.user(USER) == row


NAMELESS = {"en": "Somebody", "de": "Jemand"}


async def furnish(tx: Writer, table_id: str, **fields: object) -> None:
    """Make a table at which USER hosts and sits beside OTHER, with a row of every kind."""
    await tx.tables.insert(table(table_id, host_id=USER, **fields))
    mine = seat(0, table_id, user_id=USER, name="Ada", joined=123)
    await tx.tables.set_seats(table_id, [mine, seat(1, table_id, user_id=OTHER, joined=124)])
    await tx.holders.add(mine, 1, 5)
    await tx.log.append(entry(1, table_id))
    await tx.log.put_snapshot(table_id, 1, b"state")
    await tx.outbox.add(delivery(table_id=table_id, recipient=user_recipient(USER), about="choice", seat=0))
    await tx.outbox.add(delivery(table_id=table_id, recipient=f"place:{table_id}"))
    number = sum(table_id.encode())
    await tx.panels.put(panel(number, table_id, about="choice", seat=0, channel_id=DM))
    await tx.panels.put(panel(number + 10_000, table_id, about="end", channel_id=DM))
    await tx.panels.put(panel(number + 20_000, table_id, about="choice", seat=1))
    await tx.panels.put(panel(number + 30_000, table_id))


async def mentions(store: Store, word: object) -> list[str]:
    """Name every column of the database in which a number or text occurs; numbers of transactions may be any."""
    async with store.read() as tx:
        return [
            f"{kept.name}.{column.name}"
            for kept in metadata.sorted_tables
            for column in kept.columns
            if column.name != "revision"
            for value in await tx.people._session.rows(select(column))
            if str(word) in str(value[0])
        ]


async def test_users_who_keep_out_of_leaderboards_are_found(store: Store) -> None:
    """The query returns only users among the given ones."""
    async with store.write() as tx:
        for user_id, unrated in ((1, True), (2, False), (3, True)):
            await tx.people.save_user(UserRow(user_id=user_id, unrated=unrated))
        assert await tx.people.unrated((1, 2, 4)) == {1}
        assert await tx.people.unrated(()) == frozenset()


async def test_a_deleted_guild_leaves_nothing(store: Store) -> None:
    """No row of any table names the guild or its tables, and another guild keeps all of its own."""
    async with store.write() as tx:
        await furnish(tx, "GONE")
        await furnish(tx, "STAY", guild_id=GUILD + 1)
    assert {name.split(".")[0] for name in await mentions(store, "GONE")} - {"revisions"} == {
        "tables",
        "seats",
        "holders",
        "entries",
        "snapshots",
        "outbox",
        "panels",
    }
    before = await mentions(store, "STAY")
    async with store.write() as tx:
        await tx.people.delete_guild(GUILD)
    assert await mentions(store, "GONE") == []
    assert await mentions(store, GUILD) == []
    assert await mentions(store, "STAY") == before


async def test_a_deleted_table_leaves_nothing(store: Store) -> None:
    """Deleting a table takes its seats, log, snapshots, deliveries and panels along."""
    async with store.write() as tx:
        await furnish(tx, "GONE")
        await tx.tables.delete("GONE")
    assert await mentions(store, "GONE") == []


async def test_a_deleted_user_leaves_nothing(store: Store) -> None:
    """No row names the user, their private panels and deliveries are gone, and everyone else's stay."""
    async with store.write() as tx:
        await tx.people.save_user(UserRow(user_id=USER, dm_channel_id=DM))
        await tx.people.save_user(UserRow(user_id=OTHER))
        for table_id, stage in (("LOBB", "lobby"), ("PLAY", "playing"), ("DONE", "ended")):
            await furnish(tx, table_id, stage=stage)
    assert await mentions(store, USER)
    async with store.write() as tx:
        gone = await tx.people.delete_user(USER, NAMELESS)
    assert gone == DeletedUser(lobbies=("LOBB",), running=("PLAY",))
    for trace in (USER, DM, 123, "Ada"):
        assert await mentions(store, trace) == []
    async with store.read() as tx:
        assert len(await tx.log.entries("PLAY")) == 1
        assert [found.recipient for found in await tx.outbox.unsent("PLAY")] == ["place:PLAY"]
        assert [(found.about, found.seat) for found in await tx.panels.current("PLAY")] == [
            ("choice", 1),
            ("board", None),
        ]
        assert await tx.people.user(OTHER) == UserRow(user_id=OTHER)


@pytest.mark.parametrize(
    ("stage", "expected"),
    [
        ("lobby", None),
        ("playing", seat(0, name="Somebody", computer="normal")),
        ("ended", seat(0, name="Somebody")),
    ],
)
async def test_a_deleted_users_seat_follows_the_stage(store: Store, stage: str, expected: object) -> None:
    """A lobby loses the seat, a running game gets a computer player, an ended one only forgets the name."""
    async with store.write() as tx:
        await furnish(
            tx,
            "K7Q2",
            stage=stage,
        )
        await tx.people.delete_user(USER, NAMELESS)
        first, *others = await tx.tables.seats("K7Q2")
    if expected is None:
        assert (first.seat, others) == (1, [])
    else:
        assert first == expected
        assert others == [seat(1, user_id=OTHER, joined=124)]


@pytest.mark.parametrize(("locale", "name"), [("de", "Jemand"), ("en", "Somebody"), ("gone", "Somebody")])
async def test_a_deleted_users_seat_is_called_in_the_tables_language(store: Store, locale: str, name: str) -> None:
    """At each table the seat has the name of that table's language; also if that language is gone."""
    async with store.write() as tx:
        await furnish(tx, "K7Q2", stage="ended", locale=locale)
        await tx.people.delete_user(USER, NAMELESS)
        assert (await tx.tables.seats("K7Q2"))[0] == seat(0, name=name)


async def test_deleting_an_unknown_user_touches_nothing(kept: Store) -> None:
    """Someone who never played can be deleted all the same."""
    async with kept.write() as tx:
        assert await tx.people.delete_user(USER, NAMELESS) == DeletedUser(lobbies=(), running=())
        assert await tx.tables.get("K7Q2") == table()
