"""The entries in the menus of users and messages, as Discord sends them."""

from __future__ import annotations

import discord
import pytest

from tests.bot.behaviour.playing import begin, board, check_legible, open_lobby
from tests.world import Player, World


async def test_the_former_menu_for_invitations_shows_the_page(world: World) -> None:
    """A host gets the controls of their lobby; other users get a list of tables to join."""
    anna, dora = world.player("anna"), world.player("dora", "de")

    async def never(interaction: discord.Interaction, _user: discord.User) -> None:
        raise AssertionError(interaction)

    old = discord.app_commands.ContextMenu(name="Invite to my table", callback=never)
    world.kontor.tree.add_command(old)
    await world.kontor.tree.sync()
    world.kontor.tree.remove_command(old.name, type=old.type)
    await open_lobby(anna)
    host, guest = (await anna.menu("Invite to my table", dora)).seen, (await dora.menu("Invite to my table", anna)).seen
    assert host.ephemeral
    assert host.presses("invitees")
    assert "Mitspieler finden" in guest.text
    assert guest.presses("join_open")
    assert not guest.presses("invitees")
    check_legible([host, guest])


async def test_results_and_blocks_by_a_users_menu(world: World) -> None:
    """Both are private; the blocked user learns nothing."""
    anna, dora = world.player("anna"), world.player("dora")
    assert f"<@{dora.id}>" in (await anna.menu("Results", dora)).seen.text
    kept = (await anna.menu("Keep away", dora)).seen
    assert "You have blocked Dora" in kept.text
    assert kept.ephemeral
    assert dora.dms == []
    assert "yourself" in (await anna.menu("Keep away", anna)).seen.text


async def test_a_message_is_told_in_words(world: World) -> None:
    """The board in full, a private picture as it is described to those who cannot see; nothing of others' messages."""
    anna, dora = world.player("anna"), world.player("dora", "de")
    await begin(anna, dora)
    shown = (await dora.menu("As text", board(world), channel=world.threads[-1])).seen
    assert shown.ephemeral
    assert "Kaufleute" in shown.text
    own = (await anna.slash("hand")).seen
    assert own.alts
    told = (await anna.menu("As text", own)).seen
    assert own.alts[0][:40] in told.text
    assert told.names == []
    said = await anna.member.send(world.channel, "hello")
    assert "not one of mine" in (await anna.menu("As text", said)).seen.text
    check_legible([shown, told])


@pytest.mark.parametrize("word", ["undo", "Zurücknehmen", "rückgängig"])
async def test_move_takes_the_words_of_buttons(world: World, word: str) -> None:
    """A word that is no choice, but names what can be done to the table, does that."""
    anna, dora = world.player("anna"), world.player("dora", "de")
    await begin(anna, dora)
    player: Player = dora
    offered = await player.complete("move", "choice", "")
    await player.slash("move", choice=offered[0])
    assert "noch offen" in (await player.slash("move", choice=word)).seen.text
    assert "Leave table W2" in (await anna.slash("move", choice="leave")).seen.text
    assert "Verlauf" in (await dora.slash("move", choice="verlauf")).seen.text
