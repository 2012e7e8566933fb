"""An upgrade of the schema keeps what was there: without a copy beside it, nothing is migrated."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from storage import migration, open_store, prepare
from storage.errors import DatabaseDamaged, DatabaseInUse, DatabaseTooNew, NotMigrated
from storage.ownership import held, migrate_now, planned_migration, rules_in_play
from storage.restore import restore_file
from tests.storage.first import ask, copy_of, write_first
from tests.storage.samples import contents


@pytest.fixture
def first(path: Path) -> Path:
    """Make a database as the first release wrote it."""
    return write_first(path)


async def open_and_close(path: Path) -> None:
    """Start and end."""
    await (await open_store(path, process="p")).close()


async def test_a_start_keeps_a_copy_and_says_the_way_back(first: Path) -> None:
    """The copy is the database as it was, and one line tells how it comes back and what that costs."""
    before = ask(first, "SELECT * FROM entries")
    with capture_logs() as logs:
        await open_and_close(first)
        await open_and_close(first)
    assert ask(copy_of(first), "SELECT version_num FROM alembic_version") == [("0001",)]
    assert ask(copy_of(first), "SELECT * FROM entries") == before
    (told,) = [entry for entry in logs if entry["event"] == "database migrated"]
    assert (told["log_level"], told["schema"]) == ("info", f"0001 to {prepare.HEAD}")
    assert f"python -m bot restore {copy_of(first)}" in told["way_back"]
    assert "choices made since are lost" in told["way_back"]


async def test_the_copy_leads_back(first: Path) -> None:
    """Restored, it is the database of before, which the next start migrates again; what was there is kept."""
    await open_and_close(first)
    found, kept = restore_file(copy_of(first), first, "now")
    assert (found.schema, ask(first, "SELECT version_num FROM alembic_version")) == ("0001", [("0001",)])
    assert kept is not None
    assert ask(kept, "SELECT version_num FROM alembic_version") == [(prepare.HEAD,)]
    await open_and_close(first)
    assert ask(first, "SELECT version_num FROM alembic_version") == [(prepare.HEAD,)]


def test_without_room_for_the_copy_nothing_is_migrated(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The start is refused in one sentence, and the database is as it was to the last byte."""
    before = contents(first)
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: shutil._ntuple_diskusage(10**9, 10**9 - 1, 1))
    with pytest.raises(NotMigrated, match=r"are needed and 0\.0 MB are free"):
        migrate_now(first)
    assert contents(first) == before


def test_without_a_copy_nothing_is_migrated(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk may fill up while it is copied."""

    def full(*_paths: Path) -> None:
        raise OSError(28, "No space left on device")

    before = contents(first)
    monkeypatch.setattr(migration, "copy_whole", full)
    with pytest.raises(NotMigrated, match="No space left on device"):
        migrate_now(first)
    assert contents(first) == before


def test_the_last_three_copies_are_kept(first: Path) -> None:
    """Older ones go after a migration, and so does what a killed process has left of one."""
    for revision in ("0002", "0003", "0004"):
        first.with_name(f"{first.name}.before-{revision}").touch()
    first.with_name(f"{copy_of(first).name}.77.part").touch()
    migrate_now(first)
    kept = sorted(name for name in contents(first) if ".before-" in name)
    assert kept == [f"{first.name}.before-{revision}" for revision in ("0003", "0004", prepare.HEAD)]


def test_an_upgrade_is_told_before_it_is_done(first: Path) -> None:
    """A look names each step and the room it needs, changes nothing, and can be had while another uses the database."""
    before = contents(first)
    upgrade = planned_migration(first)
    assert upgrade is not None
    later = [f"{number:04}" for number in range(25, int(prepare.HEAD) + 1)]
    assert [revision for revision, _ in upgrade.steps] == ["0002", "0003", "0004", *later]
    assert (upgrade.before, upgrade.copy, upgrade.needed) == ("0001", copy_of(first), 2 * first.stat().st_size)
    assert contents(first) == before
    with held(first):
        again = planned_migration(first)
        assert again is not None
        assert replace(again, free=upgrade.free) == upgrade
        with pytest.raises(DatabaseInUse):
            migrate_now(first)
    migrate_now(first)
    assert planned_migration(first) is None
    assert migrate_now(first) is None


def test_a_look_at_what_cannot_be_migrated(first: Path, tmp_path: Path) -> None:
    """Neither a later release's database nor another program's file, in use or not."""
    with closing(sqlite3.connect(first)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(DatabaseTooNew):
        planned_migration(first)
    diary = tmp_path / "diary.db"
    diary.write_text("Dear diary, " * 1000)
    with pytest.raises(DatabaseDamaged):
        planned_migration(diary)
    with held(diary), pytest.raises(DatabaseDamaged):
        planned_migration(diary)
    with pytest.raises(DatabaseDamaged):
        rules_in_play(diary)
    with held(diary), pytest.raises(DatabaseDamaged):
        rules_in_play(diary)


def test_a_failed_migration_keeps_the_copy(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever went wrong, the owner has the database of before twice."""

    def fail(_path: Path) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("storage.revisions.migrate", fail)
    migrating: Callable[[Path], object] = migrate_now
    with pytest.raises(ZeroDivisionError):
        migrating(first)
    for path in (first, copy_of(first)):
        assert ask(path, "SELECT version_num FROM alembic_version") == [("0001",)]
