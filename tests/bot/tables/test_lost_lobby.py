"""A lobby whose `/play` was never answered, because the bot was killed before or while it answered."""

from __future__ import annotations

import pytest

from bot.tables.press import Press
from tests.bot.tables.doubles import ANNA, BEA, HOME, Message, Trial, caller, press_of, text_of


async def test_a_lobby_whose_answer_was_never_given_is_posted(trial: Trial) -> None:
    """If the bot was killed between the table and the answer, the message comes by itself, once."""
    answer = await trial.desk.play(caller(ANNA), "tallinn")
    assert answer.panel is not None
    table = press_of(answer.panel, "join").table
    await trial.restart()
    await trial.settle()
    (posted,) = trial.messenger.inside(HOME)
    assert press_of(posted.panel, "join").table == table
    await trial.press(BEA, Press(table, "join"))
    await trial.settle(200)
    assert "Bea" in text_of(trial.messenger.inside(HOME)[0].panel)
    assert len(trial.messenger.inside(HOME)) == 1
    assert await trial.outbox(table) == []


@pytest.mark.parametrize("noted", [True, False])
async def test_a_lobby_whose_answer_was_given_is_not_posted_again(trial: Trial, noted: bool) -> None:
    """Also if the bot was killed before it knew that the answer had arrived: the message carries a token."""
    answer = await trial.desk.play(caller(ANNA), "tallinn")
    assert answer.panel is not None
    join = press_of(answer.panel, "join")
    trial.messenger.messages[4000] = Message(HOME, answer.panel, join.token)
    if noted:
        assert answer.sent is not None
        await answer.sent(4000)
    await trial.restart()
    await trial.settle(200)
    assert len(trial.messenger.inside(HOME)) == 1
    assert (await trial.live(join.table)).row.lobby_message_id == 4000
    assert await trial.outbox(join.table) == []
