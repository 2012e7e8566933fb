"""Keep which games a server has switched off."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; every server offers every game."""
    op.add_column("guilds", sa.Column("games_off", sa.Text(), nullable=False, server_default=sa.text("''")))
