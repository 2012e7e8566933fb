"""Let several processes share a database of PostgreSQL: who runs, who has taken what on, which tables have changed."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole, where

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

WATCHED = ("seats", "motions", "clocks", "notes", "advice", "invitations", "snapshots")
"""What is read together with a table; a later revision that adds to it adds a trigger too."""

# A transaction changes the revision of a table once, to its own number, however many rows it changes.
FUNCTION = """
CREATE FUNCTION note_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed text;
    number bigint := pg_current_xact_id()::text::bigint;
BEGIN
    IF TG_OP = 'DELETE' THEN changed := OLD.table_id; ELSE changed := NEW.table_id; END IF;
    IF TG_TABLE_NAME = 'tables' AND TG_OP = 'INSERT' THEN
        INSERT INTO revisions VALUES (changed, number);
    ELSE
        UPDATE revisions SET revision = number WHERE table_id = changed AND revision <> number;
    END IF;
    RETURN NULL;
END $$
"""


def upgrade() -> None:
    """Add empty tables, and what keeps the revisions of games' tables."""
    _add_processes()
    _add_gateway()
    op.create_table(
        "revisions",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("revision", Whole, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_revisions_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_revisions")),
    )
    op.create_index("ix_seats_computers", "seats", ["table_id"], **where("computer IS NOT NULL"))
    if op.get_bind().dialect.name == "postgresql":
        _watch()


def _add_processes() -> None:
    op.create_table(
        "processes",
        sa.Column("process", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("shards", sa.Text(), nullable=False),
        sa.Column("started_at", Whole, nullable=False),
        sa.Column("seen_at", Whole, nullable=False),
        sa.Column("ended", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_processes")),
    )
    op.create_table(
        "claims",
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("process", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["process"], ["processes.process"], name=op.f("fk_claims_process_processes"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("kind", "key", name=op.f("pk_claims")),
    )


def _add_gateway() -> None:
    op.create_table(
        "heard_shards",
        sa.Column("shard", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("of", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("process", sa.Text(), nullable=False),
        sa.Column("since", Whole, nullable=False),
        sa.ForeignKeyConstraint(
            ["process"], ["processes.process"], name=op.f("fk_heard_shards_process_processes"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("shard", "of", "process", name=op.f("pk_heard_shards")),
    )
    op.create_table(
        "interactions",
        sa.Column("interaction_id", Whole, nullable=False, autoincrement=False),
        sa.Column("at", Whole, nullable=False),
        sa.Column("message_id", Whole),
        sa.PrimaryKeyConstraint("interaction_id", name=op.f("pk_interactions")),
    )
    op.create_index(op.f("ix_interactions_at"), "interactions", ["at"])
    op.create_index(op.f("ix_interactions_message_id"), "interactions", ["message_id"])
    op.create_table(
        "identifies",
        sa.Column("bucket", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("at", Whole, nullable=False),
        sa.PrimaryKeyConstraint("bucket", name=op.f("pk_identifies")),
    )


def _watch() -> None:
    op.execute("INSERT INTO revisions SELECT table_id, 0 FROM tables")
    op.execute(FUNCTION)
    for name in ("tables", *WATCHED):
        events = "INSERT OR UPDATE" if name == "tables" else "INSERT OR UPDATE OR DELETE"
        op.execute(
            f"CREATE TRIGGER note_revision AFTER {events} ON {name} FOR EACH ROW EXECUTE FUNCTION note_revision()"
        )
