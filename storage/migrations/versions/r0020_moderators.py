"""Keep what moderators settle: channels and caps of a server, bans, and a log of what they have done."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

_Whole = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Let tables be opened in all channels, by everybody three at once; nobody is banned, and nothing was done."""
    op.add_column("guilds", sa.Column("channels", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("guilds", sa.Column("most_lobbies", sa.Integer(), nullable=False, server_default="3"))
    op.add_column("guilds", sa.Column("most_games", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("act", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.create_table(
        "bans",
        sa.Column("guild_id", _Whole, nullable=False),
        sa.Column("user_id", _Whole, nullable=False, autoincrement=False),
        sa.Column("at", _Whole, nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["guilds.guild_id"], name=op.f("fk_bans_guild_id_guilds"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name=op.f("pk_bans")),
    )
    op.create_table(
        "acts",
        sa.Column("id", _Whole, nullable=False),
        sa.Column("guild_id", _Whole, nullable=False),
        sa.Column("table_id", sa.Text()),
        sa.Column("user_id", _Whole),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("about_id", _Whole),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("at", _Whole, nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["guilds.guild_id"], name=op.f("fk_acts_guild_id_guilds"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_acts")),
    )
    for columns in (["guild_id", "at"], ["user_id"], ["about_id"]):
        op.create_index(op.f(f"ix_acts_{'_'.join(columns)}"), "acts", columns)
