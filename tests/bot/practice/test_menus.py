"""Entries in the menus of users and messages, as Discord takes and resolves them."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from bot.practice.client.link import PracticeError
from bot.practice.rules.commands import check_commands
from bot.practice.rules.errors import ApiError, Json
from tests.bot.practice.conftest import Stand


async def test_an_entry_gets_the_user_or_the_message(stand: Stand) -> None:
    """Resolved by discord.py; it is listed by its kind, and not among what is typed."""
    got: list[object] = []

    async def of_user(interaction: discord.Interaction, user: discord.User) -> None:
        got.append((user.name, user.id))
        await interaction.response.send_message("ok")

    async def of_message(interaction: discord.Interaction, message: discord.Message) -> None:
        got.append((message.content, message.author.name))
        await interaction.response.send_message("ok", ephemeral=True)

    stand.bot.tree.add_command(app_commands.ContextMenu(name="Look at", callback=of_user))
    stand.bot.tree.add_command(app_commands.ContextMenu(name="Read", callback=of_message))
    await stand.bot.tree.sync()
    bruno = stand.users["bruno"]
    said = await stand.practice.menu("alice", stand.channel, "Look at", bruno)
    assert said.message is not None
    answer = await stand.practice.menu("alice", stand.channel, "Read", said.message)
    assert answer.ephemeral
    assert got == [("bruno", int(bruno)), ("ok", stand.bot.user.name)]  # type: ignore[union-attr]  # it is logged in
    for kind, names in ((1, []), (2, ["Look at"]), (3, ["Read"])):
        listed = await stand.practice.ask("commands", user="alice", channel=stand.channel, kinds=[kind])
        assert [each["name"] for each in listed] == names
    with pytest.raises(PracticeError, match="never synced"):
        await stand.practice.menu("alice", stand.channel, "Read", bruno)


def test_menus_are_as_small_as_at_discord() -> None:
    """More than five entries are refused, and so is one that has more than a name."""
    entries: list[Json] = [{"name": f"Entry {number}", "type": 2} for number in range(6)]
    check_commands(entries[:5])
    for refused in (entries, [{"name": "x" * 33, "type": 3}], [{"name": "x", "type": 3, "description": "y"}]):
        with pytest.raises(ApiError):
            check_commands(refused)
