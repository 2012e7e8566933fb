"""Keep which seats seek a player, and until when their users can keep them."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table: who was away before this release is told when they miss decisions again."""
    op.create_table(
        "seeking",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("noticed_at", Whole, nullable=False),
        sa.Column("due_at", Whole),
        sa.Column("left", Whole),
        sa.Column("since", Whole),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_seeking_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seeking")),
    )
    op.create_index(op.f("ix_seeking_due_at"), "seeking", ["due_at"])
