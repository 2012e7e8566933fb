"""Add to a panel the digest of what its pictures were drawn from."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; of no message so far is it known."""
    op.add_column("panels", sa.Column("picture", sa.Text(), nullable=False, server_default=sa.text("''")))
