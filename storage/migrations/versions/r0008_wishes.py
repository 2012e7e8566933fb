"""Keep what seats have wished, beside the log: a wish moves no version that anybody can see."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table."""
    op.create_table(
        "wishes",
        sa.Column("id", Whole, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("choice", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("at", Whole, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_wishes")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_wishes_table_id_tables"), ondelete="CASCADE"
        ),
    )
    op.create_index(op.f("ix_wishes_table_id"), "wishes", ["table_id"])
