"""Bring a database's schema to the newest revision, by Alembic."""

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, NullPool, create_engine, event

from storage.errors import DatabaseDamaged, DatabaseTooNew, SchemaBetween

MIGRATIONS = "storage:migrations"
SQUASHED = frozenset(f"{number:04}" for number in range(5, 25))
"""Revisions between releases that 0025 does at once."""


def revisions() -> set[str]:
    """Name all revisions that this release knows."""
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def check_known(name: Path | str, revision: str) -> None:
    """Refuse a schema from which no revision of this release starts.

    :raises DatabaseTooNew: a later release has written it
    :raises SchemaBetween: a development version has, between 0.1.0 and 0.2.0
    """
    if revision in SQUASHED:
        raise SchemaBetween(name, revision)
    if revision not in revisions():
        raise DatabaseTooNew(name, revision)


def head() -> str | None:
    """Name the newest revision."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def steps(revision: str) -> tuple[tuple[str, str], ...]:
    """Name the revisions after this one in order, each with what it says of itself."""
    scripts = ScriptDirectory.from_config(_config()).iterate_revisions("head", revision)
    return tuple((script.revision, script.doc) for script in scripts)[::-1]


def migrate(path: Path) -> None:
    """Bring the schema to the newest revision in one transaction."""
    engine = _engine(path)
    try:
        with engine.begin() as connection:
            migrate_within(connection)
            _keep_true_mark(connection)
            _check_foreign_keys(path, connection)
    finally:
        engine.dispose()


def migrate_within(connection: Connection) -> None:
    """Bring the schema to the newest revision, in the transaction that the connection is in."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def early_mark(last_choice: int | None) -> int:
    """Mark a restored database of an earlier schema with the minute of its last choice, below 0.

    The release of before may start next. It knows of no mark and leaves it; what it plays makes the mark untrue.
    """
    return -1 - (last_choice or 0) // 60_000


def _keep_true_mark(connection: Connection) -> None:
    """Let the start tell of a restored backup (see `storage.restore`) only if nothing was chosen since."""
    mark = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    if mark < 0:
        last = connection.exec_driver_sql("SELECT max(at) FROM entries").scalar_one()
        connection.exec_driver_sql(f"PRAGMA user_version = {mark == early_mark(last):d}")


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
