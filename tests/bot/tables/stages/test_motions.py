"""Votes: how long they last, what ends them, and whose presses count."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.ports.clock import DAY, HOUR, MINUTE
from bot.tables.ports.component_id import ComponentId
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, EMIL, GUILD, PLACE, Trial, caller, press_of, text_of
from tests.bot.tables.playing import check_all, play_out, to_next_phase
from tests.bot.tables.timing import pass_time
from tests.bot.tables.voting import answer, ballots, propose_undo, replace, told, verbs_of


async def abandon(trial: Trial, user: int, table: str, **fields: object) -> str:
    """Use `/table abandon`, and deliver."""
    return await told(trial, user, await trial.commands.table_abandon(caller(user, **fields), table))


async def rung(trial: Trial, milliseconds: int) -> None:
    """Let time pass, ring what is due, and deliver."""
    await pass_time(trial, milliseconds)
    await trial.service.timer.ring_due()
    await trial.settle()


@pytest.mark.parametrize(("language", "said"), [("en", "has run out. The game goes on"), ("de", "ist abgelaufen")])
async def test_a_vote_runs_out(trial: Trial, language: str, said: str) -> None:
    """After a day its message says so and has no buttons; the next vote starts afresh with a message of its own."""
    table = await trial.lobby(ANNA, BEA, CEM)
    await trial.press(ANNA, ComponentId(table, "language"), language)
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
    trial.service.registry.forget_all()
    await abandon(trial, ANNA, table)
    await rung(trial, 5 * MINUTE)
    assert ballots(trial) == []


async def expires_at(trial: Trial, table: str, kind: str = "abandon") -> int:
    """Return until when a motion can be voted on, in memory as in the database."""
    async with trial.store.read() as tx:
        stored = {motion.kind: motion for motion in await tx.motions.of_table(table)}
    assert stored == (await trial.live(table)).motions
    return stored[kind].expires_at


async def test_a_vote_does_not_run_while_the_bot_is_down(trial: Trial) -> None:
    """After days it has the time that it had, also if no clock runs; then it runs out."""
    table = await trial.begun(ANNA, BEA)
    await trial.commands.table_pace(caller(ANNA), "none", table)
    await abandon(trial, ANNA, table)
    before = await expires_at(trial, table)
    await rung(trial, 20 * HOUR)
    await trial.stop()
    trial.clock.time += 9 * DAY
    await trial.start()
    assert await expires_at(trial, table) == before + 9 * DAY
    await rung(trial, 4 * HOUR - MINUTE)
    assert len(ballots(trial)) == 1
    await rung(trial, MINUTE)
    assert ballots(trial) == []
    assert (await trial.live(table)).motions["abandon"].outcome == "expired"


async def test_after_a_crash_a_vote_has_a_minute_too_much_at_most(trial: Trial) -> None:
    """It is noted until when votes have run, though no clock does; one that is newer counts from its beginning."""
    table = await trial.begun(ANNA, BEA, CEM)
    await trial.commands.table_pace(caller(ANNA), "none", table)
    await abandon(trial, ANNA, table)
    before = await expires_at(trial, table)
    await rung(trial, 20 * HOUR)
    trial.clock.time += MINUTE - 10
    await trial.dispatcher.handlers.votes.vote(caller(ANNA), table, "pause")
    trial.service.registry.offline = True  # killed: nothing is noted any more
    await trial.stop()
    trial.clock.time += 3 * HOUR
    await trial.start()
    assert before + 3 * HOUR <= await expires_at(trial, table) <= before + 3 * HOUR + MINUTE
    assert await expires_at(trial, table, "pause") == trial.clock.now() + DAY


async def test_a_vote_does_not_run_while_discord_is_away(trial: Trial) -> None:
    """Nothing expires meanwhile; hearing of it twice moves nothing twice."""
    table = await trial.begun(ANNA, BEA)
    await abandon(trial, ANNA, table)
    before = await expires_at(trial, table)
    for _ in range(2):
        await trial.away()
    await rung(trial, 2 * DAY)
    assert await expires_at(trial, table) == before
    for _ in range(2):
        await trial.back()
    assert await expires_at(trial, table) == pytest.approx(before + 2 * DAY, abs=trial.behind)
    await rung(trial, DAY - MINUTE)
    assert len(ballots(trial)) == 1
    await rung(trial, MINUTE + trial.behind)
    assert ballots(trial) == []


@pytest.mark.parametrize("gone", ["left", "missing"])
async def test_votes_of_a_guild_that_is_gone_stand_still(trial: Trial, gone: str) -> None:
    """Whether it has removed the bot or is out of order, and also over a restart; one begun meanwhile waits too."""
    table = await trial.begun(ANNA, BEA, CEM)
    await abandon(trial, ANNA, table)
    await rung(trial, HOUR)
    left = await expires_at(trial, table) - trial.clock.now()
    await getattr(trial.guilds, gone)(GUILD)
    if gone == "guild_missing":
        await trial.dispatcher.handlers.votes.vote(caller(ANNA), table, "pause")
    await rung(trial, 2 * DAY)
    await trial.restart()
    await rung(trial, 2 * DAY)
    await trial.guilds.back(GUILD)
    assert await expires_at(trial, table) == trial.clock.now() + left
    if gone == "guild_missing":
        assert await expires_at(trial, table, "pause") == trial.clock.now() + DAY
    await rung(trial, left - MINUTE)
    assert [motion.outcome for motion in (await trial.live(table)).motions.values()] in ([None], [None, None])
    await rung(trial, MINUTE)
    assert (await trial.live(table)).motions["abandon"].outcome == "expired"


@pytest.mark.sqlite  # over PostgreSQL no time is moved while somebody holds a table
async def test_a_vote_that_comes_in_while_times_move_moves_none_back(trial: Trial) -> None:
    """A user's agreement is read before all votes are moved, and stored after that."""
    table = await trial.begun(ANNA, BEA, CEM, DIRK)
    await abandon(trial, ANNA, table)
    before = await expires_at(trial, table)
    await trial.away()
    trial.clock.time += DAY
    voting = trial.dispatcher.handlers.votes.voting
    async with trial.service.registry.table(table) as live:
        async with trial.store.write():
            moving = asyncio.create_task(trial.back())
            await asyncio.sleep(0.01)
            agreeing = asyncio.create_task(voting.agree(live, live.motions["abandon"], 2))
            await asyncio.sleep(0.01)
        await asyncio.gather(moving, agreeing)
        assert (live.motions["abandon"].votes, live.motions["abandon"].expires_at) == ("[0, 2]", before + DAY)
    trial.service.registry.forget_all()
    assert await expires_at(trial, table) == before + DAY


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
                given = text_of(await trial.press(user, ComponentId(table, verb, None, 7, value)))
                assert "vote is over" in given or "do not sit" in given
    await abandon(trial, ANNA, table)
    for verb in ("accept", "refuse"):
        given = text_of(await trial.press(BEA, ComponentId(table, verb, None, None, "abandon")))
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
    await play_out(trial, table)
    await trial.settle(5)
    assert (await trial.live(table)).row.stage == "ended"
    assert "is over" in text_of(vote.panel)
    assert ballots(trial) == []
    assert await trial.outbox(table) == []


async def test_a_pause_is_decided_by_more_than_half(trial: Trial) -> None:
    """Once two of three want it, the clocks stand; its message says that the vote has passed."""
    table = await trial.begun(ANNA, BEA, CEM)
    votes = trial.dispatcher.handlers.votes
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
    await trial.commands.table_pause(caller(ANNA), table)
    await trial.dispatcher.handlers.votes.vote(caller(BEA), table, "pause")
    live = await trial.live(table)
    assert live.motions["pause"].outcome == "moot"
    assert live.row.paused_at is not None


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        ("abandon", {ANNA, CEM, DIRK}),
        ("pause", {ANNA, CEM, DIRK}),
        ("undo", {ANNA, CEM, DIRK}),
        ("replace", {ANNA, CEM, DIRK, EMIL}),
        ("wish", {EMIL}),
    ],
)
async def test_a_vote_mentions_once_whose_answer_is_missing(trial: Trial, kind: str, asked: set[int]) -> None:
    """The user who is to give a seat is mentioned too, as their word is enough; the one who proposed it is not."""
    table = await trial.begun(ANNA, BEA, CEM, DIRK)
    await to_next_phase(trial, table)
    if kind == "undo":
        await propose_undo(trial, BEA, table)
    elif kind in ("replace", "wish"):
        await replace(trial, BEA, table, EMIL, "Cem" if kind == "replace" else None)
    else:
        await told(trial, BEA, await getattr(trial.commands, f"table_{kind}")(caller(BEA), table))
    (vote,) = ballots(trial)
    assert set(vote.panel.pings) == asked
    assert len(vote.panel.pings) == len(asked)
    if kind in ("abandon", "pause", "undo"):
        await told(trial, DIRK, await trial.press(DIRK, press_of(vote.panel, verbs_of(vote)[0])))
        assert set(vote.panel.pings) == asked - {DIRK}
    posted = [panel for where, panel in trial.messenger.shown if where == PLACE and BALLOT[kind] in text_of(panel)]
    assert len([message for message in trial.messenger.inside(PLACE) if BALLOT[kind] in text_of(message.panel)]) == 1
    assert len(posted) == vote.edits + 1


BALLOT = {
    "abandon": "to abandon this game",
    "pause": "to pause this game",
    "undo": "take back their last choice",
    "replace": "take over the seat",
    "wish": "to hand the seat to",
}


async def test_the_own_panel_says_whose_vote_is_missing(trial: Trial) -> None:
    """In a line of its own, also on a message that is there already, until its user has voted or the vote is over."""
    table = await trial.begun(ANNA, BEA, CEM)
    await to_next_phase(trial, table)

    async def told_to() -> set[int]:
        await trial.settle(5)
        shown = {user: text_of(trial.messenger.dms(user)[-1].panel) for user in (ANNA, BEA, CEM)}
        looked = {user: text_of(await trial.press(user, ComponentId(table, "move"))) for user in shown}
        line = "Bea asks to undo: vote at the table."
        found = {user for user, text in shown.items() if line in text}
        assert found == {user for user, text in looked.items() if line in text}
        return found

    assert await told_to() == set()
    await propose_undo(trial, BEA, table)
    assert await told_to() == {ANNA, CEM}
    await answer(trial, ANNA, "agree")
    assert await told_to() == {CEM}
    await answer(trial, CEM, "refuse")
    assert await told_to() == set()
