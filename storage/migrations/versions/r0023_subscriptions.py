"""Keep who wants to be told of new tables, and which are to be told of."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add empty tables."""
    whole = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "subscriptions",
        sa.Column("user_id", whole, nullable=False, autoincrement=False),
        sa.Column("guild_id", whole, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("made_at", whole, nullable=False),
        sa.Column("alerted_at", whole, nullable=True),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["guilds.guild_id"], name=op.f("fk_subscriptions_guild_id_guilds"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "game", "pace", name=op.f("pk_subscriptions")),
    )
    op.create_index(op.f("ix_subscriptions_guild_id_game_pace"), "subscriptions", ["guild_id", "game", "pace"])
    op.create_table(
        "openings",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("due_at", whole, nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_openings_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_openings")),
    )
    op.create_index(op.f("ix_openings_due_at"), "openings", ["due_at"])
