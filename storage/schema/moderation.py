"""Moderation: bans, acts of moderators, blocks between users, and reliability."""

from typing import Final

from sqlalchemy import Column, ForeignKey, Index, Integer, Table, Text

from storage.schema.base import ABOUT, KEPT, MINE, NAMED, Whole, metadata

# How users of a guild have kept to time: their last decisions, newest first, and the games they have given up.
reliability: Final = Table(
    "reliability",
    metadata,
    Column("guild_id", Whole, ForeignKey("guilds.guild_id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Whole, primary_key=True, autoincrement=False, info=MINE),
    Column("decisions", Text, nullable=False),
    Column("given_up", Integer, nullable=False),
    Index(None, "user_id"),
)

# The users that a user has blocked: from everything, or only from inviting them.
blocks: Final = Table(
    "blocks",
    metadata,
    Column("user_id", Whole, primary_key=True, autoincrement=False, info=MINE),
    Column("other_id", Whole, primary_key=True, autoincrement=False, info=ABOUT),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("made_at", Whole, nullable=False),
    Index(None, "other_id"),
)

# Users banned from the tables of a guild.
bans: Final = Table(
    "bans",
    metadata,
    Column("guild_id", Whole, ForeignKey("guilds.guild_id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Whole, primary_key=True, autoincrement=False, info=KEPT),
    Column("at", Whole, nullable=False),
)

# Users and guilds that the operator has excluded everywhere.
excluded_users: Final = Table(
    "excluded_users",
    metadata,
    Column("user_id", Whole, primary_key=True, autoincrement=False, info=KEPT),
    Column("reason", Text, nullable=False),
    Column("at", Whole, nullable=False),
)
excluded_guilds: Final = Table(
    "excluded_guilds",
    metadata,
    Column("guild_id", Whole, primary_key=True, autoincrement=False),
    Column("reason", Text, nullable=False),
    Column("at", Whole, nullable=False),
)

# What moderators have done: `about_id` is the user concerned, `detail` the outcome.
acts: Final = Table(
    "acts",
    metadata,
    Column("id", Whole, primary_key=True),
    Column("guild_id", Whole, ForeignKey("guilds.guild_id", ondelete="CASCADE"), nullable=False),
    Column("table_id", Text),
    Column("user_id", Whole, info=NAMED),
    Column("kind", Text, nullable=False),
    Column("about_id", Whole, info=NAMED),
    Column("detail", Text, nullable=False),
    Column("at", Whole, nullable=False),
    Index(None, "guild_id", "at"),
    Index(None, "user_id"),
    Index(None, "about_id"),
)
