"""What a lobby's host is told and decides: full, left, about to lapse; kept open, filled; put out, handed on."""

from __future__ import annotations

import pytest

from bot.tables.company.host_letters import LASTS, WARNED
from bot.tables.ports.clock import DAY, HOUR
from bot.tables.ports.component_id import ComponentId
from bot.tables.running.cleanup import Cleanup
from storage.rows import PLAYING
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    EMIL,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    selects,
    text_of,
)
from tests.bot.tables.inviting import LIMITS
from tests.bot.tables.stored import seated

HOME = 20


@pytest.fixture(autouse=True)
async def _met(trial: Trial) -> None:
    """All of them have written to the bot before, so that it knows their languages."""
    for user in (ANNA, BEA, CEM, DIRK):
        await trial.commands.me(caller(user))


def letters(trial: Trial, user: int) -> list[str]:
    """Read a user's direct messages."""
    return [text_of(message.panel) for message in trial.messenger.dms(user)]


async def pressed(trial: Trial, table: str, user: int, verb: str, *values: object) -> str:
    """Press, let all be delivered, and return the answer."""
    answer = await trial.press(user, ComponentId(table, verb), *map(str, values))
    await trial.settle(3)
    return text_of(answer)


async def look(trial: Trial, seconds: float) -> None:
    """Let time pass, and look at the lobbies."""
    trial.clock.time += int(seconds * 1000)
    await Cleanup(trial.service.registry).look_at_lobbies()
    await trial.settle(3)


async def is_lobby(trial: Trial, table: str) -> bool:
    """Tell whether a lobby is still open, as it is stored."""
    async with trial.store.read() as tx:
        row = await tx.tables.get(table)
    return row is not None and row.stage == "lobby"


# Full, and left


async def test_the_host_hears_that_the_table_is_full_and_starts_it_there(trial: Trial) -> None:
    """Once, when the last seat is taken by somebody else; *Start* in that letter begins the game."""
    table = await trial.lobby(ANNA, BEA, CEM)
    await trial.settle(3)
    before = len(letters(trial, ANNA))
    await pressed(trial, table, DIRK, "join")
    (told,) = letters(trial, ANNA)[before:]
    assert "Your table is full: Anna, Bea, Cem and Dirk" in told.replace("Cem, Dirk", "Cem and Dirk")
    press = press_of(trial.messenger.dms(ANNA)[-1].panel, "start_now")
    answer = await trial.press(ANNA, press, guild_id=None, channel_id=100_000 + ANNA)
    assert answer.update
    assert "The game has begun." in text_of(answer)
    assert (await trial.live(table)).row.stage in PLAYING


async def test_filling_with_ones_own_computers_is_no_news(trial: Trial) -> None:
    """The host has done it and is not told of it."""
    table = await trial.lobby(ANNA)
    await trial.settle(3)
    before = len(letters(trial, ANNA))
    for _ in range(3):
        await pressed(trial, table, ANNA, "add_computer")
    assert letters(trial, ANNA)[before:] == []


async def test_two_changes_within_a_moment_are_one_letter(trial: Trial) -> None:
    """It is made from the newest state; a guest is told nothing."""
    table = await trial.lobby(ANNA, BEA, CEM)
    await trial.settle(3)
    before, bea = len(letters(trial, ANNA)), len(letters(trial, BEA))
    await trial.press(BEA, ComponentId(table, "leave"))
    await trial.press(CEM, ComponentId(table, "leave"))
    await trial.settle(3)
    (told,) = letters(trial, ANNA)[before:]
    assert "Somebody has left your table. Still there: Anna." in told
    assert letters(trial, BEA)[bea:] == []


async def test_what_was_told_loses_its_buttons_when_the_game_begins(trial: Trial) -> None:
    """The letter says then that it has begun, and offers nothing that is over."""
    table = await trial.lobby(ANNA, BEA, CEM, DIRK)
    await trial.settle(3)
    (letter,) = [each for each in trial.messenger.dms(ANNA) if "is full" in text_of(each.panel)]
    await trial.begin(table, ANNA)
    assert "The game has begun." in text_of(letter.panel)
    assert not buttons(letter.panel)


async def test_a_table_that_is_full_no_more_is_not_called_so(trial: Trial) -> None:
    """What was told before loses its button; only the newest letter offers the start."""
    table = await trial.lobby(ANNA, BEA, CEM, DIRK)
    await trial.settle(3)
    (letter,) = [each for each in trial.messenger.dms(ANNA) if "is full" in text_of(each.panel)]
    await pressed(trial, table, DIRK, "leave")
    assert "Something has changed" in text_of(letter.panel)
    assert not buttons(letter.panel)
    assert press_of(trial.messenger.dms(ANNA)[-1].panel, "start_now")


# About to lapse


async def test_a_lobby_lapses_after_its_host_was_told(trial: Trial) -> None:
    """Two hours before, once, also over a restart."""
    table = await trial.lobby(ANNA)
    await look(trial, (LASTS - WARNED) / 1000 - 60)
    before = letters(trial, ANNA)
    await look(trial, 60)
    (told,) = letters(trial, ANNA)[len(before) :]
    assert "Closing time: <t:" in told
    await trial.restart()
    await look(trial, 60)
    assert len(letters(trial, ANNA)) == len(before) + 1
    await look(trial, WARNED / 1000 - 70)
    assert await is_lobby(trial, table)
    await look(trial, 20)
    assert not await is_lobby(trial, table)
    assert not buttons(trial.messenger.dms(ANNA)[-1].panel)


async def test_a_lobby_is_kept_open_for_another_day(trial: Trial) -> None:
    """From the press on, and its host is told again before that day is over."""
    table = await trial.lobby(ANNA)
    await look(trial, (LASTS - HOUR) / 1000)
    press = press_of(trial.messenger.dms(ANNA)[-1].panel, "keep_open")
    answer = await trial.press(ANNA, press, guild_id=None)
    assert answer.update
    assert "The table stays open." in text_of(answer)
    await trial.restart()
    await look(trial, (DAY - WARNED) / 1000 - 60)
    assert await is_lobby(trial, table)
    before = len(letters(trial, ANNA))
    await look(trial, 60)
    assert "Closing time: <t:" in letters(trial, ANNA)[before]
    await look(trial, WARNED / 1000)
    assert not await is_lobby(trial, table)


async def test_a_lobby_is_filled_with_computers_and_started(trial: Trial) -> None:
    """The button says with how many; only the host can press it."""
    table = await trial.lobby(ANNA, BEA)
    await look(trial, (LASTS - HOUR) / 1000)
    panel = trial.messenger.dms(ANNA)[-1].panel
    assert "Fill with 2 computers and start" in [button.label for button in buttons(panel)]
    assert "Only the host" in text_of(await trial.press(BEA, press_of(panel, "fill")))
    await trial.press(ANNA, press_of(panel, "fill"))
    live = await trial.live(table)
    assert live.row.stage == "playing"
    assert [seat.computer for seat in live.seats] == [None, None, "normal", "normal"]


async def test_a_host_without_direct_messages_is_called_in_the_channel(trial: Trial) -> None:
    """There, once; the press of somebody else is refused."""
    table = await trial.lobby(ANNA)
    await trial.commands.me(caller(ANNA), dms="off")
    await look(trial, (LASTS - HOUR) / 1000)
    await look(trial, 60)
    (called,) = [each for each in trial.messenger.inside(HOME) if "Closing time: <t:" in text_of(each.panel)]
    assert called.panel.pings == (ANNA,)
    assert "Only the host" in text_of(await trial.press(BEA, press_of(called.panel, "keep_open")))
    assert "stays open" in text_of(await trial.press(ANNA, press_of(called.panel, "keep_open")))
    assert await is_lobby(trial, table)


# Who sits there


async def test_who_was_put_out_is_told_and_cannot_come_back(trial: Trial) -> None:
    """By no button of this lobby, also after a restart; the host gets no letter about their own act."""
    table = await trial.lobby(ANNA, BEA, CEM)
    await trial.settle(3)
    before = len(letters(trial, ANNA))
    assert "They lose the seat" in await pressed(trial, table, ANNA, "put_out", BEA)
    assert await seated(trial, table) == ["Anna", "Bea", "Cem"]
    answer = await trial.press(ANNA, ComponentId(table, "put_out_now", value=str(BEA)))
    await trial.settle(3)
    assert "Bea no longer sits here." in text_of(answer)
    assert "The host has removed you" in letters(trial, BEA)[-1]
    assert letters(trial, ANNA)[before:] == []
    await trial.restart()
    for verb in ("join", "join_open", "join_anyway"):
        assert LIMITS in await pressed(trial, table, BEA, verb)
    assert await seated(trial, table) == ["Anna", "Cem"]
    assert await seated(trial, await trial.lobby(ANNA, BEA)) == ["Anna", "Bea"]


async def test_the_hosts_part_is_handed_on(trial: Trial) -> None:
    """The new host may start, the old one keeps the seat and may not."""
    table = await trial.lobby(ANNA, BEA)
    assert "Bea is the host now." in await pressed(trial, table, ANNA, "hand_on", BEA)
    assert "Only the host" in await pressed(trial, table, ANNA, "put_out", BEA)
    await trial.begin(table, BEA)
    assert (await trial.live(table)).row.stage == "playing"


@pytest.mark.parametrize("verb", ["put_out", "hand_on"])
async def test_forged_and_late_picks_are_refused(trial: Trial, verb: str) -> None:
    """Of the host, of somebody who is not there, of what is no number, and by a guest."""
    table = await trial.lobby(ANNA, BEA)
    for user, values, told in (
        (ANNA, (ANNA,), "no longer sits here"),
        (ANNA, (EMIL,), "no longer sits here"),
        (BEA, (ANNA,), "Only the host"),
        (BEA, (BEA,), "Only the host"),
    ):
        assert told in await pressed(trial, table, user, verb, *values)
    await pressed(trial, table, ANNA, verb)
    await pressed(trial, table, ANNA, verb, "x")
    assert await seated(trial, table) == ["Anna", "Bea"]


async def test_the_panel_of_players_offers_guests_only(trial: Trial) -> None:
    """Behind the options; if nobody else sits it says so."""
    table = await trial.lobby(ANNA)
    assert "Nobody else sits here yet" in await pressed(trial, table, ANNA, "players")
    await pressed(trial, table, BEA, "join")
    await pressed(trial, table, ANNA, "add_computer")
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "players")))
    assert [[choice.label for choice in select.choices] for select in selects(panel)] == [["Bea"], ["Bea"]]
    assert "Only the host" in await pressed(trial, table, BEA, "players")
