"""Pause, more time and quiet hours: when clocks stand, and how far a deadline moves."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.tables.core import pace
from bot.tables.votes.replacing import Candidate
from storage.rows import UserRow
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, FINN, GUILD, Trial, caller, press_of, text_of
from tests.bot.tables.playing import act, boards, check_all
from tests.bot.tables.timing import DAY, HOUR, MINUTE, PLACE, clocks_of, due, later, lines_with, paced, reminders, said

BERLIN = UserRow(user_id=ANNA, quiet_from=22 * 60, quiet_to=7 * 60, zone="Europe/Berlin")


def at(text: str) -> int:
    """Read a time in UTC."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


# Pause


async def test_while_paused_clocks_stand_and_choices_count(trial: Trial) -> None:
    """The host pauses, any player lets them run on; each clock has as much time left as before."""
    table = await paced(trial, "3h", ANNA, BEA)
    await later(trial, HOUR)
    left = await due(trial, table, 1) - trial.clock.now()
    assert "are stopped" in text_of(await trial.dispatcher.table_pause(caller(ANNA), table))
    await later(trial, 5 * DAY)
    assert reminders(trial, BEA) == 0
    assert "clocks are stopped" in boards(trial, PLACE)[-1]
    assert "clocks are stopped" in text_of(await trial.dispatcher.table_status(caller(CEM), table))
    await act(trial, ANNA, table)
    assert (await trial.live(table)).waiting_seats() == (1,)
    (told,) = [m for m in trial.messenger.inside(PLACE) if "You may still choose" in text_of(m.panel)]
    assert "are running" in text_of(await trial.press(BEA, press_of(told.panel, "resume")))
    assert await due(trial, table, 1) == trial.clock.now() + left
    await trial.settle(4)
    assert len(lines_with(trial, PLACE, "running again")) == 1
    await later(trial, left)
    assert 1 not in (await trial.live(table)).waiting_seats() or (await trial.live(table)).row.asked > 1
    check_all(trial)


async def test_an_open_question_shows_the_time_that_is_left(trial: Trial) -> None:
    """Its direct message is edited, not sent anew, when the clocks stand, run on, or give more time."""
    table = await paced(trial, "3h", ANNA, BEA)
    await trial.settle()

    def questions() -> list[str]:
        return [text for text in said(trial.messenger.dms(BEA)) if "Choose a card" in text]

    (before,) = questions()
    await trial.dispatcher.table_pause(caller(ANNA), table)
    await later(trial, MINUTE)
    assert "clocks are stopped" in questions()[-1]
    await trial.dispatcher.table_resume(caller(BEA), table)
    await later(trial, MINUTE)
    assert "Your time ends" in questions()[-1]
    assert questions()[-1] != before
    resumed = questions()[-1]
    await trial.dispatcher.table_extend(caller(BEA), table)
    await later(trial, MINUTE)
    assert questions()[-1] != resumed
    assert len(questions()) == 1


async def test_a_decision_asked_during_a_pause_has_its_whole_time(trial: Trial) -> None:
    """Its clock begins when the clocks run again; a restart in between changes nothing."""
    table = await paced(trial, "3h", ANNA, BEA)
    await trial.dispatcher.table_pause(caller(ANNA), table)
    await act(trial, ANNA, table)
    await act(trial, BEA, table)
    assert {row.due_at for row in (await clocks_of(trial, table)).values()} == {None}
    await later(trial, DAY)
    await trial.restart()
    await trial.dispatcher.table_resume(caller(BEA), table)
    assert {row.due_at for row in (await clocks_of(trial, table)).values()} == {trial.clock.now() + 3 * HOUR}


async def test_who_may_pause_and_resume(trial: Trial) -> None:
    """Host and moderators pause at once; whoever sits here, or may pause, lets clocks run; twice is refused."""
    table = await paced(trial, "3h", ANNA, BEA)
    assert "do not sit" in text_of(await trial.dispatcher.table_pause(caller(CEM), table))
    assert "are not stopped" in text_of(await trial.dispatcher.table_resume(caller(BEA), table))
    await trial.dispatcher.table_pause(caller(CEM, manager=True), table)
    assert "already stopped" in text_of(await trial.dispatcher.table_pause(caller(ANNA), table))
    assert "the table of Anna" in text_of(await trial.dispatcher.table_resume(caller(CEM), table))
    assert "are running" in text_of(await trial.dispatcher.table_resume(caller(BEA), table))
    lobby = await trial.lobby(CEM)
    assert "not begun" in text_of(await trial.dispatcher.table_pause(caller(CEM), lobby))


async def test_all_others_pause_by_vote(trial: Trial) -> None:
    """More than half of the users must agree; those for whom a computer stands in are not asked."""
    table = await paced(trial, "3h", ANNA, BEA, CEM)
    await trial.dispatcher.table_pause(caller(BEA), table)
    assert (await trial.live(table)).row.paused_at is None
    await trial.dispatcher.table_pause(caller(CEM), table)
    assert (await trial.live(table)).row.paused_at is not None
    assert {row.due_at for row in (await clocks_of(trial, table)).values()} == {None}
    await trial.dispatcher.table_resume(caller(CEM), table)
    async with trial.service.registry.table(table) as live:
        live.seats = [replace(seat, computer="normal") if seat.seat != 1 else seat for seat in live.seats]
    await trial.dispatcher.table_pause(caller(BEA), table)
    assert (await trial.live(table)).row.paused_at is not None


async def test_whoever_takes_a_seat_over_has_the_whole_time(trial: Trial) -> None:
    """The clock of the former user ends with their seat, and with it what they had missed."""
    table = await paced(trial, "3h", ANNA, BEA)
    await later(trial, 2 * HOUR)
    invited = Candidate(CEM, "Cem")
    await trial.dispatcher.table_replace(caller(FINN, manager=True), invited, "Bea", table)
    live = await trial.live(table)
    assert (live.seats[1].user_id, live.seats[1].missed) == (CEM, 0)
    assert await due(trial, table, 1) == trial.clock.now() + 3 * HOUR
    assert await due(trial, table, 0) < trial.clock.now() + HOUR
    await later(trial, HOUR)
    assert reminders(trial, CEM) == 0
    await act(trial, CEM, table)
    assert 1 not in await clocks_of(trial, table) or (await trial.live(table)).row.asked > 1


# More time


async def test_more_time_is_given_once_for_each_decision(trial: Trial) -> None:
    """As much again as the pace; the answer says the new deadline; the next decision may be extended too."""
    table = await paced(trial, "3h", ANNA, BEA)
    await later(trial, HOUR)
    before = await due(trial, table, 1)
    answer = await trial.dispatcher.table_extend(caller(BEA), table)
    assert await due(trial, table, 1) == before + 3 * HOUR
    assert f"<t:{(before + 3 * HOUR) // 1000}:R>" in text_of(answer)
    assert await due(trial, table, 0) == before
    assert "more time only once for each decision" in text_of(await trial.dispatcher.table_extend(caller(BEA), table))
    await act(trial, ANNA, table)
    assert "No clock of yours" in text_of(await trial.dispatcher.table_extend(caller(ANNA), table))
    assert "do not sit" in text_of(await trial.dispatcher.table_extend(caller(CEM), table))
    await act(trial, BEA, table)
    assert not any(row.extended for row in (await clocks_of(trial, table)).values())


async def test_more_time_is_a_day_at_most(trial: Trial) -> None:
    """Also at a slower table, and while clocks stand."""
    table = await paced(trial, "5d", ANNA, BEA)
    before = await due(trial, table, 0)
    await trial.dispatcher.table_extend(caller(ANNA), table)
    assert await due(trial, table, 0) == before + DAY
    await trial.dispatcher.table_pause(caller(ANNA), table)
    left = (await clocks_of(trial, table))[1].left or 0
    await trial.dispatcher.table_extend(caller(BEA), table)
    assert (await clocks_of(trial, table))[1].left == left + DAY
    await trial.dispatcher.table_resume(caller(ANNA), table)
    assert await due(trial, table, 1) == trial.clock.now() + left + DAY


async def test_after_more_time_there_is_a_reminder_before_the_new_end(trial: Trial) -> None:
    """Though one was sent before the old end."""
    table = await paced(trial, "daily", ANNA, BEA)
    await later(trial, 23 * HOUR)
    assert reminders(trial, ANNA) == 1
    await trial.dispatcher.table_extend(caller(ANNA), table)
    await later(trial, 20 * HOUR)
    assert reminders(trial, ANNA) == 1
    await later(trial, 3 * HOUR)
    assert reminders(trial, ANNA) == 2


# Quiet hours


@pytest.mark.parametrize(
    ("time", "end"),
    [
        ("2026-01-10 21:30", "2026-01-11 06:00"),  # 22:30 in Berlin
        ("2026-01-11 05:59", "2026-01-11 06:00"),
        ("2026-01-11 06:00", None),
        ("2026-01-10 20:59", None),
        ("2026-07-10 20:00", "2026-07-11 05:00"),  # summer time: 22:00 in Berlin
        ("2026-03-28 22:00", "2026-03-29 05:00"),  # the night in which it begins
        ("2026-10-24 23:00", "2026-10-25 06:00"),  # and that in which it ends
    ],
)
def test_quiet_hours_end_by_the_users_clock(time: str, end: str | None) -> None:
    """Also in nights that are an hour longer or shorter."""
    assert pace.quiet_end(BERLIN, at(time)) == (None if end is None else at(end))


def test_quiet_hours_within_a_day() -> None:
    """They need not go through midnight; without them, or without a zone that is known, there are none."""
    noon = UserRow(user_id=1, quiet_from=12 * 60, quiet_to=14 * 60, zone="UTC")
    assert pace.quiet_end(noon, at("2026-01-10 13:00")) == at("2026-01-10 14:00")
    assert pace.quiet_end(noon, at("2026-01-10 14:00")) is None
    assert pace.quiet_end(UserRow(user_id=1), at("2026-01-10 03:00")) is None
    lost = UserRow(user_id=1, quiet_from=0, quiet_to=600, zone="Europe/Atlantis")
    assert pace.quiet_end(lost, at("2026-01-10 03:00")) is None


def test_a_deadline_in_the_night_moves_to_an_hour_after_it() -> None:
    """Of slow paces; who plays live is awake."""
    night, morning = at("2026-01-10 23:00"), at("2026-01-11 07:00")
    assert pace.outside_quiet_hours(night, 3 * HOUR, BERLIN) == morning
    assert pace.outside_quiet_hours(night, 2 * MINUTE, BERLIN) == night
    assert pace.outside_quiet_hours(morning, 3 * HOUR, BERLIN) == morning


async def quiet(trial: Trial, user: int) -> None:
    """Set the night as quiet hours."""
    answer = await trial.dispatcher.me(caller(user), quiet="22:00-07:00", zone="europe/berlin")
    assert "22:00 to 07:00 (Europe/Berlin)" in text_of(answer)


async def test_reminders_wait_for_the_morning(trial: Trial) -> None:
    """Half time falls into the night of one user, not of the other."""
    trial.clock.time = at("2026-01-10 11:00")
    await quiet(trial, BEA)
    await paced(trial, "daily", ANNA, BEA)
    await later(trial, 12 * HOUR)
    assert (reminders(trial, ANNA), reminders(trial, BEA)) == (1, 0)
    await later(trial, at("2026-01-11 06:00") - trial.clock.now() - MINUTE)
    assert reminders(trial, BEA) == 0
    await later(trial, 2 * MINUTE)
    assert reminders(trial, BEA) == 1


async def test_a_deadline_in_quiet_hours_is_moved(trial: Trial) -> None:
    """As the board says from the start, or when it comes if the hours were set later: once."""
    trial.clock.time = at("2026-01-10 20:00")
    await quiet(trial, BEA)
    table = await paced(trial, "3h", ANNA, BEA)
    assert await due(trial, table, 1) == at("2026-01-11 07:00")
    await quiet(trial, ANNA)
    await later(trial, at("2026-01-10 23:00") - trial.clock.now() + MINUTE)
    assert await due(trial, table, 0) == at("2026-01-11 07:00")
    await trial.dispatcher.me(caller(ANNA), quiet="06:00-18:00")
    await later(trial, at("2026-01-11 07:00") - trial.clock.now())
    assert 0 not in await clocks_of(trial, table) or (await trial.live(table)).row.asked > 1


async def test_quiet_hours_are_checked_as_typed(trial: Trial) -> None:
    """Nonsense, too long nights and unknown zones are refused; they can be switched off."""
    for typed in ("late", "25:00-07:00", "22:00-22:00", "20:00-09:00", "22:61-07:00"):
        assert "22:00-07:00" in text_of(await trial.dispatcher.me(caller(ANNA), quiet=typed, zone="UTC"))
    assert "time zone too" in text_of(await trial.dispatcher.me(caller(ANNA), quiet="22-7"))
    assert "do not know this time zone" in text_of(await trial.dispatcher.me(caller(ANNA), quiet="22-7", zone="Mars"))
    await trial.dispatcher.me(caller(ANNA), quiet="22-7", zone="Europe/London")
    assert "22:00 to 07:00" in text_of(await trial.dispatcher.me(caller(ANNA)))
    assert "no quiet hours" in text_of(await trial.dispatcher.me(caller(ANNA), quiet="off"))
    zones = await trial.dispatcher.complete_zones(caller(ANNA), "berl")
    assert [choice.value for choice in zones] == ["Europe/Berlin"]
    assert len(await trial.dispatcher.complete_zones(caller(ANNA), "")) == 25
    paces = await trial.dispatcher.complete_paces(caller(ANNA, locale="de"), "täg")
    assert [choice.value for choice in paces] == ["daily"]


async def test_a_pause_ends_the_vote_on_it(trial: Trial) -> None:
    """When the host pauses meanwhile nobody agrees to it any more, and whoever leaves is not told of a pause."""
    table = await paced(trial, "3h", ANNA, BEA, CEM, DIRK)
    await trial.dispatcher.table_pause(caller(BEA), table)
    await trial.settle(3)
    ballot = trial.messenger.inside(PLACE)[-1]
    press = press_of(ballot.panel, "agree")
    await trial.dispatcher.table_pause(caller(ANNA), table)
    await trial.settle(3)
    assert "The vote for a pause is over." in text_of(ballot.panel)
    assert "over" in text_of(await trial.press(CEM, press))
    assert "You have left" in text_of(await trial.dispatcher.table_leave(caller(DIRK), table))
    await trial.dispatcher.table_resume(caller(ANNA), table)
    assert (await trial.live(table)).row.paused_at is None


async def test_clocks_of_a_guild_that_is_out_of_order_wait_for_it(trial: Trial) -> None:
    """Though somebody ends a pause meanwhile from their direct messages."""
    table = await paced(trial, "3h", ANNA, BEA)
    await trial.dispatcher.table_pause(caller(ANNA), table)
    left = (await clocks_of(trial, table))[0].left or 0
    await trial.dispatcher.guild_missing(GUILD)
    await trial.dispatcher.table_resume(caller(BEA), table)
    assert {row.due_at for row in (await clocks_of(trial, table)).values()} == {None}
    await later(trial, DAY)
    await trial.dispatcher.guild_back(GUILD)
    assert {row.due_at for row in (await clocks_of(trial, table)).values()} == {trial.clock.now() + left}
