"""Installing the bot for a guild, a user, or both: what is offered where, and how an interaction tells it."""

import discord
import pytest
from discord import app_commands

from bot.interactions.caller import caller_of
from bot.interactions.reply import Reply
from bot.practice.world.world import EPHEMERAL
from bot.tables.ports.caller import Caller
from bot.tables.ports.panel import Answer, Panel
from tests.bot.practice.conftest import Stand
from tests.practice import PracticeError

BOTH = app_commands.AppInstallationType(guild=True, user=True)
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)


async def synced(stand: Stand) -> list[Caller]:
    """Offer a command for everybody and one for guilds only; return who calls them from now on."""
    callers: list[Caller] = []

    async def answer(interaction: discord.Interaction) -> None:
        callers.append(caller_of(interaction))
        await Reply(interaction).send(Answer(Panel(("yes",)), public=True))

    stand.bot.command("theirs", answer)
    stand.bot.command("own", answer)
    own = stand.bot.tree.get_command("own")
    assert isinstance(own, app_commands.Command)
    own.allowed_installs, own.allowed_contexts = BOTH, EVERYWHERE
    await stand.bot.tree.sync()
    return callers


async def offered(stand: Stand, channel: str) -> set[str]:
    """List what is offered to Alice in a place."""
    return {command["name"] for command in await stand.practice.ask("commands", user="alice", channel=channel)}


async def test_a_guild_that_has_the_bot(stand: Stand) -> None:
    """All is offered, and the caller speaks in the guild, also one who has installed the bot besides."""
    callers = await synced(stand)
    await stand.practice.ask("install", user="alice", wanted=True)
    assert await offered(stand, stand.channel) == {"own", "theirs"}
    answer = await stand.practice.slash("alice", stand.channel, "own")
    assert (callers[0].guild_id, callers[0].stranger, callers[0].direct) == (int(stand.guild), False, False)
    assert answer.message is not None
    assert not answer.message["flags"] & EPHEMERAL


async def test_a_guild_that_removed_the_bot(stand: Stand) -> None:
    """Only users who have installed the bot have commands there, without a guild and with private answers."""
    callers = await synced(stand)
    await stand.practice.set_bot(stand.guild, False)
    assert await offered(stand, stand.channel) == set()
    with pytest.raises(PracticeError, match="not offered"):
        await stand.practice.slash("alice", stand.channel, "own")
    await stand.practice.ask("install", user="alice", wanted=True)
    assert await offered(stand, stand.channel) == {"own"}
    answer = await stand.practice.slash("alice", stand.channel, "own")
    assert (callers[0].guild_id, callers[0].stranger, callers[0].direct) == (None, True, False)
    assert answer.message is not None
    assert answer.message["flags"] & EPHEMERAL


async def test_direct_messages(stand: Stand) -> None:
    """They are open to users who share a guild with the bot or have installed it."""
    callers = await synced(stand)
    channel = await stand.practice.dm("alice")
    await stand.practice.slash("alice", channel, "own")
    assert callers[0].direct
    await stand.practice.set_bot(stand.guild, False)
    place = stand.bot.get_partial_messageable(int(channel))
    with pytest.raises(discord.Forbidden):
        await place.send("hello")
    await stand.practice.ask("install", user="alice", wanted=True)
    await place.send("hello")
    assert await offered(stand, channel) == {"own"}
