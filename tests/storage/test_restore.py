"""A copy takes the place of the database, or nothing happens; what was there is kept in either case."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import Store, backup_file, open_store, restore
from storage.errors import DatabaseDamaged, DatabaseInUse, DatabaseTooNew, NotRestored, StorageError
from storage.restore import restore_file
from tests.storage.samples import contents, entry, table

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def backup(kept: Store, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Back up a table at its beginning; the database, closed, is a choice further."""
    target = tmp_path_factory.mktemp("copies") / "backup.db"
    await kept.backup(target)
    async with kept.write() as tx:
        await tx.log.append(entry(1))
    await kept.close()
    return target


def entries(path: Path) -> int:
    """Count the choices in a closed database."""
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])


async def test_a_backup_takes_the_place_of_the_database(kept: Store, backup: Path) -> None:
    """It is opened like any other; what was there can be restored in turn."""
    found, replaced = restore_file(backup, kept.path, "now")
    assert (found.tables, found.last_choice) == (1, None)
    assert replaced == kept.path.with_name(f"{kept.path.name}.replaced-now")
    store = await open_store(kept.path, process="p")
    async with store.read() as tx:
        assert (await tx.tables.get("K7Q2"), await tx.log.entries("K7Q2")) == (table(), [])
    await store.close()
    assert entries(replaced) == 1
    restore_file(replaced, kept.path, "later")
    assert entries(kept.path) == 1


def test_the_log_of_a_killed_process_stays_with_its_database(kept: Store, backup: Path, tmp_path: Path) -> None:
    """Left beside the restored one it would be written into it."""
    killed = tmp_path / "killed"
    killed.mkdir()
    with closing(sqlite3.connect(kept.path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("DELETE FROM entries")
        connection.commit()
        for suffix in ("", "-wal"):
            (killed / f"kontor.db{suffix}").write_bytes(Path(f"{kept.path}{suffix}").read_bytes())
    _, replaced = restore_file(backup, killed / "kontor.db", "now")
    assert replaced is not None
    assert sorted(contents(killed / "kontor.db")) == [
        "kontor.db",
        "kontor.db.replaced-now",
        "kontor.db.replaced-now-wal",
    ]
    assert entries(replaced) == 0


def test_a_damaged_database_is_replaced(kept: Store, backup: Path) -> None:
    """That is what backups are for."""
    kept.path.write_bytes(b"burnt" * 1000)
    _, replaced = restore_file(backup, kept.path, "now")
    assert replaced is not None
    assert replaced.read_bytes() == b"burnt" * 1000
    assert entries(kept.path) == 0


def test_a_new_machine_has_no_database_yet(backup: Path, tmp_path: Path) -> None:
    """The data folder is made."""
    path = tmp_path / "new" / "kontor.db"
    assert restore_file(backup, path, "now")[1] is None
    assert sorted(contents(path)) == ["kontor.db"]


def newer(path: Path) -> None:
    """Make it a later release's."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


@pytest.mark.parametrize(
    ("damage", "error"),
    [
        (Path.unlink, NotRestored),
        (newer, DatabaseTooNew),
        (lambda path: path.write_bytes(path.read_bytes()[:-4096]), DatabaseDamaged),
        (lambda path: path.write_bytes(b""), DatabaseDamaged),
        (lambda path: path.write_text("Dear diary, " * 1000), DatabaseDamaged),
    ],
)
def test_what_cannot_be_restored_changes_nothing(
    kept: Store, backup: Path, damage: object, error: type[StorageError]
) -> None:
    """The database is as it was to the last byte, with nothing beside it."""
    assert callable(damage)
    damage(backup)
    before = contents(kept.path)
    with pytest.raises(error):
        restore_file(backup, kept.path, "now")
    assert contents(kept.path) == before


def test_a_full_disk_changes_nothing(kept: Store, backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that needs room comes first."""

    def full(*_paths: Path) -> None:
        raise OSError(28, "No space left on device")

    before = contents(kept.path)
    monkeypatch.setattr(restore, "copy_whole", full)
    with pytest.raises(NotRestored, match="No space left on device"):
        restore_file(backup, kept.path, "now")
    assert contents(kept.path) == before


async def test_nothing_is_restored_under_a_running_kontor(kept: Store, tmp_path: Path) -> None:
    """Neither over it, nor the database over itself."""
    backup_file(kept.path, tmp_path / "backup.db")
    with pytest.raises(DatabaseInUse):
        restore_file(tmp_path / "backup.db", kept.path, "now")
    with pytest.raises(NotRestored, match="itself"):
        restore_file(kept.path, kept.path, "now")


def test_a_disk_without_second_names(kept: Store, backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a file cannot have two names, what was there is copied."""

    def refuse(*_paths: Path) -> None:
        raise PermissionError

    monkeypatch.setattr("os.link", refuse)
    _, replaced = restore_file(backup, kept.path, "now")
    assert replaced is not None
    assert (entries(replaced), entries(kept.path)) == (1, 0)


def test_root_restores_for_the_user_that_kontor_runs_as(
    kept: Store, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the bot could not write to it. Nobody else may read it: hands and notes are in it."""
    given: list[tuple[int, int]] = []
    monkeypatch.setattr("os.chown", lambda _path, user, group: given.append((user, group)))
    restore_file(backup, kept.path, "now")
    folder = kept.path.parent.stat()
    assert given == [(folder.st_uid, folder.st_gid)]
    assert (backup.stat().st_mode & 0o777, kept.path.stat().st_mode & 0o777) == (0o600, 0o600)
