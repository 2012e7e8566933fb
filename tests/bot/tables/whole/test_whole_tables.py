"""Whole tables, from the lobby to the last board, by presses only."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.ports.component_id import ComponentId
from games.kernel.match import Match
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    HOME,
    PLACE,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    selects,
    text_of,
)
from tests.bot.tables.playing import act, check_all, check_end, look, offered, play_on
from tests.bot.tables.stories import check_boards
from tests.fifth_game import installed_beacons
from tests.given import long


@pytest.mark.parametrize(
    ("language", "users"), [("en", (ANNA, BEA)), long("en", (ANNA, BEA, CEM)), ("de", (ANNA, BEA, CEM, DIRK))]
)
async def test_users_play_a_table_by_presses_only(trial: Trial, users: tuple[int, ...], language: str) -> None:
    """A table ends with a result; one board per phase; every message and answer is within the limits."""
    table = await trial.lobby(*users)
    await trial.press(ANNA, ComponentId(table, "language"), language)
    await trial.begin(table, ANNA)
    await play_on(trial, table)
    await trial.settle(5)
    live = await trial.live(table)
    assert live.row.stage == "ended"
    boards = [message for message in trial.messenger.inside(PLACE) if message.panel.pictures]
    assert len(boards) == live.require_match().state.phase
    await check_end(trial, table, language)
    luck = text_of(await look(trial, ANNA, table, "luck"))
    assert live.row.seed.hex() in luck
    assert "Reconstructed: " in luck
    assert not any(buttons(message.panel) for message in boards[:-1])
    assert await trial.outbox(table) == []
    check_all(trial)


@pytest.mark.parametrize(("users", "rounds"), [((ANNA, BEA), "3"), ((ANNA, BEA, CEM, DIRK), "5")])
async def test_a_game_with_forms_and_selects_is_played(trial: Trial, users: tuple[int, ...], rounds: str) -> None:
    """The toy game uses buttons, selects and options, and ends like any other."""
    with installed_beacons():
        table = await trial.lobby(*users, game="beacons")
        await trial.press(ANNA, ComponentId(table, "option", value="rounds"), rounds)
        await trial.begin(table, ANNA)
        await play_on(trial, table)
        await trial.settle(5)
        live = await trial.live(table)
        assert live.row.stage == "ended"
        match: Match[Any] = live.require_match()  # of a package that is installed for this test only
        assert match.state.rounds == int(rounds)
        assert await trial.outbox(table) == []
        check_all(trial)


async def test_public_and_private_texts_keep_their_languages(trial: Trial) -> None:
    """The board speaks the table's language, direct messages and answers the user's."""
    table = await trial.lobby(ANNA)
    await trial.press(BEA, ComponentId(table, "join"), locale="de")
    await trial.begin(table, ANNA)
    assert "Still to choose" in text_of(trial.messenger.inside(PLACE)[-1].panel)
    assert "Welche Hälfte" in text_of(trial.messenger.dms(BEA)[-1].panel)
    assert "Which half" in text_of(trial.messenger.dms(ANNA)[-1].panel)
    answer = await trial.press(BEA, ComponentId(table, "move"), locale="de")
    assert "Welche Hälfte" in text_of(answer)
    await trial.commands.me(caller(BEA, locale="de"), language="en")
    answer = await trial.press(BEA, ComponentId(table, "move"), locale="de")
    assert "Which half" in text_of(answer)


async def test_a_table_speaks_the_guilds_language(trial: Trial) -> None:
    """A new table speaks the guild's language at Discord, or the one that its settings name."""
    german = caller(ANNA, guild_locale="de")
    assert "Spieler" in text_of(await trial.commands.play(german, "tallinn"))
    await trial.commands.settings(caller(ANNA, manager=True), language="en")
    assert "players" in text_of(await trial.commands.play(german, "tallinn"))


async def test_buttons_of_every_direct_message_work(trial: Trial) -> None:
    """The buttons of a direct message choose without the channel, and *More* opens."""
    await trial.begun(ANNA, BEA)
    panel = trial.messenger.dms(ANNA)[-1].panel
    answer = await trial.press(ANNA, offered(panel)[0], guild_id=None)
    assert "Locked in" in text_of(answer)
    assert selects(panel_of(await trial.press(ANNA, press_of(panel, "menu"), guild_id=None)))


async def test_the_last_board_is_told_once_and_closes_the_table(trial: Trial) -> None:
    """At the end the thread is archived, the lobby's message and all direct messages say that it is over."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table)
    await trial.settle(5)
    assert trial.messenger.closed == [(PLACE, "archive")]
    result = (await trial.live(table)).require_match().state.outcome
    for seat, user in enumerate((ANNA, BEA)):
        newest = trial.messenger.dms(user)[-1].panel
        assert "The game is over" in text_of(newest)
        own = f"You are in second place, with {result.scores[seat]} points."
        assert (own in text_of(newest)) == (seat not in result.winners)
        assert not offered(newest)
    lobby = trial.messenger.inside(HOME)[0]
    result = (await trial.live(table)).require_match().state.outcome
    winner = ("Anna", "Bea")[result.winners[0]]
    assert f"The game is over: Anna, Bea.\n{winner} wins with {max(result.scores)} points." in text_of(lobby.panel)


async def test_the_story_is_told_completely_and_once(trial: Trial) -> None:
    """Boards and log together tell every event once, in order, however fast the choices come."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "start"))
    for _ in range(20):
        live = await trial.live(table)
        if waiting := live.waiting_seats():
            await act(trial, live.seats[waiting[0]].user_id or 0, table)
        trial.clock.time += 700
    await trial.settle()
    await trial.settle(5)
    await check_boards(trial, table)
    told = [line for m in trial.messenger.inside(PLACE) for line in text_of(m.panel).splitlines() if " plays " in line]
    assert len(told) == len(set(told))


async def test_tie_breaks_are_named_once(trial: Trial) -> None:
    """A tie-break that the game names in its own sentence is not repeated."""
    with installed_beacons():
        table = await trial.begun(ANNA, BEA)
        await play_on(trial, table)
        await trial.settle(5)
        text = text_of(trial.messenger.inside(PLACE)[-1].panel)
        live = await trial.live(table)
        assert live.require_match().state.result is not None
        assert text.count("A tie") <= 1
