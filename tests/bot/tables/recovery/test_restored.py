"""After a backup was restored each open table says so once, however often the start is interrupted."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables.ports.component_id import ComponentId
from bot.tables.recovery import restored
from storage import backup_file
from storage.ownership import migrate_now
from storage.restore import restore_file
from tests.bot.tables.doubles import ANNA, BEA, EMIL, Trial, caller, panel_of, press_of, text_of
from tests.bot.tables.playing import act
from tests.storage.first import ask, copy_of, write_first

pytestmark = pytest.mark.sqlite  # Kontor restores no PostgreSQL, whose operators have tools of their own

TOLD = "restored from a backup"


def notices(trial: Trial) -> int:
    """Count the messages that say so."""
    return sum(TOLD in text_of(message.panel) for message in trial.messenger.messages.values())


async def told_next(trial: Trial) -> int:
    """Return the mark in the database."""
    async with trial.store.read() as tx:
        return await tx.tables.restored()


async def mark(trial: Trial, following: int) -> None:
    """Let the database be one that was restored, of which some tables have been told."""
    async with trial.store.write() as tx:
        await tx.tables.note_restored(following)


async def test_each_table_is_told_once(trial: Trial) -> None:
    """A notice and a board where a game is played, the question to users who are asked; a lobby is edited; once."""
    await trial.begun(ANNA, BEA)
    await trial.begun(BEA, EMIL)
    await trial.lobby(EMIL)
    await mark(trial, 1)
    before = set(trial.messenger.messages)
    await trial.restart()
    await trial.settle(1)
    new = [text_of(message.panel) for key, message in trial.messenger.messages.items() if key not in before]
    assert (notices(trial), len([text for text in new if "Round 1" in text])) == (2, 6)
    assert await told_next(trial) == 0
    await trial.restart()
    await trial.settle(1)
    assert notices(trial) == 2


async def test_a_start_that_is_killed_goes_on_where_it_was(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is enqueued at a table and the mark are one transaction."""
    for users in ((ANNA, BEA), (BEA, EMIL), (ANNA, EMIL)):
        await trial.begun(*users)
    await mark(trial, 1)
    real = restored._tell

    async def killed(registry: object, following: int, table_id: str) -> None:
        if following > 2:
            raise KeyboardInterrupt
        await real(registry, following, table_id)  # type: ignore[arg-type]  # as given

    with monkeypatch.context() as patch:
        patch.setattr(restored, "_tell", killed)
        with pytest.raises(KeyboardInterrupt):
            await restored.tell_restored(trial.service.registry)
    assert await told_next(trial) == 2
    await trial.restart()
    await trial.settle(1)
    assert (notices(trial), await told_next(trial)) == (3, 0)


async def test_a_table_that_cannot_be_read_keeps_no_other_waiting(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is logged, and the start goes on."""
    await trial.begun(ANNA, BEA)
    await trial.begun(BEA, EMIL)
    await mark(trial, 1)
    real = restored._tell

    async def broken(registry: object, following: int, table_id: str) -> None:
        if following == 2:
            raise ZeroDivisionError
        await real(registry, following, table_id)  # type: ignore[arg-type]  # as given

    monkeypatch.setattr(restored, "_tell", broken)
    await trial.restart()
    await trial.settle(1)
    assert (notices(trial), await told_next(trial)) == (1, 0)


async def test_a_restored_backup_is_marked(trial: Trial, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Buttons of choices that are lost are answered, and the game goes on from the backup."""
    table, copy = await trial.begun(ANNA, BEA), tmp_path_factory.mktemp("copies") / "copy.db"
    backup_file(trial.store.path, copy)
    for user in (ANNA, BEA):
        await act(trial, user, table)
    lost = press_of(panel_of(await trial.press(ANNA, ComponentId(table, "move"))), "choose")
    later = (await trial.live(table)).require_match().state.ask
    await trial.stop()
    restore_file(copy, trial.store.path, "now")
    await trial.start()
    await trial.settle(1)
    assert notices(trial) == 1
    assert (await trial.live(table)).require_match().state.ask < later
    assert (await trial.press(ANNA, ComponentId(table, "choose", 0, later, "1L"))).panel
    for user in (ANNA, BEA):
        await act(trial, user, table)
    assert (await trial.live(table)).require_match().state.ask == later == lost.ask
    assert "restored from a backup" in text_of(await trial.press(ANNA, lost))
    assert not (await trial.live(table)).require_match().state.given
    assert (await trial.commands.tables(caller(ANNA))).panel


async def test_a_lost_start_leaves_no_button(trial: Trial, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A lobby is back in the lobby, and what was asked in the lost game is not what the next one asks."""
    table, copy = await trial.lobby(ANNA, BEA), tmp_path_factory.mktemp("copies") / "copy.db"
    backup_file(trial.store.path, copy)
    await trial.begin(table, ANNA)
    lost = press_of(panel_of(await trial.press(ANNA, ComponentId(table, "move"))), "choose")
    await trial.stop()
    restore_file(copy, trial.store.path, "now")
    await trial.start()
    assert "has not begun" in text_of(await trial.press(ANNA, lost))
    await trial.begin(table, ANNA)
    assert "restored from a backup" in text_of(await trial.press(ANNA, lost))
    assert not (await trial.live(table)).require_match().state.given


@pytest.mark.parametrize(("later", "told"), [(0, 1), (60_000, 0)])
def test_a_backup_of_an_earlier_schema_tells_unless_it_was_played_on(tmp_path: Path, later: int, told: int) -> None:
    """The release of before, which may start next, leaves the mark: what is chosen there makes it untrue."""
    path = write_first(tmp_path / "kontor.db")
    migrate_now(path)
    restore_file(copy_of(path), path, "now")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE entries SET at = at + ?", (later,))
        connection.commit()
    migrate_now(path)
    assert ask(path, "PRAGMA user_version") == [(told,)]
