"""Find what is due without reading what is not, and know which tables are still to be told of moved times."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole, where

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the indexes and an empty table."""
    waiting, aside = "gave_up_at IS NULL AND", "('delete', 'return')"
    op.create_index("ix_outbox_message_due", "outbox", ["due_at"], **where(f"{waiting} kind NOT IN {aside}"))
    op.create_index("ix_outbox_aside_due", "outbox", ["due_at"], **where(f"{waiting} kind IN {aside}"))
    op.create_index("ix_motions_open", "motions", ["expires_at"], **where("outcome IS NULL"))
    op.create_index(
        "ix_panels_unseen", "panels", ["about", "seen_at", "posted_at"], **where("live = 1", postgres="live")
    )
    op.create_table(
        "moved",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("due_at", Whole, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_moved")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_moved_table_id_tables"), ondelete="CASCADE"
        ),
    )
    op.create_index("ix_moved_due_at", "moved", ["due_at"])
