"""Revision 0025 does at once what 21 unreleased ones did, and what lies between is told the way through.

`unsquashed/` holds what those 21 led to at commit 318107d4: schema, indexes and triggers of both engines, and a digest
of the rows of each stored database of release 0.1.0.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from alembic import command
from sqlalchemy.ext.asyncio import create_async_engine

from storage import open_store, prepare, revisions
from storage.errors import SchemaBetween
from tests.postgres import Cluster
from tests.stored.opening import Stored, every_game

KEPT = Path(__file__).with_name("unsquashed")
SQUASHED = "0025"
NOW = 1_760_000_000.0
"""The time that revision 0013 has noted with each user."""
SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name"
POSTGRES = """
SELECT string_agg(line, E'\\n' ORDER BY line) FROM (
    SELECT format('column %s %s %s null=%s default=%s', table_name, column_name, data_type, is_nullable, column_default)
    AS line FROM information_schema.columns WHERE table_schema = 'public'
    UNION SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION SELECT 'trigger ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION SELECT 'function ' || md5(prosrc) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
) AS found
"""


def schema(path: Path) -> str:
    """Return the whole schema of a database of SQLite."""
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(" ".join(map(str, row)) for row in connection.execute(SCHEMA)) + "\n"


def rows(path: Path) -> dict[str, str]:
    """Return a digest of each table's rows."""
    with closing(sqlite3.connect(path)) as connection:
        names = [name for kind, name, _, _ in connection.execute(SCHEMA) if kind == "table"]
        return {name: _digest(sorted(map(repr, connection.execute(f'SELECT * FROM "{name}"')))) for name in names}  # noqa: S608 - names of the schema


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


@pytest.fixture(autouse=True)
def _up_to_0025(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop at the squashed revision, at a known time."""
    upgrade = command.upgrade
    monkeypatch.setattr(revisions, "command", SimpleNamespace(upgrade=lambda config, _: upgrade(config, SQUASHED)))
    monkeypatch.setattr(time, "time", lambda: NOW)


def test_a_new_database_has_the_same_schema(tmp_path: Path) -> None:
    """To the letter, with all indexes."""
    revisions.migrate(tmp_path / "new.sqlite")
    assert schema(tmp_path / "new.sqlite") == (KEPT / "sqlite.txt").read_text("utf-8")


@pytest.mark.parametrize("stored", every_game())
def test_stored_databases_become_the_same(stored: Stored, tmp_path: Path) -> None:
    """Schema and every row."""
    path = tmp_path / "old.sqlite"
    path.write_bytes(stored.database)
    revisions.migrate(path)
    assert schema(path) == (KEPT / "sqlite.txt").read_text("utf-8")
    assert rows(path) == json.loads((KEPT / "rows.json").read_text("utf-8"))[str(stored)]


async def _migrate(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(revisions.migrate_within)
    await engine.dispose()


@pytest.mark.postgres
async def test_a_new_database_of_postgresql_has_the_same_schema(cluster: Cluster) -> None:
    """Columns, constraints, indexes, triggers and their function."""
    name = cluster.make()
    await _migrate(cluster.url(name))
    found = cluster.say(POSTGRES, name)
    cluster.drop(name)
    assert found + "\n" == (KEPT / "postgres.txt").read_text("utf-8")


@pytest.mark.parametrize("revision", ["0005", "0017", "0024"])
async def test_a_database_in_between_is_told_the_way_through(tmp_path: Path, revision: str) -> None:
    """The sentence names the commit that still knows all revisions; the file is left as it is."""
    path = tmp_path / "between.sqlite"
    revisions.migrate(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", [revision])
        connection.commit()
    before = path.read_bytes()
    with pytest.raises(SchemaBetween, match=f"schema {revision}.*318107d4"):
        await open_store(path, process="p")
    assert path.read_bytes() == before
    assert prepare.HEAD >= SQUASHED
