"""Store arranged evenings: when a table is to begin, who is there, and when its players are reminded.

No table has one at first.
"""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add two columns and an empty table.

    Nobody at a stored table has said that they are here.
    """
    op.add_column("tables", sa.Column("starts_at", Whole))
    op.add_column("seats", sa.Column("here", sa.Boolean(), nullable=False, server_default=sa.false()))
    _add_evenings()


def _add_evenings() -> None:
    """Add a table of evenings that are still to come.

    Its rows go with the table of the game.
    """
    op.create_table(
        "evenings",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("remind_at", Whole),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.table_id"],
            name=op.f("fk_evenings_table_id_tables"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_evenings")),
    )
    op.create_index(op.f("ix_evenings_remind_at"), "evenings", ["remind_at"])
