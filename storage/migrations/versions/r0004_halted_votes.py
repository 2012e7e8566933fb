"""Add to a motion how much time it has left while its guild is not here."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; the time of all motions runs."""
    op.add_column("motions", sa.Column("left", Whole, nullable=True))
