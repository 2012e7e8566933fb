"""Another pace at a running table: told to all, and no running clock gets shorter by it."""

from __future__ import annotations

import pytest

from bot.tables.ports.component_id import ComponentId
from tests.bot.tables.doubles import ANNA, BEA, CEM, GUILD, PLACE, Trial, caller, text_of
from tests.bot.tables.playing import act
from tests.bot.tables.timing import DAY, HOUR, MINUTE, clocks_of, due, later, lines_with, paced, reminders

CHANGED = {"en-US": "The time limit is now", "de": "Die Bedenkzeit ist jetzt"}


@pytest.mark.parametrize("other", ["1m", "2d"])
@pytest.mark.parametrize("user", [ANNA, CEM])
async def test_another_pace_holds_from_the_next_clock_on(trial: Trial, other: str, user: int) -> None:
    """By the host or a moderator who does not sit there; nobody's running clock changes, and all are told."""
    table = await paced(trial, "daily", ANNA, BEA)
    before = await clocks_of(trial, table)
    trial.clock.time += HOUR
    assert "Only the host" in text_of(await trial.commands.table_pace(caller(BEA), other, table))
    answer = await trial.commands.table_pace(caller(user, manager=user == CEM), other, table)
    assert "clocks that are running keep their time" in text_of(answer)
    assert await clocks_of(trial, table) == before
    await trial.settle()
    (told,) = lines_with(trial, PLACE, CHANGED["en-US"])
    assert ("1 minute" if other == "1m" else "2 days") in told
    await act(trial, ANNA, table)
    await act(trial, BEA, table)
    length = MINUTE if other == "1m" else 2 * DAY
    assert {row.due_at for row in (await clocks_of(trial, table)).values()} == {trial.clock.now() + length}


async def test_a_running_clock_reminds_and_rests_as_it_began(trial: Trial) -> None:
    """A pace of minutes takes neither the reminder at half time nor the quiet hours from users who have a day."""
    table = await paced(trial, "daily", ANNA, BEA)
    before = await clocks_of(trial, table)
    await trial.commands.table_pace(caller(ANNA), "1m", table)
    await trial.commands.table_pause(caller(ANNA), table)
    await later(trial, HOUR)
    await trial.commands.table_resume(caller(ANNA), table)
    after = await clocks_of(trial, table)
    assert (after[1].due_at or 0) - (after[1].ring_at or 0) == (before[1].due_at or 0) - (before[1].ring_at or 0)
    await later(trial, 12 * HOUR)
    assert reminders(trial, BEA) == 1
    await trial.commands.table_extend(caller(BEA), table)
    assert (await due(trial, table, 1)) >= trial.clock.now() + 35 * HOUR


async def test_where_there_was_no_limit_the_open_decision_has_a_day(trial: Trial) -> None:
    """Nobody who had all the time in the world loses a decision within a minute; the next ones have that."""
    table = await paced(trial, "none", ANNA, BEA)
    await trial.commands.table_pace(caller(ANNA), "1m", table)
    assert {row.due_at for row in (await clocks_of(trial, table)).values()} == {trial.clock.now() + DAY}
    await act(trial, ANNA, table)
    await act(trial, BEA, table)
    assert {row.due_at for row in (await clocks_of(trial, table)).values()} == {trial.clock.now() + MINUTE}


async def test_the_same_pace_again_is_no_change(trial: Trial) -> None:
    """Nothing is told, and nothing is noted."""
    table = await paced(trial, "daily", ANNA, BEA)
    await trial.commands.table_pace(caller(CEM, manager=True), "1d", table)
    await trial.settle()
    assert not lines_with(trial, PLACE, CHANGED["en-US"])
    async with trial.store.read() as tx:
        assert await tx.acts.of_guild(GUILD, 9) == []


async def test_another_pace_is_told_in_the_table_s_language(trial: Trial) -> None:
    """Also that there is none any more."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "language"), "de")
    await trial.begin(table, ANNA)
    for other in ("3h", "none"):
        await trial.commands.table_pace(caller(ANNA), other, table)
        await trial.settle()
    assert len(lines_with(trial, PLACE, CHANGED["de"])) == 1
    assert lines_with(trial, PLACE, "keine Uhr läuft mehr")
