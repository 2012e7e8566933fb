"""A role for each game: naming it, which lobbies mention it, how seldom, and what a kill leaves of it."""

from __future__ import annotations

import pytest

from bot.tables.company.openings import STANDS
from bot.tables.company.roles import DROP, GAME, PUT, SET_ROLES
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import TryLater
from bot.tables.running.cleanup import Cleanup
from storage.rows import GameRoleRow
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, EMIL, GUILD, HOME, Trial, caller, panel_of, press_of, text_of
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.playing import check_limits, raising
from tests.bot.tables.timing import DAY, HOUR, stand

BOSS = EMIL
PLAYERS, STAFF = 7001, 7002


async def name(trial: Trial, game: str = "tallinn", role: int = PLAYERS) -> None:
    """Name a role that everybody may mention."""
    trial.messenger.roles.add(role)
    async with trial.store.write() as tx:
        await tx.people.save_guild(await tx.people.guild(GUILD))
        await tx.roles.put(GameRoleRow(guild_id=GUILD, game=game, role_id=role))


def calls(trial: Trial) -> list[Message]:
    """List the messages in the lobbies' channel that mention a role."""
    return [message for message in trial.messenger.inside(HOME) if message.panel.roles]


def mentions(trial: Trial) -> int:
    """Count how often a role was mentioned, also by messages that are gone."""
    return sum(bool(panel.roles) for channel, panel in trial.messenger.shown if channel == HOME)


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_a_role_is_named_behind_the_settings(trial: Trial, locale: str) -> None:
    """A page lists the roles; one that not everybody may mention is refused, or told of if that comes later."""
    trial.messenger.roles = {PLAYERS}
    fields = {"manager": True, "locale": locale}
    settings = panel_of(await trial.commands.settings(caller(BOSS, manager=True, locale=locale)))
    page = panel_of(await trial.press(BOSS, press_of(settings, SET_ROLES), **fields))
    page = panel_of(await trial.press(BOSS, press_of(page, GAME), "ulm", **fields))
    refused = text_of(await trial.press(BOSS, press_of(page, PUT), str(STAFF), **fields))
    assert f"<@&{STAFF}>" in refused
    assert ("turn on" if locale == "en-US" else "Servereinstellungen") in refused
    page = panel_of(await trial.press(BOSS, press_of(page, PUT), str(PLAYERS), **fields))
    check_limits(page)
    assert f"Ulm: <@&{PLAYERS}>" in text_of(page).splitlines()
    trial.messenger.roles.clear()
    shown = panel_of(await trial.press(BOSS, ComponentId("", GAME), "ulm", **fields))
    assert len(text_of(shown)) > len(text_of(page))
    page = panel_of(await trial.press(BOSS, press_of(shown, DROP), **fields))
    assert "<@&" not in text_of(page)
    log = text_of(await trial.press(BOSS, ComponentId("", "admin_log"), **fields))
    assert log.count("Ulm") == 2
    assert f"<@&{PLAYERS}>" in log


async def test_others_name_none(trial: Trial) -> None:
    """Nor does who has made up a game or a number."""
    trial.messenger.roles = {PLAYERS}
    await trial.press(ANNA, ComponentId("", PUT, value="ulm"), str(PLAYERS))
    await trial.press(BOSS, ComponentId("", PUT, value="chess"), str(PLAYERS), manager=True)
    await trial.press(BOSS, ComponentId("", PUT, value="ulm"), "x", manager=True)
    async with trial.store.read() as tx:
        assert await tx.roles.of_guild(GUILD) == []


async def test_a_lobby_that_has_stood_two_minutes_mentions_its_role_once(trial: Trial) -> None:
    """In its channel; a press takes a seat and leaves the message as it is."""
    await name(trial)
    table = await trial.lobby(ANNA)
    await stand(trial, STANDS - 1)
    assert calls(trial) == []
    await stand(trial, 1)
    await stand(trial, 2 * HOUR)
    (called,) = calls(trial)
    assert called.panel.roles == (PLAYERS,)
    assert not called.panel.pings
    answer = await trial.press(CEM, press_of(called.panel, "join_alert"))
    assert not answer.update
    assert (await trial.live(table)).seat_of(CEM) is not None


async def test_what_may_not_be_joined_mentions_nothing(trial: Trial) -> None:
    """By invitation only, full, closed, of a game without a role, or with a role that not everybody may mention."""
    await name(trial)
    await trial.lobby(BEA, game="ulm")
    only = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(only, "invited_only", value="on"))
    await trial.lobby(ANNA, BEA, CEM, DIRK)
    await trial.press(EMIL, ComponentId(await trial.lobby(EMIL), "cancel"))
    await stand(trial)
    assert calls(trial) == []
    trial.messenger.roles.clear()
    await trial.lobby(CEM)
    await stand(trial)
    trial.messenger.error = raising(TryLater("guild"), ("mentionable", GUILD))
    await trial.lobby(DIRK)
    await stand(trial)
    assert calls(trial) == []


async def test_a_role_rests_an_hour_for_all_games(trial: Trial) -> None:
    """Naming it again is no way around that; another role does not wait for it."""
    await name(trial)
    await name(trial, "ulm")
    await name(trial, "eldermann", STAFF)
    await trial.lobby(ANNA)
    await stand(trial)
    for verb in (DROP, PUT):
        await trial.press(BOSS, ComponentId("", verb, value="ulm"), str(PLAYERS), manager=True)
    await trial.lobby(BEA, game="ulm")
    await trial.lobby(CEM, game="eldermann")
    await stand(trial)
    assert [message.panel.roles for message in calls(trial)] == [(PLAYERS,), (STAFF,)]
    await trial.lobby(DIRK, game="ulm")
    await stand(trial, HOUR)
    assert len(calls(trial)) == 3


async def test_a_host_has_two_a_day(trial: Trial) -> None:
    """Counted from what is stored, also when it is cleaned up meanwhile; after a day it goes on."""
    await name(trial)
    for count in (1, 2, 2):
        table = await trial.lobby(ANNA)
        await stand(trial, HOUR)
        await trial.press(ANNA, ComponentId(table, "cancel"))
        await Cleanup(trial.service.registry).look()
        await trial.restart()
        assert mentions(trial) == count
    await trial.lobby(BEA)
    await stand(trial, HOUR)
    assert mentions(trial) == 3
    await trial.lobby(ANNA)
    await stand(trial, DAY)
    assert mentions(trial) == 4


async def test_a_kill_neither_repeats_nor_loses_a_mention(trial: Trial) -> None:
    """Kill before it is queued, and between that and sending it."""
    await name(trial)
    await trial.lobby(ANNA)
    await trial.restart()
    trial.messenger.error = raising(TryLater("away", 60), ("post", HOME))
    await stand(trial)
    assert calls(trial) == []
    trial.messenger.error = lambda _method, _channel: None
    await trial.restart()
    await trial.settle(120)
    await trial.restart()
    await stand(trial, 2 * HOUR)
    assert len(calls(trial)) == 1


async def test_a_mention_that_comes_late_finds_what_holds_then(trial: Trial) -> None:
    """A table that is full by then mentions nobody."""
    await name(trial)
    table = await trial.lobby(ANNA)
    trial.messenger.error = raising(TryLater("away", 60), ("post", HOME))
    await stand(trial)
    for _ in range(3):
        await trial.press(ANNA, ComponentId(table, "add_computer"))
    trial.messenger.error = lambda _method, _channel: None
    await trial.settle(120)
    assert calls(trial) == []


async def test_a_mention_goes_once_the_lobby_is_closed(trial: Trial) -> None:
    """Nobody is to press *Join* if there is no table."""
    await name(trial)
    table = await trial.lobby(ANNA)
    await stand(trial)
    assert len(calls(trial)) == 1
    await trial.press(ANNA, ComponentId(table, "cancel"))
    await trial.settle(5)
    assert calls(trial) == []
