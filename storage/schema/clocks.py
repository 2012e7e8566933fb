"""Clocks, banks of time, votes that run out, vacant seats, orders, and when clocks stood still."""

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, Table, Text, false

from storage.schema.base import MINE, NAMED, Whole, metadata, owner, seat_key, where

clocks: Final = Table(
    "clocks",
    metadata,
    *seat_key(),
    Column("ask", Integer, nullable=False),
    Column("began_at", Whole, nullable=False),
    Column("due_at", Whole),
    Column("ring_at", Whole),
    Column("left", Whole),
    Column("reminded", Integer, nullable=False),
    Column("extended", Boolean, nullable=False),
    Column("pace", Whole, nullable=False, server_default="0"),
    Column("extra", Whole, nullable=False, server_default="0"),
    Index(None, "ring_at"),
)

banks: Final = Table(
    "banks",
    metadata,
    *seat_key(),
    Column("left", Whole, nullable=False),
)

pulse: Final = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Whole, nullable=False),
)

away_shards: Final = Table(
    "away_shards",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("of", Integer, nullable=False),
    Column("since", Whole, nullable=False),
)

motions: Final = Table(
    "motions",
    metadata,
    owner(key=True),
    Column("kind", Text, primary_key=True),
    Column("about", Text, nullable=False),
    Column("seat", Integer),
    Column("user_id", Whole, info=NAMED),
    Column("votes", Text, nullable=False),
    Column("opened_at", Whole, nullable=False),
    Column("expires_at", Whole, nullable=False),
    Column("outcome", Text),
    Column("left", Whole),
    Index(None, "expires_at"),
    Index("ix_motions_open", "expires_at", **where("outcome IS NULL")),
    Index(None, "user_id"),
)

# Seats that seek a player, or will if their user does not keep them.
seeking: Final = Table(
    "seeking",
    metadata,
    *seat_key(),
    Column("noticed_at", Whole, nullable=False),
    Column("due_at", Whole),
    Column("left", Whole),
    Column("since", Whole),
    Column("given_up", Boolean, nullable=False, server_default=false()),
    Index(None, "due_at"),
)

# What users answer before they are asked; `due_at` is when an order answers `ask`, the open question.
orders: Final = Table(
    "orders",
    metadata,
    *seat_key(),
    Column("user_id", Whole, nullable=False, info=MINE),
    Column("lines", Text, nullable=False),
    Column("ask", Integer),
    Column("due_at", Whole),
    Index(None, "due_at"),
    Index(None, "user_id"),
)

# Tables whose boards and questions show times that were moved since.
moved: Final = Table(
    "moved",
    metadata,
    owner(key=True),
    Column("due_at", Whole, nullable=False),
    Index(None, "due_at"),
)

# How long the newest replies of a guild's users took, newest first: a sign for each, and nothing of whose they were.
replies: Final = Table(
    "replies",
    metadata,
    Column("guild_id", Whole, ForeignKey("guilds.guild_id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("recent", Text, nullable=False),
)
