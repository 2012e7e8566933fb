"""Look at the database before it is opened: refuse it untouched, or bring its schema up to date."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, NullPool, create_engine, event

from storage.errors import DatabaseDamaged, DatabaseTooNew

MIGRATIONS = "storage:migrations"
_SIDE_FILES = ("-wal", "-journal")


def prepare(path: Path) -> None:
    """Make the database, or check it and migrate it; the caller holds the lock.

    :raises DatabaseDamaged: the file fails SQLite's check or is not ours
    :raises DatabaseTooNew: the schema is of a later release
    """
    if not path.exists():
        _create(path)
        return
    revision = _inspect(path)
    scripts = ScriptDirectory.from_config(_config())
    if revision not in {script.revision for script in scripts.walk_revisions()}:
        raise DatabaseTooNew(path, revision)
    if revision != scripts.get_current_head():
        migrate(path)


def _create(path: Path) -> None:
    """Make an empty database under another name first, so that a file which is there is always whole."""
    unfinished = path.with_name(path.name + ".new")
    for leftover in (unfinished, unfinished.with_name(unfinished.name + "-journal")):
        leftover.unlink(missing_ok=True)
    migrate(unfinished)
    unfinished.replace(path)


def migrate(path: Path) -> None:
    """Bring the schema to the newest revision in one transaction."""
    engine = _engine(path)
    try:
        with engine.begin() as connection:
            config = _config()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            _check_foreign_keys(path, connection)
    finally:
        engine.dispose()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.set_main_option("path_separator", "os")
    return config


def _engine(path: Path) -> Engine:
    """Make an engine with real transactions around schema changes.

    Foreign keys stay off, as is SQLite's default: rebuilding a table must not cascade into the others.
    """
    engine = create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(path, isolation_level=None),
        poolclass=NullPool,
    )
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN EXCLUSIVE"))
    return engine


def _check_foreign_keys(path: Path, connection: Connection) -> None:
    if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
        raise DatabaseDamaged(path, "rows refer to rows that are missing")


def _inspect(path: Path) -> str:
    """Check a database without changing a byte of it and return the revision of its schema."""
    if not _has_content(path):
        raise DatabaseDamaged(path, "the file is empty")
    try:
        return _reading_only(path, lambda connection: _examine(path, connection))
    except sqlite3.Error as error:
        raise DatabaseDamaged(path, str(error)) from error


def _reading_only(path: Path, look: Callable[[sqlite3.Connection], str]) -> str:
    """Open the file as it is, or a copy of it if a killed process has left work that SQLite would finish on opening."""
    left = [Path(f"{path}{suffix}") for suffix in _SIDE_FILES if _has_content(Path(f"{path}{suffix}"))]
    if not left:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?immutable=1", uri=True)) as connection:
            return look(connection)
    folder = path.with_name(path.name + ".check")
    shutil.rmtree(folder, ignore_errors=True)  # left by a check that was killed
    folder.mkdir(mode=0o700)
    try:
        for file in (path, *left):
            shutil.copyfile(file, folder / file.name)
        with closing(sqlite3.connect(folder / path.name)) as connection:
            return look(connection)
    finally:
        shutil.rmtree(folder)


def _has_content(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def _examine(path: Path, connection: sqlite3.Connection) -> str:
    finding = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if finding != "ok":
        raise DatabaseDamaged(path, finding)
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if row is None:
        raise DatabaseDamaged(path, "it names no schema")
    return str(row[0])
