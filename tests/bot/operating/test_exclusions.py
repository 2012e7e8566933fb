"""`exclude`, `include` and `leave`, as an operator types them beside a running bot, over both engines."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.__main__ import main
from bot.operating import at_discord
from bot.settings import TOKEN
from storage import Store
from tests.bot.operating import test_servers
from tests.bot.operating.test_servers import GONE, HERE

_here, address, store = test_servers._here, test_servers.address, test_servers.store


async def typed(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Type a command; return the exit code and what is said."""
    code = await asyncio.to_thread(main, list(arguments))
    captured = capsys.readouterr()
    return code, captured.out + captured.err


@pytest.mark.parametrize("kind", ["user", "server"])
async def test_what_is_excluded_is_kept_until_it_is_included(
    store: Store, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    """A second time changes the reason, and a list says all."""
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
    """Whoever is refused reads it."""
    code, text = await typed(capsys, "exclude", "user", "77", "--reason", reason)
    assert (code, "--reason" in text) == (2, True)
    async with store.read() as tx:
        assert await tx.exclusions.users() == {}


def test_without_a_database_nothing_is_excluded(capsys: pytest.CaptureFixture[str]) -> None:
    """None is made for that."""
    assert main(["exclude", "user", "77", "--reason", "Spam"]) == 2
    assert "There is no database" in capsys.readouterr().err


class Client:
    """Stand for a client that is logged in: it is on 201 servers, and can leave one of them."""

    def __init__(self, **_given: object) -> None:
        self.http: Any = SimpleNamespace(get_guilds=self._guilds, leave_guild=self._leave)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_error: object) -> None:
        """Close nothing."""

    async def login(self, token: str) -> None:
        """Know one token."""
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
    """Let Discord answer."""
    monkeypatch.setattr(at_discord.discord, "Client", Client)


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
    """Discord is told at once, whether the bot runs or not."""
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
    """Also those of which nothing is stored yet; without an answer of Discord, the rest."""
    monkeypatch.setenv(TOKEN, "right")
    code, text = await typed(capsys, "servers")
    lines = text.splitlines()
    assert (code, lines[0].endswith("lacks nothing"), len(lines)) == (0, True, 205)
    assert "lacks Attach Files, Create Public Threads, Read Message History, Send Messages" in lines[1]
    assert lines[3] == f"{1:>19}  nothing stored yet"
    monkeypatch.setenv(TOKEN, "wrong")
    code, text = await typed(capsys, "servers")
    assert (code, "Permissions are not known: Discord does not accept the token." in text) == (0, True)
