"""Keep which users and servers the operator has excluded everywhere, with the reason and since when."""

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
    """Make no reference either: a user can be excluded who was never stored."""
    op.create_table(
        "excluded_users",
        sa.Column("user_id", Whole, nullable=False, autoincrement=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", Whole, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_excluded_users")),
    )


def _add_guilds() -> None:
    """Make no reference to a stored server: one may be excluded before it is stored."""
    op.create_table(
        "excluded_guilds",
        sa.Column("guild_id", Whole, nullable=False, autoincrement=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", Whole, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_excluded_guilds")),
    )
