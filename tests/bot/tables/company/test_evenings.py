"""Arranged evenings: the panel, reminders, saying *I am here*, starting; moving, calling off, and expiring."""

from __future__ import annotations

from datetime import date

import pytest

from bot.tables.company.evenings import AHEAD, HERE, OPEN_AFTER
from bot.tables.company.when import DAYS, WHEN, WHEN_HOUR, WHEN_OFF, days_of, hours_of
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.running.cleanup import Cleanup
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    DMS,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    selects,
    text_of,
    verbs,
)
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.inviting import called, shown_lobby
from tests.bot.tables.meeting import BERLIN, EVENING, arrange, arranged, evening_of, in_berlin, wait_until, when
from tests.bot.tables.timing import DAY, HOUR, MINUTE

NEAR = EVENING - AHEAD


def reminders(trial: Trial, user: int) -> list[Message]:
    """List the direct messages to a user that have the button *I am here*."""
    return [each for each in trial.messenger.dms(user) if HERE in verbs(each.panel)]


async def here(trial: Trial, user: int) -> str:
    """Press *I am here* in the last reminder, and deliver everything."""
    press = press_of(reminders(trial, user)[-1].panel, HERE)
    answer = await trial.press(user, press, guild_id=None, channel_id=DMS + user)
    await trial.settle(5)
    return text_of(answer)


# The panel


async def test_the_host_picks_a_day_and_an_hour(trial: Trial) -> None:
    """The host picks both in their own time zone; the lobby shows each reader a timestamp in theirs."""
    await in_berlin(trial)
    table = await trial.lobby(ANNA, BEA)
    panel = await when(trial, table)
    (days,) = selects(panel)
    assert [choice.value for choice in days.choices][:2] == ["2027-01-15", "2027-01-16"]
    assert len(days.choices) == DAYS
    assert days.choices[1].label == "Sat, Jan 16"
    hours = selects(await when(trial, table, "2027-01-15"))[1]
    assert [hours.choices[0].label, hours.choices[-1].label] == ["10:00", "23:00"]
    assert f"Arranged for <t:{EVENING // 1000}:F>" in text_of(await arrange(trial, table))
    assert f"**<t:{EVENING // 1000}:F>** (<t:{EVENING // 1000}:R>)" in shown_lobby(trial)


async def test_an_unknown_time_zone_is_asked_for_first(trial: Trial) -> None:
    """The form accepts a city and refuses unknown zones; then the panel opens."""
    table = await trial.lobby(ANNA, BEA)
    form = (await trial.press(ANNA, ComponentId(table, WHEN))).form
    assert form is not None
    press = parse(form.id)
    assert press is not None
    assert "do not know this time zone" in text_of(await trial.submit(ANNA, press, {"zone": ("Middle Earth",)}))
    answer = await trial.submit(ANNA, press, {"zone": ("new york",)})
    assert "America/New_York" in text_of(answer)
    assert selects(panel_of(answer))[0].choices[0].value == "2027-01-15"


async def test_only_the_host_arranges(trial: Trial) -> None:
    """Other players are refused, and the lobby gets no evening."""
    await in_berlin(trial)
    table = await trial.lobby(ANNA, BEA)
    for verb in (WHEN, WHEN_OFF):
        assert "Only the host" in text_of(await trial.press(BEA, ComponentId(table, verb)))
    press = ComponentId(table, WHEN_HOUR, value="2027-01-16")
    await in_berlin(trial, BEA)
    assert "Only the host" in text_of(await trial.press(BEA, press, "20"))
    assert (await trial.live(table)).row.starts_at is None


@pytest.mark.parametrize(
    ("day", "hour"),
    [("2027-01-15", "9"), ("2027-01-14", "20"), ("2027-01-30", "20"), ("nonsense", "20"), ("2027-01-16", "24")],
)
async def test_a_time_that_is_not_offered_is_refused(trial: Trial, day: str, hour: str) -> None:
    """The cases are a past hour, a past day, a day too far ahead, and values that a modified client invents."""
    await in_berlin(trial)
    table = await trial.lobby(ANNA, BEA)
    answer = await trial.press(ANNA, ComponentId(table, WHEN_HOUR, value=day), hour)
    assert "This hour is over, or does not exist." in text_of(answer)
    assert (await trial.live(table)).row.starts_at is None


def test_days_on_which_clocks_change() -> None:
    """In spring one hour is missing; in autumn one hour occurs twice, and the first of the two counts."""
    spring, autumn = date(2027, 3, 28), date(2027, 10, 31)
    hours = hours_of(BERLIN, spring, 0)
    assert 2 not in hours
    assert len(hours) == 23
    assert hours[3] - hours[1] == HOUR
    hours = hours_of(BERLIN, autumn, 0)
    assert len(hours) == 24
    assert hours[2] - hours[1] == HOUR
    assert hours[3] - hours[2] == 2 * HOUR
    assert 20 in hours


def test_a_day_without_an_hour_left_is_not_offered() -> None:
    """After 23:00 the list begins with tomorrow."""
    last = hours_of(BERLIN, date(2027, 1, 15), 0)[23]
    assert days_of(BERLIN, last - 1)[0] == date(2027, 1, 15)
    assert days_of(BERLIN, last)[0] == date(2027, 1, 16)


# Reminders


async def test_players_are_reminded_once(trial: Trial) -> None:
    """Players get a direct message in their language a quarter of an hour before; other users get nothing."""
    table = await arranged(trial, ANNA, BEA)
    await trial.commands.me(caller(BEA), language="de")
    await wait_until(trial, NEAR - 1)
    assert not reminders(trial, ANNA)
    await wait_until(trial, NEAR)
    await wait_until(trial, EVENING)
    assert [len(reminders(trial, user)) for user in (ANNA, BEA, CEM)] == [1, 1, 0]
    assert f"Beginn des Abends: <t:{EVENING // 1000}:R>" in text_of(reminders(trial, BEA)[0].panel)
    assert not [each for each in called(trial) if HERE in verbs(each.panel)]
    evening = await evening_of(trial, table)
    assert evening is not None
    assert evening.remind_at is None


async def test_those_without_direct_messages_are_mentioned(trial: Trial) -> None:
    """A refused direct message counts as none; players who are here are not mentioned again."""
    await arranged(trial, ANNA, BEA, CEM)
    await trial.commands.me(caller(BEA), dms="off")
    trial.messenger.closed_dms.add(DMS + CEM)
    await wait_until(trial, NEAR)
    call = [each for each in called(trial) if HERE in verbs(each.panel)][-1]
    assert set(call.panel.pings) == {BEA, CEM}
    answer = await trial.press(BEA, press_of(call.panel, HERE))
    assert answer.update
    assert panel_of(answer).pings == (CEM,)
    answer = await trial.press(CEM, press_of(call.panel, HERE))
    assert "You are here" in text_of(answer)


async def test_a_restart_forgets_no_reminder(trial: Trial) -> None:
    """A reminder that fell due while the bot was down is sent after the restart, exactly once."""
    await arranged(trial, ANNA, BEA)
    trial.clock.time = NEAR + MINUTE
    await trial.restart()
    await wait_until(trial, NEAR + 2 * MINUTE)
    await trial.restart()
    await wait_until(trial, NEAR + 3 * MINUTE)
    assert len(reminders(trial, BEA)) == 1


# Here


async def test_the_lobby_shows_who_is_here(trial: Trial) -> None:
    """Players who join during this time count as here."""
    table = await arranged(trial, ANNA, BEA)
    assert "is here" not in shown_lobby(trial)
    await wait_until(trial, NEAR)
    assert "You are here" in await here(trial, BEA)
    assert "**Bea** · is here" in shown_lobby(trial)
    assert shown_lobby(trial).count("is here") == 1
    await trial.press(CEM, ComponentId(table, "join"))
    assert [seat.here for seat in (await trial.live(table)).seats] == [False, True, True]


async def test_the_lobbys_own_panel_has_the_button_too(trial: Trial) -> None:
    """A player without the reminder can press it there, but only shortly before the evening."""
    table = await arranged(trial, ANNA, BEA)
    assert HERE not in verbs(panel_of(await trial.press(BEA, ComponentId(table, "options"))))
    await wait_until(trial, NEAR)
    panel = panel_of(await trial.press(BEA, ComponentId(table, "options")))
    assert "You are here" in text_of(await trial.press(BEA, press_of(panel, HERE)))
    assert (await trial.live(table)).seats[1].here


async def test_being_here_is_refused_too_early_and_without_a_seat_or_an_evening(trial: Trial) -> None:
    """Each refusal gives its reason."""
    table = await arranged(trial, ANNA, BEA)
    press = ComponentId(table, HERE)
    assert "from a quarter of an hour before" in text_of(await trial.press(BEA, press))
    await wait_until(trial, NEAR)
    assert "You do not sit at this table" in text_of(await trial.press(CEM, press))
    await trial.press(ANNA, ComponentId(table, WHEN_OFF))
    assert "No evening is arranged" in text_of(await trial.press(BEA, press))


# The start


async def test_the_host_starts_with_those_who_are_here(trial: Trial) -> None:
    """A confirmation lists the absent players, who lose their seats; the host always counts as here."""
    table = await arranged(trial, ANNA, BEA, CEM, DIRK)
    await wait_until(trial, NEAR)
    await here(trial, CEM)
    asked = panel_of(await trial.press(ANNA, ComponentId(table, "start")))
    assert "Bea and Dirk have not said “I am here” and lose their seats." in text_of(asked)
    assert (await trial.live(table)).row.stage == "lobby"
    answer = await trial.press(ANNA, press_of(asked, "start_without"))
    await trial.settle(5)
    assert "The game has begun." in text_of(answer)
    live = await trial.live(table)
    assert [(seat.seat, seat.user_id) for seat in live.seats] == [(0, ANNA), (1, CEM)]
    assert live.require_match().state.seats == 2
    assert await evening_of(trial, table) is None
    assert not reminders(trial, BEA)


async def test_too_few_cannot_start(trial: Trial) -> None:
    """The refusal names the absent players and the least number; a computer on a free seat solves this."""
    table = await arranged(trial, ANNA, BEA)
    await wait_until(trial, NEAR)
    answer = await trial.press(ANNA, ComponentId(table, "start"))
    assert "Bea has not said “I am here”, and this game needs 2 players." in text_of(answer)
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    asked = panel_of(await trial.press(ANNA, ComponentId(table, "start")))
    await trial.press(ANNA, press_of(asked, "start_without"))
    live = await trial.live(table)
    assert [seat.user_id for seat in live.seats] == [ANNA, None]


async def test_the_confirmation_keeps_those_who_have_come_meanwhile(trial: Trial) -> None:
    """The bot checks again who is absent when the host confirms."""
    table = await arranged(trial, ANNA, BEA, CEM)
    await wait_until(trial, NEAR)
    await here(trial, CEM)
    asked = panel_of(await trial.press(ANNA, ComponentId(table, "start")))
    await here(trial, BEA)
    await trial.press(ANNA, press_of(asked, "start_without"))
    assert [seat.user_id for seat in (await trial.live(table)).seats] == [ANNA, BEA, CEM]


async def test_a_start_before_the_evening_takes_all_along(trial: Trial) -> None:
    """All players keep their seats, because nobody was asked yet, and no reminder follows."""
    table = await arranged(trial, ANNA, BEA, CEM)
    trial.clock.time += 5 * MINUTE  # the others had that time to agree
    await trial.begin(table, ANNA)
    assert len((await trial.live(table)).seats) == 3
    await wait_until(trial, NEAR)
    assert not reminders(trial, BEA)


# Moved, called off, and over


async def test_players_hear_that_the_evening_has_changed(trial: Trial) -> None:
    """One message mentions them with the old and the new time, and lets them agree, as for any change."""
    table = await arranged(trial, ANNA, BEA)
    (told,) = [each for each in called(trial) if "The host has changed" in text_of(each.panel)]
    assert told.panel.pings == (BEA,)
    assert f"Evening: – → <t:{EVENING // 1000}:F>" in text_of(told.panel)
    await trial.press(BEA, press_of(told.panel, "fine"))
    await arrange(trial, table, "2027-01-17")
    told = [each for each in called(trial) if "The host has changed" in text_of(each.panel)][-1]
    assert f"Evening: <t:{EVENING // 1000}:F> → <t:{(EVENING + DAY) // 1000}:F>" in text_of(told.panel)


async def test_a_moved_evening_is_reminded_of_again(trial: Trial) -> None:
    """The old reminder says that the evening was moved, and players must say *I am here* again."""
    table = await arranged(trial, ANNA, BEA)
    await wait_until(trial, NEAR)
    await here(trial, BEA)
    await arrange(trial, table, "2027-01-17")
    (old,) = [each for each in trial.messenger.dms(BEA) if "The evening was moved" in text_of(each.panel)]
    assert not buttons(old.panel)
    assert not any(seat.here for seat in (await trial.live(table)).seats)
    await wait_until(trial, NEAR + DAY)
    assert len(reminders(trial, BEA)) == 1


async def test_an_evening_called_off_reminds_nobody(trial: Trial) -> None:
    """The lobby shows no time and stays open for a day; sent reminders lose their buttons."""
    table = await arranged(trial, ANNA, BEA)
    await wait_until(trial, NEAR)
    panel = panel_of(await trial.press(ANNA, ComponentId(table, WHEN_OFF)))
    await trial.settle(5)
    assert "No evening is arranged." in text_of(panel)
    assert {WHEN_OFF} & verbs(panel) == set()
    assert not reminders(trial, BEA)
    assert f"<t:{EVENING // 1000}:F>" not in shown_lobby(trial)
    assert await evening_of(trial, table) is None
    async with trial.store.read() as tx:
        assert await tx.lobbies.lapses_at(table) == trial.clock.time - 5_000 + DAY


async def test_a_lobby_lasts_until_its_evening_is_over(trial: Trial) -> None:
    """The lobby closes hours after the evening, with a warning to its host; *Keep open* does not shorten this."""
    table = await arranged(trial, ANNA, BEA)
    cleanup = Cleanup(trial.service.registry)
    await arrange(trial, table, "2027-01-20")
    end = EVENING + 4 * DAY + OPEN_AFTER
    await trial.press(ANNA, ComponentId(table, "keep_open"))
    for at, stage in ((end - 1, "lobby"), (end, "cancelled")):
        trial.clock.time = at
        await cleanup.look_at_lobbies()
        await trial.settle()
        assert (await trial.live(table)).row.stage == stage
    assert any("Closing time" in text_of(panel) for where, panel in trial.messenger.shown if where == DMS + ANNA)
    assert await evening_of(trial, table) is None


async def test_a_cancelled_lobby_reminds_nobody(trial: Trial) -> None:
    """Reminders that were already sent say that the table was cancelled."""
    table = await arranged(trial, ANNA, BEA)
    await wait_until(trial, NEAR)
    await trial.press(ANNA, ComponentId(table, "cancel_now"))
    await trial.settle(5)
    assert not reminders(trial, BEA)
    assert any("This table was cancelled." in text_of(each.panel) for each in trial.messenger.dms(BEA))
    async with trial.store.read() as tx:
        assert await tx.evenings.next_due() is None


async def test_a_player_who_leaves_takes_being_here_along(trial: Trial) -> None:
    """A player who returns must say *I am here* again."""
    table = await arranged(trial, ANNA, BEA, CEM)
    await wait_until(trial, NEAR)
    await here(trial, BEA)
    await trial.press(BEA, ComponentId(table, "leave"))
    assert [seat.here for seat in (await trial.live(table)).seats] == [False, False]
