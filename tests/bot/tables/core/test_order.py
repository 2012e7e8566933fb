"""What a message shows never goes back: older changes are left out, and newer ones wait for those on their way."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.core import order
from bot.tables.core.order import MAX_MESSAGES, Change, Order
from bot.tables.core.outbox import Outbox
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Outdated, land, leave
from bot.tables.ports.panel import Panel
from tests.bot.tables.doubles import ANNA, BEA, Trial, text_of
from tests.bot.tables.fake_discord import FakeMessenger
from tests.bot.tables.playing import offered

MESSAGE = 4000


def test_what_is_older_does_not_leave() -> None:
    """A change is outdated once a newer one was claimed or has left; that of the same moment is not."""
    line = Order()
    older, same, newer = (line.change(MESSAGE, moment) for moment in (1, 1, 2))
    older.claim()
    same.leave()
    newer.claim()
    with pytest.raises(Outdated):
        older.leave()
    with pytest.raises(Outdated), older.sending():
        raise AssertionError("it was to be left out")
    line.change(MESSAGE + 1, 1).leave()


def test_what_was_refused_may_leave_again_unless_it_was_passed() -> None:
    """A request that Discord refuses for a while has landed, and asks again before it is repeated."""
    line = Order()
    older, newer = line.change(MESSAGE, 1), line.change(MESSAGE, 2)
    with older.sending():
        leave()
        leave()
        land()
        leave()
        land()
        newer.claim()
        with pytest.raises(Outdated):
            leave()
    land()
    leave()  # nothing is being sent here


async def test_a_newer_change_waits_for_what_is_on_its_way() -> None:
    """It goes as soon as the other has landed, and behind all that left meanwhile."""
    line = Order()
    older, newer = line.change(MESSAGE, 1), line.change(MESSAGE, 2)
    older.leave()
    waiting = asyncio.create_task(newer.wait_for_others())
    await asyncio.sleep(0)
    assert not waiting.done()
    older.land()
    await waiting


async def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that hangs is passed after a while."""
    monkeypatch.setattr(order, "ANSWER_TIMEOUT", 0.01)
    line = Order()
    line.change(MESSAGE, 1).leave()
    await line.change(MESSAGE, 2).wait_for_others()


def test_only_the_newest_messages_are_remembered() -> None:
    """Others are forgotten, so that memory does not grow."""
    line = Order()
    line.change(MESSAGE, 2).claim()
    for number in range(1, MAX_MESSAGES + 1):
        line.change(MESSAGE + number, 1)
    assert not line.change(MESSAGE, 1).is_outdated


def begin(trial: Trial) -> Change:
    """Begin to answer a press by what this task has held last."""
    change: Change = trial.dispatcher.begin_change(MESSAGE)
    return change


async def test_an_edit_that_an_answer_passes_is_composed_anew(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bea joins while the edit waits for its turn at Discord: what leaves at last shows her."""
    table, joined = await trial.lobby(ANNA), list[str]()
    edit = FakeMessenger.edit

    async def passed(messenger: FakeMessenger, channel_id: int, message_id: int, panel: Panel) -> None:
        if not joined:
            joined.append(text_of(await trial.press(BEA, ComponentId(table, "join"))))
            begin(trial)
        await edit(messenger, channel_id, message_id, panel)

    monkeypatch.setattr(FakeMessenger, "edit", passed)
    await trial.settle()
    shown = [text_of(panel) for _, panel in trial.messenger.shown]
    assert shown == joined
    assert await trial.outbox(table) == []


async def test_another_process_edits_once_more_what_an_answer_may_have_passed(
    pair: tuple[Trial, Trial], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna chooses through another process while an edit of her question is on its way: it may land last."""
    first, second = pair
    table = await first.begun(ANNA, BEA)
    for trial in pair:
        await trial.settle(1)
    (asked,) = [key for key, shown in first.messenger.messages.items() if shown.channel_id == 100_000 + ANNA]
    chosen, edit = list[str](), FakeMessenger.edit

    async def passed(messenger: FakeMessenger, channel_id: int, message_id: int, panel: Panel) -> None:
        if message_id == asked and not chosen:
            async with second.store.write() as tx:
                await tx.interactions.claim(7, asked)
            where = {"message_id": asked, "guild_id": None, "channel_id": channel_id}
            chosen.append(text_of(await second.press(ANNA, offered(panel)[0], **where)))
        await edit(messenger, channel_id, message_id, panel)

    monkeypatch.setattr(FakeMessenger, "edit", passed)
    async with first.service.registry.table(table) as held, first.store.write() as tx:
        await Outbox(tx, held, first.clock.now()).enqueue_choice("sync", 0)
    for trial in pair:
        await trial.settle()
    assert "Locked in" in chosen[0]
    assert "Locked in" in text_of(first.messenger.messages[asked].panel)
    assert [row for row in await first.outbox(table) if row.seat == 0] == []
