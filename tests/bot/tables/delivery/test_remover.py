"""Direct messages that are out of date go, behind all that is said; what somebody may still want to read stays."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace as changed

import pytest

from bot.tables.core.about import BRIEFING, REMIND
from bot.tables.core.outbox import Outbox
from bot.tables.ports.messenger import DmsClosed, Forbidden, Gone, MessengerError, Outdated, Refused, TryLater
from storage.rows import PanelRow
from tests.bot.tables.doubles import ANNA, BEA, CEM, EMIL, Trial, buttons, caller, press_of, text_of
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.playing import play_out, raising, to_next_phase
from tests.bot.tables.stored import deletions, enqueue_again
from tests.bot.tables.voting import answer, replace

DMS = 100_000
SMALL = r"-# Round \d+ of 10 · you chose \S.+"


async def ids(trial: Trial, user: int) -> list[int]:
    """List the ids of a user's direct messages."""
    return [key for key, message in trial.messenger.messages.items() if message.channel_id == DMS + user]


async def panel(trial: Trial, message_id: int) -> PanelRow | None:
    """Look up the row of a message."""
    async with trial.store.read() as tx:
        return await tx.panels.by_message(message_id)


async def test_a_game_leaves_one_question_in_a_users_messages(trial: Trial) -> None:
    """Of all questions of a game only the newest stands, and nothing else says that it is out of date."""
    table = await trial.begun(ANNA, BEA)
    for _ in range(4):
        await to_next_phase(trial, table)
        await trial.settle(61)
    for user in (ANNA, BEA):
        (message,) = trial.messenger.dms(user)
        assert press_of(message.panel, "menu")
    assert len(trial.messenger.deleted) >= 4
    assert not any("out of date" in text_of(shown) for _, shown in trial.messenger.shown)
    async with trial.store.read() as tx:
        kept = [row for seat in (0, 1) for row in await tx.panels.of_seat(table, seat)]
    assert {row.message_id for row in kept} == {*await ids(trial, ANNA), *await ids(trial, BEA)}


async def test_what_is_replaced_goes_after_its_successor_has_arrived(trial: Trial) -> None:
    """While the new question cannot be sent, the old one stays; both are never missing."""
    table = await trial.begun(ANNA, BEA)
    (old,) = await ids(trial, BEA)
    trial.messenger.error = raising(TryLater("503"), ("post", DMS + BEA))
    await enqueue_again(trial, table, 1)
    await trial.settle()
    assert await ids(trial, BEA) == [old]
    assert await deletions(trial, table) == []
    trial.messenger.error = lambda _method, _channel: None
    await trial.settle(2)
    (new,) = await ids(trial, BEA)
    assert new != old


async def test_a_deletion_goes_behind_posts_and_edits(trial: Trial) -> None:
    """Messages to a user are sent before any is deleted, even if they were queued later."""
    table = await trial.begun(ANNA, BEA)
    done: list[tuple[str, int]] = []
    trial.messenger.error = raising(TryLater("503"), ("delete", DMS + BEA))
    await enqueue_again(trial, table, 1)
    await trial.settle()
    assert len(await deletions(trial, table)) == 1
    trial.messenger.error = lambda method, channel: done.append((method, channel))
    await trial.commands.me(caller(BEA), language="de")
    await enqueue_again(trial, table, 1, BRIEFING)
    async with trial.service.registry.table(table) as live, trial.store.write() as tx:
        await Outbox(tx, live, trial.clock.now()).enqueue_choice("sync", 1)
    await trial.settle(31)
    assert [method for method, channel in done if channel == DMS + BEA] == ["post", "edit", "delete"]


async def test_a_deletion_that_fails_twice_leaves_one_small_line(trial: Trial) -> None:
    """While deletions fail, questions arrive as ever; after half a minute the old ones are one line each."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.error = raising(TryLater("503"), ("delete", DMS + BEA), ("delete", DMS + ANNA))
    for _ in range(3):
        await to_next_phase(trial, table)
        await trial.settle(31)
        await trial.settle(31)
    await trial.settle(31)
    for user in (ANNA, BEA):
        *old, newest = [message.panel for message in trial.messenger.dms(user)]
        assert old
        assert all(re.fullmatch(SMALL, text_of(panel)) and not buttons(panel) for panel in old)
        assert buttons(newest)
    assert await deletions(trial, table) == []
    assert "late" not in text_of(await trial.commands.table(caller(ANNA), table=table))


@pytest.mark.parametrize("done", [True, False])
async def test_a_kill_loses_no_deletion(trial: Trial, monkeypatch: pytest.MonkeyPatch, done: bool) -> None:
    """A deletion is queued when its successor arrives, and outlives any end; one done twice counts as done."""
    table = await trial.begun(ANNA, BEA)
    (old,) = await ids(trial, BEA)

    async def killed(*_args: object) -> None:
        raise TryLater("killed")

    with monkeypatch.context() as patch:
        owner = trial.service.relay.remover if done else trial.messenger
        patch.setattr(owner, "_record_deleted" if done else "delete", killed)
        await enqueue_again(trial, table, 1)
        await trial.settle()
    assert (old in await ids(trial, BEA)) == (not done)
    assert [row.message_id for row in await deletions(trial, table)] == [old]
    await trial.restart()
    await trial.settle(31)
    assert old not in await ids(trial, BEA)
    assert await deletions(trial, table) == []
    assert await panel(trial, old) is None


@pytest.mark.parametrize("what", ["message", "channel"])
async def test_an_unknown_message_counts_as_done(trial: Trial, what: str) -> None:
    """The deletion of a message that its user has deleted is no longer pending."""
    table = await trial.begun(ANNA, BEA)
    (old,) = await ids(trial, BEA)
    trial.messenger.error = raising(Gone(what), ("delete", DMS + BEA))
    await enqueue_again(trial, table, 1)
    await trial.settle()
    assert await deletions(trial, table) == []
    assert await panel(trial, old) is None


@pytest.mark.parametrize("error", [Forbidden(50001), Refused("400"), DmsClosed(), TryLater("503")])
async def test_what_cannot_be_deleted_loses_its_controls(trial: Trial, error: MessengerError) -> None:
    """If Discord refuses, at once or too often, the message says that it is out of date, and nothing stays pending."""
    table = await trial.begun(ANNA, BEA)
    (old,) = await ids(trial, BEA)
    trial.messenger.error = raising(error, ("delete", DMS + BEA))
    await enqueue_again(trial, table, 1)
    for _ in range(14):
        await trial.settle(301)
    stripped = trial.messenger.messages[old].panel
    assert "out of date" in text_of(stripped)
    assert buttons(stripped) == []
    assert await deletions(trial, table) == []
    assert (await trial.service.registry.people.user(BEA)).dms == "on"


async def test_an_answer_on_its_way_goes_before_a_deletion(trial: Trial) -> None:
    """A press on a message is answered on it first; nothing changes it once it is deleted."""
    table = await trial.begun(ANNA, BEA)
    (old,) = await ids(trial, BEA)
    order = trial.service.registry.order
    answer = order.change(old, 1)
    answer.leave()
    await enqueue_again(trial, table, 1)
    waiting = asyncio.create_task(trial.settle())
    await asyncio.sleep(0.05)
    assert old in await ids(trial, BEA)
    answer.land()
    await waiting
    assert old not in await ids(trial, BEA)
    with pytest.raises(Outdated):
        order.change(old, 10**9).leave()


async def test_an_answer_changes_what_could_not_be_deleted(trial: Trial) -> None:
    """While a deletion fails the message is there, and a press on it is answered on it."""
    table = await trial.begun(ANNA, BEA)
    (old,) = await ids(trial, BEA)
    trial.messenger.error = raising(TryLater("503"), ("delete", DMS + BEA))
    await enqueue_again(trial, table, 1)
    await trial.settle()
    assert not trial.service.registry.order.change(old, 10**9).is_outdated


async def test_briefing_result_and_hand_over_note_stay(trial: Trial) -> None:
    """Messages worth reading later are never deleted, also if a seat goes back to its former user."""
    table = await trial.begun(ANNA, BEA)
    for user, other in ((BEA, EMIL), (EMIL, CEM)):
        await replace(trial, user, table, other)
        await answer(trial, other, "accept")
        await trial.settle(61)
        assert "plays in your place" in text_of(trial.messenger.dms(user)[-1].panel)
    kept = {*await ids(trial, BEA), *await ids(trial, EMIL)}
    briefing = (await ids(trial, CEM))[0]
    await play_out(trial, table)
    await trial.settle(61)
    assert kept == {*await ids(trial, BEA), *await ids(trial, EMIL)}
    assert "You now play on seat 2" in text_of(trial.messenger.messages[briefing].panel)
    for user in (ANNA, CEM):
        assert "The game is over" in text_of(trial.messenger.dms(user)[-1].panel)
    assert (len(trial.messenger.dms(ANNA)), len(trial.messenger.dms(CEM))) == (1, 2)


async def test_messages_from_before_the_upgrade_are_stripped(trial: Trial) -> None:
    """A message of an earlier release says that it is out of date, as it would have there."""
    table = await trial.begun(ANNA, BEA)
    (old,) = await ids(trial, BEA)
    async with trial.store.write() as tx:
        row = await tx.panels.by_message(old)
        assert row is not None
        assert row.removable
        await tx.panels.put(changed(row, removable=False))
    await enqueue_again(trial, table, 1)
    await trial.settle()
    assert "out of date" in text_of(trial.messenger.messages[old].panel)
    assert trial.messenger.deleted == []


async def test_a_reminder_goes_with_the_next_question(trial: Trial) -> None:
    """What told of time is out of date with the next question."""
    table = await trial.begun(ANNA, BEA)
    async with trial.store.write() as tx:
        await tx.panels.put(
            PanelRow(
                message_id=77,
                channel_id=DMS + BEA,
                table_id=table,
                about=REMIND,
                seat=1,
                token="t",
                version=1,
                posted_at=trial.clock.now(),
                removable=True,
            )
        )
    trial.messenger.messages[77] = Message(DMS + BEA, trial.messenger.dms(BEA)[0].panel, "t")
    await enqueue_again(trial, table, 1)
    await trial.settle()
    await trial.settle()
    assert 77 not in trial.messenger.messages
    assert len(await ids(trial, BEA)) == 1


async def test_who_held_a_seat_keeps_one_note(trial: Trial) -> None:
    """Of all that a former user was shown one message stays, which says whose the seat is; others are deleted."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.error = raising(TryLater("503"), ("delete", DMS + BEA))
    for _ in range(2):
        await enqueue_again(trial, table, 1)
        await trial.settle(61)
    assert len(await ids(trial, BEA)) == 3
    trial.messenger.error = lambda _method, _channel: None
    await replace(trial, BEA, table, EMIL)
    await answer(trial, EMIL, "accept")
    await trial.settle(301)
    (note,) = trial.messenger.dms(BEA)
    assert "Emil now plays in your place" in text_of(note.panel)
    assert await deletions(trial, table) == []


async def test_what_a_former_user_was_shown_goes_though_the_last_message_is_gone(trial: Trial) -> None:
    """If a former user has deleted the newest message, the one before it becomes the note."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.error = raising(TryLater("503"), ("delete", DMS + BEA))
    await enqueue_again(trial, table, 1)
    await trial.settle(61)
    first, last = await ids(trial, BEA)
    del trial.messenger.messages[last]
    await replace(trial, BEA, table, EMIL)
    await answer(trial, EMIL, "accept")
    await trial.settle(301)
    assert "Emil now plays in your place" in text_of(trial.messenger.messages[first].panel)
