"""What is sent is sent once, whatever is killed, lost or overlapping."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.core.about import BOARD
from bot.tables.core.people import words
from bot.tables.delivery.outgoing import OutgoingMessage
from bot.tables.delivery.recorder import Recorder
from bot.tables.delivery.relay import Relay
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Forbidden, TryLater
from games.tallinn.state import Tallinn
from render.jobs import Drawn, Job
from storage.rows import DeliveryRow
from tests.bot.tables.doubles import ANNA, BEA, HOME, PLACE, Trial, caller, text_of
from tests.bot.tables.playing import boards, play_on, raising, state_of, to_next_phase
from tests.fifth_game import installed_beacons
from tests.waiting import until


@pytest.mark.parametrize("moment", ["before settling", "before sending"])
@pytest.mark.parametrize("pause", [0, 300])
async def test_a_kill_around_sending_doubles_nothing(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, moment: str, pause: int
) -> None:
    """Killed between sending and settling, or before sending: after a restart each message is there once."""
    table = await trial.begun(ANNA, BEA)

    died = asyncio.Event()

    async def killed(_self: object, row: DeliveryRow, outgoing: OutgoingMessage, *_args: object) -> None:
        if outgoing.message_id is None and row.about == BOARD:
            died.set()
        raise asyncio.CancelledError

    targets: dict[bool, tuple[object, str]] = {True: (Recorder, "note_post"), False: (Relay, "_send")}
    with monkeypatch.context() as patch:
        patch.setattr(*targets[moment == "before settling"], killed)
        await to_next_phase(trial, table, settled=False)
        await until(died.is_set)
        await trial.stop()
    sent = list(trial.messenger.posted)
    trial.clock.time += pause * 1000
    await trial.start()
    await trial.settle()
    await trial.settle(5)
    tokens = trial.messenger.posted
    assert len(tokens) == len(set(tokens))
    assert set(sent) <= set(tokens)
    assert len(boards(trial, PLACE)) == 2
    assert trial.messenger.looked_for
    assert await trial.outbox(table) == []


async def test_a_late_repetition_in_one_process_looks_first(trial: Trial) -> None:
    """After two minutes a nonce no longer protects: the message is looked for by its token."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.error = raising(TryLater("reset", 200), ("post", PLACE), times=1)
    await to_next_phase(trial, table)
    assert trial.messenger.looked_for == []
    await trial.settle(201)
    assert len(trial.messenger.looked_for) == 1
    assert len(boards(trial, PLACE)) == 2


async def test_a_failed_search_is_repeated_before_a_message_is_posted_again(trial: Trial) -> None:
    """A failed search does not count as an attempt to post, because Discord may have forgotten the nonce by then."""
    table, failures = await trial.begun(ANNA, BEA), [("post", 200), ("find", 5)]

    def error(method: str, channel: int) -> None:
        if channel == PLACE and failures and method == failures[0][0]:
            raise TryLater("reset", failures.pop(0)[1])

    trial.messenger.error = error
    await to_next_phase(trial, table)
    await trial.settle(201)
    assert (failures, trial.messenger.looked_for) == ([], [])
    await trial.settle(6)
    assert len(trial.messenger.looked_for) == 1
    assert len(boards(trial, PLACE)) == 2


async def test_a_quick_repetition_relies_on_the_nonce(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the answer to a post was lost, its repetition makes no second one but brings it up to date."""
    table = await trial.begun(ANNA, BEA)
    post = trial.messenger.post
    lost = [True]

    async def answer_lost(channel_id: int, panel, token: str):  # type: ignore[no-untyped-def]  # a patch
        sent = await post(channel_id, panel, token)
        if lost[0] and channel_id == PLACE:
            lost[0] = False
            raise TryLater("reset", 5)
        return sent

    monkeypatch.setattr(trial.messenger, "post", answer_lost)
    await to_next_phase(trial, table)
    await to_next_phase(trial, table)
    await trial.settle(6)
    told = "\n".join(boards(trial, PLACE))
    live = await trial.live(table)
    assert len(boards(trial, PLACE)) == 2
    for half in state_of(live, Tallinn).rows[0][1:]:
        assert told.count(f"Anna plays {half}") == 1


async def test_history_that_may_not_be_read_risks_a_second_message(trial: Trial) -> None:
    """Without the permission to look, the message is posted rather than lost."""
    table = await trial.begun(ANNA, BEA)

    def error(method: str, channel: int) -> None:
        if method == "find":
            raise Forbidden(50013)
        if method == "post" and channel == PLACE and len(posted) == 0:
            posted.append(channel)
            raise TryLater("reset", 200)

    posted: list[int] = []
    trial.messenger.error = error
    await to_next_phase(trial, table)
    await trial.settle(201)
    assert len(boards(trial, PLACE)) == 2
    assert (await trial.live(table)).row.place_id == PLACE


async def test_what_is_owed_while_a_picture_is_drawn_is_not_lost(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A phase that ends while the board before it is being drawn is told, too."""
    table = await trial.begun(ANNA, BEA)
    drawing, go_on, draw = asyncio.Event(), asyncio.Event(), trial.service.pictures._draw_job

    async def slow(job: Job) -> tuple[Drawn, ...] | None:
        drawing.set()
        await go_on.wait()
        return await draw(job)

    monkeypatch.setattr(trial.service.pictures, "_draw_job", slow)
    with monkeypatch.context() as patch:
        patch.setattr(trial.service.dispatcher.context.pictures, "hand", no_picture)
        await to_next_phase(trial, table, settled=False)
        await drawing.wait()
        await to_next_phase(trial, table, settled=False)
        go_on.set()
        await trial.settle()
    await trial.settle(5)
    live = await trial.live(table)
    told = "\n".join(boards(trial, PLACE))
    for half in state_of(live, Tallinn).rows[0][1:]:
        assert told.count(f"Anna plays {half}") == 1
    phase = live.game.voice.phase(live.require_match().state, words("en", "games.tallinn"))
    assert phase in boards(trial, PLACE)[-1]


async def no_picture(*_args: object, **_named: object) -> None:
    """Draw no hand."""


async def test_a_change_during_an_edit_of_the_lobby_is_not_lost(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """What changes while the lobby's message is being edited is shown by one more edit."""
    table = await trial.lobby(ANNA)
    editing, go_on = asyncio.Event(), asyncio.Event()
    edit = trial.messenger.edit

    async def slow(channel_id: int, message_id: int, panel) -> None:  # type: ignore[no-untyped-def]  # a patch
        editing.set()
        await go_on.wait()
        await edit(channel_id, message_id, panel)

    monkeypatch.setattr(trial.messenger, "edit", slow)
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    await editing.wait()
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    go_on.set()
    await trial.settle()
    assert text_of(trial.messenger.inside(HOME)[0].panel).count("(computer, normal)**") == 2


async def test_unversioned_phases_call_for_those_without_messages(trial: Trial) -> None:
    """If an ask comes without a new board, a user without direct messages is mentioned by one of its own."""
    with installed_beacons():
        table = await trial.begun(ANNA, BEA, game="beacons")
        await trial.commands.me(caller(ANNA), dms="off")
        await trial.commands.me(caller(BEA), dms="off")

        async def check() -> None:
            live = await trial.live(table)
            if live.require_match().state.section in ("trade", "give") and live.waiting_seats():
                user = live.seats[live.waiting_seats()[0]].user_id
                called.append(any(user in m.panel.pings for m in trial.messenger.inside(PLACE)[-3:]))

        called: list[bool] = []
        await play_on(trial, table, after=check)
        assert called
        assert all(called)
