"""The commands `servers`, `exclude`, `include` and `leave`, which operators run beside the bot, over both engines."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.__main__ import main
from bot.settings import TOKEN, Settings, environment_name
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
        " 100000000000000000  lobbies   2  running   1  choices     0  waiting   0  Club[2J\n"
        "1000000000000000000  lobbies   0  running   1  choices     0  waiting   0  Old Place"
        "  seems left since 1970-01-02 00:00 UTC\n"
        "1000000000000000001  lobbies   0  running   0  choices     0  waiting   0  ?  left on 1970-01-03 00:00 UTC\n"
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


async def typed(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Type a command; return the exit code and the output."""
    code = await asyncio.to_thread(main, list(arguments))
    captured = capsys.readouterr()
    return code, captured.out + captured.err


@pytest.mark.parametrize("kind", ["user", "server"])
async def test_what_is_excluded_is_kept_until_it_is_included(
    store: Store, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    """A second exclusion changes the reason; without arguments, the command lists all exclusions."""
    for reason in ("Spam", "Two  accounts\nat one table"):
        code, text = await typed(capsys, "exclude", kind, "77", "--reason", reason)
        assert (code, text.startswith(f"The {kind} 77 is excluded everywhere: ")) == (0, True)
    async with store.read() as tx:
        found = (await tx.exclusions.users(), await tx.exclusions.guilds())
    assert found == (
        ({77: "Two accounts at one table"}, {}) if kind == "user" else ({}, {77: "Two accounts at one table"})
    )
    code, text = await typed(capsys, "exclude")
    assert (code, text.count("77"), "Two accounts at one table\nExcluded: 1." in text) == (0, 1, True)
    assert (await typed(capsys, "include", kind, "77"))[0] == 0
    assert await typed(capsys, "include", kind, "77") == (1, f"The {kind} 77 was not excluded.\n")


@pytest.mark.parametrize("reason", ["", "  ", "x" * 301])
async def test_a_reason_is_needed(store: Store, capsys: pytest.CaptureFixture[str], reason: str) -> None:
    """The bot shows the reason to excluded users."""
    code, text = await typed(capsys, "exclude", "user", "77", "--reason", reason)
    assert (code, "--reason" in text) == (2, True)
    async with store.read() as tx:
        assert await tx.exclusions.users() == {}


def test_without_a_database_nothing_is_excluded(capsys: pytest.CaptureFixture[str]) -> None:
    """The command does not create a database."""
    assert main(["exclude", "user", "77", "--reason", "Spam"]) == 2
    assert "There is no database" in capsys.readouterr().err


class Client:
    """A client of a bot that is on 202 servers, one of which it can leave."""

    def __init__(self, **_given: object) -> None:
        self.http: Any = SimpleNamespace(get_guilds=self._guilds, leave_guild=self._leave)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_error: object) -> None:
        """Do nothing."""

    async def login(self, token: str) -> None:
        """Accept one token."""
        if token != "right":
            raise discord.LoginFailure

    async def _guilds(self, limit: int, after: int) -> list[dict[str, str]]:
        every = [{"id": str(number), "permissions": "0"} for number in range(1, 201)]
        every += [{"id": str(HERE), "permissions": str(discord.Permissions.all().value)}]
        every += [{"id": str(GONE), "permissions": str(discord.Permissions(view_channel=True).value)}]
        return [each for each in every if int(each["id"]) > after][:limit]

    async def _leave(self, guild_id: int) -> None:
        if guild_id != HERE:
            response: Any = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(response, {"code": 10004, "message": "Unknown Guild"})


@pytest.fixture
def online(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace discord.py's client."""
    monkeypatch.setattr(discord, "Client", Client)


@pytest.mark.usefixtures("online")
@pytest.mark.parametrize(
    ("token", "guild", "code", "said"),
    [
        ("right", HERE, 0, f"The bot has left the server {HERE}."),
        ("right", GONE, 1, f"The server {GONE} is not left: Discord refuses it (404, code 10004)."),
        ("wrong", HERE, 1, f"The server {HERE} is not left: Discord does not accept the token."),
    ],
)
def test_a_server_is_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], token: str, guild: int, code: int, said: str
) -> None:
    """The command itself asks Discord to leave, even if the bot does not run."""
    monkeypatch.setenv(TOKEN, token)
    assert main(["leave", str(guild)]) == code
    captured = capsys.readouterr()
    assert (captured.out + captured.err).startswith(said)


def test_leaving_needs_the_token(capsys: pytest.CaptureFixture[str]) -> None:
    """The command cannot be carried out without Discord."""
    assert main(["leave", str(HERE)]) == 2
    assert TOKEN in capsys.readouterr().err


@pytest.mark.usefixtures("online")
async def test_servers_are_listed_with_what_is_missing(
    store: Store, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The list includes servers without stored data; if Discord does not answer, it has only stored servers."""
    monkeypatch.setenv(TOKEN, "right")
    code, text = await typed(capsys, "servers")
    lines = text.splitlines()
    assert (code, lines[0].endswith("lacks nothing"), len(lines)) == (0, True, 205)
    assert "lacks Attach Files, Create Public Threads, Read Message History, Send Messages" in lines[1]
    assert lines[3] == f"{1:>19}  nothing stored yet"
    monkeypatch.setenv(TOKEN, "wrong")
    code, text = await typed(capsys, "servers")
    assert (code, "Permissions are not known: Discord does not accept the token." in text) == (0, True)
