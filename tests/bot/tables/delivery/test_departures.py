"""Users who have left the server: nobody mentions them, and their seats seek a player at once."""

from __future__ import annotations

import pytest

from bot.tables.ports.messenger import TryLater
from tests.bot.tables.doubles import ANNA, BEA, DIRK, GUILD, Trial, caller, text_of
from tests.bot.tables.playing import to_next_phase
from tests.bot.tables.seeking import offers, seek_of, take
from tests.bot.tables.timing import HOUR, later, paced

ASKED = "is_member"


def count_asks(trial: Trial, *, fail: bool = False) -> list[int]:
    """Count from now on how often Discord is asked for a member; it may fail."""
    asked: list[int] = []

    def note(method: str, place: int) -> None:
        if method == ASKED:
            asked.append(place)
            if fail:
                raise TryLater("503")

    trial.messenger.error = note
    return asked


async def test_time_that_runs_out_for_a_departed_user_frees_the_seat(trial: Trial) -> None:
    """A computer keeps it, others may take it at once, and the table learns so."""
    table = await paced(trial, "3h", ANNA, BEA, DIRK)
    trial.messenger.strangers.add((GUILD, BEA))
    await later(trial, 3 * HOUR)
    await trial.settle(5)
    live = await trial.live(table)
    assert (live.seats[1].user_id, live.has_stand_in(1)) == (BEA, True)
    row = await seek_of(trial, table)
    assert row is not None
    assert row.since is not None
    (offer,) = offers(trial)
    assert "Seat 2 is free: Bea is away." in text_of(offer.panel)
    assert "now play on seat 2" in await take(trial, 5, table)


@pytest.mark.parametrize("departed", [False, True])
async def test_a_departed_user_is_not_mentioned(trial: Trial, departed: bool) -> None:
    """Neither in a call nor with a board; others still are. A computer keeps the seat, and others may take it."""
    table = await trial.begun(ANNA, BEA)
    for user in (ANNA, BEA):
        await trial.service.registry.people.change(user, dms="closed")
    trial.messenger.strangers |= {(GUILD, BEA)} if departed else set()
    trial.clock.time += HOUR
    trial.messenger.shown.clear()
    for _ in range(3):  # in the third phase Anna chooses last, so that a message calls for Bea
        await to_next_phase(trial, table)
        await trial.settle(5)
    pinged = {user for _, panel in trial.messenger.shown for user in panel.pings}
    assert pinged == ({ANNA} if departed else {ANNA, BEA})
    live, row = await trial.live(table), await seek_of(trial, table)
    assert (live.seats[1].user_id, live.has_stand_in(1)) == (BEA, departed)
    assert (row is not None and row.since is not None) is departed


async def test_each_user_is_asked_for_once_an_hour(trial: Trial) -> None:
    """However often they would be mentioned."""
    departures = trial.service.departures
    asked = count_asks(trial)
    for _ in range(3):
        assert not await departures.has_left(GUILD, BEA)
    assert len(asked) == 1
    trial.clock.time += HOUR
    trial.messenger.strangers.add((GUILD, BEA))
    assert await departures.has_left(GUILD, BEA)
    assert len(asked) == 2


async def test_who_may_be_there_is_treated_so(trial: Trial) -> None:
    """If Discord does not answer, nobody loses a seat, and time up stays what it was."""
    table = await paced(trial, "3h", ANNA, BEA, DIRK)
    trial.messenger.strangers.add((GUILD, BEA))
    asked = count_asks(trial, fail=True)
    await later(trial, 3 * HOUR)
    await trial.settle(5)
    assert asked
    assert not (await trial.live(table)).has_stand_in(1)
    assert offers(trial) == []


async def test_who_comes_back_has_the_seat_again(trial: Trial) -> None:
    """By any press, as after any absence."""
    table = await paced(trial, "3h", ANNA, BEA, DIRK)
    trial.messenger.strangers.add((GUILD, BEA))
    await later(trial, 3 * HOUR)
    await trial.settle(5)
    trial.messenger.strangers.clear()
    await trial.commands.table_back(caller(BEA), table)
    live = await trial.live(table)
    assert not live.has_stand_in(1)
    assert await seek_of(trial, table) is None
