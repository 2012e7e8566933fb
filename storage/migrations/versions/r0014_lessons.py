"""Keep how far users are in lessons."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table."""
    op.create_table(
        "lessons",
        sa.Column("lesson_id", sa.Text(), nullable=False),
        sa.Column("user_id", Whole, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("scene", sa.Text(), nullable=False),
        sa.Column("choices", sa.Text(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("begun_at", Whole, nullable=False),
        sa.Column("seen_at", Whole, nullable=False),
        sa.Column("left_at", Whole, nullable=True),
        sa.Column("done_at", Whole, nullable=True),
        sa.Column("played_at", Whole, nullable=True),
        sa.PrimaryKeyConstraint("lesson_id", name=op.f("pk_lessons")),
        sa.UniqueConstraint("user_id", "game", name=op.f("uq_lessons_user_id_game")),
    )
    op.create_index(op.f("ix_lessons_seen_at"), "lessons", ["seen_at"])
