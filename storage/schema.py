"""The tables of the database; the columns carry the names and the order of the records.

A change here needs a revision in ``migrations/versions``; a released revision is never edited.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

# Ids and milliseconds need 64 bits; SQLite has them in every INTEGER and wants that very word for its row ids.
Whole: Final = BigInteger().with_variant(Integer(), "sqlite")

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _owner(*, key: bool = False, optional: bool = False) -> Column[str]:
    """Make the column of a row that goes when its table goes."""
    return Column(
        "table_id", Text, ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=key, nullable=optional
    )


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
)

users: Final = Table(
    "users",
    metadata,
    Column("user_id", Whole, primary_key=True, autoincrement=False),
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
)

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
    Column("host_id", Whole),
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
    Column("left_id", Whole),
    Column("waiting", Integer),
    Column("asked_at", Whole),
    Column("material_id", Text, nullable=False, server_default=text("''")),
    Column("material_name", Text, nullable=False, server_default=text("''")),
    Column("ask_base", Whole, nullable=False, server_default="0"),
    Column("advice", Boolean, nullable=False, server_default=false()),
    Index(None, "guild_id", "stage"),
    Index(None, "stage"),
    Index(None, "place_id"),
    Index(None, "home_id"),
    Index(None, "host_id"),
    Index(None, "rematch_of"),
)

# Sets of components that tables are or were played with; whoever reads one knows its game by the table.
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
    _owner(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Whole),
    Column("computer", Text),
    Column("name", Text, nullable=False),
    Column("joined", Whole, nullable=False),
    Column("missed", Integer, nullable=False, server_default="0"),
    Index(None, "user_id"),
)

clocks: Final = Table(
    "clocks",
    metadata,
    _owner(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ask", Integer, nullable=False),
    Column("began_at", Whole, nullable=False),
    Column("due_at", Whole),
    Column("ring_at", Whole),
    Column("left", Whole),
    Column("reminded", Integer, nullable=False),
    Column("extended", Boolean, nullable=False),
    Index(None, "ring_at"),
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
    _owner(key=True),
    Column("kind", Text, primary_key=True),
    Column("about", Text, nullable=False),
    Column("seat", Integer),
    Column("user_id", Whole),
    Column("votes", Text, nullable=False),
    Column("opened_at", Whole, nullable=False),
    Column("expires_at", Whole, nullable=False),
    Column("outcome", Text),
    Column("left", Whole),
    Index(None, "expires_at"),
    Index("ix_motions_open", "expires_at", sqlite_where=text("outcome IS NULL")),
    Index(None, "user_id"),
)

# Tables whose boards and questions show times that were moved since.
moved: Final = Table(
    "moved",
    metadata,
    _owner(key=True),
    Column("due_at", Whole, nullable=False),
    Index(None, "due_at"),
)

holders: Final = Table(
    "holders",
    metadata,
    _owner(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("user_id", Whole),
    Column("computer", Text),
    Column("at", Whole, nullable=False),
    Index(None, "user_id"),
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
    Column("user_id", Whole),
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
    Column("user_id", Whole, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Index(None, "user_id"),
)

entries: Final = Table(
    "entries",
    metadata,
    _owner(key=True),
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
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    _owner(key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
)

# What seats have wished, in order: each after the entry that led to `version`, and before the next.
wishes: Final = Table(
    "wishes",
    metadata,
    Column("id", Whole, primary_key=True),
    _owner(),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("choice", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("at", Whole, nullable=False),
    Index(None, "table_id"),
)

# The words of the partial indexes: a query has to say the very same to be answered by them.
MESSAGE: Final = text("outbox.kind NOT IN ('delete', 'return')")
ASIDE: Final = text("outbox.kind IN ('delete', 'return')")

outbox: Final = Table(
    "outbox",
    metadata,
    Column("id", Whole, primary_key=True),
    Column("token", Text, nullable=False),
    _owner(optional=True),
    Column("recipient", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("seat", Integer),
    Column("since", Integer, nullable=False),
    Column("upto", Integer, nullable=False),
    Column("created_at", Whole, nullable=False),
    Column("due_at", Whole, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("attempted_at", Whole),
    Column("process", Text),
    Column("error", Text),
    Column("gave_up_at", Whole),
    Column("message_id", Whole),
    UniqueConstraint("token"),
    Index(None, "recipient", "id"),
    Index(
        "ix_outbox_message_due", "due_at", sqlite_where=text("gave_up_at IS NULL AND kind NOT IN ('delete', 'return')")
    ),
    Index("ix_outbox_aside_due", "due_at", sqlite_where=text("gave_up_at IS NULL AND kind IN ('delete', 'return')")),
    Index(None, "table_id"),
    # Ids of completed deliveries never come back: they order what is queued.
    sqlite_autoincrement=True,
)

panels: Final = Table(
    "panels",
    metadata,
    Column("message_id", Whole, primary_key=True, autoincrement=False),
    Column("channel_id", Whole, nullable=False),
    _owner(),
    Column("about", Text, nullable=False),
    Column("seat", Integer),
    Column("token", Text, nullable=False),
    Column("since", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("posted_at", Whole, nullable=False),
    Column("live", Boolean, nullable=False),
    Column("removable", Boolean, nullable=False, server_default=false()),
    Column("seen_at", Whole, nullable=False, server_default="0"),
    Column("picture", Text, nullable=False, server_default=text("''")),
    Index(None, "table_id", "about"),
    Index("ix_panels_unseen", "about", "seen_at", "posted_at", sqlite_where=text("live = 1")),
    Index(None, "channel_id"),
    Index(None, "token"),
)

# What a user has written down for themselves at a table.
notes: Final = Table(
    "notes",
    metadata,
    _owner(key=True),
    Column("user_id", Whole, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Index(None, "user_id"),
)

# At which asks a seat's user wanted advice: counted, and told to all when the game is over.
advice: Final = Table(
    "advice",
    metadata,
    _owner(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ask", Integer, primary_key=True, autoincrement=False),
)

# For which ask a seat's user was mentioned last: one mention for one turn.
calls: Final = Table(
    "calls",
    metadata,
    _owner(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ask", Integer, nullable=False),
)

# How far users are in lessons: the choices that they have made in one scene, from which it is played anew.
lessons: Final = Table(
    "lessons",
    metadata,
    Column("lesson_id", Text, primary_key=True),
    Column("user_id", Whole, nullable=False),
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
