"""A question does not wait for its picture: it goes out as text, and one edit brings the picture."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.tables.core.about import CHOICE
from bot.tables.delivery.recorder import Recorder
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Sent
from bot.tables.ports.panel import Panel, Picture
from storage import user_recipient
from storage.rows import NewDelivery
from tests.bot.tables.doubles import ANNA, BEA, Trial
from tests.waiting import until


def slow(trial: Trial) -> asyncio.Event:
    """Let hands be drawn only once the event is set, and questions wait for them a moment only."""
    drawn, hand = asyncio.Event(), trial.service.pictures.hand

    async def waiting(*given: Any, **named: Any) -> Picture | None:
        await drawn.wait()
        return await hand(*given, **named)

    trial.service.pictures.hand = waiting  # type: ignore[method-assign]  # the painter of a busy machine
    trial.service.pictures.patience = 0.01
    return drawn


async def asked(trial: Trial) -> str:
    """Start a table of two, and deliver all but the pictures of its questions."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "start"))

    def posted() -> bool:
        trial.clock.time += 10  # for the place
        trial.service.relay.wake()
        return bool(trial.messenger.dms(ANNA) and trial.messenger.dms(BEA))

    await until(posted)
    return table


def pictures(trial: Trial, user: int) -> list[list[str]]:
    """Name the pictures of each message that a user has been sent, version by version."""
    (message,) = trial.messenger.dms(user)
    shown = [panel for channel, panel in trial.messenger.shown if channel == message.channel_id]
    return [[picture.name for picture in panel.pictures] for panel in shown]


async def test_a_question_goes_out_as_text_and_gets_its_picture(trial: Trial) -> None:
    """What is asked and the controls are there at once; one edit adds the picture, and no second message comes."""
    drawn = slow(trial)
    table = await asked(trial)
    first = trial.messenger.dms(ANNA)[0].panel
    assert pictures(trial, ANNA) == [[]]
    drawn.set()
    await trial.settle(5)
    assert pictures(trial, ANNA) == pictures(trial, BEA) == [[], ["hand.png"]]
    second = trial.messenger.dms(ANNA)[0].panel
    assert (first.text, first.rows) == (second.text, second.rows)
    assert await trial.outbox(table) == []


async def test_a_picture_in_time_is_in_the_first_message(trial: Trial) -> None:
    """Where the painter is quick nothing is edited."""
    await trial.begun(ANNA, BEA)
    assert pictures(trial, ANNA) == pictures(trial, BEA) == [["hand.png"]]


async def test_an_edited_question_does_not_wait_either(trial: Trial) -> None:
    """A question that comes by an edit shows its text first, never the picture of the one before."""
    table = await trial.begun(ANNA, BEA)
    drawn, now, channel = slow(trial), trial.clock.now(), trial.messenger.dms(ANNA)[0].channel_id
    async with trial.store.write() as tx:
        (panel,) = [row for row in await tx.panels.current(table) if row.channel_id == channel]
        await tx.panels.put(replace(panel, version=0))
        owed = NewDelivery(
            table_id=table,
            recipient=user_recipient(ANNA),
            kind="sync",
            about=CHOICE,
            seat=panel.seat,
            since=0,
            upto=panel.version,
            created_at=now,
            due_at=now,
        )
        await tx.outbox.add(owed)
    trial.service.relay.wake()
    await until(lambda: len(pictures(trial, ANNA)) > 1)
    drawn.set()
    await trial.settle(5)
    assert pictures(trial, ANNA) == [["hand.png"], [], ["hand.png"]]
    assert await trial.outbox(table) == []


@pytest.mark.parametrize("moment", ["before the message is noted", "before the picture"])
async def test_a_kill_between_text_and_picture_adds_the_picture(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """After a restart there is one message, with its picture, wherever between the two the kill came."""
    slow(trial)

    async def killed(*_args: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        if moment == "before the message is noted":
            patch.setattr(Recorder, "note_post", killed)
        table = await asked(trial)
        if moment == "before the picture":
            await until_owed(trial, table)
        await trial.stop()
    assert not any(pictures(trial, ANNA) + pictures(trial, BEA))
    await trial.start()
    await trial.settle()
    await trial.settle(5)
    for user in (ANNA, BEA):
        (message,) = trial.messenger.dms(user)
        assert [picture.name for picture in message.panel.pictures] == ["hand.png"]
    assert await trial.outbox(table) == []


async def until_owed(trial: Trial, table: str) -> None:
    """Wait until both pictures are queued as edits."""

    async def owed() -> bool:
        return [row.kind for row in await trial.outbox(table) if row.about == CHOICE] == ["sync"] * 2

    await until(owed)


async def test_a_lost_answer_to_the_text_costs_no_picture(trial: Trial) -> None:
    """If a text's post is repeated and Discord has it already, the picture comes by an edit all the same."""
    drawn, post, lost = slow(trial), trial.messenger.post, [True]

    async def once_lost(channel_id: int, panel: Panel, token: str) -> Sent:
        sent = await post(channel_id, panel, token)
        if lost and not panel.pictures and trial.messenger.dms(ANNA):
            lost.clear()
            drawn.set()  # the repetition has its picture in time
            raise ConnectionResetError
        return sent

    trial.messenger.post = once_lost  # type: ignore[method-assign]  # the line breaks once
    await asked(trial)
    await trial.settle(5)
    await trial.settle(5)
    assert not lost
    for user in (ANNA, BEA):
        assert pictures(trial, user)[-1] == ["hand.png"]
