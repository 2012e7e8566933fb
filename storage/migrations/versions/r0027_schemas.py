"""Note with each process which schema it works on, so that a migration can name those that it waits for."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; processes of before have not told."""
    op.add_column("processes", sa.Column("schema", sa.Text(), nullable=False, server_default=sa.text("''")))
