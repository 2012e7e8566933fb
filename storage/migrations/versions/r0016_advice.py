"""Keep whether a table's players may ask for advice, and at which questions they have."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table, and to the tables a column; so far no table allows it."""
    op.add_column("tables", sa.Column("advice", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "advice",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("ask", sa.Integer(), nullable=False, autoincrement=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_advice_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "ask", name=op.f("pk_advice")),
    )
