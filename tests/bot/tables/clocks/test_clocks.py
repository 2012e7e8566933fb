"""Clocks: they run for users who are waited for, remind them in time, and survive whatever happens."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.clocks import time_updates
from bot.tables.core import pace
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from games.kernel.words import LOCALES
from tests.bot.tables.doubles import ANNA, BEA, CEM, GUILD, PLACE, Trial, caller, panel_of, press_of, selects, text_of
from tests.bot.tables.playing import act, boards, check_all
from tests.bot.tables.timing import DAY, HOUR, MINUTE, clocks_of, later, lines_with, paced, pass_time, reminders, said


async def test_a_clock_runs_for_each_user_who_is_waited_for(trial: Trial) -> None:
    """A user who has chosen has none; a new ask restarts them; a changed choice changes nothing."""
    table = await paced(trial, "3h", ANNA, BEA)
    now = trial.clock.now()
    assert {seat: row.due_at for seat, row in (await clocks_of(trial, table)).items()} == {
        seat: pytest.approx(now + 3 * HOUR, abs=2000) for seat in (0, 1)
    }
    await act(trial, ANNA, table)
    assert set(await clocks_of(trial, table)) == {1}
    await act(trial, ANNA, table, "other")
    assert set(await clocks_of(trial, table)) == {1}
    trial.clock.time += HOUR
    await act(trial, BEA, table)
    asked = (await trial.live(table)).row.asked
    assert {row.ask for row in (await clocks_of(trial, table)).values()} == {asked}
    assert {row.due_at for row in (await clocks_of(trial, table)).values()} == {trial.clock.now() + 3 * HOUR}


async def test_no_clock_runs_for_a_computer_or_without_a_pace(trial: Trial) -> None:
    """Computers answer by themselves, and a table without a limit waits for ever."""
    table = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    await trial.begin(table, ANNA)
    assert set(await clocks_of(trial, table)) == {0}
    await trial.commands.table_pace(caller(ANNA), "none", table)
    assert await clocks_of(trial, table) == {}
    await later(trial, 30 * DAY)
    assert (await trial.live(table)).waiting_seats() == (0,)
    assert reminders(trial, ANNA) == 0


async def test_reminders_come_at_half_time_and_before_the_end_once(trial: Trial) -> None:
    """Both by direct message, the second also by one mention of all who are late."""
    table = await paced(trial, "daily", ANNA, BEA, CEM)
    await act(trial, CEM, table)
    for passed, count in ((11 * HOUR, 0), (HOUR, 1), (MINUTE, 1), (9 * HOUR, 1), (HOUR, 2), (HOUR, 2)):
        await later(trial, passed)
        assert (reminders(trial, ANNA), reminders(trial, BEA), reminders(trial, CEM)) == (count, count, 0)
    (mention,) = [m for m in trial.messenger.inside(PLACE) if m.panel.pings]
    assert mention.panel.pings == (ANNA, BEA)
    assert "The table is waiting for you" in text_of(mention.panel)
    check_all(trial)


async def test_live_tables_have_one_reminder(trial: Trial) -> None:
    """Half a minute before two minutes are over."""
    await paced(trial, "live", ANNA, BEA)
    for passed, count in ((MINUTE, 0), (31_000, 1), (1000, 1)):
        await pass_time(trial, passed)
        await trial.service.timer.ring_due()
        await trial.settle()
        assert reminders(trial, ANNA) == count


async def test_a_reminder_for_a_decision_made_meanwhile_says_nothing(trial: Trial) -> None:
    """It was queued when the user chose: then it is dropped, and so is the mention."""
    table = await paced(trial, "daily", ANNA, BEA)
    trial.clock.time += 22 * HOUR
    async with trial.service.registry.table(table):
        pass
    registry = trial.service.registry
    registry.workers = replace(registry.workers, deliver=lambda: None)  # nothing is sent until both have chosen
    await trial.service.timer.ring_due()
    assert {row.about for row in await trial.outbox(table)} >= {"remind"}
    await act(trial, ANNA, table)
    await act(trial, BEA, table)
    await trial.restart()
    await trial.settle(5)
    assert reminders(trial, ANNA) == reminders(trial, BEA) == 0
    assert not [m for m in trial.messenger.inside(PLACE) if m.panel.pings]


async def test_who_has_no_direct_messages_is_called_at_the_table(trial: Trial) -> None:
    """At half time too."""
    await paced(trial, "daily", ANNA, BEA)
    await trial.commands.me(caller(ANNA), dms="off")
    await later(trial, 12 * HOUR)
    assert [m.panel.pings for m in trial.messenger.inside(PLACE) if m.panel.pings] == [(ANNA,)]
    assert reminders(trial, BEA) == 1


@pytest.mark.parametrize(("locale", "line"), [("en-US", "deadline: <t:"), ("de", "Frist: <t:")])
async def test_board_panel_and_status_show_the_deadline(trial: Trial, locale: str, line: str) -> None:
    """As Discord's timestamp, in the reader's language; the picture shows none."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "language"), locale[:2])
    await trial.begin(table, ANNA)
    due = (await clocks_of(trial, table))[0].due_at
    stamp = f"<t:{(due or 0) // 1000}:R>"
    assert line in boards(trial, PLACE)[-1]
    assert stamp in boards(trial, PLACE)[-1]
    assert stamp in text_of(await trial.press(ANNA, ComponentId(table, "move"), locale=locale))
    status = text_of(await trial.commands.table_status(caller(ANNA, locale=locale), table))
    assert stamp in status
    assert ("daily, 1 day" if locale == "en-US" else "täglich, 1 Tag") in status


async def test_the_host_chooses_the_pace_in_the_lobby(trial: Trial) -> None:
    """By a select with the presets, or one of the table's own by the command; nobody else may."""
    table = await trial.lobby(ANNA, BEA)
    options = (await trial.press(ANNA, ComponentId(table, "options"))).panel
    assert options
    press = press_of(options, "pace")
    shown = text_of(trial.messenger.messages[PLACE].panel)
    assert "daily, 1 day" in shown
    await trial.press(ANNA, press, "live")
    assert (await trial.live(table)).row.pace == 2 * MINUTE
    await trial.settle()
    assert "live, 2 minutes" in text_of(trial.messenger.messages[PLACE].panel)
    answer = await trial.commands.table_pace(caller(ANNA), "1d 12h", table)
    assert "1 day and 12 hours" in text_of(answer)
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "options")))
    (select,) = [each for each in selects(panel) if "pace" in each.id]
    assert [choice.value for choice in select.choices if choice.chosen] == ["own"]
    assert "Only the host" in text_of(await trial.press(BEA, press, "none"))
    assert "Only the host" in text_of(await trial.commands.table_pace(caller(BEA), "none", table))
    assert (await trial.live(table)).row.pace == 36 * HOUR


async def test_clocks_do_not_run_while_the_bot_is_down(trial: Trial) -> None:
    """After a stop they go on where they were; the time before counts."""
    table = await paced(trial, "daily", ANNA, BEA)
    await later(trial, 10 * HOUR)
    before = await clocks_of(trial, table)
    await trial.stop()
    trial.clock.time += 5 * DAY
    await trial.start()
    after = await clocks_of(trial, table)
    assert {seat: row.due_at for seat, row in after.items()} == {
        seat: (row.due_at or 0) + 5 * DAY for seat, row in before.items()
    }
    await trial.settle()
    stamp = f"<t:{(after[0].due_at or 0) // 1000}:R>"
    assert stamp in boards(trial, PLACE)[-1]
    assert any(stamp in text for text in said(trial.messenger.dms(BEA)))
    await later(trial, HOUR)
    assert reminders(trial, ANNA) == 0
    await later(trial, HOUR)
    assert reminders(trial, ANNA) == 1


async def test_only_who_may_notice_is_told_that_times_have_moved(trial: Trial) -> None:
    """An hour more is much where there were three, and nothing where there are days; a few tables are told at once."""
    near = [await paced(trial, "3h", ANNA, BEA) for _ in range(2)]
    far = await paced(trial, "5d", ANNA, BEA)
    await later(trial, 0)
    await trial.stop()
    trial.clock.time += HOUR
    before = len(trial.messenger.shown)
    await trial.start()
    await clocks_of(trial, far)
    await trial.settle()
    text = "\n".join(text_of(panel) for _, panel in trial.messenger.shown[before:])
    for table in near:
        assert f"<t:{((await clocks_of(trial, table))[0].due_at or 0) // 1000}:R>" in text
    assert f"<t:{((await clocks_of(trial, far))[0].due_at or 0) // 1000}:R>" not in text


async def test_a_crash_forgets_no_table_that_is_still_to_be_told(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which tables are left is stored; each step tells some of them."""
    monkeypatch.setattr(time_updates, "STEP", 1)
    tables = {await paced(trial, "3h", ANNA, BEA) for _ in range(3)}
    async with trial.store.write() as tx:
        await tx.clocks.mark_for_refresh(trial.clock.now() + DAY)
    trial.service.alarm.refresh.begin()
    await trial.service.timer.ring_due()
    await trial.restart()
    for _ in tables:
        await later(trial, time_updates.REST)
    async with trial.store.read() as tx:
        assert await tx.clocks.tables_to_refresh(9) == []


async def test_while_users_press_only_the_nearest_times_are_told(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others wait until nobody presses, but not for ever: with many tables, presses go before such edits."""
    monkeypatch.setattr(time_updates, "STEP", 1)
    monkeypatch.setattr(time_updates, "AT_ONCE", 1)
    refresh, now = time_updates.TimesRefresh(trial.service.registry), trial.clock.now()  # no timer rings this one
    left = {await paced(trial, "3h", ANNA, BEA) for _ in range(4)}

    async def told_at(after: int) -> int:
        await refresh.ring(now + after)
        async with trial.store.read() as tx:
            return len(left) - len(await tx.clocks.tables_to_refresh(9))

    async with trial.store.write() as tx:
        await tx.clocks.mark_for_refresh(trial.clock.now() + DAY)
    with trial.service.registry.users.answering():
        assert [await told_at(after) for after in (0, time_updates.REST, time_updates.MAX_DELAY)] == [1, 1, 2]
    monkeypatch.setattr("bot.tables.core.waker.LULL", 0)
    assert await told_at(time_updates.MAX_DELAY + time_updates.REST) == 3


async def test_after_a_crash_a_user_gets_a_minute_too_much_at_most(trial: Trial) -> None:
    """The last note that clocks have run counts, or the clock's own beginning where that is newer."""
    table = await paced(trial, "daily", ANNA, BEA)
    await later(trial, 0)
    trial.clock.time += 40_000
    await act(trial, ANNA, table)
    await act(trial, BEA, table)
    begun = trial.clock.now()
    trial.service.registry.offline = True  # killed: nothing is noted any more
    await trial.stop()
    trial.clock.time += 3 * HOUR
    await trial.start()
    due = {row.due_at for row in (await clocks_of(trial, table)).values()}
    assert due == {begun + DAY + 3 * HOUR}


async def test_clocks_do_not_run_while_discord_is_away(trial: Trial) -> None:
    """Nothing rings meanwhile, and all deadlines move by the time away; hearing of it twice moves nothing twice."""
    table = await paced(trial, "3h", ANNA, BEA)
    before = (await clocks_of(trial, table))[0].due_at or 0
    await later(trial, HOUR)
    for _ in range(2):
        await trial.away()
    await later(trial, 4 * HOUR)
    assert reminders(trial, ANNA) == 0
    gone = 4 * HOUR + 4000
    for _ in range(2):
        await trial.back()
    assert (await clocks_of(trial, table))[0].due_at == pytest.approx(before + gone, abs=4000 + trial.behind)
    assert (await trial.live(table)).waiting_seats() == (0, 1)


async def test_a_guild_that_was_here_before_costs_nothing(trial: Trial) -> None:
    """At each start Discord names every guild; the store is asked about those only at which time stands."""
    table = await paced(trial, "3h", ANNA, BEA)
    asked: list[int] = []

    async def ask(guild_id: int) -> None:
        asked.append(guild_id)

    trial.dispatcher.handlers.pace.guild_back = ask  # a double
    await trial.guilds.back(GUILD)
    assert not asked
    await trial.guilds.missing(GUILD)
    await trial.stop()
    await trial.start()
    assert trial.service.registry.missing == {(await trial.live(table)).row.guild_id}
    trial.dispatcher.handlers.pace.guild_back = ask  # a double
    for _ in range(2):
        await trial.guilds.back(GUILD)
    assert asked == [GUILD]


async def test_a_table_that_is_read_again_has_its_clocks(trial: Trial) -> None:
    """Also when all clocks were moved while it was not in memory."""
    table = await paced(trial, "3h", ANNA, BEA)
    before = await clocks_of(trial, table)
    await trial.away()
    trial.service.registry.forget_all()
    trial.clock.time += HOUR
    await trial.back()
    assert (await clocks_of(trial, table))[0].due_at == pytest.approx((before[0].due_at or 0) + HOUR, abs=2000)


async def test_clocks_of_a_guild_that_is_gone_stand_still(trial: Trial) -> None:
    """Whether it has removed the bot or is out of order, and also over a restart."""
    table = await paced(trial, "3h", ANNA, BEA)
    for gone in ("left", "missing"):
        before = await clocks_of(trial, table)
        left = (before[0].due_at or 0) - trial.clock.now()
        await getattr(trial.guilds, gone)(GUILD)
        assert {row.due_at for row in (await clocks_of(trial, table)).values()} == {None}
        await later(trial, DAY)
        await trial.restart()
        await trial.guilds.back(GUILD)
        assert (await clocks_of(trial, table))[0].due_at == trial.clock.now() + left
    assert reminders(trial, ANNA) == 0


async def test_taking_back_starts_a_new_clock(trial: Trial) -> None:
    """The question is asked again, and others who were asked meanwhile are not any more."""
    from tests.fifth_game import installed_beacons

    with installed_beacons():
        table = await paced(trial, "3h", ANNA, BEA, game="beacons")
        for _ in range(200):
            live = await trial.live(table)
            seat = live.waiting_seats()[0]
            user = live.seats[seat].user_id or 0
            await act(trial, user, table, "c")
            if (await trial.live(table)).require_match().can_undo(seat):
                break
        trial.clock.time += HOUR
        await trial.press(user, press_of((await trial.press(user, ComponentId(table, "move"))).panel, "undo"))  # type: ignore[arg-type]  # it has a panel
        live = await trial.live(table)
        ticking = await clocks_of(trial, table)
        assert set(ticking) == set(live.waiting_seats())
        assert ticking[seat].due_at == trial.clock.now() + 3 * HOUR


async def test_the_end_and_leaving_stop_clocks(trial: Trial) -> None:
    """No clock runs for a seat that was left, nor at a table that is over."""
    table = await paced(trial, "3h", ANNA, BEA)
    await trial.leave(BEA, table)
    assert set(await clocks_of(trial, table)) == {0}
    await trial.leave(ANNA, table)
    assert (await trial.live(table)).row.stage == "abandoned"
    assert await clocks_of(trial, table) == {}


async def test_a_deleted_user_leaves_no_clock(trial: Trial) -> None:
    """Their seat is a computer's."""
    table = await paced(trial, "3h", ANNA, BEA)
    await trial.press(BEA, ComponentId("", "delete_me"))
    await trial.settle()
    assert set(await clocks_of(trial, table)) == {0}
    async with trial.store.read() as tx:
        assert (await tx.people.user(BEA)).zone is None
    await later(trial, 3 * HOUR - MINUTE)
    assert reminders(trial, BEA) == 0


async def test_clocks_outlive_the_process(trial: Trial) -> None:
    """What another process reads of the same database is what was shown."""
    table = await paced(trial, "3h", ANNA, BEA)
    before = await clocks_of(trial, table)
    await trial.service.close()
    await trial.store.close()
    trial.store = await trial.open("other")
    async with trial.store.read() as tx:
        assert {row.seat: row for row in await tx.clocks.of_table(table)} == before
        assert await tx.clocks.pulse() == trial.clock.now()


async def test_a_clock_of_no_use_does_not_ring_for_ever(trial: Trial) -> None:
    """One that is left at a table that is over is removed when it rings."""
    table = await paced(trial, "live", ANNA, BEA)
    async with trial.store.write() as tx:
        await tx.tables.change(table, stage="abandoned")
    async with trial.service.registry.table(table) as live:
        live.row = replace(live.row, stage="abandoned")
    await later(trial, 3 * MINUTE)
    assert await clocks_of(trial, table) == {}
    assert not lines_with(trial, PLACE, "decided")


@pytest.mark.parametrize("own", LOCALES)
def test_paces_are_read_as_people_write_them(own: str) -> None:
    """Presets by name, own ones as numbers with units within bounds, in every language whichever is the reader's."""
    for typed, milliseconds in {
        "live": 2 * MINUTE,
        "NONE": 0,
        "90m": 90 * MINUTE,
        "3 h": 3 * HOUR,
        "3 Std.": 3 * HOUR,
        "2d": 2 * DAY,
        "2 Tage": 2 * DAY,
        "1d 12h": 36 * HOUR,
        "1m": MINUTE,
        "14d": 14 * DAY,
        "entspannt": 12 * HOUR,
        "Täglich": DAY,
        "unbegrenzt": 0,
    }.items():
        assert pace.parse_pace(typed, own) == pace.Pace(milliseconds)
    for typed in ("", "soon", "0m", "15d", "5", "-3h", "3h and more"):
        with pytest.raises(Refusal):
            pace.parse_pace(typed, own)
