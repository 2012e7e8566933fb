"""Keep whom users have blocked."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table."""
    op.create_table(
        "blocks",
        sa.Column("user_id", Whole, nullable=False, autoincrement=False),
        sa.Column("other_id", Whole, nullable=False, autoincrement=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("made_at", Whole, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "other_id", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_other_id"), "blocks", ["other_id"])
