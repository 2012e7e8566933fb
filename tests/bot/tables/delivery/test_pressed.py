"""The message just pressed: no old controls above the next question, no old picture over newer words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.tables.core.outbox import Outbox
from bot.tables.ports.panel import Answer, Picture
from storage.rows import PanelRow
from tests.bot.tables.doubles import ANNA, BEA, Trial, buttons, panel_of
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.playing import act, choose_on
from tests.bot.tables.stored import enqueue_again


async def chosen(trial: Trial, game: str, *, last: bool = False) -> tuple[str, int, Message, Answer]:
    """Let Bea choose on her own message, which shows the answer, perhaps last of both; return all three."""
    table = await trial.begun(ANNA, BEA, game=game)
    if last:
        await act(trial, ANNA, table)
    ((own, message),) = [(key, m) for key, m in trial.messenger.messages.items() if m in trial.messenger.dms(BEA)]
    answer = await choose_on(trial, BEA, message.panel, random.Random(1), message_id=own)
    message.replace(panel_of(answer))
    return table, own, message, answer


async def row_of(trial: Trial, message_id: int) -> PanelRow:
    """Look up the row of a message that is there."""
    async with trial.store.read() as tx:
        row = await tx.panels.by_message(message_id)
    assert row is not None
    return row


async def test_the_next_question_takes_the_place_of_a_message_just_pressed(trial: Trial) -> None:
    """Once the next one is there, the old one goes at once: what was chosen is among the news, and in the log."""
    table, own, message, _ = await chosen(trial, "tallinn")
    assert buttons(message.panel)
    await act(trial, ANNA, table)
    await enqueue_again(trial, table, 1)
    await trial.settle(5)
    (new,) = trial.messenger.dms(BEA)
    assert buttons(new.panel)
    assert own not in trial.messenger.messages


async def go_on(trial: Trial, table: str) -> None:
    """Let the other user choose, and bring Bea's message up to date, as after each of her asks."""
    await act(trial, ANNA, table)
    async with trial.service.registry.table(table) as live, trial.store.write() as tx:
        await Outbox(tx, live, trial.clock.now()).enqueue_choice("sync", 1)
    await trial.settle(5)


async def test_a_picture_comes_over_nothing_newer(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it was drawn the message was brought up to date: what it was drawn for is not shown any more."""
    table, own, message, answer = await chosen(trial, "tallinn", last=True)
    hand, before = trial.service.pictures.hand, (await trial.live(table)).row.version

    async def slow(*given: Any, **named: Any) -> Picture | None:
        monkeypatch.setattr(trial.service.pictures, "hand", hand)
        await go_on(trial, table)
        return await hand(*given, **named)

    monkeypatch.setattr(trial.service.pictures, "hand", slow)
    assert answer.then is not None
    assert await answer.then() is None
    row = await row_of(trial, own)
    assert (row.live, row.version > before, message.edits > 0) == (True, True, True)


async def test_a_picture_comes_over_no_replaced_message(trial: Trial) -> None:
    """Once the next question stands below, the message above it gets neither picture nor controls."""
    table, _own, _message, answer = await chosen(trial, "tallinn", last=True)
    await enqueue_again(trial, table, 1)
    await act(trial, ANNA, table)
    await trial.settle(5)
    assert answer.then is not None
    assert await answer.then() is None


async def test_a_picture_that_overtakes_is_made_good(trial: Trial) -> None:
    """An edit with a picture takes long at Discord: one with newer words that it has passed is made once more."""
    table, own, message, answer = await chosen(trial, "tallinn", last=True)
    assert answer.then is not None
    assert answer.follow is not None
    drawn = await answer.then()
    assert drawn is not None
    await go_on(trial, table)
    message.replace(drawn)
    assert await answer.follow() is None
    await trial.settle(5)
    assert message.panel is not drawn
    assert (await row_of(trial, own)).version == (await trial.live(table)).row.version
