"""Keep what users answer before they are asked, and when it answers."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table, which is read together with a game's table."""
    op.create_table(
        "orders",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("user_id", Whole, nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("ask", sa.Integer()),
        sa.Column("due_at", Whole),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_orders_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_orders")),
    )
    op.create_index("ix_orders_due_at", "orders", ["due_at"])
    op.create_index("ix_orders_user_id", "orders", ["user_id"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE TRIGGER note_revision AFTER INSERT OR UPDATE OR DELETE ON orders"
            " FOR EACH ROW EXECUTE FUNCTION note_revision()"
        )
