"""Note with each table for whom it waits and since when, so that a user can be told of all their tables at once."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; of no table so far are they known."""
    op.add_column("tables", sa.Column("waiting", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("asked_at", sa.Integer(), nullable=True))
