"""Releases that follow each other on one database of PostgreSQL: who waits, who leaves, and what each says."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from alembic import command
from sqlalchemy import Connection, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bot.__main__ import main
from storage import open_store_at, revisions
from storage.engines import membership, startup
from storage.engines.startup import open_postgres
from storage.errors import MigrationBlocked
from storage.prepare import HEAD
from tests.postgres import Cluster
from tests.waiting import until

pytestmark = pytest.mark.postgres
OLD = "0025"
RUNNING = """
INSERT INTO processes (process, role, shards, started_at, seen_at)
VALUES ('old-one', 'run', '0-1/4', 0, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) + 60000)
"""


@pytest.fixture
async def old(cluster: Cluster, fresh: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Make a database of an older schema, and return its name."""
    upgrade = command.upgrade
    with monkeypatch.context() as patched:
        patched.setattr(revisions, "command", SimpleNamespace(upgrade=lambda config, _: upgrade(config, OLD)))
        engine = create_async_engine(cluster.url(fresh))
        async with engine.begin() as connection:
            await connection.run_sync(revisions.migrate_within)
        await engine.dispose()
    return fresh


async def test_the_lease_begins_after_the_migration(
    cluster: Cluster, fresh: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long that takes, this process may send requests right after it."""
    upgrade, slept = revisions.migrate_within, list[float]()

    def slowly(connection: Connection) -> None:
        upgrade(connection)
        slept.append(2 * membership.LEASE)

    clock = SimpleNamespace(time=time.time, monotonic=lambda: time.monotonic() + sum(slept))
    monkeypatch.setattr(membership, "time", clock)
    monkeypatch.setattr(revisions, "migrate_within", slowly)
    opened = await open_postgres(make_url(cluster.url(fresh)), path, "p", "run", "")
    assert opened.membership.alive
    await opened.close()


async def test_work_that_keeps_the_loop_busy_is_followed_by_a_sign_of_life(
    cluster: Cluster, fresh: str, path: Path
) -> None:
    """The start asks for one before it changes anything at Discord."""
    opened = await open_postgres(make_url(cluster.url(fresh)), path, "p", "run", "")
    opened.membership._last -= membership.LEASE
    assert not opened.membership.alive
    await opened.membership.confirm()
    assert opened.membership.alive
    await opened.close()


async def test_a_migration_waits_for_processes_of_another_release(
    cluster: Cluster, old: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It names them and gives up after a while; once they have stopped it goes through, and notes its own schema."""
    monkeypatch.setattr(startup, "MIGRATION_TIMEOUT", 0.2)
    monkeypatch.setattr(startup, "POLL_INTERVAL", 0.05)
    cluster.say(RUNNING, old)
    with pytest.raises(MigrationBlocked, match="run 0-1/4 old-one"):
        await open_store_at(cluster.url(old), path, process="new")
    assert cluster.say("SELECT version_num FROM alembic_version", old) == OLD
    monkeypatch.setattr(startup, "MIGRATION_TIMEOUT", 60.0)
    opened = asyncio.create_task(open_store_at(cluster.url(old), path, process="new"))
    await asyncio.sleep(0.2)
    assert not opened.done()
    cluster.say("DELETE FROM processes", old)
    store = await opened
    assert cluster.say("SELECT process || ' ' || schema FROM processes", old) == f"new {HEAD}"
    await store.close()


async def test_a_silent_process_is_ended_first(cluster: Cluster, old: str, path: Path) -> None:
    """One that was killed holds no migration up, and one that is only frozen cannot come back."""
    cluster.say(RUNNING.replace("+ 60000", "- 60000"), old)
    store = await open_store_at(cluster.url(old), path, process="new")
    assert cluster.say("SELECT process FROM processes", old) == "new"
    await store.close()


async def test_a_process_leaves_a_database_of_a_newer_schema(cluster: Cluster, fresh: str, path: Path) -> None:
    """Within about a second, with one sentence."""
    store = await open_store_at(cluster.url(fresh), path, process="p")
    cluster.say("UPDATE alembic_version SET version_num = '9999'", fresh)
    await until(store.membership.ended.is_set)
    assert store.membership.reason.startswith("The database has the schema 9999 now")
    await store.close()


def test_migrate_works_over_postgresql(
    cluster: Cluster, old: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With `--check` it only says what would be done."""
    monkeypatch.setenv("KONTOR_DATABASE_URL", cluster.url(old))
    assert main(["migrate", "--check"]) == 0
    told = capsys.readouterr().out
    assert f"schema {OLD}; this release would bring it to {HEAD}" in told
    assert f"  {HEAD}  " in told
    assert cluster.say("SELECT version_num FROM alembic_version", old) == OLD
    assert main(["migrate"]) == 0
    assert capsys.readouterr().out == f"The database is migrated from {OLD} to {HEAD}.\n"
    assert main(["migrate"]) == 0
    assert "nothing to migrate" in capsys.readouterr().out
    assert cluster.say("SELECT count(*) FROM processes", old) == "0"


def test_a_copy_leaves_its_source_as_it_is(
    cluster: Cluster, old: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A source of an older schema is refused and not migrated."""
    assert main(["copy", cluster.url(old), str(tmp_path / "new.sqlite")]) == 1
    assert f"The source has the schema {OLD}" in capsys.readouterr().err
    assert cluster.say("SELECT version_num FROM alembic_version", old) == OLD
    assert not (tmp_path / "new.sqlite").exists()
