"""Open tables in a simulated Discord: the list, a join from it, and users who do not see a table."""

from __future__ import annotations

import discord

from tests.world import World


async def test_a_stranger_joins_from_the_list(world: World) -> None:
    """The list is private and shows the seat afterwards; the public lobby follows, in direct messages too."""
    alice, bruno, clara = world.player("alice"), world.player("bruno", "de"), world.player("clara")
    await alice.slash("play", game="tallinn")
    listed = (await bruno.slash("tables")).seen
    assert listed.ephemeral
    assert "Offene Tische" in listed.text
    assert "1 von 4" in listed.text
    joined = await bruno.click(listed, "join_open")
    assert "keinen Tisch" in joined.seen.text
    assert "Du hast einen Platz" in joined.seen.text
    await world.wait(1)
    assert "**Bruno**" in world.sees_lobby().text
    direct = (await clara.slash("tables", dm=True)).seen
    await clara.click(direct, "join_open")
    await world.wait(1)
    assert "**Clara**" in world.sees_lobby().text


async def test_a_table_in_a_hidden_channel_is_not_listed(world: World) -> None:
    """Its channel is closed to this member."""
    alice, bruno = world.player("alice"), world.player("bruno")
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = world.guild.create_text_channel("secret", overwrites={bruno.user: hidden})
    await alice.slash("play", channel=secret, game="tallinn")
    assert "no table here" in (await bruno.slash("tables")).seen.text
    assert "no table here" in (await bruno.slash("tables", dm=True)).seen.text
