"""What a host changes after others have joined: they are told, and the game waits for them for five minutes at most."""

from __future__ import annotations

import json

import pytest

from bot.tables.ports.component_id import ComponentId
from bot.tables.stages.changes import CHANGED, WAIT
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, HOME, Trial, caller, press_of, text_of, verbs
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.timing import MINUTE

TITLES = ("The host has changed this table", "Der Gastgeber hat diesen Tisch geändert")


def told(trial: Trial) -> list[Message]:
    """List the messages beside the lobby that tell of changes, oldest first."""
    return [each for each in trial.messenger.inside(HOME) if any(title in text_of(each.panel) for title in TITLES)]


async def change_pace(trial: Trial, table: str, pace: str = "3h") -> None:
    """Change the pace as the host, and deliver."""
    await trial.commands.table_pace(caller(ANNA), pace, table)
    await trial.settle(5)


async def fine(trial: Trial, user: int, table: str) -> str:
    """Press *Fine with me*."""
    return text_of(await trial.press(user, ComponentId(table, "fine")))


async def started(trial: Trial, table: str) -> bool:
    """Press *Start* and tell whether the game is on."""
    await trial.press(ANNA, ComponentId(table, "start"))
    return (await trial.live(table)).row.stage == "playing"


async def test_one_message_mentions_all_who_had_joined(trial: Trial) -> None:
    """It says what was and what is; further changes are added to it, and the host is not called."""
    table = await trial.lobby(ANNA, BEA, CEM)
    await trial.commands.table_pace(caller(ANNA), "3h", table)
    await trial.press(ANNA, ComponentId(table, "allow_advice"), "on")
    await trial.settle(5)
    (message,) = told(trial)
    assert message.panel.pings == (BEA, CEM)
    assert verbs(message.panel) == {"fine"}
    text = text_of(message.panel)
    assert "daily, 1 day → 3 hours" in text
    assert "off → allowed" in text
    await trial.press(ANNA, ComponentId(table, "language"), "de")
    await trial.settle(5)
    assert [text_of(each.panel) for each in told(trial)] == [text_of(message.panel)]
    assert "Englisch → Deutsch" in text_of(message.panel)


async def test_an_option_is_named_as_the_lobby_names_it(trial: Trial) -> None:
    """With its old and its new value, in the table's language."""
    table = await trial.lobby(ANNA, BEA, game="ulm")
    live = await trial.live(table)
    option = live.game.options[0]
    other = next(value for value in option.values if value != live.options[option.name])
    await trial.press(ANNA, ComponentId(table, "option", value=option.name), other)
    await trial.settle(5)
    (message,) = told(trial)
    assert " → " in text_of(message.panel)
    assert json.loads((await trial.live(table)).row.options)[option.name] == other


@pytest.mark.parametrize("way", ["agree", "wait", "leave", "revert"])
async def test_the_game_waits_until_all_agree_or_five_minutes(trial: Trial, way: str) -> None:
    """Or until those are gone, or what they had joined is back."""
    table = await trial.lobby(ANNA, BEA, CEM)
    await change_pace(trial, table)
    refused = text_of(await trial.press(ANNA, ComponentId(table, "start")))
    assert "Bea, Cem" in refused
    assert "Fine with me" in refused
    if way == "agree":
        await fine(trial, BEA, table)
        assert not await started(trial, table)
        assert "agree with the changed options" in await fine(trial, CEM, table)
    elif way == "wait":
        trial.clock.time += WAIT - 5_000 - MINUTE
        assert not await started(trial, table)
        trial.clock.time += MINUTE
    elif way == "leave":
        for user in (BEA, CEM):
            await trial.press(user, ComponentId(table, "leave"))
        await trial.press(DIRK, ComponentId(table, "join"))
    else:
        await change_pace(trial, table, "daily")
        assert not [each for each in told(trial) if verbs(each.panel)]
    assert await started(trial, table)
    async with trial.store.read() as tx:
        assert await tx.lobbies.changes(table) == []
    await trial.settle(5)
    assert not [each for each in trial.messenger.inside(HOME) if "fine" in verbs(each.panel)]


async def test_every_way_to_start_waits(trial: Trial) -> None:
    """Also that of the letter to the host, and filling with computers."""
    table = await trial.lobby(ANNA, BEA)
    await change_pace(trial, table)
    for verb in ("start_now", "fill", "start"):
        assert "Fine with me" in text_of(await trial.press(ANNA, ComponentId(table, verb)))
        live = await trial.live(table)
        assert (live.row.stage, len(live.seats)) == ("lobby", 2)


async def test_who_joins_later_has_seen_it(trial: Trial) -> None:
    """They need not agree to what they joined, nor may they for others."""
    table = await trial.lobby(ANNA, BEA)
    await change_pace(trial, table)
    await trial.press(CEM, ComponentId(table, "join"))
    for user in (ANNA, CEM, DIRK):
        assert "nothing here that you have to agree to" in await fine(trial, user, table)
    await fine(trial, BEA, table)
    assert await started(trial, table)


async def test_a_change_after_agreement_is_asked_about_anew(trial: Trial) -> None:
    """By a new message, which mentions them again; the old one can no longer be pressed."""
    table = await trial.lobby(ANNA, BEA)
    await change_pace(trial, table)
    await trial.press(BEA, press_of(told(trial)[-1].panel, "fine"))
    await trial.settle(5)
    await change_pace(trial, table, "1m")
    assert [message.panel.pings for message in told(trial) if verbs(message.panel)] == [(BEA,)]
    assert "3 hours → 1 minute" in text_of(told(trial)[-1].panel)
    assert not await started(trial, table)


async def test_nothing_is_told_where_nobody_had_joined(trial: Trial) -> None:
    """Nor of what concerns only those who will join, such as the least reliability."""
    table = await trial.lobby(ANNA)
    await change_pace(trial, table)
    await trial.press(BEA, ComponentId(table, "join"))
    await trial.press(ANNA, ComponentId(table, "least"), "75")
    await trial.settle(5)
    assert told(trial) == []
    assert CHANGED not in {row.about for row in await trial.outbox(table)}
    assert await started(trial, table)


async def test_it_outlives_a_restart_and_a_user_s_data(trial: Trial) -> None:
    """A user who deletes their data is no longer asked."""
    table = await trial.lobby(ANNA, BEA, CEM)
    await change_pace(trial, table)
    await trial.restart()
    assert not await started(trial, table)
    await trial.press(BEA, ComponentId("", "delete_me"))
    async with trial.store.read() as tx:
        assert [row.user_id for row in await tx.lobbies.changes(table)] == [CEM]


async def test_it_is_told_in_german(trial: Trial) -> None:
    """At a German table, the refusal in the host's own language."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "language"), "de")
    await trial.settle(5)
    (message,) = told(trial)
    assert "Englisch → Deutsch" in text_of(message.panel)
    refused = text_of(await trial.press(ANNA, ComponentId(table, "start"), locale="de"))
    assert "nachdem Bea sich gesetzt hat" in refused
    await fine(trial, BEA, table)
    assert await started(trial, table)
