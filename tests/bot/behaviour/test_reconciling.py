"""What happened at a simulated Discord while Kontor did not hear it: servers removed the bot, channels were deleted."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from simcord.backend.serializers import guild_create_payload

from bot.client import Kontor
from tests.bot.behaviour.playing import begin, by_message, choose
from tests.bot.behaviour.playing import place as place_of
from tests.world import World


@contextmanager
def unheard(world: World) -> Iterator[None]:
    """Let Discord tell of nothing that happens meanwhile."""
    backend = world.env.backend
    emit = backend.emit
    backend.emit = lambda *_all, **_more: None  # type: ignore[method-assign]
    try:
        yield
    finally:
        backend.emit = emit  # type: ignore[method-assign]


def take_away(world: World) -> Callable[[], None]:
    """Remove the bot unheard; return what puts it back with an event."""
    backend = world.env.backend
    guild, channels, messages = backend.get_guild(world.guild.id), dict(backend.channels), dict(backend.messages)
    with unheard(world):
        backend.remove_guild(guild.id)

    def put_back() -> None:
        backend.guilds[guild.id] = guild
        backend.channels.update(channels | backend.channels)
        backend.messages.update(messages | backend.messages)
        backend.emit("GUILD_CREATE", guild_create_payload(backend, guild))

    return put_back


async def down(world: World, meanwhile: Callable[[], Any]) -> Any:
    """End Kontor, let something happen, and start it again."""
    await world.settle()
    await world._close()
    happened = meanwhile()
    world.kontor = await world._kontor()
    await world.env.restart_bot(world.kontor)
    await world.wait(60)
    return happened


async def new_session(world: World) -> None:
    """Let Discord end the session and begin a new one: what happened in between is lost."""
    shard = world.kontor.get_shard(0)
    assert shard is not None
    with world.env._bot_scope():  # so that SimCord waits for what follows from it
        await shard.disconnect()
        await shard.reconnect()
    await world.wait(60)


async def is_left(world: World) -> bool:
    """Tell whether the server counts as left, by what is stored and by what stands still."""
    async with world.store.read() as tx:
        stored = (await tx.people.guild(world.guild.id)).left_at is not None
    assert (world.guild.id in world.kontor.service.registry.frozen) is stored
    return stored


async def test_a_server_that_removed_the_bot_while_it_was_down_is_noticed(world: World) -> None:
    """Its tables freeze at the next start; once the bot is invited again, they go on, with their boards."""
    anna, bruno = world.player("anna"), world.player("bruno")
    await begin(anna, bruno)
    put_back = await down(world, lambda: take_away(world))
    assert await is_left(world)
    put_back()
    await world.wait(60)
    assert not await is_left(world)
    panel = await by_message(anna) or await by_message(bruno)
    assert panel is not None
    assert world.newest(place_of(world), "move")


@pytest.mark.parametrize(("status", "code", "left"), [(404, 10004, True), (403, 50001, True)])
@pytest.mark.usefixtures("down_world")
async def test_two_answers_say_that_the_bot_is_not_in_a_server(
    world: World, status: int, code: int, left: bool
) -> None:
    """Discord lists it neither, as nothing is listed."""
    await look(world, status, code)
    assert await is_left(world) is left


@pytest.mark.parametrize(("status", "code"), [(403, 0), (403, 40333), (404, 0), (401, 0), (500, 0), (429, 0)])
@pytest.mark.usefixtures("down_world")
async def test_no_other_answer_says_so(world: World, status: int, code: int) -> None:
    """Neither does one of a proxy before Discord, nor one that our token is refused, which is logged as an error."""
    world.errors_expected = status == 401
    await look(world, status, code)
    assert not await is_left(world)


@pytest.mark.parametrize("listed", ["available", "unavailable"])
async def test_a_server_that_is_listed_is_there_whatever_else_is_answered(world: World, listed: str) -> None:
    """READY has the last word: nothing is asked about those in it."""
    await begin(world.player("anna"), world.player("bruno"))
    world.fail("GET", f"/guilds/{world.guild.id}", 404, times=None, code=10004)
    ready(world.kontor, [{"id": str(world.guild.id), "unavailable": listed == "unavailable"}])
    await world.kontor.on_shard_ready(0)
    assert not await is_left(world)


@pytest.fixture
async def down_world(world: World) -> None:
    """Have a table at a server that Discord no longer lists."""
    await begin(world.player("anna"), world.player("bruno"))
    ready(world.kontor, [])


def ready(kontor: Kontor, guilds: list[dict[str, Any]]) -> None:
    """Let the newest READY have listed these servers."""
    kontor._state.listed = {int(guild["id"]) for guild in guilds}


async def look(world: World, status: int, code: int) -> None:
    """Let the shard be ready while Discord answers so about the server."""
    world.fail("GET", f"/guilds/{world.guild.id}", status, times=None, code=code)
    await world.kontor.on_shard_ready(0)
    world.recover()


async def test_a_server_that_was_away_unnoticed_gets_its_boards_back(world: World) -> None:
    """Removed and invited again, with a choice in between whose board could not be posted."""
    anna, bruno = world.player("anna"), world.player("bruno")
    await begin(anna, bruno)
    before = len(world.inside(place_of(world)))
    put_back = take_away(world)
    rng = random.Random(1)
    for _ in range(8):
        for player in (anna, bruno):
            if (panel := await by_message(player)) is not None:
                await choose(player, panel, rng)
    await world.wait(3600)
    put_back()
    await world.wait(3600)
    posted = [*world.inside(place_of(world))[before:], *world.inside(world.channel.id)]
    assert any(message.presses("move") for message in posted)


@pytest.mark.parametrize("heard", ["by an event", "after a gap", "after a stop"])
async def test_lobbies_of_a_deleted_channel_are_closed(world: World, heard: str) -> None:
    """They no longer count, and no list links to them; lobbies elsewhere stay open."""
    anna = world.player("anna")
    other = world.guild.create_text_channel("other")
    for _ in range(2):
        await anna.slash("play", game="tallinn")
    await anna.slash("play", game="tallinn", channel=other)
    if heard == "by an event":
        world.delete_channel(world.channel.id)
        await world.wait(60)
    elif heard == "after a gap":
        with unheard(world):
            world.delete_channel(world.channel.id)
        await new_session(world)
    else:
        await down(world, lambda: silently_deleted(world))
    listed = (await anna.slash("tables", channel=other)).seen.text
    assert str(world.channel.id) not in listed
    assert str(other.id) in listed
    for _ in range(2):
        assert not (await anna.slash("play", game="tallinn", channel=other)).seen.ephemeral


def silently_deleted(world: World) -> None:
    """Delete the lobbies' channel unheard."""
    with unheard(world):
        world.delete_channel(world.channel.id)


async def test_a_thread_deleted_in_a_gap_is_noticed_at_once(world: World) -> None:
    """The table goes on in the lobby's channel, with its board."""
    anna, bruno = world.player("anna"), world.player("bruno")
    await begin(anna, bruno)
    with unheard(world):
        world.delete_channel(place_of(world))
    await new_session(world)
    assert world.newest(world.channel.id, "move")


async def test_an_unsure_answer_closes_no_lobby(world: World) -> None:
    """Only Discord's word that a channel is unknown counts."""
    anna = world.player("anna")
    await anna.slash("play", game="tallinn")
    world.fail("GET", f"/channels/{world.channel.id}", 403, times=None, code=50001)
    await world.kontor.dispatcher.reconciling.look_at_channels(world.guild.id, set())
    world.recover()
    assert str(world.channel.id) in (await anna.slash("tables")).seen.text
