"""Discord refuses what is sent, for a moment or for good: what players see, and that nothing is lost."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.bot.behaviour import playing
from tests.bot.behaviour.playing import asks, begin
from tests.seen import Seen
from tests.world import Player, World


async def table(world: World) -> tuple[Player, Player, int]:
    """Begin a table of two; return them and its thread."""
    anna, bruno = world.player("anna"), world.player("bruno")
    await begin(anna, bruno, game="tallinn")
    return anna, bruno, int(world.threads[-1].id) if world.threads else 0


async def choose(player: Player) -> None:
    """Choose a half without a contest, as a player is asked by direct message."""
    panel = await playing.by_message(player)
    assert panel is not None
    await player.click(panel, "choose", next(each.value for each in panel.presses("choose") if each.value[-1] == "R"))


def boards(world: World, channel_id: int) -> list[Seen]:
    """List the messages of a channel that have a board's button."""
    return [message for message in world.inside(channel_id) if message.presses("move")]


def sent(world: World) -> list[Any]:
    """List the requests that would have changed something."""
    return [request for request in world.env.http_requests if request.method in ("POST", "PATCH")]


def shows_next_round(world: World, *channels: int) -> bool:
    """Tell whether a board of the second round stands in one of the channels."""
    return any("Round 2" in each.text for channel in channels for each in boards(world, channel))


def is_asked(player: Player) -> bool:
    """Tell whether a player's newest direct message asks for a choice."""
    return bool(player.dms) and asks(player.dms[-1])


@pytest.mark.parametrize(
    ("status", "code", "says"),
    [
        (400, 50083, "thread was locked"),
        (403, 160005, "thread was locked"),
        (403, 50001, "Please check my permissions"),
        (400, 50008, "voice, stage or forum"),
        (400, 50024, "voice, stage or forum"),
        (400, 200000, "AutoMod"),
        (400, 30033, "Discord's limits"),
    ],
)
async def test_a_closed_thread_sends_the_table_home(world: World, status: int, code: int, says: str) -> None:
    """The board comes in the lobby's channel and says why; users without direct messages are mentioned there."""
    world.errors_expected = True
    anna, bruno, thread = await table(world)
    await bruno.slash("me", setting="dms", value="off")
    asked = (await bruno.click(boards(world, thread)[-1], "move")).seen
    world.fail("POST", f"/channels/{thread}/messages", status, times=None, code=code)
    await bruno.click(asked, "choose")
    await choose(anna)
    await world.wait(60)
    home = boards(world, world.channel.id)
    assert says in home[-1].text
    assert ("check my permissions" in home[-1].text) == (code == 50001)
    assert any(f"<@{bruno.id}>" in each.text for each in home)


@pytest.mark.parametrize(("status", "code"), [(403, 40333), (403, 0), (429, 0), (403, 98765), (400, 98765)])
@pytest.mark.parametrize("path", ["/channels/*/messages*", "/users/@me/channels"])
async def test_half_a_minute_of_refusals_changes_nothing_for_users(
    world: World, status: int, code: int, path: str
) -> None:
    """Everybody is asked once Discord takes messages again, and nobody counts as one who refuses them."""
    world.errors_expected = True
    for method in ("POST", "PATCH"):
        world.fail(method, path, status, times=None, code=code)
    anna, bruno, _ = await table(world)
    await world.wait(30)
    world.recover()
    await world.wait(900)
    assert is_asked(anna)
    assert is_asked(bruno)
    assert "Discord refuses" not in (await anna.slash("me")).seen.text


@pytest.mark.parametrize(("status", "code"), [(401, 0), (403, 40333), (401, 50014)])
@pytest.mark.parametrize("restarted", [True, False])
async def test_everything_is_held_while_the_bot_is_refused(
    world: World, status: int, code: int, restarted: bool
) -> None:
    """An hour later nothing is lost, and until then Discord has met one request a minute."""
    world.errors_expected = True
    anna, bruno, thread = await table(world)
    for method in ("POST", "PATCH"):
        world.fail(method, "/channels/*/messages*", status, times=None, code=code)
    await choose(anna)
    await choose(bruno)
    before = len(sent(world))
    await world.wait(3_600)
    assert 55 <= len(sent(world)) - before <= 65
    breaker = world.kontor.service.breaker
    assert breaker.reason == ("token" if status == 401 else "blocked")
    world.recover()
    if restarted:
        await world.restart()
    await world.wait(300)
    assert is_asked(anna)
    assert is_asked(bruno)
    assert shows_next_round(world, thread)
    assert not world.kontor.service.breaker.is_open
    assert len([entry for entry in world.logs if entry["event"] == "everything held"]) == 1


@pytest.mark.parametrize(("status", "code"), [(400, 200000), (400, 240000), (400, 98765), (403, 20009), (400, 50045)])
async def test_a_board_that_is_refused_once_comes_all_the_same(world: World, status: int, code: int) -> None:
    """Filters, pictures and what nobody knows are no reason to lose a board."""
    world.errors_expected = True
    anna, bruno, thread = await table(world)
    world.fail("POST", f"/channels/{thread}/messages", status, times=1, code=code)
    await choose(anna)
    await choose(bruno)
    await world.wait(900)
    assert shows_next_round(world, thread)


def refuse_files(world: World, channels: set[int], code: int = 50013) -> None:
    """Let Discord refuse whatever has files in some channels."""
    http: Any = world.kontor.http
    request = http.request

    class Response:
        status, reason = 403, "Forbidden"

    async def without_files(route: Any, *, files: Any = None, form: Any = None, **more: Any) -> Any:
        if (files or form) and int(route.channel_id or 0) in channels:
            raise discord.Forbidden(Response(), {"code": code, "message": ""})
        return await request(route, files=files, form=form, **more)

    http.request = without_files


async def test_without_attach_files_the_board_comes_as_text(world: World) -> None:
    """Text and buttons come in the thread, with the right reason; once pictures are allowed again, they come."""
    anna, bruno, thread = await table(world)
    http: Any = world.kontor.http
    request = http.request
    refuse_files(world, {thread, world.channel.id})
    await choose(anna)
    await choose(bruno)
    await world.wait(60)
    board = boards(world, thread)[-1]
    assert "Round 2" in board.text
    assert "Attach Files" in board.text
    assert board.names == []
    told = (await anna.slash("table", table="W2")).seen.text
    assert "Attach Files" in told
    assert "lack permission to write" not in told
    http.request = request
    await world.wait(900)
    await choose(anna)
    await choose(bruno)
    await world.wait(60)
    assert boards(world, thread)[-1].names == ["board.png"]
    assert "Attach Files" not in (await anna.slash("table", table="W2")).seen.text
