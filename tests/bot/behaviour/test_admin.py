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
