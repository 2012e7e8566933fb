"""Boards whose message was deleted: found by whatever is done at a table, and within the hour if nothing is."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise

import pytest

from bot.tables.core.about import BOARD
from bot.tables.core.deliveries import enqueue_times
from bot.tables.handlers import context
from bot.tables.ports.clock import HOUR
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Forbidden, Gone, MessengerError, TryLater
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, GUILD, HOME, PLACE, Trial, buttons, caller, text_of
from tests.bot.tables.playing import act, play_out, raising, to_next_phase
from tests.waiting import PATIENCE, until

BACK = "had been deleted. I am sending it again for everybody"


def boards(trial: Trial, place: int = PLACE) -> list[int]:
    """List the messages of a channel that show a board, but for the lobby's."""
    found = trial.messenger.messages.items()
    return [key for key, m in found if m.channel_id == place and key != PLACE and m.panel.pictures]


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the look for a board take its time on a busy machine."""
    monkeypatch.setattr("bot.tables.handlers.context.BOARD_TIMEOUT", 60.0)


async def bereft(trial: Trial, *users: int) -> str:
    """Begin a table and delete its board."""
    table = await trial.begun(*users)
    (board,) = boards(trial)
    del trial.messenger.messages[board]
    return table


def watched(trial: Trial) -> list[tuple[str, int]]:
    """Note from now on what is asked of Discord, where."""
    asked: list[tuple[str, int]] = []
    trial.messenger.error = lambda method, channel: asked.append((method, channel))
    return asked


async def test_your_move_puts_the_board_back_and_says_so(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A press on *Your move* says that the board was deleted; the new one tells everybody what the old one told."""
    table = await bereft(trial, ANNA, BEA)
    monkeypatch.setattr(trial.boards, "touch", lambda *_given: None)  # which pauses first, but not in tests
    answer = await trial.press(BEA, ComponentId(table, "move"))
    assert BACK in text_of(answer)
    await trial.settle()
    (back,) = boards(trial)
    panel = trial.messenger.messages[back].panel
    assert "Players: Anna, Bea" in text_of(panel)
    assert panel.pictures[0].image
    assert BACK not in text_of(await trial.press(BEA, ComponentId(table, "move")))
    await trial.settle()
    assert boards(trial) == [back]


@pytest.mark.parametrize("text", [True, False])
async def test_the_command_puts_the_board_back_and_says_so(trial: Trial, text: bool) -> None:
    """`/board` shows it and says that it is posted for all; so it does for onlookers, in their language."""
    table = await bereft(trial, ANNA, BEA)
    answer = await trial.commands.board(caller(CEM, locale="de"), table, text)
    assert "Ich schicke sie noch einmal für alle" in text_of(answer)
    await trial.settle()
    assert len(boards(trial)) == 1
    assert "noch einmal" not in text_of(await trial.commands.board(caller(CEM, locale="de"), table, text))


@pytest.mark.parametrize("what", ["hand", "status", "rules", "stranger"])
async def test_any_press_or_command_finds_it(trial: Trial, what: str) -> None:
    """Whatever is done at a table puts its board back, by whomever."""
    table = await bereft(trial, ANNA, BEA)
    if what == "hand":
        await trial.press(BEA, ComponentId(table, "hand"))
    elif what == "status":
        await trial.commands.table_status(caller(ANNA), table)
    elif what == "rules":
        await trial.commands.rules(caller(ANNA, channel_id=PLACE))
    else:
        await trial.press(DIRK, ComponentId(table, "text"))
    await trial.settle()
    assert len(boards(trial)) == 1


async def test_typing_asks_nothing(trial: Trial) -> None:
    """While somebody types, Discord is not asked with every letter."""
    table = await bereft(trial, ANNA, BEA)
    asked = watched(trial)
    await trial.suggestions.moves(caller(BEA), "1", table)
    await trial.suggestions.acts(caller(BEA), "1", table)
    await trial.settle()
    assert asked == []


async def test_a_change_finds_it(trial: Trial) -> None:
    """The next choice finds that the board is gone, and so does an edit of its times; it is posted once."""
    table = await bereft(trial, ANNA, BEA)
    live = await trial.live(table)
    async with trial.store.write() as tx:
        await enqueue_times(tx, live.id, trial.clock.now())
    await trial.settle()
    (board,) = boards(trial)
    del trial.messenger.messages[board]
    await act(trial, ANNA, table)
    await trial.settle(5)
    assert len(boards(trial)) == 1
    await to_next_phase(trial, table)
    await trial.settle(5)
    assert len(boards(trial)) == 2


async def test_a_change_asks_nothing_twice(trial: Trial) -> None:
    """A press on the board itself, or one whose change reaches the board, asks for nothing more."""
    table = await trial.begun(ANNA, BEA)
    (board,) = boards(trial)
    asked = watched(trial)
    await trial.press(BEA, ComponentId(table, "move"), message_id=board)
    await trial.settle()
    assert ("exists", PLACE) not in asked
    trial.boards.pause = 0.2
    trial.clock.time += 1
    await trial.press(BEA, ComponentId(table, "hand"))
    async with trial.store.write() as tx:
        await tx.panels.note_seen(board, trial.clock.now() + 1)
    await trial.settle()
    assert ("exists", PLACE) not in asked


async def test_the_hourly_look_covers_tables_at_which_nothing_is_done(trial: Trial) -> None:
    """A table that waits gets its board back though nobody presses anything, an hour later and not before."""
    await bereft(trial, ANNA, BEA)
    assert await trial.boards._longest_unseen() is None
    await trial.settle(HOUR / 1000)
    trial.boards.touch("none", None)  # wake it: it looks about itself once a minute

    async def settled() -> bool:
        await trial.settle()
        return bool(boards(trial))

    await until(settled)
    assert len(boards(trial)) == 1


async def test_the_longest_unseen_comes_first_and_one_at_a_time(trial: Trial) -> None:
    """Of several tables the one that was known to be there longest ago is looked for first, each once an hour."""
    tables = [await trial.begun(ANNA, BEA), await trial.begun(CEM, DIRK)]
    async with trial.store.write() as tx:
        for age, table in zip((3, 5), tables, strict=True):
            (board,) = await tx.panels.current(table, BOARD)
            await tx.panels.note_seen(board.message_id, trial.clock.now() - age * HOUR)
    looked: list[str] = []
    lost = trial.boards.repost_if_gone

    async def noted(table_id: str, *_given: object, **_named: object) -> bool:
        looked.append(table_id)
        return await lost(table_id)

    trial.boards.repost_if_gone = noted  # type: ignore[method-assign]  # to see the order
    while (unseen := await trial.boards._longest_unseen()) is not None:
        await trial.boards._look_unseen(unseen)
    assert looked == tables[::-1]


async def test_looks_keep_a_pause(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """Presses at several tables ask Discord at most once a pause."""
    tables = [await trial.begun(ANNA, BEA), await trial.begun(CEM, DIRK)]
    trial.boards.pause = 0.05
    exists, times = trial.messenger.exists, list[float]()

    async def noted(channel: int, message: int) -> bool:
        times.append(time.monotonic())
        return await exists(channel, message)

    monkeypatch.setattr(trial.messenger, "exists", noted)
    begun = time.monotonic()
    for table, user in zip(tables, (ANNA, CEM), strict=True):
        await trial.press(user, ComponentId(table, "hand"))
    await trial.settle()
    assert len(times) == 2
    assert all(after - before >= 0.05 for before, after in pairwise([begun, *times]))


async def test_tables_of_missing_servers_and_finished_ones_are_left_alone(trial: Trial) -> None:
    """Where the bot is not, or nothing is played any more, nothing is looked for."""
    table = await bereft(trial, ANNA, BEA)
    trial.clock.time += HOUR
    await trial.guilds.missing(GUILD)
    assert await trial.boards._longest_unseen() is None
    assert not await trial.boards.repost_if_gone(table)
    await trial.guilds.back(GUILD)
    await play_out(trial, table)
    await trial.settle(5)
    del trial.messenger.messages[boards(trial)[-1]]
    assert not await trial.boards.repost_if_gone(table)
    trial.clock.time += HOUR
    assert await trial.boards._longest_unseen() is None


@pytest.mark.parametrize("error", [Forbidden(50001), TryLater("503")])
async def test_what_nobody_can_tell_changes_nothing(trial: Trial, error: MessengerError) -> None:
    """If Discord does not say, the board counts as there, and others are looked for first."""
    table = await bereft(trial, ANNA, BEA)
    trial.clock.time += HOUR
    trial.messenger.error = raising(error, ("exists", PLACE))
    assert BACK not in text_of(await trial.press(BEA, ComponentId(table, "move")))
    await trial.settle()
    assert boards(trial) == []
    assert await trial.boards._longest_unseen() is None


async def test_an_answer_does_not_wait_for_discord(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """If Discord is slow to say whether the board is there, the answer comes without that, and it is found later."""
    table = await bereft(trial, ANNA, BEA)
    exists, slow = trial.messenger.exists, asyncio.Event()

    async def waiting(channel: int, message: int) -> bool:
        await slow.wait()
        return await exists(channel, message)

    monkeypatch.setattr(trial.messenger, "exists", waiting)
    monkeypatch.setattr(context, "BOARD_TIMEOUT", 0.05)
    async with asyncio.timeout(PATIENCE):
        assert BACK not in text_of(await trial.press(BEA, ComponentId(table, "move")))
    slow.set()
    await trial.settle()
    assert len(boards(trial)) == 1


async def test_a_look_finds_a_deleted_thread(trial: Trial) -> None:
    """If the whole thread is gone, the table goes on in the lobby's channel."""
    table = await bereft(trial, ANNA, BEA)
    trial.messenger.error = raising(Gone("channel"), ("exists", PLACE))
    await trial.press(BEA, ComponentId(table, "hand"))
    await trial.settle()
    assert (await trial.live(table)).row.place_id == HOME
    assert any("thread or channel was deleted" in text_of(m.panel) for m in trial.messenger.inside(HOME))
    assert buttons(trial.messenger.inside(HOME)[-1].panel)
