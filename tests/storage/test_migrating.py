import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from storage import open_store, prepare, revisions
from storage.errors import DatabaseDamaged
from storage.rows import UserRow
from tests.storage.first import ask, write_first
from tests.storage.samples import USER, contents, entry, seat, table

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade():
    with op.batch_alter_table("guilds", recreate="always") as batch:
        batch.add_column(sa.Column("colour", sa.Text(), nullable=True))
    op.execute("DELETE FROM snapshots")
    {end}
"""


@pytest.fixture
async def old(path: Path) -> Path:
    """Make a database with the present schema, which the next release finds."""
    store = await open_store(path, process="p")
    async with store.write() as tx:
        await tx.tables.insert(table())
        await tx.log.append(entry(1))
        await tx.log.put_snapshot("K7Q2", 1, b"state")
    await store.close()
    return path


@pytest.fixture
def release(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], object]:
    """Give a function that releases one more revision, which ends with a certain statement."""
    folder = tmp_path_factory.mktemp("release") / "migrations"
    shutil.copytree(Path(prepare.__file__).parent / "migrations", folder)
    monkeypatch.setattr(revisions, "MIGRATIONS", str(folder))
    head = prepare.HEAD
    monkeypatch.setattr(prepare, "HEAD", "9999")
    return lambda end: (folder / "versions" / "r9999_colour.py").write_text(NEXT.format(end=end, head=head))


async def test_a_start_of_a_newer_release_migrates(old: Path, release: Callable[[str], object]) -> None:
    """A revision that rebuilds a table keeps all rows, also those that would go if the table's rows were deleted."""
    release("pass")
    store = await open_store(old, process="p")
    async with store.read() as tx:
        assert await tx.tables.get("K7Q2") == table()
        assert await tx.log.entries("K7Q2") == [entry(1)]
    await store.close()
    assert ask(old, "SELECT colour FROM guilds") == [(None,)]
    assert ask(old, "SELECT version_num FROM alembic_version") == [("9999",)]


async def test_tables_of_the_first_release_are_played_on(path: Path) -> None:
    """A database of the first schema is brought to this one, and its rows get what a new row would have."""
    write_first(path, "UPDATE tables SET stage = 'playing';")
    store = await open_store(path, process="p")
    async with store.read() as tx:
        assert await tx.tables.get("K7Q2") == table(stage="playing")
        (motion,) = await tx.motions.of_table("K7Q2")
        assert (motion.kind, motion.seat, motion.votes, motion.outcome) == ("abandon", 0, "[0]", None)
        assert motion.expires_at - motion.opened_at == 24 * 3_600_000
        assert await tx.tables.seats("K7Q2") == [seat(0, user_id=USER)]
        assert await tx.log.entries("K7Q2") == [entry(1)]
        known = await tx.people.user(USER)
        assert known.seen_at is not None  # the day of the upgrade, or old users would be forgotten by it
        assert known == UserRow(user_id=USER, locale="de", seen_at=known.seen_at)
        assert await tx.holders.of_table("K7Q2") == []
    await store.close()


async def test_a_failed_migration_changes_nothing(old: Path, release: Callable[[str], object]) -> None:
    """Migrations are one transaction: if the last step fails, the first never happened, and the lock is free."""
    head = ask(old, "SELECT version_num FROM alembic_version")
    release("raise ZeroDivisionError")
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            await open_store(old, process="p")
    assert sorted(contents(old)) == [old.name, f"{old.name}.before-9999"]
    assert ask(old, "SELECT count(*) FROM snapshots") == [(1,)]
    assert ask(old, "SELECT version_num FROM alembic_version") == head
    with pytest.raises(sqlite3.OperationalError):
        ask(old, "SELECT colour FROM guilds")


async def test_a_migration_that_breaks_references_is_refused(old: Path, release: Callable[[str], object]) -> None:
    """Foreign keys are off while tables are rebuilt, so they are checked before the migration counts."""
    release('op.execute("DELETE FROM guilds")')
    with pytest.raises(DatabaseDamaged, match="missing"):
        await open_store(old, process="p")
    assert ask(old, "SELECT count(*) FROM guilds") == [(1,)]


async def test_a_first_start_that_fails_makes_no_database(path: Path, release: Callable[[str], object]) -> None:
    """The database gets its name only once it is complete, so the next start makes it again."""
    release("raise ZeroDivisionError")
    with pytest.raises(ZeroDivisionError):
        await open_store(path, process="p")
    assert path.name not in contents(path)
    release("pass")
    await (await open_store(path, process="p")).close()
    assert list(contents(path)) == [path.name]


def test_the_known_head_is_the_newest_revision() -> None:
    """The revision for which Alembic is not even loaded is the one that the scripts end with."""
    assert revisions.head() == prepare.HEAD
