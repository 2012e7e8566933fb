"""The client: commands synced when they have changed, events of guilds and channels, an orderly end."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest
from discord import app_commands

from bot.client import Kontor
from bot.commands import GameName
from bot.composition import game_names
from bot.interactions.caller import Interaction
from bot.tables.ports.caller import Caller
from bot.tables.ports.panel import Panel
from storage.exclusions import exclude
from storage.servers import file_address
from tests.bot.behaviour.playing import begin
from tests.world import World


def _syncs(world: World) -> int:
    return len([each for each in world.env.http_requests if each.method == "PUT" and each.path.endswith("/commands")])


async def _again(world: World, file: Path, games: list[GameName] | None = None) -> Kontor:
    """Restart with a client that keeps the hash of its commands in a file."""
    service = world.kontor.service
    kontor = Kontor(lambda _out: service, game_names() if games is None else games, file)
    await world.env.restart_bot(kontor)
    return kontor


async def test_commands_are_synced_only_when_they_change(world: World, tmp_path: Path) -> None:
    """Discord counts each sync: the same commands are not sent again, other ones are."""
    file = tmp_path / "commands.sha256"
    counts = [_syncs(world)]
    renamed: tuple[list[GameName] | None, ...] = (None, None, [])
    for games in renamed:
        await _again(world, file, games)
        counts.append(_syncs(world))
    assert [after - before for before, after in pairwise(counts)] == [1, 0, 1]


async def test_drawing_makes_ready_before_the_login(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first thing to be sent after a restart may be a question with a picture."""
    asked: list[int] = []

    async def prepare() -> None:
        asked.append(len(world.env.http_requests))

    monkeypatch.setattr(world.kontor.service.pictures.renderer, "prepare", prepare)
    service, before = world.kontor.service, len(world.env.http_requests)
    await world.env.restart_bot(Kontor(lambda _out: service, game_names()))
    assert asked == [before]
    assert len(world.env.http_requests) > before


async def test_a_removal_freezes_and_a_return_thaws(world: World) -> None:
    """The dispatcher is told of guilds that leave and come back."""
    told: list[tuple[str, int]] = []

    async def left(guild_id: int) -> None:
        told.append(("left", guild_id))

    world.kontor.dispatcher.guilds.left = left  # type: ignore[method-assign]  # a double
    other = world.env.create_guild("Other")
    await world.env.settle()
    world.env.backend.remove_guild(other.id)
    await world.env.settle()
    assert told == [("left", other.id)]
    logged = [(entry["event"], entry["level"]) for entry in world.logs if entry.get("guild") == other.id]
    assert logged == [("guild joined", "info"), ("guild left", "info")]


async def test_an_excluded_server_is_left(world: World) -> None:
    """The bot stays on all other servers."""
    other = world.env.create_guild("Other")
    await world.env.settle()
    await exclude(file_address(world.kontor.store.path), "server", other.id, "Spam", 1)
    await world.kontor.look_for_exclusions()
    await world.env.settle()
    assert [guild.id for guild in world.kontor.guilds] == [world.guild.id]


async def test_deleted_channels_and_threads_are_told(world: World) -> None:
    """Threads are told even if discord.py does not know them."""
    told: list[int] = []

    async def gone(channel_id: int) -> None:
        told.append(channel_id)

    world.kontor.dispatcher.guilds.channel_gone = gone  # type: ignore[method-assign]  # a double
    sent = await world.messenger.post(world.channel.id, Panel(("lobby",)), "T1")
    thread = await world.messenger.open_thread(world.channel.id, sent.message_id, "Table")
    world.env.backend.delete_channel(thread)
    world.env.backend.delete_channel(world.category.id)
    await world.env.settle()
    assert told == [thread, world.category.id]


async def test_what_is_being_answered_is_finished_first(world: World) -> None:
    """Closing waits for an answer under way."""
    begun, go = asyncio.Event(), asyncio.Event()
    done: list[str] = []

    async def give() -> None:
        begun.set()
        await go.wait()
        done.append("answered")

    task = asyncio.create_task(give())
    world.kontor.answering._busy.add(task)
    await begun.wait()
    closing = asyncio.create_task(world.kontor.answering.finish(5.0))
    await asyncio.sleep(0)
    assert not closing.done()
    go.set()
    await closing
    assert done == ["answered"]


OLD = {
    "about": "What you can do now",
    "block": "You have blocked nobody",
    "admin": "There are no open tables",
    "leaderboard": "no results",
    "replay": "no running or finished game",
}
"""Commands of release 0.1.0 that are gone, and what their answer says now."""


def _show_old(world: World, name: str, *members: str) -> None:
    """Let Discord still show a command that was synced by an older release."""

    async def never(interaction: Interaction) -> None:
        raise AssertionError(interaction)

    tree = world.kontor.tree
    if members:
        tree.remove_command(name)
        group = app_commands.Group(name=name, description="old")
        for member in members:
            group.command(name=member, description="old")(never)
        tree.add_command(group)
    else:
        tree.command(name=name, description="old")(never)


@pytest.mark.parametrize("name", OLD)
async def test_a_command_of_an_older_release_is_answered_by_what_took_over(world: World, name: str) -> None:
    """What Discord still shows but is gone opens the panel that has it now."""
    chief = world.player("chief")
    world.promote(chief)
    _show_old(world, name)
    await world.kontor.tree.sync()
    world.kontor.tree.remove_command(name)
    answer = (await chief.slash(name)).seen
    assert answer.ephemeral
    assert OLD[name] in answer.text


async def test_a_member_of_an_old_group_does_what_it_did(world: World) -> None:
    """`/table status` and its neighbours were commands of their own."""
    anna, bea = world.player("anna"), world.player("bea")
    await begin(anna, bea)
    (own,) = [each for each in world.kontor.tree.get_commands() if each.name == "table"]
    _show_old(world, "table", "status", "leave", "replace")
    await world.kontor.tree.sync()
    world.kontor.tree.remove_command("table")
    world.kontor.tree.add_command(own)
    assert "The game is on" in (await anna.slash("table status")).seen.text
    assert "Leave table W2" in (await anna.slash("table leave")).seen.text
    assert "Replace a player" in (await anna.slash("table replace")).seen.text


async def test_a_command_that_nobody_knows_is_answered(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a friendly private answer."""
    world.errors_expected = True
    monkeypatch.setattr(world.env, "check_errors", False)
    world.kontor.tree.remove_command("help")
    answer = await world.player("alice").slash("help")
    assert answer.seen.ephemeral
    assert "try again" in answer.seen.text
    world.env._errors.clear()


async def test_an_error_of_an_event_is_logged(world: World) -> None:
    """Without the event's arguments."""
    world.errors_expected = True

    async def gone(channel_id: int) -> None:
        raise RuntimeError(channel_id)

    world.kontor.dispatcher.guilds.channel_gone = gone  # type: ignore[method-assign]  # a double
    world.env.backend.delete_channel(world.category.id)
    await world.env.settle()
    assert [entry["method"] for entry in world.logs if entry["event"] == "event failed"] == ["on_guild_channel_delete"]
    world.env._errors.clear()


async def test_clocks_stand_while_discord_is_away(world: World) -> None:
    """The service is told when the connection is lost, and by whatever event when it is there again."""
    told: list[str] = []

    async def away(since: int | None = None) -> None:
        told.append("away")

    async def back() -> None:
        told.append("back")

    world.kontor.service.alarm.suspend = away  # type: ignore[method-assign]  # a double
    world.kontor.service.alarm.resume = back  # type: ignore[method-assign]  # a double
    for event in ("disconnect", "resumed", "disconnect", "connect", "ready"):
        world.kontor.dispatch(f"shard_{event}", 0)
        await world.env.settle()
    assert told == ["away", "back", "away", "back", "back"]


async def test_a_guild_out_of_order_is_told(world: World) -> None:
    """Its clocks stand until it is available again."""
    told: list[tuple[str, int]] = []

    async def missing(guild_id: int) -> None:
        told.append(("missing", guild_id))

    async def back(guild_id: int) -> None:
        told.append(("back", guild_id))

    world.kontor.dispatcher.guilds.missing = missing  # type: ignore[method-assign]  # a double
    world.kontor.dispatcher.guilds.back = back  # type: ignore[method-assign]  # a double
    guild = world.kontor.get_guild(world.guild.id)
    world.kontor.dispatch("guild_unavailable", guild)
    world.kontor.dispatch("guild_available", guild)
    await world.env.settle()
    assert told == [("missing", world.guild.id), ("back", world.guild.id)]


async def test_help_in_a_direct_message_is_answered_without_a_privileged_intent(world: World) -> None:
    """Discord tells of messages to the bot, which answers the one that asks; never itself, nor in channels."""
    anna = world.player("anna")
    assert not world.kontor.intents.message_content
    assert world.kontor.intents.dm_messages
    assert not world.kontor.intents.guild_messages
    told: list[str] = []

    async def answer(caller: Caller, text: str) -> None:
        told.append(f"{caller.user_id} {caller.guild_id} {text}")

    world.kontor.dispatcher.answer_written = answer  # type: ignore[method-assign]  # for this test
    author = SimpleNamespace(id=anna.id, display_name="Anna", bot=False)
    message = SimpleNamespace(guild=None, author=author, channel=SimpleNamespace(id=5), id=6, content="help")
    await world.kontor.on_message(message)  # type: ignore[arg-type]  # as much of one as is read
    await world.kontor.on_message(SimpleNamespace(**{**vars(message), "guild": object()}))  # type: ignore[arg-type]  # likewise
    author.bot = True
    await world.kontor.on_message(message)  # type: ignore[arg-type]  # as much of one as is read
    assert told == [f"{anna.id} None help"]
