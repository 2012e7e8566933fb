"""To users who do not see a table's channel, or are of another server, its id names no table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer
from tests.bot.tables.doubles import ANNA, BEA, CEM, GUILD, HOME, Trial, caller, text_of
from tests.bot.tables.playing import ended

Look = Callable[[Trial, str], Awaitable[Answer]]
LOOKS: dict[str, Look] = {
    "board": lambda trial, table: trial.commands.board(caller(CEM), table),
    "status": lambda trial, table: trial.commands.table_status(caller(CEM), table),
    "text": lambda trial, table: trial.press(CEM, ComponentId(table, "text")),
    "log": lambda trial, table: trial.commands.log(caller(CEM), table),
    "page": lambda trial, table: trial.press(CEM, ComponentId(table, "log", value="0.earlier")),
}
AFTER: dict[str, Look] = {
    **LOOKS,
    "export": lambda trial, table: trial.commands.table_export(caller(CEM), table),
    "hands": lambda trial, table: trial.press(CEM, ComponentId(table, "hands")),
    "replay": lambda trial, table: trial.press(CEM, ComponentId(table, "replay")),
    "leaf": lambda trial, table: trial.press(CEM, ComponentId(table, "leaf", value="0.open")),
}


async def told_nothing(trial: Trial, table: str, looks: dict[str, Look]) -> None:
    """Check that each look is answered as that at a table that there is not."""
    for look in looks.values():
        assert text_of(await look(trial, table)).replace(table, "NONE") == text_of(await look(trial, "NONE"))


async def test_a_hidden_table_is_not_shown(trial: Trial) -> None:
    """While it is played; those who see the channel, sit there or manage the server see it."""
    table = await trial.begun(ANNA, BEA)
    assert "Tallinn" in text_of(await trial.commands.board(caller(CEM), table))
    trial.messenger.hidden.add(HOME)
    await told_nothing(trial, table, LOOKS)
    assert "Tallinn" in text_of(await trial.commands.board(caller(BEA), table))
    assert "Tallinn" in text_of(await trial.commands.board(caller(CEM, manager=True), table))


async def test_a_hidden_table_is_not_shown_after_its_end(trial: Trial) -> None:
    """Neither hands, nor the file, nor the replay."""
    table = await ended(trial)
    trial.messenger.hidden.add(HOME)
    await told_nothing(trial, table, AFTER)


@pytest.mark.parametrize("verb", ["join", "join_open", "join_alert", "join_anyway", "join_invited"])
async def test_nobody_joins_a_hidden_lobby(trial: Trial, verb: str) -> None:
    """Whatever button is forged."""
    table = await trial.lobby(ANNA)
    trial.messenger.hidden.add(HOME)
    refused = text_of(await trial.press(CEM, ComponentId(table, verb)))
    assert refused.replace(table, "NONE") == text_of(await trial.press(CEM, ComponentId("NONE", verb)))
    assert (await trial.live(table)).names == ("Anna",)


async def test_a_table_in_a_channel_of_its_own_is_seen_by_that_channel(trial: Trial) -> None:
    """It is not the lobby's channel that counts once a game has another one."""
    await trial.commands.settings(caller(ANNA, manager=True), category=30)
    table = await trial.begun(ANNA, BEA)
    place = (await trial.live(table)).row.place_id
    assert place not in (None, HOME)
    trial.messenger.hidden.add(HOME)
    assert "Tallinn" in text_of(await trial.commands.board(caller(CEM), table))
    trial.messenger.hidden.add(place or 0)
    await told_nothing(trial, table, LOOKS)


@pytest.mark.parametrize("subscribed", [False, True])
async def test_ending_alerts_names_no_server_of_others(trial: Trial, subscribed: bool) -> None:
    """Only users who subscribed to that game there, or who see the table, are told what has ended."""
    table = await trial.lobby(ANNA)
    trial.messenger.strangers.add((GUILD, CEM))
    if subscribed:
        await trial.press(CEM, ComponentId("", "alert_paces", value="tallinn"), "daily")
    direct = {"guild_id": None, "channel_id": 100_000 + CEM}
    told = text_of(await trial.press(CEM, ComponentId(table, "no_alerts"), **direct))
    assert ("Guild" in told) == subscribed
    if not subscribed:
        assert told == text_of(await trial.press(CEM, ComponentId("NONE", "no_alerts"), **direct))
