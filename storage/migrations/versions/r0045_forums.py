"""Keep the forum that a guild has chosen for tables, and each table's post there."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0045"
down_revision = "0044"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; no guild uses a forum at first."""
    op.add_column("guilds", sa.Column("forum_id", Whole))
    op.add_column("tables", sa.Column("post_id", Whole))
