"""The folder that keeps a practice world, and the process that the server looks after."""

import asyncio
import sys
from pathlib import Path

import pytest

from bot.practice.launch.home import Home, HomeInUse, open_home
from bot.practice.launch.supervisor import Supervisor
from tests.bot.practice.conftest import Stand
from tests.waiting import PATIENCE, until


async def test_a_world_is_kept_and_begun_anew(tmp_path: Path) -> None:
    """The same world and token come back, unless a fresh one is wanted; nobody else may read the folder."""
    tokens, guilds = [], []
    for fresh in (False, False, True):
        async with open_home(tmp_path / "home", fresh=fresh, port=0, bot_name="bot") as server:
            tokens.append(server.token)
            guilds.append(list(server.core.world.guilds))
    assert tokens[0] == tokens[1] != tokens[2]
    assert guilds[0] == guilds[1] != guilds[2]
    assert (tmp_path / "home").stat().st_mode & 0o077 == 0


async def test_the_address_stays(tmp_path: Path) -> None:
    """The port of last time is taken again, unless another process has it or another is wanted."""
    async with open_home(tmp_path / "one", fresh=False, port=0, bot_name="bot") as server:
        first = server.port
    async with open_home(tmp_path / "one", fresh=False, port=0, bot_name="bot") as server:
        assert server.port == first
        (tmp_path / "two").mkdir()
        (tmp_path / "two" / "address.port").write_text(str(first))
        async with open_home(tmp_path / "two", fresh=False, port=0, bot_name="bot") as other:
            assert other.port not in (0, first)
        with pytest.raises(OSError, match="in use"):
            async with open_home(tmp_path / "three", fresh=False, port=first, bot_name="bot"):
                pass


async def test_a_change_is_saved_while_running(tmp_path: Path) -> None:
    """What happens is in the file soon after, without an orderly end."""
    async with open_home(tmp_path, fresh=False, port=0, bot_name="bot") as server:
        await asyncio.sleep(0)
        server.core.world.add_guild("Second")
        server.core.transcript.add("notice", text="something happened")
        await until((tmp_path / "world.json").exists)
        assert "Second" in (tmp_path / "world.json").read_text()


async def test_the_page_has_the_pace_of_discord(tmp_path: Path) -> None:
    """Five messages in five seconds a channel, told in the headers of each answer; other routes are not slowed."""
    async with open_home(tmp_path, fresh=True, port=0, bot_name="kontor") as server:
        take, path = server.core.buckets.take, "/channels/7/messages"
        told = [take("POST /messages", "7", path) for _ in range(6)]
        assert [headers["X-RateLimit-Limit"] for headers, _ in told] == ["5"] * 6
        assert [wait is None for _, wait in told] == [True] * 5 + [False]
        assert take("POST /messages", "8", "/channels/8/messages")[1] is None
        assert take("GET /messages", "7", path)[0]["X-RateLimit-Limit"] != "5"


def test_a_folder_has_one_owner(tmp_path: Path) -> None:
    """A second process is refused."""
    home = Home(tmp_path)
    with pytest.raises(HomeInUse):
        Home(tmp_path)
    home.close()
    Home(tmp_path).close()


async def test_a_killed_process_starts_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a kill the command runs once more; its own end is the end, with its exit code."""
    monkeypatch.setattr("bot.practice.launch.supervisor.STARTED", PATIENCE)
    monkeypatch.setattr("bot.practice.launch.supervisor.PAUSE", 0.01)
    flag = tmp_path / "ran"
    script = (
        f"import os, sys, time\nif os.path.exists({str(flag)!r}): sys.exit(7)\nopen({str(flag)!r}, 'w')\ntime.sleep(60)"
    )
    supervisor = Supervisor((sys.executable, "-c", script), {})
    running = asyncio.create_task(supervisor.run())
    await until(flag.exists)
    supervisor.kill_and_restart()
    assert await running == 7


async def test_a_process_that_dies_by_itself_starts_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its death is told with its exit code; one that ends while it starts ends the whole, so that nothing loops."""
    monkeypatch.setattr("bot.practice.launch.supervisor.PAUSE", 0.01)
    monkeypatch.setattr("bot.practice.launch.supervisor.STARTED", 0.0)  # the first counts as well started,
    flag = tmp_path / "ran"
    script = (
        f"import os, sys, time\nif os.path.exists({str(flag)!r}): sys.exit(7)\nopen({str(flag)!r}, 'w')\n"
        "os.kill(os.getpid(), 9)"
    )
    deaths: list[int] = []

    def died(code: int) -> None:
        deaths.append(code)
        monkeypatch.setattr("bot.practice.launch.supervisor.STARTED", PATIENCE)  # the second does not

    assert await Supervisor((sys.executable, "-c", script), {}, died).run() == 7
    assert deaths == [-9]


async def test_a_dead_bot_is_told_until_it_is_back(stand: Stand) -> None:
    """The page's look says with which code it ended, and no longer once a bot is connected."""
    gateway = stand.server.core.gateway
    gateway.died = -9
    assert (await stand.practice.ask("look", user="alice"))["bot"]["died"] == -9
    await stand.practice.drop_sockets()
    await until(lambda: gateway.died is None)
    assert (await stand.practice.ask("look", user="alice"))["bot"]["died"] is None
