"""Keep until when lobbies are open, and whom a host has put out of one."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add two empty tables."""
    op.create_table(
        "lapses",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("at", Whole, nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_lapses_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_lapses")),
    )
    op.create_table(
        "put_out",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("user_id", Whole, nullable=False, autoincrement=False),
        sa.Column("at", Whole, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_put_out_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_put_out")),
    )
    op.create_index(op.f("ix_put_out_user_id"), "put_out", ["user_id"])
