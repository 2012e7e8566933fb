"""Keep how reliable users are, whether they show it, and the least that a table's host asks for."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table: what was decided before counts for nobody; all users show it, and no table asks for it."""
    op.add_column("users", sa.Column("discreet", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("least", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "reliability",
        sa.Column("guild_id", Whole, nullable=False),
        sa.Column("user_id", Whole, nullable=False, autoincrement=False),
        sa.Column("decisions", sa.Text(), nullable=False),
        sa.Column("given_up", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["guilds.guild_id"], name=op.f("fk_reliability_guild_id_guilds"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name=op.f("pk_reliability")),
    )
    op.create_index(op.f("ix_reliability_user_id"), "reliability", ["user_id"])
