"""`servers`, as an operator types it beside a running bot, over both engines."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.settings import Settings, environment_name
from storage import Store, open_store, open_store_at
from storage.rows import GuildRow, UnlistedRow
from tests.storage.samples import table

DATABASE = Path("data/kontor.sqlite")
HERE, GONE, LEFT = 10**17, 10**18, 10**18 + 1
DAY = 24 * 3600 * 1000


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Begin in an empty folder without settings."""
    for field in Settings.model_fields:
        monkeypatch.delenv(environment_name(field), raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str | None:
    """Set the address of a database of PostgreSQL, or none."""
    if request.param == "sqlite":
        return None
    url = str(request.getfixturevalue("database"))
    monkeypatch.setenv(environment_name("database_url"), url)
    return url


@pytest.fixture
async def store(address: str | None) -> AsyncIterator[Store]:
    """Open a database with three servers as a running bot does."""
    opening = open_store_at(address, DATABASE, process="p") if address else open_store(DATABASE, process="p")
    store = await opening
    async with store.write() as tx:
        for guild, name in ((HERE, "Club\x1b[2J"), (GONE, "Old Place"), (LEFT, "")):
            await tx.people.save_guild(GuildRow(guild_id=guild, name=name))
        await tx.people.guild_left(LEFT, 2 * DAY)
        for guild in (GONE, LEFT):
            await tx.unlisted.note(UnlistedRow(guild_id=guild, since=DAY))
        for number, stage in enumerate(("lobby", "lobby", "playing", "ended")):
            await tx.tables.insert(table(f"AAA{number}", guild_id=HERE, stage=stage))
        await tx.tables.insert(table("BBBB", guild_id=GONE, stage="playing"))
    yield store
    await store.close()


async def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Type the command; return the exit code and what is said."""
    code = await asyncio.to_thread(main, ["servers", *arguments])
    captured = capsys.readouterr()
    return code, captured.out + captured.err


async def confirmed(store: Store) -> list[int]:
    """List the servers that the bot is to treat as left."""
    async with store.read() as tx:
        return await tx.unlisted.confirmed()


async def test_servers_are_listed_while_the_bot_runs(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    """With their tables, and since when some seem left; a name cannot steer the terminal."""
    code, text = await said(capsys)
    assert (code, await confirmed(store)) == (0, [])
    assert text == (
        " 100000000000000000  lobbies   2  running   1  Club[2J\n"
        "1000000000000000000  lobbies   0  running   1  Old Place  seems left since 1970-01-02 00:00 UTC\n"
        "1000000000000000001  lobbies   0  running   0  ?  left on 1970-01-03 00:00 UTC\n"
        "Servers: 3, of which seem left: 1.\n"
        "Let the bot treat them as left by `python -m bot servers --treat-as-left SERVER`, or `all` of them.\n"
    )


@pytest.mark.parametrize("named", ["all", str(GONE)])
async def test_those_that_seem_left_are_confirmed(store: Store, capsys: pytest.CaptureFixture[str], named: str) -> None:
    """By their numbers, or all of them."""
    code, text = await said(capsys, "--treat-as-left", named)
    assert (code, text.startswith("Servers to be treated as left: 1.")) == (0, True)
    assert await confirmed(store) == [GONE]
    assert "UTC, confirmed\n" in (await said(capsys))[1]


@pytest.mark.parametrize("named", [str(HERE), str(LEFT), "nonsense"])
async def test_no_others_are_confirmed(store: Store, capsys: pytest.CaptureFixture[str], named: str) -> None:
    """Nothing is changed where one of several does not seem left."""
    told = f"These do not seem left: {named}. Nothing was changed.\n"
    assert await said(capsys, "--treat-as-left", str(GONE), named) == (2, told)
    assert await confirmed(store) == []


def test_a_database_that_is_not_there_is_not_made(capsys: pytest.CaptureFixture[str]) -> None:
    """There is nothing to list."""
    assert main(["servers"]) == 0
    assert capsys.readouterr().out == f"There is no database {DATABASE} yet. The first start makes it.\n"
    assert not DATABASE.exists()


def test_a_database_of_another_release(capsys: pytest.CaptureFixture[str]) -> None:
    """The operator reads why it cannot be used, in a line."""
    DATABASE.parent.mkdir()
    with closing(sqlite3.connect(DATABASE)) as connection:
        connection.execute("CREATE TABLE alembic_version AS SELECT '0001' AS version_num")
        connection.commit()
    assert main(["servers"]) == 2
    assert capsys.readouterr().err.startswith("The database has the schema 0001 and this release needs")
    DATABASE.write_bytes(b"nonsense" * 200)
    assert main(["servers"]) == 1
    assert capsys.readouterr().err == "The database could not do what was asked: file is not a database.\n"
