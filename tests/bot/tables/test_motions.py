"""Votes: how long they last, what ends them, and whose presses count."""

from __future__ import annotations

import pytest

from bot.tables.basics import DAY, MINUTE
from bot.tables.press import Press
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, EMIL, Trial, caller, press_of, text_of
from tests.bot.tables.playing import check_all, play_on
from tests.bot.tables.voting import PLACE, answer, ballots, told


async def abandon(trial: Trial, user: int, table: str, **fields: object) -> str:
    """Use `/table abandon`, and deliver."""
    return await told(trial, user, await trial.desk.table_abandon(caller(user, **fields), table))


async def rung(trial: Trial, milliseconds: int) -> None:
    """Let time pass, ring what is due, and deliver."""
    trial.clock.time += milliseconds
    await trial.service.timer.rung()
    await trial.settle()


@pytest.mark.parametrize(("language", "said"), [("en", "has run out. The game goes on"), ("de", "ist abgelaufen")])
async def test_a_vote_runs_out(trial: Trial, language: str, said: str) -> None:
    """After a day its message says so and has no buttons; the next vote begins anew with a message of its own."""
    table = await trial.lobby(ANNA, BEA, CEM)
    await trial.press(ANNA, Press(table, "language"), language)
    await trial.begin(table, ANNA)
    await abandon(trial, ANNA, table)
    (vote,) = ballots(trial)
    await rung(trial, DAY - 5_000)
    assert ballots(trial) == [vote]
    await rung(trial, 5_000)
    assert ballots(trial) == []
    assert said in text_of(vote.panel)
    count = len(trial.messenger.inside(PLACE))
    await abandon(trial, BEA, table)
    assert len(trial.messenger.inside(PLACE)) == count + 1
    assert "Bea" in text_of(ballots(trial)[-1].panel)
    assert "Anna" not in text_of(ballots(trial)[-1].panel)
    assert (await trial.live(table)).row.stage == "playing"
    check_all(trial)


async def test_a_live_table_votes_for_five_minutes(trial: Trial) -> None:
    """Where a decision takes two minutes nobody waits a day."""
    table = await trial.begun(ANNA, BEA)
    async with trial.store.write() as tx:
        await tx.tables.change(table, pace=2 * MINUTE)
    trial.service.house.forget_all()
    await abandon(trial, ANNA, table)
    await rung(trial, 5 * MINUTE)
    assert ballots(trial) == []


async def test_a_vote_that_ran_out_while_the_bot_was_down_is_over_at_its_start(trial: Trial) -> None:
    """The timer looks once it begins."""
    table = await trial.begun(ANNA, BEA)
    await abandon(trial, ANNA, table)
    await trial.stop()
    trial.clock.time += 2 * DAY
    await trial.start()
    await trial.settle()
    for _ in range(50):
        if not ballots(trial):
            break
        await trial.settle()
    assert ballots(trial) == []
    assert (await trial.live(table)).motions["abandon"].outcome == "expired"


async def test_presses_of_a_vote_that_is_over_count_for_nothing(trial: Trial) -> None:
    """The old button gets a friendly answer, in the presser's language; it opens no new vote."""
    table = await trial.begun(ANNA, BEA, CEM)
    await abandon(trial, ANNA, table)
    press = press_of(ballots(trial)[-1].panel, "abandon")
    await rung(trial, DAY)
    assert "This vote is over." in text_of(await trial.press(BEA, press))
    assert "Diese Abstimmung ist vorbei." in text_of(await trial.press(BEA, press, locale="de"))
    assert (await trial.live(table)).motions["abandon"].outcome == "expired"


async def test_forged_presses_are_answered(trial: Trial) -> None:
    """Votes that never were, and seats that nobody has offered, are no way in."""
    table = await trial.begun(ANNA, BEA, CEM)
    for verb in ("agree", "accept", "refuse", "abandon"):
        for value in ("", "undo", "replace-0", "replace-x", "nonsense"):
            for user in (ANNA, EMIL):
                given = text_of(await trial.press(user, Press(table, verb, None, 7, value)))
                assert "vote is over" in given or "do not sit" in given
    await abandon(trial, ANNA, table)
    for verb in ("accept", "refuse"):
        given = text_of(await trial.press(BEA, Press(table, verb, None, None, "abandon")))
        assert "offered to somebody else" in given or "comes to nothing" in given
    live = await trial.live(table)
    assert (live.names, live.motions["abandon"].votes) == (("Anna", "Bea", "Cem"), "[0]")


async def test_a_doubled_vote_counts_once(trial: Trial) -> None:
    """Pressing again tells how the vote stands."""
    table = await trial.begun(ANNA, BEA, CEM, DIRK)
    await abandon(trial, ANNA, table)
    for _ in range(3):
        assert "2 of 3" in await answer(trial, BEA, "abandon")
    assert (await trial.live(table)).row.stage == "playing"


async def test_the_end_of_the_game_ends_its_votes(trial: Trial) -> None:
    """The message says that it is over before the place is closed."""
    table = await trial.begun(ANNA, BEA, CEM)
    await abandon(trial, ANNA, table)
    (vote,) = ballots(trial)
    await play_on(trial, table)
    await trial.settle(5)
    assert (await trial.live(table)).row.stage == "ended"
    assert "is over" in text_of(vote.panel)
    assert ballots(trial) == []
    assert await trial.outbox(table) == []


async def test_a_pause_is_decided_by_more_than_half(trial: Trial) -> None:
    """Once two of three want it, the clocks stand; its message says that the vote has passed."""
    table = await trial.begun(ANNA, BEA, CEM)
    votes = trial.desk.votes
    assert "1 of 2" in await told(trial, ANNA, await votes.vote(caller(ANNA), table, "pause"))
    assert "Anna wants to pause" in text_of(ballots(trial)[-1].panel)
    assert (await trial.live(table)).row.paused_at is None
    assert "has passed" in await answer(trial, BEA, "agree")
    live = await trial.live(table)
    assert live.row.paused_at == pytest.approx(trial.clock.now(), abs=5_000)
    assert live.motions["pause"].outcome == "passed"
    assert ballots(trial) == []


async def test_a_vote_for_a_pause_that_is_there_already_is_over(trial: Trial) -> None:
    """Opened in the moment in which the host pauses, it pauses nothing a second time."""
    table = await trial.begun(ANNA, BEA, CEM)
    await trial.desk.table_pause(caller(ANNA), table)
    await trial.desk.votes.vote(caller(BEA), table, "pause")
    live = await trial.live(table)
    assert live.motions["pause"].outcome == "moot"
    assert live.row.paused_at is not None
