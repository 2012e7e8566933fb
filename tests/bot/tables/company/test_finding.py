"""The page *Find players*: all five ways from it, for a host and for a user who looks for a table."""

from __future__ import annotations

import pytest

from bot.tables.company.finding import BESIDE, MOST
from bot.tables.company.invitations import INVITED_ONLY, INVITEES
from bot.tables.company.open_tables import IN_PLACE, OPEN
from bot.tables.company.openings import STANDS
from bot.tables.company.roles import MENTION
from bot.tables.core.people import words
from bot.tables.messages.me import ALERTS
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import TryLater
from bot.tables.ports.panel import Aside, Button, Panel, Picker
from games.kernel.words import LOCALES
from storage.rows import GameRoleRow
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    GUILD,
    HOME,
    Trial,
    all_text_of,
    buttons,
    caller,
    panel_of,
    press_of,
    selects,
    text_of,
    verbs,
)
from tests.bot.tables.meeting import EVENING, arranged
from tests.bot.tables.playing import check_limits, raising
from tests.bot.tables.seeking import left, listed
from tests.bot.tables.timing import HOUR, stand

PLAYERS = 7001


async def name_role(trial: Trial, game: str = "tallinn") -> None:
    """Name a role that everybody may mention."""
    trial.messenger.roles.add(PLAYERS)
    async with trial.store.write() as tx:
        await tx.people.save_guild(await tx.people.guild(GUILD))
        await tx.roles.put(GameRoleRow(guild_id=GUILD, game=game, role_id=PLAYERS))


def mention_button(panel: Panel) -> Button:
    """Find the button that mentions a role."""
    return next(button for button in buttons(panel) if f"|{MENTION}|" in button.id)


def mentions(trial: Trial) -> int:
    """Count the messages that have mentioned the role."""
    return sum(panel.roles == (PLAYERS,) for channel, panel in trial.messenger.shown if channel == HOME)


async def hosted(trial: Trial, table: str, locale: str = "en-US") -> Panel:
    """Open the page from the panel of a lobby's host."""
    options = panel_of(await trial.press(ANNA, ComponentId(table, "options"), locale=locale))
    page = await trial.press(ANNA, press_of(options, OPEN), locale=locale)
    assert page.update
    return panel_of(page)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_host_has_all_ways_on_one_page(trial: Trial, locale: str) -> None:
    """The page offers invitations, the role, alerts, open tables, vacant seats, and a button back to the table."""
    await name_role(trial)
    seek = await left(trial, DIRK, BEA)
    table, other = await trial.lobby(ANNA), await trial.lobby(CEM)
    page = await hosted(trial, table, locale)
    check_limits(page)
    assert {INVITED_ONLY, MENTION, ALERTS, "join_open", "less"} <= verbs(page)
    assert press_of(page, INVITEES).table == table
    assert press_of(page, "join_open").table == other
    assert not mention_button(page).disabled
    sought = panel_of(await trial.press(ANNA, press_of(page, OPEN), seek, locale=locale))
    assert press_of(sought, "claim_open").table == seek
    back = await trial.press(ANNA, press_of(page, "less"), locale=locale)
    assert back.update
    assert "players" in verbs(panel_of(back))


async def test_a_user_without_a_table_finds_those_of_others(trial: Trial) -> None:
    """The page offers alerts and a button to open a table, but none of a host's controls."""
    await name_role(trial)
    await left(trial)
    table = await trial.lobby(ANNA)
    tables = panel_of(await trial.commands.tables(caller(CEM)))
    shown = await trial.press(CEM, press_of(tables, OPEN))
    assert shown.update
    page = panel_of(shown)
    assert {"join_open", "claim_open", ALERTS, "play_which", "tables"} <= verbs(page)
    assert not {INVITED_ONLY, MENTION} & verbs(page)
    assert press_of(page, "join_open").table == table


async def test_the_controls_are_those_of_the_lobby_of_this_channel_or_the_newest(trial: Trial) -> None:
    """A command can name another lobby; in direct messages there are no controls, because Discord lists no members."""
    first = await trial.lobby(ANNA)
    trial.clock.time += 1000
    second = await trial.lobby(ANNA)
    assert press_of(await listed(trial, ANNA), INVITEES).table == second
    named = panel_of(await trial.commands.table(caller(ANNA), "find", first.lower()))
    assert press_of(named, INVITEES).table == first
    menu = panel_of(await trial.commands.table(caller(ANNA), None, first))
    assert press_of(panel_of(await trial.press(ANNA, press_of(menu, "do", "find"))), INVITEES).table == first
    assert INVITED_ONLY not in verbs(await listed(trial, ANNA, guild_id=None))
    assert INVITED_ONLY not in verbs(panel_of(await trial.commands.table(caller(BEA), "find", first)))


async def test_older_buttons_show_the_page_in_a_message_of_its_own(trial: Trial) -> None:
    """The old buttons *Invite* and *Open tables* may be on messages that must not be replaced."""
    table = await trial.lobby(ANNA)
    answer = await trial.press(ANNA, ComponentId(table, "invite"))
    assert not answer.update
    assert press_of(panel_of(answer), INVITEES).table == table
    assert not (await trial.press(BEA, ComponentId("", OPEN))).update


async def test_only_the_host_sees_or_uses_the_controls(trial: Trial) -> None:
    """Presses that another player forges are refused."""
    await name_role(trial)
    table = await trial.lobby(ANNA, BEA)
    for press in (ComponentId(table, OPEN, value=IN_PLACE), ComponentId(table, MENTION)):
        assert "Only the host" in text_of(await trial.press(BEA, press))
    await trial.settle()
    assert mentions(trial) == 0


async def test_a_host_has_the_role_mentioned_once(trial: Trial) -> None:
    """The button mentions the role at once and is then disabled; the bot does not mention the role again by itself."""
    await name_role(trial)
    table = await trial.lobby(ANNA)
    press = press_of(await hosted(trial, table), MENTION)
    answer = await trial.press(ANNA, press)
    assert "on its way" in text_of(answer)
    assert mention_button(panel_of(answer)).disabled
    await trial.settle()
    assert mentions(trial) == 1
    await stand(trial, STANDS)
    await stand(trial, 2 * HOUR)
    assert mention_button(await hosted(trial, table)).disabled
    assert "Each table mentions it once" in text_of(await trial.press(ANNA, press))
    await trial.settle()
    assert mentions(trial) == 1


async def test_a_host_mentions_a_role_that_has_rested(trial: Trial) -> None:
    """The bot skipped this table, because another table had mentioned the role shortly before."""
    await name_role(trial)
    await trial.lobby(BEA)
    await stand(trial)
    table = await trial.lobby(ANNA)
    await stand(trial)
    assert mentions(trial) == 1
    assert mention_button(await hosted(trial, table)).disabled
    await stand(trial, HOUR)
    await trial.press(ANNA, press_of(await hosted(trial, table), MENTION))
    await trial.settle()
    assert mentions(trial) == 2


async def test_what_may_not_be_mentioned_is_refused(trial: Trial) -> None:
    """The cases are an invitation-only lobby, a role closed to mentions, no answer from Discord, and a full lobby."""
    await name_role(trial)
    table = await trial.lobby(ANNA)
    press = press_of(await hosted(trial, table), MENTION)
    await trial.press(ANNA, ComponentId(table, INVITED_ONLY, value="on"))
    refused = [await trial.press(ANNA, press)]
    await trial.press(ANNA, ComponentId(table, INVITED_ONLY, value="off"))
    trial.messenger.roles.clear()
    refused.append(await trial.press(ANNA, press))
    trial.messenger.roles.add(PLAYERS)
    trial.messenger.error = raising(TryLater("guild"), ("mentionable", GUILD))
    refused.append(await trial.press(ANNA, press))
    trial.messenger.error = lambda _method, _channel: None
    for _ in range(3):
        await trial.press(ANNA, ComponentId(table, "add_computer"))
    refused.append(await trial.press(ANNA, press))
    assert {text_of(each) for each in refused} == {text_of(refused[0])}
    assert "cannot be mentioned now" in text_of(refused[0])
    await trial.settle()
    assert mentions(trial) == 0


async def test_a_game_without_a_role_offers_no_mention(trial: Trial) -> None:
    """A host's page has no mention button if only another game has a role."""
    await name_role(trial, "ulm")
    assert MENTION not in verbs(await hosted(trial, await trial.lobby(ANNA)))


@pytest.mark.parametrize("locale", LOCALES)
async def test_many_tables_are_all_within_reach(trial: Trial, locale: str) -> None:
    """Some tables have rows, and a select lists the others; a picked table moves to the top and gets a button."""
    await left(trial, ANNA, BEA)
    texts = words(locale)
    tables = [await trial.lobby(user) for user in range(2000, 2025)]
    page = await listed(trial, CEM, locale=locale)
    check_limits(page)
    assert len([row for row in page.rows if isinstance(row, Aside)]) == MOST
    assert "claim_open" in verbs(page)
    (further,) = selects(page)
    assert all(texts.text("open-seats", taken=1, most=4) in choice.hint for choice in further.choices)
    rows = [button.id.split("|")[1] for button in buttons(page) if "|join_open|" in button.id]
    assert {*rows, *(choice.value for choice in further.choices)} >= set(tables)
    picked = further.choices[-1].value
    answer = await trial.press(CEM, press_of(page, OPEN), picked, locale=locale)
    assert answer.update
    assert press_of(panel_of(answer), "join_open").table == picked


@pytest.mark.parametrize("locale", LOCALES)
async def test_many_tables_leave_room_for_a_hosts_controls(trial: Trial, locale: str) -> None:
    """A host's page has fewer rows of tables; picking another table keeps the host's controls."""
    await name_role(trial)
    for user in range(2000, 2030):
        await trial.lobby(user)
    table = await trial.lobby(ANNA)
    page = await hosted(trial, table, locale)
    check_limits(page)
    assert sum("|join_open|" in button.id for button in buttons(page)) == BESIDE
    (further,) = selects(page)
    picked = further.choices[-1].value
    answer = await trial.press(ANNA, press_of(page, OPEN), picked, locale=locale)
    assert press_of(panel_of(answer), "join_open").table == picked
    assert press_of(panel_of(answer), INVITEES).table == table


async def test_a_table_is_listed_with_its_evening(trial: Trial) -> None:
    """The time is a Discord timestamp; a table without an evening shows no time."""
    await trial.lobby(ANNA)
    table = await arranged(trial, ANNA)
    rows = [row for row in (await listed(trial, DIRK)).rows if isinstance(row, Aside)]
    assert [f"<t:{EVENING // 1000}:F>" in row.text for row in rows] == [f"|{table}|" in row.button.id for row in rows]


async def test_a_hosts_act_is_told_even_if_discord_cannot_list_tables(trial: Trial) -> None:
    """The host sees the changed setting, and only the list of other tables is missing."""
    table = await trial.lobby(ANNA)
    await trial.lobby(CEM)
    trial.messenger.error = raising(TryLater("503"), ("visible", GUILD))
    panel = panel_of(await trial.press(ANNA, ComponentId(table, INVITED_ONLY, value="on")))
    assert "Only invited users" in all_text_of(panel)
    assert "join_open" not in verbs(panel)
    assert [row for row in panel.rows if isinstance(row, Picker)]
