"""Somebody's first table: it begins as the lesson taught the game."""

from __future__ import annotations

import pytest

from bot.tables.ports.component_id import ComponentId
from games.kernel import catalogue
from games.kernel.lessons.script import load_lesson
from tests.bot.tables.doubles import ANNA, BEA, Trial, caller, panel_of, press_of
from tests.bot.tables.playing import act


async def opened(trial: Trial, game: str, **fields: object) -> str:
    """Open a table and return its id."""
    answer = await trial.commands.play(caller(ANNA, **fields), game)
    return press_of(panel_of(answer), "start").table


@pytest.mark.parametrize("game", ["tallinn", "tinker_tailor", "ulm", "eldermann"])
async def test_alone_as_many_sit_down_as_the_lesson_has(trial: Trial, game: str) -> None:
    """Tinker Tailor teaches with three, and with two it is another game."""
    table = await opened(trial, game, guild_id=None, guild_name="", channel_id=100_000 + ANNA)
    lesson = load_lesson(catalogue.find(game))
    assert lesson is not None
    live = await trial.live(table)
    assert len(live.seats) == len(lesson.seats) == (3 if game == "tinker_tailor" else 2)
    assert len(set(live.names)) == len(live.names)


@pytest.mark.parametrize("alone", [False, True])
async def test_tower_tiles_come_with_the_second_table(trial: Trial, *, alone: bool) -> None:
    """Their lesson leaves them out; once a game has begun, the next lobby offers the full game."""
    where = {"guild_id": None, "guild_name": "", "channel_id": 100_000 + ANNA} if alone else {}
    table = await opened(trial, "ulm", **where)
    assert (await trial.live(table)).options["towers"] == "off"
    again = await opened(trial, "ulm", **where)
    assert (await trial.live(again)).options["towers"] == "off"
    if not alone:
        await trial.press(BEA, ComponentId(table, "join"))
    await trial.press(ANNA, ComponentId(table, "start"), **where)
    assert (await trial.live(await opened(trial, "ulm", **where))).options["towers"] == "on"
    assert (await trial.live(await opened(trial, "tallinn", **where))).row.stage == "lobby"


async def test_a_first_host_may_choose_the_full_game(trial: Trial) -> None:
    """It is only what the lobby begins with; somebody who has only sat at others' tables has played it too."""
    first = await trial.begun(BEA, ANNA, game="ulm")
    await act(trial, BEA, first)
    assert (await trial.live(await opened(trial, "ulm"))).options["towers"] == "on"
    table = await trial.lobby(1005, game="ulm")
    await trial.press(1005, ComponentId(table, "option", value="towers"), "on")
    assert (await trial.live(table)).options["towers"] == "on"
