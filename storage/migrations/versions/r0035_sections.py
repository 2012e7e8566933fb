"""Keep which kind of question a choice has answered; of choices so far that is not known."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("entries", sa.Column("section", sa.Text(), nullable=False, server_default=sa.text("''")))
