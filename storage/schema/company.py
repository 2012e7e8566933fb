"""What brings players to a table before it begins, and what becomes of it."""

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, Table, Text, false

from storage.schema.base import KEPT, MINE, NAMED, Whole, metadata, owner

# Users invited by a lobby's host, and what became of it. Those who were invited together share a `batch`.
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

# Lobbies that do not lapse a day after they were opened, or whose host knows when they do.
lapses: Final = Table(
    "lapses",
    metadata,
    owner(key=True),
    Column("at", Whole, nullable=False),
    Column("told", Boolean, nullable=False, server_default=false()),
)

# Users removed from a lobby by its host: they cannot come back to it.
put_out: Final = Table(
    "put_out",
    metadata,
    owner(key=True),
    Column("user_id", Whole, primary_key=True, autoincrement=False, info=KEPT),
    Column("at", Whole, nullable=False),
    Index(None, "user_id"),
)

# Who has not yet agreed to what the host has changed since they joined; `before` is what they joined.
lobby_changes: Final = Table(
    "lobby_changes",
    metadata,
    owner(key=True),
    Column("user_id", Whole, primary_key=True, autoincrement=False, info=MINE),
    Column("before", Text, nullable=False),
    Column("at", Whole, nullable=False),
    Index(None, "user_id"),
)

# Of which new tables of a guild users want to be told, and when they last were.
subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("user_id", Whole, primary_key=True, autoincrement=False, info=MINE),
    Column("guild_id", Whole, ForeignKey("guilds.guild_id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("pace", Text, primary_key=True),
    Column("made_at", Whole, nullable=False),
    Column("alerted_at", Whole),
    Index(None, "guild_id", "game", "pace"),
)

# Lobbies that were opened, and when they are to be told of; that is over if there is no time.
openings: Final = Table(
    "openings",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
    Column("due_at", Whole),
    Index(None, "due_at"),
)

# Lobbies with an arranged evening that is not over, and the time of the only reminder.
evenings: Final = Table(
    "evenings",
    metadata,
    owner(key=True),
    Column("remind_at", Whole),
    Index(None, "remind_at"),
)

# Which role of a guild is mentioned when a table of a game waits for players.
game_roles: Final = Table(
    "game_roles",
    metadata,
    Column("guild_id", Whole, ForeignKey("guilds.guild_id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("role_id", Whole, nullable=False),
)

# The notice board of a guild, a message that lists its tables: its place, and its last refresh.
notice_boards: Final = Table(
    "notice_boards",
    metadata,
    Column("guild_id", Whole, ForeignKey("guilds.guild_id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("channel_id", Whole, nullable=False),
    Column("locale", Text, nullable=False),
    Column("message_id", Whole),
    Column("edits", Integer, nullable=False),
    Column("shown", Text, nullable=False),
    Column("refreshed_at", Whole, nullable=False),
    Column("seen_at", Whole, nullable=False),
    Column("problem", Text, nullable=False),
)

# The roles that were mentioned in the last day, with the host of the lobby, by which mentions are kept few.
role_calls: Final = Table(
    "role_calls",
    metadata,
    owner(key=True),
    Column("guild_id", Whole, nullable=False),
    Column("role_id", Whole, nullable=False),
    Column("user_id", Whole, info=NAMED),
    Column("called_at", Whole, nullable=False),
    Index(None, "guild_id", "role_id"),
    Index(None, "user_id"),
    Index(None, "called_at"),
)
