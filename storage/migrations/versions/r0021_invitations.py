"""Keep invitations, who wants them by direct message, and lobbies that only the invited may join."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table; nobody has allowed direct messages yet, and every lobby is for everybody."""
    whole = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.add_column("users", sa.Column("invitable", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("invited_only", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("user_id", whole, nullable=False, autoincrement=False),
        sa.Column("host_id", whole, nullable=True),
        sa.Column("batch", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("made_at", whole, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_invitations_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_invitations")),
    )
    for column in ("user_id", "host_id", "made_at"):
        op.create_index(op.f(f"ix_invitations_{column}"), "invitations", [column])
