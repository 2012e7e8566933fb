"""Store under which table's id the luck of a table is drawn that began at a position of another."""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no stored table began at a position."""
    op.add_column("tables", sa.Column("branch_of", sa.Text()))
