"""Leaving a table: nobody leaves by one press, and a user who takes the seat back in time has not given up."""

from __future__ import annotations

import pytest

from bot.tables.core.table import Table
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.stages import resignation
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    GUILD,
    HOME,
    PLACE,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    text_of,
    verbs,
)
from tests.bot.tables.playing import play_out
from tests.bot.tables.timing import DAY, HOUR, later, paced

ELSEWHERE = 77


async def given_up(trial: Trial, user: int) -> int:
    """Return how many games a user has given up."""
    async with trial.store.read() as tx:
        rows = await tx.reliability.of_users(GUILD, [user])
    return rows[user].given_up if user in rows else 0


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-US", ("Leave table", "A computer plays on", "game given up")),
        ("de", ("Tisch", "Ein Computer spielt", "aufgegebenes Spiel")),
    ],
)
async def test_leaving_a_game_is_asked_about_first(trial: Trial, locale: str, said: tuple[str, ...]) -> None:
    """The question names the table and says what it costs; the seat is the user's until they press."""
    table = await paced(trial, "3h", ANNA, BEA, CEM)
    asked = panel_of(await trial.commands.table_leave(caller(BEA, locale=locale), table))
    assert all(each in text_of(asked) for each in (table, "Tallinn", *said))
    assert (await trial.live(table)).seats[1].user_id == BEA
    assert [button.style for button in buttons(asked)] == ["danger", "secondary"]
    await trial.press(BEA, press_of(asked, "stay"))
    assert (await trial.live(table)).seats[1].user_id == BEA
    left = panel_of(await trial.press(BEA, press_of(asked, "leave_now")))
    assert press_of(left, "claim_open").seat == 1
    assert (await trial.live(table)).seats[1].user_id is None
    assert await given_up(trial, BEA) == 1


async def test_without_a_limit_leaving_costs_less_and_says_so(trial: Trial) -> None:
    """Only what counts is told; the last user reads that the game ends."""
    table = await paced(trial, "none", ANNA, BEA)
    assert "given up" not in text_of(await trial.commands.table_leave(caller(BEA), table))
    await trial.leave(BEA, table)
    assert "ends without a result" in text_of(await trial.commands.table_leave(caller(ANNA), table))
    assert "is abandoned" in text_of(await trial.leave(ANNA, table))


async def test_of_two_lobbies_it_is_asked_which(trial: Trial) -> None:
    """Each has a button, and that asks about the one."""
    first, second = await trial.lobby(ANNA, BEA), await trial.lobby(CEM, BEA)
    for place in (HOME, ELSEWHERE):
        asked = panel_of(await trial.commands.table_leave(caller(BEA, channel_id=place)))
        assert "Which table" in text_of(asked)
        pressed = [parse(button.id) for button in buttons(asked)]
        assert {press.table for press in pressed if press} == {first, second}
    named = panel_of(await trial.press(BEA, next(press for press in pressed if press and press.table == second)))
    assert second in text_of(named)
    assert first not in text_of(named)
    assert [(await trial.live(table)).seat_of(BEA) for table in (first, second)] == [1, 1]
    await trial.press(BEA, press_of(named, "leave_now"))
    assert [(await trial.live(table)).seat_of(BEA) for table in (first, second)] == [1, None]


async def test_that_another_table_waits_says_nothing_of_which_is_left(trial: Trial) -> None:
    """`/move` may guess, but a seat is not given up by a guess."""
    begun, lobby = await trial.begun(ANNA, BEA), await trial.lobby(CEM, BEA)
    asked = text_of(await trial.commands.table_leave(caller(BEA, channel_id=ELSEWHERE)))
    assert begun in asked
    assert lobby in asked
    assert begun in text_of(await trial.commands.table_leave(caller(BEA, channel_id=PLACE)))


async def test_what_has_begun_meanwhile_is_asked_about_again(trial: Trial) -> None:
    """Leaving a lobby costs nothing, leaving a game does."""
    table = await trial.lobby(ANNA, BEA, CEM)
    asked = panel_of(await trial.commands.table_leave(caller(BEA), table))
    assert "given up" not in text_of(asked)
    await trial.begin(table, ANNA)
    again = panel_of(await trial.press(BEA, press_of(asked, "leave_now")))
    assert "given up" in text_of(again)
    assert (await trial.live(table)).seat_of(BEA) == 1
    await trial.press(BEA, press_of(again, "leave_now"))
    assert (await trial.live(table)).seat_of(BEA) is None


async def test_a_host_reads_what_becomes_of_the_lobby(trial: Trial) -> None:
    """Another player becomes the host, and without one the table is cancelled."""
    table = await trial.lobby(ANNA, BEA)
    assert "becomes the host" in text_of(await trial.commands.table_leave(caller(ANNA), table))
    assert "becomes the host" not in text_of(await trial.commands.table_leave(caller(BEA), table))
    await trial.leave(BEA, table)
    assert "cancelled" in text_of(await trial.commands.table_leave(caller(ANNA), table))
    assert (await trial.live(table)).row.stage == "lobby"


async def test_who_takes_the_seat_back_undecided_never_left(trial: Trial) -> None:
    """Reliability, results and holders are as if nothing had been; the seat seeks nobody."""
    table = await paced(trial, "3h", ANNA, BEA, CEM)
    other = await paced(trial, "3h", ANNA, BEA)
    async with trial.service.registry.table(table) as live:  # nobody lets a computer think yet
        await _leave(trial, live, BEA)
    assert await given_up(trial, BEA) == 1
    await trial.press(BEA, ComponentId(table, "claim", 1))
    assert (await trial.live(table)).seat_of(BEA) == 1
    assert await given_up(trial, BEA) == 0
    async with trial.store.read() as tx:
        assert [row.user_id for row in await tx.holders.of_table(table)] == [ANNA, BEA, CEM]
        assert await tx.seeking.get(table, 1) is None
    await play_out(trial, table)
    async with trial.store.read() as tx:
        assert sorted(row.user_id or 0 for row in await tx.results.of_table(table)) == [ANNA, BEA, CEM]
    await trial.leave(BEA, other)
    assert await given_up(trial, BEA) == 1


async def test_once_somebody_has_decided_it_was_given_up(trial: Trial) -> None:
    """Taking the seat back later does not undo that."""
    table = await paced(trial, "3h", ANNA, BEA, CEM)
    await trial.leave(BEA, table)
    await trial.settle(5)
    assert [entry.seat for entry in (await trial.log(table))[1:]] == [1]
    await trial.press(BEA, ComponentId(table, "claim", 1))
    assert (await trial.live(table)).seat_of(BEA) == 1
    assert await given_up(trial, BEA) == 1


async def test_what_never_counted_is_not_taken_back(trial: Trial) -> None:
    """Else a table without a limit, made a timed one meanwhile, would pay for another one's game."""
    counted, table = await paced(trial, "3h", ANNA, BEA, CEM), await paced(trial, "none", ANNA, BEA, CEM)
    await trial.leave(BEA, counted)
    async with trial.service.registry.table(table) as live:
        await _leave(trial, live, BEA)
    await trial.commands.table_pace(caller(ANNA), "3h", table)
    await trial.press(BEA, ComponentId(table, "claim", 1))
    assert (await trial.live(table)).seat_of(BEA) == 1
    assert await given_up(trial, BEA) == 1


async def test_somebody_else_on_the_seat_changes_nothing(trial: Trial) -> None:
    """A user who has left has given the game up, even if another plays on."""
    table = await paced(trial, "3h", ANNA, BEA)
    async with trial.service.registry.table(table) as live:
        await _leave(trial, live, BEA)
    await trial.press(CEM, ComponentId(table, "claim", 1))
    assert (await trial.live(table)).seat_of(CEM) == 1
    assert await given_up(trial, BEA) == 1
    await later(trial, HOUR)


async def test_a_user_is_asked_before_a_vote_for_an_end(trial: Trial) -> None:
    """And told whose votes it takes; with two, one vote ends nothing, alone it ends the game at once."""
    table = await paced(trial, "daily", ANNA, BEA)
    asked = panel_of(await trial.commands.table(caller(ANNA), "abandon", table))
    assert "once 2 of 2 players want it" in text_of(asked)
    assert "1 of 2" in text_of(await trial.press(ANNA, press_of(asked, "abandon_now")))
    await later(trial, DAY)
    await trial.leave(BEA, second := await paced(trial, "daily", ANNA, BEA))
    asked = panel_of(await trial.commands.table(caller(ANNA), "abandon", second))
    assert verbs(asked) == {"abandon_now", "stay"}
    assert "It ends at once and without a result" in text_of(asked)
    assert (await trial.live(second)).row.stage == "playing"
    await trial.press(ANNA, press_of(asked, "abandon_now"))
    assert (await trial.live(second)).row.stage == "abandoned"


async def _leave(trial: Trial, live: Table, user: int) -> None:
    await resignation.leave(trial.service.registry, live, user)
