"""Keep sets of components, and with which one a table is played; all tables up to now have that of release 0.1.0."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table, and two columns to the tables."""
    op.create_table(
        "materials",
        sa.Column("material_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("material_id", name=op.f("pk_materials")),
    )
    for name in ("material_id", "material_name"):
        op.add_column("tables", sa.Column(name, sa.Text(), server_default=sa.text("''"), nullable=False))
