"""The processes that share one database, and what each of them has taken on; none of it outlives them."""

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, Table, Text, false, text

from storage.schema.base import Whole, metadata

PASSING: Final = {"passing": True}
"""Marks tables that tell of running processes only: they are not copied to another database."""

processes: Final = Table(
    "processes",
    metadata,
    Column("process", Text, primary_key=True),
    Column("role", Text, nullable=False),
    Column("shards", Text, nullable=False),
    Column("started_at", Whole, nullable=False),
    Column("seen_at", Whole, nullable=False),
    Column("ended", Boolean, nullable=False, server_default=false()),
    Column("schema", Text, nullable=False, server_default=text("''")),
    info=PASSING,
)


def _holder(*, key: bool = False) -> Column[str]:
    """Make the column of a row that goes when its process goes."""
    return Column("process", Text, ForeignKey("processes.process", ondelete="CASCADE"), primary_key=key, nullable=False)


claims: Final = Table(
    "claims",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    _holder(),
    info=PASSING,
)

heard_shards: Final = Table(
    "heard_shards",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("of", Integer, primary_key=True, autoincrement=False),
    _holder(key=True),
    Column("since", Whole, nullable=False),
    info=PASSING,
)

# Presses and commands that a process has taken on: Discord may tell two processes of one.
interactions: Final = Table(
    "interactions",
    metadata,
    Column("interaction_id", Whole, primary_key=True, autoincrement=False),
    Column("at", Whole, nullable=False),
    Column("message_id", Whole),
    Index(None, "at"),
    Index(None, "message_id"),
    info=PASSING,
)

# When a shard of each group last introduced itself to Discord, which allows one at a time.
identifies: Final = Table(
    "identifies",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("at", Whole, nullable=False),
    info=PASSING,
)

# The last transaction that changed anything of a table: PostgreSQL's triggers write it, SQLite needs none.
revisions: Final = Table(
    "revisions",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Whole, nullable=False),
    info=PASSING,
)
