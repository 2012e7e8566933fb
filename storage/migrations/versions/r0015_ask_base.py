"""Add to a table what is added to the numbers of asks on buttons, so that none of what a restore has lost fits."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; buttons of before have plain numbers."""
    op.add_column("tables", sa.Column("ask_base", Whole, nullable=False, server_default="0"))
