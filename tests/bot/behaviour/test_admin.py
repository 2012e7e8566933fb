"""What moderators do, as Discord shows it to them and to a table."""

from __future__ import annotations

from tests.bot.behaviour.playing import begin, place
from tests.world import World


async def test_a_moderator_settles_and_closes(world: World) -> None:
    """A ban, a channel and a table by buttons and Discord's own selects; a user who manages nothing sees none of it."""
    chief, anna, bruno = world.player("chief"), world.player("anna"), world.player("bruno", "de")
    world.promote(chief)
    await begin(anna, bruno)
    page = (await chief.click((await chief.slash("settings")).seen, "set_channels")).seen
    page = (await chief.select(page, "put_channels", world.channel)).seen
    assert f"<#{world.channel.id}>" in page.text
    page = (await chief.click(page, "settings")).seen
    page = (await chief.click(page, "set_bans")).seen
    page = (await chief.select(page, "ban", bruno.member)).seen
    assert f"<@{bruno.id}>" in (await chief.click(page, "ban_now")).seen.text
    assert "ausgeschlossen" in (await bruno.slash("play", game="tallinn")).seen.text
    tables = (await chief.click((await chief.slash("settings")).seen, "admin")).seen
    assert tables.ephemeral
    shown = (await chief.click(tables, "admin_table")).seen
    asked = (await chief.click(shown, "admin_close")).seen
    assert "is closed" in (await chief.click(asked, "admin_close_now")).seen.text
    await world.wait(5)
    assert "A moderator of this server has ended this game" in world.newest(place(world), "replay").text


async def test_a_role_looks_after_tables_until_it_is_lost(world: World) -> None:
    """The role comes with each press: once it is taken from its member, or deleted, an open panel does nothing."""
    chief, anna, bruno, carla = (
        world.player("chief"),
        world.player("anna"),
        world.player("bruno"),
        world.player("carla"),
    )
    world.promote(chief)
    staff, backend = world.guild.create_role("staff"), world.env.backend
    await begin(anna, bruno)
    page = (await chief.click((await chief.slash("settings")).seen, "set_moderators")).seen
    page = (await chief.select(page, "put_moderators", staff)).seen
    assert f"<@&{staff.id}>" in page.text
    assert not (await carla.slash("tables")).seen.presses("admin")
    backend.add_member_role(world.guild.id, carla.id, staff.id)
    tables = (await carla.click((await carla.slash("tables")).seen, "admin")).seen
    assert tables.ephemeral
    shown = (await carla.click(tables, "admin_table")).seen
    shown = (await carla.click(shown, "admin_pause")).seen
    assert "The clocks are stopped" in shown.text
    backend.remove_member_role(world.guild.id, carla.id, staff.id)
    refused = (await carla.click(shown, "admin_resume")).seen
    assert f"members of <@&{staff.id}>" in refused.text
    backend.add_member_role(world.guild.id, carla.id, staff.id)
    asked = (await carla.click(shown, "admin_close")).seen
    backend.delete_role(world.guild.id, staff.id)
    assert "can look after its tables" in (await carla.click(asked, "admin_close_now")).seen.text
    page = (await chief.click((await chief.slash("settings")).seen, "set_moderators")).seen
    assert "This role is deleted" in page.text
