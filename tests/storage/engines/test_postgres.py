"""What only PostgreSQL does: own a database by a lock, lose a connection, refuse what is not ours."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from storage import Store, open_store_at, schema
from storage.engines.postgres import PostgresEngine
from storage.engines.startup import open_postgres
from storage.errors import DatabaseDamaged, DatabaseFailed, DatabaseTooNew, DatabaseUnreachable, RowRefused
from tests.postgres import Cluster, numbered
from tests.storage.samples import USER, entry, table

CUT = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name LIKE 'kontor %'"


pytestmark = pytest.mark.postgres


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, schema.metadata))


async def test_migrations_lead_to_the_schema_of_the_code(cluster: Cluster, fresh: str, path: Path) -> None:
    """Ids and milliseconds have 64 bits, and only what is numbered by the engine has a sequence."""
    opened = await open_postgres(make_url(cluster.url(fresh)), path, "p", "run", "")
    found = await opened.connection.run_sync(_differences)
    await opened.close()
    assert found == []
    sequences = cluster.say("SELECT string_agg(relname, ' ' ORDER BY relname) FROM pg_class WHERE relkind = 'S'", fresh)
    assert sequences.split() == sorted(f"{name}_id_seq" for name in numbered())


async def test_a_lost_connection_is_made_anew(kept: Store, cluster: Cluster) -> None:
    """What had not begun is not lost: the next transaction and the next look work as if nothing had been."""
    for number in (1, 2):
        assert int(cluster.say(CUT)) >= 1
        async with kept.write() as tx:
            await tx.log.append(entry(number))
        assert int(cluster.say(CUT)) >= 1
        async with kept.write() as tx:
            assert len(await tx.log.entries("K7Q2")) == number
        assert int(cluster.say(CUT)) >= 1
        async with kept.read() as tx:
            assert len(await tx.log.entries("K7Q2")) == number


async def test_a_connection_lost_in_the_middle_undoes_all(kept: Store, cluster: Cluster) -> None:
    """A transaction of which something was seen is not repeated: it fails, and nothing of it is stored."""

    async def lose() -> None:
        async with kept.write() as tx:
            await tx.log.append(entry(1))
            assert await tx.log.entries("K7Q2") != []
            cluster.say(CUT)
            await tx.log.entries("K7Q2")

    with pytest.raises(DatabaseFailed):
        await lose()
    async with kept.read() as reader:
        assert await reader.log.entries("K7Q2") == []


async def test_errors_name_no_values(kept: Store) -> None:
    """PostgreSQL shows rows that it refuses in full: seeds and secret choices would stand in the log."""

    async def write() -> None:
        async with kept.write() as tx:
            await tx.tables.insert(table(host_id=USER))

    with pytest.raises(RowRefused, match="duplicate key") as refused:
        await write()
    assert "K7Q2" not in str(refused.value)
    assert refused.value.__cause__ is None
    assert refused.value.__suppress_context__


async def test_what_is_not_ours_is_left_alone(cluster: Cluster, fresh: str, path: Path) -> None:
    """Tables of another program, or of a later release, are not touched."""
    cluster.say("CREATE TABLE others (id int)", fresh)
    with pytest.raises(DatabaseDamaged, match="another program"):
        await open_store_at(cluster.url(fresh), path, process="p")
    cluster.say("CREATE TABLE alembic_version (version_num text); INSERT INTO alembic_version VALUES ('9999')", fresh)
    with pytest.raises(DatabaseTooNew):
        await open_store_at(cluster.url(fresh), path, process="p")
    assert cluster.say("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", fresh) == "2"


async def test_a_server_that_is_not_there(path: Path) -> None:
    """The start says so in one sentence, with the address and without the password."""
    with pytest.raises(DatabaseUnreachable) as failed:
        await open_store_at("postgresql+asyncpg://nobody:s3cret@127.0.0.1:1/none", path, process="p")
    assert "nobody:***@127.0.0.1:1/none" in str(failed.value)
    assert "s3cret" not in str(failed.value)


async def test_a_reading_fails_where_the_server_lets_nobody_in(kept: Store, cluster: Cluster) -> None:
    """It does not go on without a connection, nor wait for a server that will not change its mind."""
    assert isinstance(kept._engine, PostgresEngine)
    await kept._engine._readers.dispose()
    name = cluster.shared()
    cluster.say(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    try:
        with pytest.raises(DatabaseFailed, match="not currently accepting connections"):
            async with kept.read():
                pass
    finally:
        cluster.say(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    async with kept.read() as tx:
        assert await tx.tables.exists("K7Q2")


async def test_a_reading_fails_where_the_server_stays_away(
    kept: Store, cluster: Cluster, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for a while, in case the server is just starting."""
    assert isinstance(kept._engine, PostgresEngine)
    monkeypatch.setattr("storage.engines.postgres.RECONNECT_TIMEOUT", 0.3)
    there = kept._engine._readers
    kept._engine._readers = create_async_engine(database.replace(str(cluster.port), "1"))
    with pytest.raises(DatabaseFailed, match="ConnectionRefusedError"):
        async with kept.read():
            pass
    kept._engine._readers = there


async def test_a_table_that_is_being_changed_is_held(kept: Store, cluster: Cluster, database: str) -> None:
    """A writing transaction that reads a table locks its row until the end; a reader locks nothing."""
    name = database.rsplit("/", 1)[1]
    free = "SELECT count(*) FROM (SELECT 1 FROM tables FOR UPDATE SKIP LOCKED) AS found"
    async with kept.read() as reader:
        await reader.tables.get("K7Q2")
        assert cluster.say(free, name) == "1"
    async with kept.write() as tx:
        await tx.tables.get("K7Q2")
        assert cluster.say(free, name) == "0"
    assert cluster.say(free, name) == "1"
