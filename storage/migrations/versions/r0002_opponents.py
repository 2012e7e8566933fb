"""Add pace, clocks, motions, holders, results and ratings; votes to abandon a table become motions."""

import json
import time

import sqlalchemy as sa
from alembic import op

from storage.schema import Whole

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

DAY = 24 * 3_600_000


def _owner() -> sa.Column[str]:
    """Make the column of a row that goes when its table goes."""
    return sa.Column("table_id", sa.Text(), nullable=False)


def _owned(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=f"fk_{table}_table_id", ondelete="CASCADE")


def _of_guild(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["guild_id"], ["guilds.guild_id"], name=f"fk_{table}_guild_id", ondelete="CASCADE")


def _columns() -> None:
    for column in (
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("zone", sa.Text(), nullable=True),
        sa.Column("away_until", Whole, nullable=True),
        sa.Column("unrated", sa.Boolean(), nullable=False, server_default=sa.false()),
    ):
        op.add_column("users", column)
    op.add_column("tables", sa.Column("pace", Whole, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("paused_at", Whole, nullable=True))
    op.add_column("tables", sa.Column("rematch_of", sa.Text(), nullable=True))
    op.create_index("ix_tables_rematch_of", "tables", ["rematch_of"])
    op.add_column("seats", sa.Column("missed", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("entries", sa.Column("stand_in", sa.Boolean(), nullable=False, server_default=sa.false()))


def _clocks() -> None:
    op.create_table(
        "clocks",
        _owner(),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("ask", sa.Integer(), nullable=False),
        sa.Column("began_at", Whole, nullable=False),
        sa.Column("due_at", Whole, nullable=True),
        sa.Column("ring_at", Whole, nullable=True),
        sa.Column("left", Whole, nullable=True),
        sa.Column("reminded", sa.Integer(), nullable=False),
        sa.Column("extended", sa.Boolean(), nullable=False),
        _owned("clocks"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_clocks"),
    )
    op.create_index("ix_clocks_ring_at", "clocks", ["ring_at"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("at", Whole, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )


def _motions() -> None:
    op.create_table(
        "motions",
        _owner(),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("user_id", Whole, nullable=True),
        sa.Column("votes", sa.Text(), nullable=False),
        sa.Column("opened_at", Whole, nullable=False),
        sa.Column("expires_at", Whole, nullable=False),
        sa.Column("outcome", sa.Text(), nullable=True),
        _owned("motions"),
        sa.PrimaryKeyConstraint("table_id", "kind", name="pk_motions"),
    )
    op.create_index("ix_motions_expires_at", "motions", ["expires_at"])
    op.create_index("ix_motions_user_id", "motions", ["user_id"])


def _votes() -> None:
    """Make a motion, which lasts a day from now, of each vote to abandon that is going on."""
    now = time.time_ns() // 1_000_000
    found = sa.text("SELECT table_id, votes FROM tables WHERE stage = 'playing' AND votes <> '[]'")
    move = sa.text(
        "INSERT INTO motions (table_id, kind, about, seat, votes, opened_at, expires_at) "
        "VALUES (:table_id, 'abandon', '{}', :seat, :votes, :now, :later)"
    )
    for table_id, votes in op.get_bind().execute(found).all():
        first = json.loads(votes)[0]
        op.execute(move.bindparams(table_id=table_id, seat=first, votes=votes, now=now, later=now + DAY))
    for table in ("outbox", "panels"):
        op.execute(f"UPDATE {table} SET about = 'vote-abandon' WHERE about = 'vote'")  # noqa: S608 - two constants
    op.drop_column("tables", "votes")


def _holders() -> None:
    op.create_table(
        "holders",
        _owner(),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("user_id", Whole, nullable=True),
        sa.Column("computer", sa.Text(), nullable=True),
        sa.Column("at", Whole, nullable=False),
        _owned("holders"),
        sa.PrimaryKeyConstraint("table_id", "seat", "number", name="pk_holders"),
    )
    op.create_index("ix_holders_user_id", "holders", ["user_id"])


def _results() -> None:
    op.create_table(
        "results",
        _owner(),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guild_id", Whole, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("user_id", Whole, nullable=True),
        sa.Column("computer", sa.Text(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("share", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("at", Whole, nullable=False),
        _of_guild("results"),
        sa.PrimaryKeyConstraint("table_id", "seat", "number", name="pk_results"),
    )
    op.create_index("ix_results_guild_id_game", "results", ["guild_id", "game"])
    op.create_index("ix_results_user_id", "results", ["user_id"])


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("guild_id", Whole, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("user_id", Whole, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        _of_guild("ratings"),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", name="pk_ratings"),
    )
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"])


def upgrade() -> None:
    """Add columns and tables."""
    _columns()
    _clocks()
    _motions()
    _votes()
    _holders()
    _results()
    _ratings()
