"""`/stats` and `/leaderboard`: private, of one guild, without those who do not want it."""

from __future__ import annotations

import pytest

from bot.tables.finished.results import beginner, displayed_rating
from bot.tables.handlers.standings import Record, record_of
from bot.tables.ports.component_id import ComponentId
from storage.rows import GuildRow, RatingRow, ResultRow
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, GUILD, Trial, caller, text_of
from tests.bot.tables.playing import check_limits, play_out


def result(number: int, user: int, *, won: bool, **fields: object) -> ResultRow:
    """Make a result of Tallinn."""
    given: dict[str, object] = {
        "table_id": f"R{number}",
        "seat": user - ANNA,
        "number": 0,
        "user_id": user,
        "won": won,
        "at": number,
        "guild_id": GUILD,
        "game": "tallinn",
        "computer": None,
        "place": 1 if won else 2,
        "points": 30 + number,
        "share": 100,
        "rated": True,
    }
    return ResultRow(**given | fields)  # type: ignore[arg-type]  # a test names fields it knows


async def played(trial: Trial, user: int, outcomes: str, **fields: object) -> None:
    """Keep a user's results, `w` for each won game."""
    async with trial.store.write() as tx:
        await tx.people.save_guild(GuildRow(guild_id=GUILD))
        rows = [result(number, user, won=outcome == "w", **fields) for number, outcome in enumerate(outcomes)]
        await tx.results.add(rows)


async def rate(trial: Trial, user: int, mu: float, games: int = 5, game: str = "tallinn") -> RatingRow:
    """Keep a user's rating."""
    row = RatingRow(guild_id=GUILD, game=game, user_id=user, mu=mu, sigma=2.0, games=games, wins=2)
    async with trial.store.write() as tx:
        await tx.people.save_guild(GuildRow(guild_id=GUILD))
        await tx.results.put_rating(row)
    return row


def test_streaks_are_counted_from_the_oldest_on() -> None:
    """The streak is the one that lasts, the best one is the longest of all."""
    rows = [result(number, ANNA, won=outcome == "w") for number, outcome in enumerate("wwwlwl")]
    assert record_of(rows) == Record(games=6, wins=4, streak=0, best=3, rated=6)
    assert record_of(rows[:5]).streak == 1


async def test_stats_of_a_real_game(trial: Trial) -> None:
    """After a game both see it, in their language, with the rating; nobody else sees the answer."""
    table = await trial.begun(ANNA, BEA)
    await play_out(trial, table)
    live = await trial.live(table)
    scores = live.require_match().state.outcome.scores
    english = await trial.commands.stats(caller(ANNA))
    german = await trial.commands.stats(caller(CEM, locale="de"), BEA)
    for answer, user, seat in ((english, ANNA, 0), (german, BEA, 1)):
        assert not answer.public
        assert answer.panel
        check_limits(answer.panel)
        assert f"<@{user}>" in text_of(answer)
        assert str(scores[seat]) in text_of(answer)
        assert not answer.panel.pings
    assert "One game, 1 rated" in text_of(english)
    assert "Ein Spiel, 1 gewertet" in text_of(german)
    async with trial.store.read() as tx:
        rating = await tx.results.rating(GUILD, "tallinn", ANNA) or beginner(0, "", 0)
    assert f"rating **{displayed_rating(rating)}**" in text_of(english)


async def test_stats_sum_up(trial: Trial) -> None:
    """Win rate, streaks, mean points and the last five games, newest first."""
    await played(trial, ANNA, "lwwlww")
    text = text_of(await trial.commands.stats(caller(ANNA)))
    assert "6 games, 6 rated · 4 wins (67%)" in text
    assert "Wins in a row: 2, best so far: 2" in text
    assert "**Tallinn**: 6 games, 32 points on average" in text
    assert text.count("**won** with") == 4
    assert text.index("with 35 points") < text.index("place 2 with 33 points") < text.index("with 31 points")
    assert "with 30 points" not in text


@pytest.mark.parametrize(
    ("points", "said"), [(30, "30 points"), (1, "1 point"), (0, "0 points"), (-3, "\N{MINUS SIGN}3 points")]
)
async def test_the_mean_of_a_single_game_is_its_points(trial: Trial, points: int, said: str) -> None:
    """One game counts as one."""
    await played(trial, ANNA, "w", points=points)
    assert f"**Tallinn**: one game, {said} on average" in text_of(await trial.commands.stats(caller(ANNA)))


async def test_stats_of_one_game_and_one_guild(trial: Trial) -> None:
    """Another game's results are left out on request, another guild's always; an unknown game is refused."""
    await played(trial, ANNA, "ww")
    async with trial.store.write() as tx:
        await tx.results.add([result(9, ANNA, won=False, game="ulm"), result(10, ANNA, won=True, share=40)])
    assert "3 games" in text_of(await trial.commands.stats(caller(ANNA)))
    assert "2 games" in text_of(await trial.commands.stats(caller(ANNA), None, "tallinn"))
    assert "no results" in text_of(await trial.commands.stats(caller(ANNA, guild_id=77)))
    assert "There is no game" in text_of(await trial.commands.stats(caller(ANNA), None, "chess"))
    assert "only on a server" in text_of(await trial.commands.stats(caller(ANNA, guild_id=None)))


async def test_who_opts_out_disappears_at_once(trial: Trial) -> None:
    """Others then read the same as of somebody who never played; the user alone still sees the own results."""
    await played(trial, BEA, "ww")
    await rate(trial, BEA, 30)
    await rate(trial, CEM, 28)
    assert "2 games" in text_of(await trial.commands.stats(caller(ANNA), BEA))
    answer = await trial.commands.me(caller(BEA), ratings="off")
    assert "results and ratings: off" in text_of(answer)
    hidden = text_of(await trial.commands.stats(caller(ANNA), BEA))
    assert hidden.replace(str(BEA), "") == text_of(await trial.commands.stats(caller(ANNA), DIRK)).replace(
        str(DIRK), ""
    )
    assert "2 games" in text_of(await trial.commands.stats(caller(BEA)))
    board = text_of(await trial.commands.leaderboard(caller(ANNA), "tallinn"))
    assert f"<@{BEA}>" not in board
    assert f"1. <@{CEM}>" in board
    assert "rating is switched off" in text_of(await trial.commands.leaderboard(caller(BEA), "tallinn"))
    assert "results and ratings: on" in text_of(await trial.commands.me(caller(BEA), ratings="on"))
    assert f"1. <@{BEA}>" in text_of(await trial.commands.leaderboard(caller(ANNA), "tallinn"))
    assert "Allowed: on and off" in text_of(await trial.commands.me(caller(BEA), ratings="maybe"))


async def test_who_deletes_themselves_disappears(trial: Trial) -> None:
    """Neither results nor rating are left; the game's other player keeps theirs."""
    table = await trial.begun(ANNA, BEA)
    await play_out(trial, table)
    await trial.press(BEA, ComponentId("", "delete_me"))
    assert "no results" in text_of(await trial.commands.stats(caller(ANNA), BEA))
    assert "One game" in text_of(await trial.commands.stats(caller(ANNA)))
    async with trial.store.read() as tx:
        assert await tx.results.ratings_of(GUILD, BEA) == []
        assert await tx.people.user(BEA)
        assert [row.user_id for row in await tx.results.of_table(table)] == [ANNA, None]


async def test_the_leaderboard_lists_ten_and_the_own_place(trial: Trial) -> None:
    """Only with three rated games; who is further down reads the own line, who is missing what is missing."""
    for number in range(12):
        await rate(trial, 2000 + number, 40 - number)
    await rate(trial, ANNA, 10)
    await rate(trial, BEA, 60, games=2)
    answer = await trial.commands.leaderboard(caller(ANNA), "tallinn")
    text = text_of(answer)
    assert answer.panel
    check_limits(answer.panel)
    assert not answer.public
    assert "10. <@2009>" in text
    assert "11. <@2010>" not in text
    assert f"13. <@{ANNA}>" in text
    assert f"<@{BEA}>" not in text
    assert "one more rated game" in text_of(await trial.commands.leaderboard(caller(BEA), "tallinn"))
    assert "3 more rated games" in text_of(await trial.commands.leaderboard(caller(CEM), "tallinn"))
    assert "Dir fehlen noch 3" in text_of(await trial.commands.leaderboard(caller(CEM, locale="de"), "tallinn"))


@pytest.mark.parametrize(("locale", "none"), [("en-US", "Nobody is listed yet"), ("de", "Noch steht niemand")])
async def test_an_empty_leaderboard_says_once_what_it_takes(trial: Trial, locale: str, none: str) -> None:
    """A user who has begun already reads what is missing as well."""
    await rate(trial, BEA, 30, games=1)
    new, begun = [
        text_of(await trial.commands.leaderboard(caller(user, locale=locale), "tallinn")) for user in (ANNA, BEA)
    ]
    assert (new.count("3"), new.count(none)) == (1, 1)
    assert (begun.count("3"), begun.count("2"), begun.count(none)) == (1, 1, 1)


@pytest.mark.parametrize(("locale", "none"), [("en-US", "Nobody is listed yet"), ("de", "Noch steht niemand")])
async def test_the_leaderboards_game(trial: Trial, locale: str, none: str) -> None:
    """Without a game it is the one with most rated games here; without any it says what it takes."""
    assert none in text_of(await trial.commands.leaderboard(caller(ANNA, locale=locale)))
    await rate(trial, ANNA, 30)
    await rate(trial, ANNA, 30, games=9, game="ulm")
    assert "Ulm" in text_of(await trial.commands.leaderboard(caller(ANNA, locale=locale)))
    assert none in text_of(await trial.commands.leaderboard(caller(ANNA, locale=locale), "eldermann"))
