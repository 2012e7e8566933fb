"""Note with each table for whom it waits and since when, and what users write down for themselves."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, which are known of no table so far, and an empty table."""
    op.add_column("tables", sa.Column("waiting", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("asked_at", Whole, nullable=True))
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("user_id", Whole, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_notes")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_notes_table_id_tables"), ondelete="CASCADE"
        ),
    )
    op.create_index(op.f("ix_notes_user_id"), "notes", ["user_id"])
