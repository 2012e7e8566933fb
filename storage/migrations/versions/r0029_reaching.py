"""Keep when users who take no direct messages were last tried: those marked by earlier releases never were."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("users", sa.Column("dms_tried_at", Whole))
