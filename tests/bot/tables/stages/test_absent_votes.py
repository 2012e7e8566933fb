"""Votes and absent users: those who are back vote, others do not count; a resting game is not kept for ever."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.core.seats import hand_over, reseat
from bot.tables.core.table import Table
from bot.tables.stages.votes import Voting
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, PLACE, Trial, caller, press_of, text_of
from tests.bot.tables.playing import act, boards, check_all
from tests.bot.tables.timing import DAY, HOUR, later, lines_with, paced
from tests.bot.tables.voting import ballots


async def away(trial: Trial, table: str, seat: int = 1) -> None:
    """Let a computer keep a seat."""
    async with trial.service.registry.table(table) as live, trial.store.write() as tx:
        kept = replace(live.seats[seat], computer="normal")
        await hand_over(tx, live, kept, trial.clock.now())
        reseat(live, kept)


async def test_whoever_votes_is_back(trial: Trial) -> None:
    """With a voice, the seat, and the briefing; the vote counts at once."""
    table = await paced(trial, "3h", ANNA, BEA, CEM)
    await away(trial, table)
    await trial.commands.table_pause(caller(CEM), table)
    await trial.settle(3)
    assert (await trial.live(table)).row.paused_at is None
    press = press_of(trial.messenger.inside(PLACE)[-1].panel, "agree")
    answer = text_of(await trial.press(BEA, press))
    assert "Welcome back" in answer
    assert "vote for a pause has passed" in answer
    live = await trial.live(table)
    assert (live.seats[1].computer, live.row.paused_at is None) == (None, False)
    check_all(trial)


async def test_nobody_goes_back_behind_the_back_of_the_absent(trial: Trial) -> None:
    """Users who go back know what came, so an undo waits for the consent of a user who is away."""
    table = await paced(trial, "3h", ANNA, BEA)
    for user in (ANNA, BEA):
        await act(trial, user, table)
    await away(trial, table)
    version = (await trial.live(table)).row.version
    answer = text_of(await trial.commands.table_undo(caller(ANNA), table))
    assert "1 of 2 agree" in answer
    assert (await trial.live(table)).row.version >= version
    assert (await trial.live(table)).motions["undo"].outcome is None


async def test_a_game_does_not_rest_for_ever(trial: Trial) -> None:
    """Half a year after the last user went away it is abandoned; one at which somebody plays is not."""
    rests, played = [await paced(trial, "none", ANNA, BEA) for _ in range(2)]
    await away(trial, played)
    for seat in (1, 0):
        trial.clock.time += DAY
        await away(trial, rests, seat)
    trial.clock.time += 179 * DAY
    await trial.service.cleanup.look()
    assert (await trial.live(rests)).row.stage == "playing"
    trial.clock.time += DAY
    await trial.service.cleanup.look()
    await trial.settle()
    assert [(await trial.live(table)).row.stage for table in (rests, played)] == ["abandoned", "playing"]
    assert "This game was abandoned." in boards(trial, PLACE)[-1]


async def almost_absent(trial: Trial) -> str:
    """Begin a table of four at which everybody but Bea has chosen, who has missed two decisions."""
    table = await paced(trial, "3h", ANNA, BEA, CEM, DIRK)
    async with trial.service.registry.table(table) as live, trial.store.write() as tx:
        row = replace(live.seats[1], missed=2)
        await tx.tables.put_seat(row)
        reseat(live, row)
    for user in (ANNA, CEM, DIRK):
        await act(trial, user, table)
    return table


@pytest.mark.parametrize("killed", [False, True])
async def test_a_vote_passes_when_who_is_missing_does_not_count_any_more(trial: Trial, killed: bool) -> None:
    """Three of four had to agree, two of three are enough; also if the bot dies before it has weighed that."""
    table = await almost_absent(trial)
    for user in (ANNA, CEM):
        await trial.commands.table_abandon(caller(user), table)
    if killed:
        trial.service.computers.voting = Voting(trial.service.registry)
        trial.service.computers.voting.resolve = _forgotten  # type: ignore[method-assign]  # it was killed before
    await later(trial, 3 * HOUR)
    live = await trial.live(table)
    assert live.has_stand_in(1)
    assert (live.row.stage, live.motions["abandon"].outcome) == (
        ("playing", None) if killed else ("abandoned", "passed")
    )
    if killed:
        await trial.restart()
        await trial.settle(5)
    live = await trial.live(table)
    assert (live.row.stage, live.motions["abandon"].outcome) == ("abandoned", "passed")
    assert lines_with(trial, PLACE, "abandoned")
    check_all(trial)


async def _forgotten(table: Table) -> None:
    """Weigh nothing."""


async def test_the_message_of_a_vote_follows_who_is_here(trial: Trial) -> None:
    """It says how many must agree when a user falls absent, and when they are back; then it goes on as before."""
    table = await almost_absent(trial)
    await trial.commands.table_abandon(caller(ANNA), table)
    await trial.settle(4)
    (ballot,) = ballots(trial)
    assert "1 of 3" in text_of(ballot.panel)
    await later(trial, 3 * HOUR)
    assert "1 of 2" in text_of(ballot.panel)
    await trial.commands.table_back(caller(BEA), table)
    await trial.settle(4)
    assert "1 of 3" in text_of(ballot.panel)
    for user, stage in ((CEM, "playing"), (BEA, "abandoned")):
        await trial.commands.table_abandon(caller(user), table)
        assert (await trial.live(table)).row.stage == stage


async def test_leaving_is_counted_in_the_message_of_a_vote(trial: Trial) -> None:
    """A user who has left has no vote."""
    table = await almost_absent(trial)
    await trial.commands.table_abandon(caller(ANNA), table)
    await trial.settle(4)
    await trial.leave(DIRK, table)
    await trial.settle(4)
    assert "1 of 2" in text_of(ballots(trial)[-1].panel)
