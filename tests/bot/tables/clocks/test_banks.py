"""Banks of time: what is left of a wait is kept for the next one, and each wait that ends adds something."""

from __future__ import annotations

import pytest

from bot.tables.core import pace
from bot.tables.ports.component_id import ComponentId
from games.kernel.words import LOCALES, words_for
from storage.clocks import ClockReads
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, Trial, caller, panel_of, selects, text_of
from tests.bot.tables.playing import act, play_out, press_rematch
from tests.bot.tables.timing import DAY, HOUR, MINUTE, due, later, paced, pass_time
from tests.bot.tables.voting import answer, replace

USERS = (ANNA, BEA)
QUICK = pace.PRESETS["quick"].time
SOON = 10_000
"""Milliseconds that pass while tests let something be delivered."""


async def left(trial: Trial, table: str, seat: int) -> int:
    """Return how much time a seat has."""
    return await due(trial, table, seat) - trial.clock.now()


async def banks(trial: Trial, table: str) -> dict[int, int]:
    """Return what is in the banks of a table's seats."""
    async with trial.store.read() as tx:
        return await tx.clocks.banks(table)


async def wait_on(trial: Trial, table: str, *, after: int = 0, seat: int = 0) -> int:
    """Let a seat choose after some time, before the other; return what it has when it is asked again."""
    trial.clock.time += after
    await act(trial, USERS[seat], table)
    while seat not in (await trial.live(table)).waiting_seats():
        await act(trial, USERS[1 - seat], table)
    return await left(trial, table, seat)


@pytest.mark.parametrize("name", pace.BANKS)
async def test_what_is_left_is_kept_up_to_a_limit(trial: Trial, name: str) -> None:
    """Each wait adds the same, however fast it was, and an empty bank has that much."""
    begins, bank = pace.PRESETS[name].time, pace.BANKS[name]
    table = await paced(trial, name, *USERS)
    assert await left(trial, table, 0) == pytest.approx(begins, abs=SOON)
    assert await wait_on(trial, table, after=20 * HOUR) == pytest.approx(begins - 20 * HOUR + bank.gain, abs=SOON)
    for _ in range(8):
        has = await wait_on(trial, table)
    assert has == bank.most


def test_the_figures_are_those_of_the_presets() -> None:
    """What a seat begins with, what a wait adds, and the limit, in hours."""
    figures = {
        name: tuple(each // HOUR for each in (pace.PRESETS[name].time, bank.gain, bank.most))
        for name, bank in pace.BANKS.items()
    }
    assert figures == {"quick": (24, 12, 48), "steady": (48, 8, 72), "calm": (72, 12, 120)}


async def test_who_let_the_time_pass_has_what_a_wait_adds(trial: Trial) -> None:
    """A computer decides, and the next wait begins with the gain alone."""
    table = await paced(trial, "quick", *USERS)
    await act(trial, BEA, table)
    await later(trial, QUICK)
    live = await trial.live(table)
    assert (live.seats[0].missed, live.seats[1].missed) == (1, 0)
    assert await left(trial, table, 0) == pytest.approx(12 * HOUR, abs=SOON)
    assert await left(trial, table, 1) == pytest.approx(36 * HOUR, abs=SOON)


async def test_a_choice_that_begins_no_wait_reads_no_bank(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """As little as at other paces: the first of two sealed choices writes what is left, and reads nothing."""
    table, read, banks = await paced(trial, "quick", *USERS), list[str](), ClockReads.banks

    async def noted(self: ClockReads, table_id: str) -> dict[int, int]:
        read.append(table_id)
        return await banks(self, table_id)

    monkeypatch.setattr(ClockReads, "banks", noted)
    assert (await trial.live(table)).waiting_seats() == (0, 1)
    await act(trial, ANNA, table)
    assert read == []
    await act(trial, BEA, table)
    assert read == [table]


async def test_a_bank_outlives_a_restart(trial: Trial) -> None:
    """During a wait, and between two."""
    table = await paced(trial, "quick", *USERS)
    await trial.restart()
    await pass_time(trial, 4 * HOUR)
    await trial.service.timer.ring_due()  # notes that clocks have run
    await act(trial, ANNA, table)
    await trial.restart()
    while 0 not in (await trial.live(table)).waiting_seats():
        await act(trial, BEA, table)
    assert await left(trial, table, 0) == pytest.approx(32 * HOUR, abs=2 * MINUTE)


async def test_a_pause_and_a_holiday_cost_nothing(trial: Trial) -> None:
    """The time stands in both."""
    table = await paced(trial, "quick", *USERS)
    await later(trial, HOUR)
    await trial.commands.table_pause(caller(ANNA), table)
    await later(trial, 5 * DAY)
    await trial.commands.table_resume(caller(ANNA), table)
    assert await wait_on(trial, table) == pytest.approx(35 * HOUR, abs=2 * SOON)
    await trial.commands.me(caller(ANNA), holiday=3)
    await later(trial, 2 * DAY)
    assert await wait_on(trial, table) == pytest.approx(DAY + 47 * HOUR, abs=3 * SOON)


async def test_the_night_is_not_kept(trial: Trial) -> None:
    """A user who is asked later because of quiet hours has more time then, but no more in the bank."""
    night = 1 + trial.clock.now() // HOUR % 24  # in a day less an hour it is quiet, in UTC
    quiet = f"{(night - 3) % 24:02}:00-{(night + 5) % 24:02}:00 UTC"
    await trial.commands.me(caller(ANNA), quiet=quiet)
    table = await paced(trial, "quick", *USERS)
    moved = await left(trial, table, 0) - QUICK
    assert moved > 4 * HOUR
    assert await wait_on(trial, table, after=10 * HOUR) <= 26 * HOUR + 9 * HOUR
    assert (await banks(trial, table))[0] == pytest.approx(26 * HOUR, abs=SOON)
    assert await wait_on(trial, table) <= 38 * HOUR + 9 * HOUR
    assert (await banks(trial, table))[0] == pytest.approx(38 * HOUR, abs=SOON)


async def test_more_time_is_for_its_wait_alone(trial: Trial) -> None:
    """An extension does not fill the bank."""
    table = await paced(trial, "quick", *USERS)
    await trial.commands.table_extend(caller(ANNA), table)
    assert await left(trial, table, 0) == pytest.approx(48 * HOUR, abs=SOON)
    assert await wait_on(trial, table, after=HOUR) == pytest.approx(35 * HOUR, abs=SOON)


async def test_taking_back_again_and_again_gains_nothing(trial: Trial) -> None:
    """A wait that comes back has the time that it had, and its end counts once."""
    table = await paced(trial, "quick", *USERS, game="ulm")
    (seat,) = (await trial.live(table)).waiting_seats()
    trial.clock.time += 20 * HOUR
    await act(trial, USERS[seat], table, "e")
    while (await trial.live(table)).waiting_seats() != (seat,):
        await act(trial, USERS[1 - seat], table)
    trial.clock.time += 10 * HOUR
    await act(trial, USERS[seat], table, "e")
    before = await left(trial, table, seat)
    for _ in range(3):
        match = (await trial.live(table)).require_match()
        assert match.can_undo(seat)
        choice = match.past[-1][0].choice
        await trial.press(USERS[seat], ComponentId(table, "undo", seat, match.state.ask))
        await trial.commands.move(caller(USERS[seat]), choice, table)
        assert await left(trial, table, seat) <= before
    while (await trial.live(table)).waiting_seats() == (seat,):
        await act(trial, USERS[seat], table, "e")
    assert (await banks(trial, table))[seat] <= before + 12 * HOUR + QUICK // 2


async def test_another_user_begins_as_at_first(trial: Trial) -> None:
    """What the player before has left, or has not, is theirs."""
    table = await paced(trial, "quick", *USERS)
    assert await wait_on(trial, table, after=23 * HOUR, seat=1) == pytest.approx(13 * HOUR, abs=SOON)
    await replace(trial, BEA, table, DIRK)
    await answer(trial, DIRK, "accept")
    assert 1 not in await banks(trial, table)


async def test_another_pace_empties_the_banks(trial: Trial) -> None:
    """Clocks that run keep their time; a new bank begins as at first."""
    table = await paced(trial, "quick", *USERS)
    has = await wait_on(trial, table, after=HOUR)
    assert "steady, 48 + 8 hours" in text_of(await trial.commands.table_pace(caller(ANNA), "steady", table))
    assert await left(trial, table, 0) == has
    assert await banks(trial, table) == {}
    await trial.commands.table_pace(caller(ANNA), "1 day", table)
    assert await wait_on(trial, table) == pytest.approx(DAY, abs=SOON)
    assert await banks(trial, table) == {}


@pytest.mark.parametrize("locale", LOCALES)
async def test_banks_stand_among_the_paces(trial: Trial, locale: str) -> None:
    """In the lobby's list with what they keep, in its text and at the table, typed in any language."""
    texts = words_for(locale, "bot")
    table = await trial.lobby(ANNA, BEA)
    for name in pace.BANKS:
        (typed, *_) = texts.typed(f"typed-pace-{name}")
        said = text_of(await trial.commands.table_pace(caller(ANNA, locale=locale), typed, table))
        assert texts.text(f"pace-{name}") in said
        panel = panel_of(await trial.press(ANNA, ComponentId(table, "options"), locale=locale))
        (select,) = [each for each in selects(panel) if "|pace|" in each.id]
        (chosen,) = [choice for choice in select.choices if choice.chosen]
        assert chosen.value == name
        assert str(pace.BANKS[name].most // HOUR) in chosen.hint
    row = (await trial.live(table)).row
    assert (row.pace, row.bank) == (3 * DAY, "calm")
    await trial.press(ANNA, ComponentId(table, "pace"), "daily")
    row = (await trial.live(table)).row
    assert (row.pace, row.bank) == (DAY, "")


async def test_a_rematch_keeps_the_bank(trial: Trial) -> None:
    """As it keeps the pace."""
    table = await paced(trial, "calm", *USERS)
    await play_out(trial, table)
    again = await press_rematch(trial, BEA, table)
    assert pace.pace_of((await trial.live(again)).row) == pace.PRESETS["calm"]


async def test_who_joined_is_told_of_a_bank(trial: Trial) -> None:
    """A change from a day to a bank that begins with a day is a change."""
    table = await trial.lobby(ANNA, BEA, CEM)
    await trial.press(ANNA, ComponentId(table, "pace"), "quick")
    await trial.settle(200)
    shown = [text_of(message.panel) for message in trial.messenger.messages.values()]
    assert any("Time limit: daily, 1 day → quick, 24 + 12 hours" in text for text in shown)
