"""Make the first tables: guilds, users, tables, seats, entries, snapshots, outbox and panels."""

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _guilds() -> None:
    op.create_table(
        "guilds",
        sa.Column("guild_id", Whole, nullable=False, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("category_id", Whole, nullable=True),
        sa.Column("locale", sa.Text(), nullable=True),
        sa.Column("starters", sa.Text(), nullable=False),
        sa.Column("archive", sa.Text(), nullable=False),
        sa.Column("left_at", Whole, nullable=True),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guilds"),
    )


def _users() -> None:
    op.create_table(
        "users",
        sa.Column("user_id", Whole, nullable=False, autoincrement=False),
        sa.Column("locale", sa.Text(), nullable=True),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("dms", sa.Text(), nullable=False),
        sa.Column("dm_channel_id", Whole, nullable=True),
        sa.PrimaryKeyConstraint("user_id", name="pk_users"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("guild_id", Whole, nullable=False),
        sa.Column("home_id", Whole, nullable=False),
        sa.Column("place_id", Whole, nullable=True),
        sa.Column("place_note", sa.Text(), nullable=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("host_id", Whole, nullable=True),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("joins", sa.Text(), nullable=False),
        sa.Column("draws", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("created_at", Whole, nullable=False),
        sa.Column("started_at", Whole, nullable=True),
        sa.Column("ended_at", Whole, nullable=True),
        sa.Column("lobby_message_id", Whole, nullable=True),
        sa.Column("votes", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.guild_id"], name="fk_tables_guild_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_tables"),
    )
    op.create_index("ix_tables_guild_id_stage", "tables", ["guild_id", "stage"])
    op.create_index("ix_tables_home_id", "tables", ["home_id"])
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
    op.create_index("ix_tables_place_id", "tables", ["place_id"])
    op.create_index("ix_tables_stage", "tables", ["stage"])


def _entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("choice", sa.Text(), nullable=False),
        sa.Column("ask", sa.Integer(), nullable=False),
        sa.Column("drawn", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("barrier", sa.Boolean(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("at", Whole, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name="fk_entries_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
    )


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", Whole, nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("recipient", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("upto", sa.Integer(), nullable=False),
        sa.Column("created_at", Whole, nullable=False),
        sa.Column("due_at", Whole, nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("attempted_at", Whole, nullable=True),
        sa.Column("process", sa.Text(), nullable=True),
        sa.Column("error", sa.Text(), nullable=True),
        sa.Column("gave_up_at", Whole, nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name="fk_outbox_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("token", name="uq_outbox_token"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_recipient_id", "outbox", ["recipient", "id"])
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"])


def _panels() -> None:
    op.create_table(
        "panels",
        sa.Column("message_id", Whole, nullable=False, autoincrement=False),
        sa.Column("channel_id", Whole, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("posted_at", Whole, nullable=False),
        sa.Column("live", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name="fk_panels_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("message_id", name="pk_panels"),
    )
    op.create_index("ix_panels_channel_id", "panels", ["channel_id"])
    op.create_index("ix_panels_table_id_about", "panels", ["table_id", "about"])
    op.create_index("ix_panels_token", "panels", ["token"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", Whole, nullable=True),
        sa.Column("computer", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("joined", Whole, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])


def _snapshots() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name="fk_snapshots_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_snapshots"),
    )


def upgrade() -> None:
    """Make the tables."""
    _guilds()
    _users()
    _tables()
    _entries()
    _outbox()
    _panels()
    _seats()
    _snapshots()
