"""Note on which day each user was last seen; all that are known count as seen now."""

import time

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column."""
    op.add_column("users", sa.Column("seen_at", Whole, nullable=True))
    users = sa.table("users", sa.column("seen_at"))
    op.execute(users.update().values(seen_at=int(time.time() * 1000)))
