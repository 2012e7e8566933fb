"""The end of a game in the books: places, shares of those who held a seat, and ratings."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.finished.results import (
    MU,
    SIGMA,
    Party,
    beginner,
    displayed_rating,
    main_party,
    new_ratings,
    places,
    shares,
)
from bot.tables.ports.component_id import ComponentId
from games.kernel.state import Result
from storage.rows import EntryRow, HolderRow, RatingRow, ResultRow
from tests.bot.tables.doubles import ANNA, BEA, CEM, GUILD, Trial, caller
from tests.bot.tables.playing import play_on, play_out
from tests.bot.tables.voting import answer
from tests.bot.tables.voting import replace as replace_seat

COMPUTER = Party(computer="normal")


async def results(trial: Trial, table: str) -> list[ResultRow]:
    """Read a table's results."""
    async with trial.store.read() as tx:
        return await tx.results.of_table(table)


async def ratings(trial: Trial, *users: int) -> list[RatingRow | None]:
    """Read users' ratings at Tallinn."""
    async with trial.store.read() as tx:
        return [await tx.results.rating(GUILD, "tallinn", user) for user in users]


# By themselves


@pytest.mark.parametrize(
    ("scores", "winners", "decided", "expected"),
    [
        ((40, 50, 30), (1,), "", [2, 1, 3]),
        ((40, 50, 40), (1,), "", [2, 1, 2]),
        ((50, 50, 30), (0,), "", [1, 2, 3]),
        ((50, 50, 30), (0, 1), "", [1, 1, 3]),
        ((9, 3, 5), (1,), "decided-feast", [2, 1, 2]),
        ((9, 3, 5), (), "decided-nobody", [2, 2, 2]),
    ],
)
def test_places_follow_the_result(
    scores: tuple[int, ...], winners: tuple[int, ...], decided: str, expected: Any
) -> None:
    """Winners are first also by tie-break; equal scores share; if scores decide nothing, all others share."""
    assert places(Result(scores, winners, "", decided)) == expected


def holder(number: int, version: int, user_id: int | None, computer: str | None = None) -> HolderRow:
    """Make a holder of seat 0."""
    return HolderRow(table_id="T", seat=0, number=number, version=version, user_id=user_id, computer=computer, at=0)


def entry(version: int, ask: int, *, stand_in: bool = False) -> EntryRow:
    """Make a choice of seat 0."""
    return EntryRow(
        table_id="T",
        number=version - 1,
        version=version,
        seat=0,
        choice="x",
        ask=ask,
        drawn="[]",
        events="[]",
        barrier=False,
        rules_version=1,
        at=0,
        stand_in=stand_in,
    )


def test_choices_count_for_whoever_held_the_seat() -> None:
    """A choice belongs to the holder of the state it was made in; a changed sealed choice counts once."""
    holders = [holder(0, 1, ANNA), holder(1, 5, BEA)]
    made = [entry(2, 1), entry(3, 1), entry(5, 2), entry(6, 3), entry(7, 4), entry(8, 5)]
    assert shares(holders, made) == {Party(ANNA): 40, Party(BEA): 60}
    assert main_party(shares(holders, made)) == Party(BEA)


def test_stand_ins_count_for_the_computer() -> None:
    """One decision in the user's place, or all while a computer keeps the seat; the user keeps the seat's name."""
    holders = [holder(0, 1, ANNA), holder(1, 4, ANNA, "normal"), holder(2, 6, ANNA)]
    made = [entry(2, 1), entry(3, 2, stand_in=True), entry(5, 3), entry(6, 4), entry(7, 5)]
    assert shares(holders, made) == {COMPUTER: 60, Party(ANNA): 40}
    assert main_party({COMPUTER: 50, Party(ANNA): 50}) == Party(ANNA)


def test_a_seat_without_a_majority_counts_for_nobody() -> None:
    """Of three holders none may have made half of the choices; of two halves the one who finished has it."""
    thirds = [holder(0, 1, ANNA), holder(1, 2, BEA), holder(2, 3, CEM)]
    assert main_party(shares(thirds, [entry(2, 1), entry(3, 2), entry(4, 3)])) is None
    assert main_party(shares(thirds[:2], [entry(2, 1), entry(3, 2)])) == Party(BEA)
    assert shares(thirds[:2], []) == {Party(ANNA): 0, Party(BEA): 100}


def test_everybody_begins_at_a_thousand() -> None:
    """A winner goes up, a loser down, a draw of equals moves nobody apart; streaks are counted."""
    first, second = (beginner(GUILD, "towers", user) for user in (ANNA, BEA))
    assert (displayed_rating(first), first.mu, first.sigma) == (1000, MU, SIGMA)
    up, down = new_ratings([first, second], [1, 2], [True, False])
    assert displayed_rating(up) > 1000 > displayed_rating(down)
    assert (up.games, up.wins, up.streak, up.best, down.streak) == (1, 1, 1, 1, 0)
    lost, _ = new_ratings([up, down], [2, 1], [False, True])
    assert (lost.games, lost.wins, lost.streak, lost.best) == (2, 1, 0, 1)
    left, right = new_ratings([first, second], [1, 1], [True, True])
    assert (left.mu, left.sigma) == pytest.approx((right.mu, right.sigma))


# At a table


async def test_the_end_is_written_with_the_last_choice(trial: Trial) -> None:
    """Results and ratings of all seats are there as soon as the game is over, and not before."""
    table = await trial.begun(ANNA, BEA, CEM)
    await play_on(trial, table, most=6)
    assert await results(trial, table) == []
    await play_out(trial, table)
    result = (await trial.live(table)).require_match().state.outcome
    rows = await results(trial, table)
    assert [row.user_id for row in rows] == [ANNA, BEA, CEM]
    assert [row.points for row in rows] == list(result.scores)
    assert [row.place for row in rows] == places(result)
    assert {(row.share, row.rated, row.game, row.guild_id, row.at) for row in rows} == {
        (100, True, "tallinn", GUILD, trial.clock.now())
    }
    after = await ratings(trial, ANNA, BEA, CEM)
    assert [row.wins for row in after if row] == [int(row.won) for row in rows]
    best = max(after, key=lambda row: row.mu if row else 0)
    assert best
    assert best.user_id == next(row.user_id for row in rows if row.won)


async def test_two_games_of_one_rating(trial: Trial) -> None:
    """The second game goes on from the rating after the first."""
    for _ in range(2):
        await play_on(trial, await trial.begun(ANNA, BEA))
    assert [row.games for row in await ratings(trial, ANNA, BEA) if row] == [2, 2]


async def test_a_table_with_a_computer_is_unrated(trial: Trial) -> None:
    """Its results are kept, also the computer's, which has no user; a seat that was left in mid-game is one too."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    await trial.begin(table, ANNA)
    await play_out(trial, table)
    left = await trial.begun(ANNA, BEA, CEM)
    await play_on(trial, left, most=6)
    await trial.leave(CEM, left)
    await trial.settle()
    await play_out(trial, left)
    rows = await results(trial, table)
    assert [(row.user_id, row.computer, row.share) for row in rows] == [
        (ANNA, None, 100),
        (BEA, None, 100),
        (None, "normal", 100),
    ]
    parted = [(row.user_id, row.computer) for row in await results(trial, left) if row.seat == 2]
    assert parted == [(CEM, None), (None, "normal")]
    assert not any(row.rated for row in [*rows, *await results(trial, left)])
    assert await ratings(trial, ANNA, BEA, CEM) == [None, None, None]


async def test_a_replaced_seat_is_rated_for_who_played_most(trial: Trial) -> None:
    """The other one has a result with their share, and no rating."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table, most=4)
    await replace_seat(trial, BEA, table, CEM)
    await answer(trial, CEM, "accept")
    await play_out(trial, table)
    rows = [row for row in await results(trial, table) if row.seat == 1]
    assert [(row.user_id, row.rated) for row in rows] == [(BEA, False), (CEM, True)]
    assert 0 < rows[0].share < 50 < rows[1].share
    assert len({(row.place, row.points, row.won) for row in rows}) == 1
    anna, bea, cem = await ratings(trial, ANNA, BEA, CEM)
    assert bea is None
    assert anna
    assert cem


async def test_who_wants_no_rating_makes_the_table_unrated(trial: Trial) -> None:
    """The others are not rated against somebody who does not show, either."""
    table = await trial.begun(ANNA, BEA)
    await trial.service.registry.people.change(BEA, unrated=True)
    await play_out(trial, table)
    assert [row.rated for row in await results(trial, table)] == [False, False]
    assert await ratings(trial, ANNA, BEA) == [None, None]


async def test_an_abandoned_game_has_no_result(trial: Trial) -> None:
    """Nobody wins or loses what was given up."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table, most=6)
    for user in (ANNA, BEA):
        await trial.commands.table_abandon(caller(user), table)
    assert (await trial.live(table)).row.stage == "abandoned"
    assert await results(trial, table) == []


async def test_a_user_deleted_in_mid_game_has_no_result(trial: Trial) -> None:
    """Their choices stay nobody's, the computer's are its own, and nothing is rated."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table, most=6)
    await trial.press(BEA, ComponentId("", "delete_me"))
    await trial.settle()
    await play_out(trial, table)
    rows = await results(trial, table)
    assert [(row.user_id, row.computer) for row in rows] == [(ANNA, None), (None, None), (None, "normal")]
    assert not any(row.rated for row in rows)
    assert 0 < rows[1].share < 100
    assert rows[1].share + rows[2].share in (99, 100)
