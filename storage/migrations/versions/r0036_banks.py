"""Keep which tables play with banks of time, and what is left in each."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, and an empty table."""
    op.add_column("tables", sa.Column("bank", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("clocks", sa.Column("extra", Whole, nullable=False, server_default="0"))
    op.create_table(
        "banks",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("left", Whole, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_banks_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_banks")),
    )
