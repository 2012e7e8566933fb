"""Add to a user how they want their private pictures: large, in high contrast."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; so far nobody has asked for either."""
    op.add_column("users", sa.Column("large", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("users", sa.Column("contrast", sa.Boolean(), nullable=False, server_default=sa.false()))
