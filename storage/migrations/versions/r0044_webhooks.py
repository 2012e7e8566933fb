"""Store each guild's webhook, and the events that its address has not accepted yet.

No guild has one at first; its managers enter an address for it.
"""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add two empty tables."""
    _add_webhooks()
    _add_events()


def _add_webhooks() -> None:
    op.create_table(
        "webhooks",
        sa.Column("guild_id", Whole, nullable=False, autoincrement=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("channel_id", Whole, nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("due_at", Whole),
        sa.Column("failed_at", Whole),
        sa.Column("problem", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["guilds.guild_id"], name=op.f("fk_webhooks_guild_id_guilds"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_webhooks")),
    )


def _add_events() -> None:
    op.create_table(
        "webhook_events",
        sa.Column("id", Whole, nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("guild_id", Whole, nullable=False),
        sa.Column("table_id", sa.Text()),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("at", Whole, nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["webhooks.guild_id"], name=op.f("fk_webhook_events_guild_id_webhooks"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_webhook_events_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_webhook_events")),
        sa.UniqueConstraint("token", name=op.f("uq_webhook_events_token")),
    )
    op.create_index(op.f("ix_webhook_events_guild_id_id"), "webhook_events", ["guild_id", "id"])
    op.create_index(op.f("ix_webhook_events_table_id"), "webhook_events", ["table_id"])
