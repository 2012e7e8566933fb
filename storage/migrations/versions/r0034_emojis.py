"""Keep which pictures were uploaded as emojis of which application."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table."""
    op.create_table(
        "emojis",
        sa.Column("application_id", Whole, nullable=False, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("icon", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("emoji_id", Whole),
        sa.Column("replaced_at", Whole),
        sa.PrimaryKeyConstraint("application_id", "name", name=op.f("pk_emojis")),
    )
