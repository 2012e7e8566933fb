"""Replays: an ended table's log as a GIF, for users who may see the table; everything else is refused."""

from __future__ import annotations

import asyncio
import io

import pytest
from PIL import Image

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Panel
from render.replay import SIZE
from storage.rows import EntryRow
from tests.bot.tables.doubles import ANNA, BEA, CEM, HOME, PLACE, Trial, buttons, caller, press_of, text_of
from tests.bot.tables.playing import act, ended, follow_up, play_on, shows_board
from tests.fifth_game import installed_beacons


def frames(panel: Panel) -> int:
    """Count the frames of a panel's GIF."""
    (picture,) = panel.pictures
    with Image.open(io.BytesIO(picture.image)) as image:
        assert (picture.name, image.format, image.size) == ("replay.gif", "GIF", SIZE)
        return int(getattr(image, "n_frames", 1))


async def test_the_last_board_leads_to_the_replay(trial: Trial) -> None:
    """Its button is answered at once and privately, by words; the picture follows, described by the result."""
    table = await ended(trial)
    board = [m.panel for m in trial.messenger.inside(PLACE) if shows_board(m.panel)][-1]
    answer = await trial.press(BEA, press_of(board, "replay"))
    assert "being drawn" in text_of(answer)
    assert not answer.public
    assert not answer.update
    panel = await follow_up(answer)
    assert frames(panel) == (await trial.live(table)).require_match().state.phase + 1
    assert "points" in panel.pictures[0].alt
    await trial.restart()
    assert frames(await follow_up(await trial.press(CEM, press_of(board, "replay"), locale="de"))) > 5


async def test_a_running_table_is_refused(trial: Trial) -> None:
    """Nobody sees a replay before the end, by whatever button; its boards do not offer one."""
    table = await trial.begun(ANNA, BEA)
    await act(trial, ANNA, table)
    board = [m.panel for m in trial.messenger.inside(PLACE) if shows_board(m.panel)][-1]
    assert not [button for button in buttons(board) if "|replay|" in button.id]
    refused = await trial.press(ANNA, ComponentId(table, "replay"))
    assert "still going on" in text_of(refused)
    assert refused.then is None


async def test_a_lobby_is_refused(trial: Trial) -> None:
    """What has not begun cannot be seen again."""
    table = await trial.lobby(ANNA, BEA)
    assert "not begun" in text_of(await trial.commands.log(caller(ANNA), table))


async def test_the_table_that_is_meant(trial: Trial) -> None:
    """Without a name it is the table of the channel, or else the caller's last one; strangers elsewhere find none."""
    table = await ended(trial)
    for asked in (
        caller(CEM, channel_id=PLACE),
        caller(ANNA, channel_id=HOME),
        caller(BEA, guild_id=None, channel_id=1),
    ):
        assert table in text_of(await trial.commands.log(asked))
    assert "no running or finished game" in text_of(await trial.commands.log(caller(CEM)))
    assert "cannot find table" in text_of(await trial.commands.log(caller(CEM, guild_id=77), table))
    offered = await trial.suggestions.begun(caller(ANNA), "tall")
    assert [choice.value for choice in offered] == [table]
    assert await trial.suggestions.begun(caller(ANNA), "zzz") == []


async def test_an_abandoned_table_is_shown_as_far_as_it_went(trial: Trial) -> None:
    """Its replay ends with the phase in which it was given up, without a result."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table, most=8)
    for user in (ANNA, BEA):
        await trial.commands.table_abandon(caller(user), table)
    panel = await follow_up(await trial.commands.log(caller(ANNA), table))
    assert frames(panel) == (await trial.live(table)).require_match().state.phase
    assert panel.pictures[0].alt == "Replay of the game, phase by phase."


async def test_a_log_of_other_rules_is_refused(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log that the rules of today refuse, or that would end otherwise, is told kindly instead of drawn."""
    table = await ended(trial)
    entries = await trial.log(table)
    short, wrong = entries[:-1], [entries[0], *entries[2:]]
    for log in (short, wrong):

        async def told(*_args: object, log: list[EntryRow] = log) -> list[EntryRow]:
            return log

        with monkeypatch.context() as patch:
            patch.setattr("storage.log.LogReads.entries", told)
            panel = await follow_up(await trial.commands.log(caller(ANNA), table))
        assert "today's rules" in text_of(panel)
    assert frames(await follow_up(await trial.commands.log(caller(ANNA), table)))


async def test_what_cannot_be_drawn_is_said(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours is answered too, and the next request tries again."""
    table = await ended(trial)

    def broken(*_args: object) -> bytes:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("render.worker.gif", broken)
        assert "went wrong" in text_of(await follow_up(await trial.commands.log(caller(ANNA), table)))
    assert frames(await follow_up(await trial.commands.log(caller(ANNA), table)))


async def test_one_replay_is_drawn_once(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """All players who ask for it at once get the same; each language has its own, a deleted name is no longer drawn."""
    table, calls = await ended(trial), []

    def counted(*args: object) -> bytes:
        calls.append(args)
        return b"GIF"

    monkeypatch.setattr("render.worker.gif", counted)
    asked = [await trial.commands.log(caller(user), table) for user in (ANNA, BEA, CEM)]
    await asyncio.gather(*(follow_up(answer) for answer in asked))
    assert len(calls) == 1
    await follow_up(await trial.commands.log(caller(ANNA, locale="de"), table))
    assert len(calls) == 2
    await trial.press(BEA, ComponentId("", "delete_me"))
    await follow_up(await trial.commands.log(caller(ANNA, locale="en-US"), table))
    assert len(calls) == 3


async def test_any_game_has_replays(trial: Trial) -> None:
    """A game from elsewhere is shown again like any other."""
    with installed_beacons():
        table = await ended(trial, "beacons")
        assert frames(await follow_up(await trial.commands.log(caller(ANNA), table))) > 2
