import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from storage import open_store
from storage.errors import DatabaseDamaged, DatabaseInUse, DatabaseTooNew, DatabaseUnusable, StorageError, StoreClosed
from storage.prepare import HEAD
from tests.storage.samples import contents, entry, table

ROOT = Path(__file__).parents[2]
PROMISED = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}


async def fill(path: Path, rows: int = 300) -> None:
    """Make a database of many pages."""
    store = await open_store(path, process="p")
    async with store.write() as tx:
        await tx.tables.insert(table())
        for number in range(rows):
            await tx.log.append(entry(number, events="x" * 500))
    await store.close()


def execute(path: Path, statement: str) -> None:
    """Change the database as some other program would."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()


async def test_opening_makes_the_folder_and_closing_leaves_one_file(tmp_path: Path) -> None:
    """A first start needs nothing, and a clean end leaves nothing but the database and its lock."""
    path = tmp_path / "da ta%?#" / "kontor.db"
    store = await open_store(path, process="p")
    assert store.path == path
    await store.close()
    assert sorted(file.name for file in path.parent.iterdir()) == ["kontor.db", "kontor.db.lock"]
    again = await open_store(path, process="p")
    await again.close()


async def test_the_database_keeps_its_promises_to_the_disk(path: Path) -> None:
    """The writer waits for the disk, checks foreign keys and keeps a write-ahead log."""
    store = await open_store(path, process="p")
    async with store.write() as tx:
        found = {name: await tx.log._session.value(text(f"PRAGMA {name}")) for name in PROMISED}
    await store.close()
    assert found == PROMISED


async def test_the_journal_shrinks_once_nobody_reads(path: Path) -> None:
    """It grows while a reader is open, as nothing can be folded in; it does not keep that size until the end."""
    store, journal = await open_store(path, process="p"), path.with_name(path.name + "-wal")
    async with store.write() as tx:
        await tx.log._session.run(text("create table filling (a blob)"))
    async with store.read() as reader:
        await reader.people.user(1)
        for _ in range(16):
            async with store.write() as tx:
                await tx.log._session.run(text("insert into filling values (randomblob(1000000))"))
        grown = journal.stat().st_size
    for _ in range(100):  # the reader ends in a thread of its own, a moment later
        async with store.write() as tx:
            await tx.log._session.run(text("insert into filling values (1)"))
        if (size := journal.stat().st_size) <= 8 << 20:
            break
    await store.close()
    assert grown > 15_000_000
    assert size <= 8 << 20


async def test_a_second_opener_is_refused_until_the_first_has_closed(path: Path) -> None:
    """One store owns the database, and its end sets it free."""
    first = await open_store(path, process="p")
    with pytest.raises(DatabaseInUse, match="in use"):
        await open_store(path, process="q")
    await first.close()
    second = await open_store(path, process="q")
    await second.close()


async def test_a_refused_opener_does_not_disturb_the_first(path: Path) -> None:
    """A second opener leaves the lock and the work of the first alone."""
    first = await open_store(path, process="p")
    for _ in range(2):
        with pytest.raises(DatabaseInUse):
            await open_store(path, process="q")
    async with first.write() as tx:
        await tx.tables.insert(table())
    await first.close()


async def test_a_closed_store_is_refused(path: Path) -> None:
    """After its end a store neither reads nor writes, and may be closed again."""
    store = await open_store(path, process="p")
    await store.close()
    await store.close()
    with pytest.raises(StoreClosed):
        async with store.write():
            pass
    with pytest.raises(StoreClosed):
        async with store.read():
            pass


def truncate(path: Path, keep: float) -> None:
    """Cut off the end of the file."""
    data = path.read_bytes()
    path.write_bytes(data[: int(len(data) * keep)])


def scribble(path: Path) -> None:
    """Overwrite the middle of the file."""
    data = bytearray(path.read_bytes())
    middle = len(data) // 2
    data[middle : middle + 20_000] = b"\xa5" * 20_000
    path.write_bytes(bytes(data))


def foreign(path: Path) -> None:
    """Put another program's database in the place."""
    path.unlink()
    execute(path, "CREATE TABLE recipes (name)")


DAMAGE: dict[str, Callable[[Path], object]] = {
    "half": lambda path: truncate(path, 0.5),
    "all but a page": lambda path: path.write_bytes(path.read_bytes()[:-4096]),
    "the header": lambda path: truncate(path, 0.0001),
    "everything": lambda path: truncate(path, 0),
    "overwritten": scribble,
    "not SQLite": lambda path: path.write_text("Dear diary, " * 1000),
    "another program": foreign,
    "no schema": lambda path: execute(path, "DELETE FROM alembic_version"),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
async def test_a_damaged_database_is_refused_untouched(path: Path, damage: Callable[[Path], object]) -> None:
    """What is not a whole database of ours is left to the last byte, with nothing new beside it, and set free."""
    await fill(path)
    damage(path)
    before = contents(path)
    for _ in range(2):
        with pytest.raises(DatabaseDamaged, match="left untouched"):
            await open_store(path, process="p")
        assert contents(path) == before


async def test_a_newer_database_is_refused_untouched(path: Path) -> None:
    """An older release does not touch what a newer one has written."""
    await fill(path)
    execute(path, "UPDATE alembic_version SET version_num = '9999'")
    before = contents(path)
    with pytest.raises(DatabaseTooNew, match="9999"):
        await open_store(path, process="p")
    assert contents(path) == before


@pytest.mark.parametrize("revision", ["9999", None])
async def test_a_refused_database_keeps_the_log_of_a_killed_process(
    path: Path, tmp_path_factory: pytest.TempPathFactory, revision: str | None
) -> None:
    """Work left in the write-ahead log is looked at in a copy, so a refusal leaves it as it was."""
    await fill(path)
    killed = tmp_path_factory.mktemp("killed")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision or HEAD,))
        connection.execute("UPDATE tables SET place_note = 'killed'")
        connection.commit()
        for name, data in contents(path).items():
            if not name.endswith("-shm"):
                (killed / name).write_bytes(data)
    survivor = killed / "kontor.db"
    before = contents(survivor)
    if revision is not None:
        with pytest.raises(DatabaseTooNew):
            await open_store(survivor, process="p")
        assert contents(survivor) == before
        return
    store = await open_store(survivor, process="p")
    async with store.read() as tx:
        found = await tx.tables.get("K7Q2")
    await store.close()
    assert found == table(place_note="killed")


async def test_a_first_start_that_was_killed_is_begun_again(path: Path) -> None:
    """A database appears under its name only when it is whole, so a half-made one is no obstacle."""
    for suffix in ("", "-journal"):
        path.with_name(f"{path.name}.new{suffix}").write_bytes(b"half of it")
    await fill(path, rows=1)
    assert list(contents(path)) == ["kontor.db"]


async def test_a_database_that_is_up_to_date_is_not_migrated(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A start without a new release changes no schema."""
    await fill(path, rows=1)
    monkeypatch.setattr("storage.revisions.migrate", lambda _: pytest.fail("migrated"))
    await (await open_store(path, process="p")).close()


@pytest.mark.parametrize("error", [DatabaseDamaged, DatabaseInUse, DatabaseTooNew, StoreClosed])
def test_errors_of_opening_are_errors_of_storage(error: type[Exception]) -> None:
    """One except clause catches them all."""
    assert issubclass(error, StorageError)


async def test_a_full_disk_is_called_by_its_name(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite says "disk I/O error" if it cannot make its files."""

    def prepare(_path: Path) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr("storage.startup.prepare", prepare)
    with monkeypatch.context() as patched:
        full = shutil._ntuple_diskusage(10**9, 10**9, 4096)
        patched.setattr(shutil, "disk_usage", lambda _path: full)
        with pytest.raises(DatabaseUnusable, match=r"no room on its disk \(4 kB are free\)"):
            await open_store(path, process="p")
    with pytest.raises(DatabaseUnusable, match="disk I/O error"):
        await open_store(path, process="p")


LEFT_OPEN = """
import asyncio, sys
from pathlib import Path
from storage import open_store

async def leave() -> None:
    store = await open_store(Path(sys.argv[1]), process="p")
    async with store.read() as tx:
        await tx.people.user(1)
    kept.append(store)

kept = []
asyncio.run(leave())
"""


def test_a_store_that_is_left_open_keeps_no_process_from_its_end(path: Path) -> None:
    """A bot that fails on its way down must end, so that it is started again."""
    left = subprocess.run([sys.executable, "-c", LEFT_OPEN, str(path)], cwd=ROOT, timeout=60, check=False)  # noqa: S603
    assert left.returncode == 0
