"""Notice boards are refreshed within a minute of a change, at most once a minute, and also after kills."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise

import pytest

from bot.tables.company.notice_board import notice_panel
from bot.tables.core.people import words
from bot.tables.delivery.notice_boards import NoticeBoards
from bot.tables.delivery.recorder import Recorder
from bot.tables.delivery.relay import Relay
from bot.tables.delivery.remover import Remover
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import TooOld
from bot.tables.stages import notice_board
from storage.rows import DeliveryRow
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, GUILD, Trial, all_text_of, caller, panel_of, press_of
from tests.bot.tables.noticing import BOARD, look, notice, set_up
from tests.bot.tables.playing import act, play_out, raising
from tests.bot.tables.timing import HOUR, MINUTE
from tests.waiting import until

USERS = (ANNA, BEA, CEM, DIRK)
WEEK, MOMENTS = 7 * 24 * HOUR, 200


class Diary:
    """Records what the board should have shown at each time, and when it was refreshed."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.said: list[tuple[int, str]] = []
        self.refreshed: list[int] = []
        self.fails = trial.messenger.error

        def note(method: str, channel: int) -> None:
            if channel == BOARD and method in ("post", "edit"):
                self.refreshed.append(trial.clock.time)
            self.fails(method, channel)

        trial.messenger.error = note

    async def note(self) -> None:
        """Record what the board should show now."""
        async with self.trial.store.read() as tx:
            found = await notice_board.content(self.trial.service.registry, tx, GUILD)
        self.said.append((self.trial.clock.time, all_text_of(notice_panel(found, "", words("en")))))

    async def advance(self, end: int) -> None:
        """Let time pass, step by step, from one due refresh or delivery to the next."""
        trial, service = self.trial, self.trial.service
        while True:
            await look(trial, 0)
            await self.note()
            async with trial.store.read() as tx:
                due = [await service.notices.next_due(), await tx.outbox.next_due(trial.clock.time)]
            coming = min((at for at in due if at is not None and at > trial.clock.time), default=end)
            if coming >= end:
                break
            trial.clock.time = coming
        trial.clock.time = end
        await look(trial, 0)

    def check(self) -> None:
        """Check that the board shows what it should have shown at some time of the last minute."""
        since = self.trial.clock.time - MINUTE
        before = [text for at, text in self.said if at <= since][-1:]
        recent = [text for at, text in self.said if at > since]
        assert all_text_of(notice(self.trial)) in [*before, *recent]


async def change(trial: Trial, tables: dict[str, str], rng: random.Random) -> None:
    """Make a random change: open, join, start, choose, end or cancel."""
    name = rng.choice(("open", "join", "start", "act", "act", "act", "act", "end", "cancel"))
    lobbies = [table for table, stage in tables.items() if stage == "lobby"]
    running = [table for table, stage in tables.items() if stage == "playing"]
    if name == "open" or not (lobbies or running):
        answer = await trial.commands.play(caller(rng.choice(USERS)), "tallinn")
        if answer.sent is not None:  # else the user hosts too many
            await answer.sent(rng.randrange(10**6, 10**9))
            tables[press_of(panel_of(answer), "join").table] = "lobby"
    elif name in ("join", "start", "cancel") and lobbies:
        table = rng.choice(lobbies)
        host = (await trial.live(table)).row.host_id or 0
        user = host if name != "join" else rng.choice(USERS)
        await trial.press(user, ComponentId(table, name))
    elif name == "act" and running:
        live = await trial.live(rng.choice(running))
        user_id = live.seats[live.waiting_seats()[0]].user_id
        await act(trial, user_id or 0, live.id)
    elif name == "end" and running:
        await play_out(trial, rng.choice(running))
    await trial.settle()
    for table in list(tables):
        tables[table] = (await trial.live(table)).row.stage


@pytest.mark.parametrize("moments", [40, pytest.param(200, marks=pytest.mark.long)])
async def test_the_board_is_right_within_a_minute(trial: Trial, moments: int) -> None:
    """The changes come at random moments of a week; in its second half, Discord refuses all edits."""
    await set_up(trial)
    diary, rng, tables = Diary(trial), random.Random(f"week {moments}"), dict[str, str]()
    await diary.note()
    begin = trial.clock.time
    for number, moment in enumerate(sorted(rng.randrange(WEEK) for _ in range(moments))):
        if number == moments // 2:
            diary.fails = raising(TooOld("30046"), ("edit", BOARD))
        for _ in range(rng.choice((0, 1, 1, 2))):
            await change(trial, tables, rng)
            await diary.note()
            await diary.advance(trial.clock.time + rng.randrange(2 * MINUTE))
        await diary.advance(max(trial.clock.time, begin + moment))
        diary.check()
    times = sorted(set(diary.refreshed))
    assert len(times) > moments / 4
    assert min(later - earlier for earlier, later in pairwise(times)) >= MINUTE
    assert len(trial.messenger.inside(BOARD)) == 1


POINTS = {
    "before a message is sent": (Relay, "_send", False),
    "before an attempt is noted": (Recorder, "note_attempt", False),
    "before an edit is noted": (Recorder, "note_sent", False),
    "before another way is found": (NoticeBoards, "handle", True),
    "before a post is noted": (Recorder, "note_post", True),
    "before the old message is deleted": (Remover, "_delete", True),
}
"""Methods at which a test interrupts a refresh, and whether a refresh calls them only if Discord refuses edits."""


def die_at(patch: pytest.MonkeyPatch, point: str) -> asyncio.Event:
    """Interrupt a board's refresh at a point, and return an event that is set once that has happened."""
    died = asyncio.Event()

    async def killed(_self: object, row: DeliveryRow, *_args: object) -> None:
        if row.recipient == notice_board.recipient(GUILD):
            died.set()
        raise asyncio.CancelledError

    patch.setattr(*POINTS[point][:2], killed)
    return died


@pytest.mark.parametrize("point", POINTS)
async def test_a_kill_neither_loses_nor_doubles_a_board(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, point: str
) -> None:
    """After a kill during a refresh and a restart, one board shows the right content."""
    await set_up(trial)
    for pause in (1, 5 * MINUTE):
        trial.messenger.error = raising(TooOld("30046"), ("edit", BOARD), times=10**9 * POINTS[point][2])
        table = await trial.lobby(ANNA)
        await trial.settle()
        with monkeypatch.context() as patch:
            died = die_at(patch, point)
            trial.clock.time += MINUTE
            trial.service.openings.wake()
            trial.service.relay.wake()  # the refresh may have been queued before the clock was moved
            await until(died.is_set)
            await trial.stop()
        trial.clock.time += pause
        await trial.start()
        await look(trial)
        await look(trial)
        assert len(trial.messenger.inside(BOARD)) == 1
        assert table in all_text_of(notice(trial))
        trial.messenger.error = lambda _method, _channel: None
        await trial.press(ANNA, ComponentId(table, "cancel"))
        await look(trial)
        await look(trial)
        assert table not in all_text_of(notice(trial))


async def test_two_processes_keep_one_board(pair: tuple[Trial, Trial]) -> None:
    """The keeper shows changes by the other process; when the keeper stops, the other one refreshes the same board."""
    one, other = pair
    await set_up(one)
    table = await other.lobby(ANNA)
    await _told(one, other, table)
    await one.stop()
    second = await other.lobby(BEA)
    await _told(other, other, second)
    assert len(other.messenger.inside(BOARD)) == 1
    await one.start()


async def _told(one: Trial, other: Trial, table: str) -> None:
    """Let time pass until the board shows a table."""

    async def told() -> bool:
        one.clock.time += MINUTE
        for each in (one, other):
            each.service.openings.wake()
            each.service.relay.wake()
        return any(table in all_text_of(message.panel) for message in one.messenger.inside(BOARD))

    await until(told)
