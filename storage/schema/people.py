"""Guilds, users, and what they have chosen or learned."""

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, Table, Text, UniqueConstraint, false, text, true

from storage.schema.base import MINE, Whole, metadata

guilds: Final = Table(
    "guilds",
    metadata,
    Column("guild_id", Whole, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("category_id", Whole),
    Column("locale", Text),
    Column("starters", Text, nullable=False),
    Column("archive", Text, nullable=False),
    Column("left_at", Whole),
    Column("channels", Text, nullable=False, server_default=text("''")),
    Column("most_lobbies", Integer, nullable=False, server_default="3"),
    Column("most_games", Integer, nullable=False, server_default="0"),
    Column("games_off", Text, nullable=False, server_default=text("''")),
    Column("moderator_role", Whole),
    Column("forum_id", Whole),
)

# Guilds that a new session of Discord did not list, and that Discord says the bot is not in: since when, when they were
# treated as left because of that, and whether the operator has told the bot to.
unlisted: Final = Table(
    "unlisted",
    metadata,
    Column("guild_id", Whole, ForeignKey("guilds.guild_id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("since", Whole, nullable=False),
    Column("treated_at", Whole),
    Column("confirmed", Boolean, nullable=False, server_default=false()),
)

users: Final = Table(
    "users",
    metadata,
    Column("user_id", Whole, primary_key=True, autoincrement=False, info=MINE),
    Column("locale", Text),
    Column("language", Text),
    Column("dms", Text, nullable=False),
    Column("dm_channel_id", Whole),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("zone", Text),
    Column("away_until", Whole),
    Column("unrated", Boolean, nullable=False, server_default=false()),
    Column("large", Boolean, nullable=False, server_default=false()),
    Column("contrast", Boolean, nullable=False, server_default=false()),
    Column("seen_at", Whole),
    Column("discreet", Boolean, nullable=False, server_default=false()),
    Column("invitable", Boolean, nullable=False, server_default=false()),
    Column("dms_tried_at", Whole),
    Column("explanations", Text, nullable=False, server_default="first"),
    Column("by_text", Boolean, nullable=False, server_default=false()),
    Column("icons", Boolean, nullable=False, server_default=true()),
    Column("told_next", Boolean, nullable=False, server_default=true()),
)

# How far users are in lessons: their choices in one scene, from which the scene is replayed.
lessons: Final = Table(
    "lessons",
    metadata,
    Column("lesson_id", Text, primary_key=True),
    Column("user_id", Whole, nullable=False, info=MINE),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("scene", Text, nullable=False),
    Column("choices", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("begun_at", Whole, nullable=False),
    Column("seen_at", Whole, nullable=False),
    Column("left_at", Whole),
    Column("done_at", Whole),
    Column("played_at", Whole),
    UniqueConstraint("user_id", "game"),
    Index(None, "seen_at"),
)
