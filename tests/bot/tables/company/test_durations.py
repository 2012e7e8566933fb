"""How long a game takes, as lobbies say it: waits of the game times the server's own replies."""

from __future__ import annotations

import re

import pytest

from bot.tables.company import durations
from bot.tables.ports.component_id import ComponentId
from games.kernel.waits import waits_of
from tests.bot.tables.doubles import ANNA, BEA, CEM, GUILD, Trial, all_text_of, caller, panel_of, selects, text_of
from tests.bot.tables.playing import act, play_on
from tests.bot.tables.timing import DAY, HOUR, MINUTE, later, paced


async def recent(trial: Trial) -> str:
    """Return the replies noted of the guild."""
    async with trial.store.read() as tx:
        return await tx.replies.recent(GUILD)


def test_a_sign_says_roughly_how_long_a_reply_took() -> None:
    """Within a fifth, from a minute to eleven days."""
    for time in (MINUTE, 10 * MINUTE, HOUR, 5 * HOUR, DAY, 10 * DAY):
        sign = durations.sign_of(time)
        assert durations.reply_time(sign * durations.ENOUGH) == pytest.approx(time, rel=0.2)


def test_few_replies_tell_nothing() -> None:
    """Until there are fifty, a usual time stands in."""
    fast = durations.sign_of(MINUTE)
    assert durations.reply_time(fast * (durations.ENOUGH - 1)) == durations.USUAL
    assert durations.reply_time(fast * durations.ENOUGH) < 2 * MINUTE


@pytest.mark.parametrize(
    ("locale", "line"),
    [("en-US", "About 5 days; you are asked about 10 times."), ("de", "Etwa 5 Tage; du bist etwa 10 Mal gefragt.")],
)
async def test_a_lobby_says_how_long_the_game_takes(trial: Trial, locale: str, line: str) -> None:
    """By the seats that are taken; at a pace of minutes it says nothing."""
    table = await trial.lobby(ANNA, BEA, game="ulm")
    await trial.press(ANNA, ComponentId(table, "language"), locale[:2])
    await trial.settle()
    assert line in text_of(trial.messenger.messages[4000].panel)
    await trial.commands.table_pace(caller(ANNA), "live", table)
    await trial.settle()
    assert line not in text_of(trial.messenger.messages[4000].panel)


async def test_quick_servers_are_told_fewer_days(trial: Trial) -> None:
    """Its own median counts once there are enough replies."""
    table = await trial.lobby(ANNA, game="ulm")
    async with trial.store.write() as tx:
        for _ in range(durations.ENOUGH):
            tx.replies.note(GUILD, durations.sign_of(HOUR))
    trial.service.registry.forget_all()
    joined = panel_of(await trial.press(BEA, ComponentId(table, "join")))  # the message may have been sent before
    assert re.search(r"About (19|20|21|22) hours;", text_of(joined))


async def test_options_say_what_they_cost(trial: Trial) -> None:
    """Where they change the length by a tenth or more."""
    table = await trial.lobby(ANNA, BEA, game="tallinn")
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "options")))
    hints = {choice.value: choice.hint for select in selects(panel) for choice in select.choices}
    assert "days more" in hints["score"]
    assert "days" not in hints["daily"]


async def test_a_reply_is_noted_when_its_wait_ends(trial: Trial) -> None:
    """Once for a turn of several decisions, without its user; pauses of computers are none."""
    table = await paced(trial, "daily", ANNA, BEA, game="ulm")
    (seat,) = (await trial.live(table)).waiting_seats()
    await later(trial, 3 * HOUR)
    while (await trial.live(table)).waiting_seats() == (seat,):
        assert await recent(trial) == ""
        await act(trial, (ANNA, BEA)[seat], table)
    assert await recent(trial) == durations.sign_of(3 * HOUR)


async def test_a_missed_wait_counts_as_the_whole_limit(trial: Trial) -> None:
    """Else the slowest replies would be missing."""
    await paced(trial, "3h", ANNA, BEA, game="ulm")
    await later(trial, 3 * HOUR)
    assert await recent(trial) == durations.sign_of(3 * HOUR)


async def test_fast_tables_say_nothing_of_slow_ones(trial: Trial) -> None:
    """Replies at a table with minutes are not noted."""
    table = await paced(trial, "live", ANNA, BEA, game="ulm")
    (seat,) = (await trial.live(table)).waiting_seats()
    while (await trial.live(table)).waiting_seats() == (seat,):
        await act(trial, (ANNA, BEA)[seat], table)
    assert await recent(trial) == ""


@pytest.mark.parametrize(
    ("locale", "lobby", "running"),
    [
        ("en-US", r"about \d+ days?, \d+ turns for you", r"about (\d+) (?:days?|hours?) and (\d+) turns? left"),
        ("de", r"etwa \d+ Tage?, \d+ Züge für dich", r"noch etwa (\d+) (?:Tage?|Stunden?) und (\d+) (?:Zug|Züge)$"),
    ],
)
async def test_tables_say_how_long_they_take(trial: Trial, locale: str, lobby: str, running: str) -> None:
    """Open ones in all, for who sits there and who may join; running ones what is left."""
    table = await trial.lobby(ANNA, BEA, game="ulm")
    for user in (ANNA, CEM):
        assert re.search(lobby, all_text_of(panel_of(await trial.commands.tables(caller(user, locale=locale)))))
    await trial.begin(table, ANNA)
    shown = all_text_of(panel_of(await trial.commands.tables(caller(ANNA, locale=locale))))
    assert re.search(running, shown, re.MULTILINE)


@pytest.mark.parametrize("game", ["tallinn", "tinker_tailor", "ulm"])
async def test_what_is_left_gets_less(trial: Trial, game: str) -> None:
    """From what the lobby said down to one turn; half of the game is about half of it."""
    table = await trial.begun(ANNA, BEA, game=game)
    told: list[int] = []

    async def note() -> None:
        shown = all_text_of(panel_of(await trial.commands.tables(caller(ANNA))))
        if (await trial.live(table)).row.stage == "playing":
            found = re.search(r"and (\d+) turns? left", shown)
            assert found is not None
            told.append(int(found[1]))

    await note()
    live = await trial.live(table)
    expected = waits_of(live.game.package).expected(2, 2, live.options)
    assert expected is not None
    assert told == [round(expected.own)]
    await play_on(trial, table, "l", after=note)
    assert told == sorted(told, reverse=True)
    assert told[-1] <= 0.3 * told[0]
    assert 0.3 * told[0] <= told[len(told) // 2] <= 0.7 * told[0]


async def test_fast_tables_and_those_alone_say_no_time(trial: Trial) -> None:
    """Nobody counts days there."""
    table = await trial.lobby(ANNA, BEA)
    await trial.commands.table_pace(caller(ANNA), "live", table)
    assert "turns for you" not in all_text_of(panel_of(await trial.commands.tables(caller(ANNA))))
    await trial.begin(table, ANNA)
    assert "left" not in all_text_of(panel_of(await trial.commands.tables(caller(ANNA))))
