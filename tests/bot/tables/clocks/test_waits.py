"""A clock belongs to a wait: it runs on from decision to decision as long as the table waits for one seat alone."""

from __future__ import annotations

import pytest

from bot.tables.core import pace
from bot.tables.ports.component_id import ComponentId
from tests.bot.tables.doubles import ANNA, BEA, CEM, Trial, caller, text_of
from tests.bot.tables.playing import act
from tests.bot.tables.timing import HOUR, MINUTE, clocks_of, due, later, paced

LIMIT = 24 * HOUR
USERS = (ANNA, BEA)
LONG = "e"
"""The seed of choices with which the first turn goes on for several decisions."""


async def turn_of(trial: Trial, table: str) -> int:
    """Return the seat that the table waits for."""
    (seat,) = (await trial.live(table)).waiting_seats()
    return seat


async def in_turn(trial: Trial) -> tuple[str, int]:
    """Begin a table of Ulm, whose turns have many decisions, and play until a turn goes on with its first decision."""
    table = await paced(trial, "daily", ANNA, BEA, game="ulm")
    seat = await turn_of(trial, table)
    await act(trial, USERS[seat], table, LONG)
    while await turn_of(trial, table) != seat:
        await act(trial, USERS[await turn_of(trial, table)], table)
    return table, seat


async def test_each_further_decision_adds_a_twelfth(trial: Trial) -> None:
    """A turn of seven decisions does not have seven days."""
    table, seat = await in_turn(trial)
    await later(trial, 20 * HOUR)
    left = await due(trial, table, seat) - trial.clock.now()
    await act(trial, USERS[seat], table, LONG)
    assert await turn_of(trial, table) == seat
    assert await due(trial, table, seat) - trial.clock.now() == left + LIMIT // pace.FURTHER


async def test_no_decision_lifts_the_clock_over_the_limit(trial: Trial) -> None:
    """A quick player collects no time."""
    table, seat = await in_turn(trial)
    for _ in range(3):
        if await turn_of(trial, table) == seat:
            await act(trial, USERS[seat], table)
            assert await due(trial, table, await turn_of(trial, table)) - trial.clock.now() <= LIMIT


async def test_the_next_player_has_the_whole_limit(trial: Trial) -> None:
    """A clock begins with each wait."""
    table, seat = await in_turn(trial)
    await later(trial, 20 * HOUR)
    while await turn_of(trial, table) == seat:
        await act(trial, USERS[seat], table)
    other = await turn_of(trial, table)
    assert await due(trial, table, other) - trial.clock.now() == LIMIT


async def test_choosing_and_taking_back_again_and_again_adds_nothing(trial: Trial) -> None:
    """Only a decision made for the first time adds time."""
    table, seat = await in_turn(trial)
    await later(trial, 20 * HOUR)
    await act(trial, USERS[seat], table, LONG)
    before = await due(trial, table, seat)
    live = await trial.live(table)
    assert live.require_match().can_undo(seat)
    choice = live.require_match().past[-1][0].choice
    for _ in range(3):
        version = (await trial.live(table)).row.version
        state = (await trial.live(table)).require_match().state
        await trial.press(USERS[seat], ComponentId(table, "undo", seat, state.ask))
        await trial.commands.move(caller(USERS[seat]), choice, table)
        assert (await trial.live(table)).row.version == version + 2
        assert await due(trial, table, seat) == before


async def test_a_stand_in_plays_the_turn_to_its_end_and_it_counts_once(trial: Trial) -> None:
    """An absent player does not hold one turn for three days, and does not lose the seat in it."""
    table, seat = await in_turn(trial)
    await later(trial, LIMIT)
    live = await trial.live(table)
    assert live.waiting_seats() == (1 - seat,)
    assert (live.seats[seat].missed, live.seats[seat].computer) == (1, None)
    decided = [entry for entry in await trial.log(table) if entry.stand_in]
    assert len(decided) > 1
    pages = {text_of(await trial.press(ANNA, ComponentId(table, "log", value=f"{page}.later"))) for page in range(3)}
    assert sum(page.count("A computer decided for") for page in pages) == 1  # a board may leave it to the log


async def test_one_press_takes_the_turn_back_from_a_stand_in(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user who comes back in the middle goes on with a twelfth of the limit."""
    table, seat = await in_turn(trial)
    computers = trial.service.computers
    decide = computers._decide

    async def once(*args: object) -> None:
        monkeypatch.setattr(computers, "wake", lambda _table: None)
        await decide(*args)  # type: ignore[arg-type]  # what is passed on

    monkeypatch.setattr(computers, "_decide", once)
    await later(trial, LIMIT)
    assert await turn_of(trial, table) == seat
    assert (await clocks_of(trial, table))[seat].reminded == pace.PLAYED
    await trial.press(USERS[seat], ComponentId(table, "move"))
    clock = (await clocks_of(trial, table))[seat]
    assert (clock.due_at or 0) - trial.clock.now() == LIMIT // pace.FURTHER
    assert clock.reminded < pace.UP
    await later(trial, MINUTE)
    assert (await trial.live(table)).seats[seat].missed == 1
    await act(trial, USERS[seat], table)
    assert (await trial.live(table)).seats[seat].missed == 0


async def test_a_sealed_choice_stops_the_clock_of_its_seat_only(trial: Trial) -> None:
    """Where several seats are asked at once, each has its own clock, and the next question is a new wait."""
    table = await paced(trial, "daily", ANNA, BEA, CEM)
    before = await due(trial, table, 1)
    await later(trial, 10 * HOUR)
    await act(trial, ANNA, table)
    assert set(await clocks_of(trial, table)) == {1, 2}
    assert await due(trial, table, 1) == before
