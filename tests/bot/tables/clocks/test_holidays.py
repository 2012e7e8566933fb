"""Holidays: clocks of a user stand at all tables, messages say until when, and nobody is away for ever."""

from __future__ import annotations

import pytest

from bot.tables.ports.component_id import ComponentId
from tests.bot.tables.doubles import ANNA, BEA, PLACE, Trial, caller, text_of
from tests.bot.tables.playing import act, boards
from tests.bot.tables.timing import DAY, HOUR, MINUTE, due, later, paced, reminders, said


async def test_on_holiday_clocks_stand_at_all_tables(trial: Trial) -> None:
    """They go on where they were when it is over; board and status say so; new decisions begin after it."""
    table = await paced(trial, "3h", ANNA, BEA)
    await later(trial, HOUR)
    before = await due(trial, table, 1)
    assert "holiday until <t:" in text_of(await trial.commands.me(caller(BEA), holiday=7))
    assert await due(trial, table, 1) == before + 7 * DAY
    assert await due(trial, table, 0) == before
    await trial.settle()
    assert "Bea (on holiday until <t:" in boards(trial, PLACE)[-1]
    assert "on holiday until" in text_of(await trial.commands.table_status(caller(ANNA), table))
    await act(trial, BEA, table, "a")
    await act(trial, ANNA, table, "a")
    end = trial.clock.now() + 7 * DAY
    assert await due(trial, table, 1) == pytest.approx(end + 3 * HOUR, abs=5000)
    await trial.restart()
    assert "on holiday" in text_of(await trial.commands.table_status(caller(ANNA), table))
    await later(trial, 2 * DAY)
    assert reminders(trial, BEA) == 0


@pytest.mark.parametrize(("locale", "line"), [("en-US", "Round 1 of 10 · "), ("de", "Runde 1 von 10 · ")])
async def test_an_open_question_shows_the_time_after_a_holiday(trial: Trial, locale: str, line: str) -> None:
    """The user's direct message of each table is edited, not sent again; those of others stay as they are."""
    await trial.commands.me(caller(BEA, locale=locale))
    table = await paced(trial, "3h", ANNA, BEA)
    await trial.settle()
    for days in (7, 0):
        await trial.commands.me(caller(BEA, locale=locale), holiday=days)
        edits = {message.token: message.edits for message in trial.messenger.dms(ANNA)}
        await trial.settle()
        (question,) = [text for text in said(trial.messenger.dms(BEA)) if line in text]
        assert f"{line}<t:{await due(trial, table, 1) // 1000}:R>" in question
        assert {message.token: message.edits for message in trial.messenger.dms(ANNA)} == edits


async def test_a_holiday_edits_no_question_that_is_answered(trial: Trial) -> None:
    """The table no longer waits for a user who has chosen: their direct message has no time."""
    table = await paced(trial, "3h", ANNA, BEA)
    await trial.settle()
    await act(trial, BEA, table)
    await trial.settle(4)
    edits = [message.edits for message in trial.messenger.dms(BEA)]
    await trial.commands.me(caller(BEA), holiday=7)
    await trial.settle()
    assert [message.edits for message in trial.messenger.dms(BEA)] == edits


async def test_a_holiday_that_ends_early(trial: Trial) -> None:
    """Clocks are where they would be without it; at most three weeks; it ends by itself."""
    table = await paced(trial, "3h", ANNA, BEA)
    await later(trial, HOUR)
    left = await due(trial, table, 1) - trial.clock.now()
    for days in (22, -1):
        assert "21 days at most" in text_of(await trial.commands.me(caller(BEA), holiday=days))
    await trial.commands.me(caller(BEA), holiday=14)
    await trial.commands.me(caller(BEA), holiday=7)
    assert await due(trial, table, 1) == trial.clock.now() + 7 * DAY + left
    await trial.settle(3600)
    for _ in range(2):
        await trial.commands.me(caller(BEA), holiday=0)
        assert await due(trial, table, 1) == trial.clock.now() + left
    trial.clock.time += DAY
    await trial.commands.me(caller(BEA), holiday=1)
    trial.clock.time += DAY
    assert "holiday" not in text_of(await trial.commands.me(caller(BEA)))
    assert "holiday" not in text_of(await trial.commands.table_status(caller(ANNA), table))


@pytest.mark.parametrize(
    ("locale", "longer", "soon"),
    [
        ("en-US", "can be shortened, but not extended", "you can take 3 days from <t:"),
        ("de", "verkürzen, aber nicht verlängern", "3 Tage kannst du ab dem <t:"),
    ],
)
async def test_holidays_do_not_follow_one_another(trial: Trial, locale: str, longer: str, soon: str) -> None:
    """One is not lengthened, and the next lasts at most as long as the user has been back; a refusal moves nothing."""
    table = await paced(trial, "14d", ANNA, BEA)
    bea = caller(BEA, locale=locale)
    await trial.commands.me(bea, holiday=2)
    before = await due(trial, table, 1)
    trial.clock.time += DAY
    assert longer in text_of(await trial.commands.me(bea, holiday=3))
    assert await due(trial, table, 1) == before
    trial.clock.time += DAY
    for passed in (0, 2 * DAY, DAY - MINUTE):
        trial.clock.time += passed
        before = await due(trial, table, 1)
        assert soon in text_of(await trial.commands.me(bea, holiday=3))
        assert await due(trial, table, 1) == before
    trial.clock.time += MINUTE
    before = await due(trial, table, 1)
    await trial.commands.me(bea, holiday=3)
    assert await due(trial, table, 1) == before + 3 * DAY


async def test_a_holiday_that_was_given_up_counts_too(trial: Trial) -> None:
    """A user who ends one counts as back from then on."""
    await paced(trial, "14d", ANNA, BEA)
    await trial.commands.me(caller(BEA), holiday=7)
    await trial.commands.me(caller(BEA), holiday=0)
    assert "you can take one day from <t:" in text_of(await trial.commands.me(caller(BEA), holiday=1))
    await trial.commands.me(caller(BEA), holiday=0)
    trial.clock.time += DAY
    assert "on holiday until" in text_of(await trial.commands.me(caller(BEA), holiday=1))


async def test_a_pause_and_a_holiday_together(trial: Trial) -> None:
    """When clocks run again, that of a user still on holiday begins after it."""
    table = await paced(trial, "3h", ANNA, BEA)
    await trial.commands.table_pause(caller(ANNA), table)
    await trial.commands.me(caller(BEA), holiday=3)
    end = trial.clock.now() + 3 * DAY
    await later(trial, DAY)
    await trial.commands.table_resume(caller(ANNA), table)
    assert await due(trial, table, 1) == pytest.approx(end + 3 * HOUR, abs=10_000)
    assert await due(trial, table, 0) < trial.clock.now() + 3 * HOUR + 1


async def test_a_deleted_user_has_no_holiday(trial: Trial) -> None:
    """Nothing of it is kept."""
    table = await paced(trial, "3h", ANNA, BEA)
    await trial.commands.me(caller(BEA), holiday=3)
    await trial.press(BEA, ComponentId("", "delete_me"))
    assert trial.service.registry.holidays == {}
    await trial.settle(5)
    assert "holiday" not in text_of(await trial.commands.table_status(caller(ANNA), table))
