"""Keep which role is mentioned for a game, and when one was."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add empty tables."""
    whole = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "game_roles",
        sa.Column("guild_id", whole, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("role_id", whole, nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["guilds.guild_id"], name=op.f("fk_game_roles_guild_id_guilds"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", "game", name=op.f("pk_game_roles")),
    )
    op.create_table(
        "role_calls",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("guild_id", whole, nullable=False),
        sa.Column("role_id", whole, nullable=False),
        sa.Column("user_id", whole, nullable=True),
        sa.Column("called_at", whole, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_role_calls_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_role_calls")),
    )
    op.create_index(op.f("ix_role_calls_guild_id_role_id"), "role_calls", ["guild_id", "role_id"])
    op.create_index(op.f("ix_role_calls_user_id"), "role_calls", ["user_id"])
    op.create_index(op.f("ix_role_calls_called_at"), "role_calls", ["called_at"])
