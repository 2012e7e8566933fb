import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import NullPool, create_engine

from storage import open_store, prepare, rows, schema

PAIRS = [
    (rows.GuildRow, schema.guilds),
    (rows.UnlistedRow, schema.unlisted),
    (rows.UserRow, schema.users),
    (rows.TableRow, schema.tables),
    (rows.SeatRow, schema.seats),
    (rows.EntryRow, schema.entries),
    (rows.SnapshotRow, schema.snapshots),
    (rows.DeliveryRow, schema.outbox),
    (rows.PanelRow, schema.panels),
    (rows.EmojiRow, schema.emojis),
    (rows.ClockRow, schema.clocks),
    (rows.AwayShardRow, schema.away_shards),
    (rows.MotionRow, schema.motions),
    (rows.WishRow, schema.wishes),
    (rows.MaterialRow, schema.materials),
]


async def test_migrations_lead_to_the_schema_of_the_code(path: Path) -> None:
    """Migrating from nothing gives exactly the tables that the queries are written for."""
    await (await open_store(path, process="p")).close()
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        found = compare_metadata(context, schema.metadata)
        sql = "".join(row[0] or "" for row in connection.exec_driver_sql("SELECT sql FROM sqlite_schema"))
    assert found == []
    assert "AUTOINCREMENT" in sql
    assert sql.count("ON DELETE CASCADE") == sum(len(table.foreign_keys) for table in schema.metadata.sorted_tables)


@pytest.mark.parametrize(("record", "table"), PAIRS, ids=[table.name for _, table in PAIRS])
def test_records_and_columns_agree(record: Any, table: Any) -> None:
    """Each record has the columns of its table, and may be None if the column may be null."""
    assert [field.name for field in fields(record)] == [column.name for column in table.columns]
    optional = {field.name for field in fields(record) if type(None) in get_args(field.type)}
    assert optional == {column.name for column in table.columns if column.nullable}


def test_changes_name_all_but_what_identifies_a_table() -> None:
    """Every column of a table can be changed, except its identity, its game, its birth and its version."""
    fixed = {"table_id", "guild_id", "game", "created_at", "version"}
    assert set(rows.TableChanges.__annotations__) == {c.name for c in schema.tables.columns} - fixed


SHORT = re.compile(r'sa\.Column\("(\w+_(?:id|at|until))", sa\.(?:Integer|BigInteger)\(')


def test_ids_and_times_have_64_bits_in_every_revision() -> None:
    """On PostgreSQL an INTEGER has 32 bits, too few for Discord's ids and for milliseconds: `Whole` has 64."""
    revisions = Path(prepare.__file__).parent.glob("migrations/versions/*.py")
    assert [name for revision in revisions for name in SHORT.findall(revision.read_text())] == []
