"""Keep since when servers seem left, and whether the operator has confirmed it."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table."""
    op.create_table(
        "unlisted",
        sa.Column("guild_id", Whole, nullable=False, autoincrement=False),
        sa.Column("since", Whole, nullable=False),
        sa.Column("treated_at", Whole),
        sa.Column("confirmed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["guilds.guild_id"], name=op.f("fk_unlisted_guild_id_guilds"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_unlisted")),
    )
