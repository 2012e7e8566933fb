"""Messages that are queued, messages that Discord has, and the users who were mentioned."""

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, Table, Text, UniqueConstraint, false, text

from storage.schema.base import Whole, metadata, owner, seat_key, where

# The words of the partial indexes: a query has to say the very same to be answered by them.
MESSAGE: Final = text("outbox.kind NOT IN ('delete', 'return')")
ASIDE: Final = text("outbox.kind IN ('delete', 'return')")

outbox: Final = Table(
    "outbox",
    metadata,
    Column("id", Whole, primary_key=True),
    Column("token", Text, nullable=False),
    owner(optional=True),
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
    Index("ix_outbox_message_due", "due_at", **where("gave_up_at IS NULL AND kind NOT IN ('delete', 'return')")),
    Index("ix_outbox_aside_due", "due_at", **where("gave_up_at IS NULL AND kind IN ('delete', 'return')")),
    Index(None, "table_id"),
    # Ids of completed deliveries never come back: they order what is queued.
    sqlite_autoincrement=True,
)

panels: Final = Table(
    "panels",
    metadata,
    Column("message_id", Whole, primary_key=True, autoincrement=False),
    Column("channel_id", Whole, nullable=False),
    owner(),
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
    Index("ix_panels_unseen", "about", "seen_at", "posted_at", **where("live = 1", postgres="live")),
    Index(None, "channel_id"),
    Index(None, "token"),
)

# Pictures that were uploaded as emojis of the bot's application; without an id it is not known whether they arrived.
emojis: Final = Table(
    "emojis",
    metadata,
    Column("application_id", Whole, primary_key=True, autoincrement=False),
    Column("name", Text, primary_key=True),
    Column("icon", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("emoji_id", Whole),
    Column("replaced_at", Whole),
)

# For which ask a seat's user was mentioned last: one mention for one turn.
calls: Final = Table(
    "calls",
    metadata,
    *seat_key(),
    Column("ask", Integer, nullable=False),
)

# A guild's webhook, the address that receives events of its tables; without `due_at` it is switched off.
webhooks: Final = Table(
    "webhooks",
    metadata,
    Column("guild_id", Whole, ForeignKey("guilds.guild_id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("channel_id", Whole, nullable=False),
    Column("locale", Text, nullable=False),
    Column("due_at", Whole),
    Column("failed_at", Whole),
    Column("problem", Text, nullable=False),
)

# Events that a webhook's address has not accepted yet; they name no user.
webhook_events: Final = Table(
    "webhook_events",
    metadata,
    Column("id", Whole, primary_key=True),
    Column("token", Text, nullable=False),
    Column("guild_id", Whole, ForeignKey("webhooks.guild_id", ondelete="CASCADE"), nullable=False),
    owner(optional=True),
    Column("kind", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Column("at", Whole, nullable=False),
    UniqueConstraint("token"),
    Index(None, "guild_id", "id"),
    Index(None, "table_id"),
)
