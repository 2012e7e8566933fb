"""Each queued message is delivered once, in order, and late rather than never."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.core.people import words
from bot.tables.delivery.public import ChannelMessages
from bot.tables.delivery.relay import MOST_ATTEMPTS, backoff
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Refused, Sent, TryLater
from bot.tables.ports.panel import Panel
from games.tallinn.state import Tallinn
from storage.errors import DatabaseFailed
from storage.outbox import OutboxReads
from tests.bot.tables.doubles import ANNA, BEA, CEM, DMS, PLACE, Trial, buttons, caller, press_of, text_of
from tests.bot.tables.playing import act, boards, raising, state_of, to_next_phase
from tests.bot.tables.stories import check_boards
from tests.renderers import InEarnest
from tests.waiting import until


async def test_one_post_per_phase_and_batched_edits(trial: Trial) -> None:
    """Presses edit the list of missing players at most once in 3 s; only a new phase posts."""
    table = await trial.begun(ANNA, BEA, CEM)
    board = trial.messenger.inside(PLACE)[0]
    await act(trial, ANNA, table)
    await act(trial, BEA, table)
    await trial.settle(2)
    assert board.edits == 0
    await trial.settle(1)
    assert board.edits == 1
    assert "Still to choose: Cem" in text_of(board.panel)
    assert len(trial.messenger.inside(PLACE)) == 1
    await act(trial, CEM, table)
    await trial.settle(3)
    assert len(trial.messenger.inside(PLACE)) == 2


async def test_a_new_board_replaces_the_pending_edit(trial: Trial) -> None:
    """With the phase's end the batched edit of the old board is dropped, and the new board comes at once."""
    table = await trial.begun(ANNA, BEA)
    await act(trial, ANNA, table)
    await act(trial, BEA, table)
    await trial.settle()
    first, second = trial.messenger.inside(PLACE)
    assert " plays " in text_of(second.panel)
    assert " plays " not in text_of(first.panel)
    assert not buttons(first.panel)
    assert first.edits == 0


async def test_posts_wait_and_merge_over_an_outage(trial: Trial) -> None:
    """After a long outage one board and the log tell all that happened, with the newest picture, and nothing twice."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.error = raising(TryLater("503/0"), ("post", PLACE))
    for _ in range(4):
        await to_next_phase(trial, table)
        trial.clock.time += 2_000
        await trial.settle()
    assert len(boards(trial, PLACE)) == 1
    assert "late" in text_of(await trial.commands.table_status(caller(ANNA), table))
    trial.messenger.error = lambda _method, _channel: None
    await trial.settle(300)
    live = await trial.live(table)
    after = boards(trial, PLACE)
    assert len(after) == 2
    await check_boards(trial, table)
    lines = [line for line in after[1].splitlines() if " plays " in line]
    assert len(lines) == len(set(lines))
    assert live.game.voice.phase(live.require_match().state, words("en", "games.tallinn")) in after[1]
    assert await trial.outbox(table) == []


async def test_choices_are_not_blocked_by_an_outage(trial: Trial) -> None:
    """While the channel takes nothing, direct messages arrive and the game goes on."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.error = raising(TryLater("503/0"), ("post", PLACE))
    await to_next_phase(trial, table)
    before = {message.token for user in (ANNA, BEA) for message in trial.messenger.dms(user)}
    await to_next_phase(trial, table)
    assert {message.token for user in (ANNA, BEA) for message in trial.messenger.dms(user)} - before


async def test_a_slow_recipient_delays_no_other(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one channel waits at Discord, what becomes due later elsewhere is sent on time."""
    monkeypatch.setattr("bot.tables.delivery.relay.BUSY", 0.02)
    slow, quick = await trial.begun(ANNA, BEA), await trial.begun(ANNA, CEM)
    waits, gate = asyncio.Event(), asyncio.Event()
    post = trial.messenger.post

    async def stuck(channel_id: int, panel: Panel, token: str) -> Sent:
        if channel_id == PLACE and "Round 1" not in text_of(panel):
            waits.set()
            await gate.wait()
        return await post(channel_id, panel, token)

    monkeypatch.setattr(trial.messenger, "post", stuck)
    for user in (ANNA, BEA):
        await act(trial, user, slow, "a")  # neither may build a tower, so that the next round begins
    await act(trial, ANNA, quick)
    await until(waits.is_set)
    trial.clock.time += 3_000

    async def sent() -> bool:
        async with trial.store.read() as tx:
            return not await tx.outbox.unsent(quick)

    await until(sent)
    gate.set()
    await trial.settle()


async def test_order_within_a_channel(trial: Trial) -> None:
    """If a post has to wait, what comes after it in the same channel waits too."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.error = raising(TryLater("rate limit", 30), ("post", PLACE), times=1)
    await to_next_phase(trial, table)
    await to_next_phase(trial, table)
    await trial.settle(10)
    assert len(boards(trial, PLACE)) == 1
    await trial.settle(25)
    told = "\n".join(boards(trial, PLACE))
    live = await trial.live(table)
    order = [told.index(f"Anna plays {half}") for half in state_of(live, Tallinn).rows[0][1:]]
    assert order == sorted(order)


def test_backoff_grows_to_five_minutes() -> None:
    """Pauses double from one second to five minutes."""
    assert [backoff(n) for n in (1, 2, 3, 9, 10, 50)] == [1_000, 2_000, 4_000, 256_000, 300_000, 300_000]


@pytest.mark.parametrize("error", [TryLater("502/0"), RuntimeError("unexpected")])
async def test_giving_up_has_a_reason(trial: Trial, error: Exception) -> None:
    """After so many attempts a board is given up; the status says why, and the next one tells all."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.error = raising(error, ("post", PLACE))
    await to_next_phase(trial, table)
    for _ in range(MOST_ATTEMPTS + 1):
        await trial.settle(301)
    assert "could not be reached" in text_of(await trial.commands.table_status(caller(ANNA), table))
    trial.messenger.error = lambda _method, _channel: None
    await to_next_phase(trial, table)
    live = await trial.live(table)
    for half in state_of(live, Tallinn).rows[0][1:]:
        assert f"Anna plays {half}" in boards(trial, PLACE)[-1]
    assert "could not" not in text_of(await trial.commands.table_status(caller(ANNA), table))


async def test_an_edit_that_always_fails_is_given_up(trial: Trial) -> None:
    """Nothing is noted of an edit without a picture before it is made; each failure counts all the same."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.error = raising(TryLater("502/0"), ("edit", PLACE))
    await act(trial, ANNA, table)
    for number in range(1, MOST_ATTEMPTS + 2):
        await trial.settle(301)
        (owed,) = await trial.outbox(table)
        assert owed.attempts == min(number, MOST_ATTEMPTS)
    assert owed.error == "too-often"


async def test_what_discord_refuses_is_given_up_at_once(trial: Trial) -> None:
    """A message that Discord will never take is not repeated; its recipient is called in the channel."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.error = raising(Refused("400/50035"), ("post", DMS + ANNA))
    while not any(row.gave_up_at for row in await trial.outbox(table)):
        await to_next_phase(trial, table)
    live = await trial.live(table)
    assert 0 in live.waiting_seats()
    newest = trial.messenger.inside(PLACE)[-1].panel
    assert newest.pings == (ANNA,)
    assert press_of(newest, "move").table == table
    assert "Discord refused" in text_of(await trial.commands.table_status(caller(ANNA), table))


async def test_a_painter_that_fails_blocks_nothing(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a picture cannot be drawn, the board and the hand are told in words."""
    trial.service.pictures.renderer = InEarnest()

    def broken(_key: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("render.worker.find_painter", broken)
    table = await trial.begun(ANNA, BEA)
    board = trial.messenger.inside(PLACE)[0].panel
    assert not board.pictures
    assert "Merchants" in text_of(board)
    assert "Merchants" in text_of(await trial.commands.board(caller(ANNA), table))
    assert "Card" in text_of(await trial.commands.hand(caller(ANNA), table))
    assert (await trial.press(ANNA, ComponentId(table, "move"))).panel
    await to_next_phase(trial, table)
    assert len(trial.messenger.inside(PLACE)) == 2


async def test_a_packer_that_fails_gives_up(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that cannot be made is not tried for ever, and holds up nobody else."""
    table = await trial.begun(ANNA, BEA)

    async def broken(*_args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(ChannelMessages, "board", broken)
    await to_next_phase(trial, table)
    for _ in range(MOST_ATTEMPTS + 1):
        await trial.settle(301)
    assert [row.error for row in await trial.outbox(table)] == ["too-often"]


async def test_the_courier_outlives_a_failing_database(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A read that fails once does not end the worker."""
    monkeypatch.setattr("bot.tables.delivery.relay.FAILED", 0.01)
    table = await trial.begun(ANNA, BEA)

    failed = asyncio.Event()

    async def broken(*_args: object) -> None:
        failed.set()
        raise DatabaseFailed("no")

    with monkeypatch.context() as patch:
        patch.setattr(OutboxReads, "due", broken)
        await to_next_phase(trial, table, settled=False)
        await until(failed.is_set)
    await trial.settle()
    assert len(boards(trial, PLACE)) == 2
