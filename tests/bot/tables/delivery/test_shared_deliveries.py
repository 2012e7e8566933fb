"""Two processes deliver for the same tables: each message once, in order, and none by a process taken for dead."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace

import pytest

from bot.tables.company.host_letters import LEFT
from bot.tables.core.about import LOBBY
from bot.tables.core.waker import QUEUE
from bot.tables.delivery.leased import LeasedMessenger, LeaseOver
from bot.tables.delivery.queues import Due, SharedQueues
from bot.tables.delivery.recorder import enqueue_again
from bot.tables.delivery.relay import Relay
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import PostTags
from bot.tables.ports.panel import Panel
from storage.engines.membership import PostgresMembership
from storage.errors import DatabaseFailed
from storage.holds import Membership
from storage.outbox import OutboxWrites
from storage.rows import DeliveryRow, NewDelivery
from tests.bot.tables.doubles import ANNA, BEA, CEM, HOME, Trial, caller
from tests.bot.tables.fake_discord import FakeMessenger
from tests.bot.tables.playing import act
from tests.bot.tables.seeking import left
from tests.waiting import PATIENCE, until

RECIPIENT = f"user:{ANNA}"


async def _settle(pair: tuple[Trial, Trial]) -> None:
    for trial in pair:
        await trial.settle(3)


async def test_each_message_is_sent_once(pair: tuple[Trial, Trial]) -> None:
    """Both look for due messages, and the one that claims a queue delivers it; none is sent twice, no claim stays."""
    first, second = pair
    table = await first.begun(ANNA, BEA)
    for number in range(4):
        await act(pair[number % 2], ANNA, table)
        await act(pair[1 - number % 2], BEA, table)
        await _settle(pair)
    assert max(Counter(first.messenger.posted).values()) == 1
    assert await first.outbox(table) == []
    await until(lambda: _is_free(second))


async def test_what_another_process_has_sent_is_not_sent_again(pair: tuple[Trial, Trial]) -> None:
    """A lobby's title picture stays, whichever process delivers; such an edit may repeat, and notes no attempt."""
    first = pair[0]
    table = await first.lobby(ANNA)
    await _settle(pair)
    assert first.messenger.messages[4000].panel.uploads
    for trial in reversed(pair):
        await trial.press(ANNA, ComponentId(table, "add_computer"))
        await _settle(pair)
        assert not first.messenger.messages[4000].panel.uploads


async def _is_free(trial: Trial) -> bool:
    async with trial.store.read() as tx:
        return await tx.claims.of(QUEUE) == {}


async def test_a_queue_that_another_has_is_left_to_it(pair: tuple[Trial, Trial]) -> None:
    """What is due behind it waits; once its delivery is done, a look lets it go, and anybody takes it on."""
    for trial in pair:
        await trial.service.close()
    here, there = (SharedQueues(trial.store, LOBBY) for trial in pair)
    now, store = pair[0].clock.now(), pair[0].store
    async with store.write() as tx:
        await tx.claims.take(QUEUE, [RECIPIENT])
        await tx.outbox.add(_delivery(now))
    assert (await there.take(now, 10, ()))[0] == []
    assert (await here.take(now, 10, {RECIPIENT}))[0] == []
    (row,), _ = await here.take(now, 10, ())
    assert row.recipient == RECIPIENT
    async with store.write() as tx:
        await tx.outbox.complete(row.id, row.upto)
    assert (await here.take(now, 10, ()))[0] == []
    async with store.write() as tx:
        await tx.outbox.add(_delivery(now))
    assert [row.recipient for row in (await there.take(now, 10, ()))[0]] == [RECIPIENT]
    assert (await here.take(now, 10, ()))[0] == []


def _delivery(now: int) -> NewDelivery:
    return NewDelivery(recipient=RECIPIENT, kind="post", about="none", since=0, upto=1, created_at=now, due_at=now)


async def test_what_an_ended_process_answered_is_hastened(pair: tuple[Trial, Trial]) -> None:
    """A lobby that a running process is just answering is left to it."""
    first, second = pair
    now = first.clock.now()
    row = NewDelivery(
        recipient="lobby:X", kind="post", about=LOBBY, since=0, upto=1, created_at=now, due_at=now + 9_000
    )
    async with second.store.write() as tx:
        await tx.outbox.add_attempted(row)
    async with first.store.write() as tx:
        assert await tx.outbox.hasten(LOBBY, now) == 0
    queues = SharedQueues(first.store, LOBBY)
    assert await queues.take(now, 10, {"lobby:X"}) == ([], now + 9_000)
    await second.stop()
    await queues.take(now, 10, {"lobby:X"})
    async with first.store.read() as tx:
        assert (await tx.outbox.due(now))[0].recipient == "lobby:X"
    await second.start()


async def test_what_was_not_hastened_is_by_the_next_look(
    pair: tuple[Trial, Trial], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by a process that has begun only after the other had ended, and whose first look failed."""
    first, second = pair
    now = first.clock.now()
    row = replace(_delivery(now), about=LOBBY, due_at=now + 9_000)
    async with second.store.write() as tx:
        await tx.outbox.add_attempted(row)
    await first.service.close()
    await second.stop()
    queues = SharedQueues(first.store, LOBBY)

    async def fail(*_given: object) -> int:
        raise DatabaseFailed("gone")

    with monkeypatch.context() as failing:
        failing.setattr(OutboxWrites, "hasten", fail)
        with pytest.raises(DatabaseFailed):
            await queues.take(now, 10, {RECIPIENT})
    await queues.take(now, 10, {RECIPIENT})
    assert [row.recipient for row in (await queues.take(now, 10, ()))[0]] == [RECIPIENT]
    await second.start()


async def test_nothing_is_sent_after_the_lease() -> None:
    """A process that may have been taken for dead hands no request on."""
    membership, inner = Membership(), FakeMessenger()
    messenger = LeasedMessenger(inner, membership)
    await messenger.post(HOME, Panel(("a",)), "t")
    membership.ended.set()
    requests = [
        messenger.post(HOME, Panel(("b",)), "u"),
        messenger.edit(HOME, 5001, Panel(("b",))),
        messenger.strip(HOME, 5001, Panel(("b",))),
        messenger.delete(HOME, 5001),
        messenger.exists(HOME, 5001),
        messenger.find(HOME, "t", 0),
        messenger.open_dm(1),
        messenger.open_thread(1, 2, "n"),
        messenger.open_channel(1, 2, "n", "t"),
        messenger.open_post(1, 2, "n", Panel(("c",)), PostTags(()), "m", None),
        messenger.tag_post(1, 2, PostTags(())),
        messenger.close_place(1, "archive"),
        messenger.pin(1, 2),
        messenger.visible(1, 2, (3,)),
        messenger.is_member(1, 2),
        messenger.has_role(1, 2),
        messenger.mentionable(1, (2,)),
    ]
    for request in requests:
        with pytest.raises(LeaseOver):
            await request
    assert [message.panel.text for message in inner.messages.values()] == [("a",)]


async def test_a_letter_is_not_given_up_after_the_lease(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is left as it is to the process that takes it over, and no user counts as unreachable."""
    table = await trial.lobby(ANNA, BEA)
    await trial.settle()

    async def refuse(*_given: object) -> None:
        raise LeaseOver

    with monkeypatch.context() as late:
        late.setattr(trial.messenger, "post", refuse)
        await trial.press(BEA, ComponentId(table, "leave"))
        trial.clock.time += 5_000
        (row,) = [row for row in await trial.outbox(table) if row.about == LEFT]
        await trial.service.relay._deliver(row)
    assert [(each.id, each.error) for each in await trial.outbox(table) if each.about == LEFT] == [(row.id, None)]
    assert (await trial.service.registry.people.user(ANNA)).dms == "on"


async def test_a_queue_of_an_ended_process_is_taken_over(
    pair: tuple[Trial, Trial], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it was just sending is looked for, and sent by the other if it is not there."""
    first, second = pair
    table = await first.begun(ANNA, BEA)
    await _settle(pair)
    before = len(first.messenger.posted)
    stuck = asyncio.Event()

    async def never(_relay: Relay, _row: DeliveryRow) -> None:
        stuck.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as hung:
        hung.setattr(Relay, "_attempt_safely", never)  # as if it hung at Discord
        hung.setattr(second.service.relay.queues, "take", _nothing)  # the first one is to be faster
        await act(first, ANNA, table)
        await act(first, BEA, table)
        first.clock.time += 5_000
        first.service.relay.wake()
        await asyncio.wait_for(stuck.wait(), PATIENCE)
        await first.store.close()
    second.service.relay.wake()
    await until(second._settled)
    assert len(second.messenger.posted) > before
    assert max(Counter(second.messenger.posted).values()) == 1


async def _nothing(*_given: object) -> Due:
    return [], None


async def test_what_was_under_way_is_owed_anew(pair: tuple[Trial, Trial], monkeypatch: pytest.MonkeyPatch) -> None:
    """An edit that a sleeping process sends when it wakes may come over a newer one: another edit puts that right."""
    first, second = pair
    table = await second.begun(ANNA, BEA)
    await _settle(pair)
    relay, later = first.service.relay, second.clock.now() + 9_000
    board = replace(_delivery(later), table_id=table, recipient="place:x", kind="sync", about="board")
    async with second.store.write() as tx:
        await tx.outbox.add(board)
    (row,) = await second.outbox(table)
    async with second.store.write() as tx:
        await tx.outbox.complete(row.id, row.upto)
    with monkeypatch.context() as slow:
        slow.setattr(PostgresMembership, "alive", False)
        relay.under_way["place:x"] = row
        relay._release("place:x", asyncio.create_task(asyncio.sleep(0)))
    assert relay.under_way == {"place:x": row}
    await enqueue_again(second.store, relay.under_way.values(), later)
    (owed,) = await second.outbox(table)
    assert (owed.kind, owed.about, owed.recipient) == ("sync", "board", "place:x")
    relay._release("place:x", asyncio.create_task(asyncio.sleep(0)))
    assert relay.under_way == {}


@pytest.mark.parametrize("what", ["lesson", "seat"])
async def test_who_has_promised_a_message_delivers_it(
    pair: tuple[Trial, Trial], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """An answer waits for word of it: another process, which looks first, leaves it alone."""
    first = pair[0]
    await first.commands.me(caller(CEM))
    table = await left(first) if what == "seat" else ""
    await _settle(pair)
    queues = [trial.service.relay.queues for trial in pair]
    here, there = (each.take for each in queues)
    with monkeypatch.context() as silent:
        for each in queues:
            silent.setattr(each, "take", _nothing)
        if what == "seat":
            await first.press(CEM, ComponentId(table, "claim", 1))
        else:
            await first.commands.learn(caller(CEM), "tallinn")
        now = first.clock.now()
        assert f"user:{CEM}" not in [row.recipient for row in (await there(now, 10, ()))[0]]
        assert f"user:{CEM}" in [row.recipient for row in (await here(now, 10, ()))[0]]
