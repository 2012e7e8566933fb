"""Keep which role of a guild may look after its tables."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no role may at first."""
    op.add_column("guilds", sa.Column("moderator_role", Whole))
