"""Keep how long the newest replies of a server's users took, for the length of games that lobbies tell."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table."""
    op.create_table(
        "replies",
        sa.Column("guild_id", Whole, nullable=False, autoincrement=False),
        sa.Column("recent", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["guilds.guild_id"], name=op.f("fk_replies_guild_id_guilds"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_replies")),
    )
