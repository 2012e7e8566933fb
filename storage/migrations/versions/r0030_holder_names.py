"""Keep what a seat was called while somebody held it; of holds so far nobody knows."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("holders", sa.Column("name", sa.Text(), nullable=False, server_default=sa.text("''")))
