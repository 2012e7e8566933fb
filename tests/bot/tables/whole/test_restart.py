"""Everything works again after a restart, at whatever moment it comes."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.tables.ports.component_id import ComponentId
from games.kernel.saving import dump_state
from tests.bot.tables.doubles import ANNA, BEA, HOME, PLACE, Trial, buttons, press_of, text_of
from tests.bot.tables.playing import offered, play_on
from tests.fifth_game import installed_beacons
from tests.given import long


async def play(
    folder: Path, game: str, computers: int, restarts: bool
) -> tuple[bytes, list[str], list[tuple[int, str]]]:
    """Play a table, restarting at every step if asked to; return the last state, the story and the choices."""
    trial = Trial(folder)
    await trial.start()

    async def again() -> None:
        if restarts:
            await trial.restart()
            await trial.settle()

    table = await trial.lobby(ANNA, BEA, game=game)
    await again()
    for _ in range(computers):
        await trial.press(ANNA, ComponentId(table, "add_computer"))
        await again()
    await trial.press(ANNA, ComponentId(table, "start"))
    await again()
    await trial.settle()
    await trial.settle(1)
    await play_on(trial, table, "seed", after=again)
    await trial.settle(5)
    live = await trial.live(table)
    entries = await trial.log(table)
    told = "\n".join(text_of(m.panel) for m in trial.messenger.inside(PLACE) if m.panel.pictures)
    story = sorted(line for line in told.splitlines() if not line.startswith(("#", "**Round")))
    await trial.stop()
    assert live.row.stage == "ended"
    return dump_state(live.require_match().state), story, sorted((e.ask, f"{e.seat} {e.choice}") for e in entries)


@pytest.mark.parametrize(
    ("game", "computers"), [("beacons", 0), ("tallinn", 1), long("tallinn", 0), long("beacons", 1)]
)
async def test_restarts_change_nothing(tmp_path: Path, game: str, computers: int) -> None:
    """With a restart after every step a game ends in the same state as without, with the same choices and story."""
    with installed_beacons():
        plain = await play(tmp_path / "plain", game, computers, restarts=False)
        restarted = await play(tmp_path / "restarted", game, computers, restarts=True)
    assert restarted == plain


async def test_old_buttons_work_after_a_restart(trial: Trial) -> None:
    """Buttons of the lobby, of the board and of a direct message work in the next process, without a new message."""
    table = await trial.lobby(ANNA)
    lobby = trial.messenger.messages[4000].panel
    await trial.restart()
    assert "the host can start" in text_of(await trial.press(BEA, press_of(lobby, "join")))
    await trial.restart()
    await trial.begin(table, ANNA)
    message, board = trial.messenger.dms(ANNA)[-1].panel, trial.messenger.inside(PLACE)[-1].panel
    sent = len(trial.messenger.messages)
    await trial.restart()
    await trial.settle(5)
    assert len(trial.messenger.messages) == sent
    assert "Locked in" in text_of(await trial.press(ANNA, offered(message)[0]))
    await trial.restart()
    for verb in ("move", "hand", "menu"):
        assert (await trial.press(ANNA, press_of(board, verb))).panel
    assert "Locked in" in text_of(await trial.press(ANNA, press_of(board, "move")))
    assert "over" not in text_of(await trial.press(ANNA, offered(message)[1]))


async def test_a_start_that_was_interrupted_goes_on(trial: Trial) -> None:
    """Killed right after Start, the next process opens the place and sends everything once."""
    table = await trial.lobby(ANNA, BEA)
    trial.messenger.error = lambda _method, _channel: (_ for _ in ()).throw(OSError)
    await trial.press(ANNA, ComponentId(table, "start"))
    await trial.stop()
    trial.messenger.error = lambda _method, _channel: None
    trial.clock.time += 60_000
    await trial.start()
    for seconds in (0, 1, 5):
        await trial.settle(seconds)
    assert trial.messenger.places == [f"Tallinn · {table}"]
    assert [len(trial.messenger.dms(user)) for user in (ANNA, BEA)] == [1, 1]
    assert len(trial.messenger.inside(PLACE)) == 1
    assert len(trial.messenger.inside(HOME)) == 1


async def test_computers_resume(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer that was asked before the restart answers after it."""
    table = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    with monkeypatch.context() as patch:
        patch.setattr("bot.tables.computers.players.Computers._answer_due", never)
        await trial.begin(table, ANNA)
        assert (await trial.live(table)).waiting_seats() == (0, 1)
        await trial.stop()
    await trial.start()
    await trial.settle()
    assert (await trial.live(table)).waiting_seats() == (0,)


async def never(*_args: object) -> bool:
    """Think of nothing."""
    return False


async def test_old_boards_keep_their_story(trial: Trial) -> None:
    """A replaced board keeps picture and story, and has no buttons."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table, most=4)
    await trial.settle(5)
    *old, newest = [m.panel for m in trial.messenger.inside(PLACE)]
    assert old
    assert all(panel.pictures and not buttons(panel) for panel in old)
    assert press_of(newest, "move")
    assert any(" plays " in text_of(panel) for panel in [*old, newest])


async def test_presses_of_old_messages_are_told(trial: Trial) -> None:
    """A press of a direct message that has gone since, on its way for long, is told what counts."""
    table = await trial.begun(ANNA, BEA)
    first = trial.messenger.dms(BEA)[0]
    stale = offered(first.panel)[0]
    rng = random.Random(2)
    while trial.messenger.dms(BEA)[0] is first:
        await play_on(trial, table, str(rng.random()), most=1)
    answer = await trial.press(BEA, stale)
    assert "over" in text_of(answer) or "Chosen" in text_of(answer)
