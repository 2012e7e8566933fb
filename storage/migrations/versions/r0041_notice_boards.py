"""Store each guild's notice board and its last refresh.

No guild has one at first; its managers choose a channel for it.
"""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table."""
    op.create_table(
        "notice_boards",
        sa.Column("guild_id", Whole, nullable=False, autoincrement=False),
        sa.Column("channel_id", Whole, nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("message_id", Whole),
        sa.Column("edits", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Text(), nullable=False),
        sa.Column("refreshed_at", Whole, nullable=False),
        sa.Column("seen_at", Whole, nullable=False),
        sa.Column("problem", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id"],
            ["guilds.guild_id"],
            name=op.f("fk_notice_boards_guild_id_guilds"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "guild_id",
            name=op.f("pk_notice_boards"),
        ),
    )
