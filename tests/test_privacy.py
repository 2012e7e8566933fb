"""`docs/privacy.md` names every column that holds something of a user, and none that does not exist."""

from __future__ import annotations

from bot.tables.ports.clock import DAY
from bot.tables.running.cleanup import ACTS_KEPT, ENDED_KEPT, LEFT_KEPT
from storage.schema import metadata
from tests.privacy_page import PAGE, told_columns

NOBODYS = {
    "acts": "id guild_id table_id kind detail",
    "advice": "table_id",
    "away_shards": "shard of since",
    "banks": "table_id",
    "bans": "guild_id",
    "calls": "table_id",
    "claims": "kind key process",
    "clocks": "table_id",
    "entries": "table_id number version drawn events barrier rules_version",
    "evenings": "table_id remind_at",
    "excluded_guilds": "guild_id reason at",
    "guilds": "guild_id name place category_id locale starters archive left_at channels most_lobbies most_games"
    " games_off moderator_role forum_id",
    "heard_shards": "shard of process since",
    "holders": "table_id seat number",
    "identifies": "bucket at",
    "interactions": "interaction_id at message_id",
    "invitations": "table_id",
    "lapses": "table_id at told",
    "emojis": "application_id name icon game digest emoji_id replaced_at",
    "lobby_changes": "table_id",
    "materials": "material_id game entries",
    "motions": "table_id kind opened_at expires_at outcome left",
    "moved": "table_id due_at",
    "notes": "table_id",
    "notice_boards": "guild_id channel_id locale message_id edits shown refreshed_at seen_at problem",
    "openings": "table_id due_at",
    "orders": "table_id",
    "game_roles": "guild_id game role_id",
    "revisions": "table_id revision",
    "role_calls": "table_id guild_id role_id",
    "outbox": "id token table_id kind about since upto created_at due_at attempts attempted_at process error"
    " gave_up_at message_id",
    "panels": "table_id about token since version live removable picture",
    "processes": "process role shards started_at seen_at ended schema",
    "pulse": "id at",
    "put_out": "table_id",
    "ratings": "guild_id game",
    "reliability": "guild_id",
    "replies": "guild_id recent",
    "results": "table_id guild_id game",
    "seats": "table_id seat",
    "seeking": "table_id",
    "snapshots": "table_id version",
    "subscriptions": "guild_id",
    "tables": "table_id guild_id home_id place_id place_note game options locale stage seed commitment draws asked"
    " version rules_version created_at started_at ended_at lobby_message_id pace paused_at rematch_of left_id"
    " material_id material_name ask_base advice least act invited_only bank starts_at branch_of post_id",
    "unlisted": "guild_id since treated_at confirmed",
    "users": "",
    "webhook_events": "id token guild_id table_id kind detail at",
    "webhooks": "guild_id address secret channel_id locale due_at failed_at problem",
    "wishes": "id table_id version rules_version",
}
"""Columns that tell of tables, servers or messages, and of no user. A new column belongs here or on the page."""


def test_each_column_is_on_the_page_or_tells_of_nobody() -> None:
    """A new column must be one or the other, and the page says why it is kept and how long."""
    told = told_columns()
    nobodys = {f"{table}.{column}" for table, columns in NOBODYS.items() for column in columns.split()}
    assert not told & nobodys
    assert told | nobodys == {f"{table.name}.{column.name}" for table in metadata.tables.values() for column in table.c}


def test_each_column_of_the_page_has_a_reason_and_an_end() -> None:
    """A row says what, why, and how long."""
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and "`" in line]
    assert len(rows) >= 10
    for row in rows:
        what, why, how_long = (cell.strip() for cell in row.strip("|").split("|"))
        assert what.startswith(("Your ", "Messages to you"))
        assert why
        assert how_long


def test_the_times_are_those_of_the_program() -> None:
    """The page promises what `Cleanup` does."""
    assert f"| {ACTS_KEPT // DAY} days; your number goes at once" in PAGE
    assert f"{ENDED_KEPT // DAY} days after the game has ended" in PAGE
    assert f"is deleted after {LEFT_KEPT // DAY}\ndays" in PAGE
