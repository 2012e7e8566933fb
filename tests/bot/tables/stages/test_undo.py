"""Taking back: the own last choice, as long as nothing hidden came to light and nobody else has chosen."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.tables.ports.component_id import ComponentId
from games.kernel.match import Match
from games.kernel.saving import dump_state
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, PLACE, Trial, caller, panel_of, press_of, text_of
from tests.bot.tables.playing import act, boards, play_out, until_undoable
from tests.bot.tables.timing import HOUR, MINUTE, clocks_of, later, paced
from tests.fifth_game import installed_beacons

USERS = (ANNA, BEA, CEM, DIRK)


@pytest.fixture
async def undoable(trial: Trial) -> AsyncIterator[tuple[str, int]]:
    """Play the toy game until a user may take back a choice; yield the table and that user."""
    with installed_beacons():
        table = await paced(trial, "3h", *USERS[:3], game="beacons")
        yield table, await until_undoable(trial, table)


async def moved(trial: Trial, user: int, table: str) -> ComponentId:
    """Press *Your move* and return the press of *Take back*."""
    return press_of(panel_of(await trial.press(user, ComponentId(table, "move"))), "undo")


async def test_a_choice_is_taken_back(trial: Trial, undoable: tuple[str, int]) -> None:
    """The panel offers it; the state is then the one before, the story no longer tells the choice."""
    table, user = undoable
    live = await trial.live(table)
    match: Match[Any] = live.require_match()  # of a package that is installed for tests only
    before = match.past[-1][1]
    answer = await trial.press(user, await moved(trial, user, table))
    assert "Taken back." in text_of(answer)
    live = await trial.live(table)
    now: Match[Any] = live.require_match()
    assert now.state.sparks == before.sparks
    assert live.seat_of(user) in live.waiting_seats()
    await trial.settle(5)
    await act(trial, user, table, "c")
    await play_out(trial, table)
    assert (await trial.live(table)).row.stage == "ended"
    assert not any("undo" in board for board in boards(trial, PLACE))


async def test_a_doubled_press_takes_back_one_choice(trial: Trial, undoable: tuple[str, int]) -> None:
    """The second press was made for an ask that is over; it shows what is asked now."""
    table, user = undoable
    press = await moved(trial, user, table)
    await trial.press(user, press)
    version = (await trial.live(table)).row.version
    answer = await trial.press(user, press)
    assert "That decision is over." in text_of(answer)
    assert (await trial.live(table)).row.version == version


async def test_nobody_takes_back_for_another(trial: Trial, undoable: tuple[str, int]) -> None:
    """A forged press of another user is refused, and their panel has no such button."""
    table, user = undoable
    other = next(each for each in USERS if each != user)
    press = await moved(trial, user, table)
    version = (await trial.live(table)).row.version
    assert "Taken back" not in text_of(await trial.press(other, press))
    with pytest.raises(AssertionError):
        await moved(trial, other, table)
    assert (await trial.live(table)).row.version == version


async def test_taking_back_outlives_a_restart(trial: Trial, undoable: tuple[str, int]) -> None:
    """What could be taken back before the bot was started again can be taken back afterwards."""
    table, user = undoable
    known = [dump_state(state) for _, state, _ in (await trial.live(table)).require_match().past]
    trial.service.registry.forget_all()
    live = await trial.live(table)
    assert [dump_state(state) for _, state, _ in live.require_match().past] == known
    await trial.press(user, await moved(trial, user, table))
    trial.service.registry.forget_all()
    live = await trial.live(table)
    assert len(live.require_match().past) == len(known) - 1


async def due_in(trial: Trial, table: str, seat: int) -> int:
    """Return how much time a seat's user has."""
    return ((await clocks_of(trial, table))[seat].due_at or 0) - trial.clock.now()


async def test_taking_back_gives_no_more_time_than_was_left(trial: Trial, undoable: tuple[str, int]) -> None:
    """Else a user who chose and took back in turn would never run out of it; also after a restart."""
    table, user = undoable
    seat = (await trial.live(table)).seat_of(user) or 0
    await trial.press(user, await moved(trial, user, table))
    for passed in (HOUR, HOUR // 2):
        await later(trial, passed)
        left = await due_in(trial, table, seat)
        assert left < 2 * HOUR
        await act(trial, user, table, "c")
        await trial.settle(5)
        await trial.restart()
        await trial.press(user, await moved(trial, user, table))
        assert await due_in(trial, table, seat) == left
    assert "once in each turn" in text_of(await trial.commands.table_extend(caller(user), table))


async def test_taking_a_stand_ins_choice_back_gives_a_minute(trial: Trial, undoable: tuple[str, int]) -> None:
    """Time was up: a user who is there after all may still choose, but does not get the whole time again."""
    table, user = undoable
    seat = (await trial.live(table)).seat_of(user) or 0
    await trial.press(user, await moved(trial, user, table))
    await later(trial, 3 * HOUR)
    await trial.settle(5)
    assert (await trial.live(table)).require_match().can_undo(seat)
    await trial.press(user, await moved(trial, user, table))
    assert await due_in(trial, table, seat) == MINUTE
    await later(trial, MINUTE)
    assert seat not in await clocks_of(trial, table)


async def test_a_minute_is_given_once_for_a_decision(trial: Trial, undoable: tuple[str, int]) -> None:
    """Choosing and taking back at the last moment again and again runs out of time; also after a restart."""
    table, user = undoable
    seat = (await trial.live(table)).seat_of(user) or 0
    await trial.press(user, await moved(trial, user, table))
    trial.clock.time += 3 * HOUR - 10_000
    for expected, passed in ((MINUTE, 40_000), (20_000, 15_000), (5_000, 5_000)):
        await act(trial, user, table, "c")
        await trial.restart()
        await trial.press(user, await moved(trial, user, table))
        assert await due_in(trial, table, seat) == expected
        trial.clock.time += passed
    await later(trial, 0)
    assert seat not in await clocks_of(trial, table)
    assert (await trial.log(table))[-1].stand_in


async def test_the_next_decision_has_no_new_time_after_taking_back(trial: Trial) -> None:
    """The clock of a wait runs on while its user takes a choice back and makes it again."""
    table = await paced(trial, "3h", ANNA, BEA, game="ulm")
    while not (live := await trial.live(table)).require_match().can_undo(live.waiting_seats()[0]):
        await act(trial, live.seats[live.waiting_seats()[0]].user_id or 0, table)
    seat, choice = live.waiting_seats()[0], live.require_match().past[-1][0].choice
    user = live.seats[seat].user_id or 0
    for left in (HOUR, 20_000):
        trial.clock.time += await due_in(trial, table, seat) - left
        await trial.press(user, await moved(trial, user, table))
        await trial.commands.move(caller(user), choice, table)
        assert (await trial.live(table)).waiting_seats() == (seat,)
        assert await due_in(trial, table, seat) == left
