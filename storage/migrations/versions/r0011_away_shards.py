"""Note which shards are away, and since when."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table."""
    op.create_table(
        "away_shards",
        sa.Column("shard", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.Column("since", Whole, nullable=False),
        sa.PrimaryKeyConstraint("shard", name=op.f("pk_away_shards")),
    )
