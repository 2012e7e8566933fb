"""Know which messages may be deleted and which boards are there, who was called for, and where a table goes back to."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; messages that exist by now are never deleted, and their boards have not been looked at."""
    op.add_column("panels", sa.Column("removable", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("panels", sa.Column("seen_at", Whole, nullable=False, server_default="0"))
    op.add_column("outbox", sa.Column("message_id", Whole, nullable=True))
    op.add_column("tables", sa.Column("left_id", Whole, nullable=True))
    op.create_table(
        "calls",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("ask", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_calls")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_calls_table_id_tables"), ondelete="CASCADE"
        ),
    )
