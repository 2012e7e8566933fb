"""Languages that are stored: one that has been taken away since."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Select
from tests.bot.tables.doubles import ANNA, BEA, Trial, caller, chosen, panel_of, press_of, selects, text_of

GONE = "tlh"


async def test_who_chose_a_language_that_is_gone_reads_that_of_discord(trial: Trial) -> None:
    """A user and a guild are spoken to as if they had not chosen."""
    german = caller(ANNA, locale="de", guild_locale="de", manager=True)
    await trial.commands.me(german)
    await trial.service.registry.people.change(ANNA, language=GONE)
    assert "Sprache: wie in Discord" in chosen(panel_of(await trial.commands.me(german)))
    async with trial.store.write() as tx:
        await tx.people.save_guild(replace(await tx.people.guild(german.guild_id or 0), locale=GONE))
    assert "Sprache: automatisch" in chosen(panel_of(await trial.commands.settings(german)))
    lobby = await trial.commands.play(german, "tallinn")
    assert (await trial.live(press_of(lobby.panel, "join").table)).row.locale == "de"


async def test_a_table_in_a_language_that_is_gone_goes_on_in_english(trial: Trial) -> None:
    """It is played, its options show English as chosen, and a deleted user is without a name there too."""
    table = await trial.lobby(ANNA, BEA)
    async with trial.service.registry.table(table) as live:
        live.row = replace(live.row, locale=GONE)
        async with trial.store.write() as tx:
            await tx.tables.change(table, locale=GONE)
    panel = (await trial.press(ANNA, ComponentId(table, "more"))).panel
    assert panel is not None
    assert [choice.value for choice in _languages(table, selects(panel)).choices if choice.chosen] == ["en"]
    await trial.begin(table, ANNA)
    assert "Still to choose" in text_of(trial.messenger.inside(4000)[-1].panel)
    await trial.press(BEA, ComponentId("", "delete_me"))
    assert "Bea" not in (await trial.live(table)).names


def _languages(table: str, found: list[Select]) -> Select:
    return next(select for select in found if select.id == ComponentId(table, "language").id)


@pytest.mark.parametrize(
    ("server", "discords", "own", "expected"),
    [
        (None, "en-US", "de", "de"),
        (None, "", "de", "de"),
        (None, "de", "en-US", "de"),
        (None, "en-GB", "de", "en"),
        ("en", "de", "de", "en"),
        ("de", "en-US", "en-US", "de"),
    ],
)
async def test_a_new_table_speaks_as_its_server_has_set_else_as_its_host(
    trial: Trial, server: str | None, discords: str, own: str, expected: str
) -> None:
    """Most servers never set a language in Discord: theirs says nothing of the users who play there."""
    host = caller(ANNA, locale=own, guild_locale=discords)
    async with trial.store.write() as tx:
        await tx.people.save_guild(replace(await tx.people.guild(host.guild_id or 0), locale=server))
    lobby = await trial.commands.play(host, "tallinn")
    assert (await trial.live(press_of(lobby.panel, "join").table)).row.locale == expected


async def test_the_host_s_own_choice_wins_over_discord(trial: Trial) -> None:
    """A user who has chosen German in `/me` opens a German table."""
    await trial.commands.me(caller(ANNA), language="de")
    lobby = await trial.commands.play(caller(ANNA), "tallinn")
    assert (await trial.live(press_of(lobby.panel, "join").table)).row.locale == "de"
