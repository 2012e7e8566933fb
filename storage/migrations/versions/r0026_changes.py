"""Keep what a host has changed since users joined, the pace of each clock, and which seat was given up."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table and two columns; a clock that runs has the pace of its table."""
    whole = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "lobby_changes",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("user_id", whole, nullable=False, autoincrement=False),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("at", whole, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_lobby_changes_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_lobby_changes")),
    )
    op.create_index(op.f("ix_lobby_changes_user_id"), "lobby_changes", ["user_id"])
    op.add_column("clocks", sa.Column("pace", whole, nullable=False, server_default="0"))
    op.execute("UPDATE clocks SET pace = (SELECT tables.pace FROM tables WHERE tables.table_id = clocks.table_id)")
    op.add_column("seeking", sa.Column("given_up", sa.Boolean(), nullable=False, server_default=sa.false()))
