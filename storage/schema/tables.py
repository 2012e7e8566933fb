"""Tables, their seats, what was played at them, and what games have come to."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, Table, Text, false, text

from storage.schema.base import MINE, NAMED, Whole, metadata, owner, seat_key, where

tables: Final = Table(
    "tables",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("guild_id", Whole, ForeignKey("guilds.guild_id", ondelete="CASCADE"), nullable=False),
    Column("home_id", Whole, nullable=False),
    Column("place_id", Whole),
    Column("place_note", Text),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("stage", Text, nullable=False),
    Column("host_id", Whole, info=NAMED),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("joins", Text, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("created_at", Whole, nullable=False),
    Column("started_at", Whole),
    Column("ended_at", Whole),
    Column("lobby_message_id", Whole),
    Column("pace", Whole, nullable=False, server_default="0"),
    Column("paused_at", Whole),
    Column("rematch_of", Text),
    Column("branch_of", Text),
    Column("left_id", Whole),
    Column("waiting", Integer),
    Column("asked_at", Whole),
    Column("material_id", Text, nullable=False, server_default=text("''")),
    Column("material_name", Text, nullable=False, server_default=text("''")),
    Column("ask_base", Whole, nullable=False, server_default="0"),
    Column("advice", Boolean, nullable=False, server_default=false()),
    Column("least", Integer, nullable=False, server_default="0"),
    Column("act", Text, nullable=False, server_default=text("''")),
    Column("invited_only", Boolean, nullable=False, server_default=false()),
    Column("bank", Text, nullable=False, server_default=text("''")),
    Column("starts_at", Whole),
    Column("post_id", Whole),
    Index(None, "guild_id", "stage"),
    Index(None, "stage"),
    Index(None, "place_id"),
    Index(None, "home_id"),
    Index(None, "host_id"),
    Index(None, "rematch_of"),
)

# Sets of components that tables are or were played with. The table says which game a set belongs to.
materials: Final = Table(
    "materials",
    metadata,
    Column("material_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("entries", Text, nullable=False),
)

seats: Final = Table(
    "seats",
    metadata,
    *seat_key(),
    Column("user_id", Whole, info=NAMED),
    Column("computer", Text),
    Column("name", Text, nullable=False),
    Column("joined", Whole, nullable=False),
    Column("missed", Integer, nullable=False, server_default="0"),
    Column("here", Boolean, nullable=False, server_default=false()),
    Index(None, "user_id"),
    Index("ix_seats_computers", "table_id", **where("computer IS NOT NULL")),
)

holders: Final = Table(
    "holders",
    metadata,
    *seat_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("user_id", Whole, info=NAMED),
    Column("computer", Text),
    Column("name", Text, nullable=False, server_default=text("''")),
    Column("at", Whole, nullable=False),
    Index(None, "user_id"),
)

entries: Final = Table(
    "entries",
    metadata,
    owner(key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("choice", Text, nullable=False),
    Column("ask", Integer, nullable=False),
    Column("drawn", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("barrier", Boolean, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("at", Whole, nullable=False),
    Column("stand_in", Boolean, nullable=False, server_default=false()),
    Column("left", Whole),
    Column("section", Text, nullable=False, server_default=text("''")),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    owner(key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
)

# What seats have wished, in order: each after the entry that led to `version`, and before the next.
wishes: Final = Table(
    "wishes",
    metadata,
    Column("id", Whole, primary_key=True),
    owner(),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("choice", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("at", Whole, nullable=False),
    Index(None, "table_id"),
)

# What a user has written down for themselves at a table.
notes: Final = Table(
    "notes",
    metadata,
    owner(key=True),
    Column("user_id", Whole, primary_key=True, autoincrement=False, info=MINE),
    Column("text", Text, nullable=False),
    Index(None, "user_id"),
)

# At which asks a seat's user wanted advice: counted, and told to all when the game is over.
advice: Final = Table(
    "advice",
    metadata,
    *seat_key(),
    Column("ask", Integer, primary_key=True, autoincrement=False),
)


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
