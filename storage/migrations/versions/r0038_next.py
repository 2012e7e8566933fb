"""Keep which users want to be told that they are next."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; who has not chosen is told."""
    op.add_column("users", sa.Column("told_next", sa.Boolean(), nullable=False, server_default=sa.true()))
