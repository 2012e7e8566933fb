"""What brings players to a table: whom its host has invited."""

from typing import Final

from sqlalchemy import Column, Index, Integer, Table, Text

from storage.schema.base import MINE, NAMED, Whole, metadata, owner

# Whom the host of a lobby has invited, and what became of it. `batch` tells those apart that were invited together.
invitations: Final = Table(
    "invitations",
    metadata,
    owner(key=True),
    Column("user_id", Whole, primary_key=True, autoincrement=False, info=MINE),
    Column("host_id", Whole, info=NAMED),
    Column("batch", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("made_at", Whole, nullable=False),
    Index(None, "user_id"),
    Index(None, "host_id"),
    Index(None, "made_at"),
)
