"""Add to a choice how much time its user still had, so that taking it back gains none."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; of choices made before nothing is known."""
    op.add_column("entries", sa.Column("left", Whole, nullable=True))
