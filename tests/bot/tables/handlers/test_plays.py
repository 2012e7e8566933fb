"""A user's finished games as CSV and JSON: the files list these games, and name no other user."""

from __future__ import annotations

import csv
import io
import json

from bot.tables.ports.component_id import ComponentId
from tests.bot.tables.doubles import ANNA, BEA, CEM, GUILD, Trial, panel_of, press_of, text_of
from tests.bot.tables.playing import check_limits, ended


async def test_both_files_have_the_users_own_games(trial: Trial) -> None:
    """Both files agree on table, game, place and points, and contain no name or id of another user."""
    table = await ended(trial)
    data = panel_of(await trial.press(ANNA, ComponentId("", "me_data")))
    check_limits(data)
    answer = await trial.press(ANNA, press_of(data, "export_plays"))
    assert not answer.public
    assert "finished game is in" in text_of(answer)
    as_table, as_json = panel_of(answer).files
    (row,) = csv.DictReader(io.StringIO(as_table.content.decode(), newline=""))
    (play,) = json.loads(as_json.content)
    assert row == {name: "" if value is None else str(value) for name, value in play.items()}
    result = (await trial.live(table)).require_match().state.result
    assert result
    assert (play["table"], play["game"], play["server"], play["seat"]) == (table, "Tallinn", str(GUILD), 1)
    assert (play["points"], play["won"], play["share"]) == (result.scores[0], 0 in result.winners, 100)
    for content in (as_table.content, as_json.content):
        assert b"Bea" not in content
        assert str(BEA).encode() not in content


async def test_a_user_without_games_gets_no_file(trial: Trial) -> None:
    """The answer says that the user has finished no game."""
    await ended(trial)
    answer = await trial.press(CEM, ComponentId("", "export_plays"))
    assert "finished no game" in text_of(answer)
    assert panel_of(answer).files == ()


async def test_files_are_limited(trial: Trial) -> None:
    """The files count towards the hourly limit of a user's files."""
    await ended(trial)
    for _ in range(6):
        await trial.press(ANNA, ComponentId("", "export_plays"))
    assert "within an hour are enough" in text_of(await trial.press(ANNA, ComponentId("", "export_plays")))
