"""Moderators: members of a role that managers have chosen look after tables, and do nothing else that managers do."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.messages.guild_settings import MODERATORS, NO_MODERATORS, PUT_MODERATORS
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import TryLater
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    GUILD,
    HOME,
    Trial,
    all_text_of,
    caller,
    panel_of,
    press_of,
    text_of,
    verbs,
)
from tests.bot.tables.moderating import BOSS, pressed
from tests.bot.tables.playing import check_limits, raising
from tests.bot.tables.stored import acts

STAFF, OTHER = 7001, 7002
MOD: dict[str, Any] = {"roles": frozenset({STAFF})}
PRESSES = (
    *("admin", "admin_table", "admin_pause", "admin_resume", "admin_move", "admin_moved", "admin_close"),
    *("admin_close_now", "admin_late", "admin_log"),
)


async def chosen(trial: Trial, *, role: int = STAFF) -> None:
    """Let the managers choose a role."""
    trial.messenger.roles.add(role)
    await pressed(trial, "", PUT_MODERATORS, str(role))


async def role_of(trial: Trial) -> int | None:
    """Return the role that may look after tables."""
    return (await trial.service.registry.people.guild(GUILD)).moderator_role


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_managers_choose_the_role_behind_the_settings(trial: Trial, locale: str) -> None:
    """None at first; the page names it, says when it is gone from the server, and each change is in the log."""
    fields = {"manager": True, "locale": locale}
    settings = panel_of(await trial.commands.settings(caller(BOSS, manager=True, locale=locale)))
    page = panel_of(await trial.press(BOSS, press_of(settings, MODERATORS), **fields))
    assert verbs(page) == {"settings"}
    trial.messenger.roles.add(STAFF)
    page = panel_of(await trial.press(BOSS, press_of(page, PUT_MODERATORS), str(STAFF), **fields))
    check_limits(page)
    assert f"<@&{STAFF}>" in text_of(page)
    trial.messenger.roles.clear()
    gone = panel_of(await trial.press(BOSS, ComponentId("", MODERATORS), **fields))
    assert ("deleted" if locale == "en-US" else "gelöscht") in text_of(gone)
    page = panel_of(await trial.press(BOSS, press_of(gone, NO_MODERATORS), **fields))
    assert await role_of(trial) is None
    assert f"<@&{STAFF}>" not in text_of(page)
    assert [(row.kind, row.detail) for row in await acts(trial)] == [("moderators", ""), ("moderators", str(STAFF))]
    assert f"<@&{STAFF}>" in all_text_of(await pressed(trial, "", "admin_log", locale=locale))


async def test_only_roles_of_the_server_can_be_chosen(trial: Trial) -> None:
    """Not one of another server or one that is gone, not the role that everybody has, nothing that is no role."""
    trial.messenger.roles |= {STAFF, GUILD}
    everybody = text_of(await trial.press(BOSS, ComponentId("", PUT_MODERATORS), str(GUILD), manager=True))
    assert "Everybody has this role" in everybody
    for values in ([str(OTHER)], ["x"], [], ["1", "2"]):
        await trial.press(BOSS, ComponentId("", PUT_MODERATORS), *values, manager=True)
    trial.messenger.error = raising(TryLater("guild"), ("has_role", GUILD))
    await trial.press(BOSS, ComponentId("", PUT_MODERATORS), str(STAFF), manager=True)
    assert await role_of(trial) is None
    assert await acts(trial) == []


async def test_members_of_the_role_reach_the_tables(trial: Trial) -> None:
    """By a button of `/tables`, which others are not shown, or by `/settings` where Discord lets them type it."""
    table = await trial.begun(ANNA, BEA)
    await chosen(trial)
    mine = panel_of(await trial.commands.tables(caller(CEM, **MOD)))
    listed = panel_of(await trial.press(CEM, press_of(mine, "admin"), **MOD))
    assert press_of(listed, "admin_table").table == table
    assert "settings" not in verbs(listed)
    back = panel_of(await trial.press(CEM, press_of(listed, "tables"), **MOD))
    assert verbs(back) == verbs(mine)
    for user in (caller(CEM), caller(CEM, roles=frozenset({OTHER})), caller(CEM, **MOD, guild_id=None)):
        assert "admin" not in verbs(panel_of(await trial.commands.tables(user)))
    assert "admin" in verbs(panel_of(await trial.commands.tables(caller(BOSS, manager=True))))
    typed = panel_of(await trial.commands.settings(caller(CEM, **MOD)))
    assert text_of(typed) == text_of(listed)
    assert "admin_close" in verbs(panel_of(await trial.commands.admin(caller(CEM, **MOD), table)))
    (found,) = await trial.suggestions.values(caller(CEM, **MOD), "tables", "", "settings")
    assert found.value == table


async def test_members_of_the_role_look_after_a_table(trial: Trial) -> None:
    """They do what managers do there, also to see only channels that they see; the log names them."""
    table = await trial.begun(ANNA, BEA)
    await chosen(trial)
    await pressed(trial, table, "admin_pause", user=CEM, manager=False, **MOD)
    await pressed(trial, table, "admin_resume", user=CEM, manager=False, **MOD)
    trial.messenger.hidden.add(HOME + 1)
    await trial.press(CEM, ComponentId(table, "admin_moved"), str(HOME + 1), **MOD)
    await pressed(trial, table, "admin_moved", str(HOME + 2), user=CEM, manager=False, **MOD)
    own = await trial.press(ANNA, ComponentId(table, "admin_close_now"), **MOD)
    assert "stop its clocks" in text_of(own)
    await pressed(trial, table, "admin_close_now", user=CEM, manager=False, **MOD)
    assert (await trial.live(table)).row.stage == "abandoned"
    done = [(row.kind, row.user_id) for row in await acts(trial) if row.kind != "moderators"]
    assert done == [("close", CEM), ("move", CEM), ("resume", CEM), ("pause", CEM)]


@pytest.mark.parametrize(
    ("locale", "rule"), [("en-US", "Only those who manage the server, and members of"), ("de", "oder die Rolle")]
)
@pytest.mark.parametrize("verb", PRESSES)
async def test_each_press_asks_again(trial: Trial, verb: str, locale: str, rule: str) -> None:
    """Whether the member has lost the role, or the managers have chosen another one, or none, meanwhile."""
    table = await trial.begun(ANNA, BEA)
    await chosen(trial)
    lost = await trial.press(CEM, ComponentId(table, verb), str(HOME + 2), locale=locale)
    assert rule in text_of(lost)
    assert f"<@&{STAFF}>" in text_of(lost)
    await chosen(trial, role=OTHER)
    other = await trial.press(CEM, ComponentId(table, verb), str(HOME + 2), **MOD, locale=locale)
    assert f"<@&{OTHER}>" in text_of(other)
    await pressed(trial, "", NO_MODERATORS)
    none = await trial.press(CEM, ComponentId(table, verb), str(HOME + 2), **MOD, locale=locale)
    assert "<@&" not in text_of(none)
    assert (await trial.live(table)).row.stage == "playing"
    assert {row.kind for row in await acts(trial)} == {"moderators"}


@pytest.mark.parametrize("verb", PRESSES)
async def test_the_role_counts_on_its_server_only(trial: Trial, verb: str) -> None:
    """Neither on another server, which has chosen none, nor in direct messages; tables of others are not known."""
    table = await trial.begun(ANNA, BEA)
    await chosen(trial)
    for guild_id, told in ((GUILD + 1, "manage the server"), (None, "only on a server")):
        answer = await trial.press(CEM, ComponentId(table, verb), str(HOME + 2), **MOD, guild_id=guild_id)
        assert told in text_of(answer)
    assert (await trial.live(table)).row.stage == "playing"


async def test_the_role_opens_nothing_else(trial: Trial) -> None:
    """No settings, not this role, no bans, and none of what managers do elsewhere at a table."""
    table = await trial.begun(ANNA, BEA)
    await chosen(trial)
    managing = [verb for verb in trial.dispatcher.verbs if verb.startswith(("set_", "put_", "cap_", "ban", "lift_"))]
    managing = [verb for verb in managing if verb not in ("set_me", "put_out", "put_out_now", "put_pace")]
    for verb in (*managing, "settings", "all_channels", "drop_role", NO_MODERATORS):
        answer = await trial.press(CEM, ComponentId("", verb, value="tallinn"), str(OTHER), **MOD)
        assert "Only those who manage the server can change this" in text_of(answer), verb
    for setting, value in (("language", "de"), ("place", "here"), ("category", "<#30>")):
        answer = await trial.dispatcher.run("settings", caller(CEM, **MOD), setting, value)
        assert "Only those who manage the server can change this" in text_of(answer)
    for do in ("pause", "pace 2h", "replace", "abandon"):
        told = text_of(await trial.commands.do(do, caller(CEM, **MOD), table))
        assert told == text_of(await trial.commands.do(do, caller(CEM), table))
    assert (await trial.live(table)).row.paused_at is None
    assert await role_of(trial) == STAFF
    assert {row.kind for row in await acts(trial)} == {"moderators"}
