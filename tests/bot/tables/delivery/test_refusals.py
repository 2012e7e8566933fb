"""What follows each answer of Discord's, for each kind of delivery."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from bot.api.codes import CODES, Ruling
from bot.tables.company.invitations import INVITE_CALL, INVITED
from bot.tables.core.about import (
    ABSENT,
    AWAY,
    BOARD,
    BRIEFING,
    CAME,
    CHOICE,
    CLOSE,
    HANDED,
    LESSON,
    LOBBY,
    NEXT,
    NUDGE,
    PACE,
    PAUSE,
    PLACE,
    REMIND,
    RESTORED,
    RETURN,
    SEEKS,
    TIMES,
    lobby_recipient,
    table_recipient,
    vote_about,
)
from bot.tables.core.deliveries import enqueue
from bot.tables.core.motions import PAUSE as PAUSE_VOTE
from bot.tables.delivery.outgoing import OutgoingMessage
from bot.tables.delivery.relay import MOST_ATTEMPTS
from bot.tables.ports.messenger import TryLater
from storage import user_recipient
from storage.rows import DeliveryKind, DeliveryRow
from storage.schema import outbox
from tests.bot.api.refusals import refusal
from tests.bot.tables.doubles import ANNA, BEA, HOME, Trial, caller
from tests.bot.tables.doubles import PLACE as THREAD
from tests.bot.tables.playing import raising
from tests.waiting import until

FAR = 10**12
UNKNOWN = {987654: Ruling("now", "later", "refused"), 0: Ruling("now", "later", "refused")}
ANSWERS = {**CODES, **UNKNOWN}
PUBLIC: list[tuple[DeliveryKind, str]] = [
    ("post", BOARD),
    ("sync", BOARD),
    ("sync", TIMES),
    ("post", NUDGE),
    ("post", REMIND),
    ("post", PAUSE),
    ("post", ABSENT),
    ("post", SEEKS),
    ("sync", SEEKS),
    ("post", CAME),
    ("post", RESTORED),
    ("post", vote_about(PAUSE_VOTE)),
    ("sync", vote_about(PAUSE_VOTE)),
    ("post", INVITE_CALL),
]
OTHERS: list[tuple[DeliveryKind, str]] = [
    ("post", PLACE),
    ("post", CLOSE),
    ("post", PACE),
    ("sync", LOBBY),
    ("return", RETURN),
    ("delete", NUDGE),
]
PRIVATE: list[tuple[DeliveryKind, str]] = [
    ("post", CHOICE),
    ("sync", CHOICE),
    ("post", REMIND),
    ("post", AWAY),
    ("post", NEXT),
    ("post", BRIEFING),
    ("sync", HANDED),
    ("post", INVITED),
    ("post", f"{LESSON}:tallinn"),
]


async def queued(trial: Trial, table: str, recipient: str, kind: DeliveryKind, about: str) -> DeliveryRow:
    """Queue a delivery that is due in a distant future, as if it was just being tried."""
    lesson = about.startswith(LESSON)
    async with trial.store.write() as tx:
        for row in [*await tx.outbox.due(FAR * 100), *await tx.outbox.unsent(table)]:
            await tx.outbox.complete(row.id, row.upto)
        seat = 1 if about in (CHOICE, NUDGE, AWAY, BRIEFING, HANDED, NEXT, REMIND) else None
        await enqueue(
            tx, None if lesson else table, recipient, kind, about, trial.clock.now(), upto=99, seat=seat, delay=FAR
        )
    async with trial.store.read() as tx:
        (row,) = await tx.outbox.due(FAR * 100)
    return row


async def hold(trial: Trial) -> None:
    """Let nothing be delivered any more: what an error has put off may be due at once."""
    trial.service.relay._dispatch = rest  # type: ignore[method-assign]
    await until(lambda: not trial.service.relay._busy)


async def rest() -> float:
    """Find nothing due for a long time."""
    return 60.0


async def now(trial: Trial, row: DeliveryRow) -> DeliveryRow | None:
    """Look at a delivery as it is stored."""
    async with trial.store.read() as tx:
        return await tx.outbox.get(row.id)


async def put_back(trial: Trial, table: str) -> None:
    """Let the table be in its thread, and the user be reachable, whatever an answer has changed."""
    async with trial.service.registry.table(table) as live:
        async with trial.store.write() as tx:
            await tx.tables.change(table, place_id=THREAD, place_note=None, left_id=None)
        live.row = replace(live.row, place_id=THREAD, place_note=None, left_id=None)
    await trial.service.registry.people.change(BEA, dms="on", dm_channel_id=100_000 + BEA)
    trial.service.breaker.reason = ""


async def refused(
    trial: Trial, table: str, recipient: str, kind: DeliveryKind, about: str
) -> AsyncIterator[tuple[int, Ruling, DeliveryRow | None]]:
    """Let Discord give a delivery each of its answers, and find no unexpected error; yield what is left of it."""
    await hold(trial)
    for code, ruling in ANSWERS.items():
        await put_back(trial, table)
        row = await queued(trial, table, recipient, kind, about)
        with capture_logs() as logs:
            await trial.service.relay._handle_error(row, refusal(400, code))
        assert not [entry for entry in logs if entry.get("exc_info")], code
        yield code, ruling, await now(trial, row)


def check_kept(code: int, ruling: Ruling, after: DeliveryRow | None) -> None:
    """Find that what may pass is tried again."""
    if ruling.follow in ("later", "wait", "hold", "filtered"):
        assert after is not None, code
        assert (after.gave_up_at, after.attempts) == (None, 0), code


@pytest.mark.parametrize(("kind", "about"), PUBLIC)
async def test_what_follows_in_a_channel(trial: Trial, kind: DeliveryKind, about: str) -> None:
    """No answer about a channel concerns a user; a closed place sends the table to the lobby's channel."""
    table = await trial.begun(ANNA, BEA)
    async for code, ruling, after in refused(trial, table, table_recipient(table), kind, about):
        live = await trial.live(table)
        assert (await trial.service.registry.people.user(BEA)).dms == "on", code
        moved = ruling.follow == "home" and about != INVITE_CALL
        assert (live.row.place_id == HOME) == moved, code
        check_kept(code, ruling, after)
        if ruling.follow in ("give up", "plain"):
            assert after is not None, code
            assert after.error == ruling.reason, code
        if moved and kind == "post":
            assert after is not None, code
            assert after.gave_up_at is None, code


@pytest.mark.parametrize(("kind", "about"), PRIVATE)
async def test_what_follows_in_direct_messages(trial: Trial, kind: DeliveryKind, about: str) -> None:
    """Four answers close direct messages; whenever one is given up, a user who is waited for is mentioned."""
    table = await trial.begun(ANNA, BEA)
    async for code, ruling, after in refused(trial, table, user_recipient(BEA), kind, about):
        user = await trial.service.registry.people.user(BEA)
        assert user.dms == ("closed" if ruling.subject == "user" else "on"), code
        assert (await trial.live(table)).row.place_id == THREAD, code
        if ruling.follow == "home" and about != HANDED:
            assert after is not None, code
            assert (after.gave_up_at, user.dm_channel_id) == (None, None), code  # another direct channel is tried
        given_up = after is not None and after.gave_up_at is not None
        assert given_up == (ruling.follow in ("give up", "plain")), code
        if about == CHOICE and (given_up or ruling.subject == "user"):
            waiting = [each.about for each in await trial.outbox(table) if each.gave_up_at is None]
            assert NUDGE in waiting, code


@pytest.mark.parametrize(("kind", "about"), OTHERS)
async def test_what_follows_for_other_deliveries(trial: Trial, kind: DeliveryKind, about: str) -> None:
    """What may pass is tried again; nothing fails unexpectedly or concerns a user."""
    table = await trial.begun(ANNA, BEA)
    recipient = lobby_recipient(table) if about == LOBBY else table_recipient(table)
    async for code, ruling, after in refused(trial, table, recipient, kind, about):
        assert (await trial.service.registry.people.user(BEA)).dms == "on", code
        check_kept(code, ruling, after)


@pytest.mark.parametrize("code", [50001, 50083, 10003])
async def test_a_direct_channel_is_reopened_once(trial: Trial, code: int) -> None:
    """If the new one takes nothing either, the message is given up, and the user is mentioned, but not marked."""
    table = await trial.begun(ANNA, BEA)
    row = await queued(trial, table, user_recipient(BEA), "post", CHOICE)
    await trial.service.relay._handle_error(row, refusal(403, code))
    again = await now(trial, row)
    assert again is not None
    await trial.service.registry.people.change(BEA, dm_channel_id=5)
    await trial.service.relay._handle_error(again, refusal(403, code))
    after = await now(trial, row)
    assert after is not None
    assert after.gave_up_at is not None
    assert NUDGE in [each.about for each in await trial.outbox(table)]
    assert (await trial.service.registry.people.user(BEA)).dms == "on"


async def test_who_a_lost_board_would_have_mentioned_is_mentioned(trial: Trial) -> None:
    """Calls follow a board that is given up."""
    table = await trial.begun(ANNA, BEA)
    row = await queued(trial, table, table_recipient(table), "post", BOARD)
    await trial.service.relay._handle_error(row, refusal(400, 50035))
    nudges = [each.seat for each in await trial.outbox(table) if each.about == NUDGE]
    assert nudges == [0, 1]


@pytest.mark.parametrize("code", [50035, 987654])
async def test_a_lost_call_still_mentions(trial: Trial, code: int) -> None:
    """Without its text and buttons, in the same place: given up at once, or after many attempts."""
    await trial.commands.me(caller(BEA), dms="off")
    table = await trial.begun(ANNA, BEA)
    async with trial.store.write() as tx:
        await tx.calls.drop(table, 1)
    row = await queued(trial, table, table_recipient(table), "post", NUDGE)
    async with trial.store.write() as tx:
        await tx.session.run(update(outbox).values(attempts=MOST_ATTEMPTS))
    await trial.service.relay._handle_error(row, refusal(400, code))
    panel = trial.messenger.inside(THREAD)[-1].panel
    assert (panel.pings, panel.rows) == ((BEA,), ())
    after = await now(trial, row)
    assert after is not None
    assert after.error == "refused"


async def test_a_lost_call_mentions_in_the_lobby_s_channel_where_its_own_place_refuses_it_too(trial: Trial) -> None:
    """Whatever Discord has against the thread, users who are waited for learn of it."""
    await trial.commands.me(caller(BEA), dms="off")
    table = await trial.begun(ANNA, BEA)
    async with trial.store.write() as tx:
        await tx.calls.drop(table, 1)
    row = await queued(trial, table, table_recipient(table), "post", NUDGE)
    trial.messenger.error = raising(refusal(400, 50035), ("post", THREAD))
    await trial.service.relay._handle_error(row, refusal(400, 50035))
    assert trial.messenger.inside(HOME)[-1].panel.pings == (BEA,)


async def test_what_cannot_be_composed_is_given_up(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not composed again and again to find the users that it would mention."""
    table = await trial.begun(ANNA, BEA)
    row = await queued(trial, table, table_recipient(table), "post", NUDGE)

    async def fail(_row: DeliveryRow) -> OutgoingMessage | None:
        raise RuntimeError

    monkeypatch.setattr(trial.service.relay.composer, "compose", fail)
    await trial.service.relay._end_trying(row, TryLater("RuntimeError"))
    after = await now(trial, row)
    assert after is not None
    assert after.error == "too-often"
