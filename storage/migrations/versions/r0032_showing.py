"""Keep how users want to be shown their questions: when rules come below them, in words alone, with icons."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, with what holds for a user who has not chosen."""
    op.add_column("users", sa.Column("explanations", sa.Text(), nullable=False, server_default="first"))
    op.add_column("users", sa.Column("by_text", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("users", sa.Column("icons", sa.Boolean(), nullable=False, server_default=sa.true()))
