"""A lobby whose `/play` was never answered, or which the bot did not live to note: its message comes once."""

from __future__ import annotations

import pytest

from bot.tables.core.deliveries import ANSWER
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Forbidden
from bot.tables.stages import new_table
from storage.errors import DatabaseFailed
from tests.bot.tables.doubles import ANNA, BEA, HOME, Trial, buttons, caller, panel_of, press_of, text_of
from tests.bot.tables.fake_discord import Message

MESSAGE = 4000


async def opened(trial: Trial, *, arrives: bool) -> ComponentId:
    """Open a lobby whose answer arrives or does not, and is not noted; return the id with the token, of *Table …*."""
    panel = panel_of(await trial.commands.play(caller(ANNA), "tallinn"))
    options = press_of(panel, "options")
    if arrives:
        trial.messenger.messages[MESSAGE] = Message(HOME, panel, options.token)
    return options


async def check_once(trial: Trial, table: str) -> None:
    """Fail unless there is one message, known, and nothing is to come; it shows users who join."""
    (message_id,) = [key for key, message in trial.messenger.messages.items() if message.channel_id == HOME]
    assert (await trial.live(table)).row.lobby_message_id == message_id
    assert await trial.outbox(table) == []
    if (await trial.live(table)).seat_of(BEA) is None:
        await trial.press(BEA, ComponentId(table, "join"), message_id=message_id)
    await trial.settle(5)
    (shown,) = trial.messenger.inside(HOME)
    assert "Bea" in text_of(shown.panel)
    assert await trial.outbox(table) == []


async def test_who_presses_while_the_message_is_edited_finds_the_button(trial: Trial) -> None:
    """Discord refuses ids that an edit has replaced: only that of *Table …* changes, by which the message is found."""
    answer = await trial.commands.play(caller(ANNA), "tallinn")
    table = press_of(answer.panel, "join").table
    joined = await trial.press(BEA, ComponentId(table, "join"))
    before, after = ({button.id for button in buttons(panel_of(each))} for each in (answer, joined))
    assert {press for press in before ^ after if "|options|" not in press} == set()
    assert len(before ^ after) == 2


async def test_a_lobby_whose_answer_was_never_given_is_posted(trial: Trial) -> None:
    """If the bot was killed between the table and the answer, the next run posts the message, with its token."""
    options = await opened(trial, arrives=False)
    await trial.restart()
    await trial.settle()
    assert trial.messenger.posted == [options.token]
    assert press_of(trial.messenger.inside(HOME)[0].panel, "options") == options
    await check_once(trial, options.table)


async def test_a_lobby_whose_answer_arrived_is_found_by_its_token(trial: Trial) -> None:
    """If the bot was killed before it knew that the answer had arrived, the message is found, and gets its picture."""
    options = await opened(trial, arrives=True)
    await trial.restart()
    await trial.settle()
    assert (trial.messenger.looked_for, trial.messenger.posted) == ([options.token], [])
    assert trial.messenger.messages[MESSAGE].panel.pictures
    await check_once(trial, options.table)


async def test_a_lobby_whose_answer_was_noted_is_not_looked_for(trial: Trial) -> None:
    """A lobby that has been answered and noted is no longer pending."""
    table = await trial.lobby(ANNA)
    await trial.restart()
    await trial.settle()
    assert (trial.messenger.looked_for, trial.messenger.posted) == ([], [])
    await check_once(trial, table)


async def test_a_press_that_is_answered_while_the_message_is_looked_for(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press notes the message, and its answer replaces the token that is just being looked for."""
    options = await opened(trial, arrives=True)

    async def find(_channel: int, _token: str, _since: int) -> None:
        answer = await trial.press(BEA, ComponentId(options.table, "join"), message_id=MESSAGE)
        trial.messenger.messages[MESSAGE] = Message(HOME, panel_of(answer), "")

    monkeypatch.setattr(trial.messenger, "find", find)
    await trial.restart()
    await trial.settle()
    assert trial.messenger.posted == []
    await trial.settle(5)
    await check_once(trial, options.table)


async def test_a_lobby_is_noted_although_the_database_failed_once(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else nothing but a press would tell for a quarter of an hour where its message is."""
    answer = await trial.commands.play(caller(ANNA), "tallinn")
    noted, failed = new_table.note_message, iter([True])

    async def note_message(registry: Registry, table: Table, message_id: int) -> None:
        if next(failed, False):
            raise DatabaseFailed("The connection was lost.")
        await noted(registry, table, message_id)

    monkeypatch.setattr(new_table, "note_message", note_message)
    trial.messenger.messages[MESSAGE] = Message(HOME, panel_of(answer), "")
    assert answer.sent is not None
    await answer.sent(MESSAGE)
    await trial.settle()
    await check_once(trial, press_of(panel_of(answer), "join").table)


async def test_a_lobby_is_left_alone_while_its_answer_may_still_come(trial: Trial) -> None:
    """The run that opened it posts it only when Discord takes no answer any more."""
    options = await opened(trial, arrives=False)
    await trial.settle(15 * 60)
    assert trial.messenger.posted == []
    await trial.settle(ANSWER / 1000 - 15 * 60)
    assert trial.messenger.posted == [options.token]
    await check_once(trial, options.table)


async def test_a_lobby_that_may_not_be_looked_for_is_not_risked_twice(trial: Trial) -> None:
    """If the history may not be read nothing is posted; the message, if there is one, goes on to work."""
    options = await opened(trial, arrives=True)

    def error(method: str, _channel: int) -> None:
        if method == "find":
            raise Forbidden(50013)

    trial.messenger.error = error
    await trial.restart()
    await trial.settle(60)
    assert trial.messenger.posted == []
    await trial.press(BEA, ComponentId(options.table, "join"), message_id=MESSAGE)
    await trial.settle(5)
    await check_once(trial, options.table)
