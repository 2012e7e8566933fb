"""Results and ratings, which outlive their tables: those are deleted after some months."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text

from storage.schema.base import MINE, NAMED, Whole, metadata

# Results and ratings outlive their tables, which are deleted after some months.
results: Final = Table(
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", Whole, ForeignKey("guilds.guild_id", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("user_id", Whole, info=NAMED),
    Column("computer", Text),
    Column("place", Integer, nullable=False),
    Column("points", Integer),
    Column("won", Boolean, nullable=False),
    Column("share", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", Whole, nullable=False),
    Index(None, "guild_id", "game"),
    Index(None, "user_id"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("guild_id", Whole, ForeignKey("guilds.guild_id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("user_id", Whole, primary_key=True, autoincrement=False, info=MINE),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Index(None, "user_id"),
)
