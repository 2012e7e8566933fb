import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from storage import Store, backup_file, open_store
from storage.errors import BackupRefused
from tests.storage.samples import contents, entry, table


def check(copy: Path) -> tuple[int, int]:
    """Read the version and the number of entries from a backup that must be sound."""
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        version = connection.execute("SELECT version FROM tables").fetchone()[0]
        return version, connection.execute("SELECT count(*) FROM entries").fetchone()[0]


@pytest.mark.sqlite
async def test_a_backup_beside_an_active_writer_is_one_moment(kept: Store, tmp_path: Path) -> None:
    """Backups made while someone writes hold whole transactions only, none of them in part."""
    stop = asyncio.Event()

    async def work() -> int:
        version = 0
        while not stop.is_set():
            async with kept.write() as tx:
                await tx.log.append(entry(version + 1, events="x" * 2000))
                await asyncio.sleep(0)
                version = await tx.tables.advance("K7Q2", expect_version=version)
        return version

    writing = asyncio.create_task(work())
    found = []
    for number in range(5):
        await kept.backup(tmp_path / f"{number}.db")
        found.append(check(tmp_path / f"{number}.db"))
    stop.set()
    last = await writing
    assert all(version == entries for version, entries in found)
    assert found == sorted(found)
    assert 0 < found[-1][0] <= last


@pytest.mark.sqlite
async def test_a_backup_from_another_process(kept: Store, tmp_path: Path) -> None:
    """A backup can be made from outside while the store is open, without a trace and without harm to it."""
    target = tmp_path / "copies" / "kontor.db"
    target.parent.mkdir()
    code = (
        "import sys; from pathlib import Path; from storage import backup_file; backup_file(*map(Path, sys.argv[1:]))"
    )
    async with kept.write() as tx:
        await tx.log.append(entry(1))
        command = [sys.executable, "-c", code, str(kept.path), str(target)]
        await asyncio.to_thread(subprocess.run, command, check=True)
        await tx.log.append(entry(2))
    assert [file.name for file in target.parent.iterdir()] == ["kontor.db"]
    assert check(target) == (0, 0)
    async with kept.read() as reader:
        assert len(await reader.log.entries("K7Q2")) == 2


@pytest.mark.sqlite
async def test_a_backup_can_be_opened_as_the_database(kept: Store, tmp_path: Path) -> None:
    """Putting a backup in the place of the database brings everything back."""
    await kept.backup(tmp_path / "copy.db")
    restored = await open_store(tmp_path / "copy.db", process="p")
    async with restored.read() as tx:
        assert await tx.tables.get("K7Q2") == table()
    await restored.close()


async def test_a_closed_database_can_be_backed_up(path: Path, tmp_path: Path) -> None:
    """A backup of a database that nobody has open changes nothing beside it."""
    await (await open_store(path, process="p")).close()
    before = contents(path)
    backup_file(path, tmp_path / "copy.db")
    after = contents(path)
    assert after.pop("copy.db")
    assert after == before


@pytest.mark.sqlite
async def test_an_existing_target_is_never_overwritten(kept: Store, tmp_path: Path) -> None:
    """A file that is there stays as it is."""
    target = tmp_path / "copy.db"
    target.write_text("precious")
    with pytest.raises(BackupRefused, match="exists already"):
        await kept.backup(target)
    assert target.read_text() == "precious"


@pytest.mark.parametrize("source", ["absent.db", "diary.db"])
def test_what_is_no_database_is_not_backed_up(tmp_path: Path, source: str) -> None:
    """A missing or foreign source gives an error and leaves no half-made copy."""
    (tmp_path / "diary.db").write_text("Dear diary, " * 1000)
    with pytest.raises(BackupRefused):
        backup_file(tmp_path / source, tmp_path / "copy.db")
    assert [file.name for file in tmp_path.iterdir()] == ["diary.db"]


def test_a_missing_folder_is_told(kept: Store, tmp_path: Path) -> None:
    """A backup does not make folders, as a wrong path is more likely than a new one."""
    with pytest.raises(BackupRefused):
        backup_file(kept.path, tmp_path / "nowhere" / "copy.db")
