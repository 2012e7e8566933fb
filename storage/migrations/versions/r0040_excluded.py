"""Store the users and servers that the operator has excluded everywhere, with reason and time."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add two empty tables.

    Nothing was excluded before.
    """
    _add_users()
    _add_guilds()


def _add_users() -> None:
    """Add no foreign key, because an excluded user may never have been stored."""
    op.create_table(
        "excluded_users",
        sa.Column("user_id", Whole, nullable=False, autoincrement=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", Whole, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_excluded_users")),
    )


def _add_guilds() -> None:
    """Add no foreign key, because a server may be excluded before it is stored."""
    op.create_table(
        "excluded_guilds",
        sa.Column("guild_id", Whole, nullable=False, autoincrement=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", Whole, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_excluded_guilds")),
    )
