"""Bring a database of release 0.1.0 to the schema of 24 November 2026: 21 unreleased revisions in one."""

import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0004"
branch_labels = None
depends_on = None

WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
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
    """Add columns, tables and indexes; no row changes, except that all known users count as seen now."""
    _add_columns()
    _note_users()
    _add_tables_of_games()
    _add_tables_of_lobbies()
    _add_tables_of_servers()
    _add_tables_of_users()
    _add_tables_of_processes()
    _add_indexes()
    if op.get_bind().dialect.name == "postgresql":
        _watch()


def _add_columns() -> None:
    added: dict[str, list[sa.Column[Any]]] = {
        "panels": [_flag("removable"), _number("seen_at", WHOLE), _word("picture")],
        "outbox": [_free("message_id")],
        "tables": [
            _free("left_id"),
            sa.Column("waiting", sa.Integer()),
            _free("asked_at"),
            _word("material_id"),
            _word("material_name"),
            _number("ask_base", WHOLE),
            _flag("advice"),
            _number("least"),
            _word("act"),
            _flag("invited_only"),
        ],
        "users": [_flag("large"), _flag("contrast"), _free("seen_at"), _flag("discreet"), _flag("invitable")],
        "guilds": [_word("channels"), _number("most_lobbies", default=3), _number("most_games")],
    }
    for table, columns in added.items():
        for column in columns:
            op.add_column(table, column)


def _note_users() -> None:
    users = sa.table("users", sa.column("seen_at"))
    op.execute(users.update().values(seen_at=int(time.time() * 1000)))


def _add_tables_of_games() -> None:
    _make("calls", [_text("table_id"), _int("seat"), _int("ask")], "table_id", "seat")
    _make("moved", [_text("table_id"), _whole("due_at")], "table_id")
    kept = [_text("table_id"), _int("version"), _int("seat"), _text("choice"), _int("rules_version"), _whole("at")]
    _make("wishes", [_whole("id"), *kept], "id")
    _make("notes", [_text("table_id"), _whole("user_id"), _text("text")], "table_id", "user_id")
    _make("materials", [_text("material_id"), _text("game"), _text("entries")], "material_id", of="")
    _make("advice", [_text("table_id"), _key("seat"), _key("ask")], "table_id", "seat", "ask")
    times = [_whole("noticed_at"), _free("due_at"), _free("left"), _free("since")]
    _make("seeking", [_text("table_id"), _key("seat"), *times], "table_id", "seat")


def _add_tables_of_lobbies() -> None:
    states = [_int("batch"), _text("state"), _whole("made_at")]
    columns = [_text("table_id"), _whole("user_id", key=True), _free("host_id"), *states]
    _make("invitations", columns, "table_id", "user_id")
    _make("lapses", [_text("table_id"), _whole("at"), _flag("told")], "table_id")
    _make("put_out", [_text("table_id"), _whole("user_id", key=True), _whole("at")], "table_id", "user_id")
    _make("openings", [_text("table_id"), _free("due_at")], "table_id")
    role = [_whole("guild_id"), _whole("role_id"), _free("user_id"), _whole("called_at")]
    _make("role_calls", [_text("table_id"), *role], "table_id")


def _add_tables_of_servers() -> None:
    counted = [_text("decisions"), _int("given_up")]
    user = [_whole("guild_id"), _whole("user_id", key=True)]
    _make("reliability", [*user, *counted], "guild_id", "user_id", of="guilds")
    user = [_whole("guild_id"), _whole("user_id", key=True)]  # a column belongs to one table
    _make("bans", [*user, _whole("at")], "guild_id", "user_id", of="guilds")
    what = [_text("kind"), _free("about_id"), _text("detail"), _whole("at")]
    who = [_whole("guild_id"), sa.Column("table_id", sa.Text()), _free("user_id")]
    _make("acts", [_whole("id"), *who, *what], "id", of="guilds")
    _make("game_roles", [_whole("guild_id"), _text("game"), _whole("role_id")], "guild_id", "game", of="guilds")
    wished = [_text("game"), _text("pace"), _whole("made_at"), _free("alerted_at")]
    columns = [_whole("user_id", key=True), _whole("guild_id"), *wished]
    _make("subscriptions", columns, "user_id", "guild_id", "game", "pace", of="guilds")


def _add_tables_of_users() -> None:
    about = [_text("kind"), _text("name"), _whole("made_at")]
    columns = [_whole("user_id", key=True), _whole("other_id", key=True), *about]
    _make("blocks", columns, "user_id", "other_id", of="")
    where = [_text("lesson_id"), _whole("user_id"), _text("game"), _int("version"), _text("scene"), _text("choices")]
    times = [_whole("begun_at"), _whole("seen_at"), _free("left_at"), _free("done_at"), _free("played_at")]
    once = sa.UniqueConstraint("user_id", "game", name=op.f("uq_lessons_user_id_game"))
    _make("lessons", [*where, _int("turn"), *times], "lesson_id", of="", more=[once])


def _add_tables_of_processes() -> None:
    _make("away_shards", [_key("shard"), _int("of"), _whole("since")], "shard", of="")
    times = [_whole("started_at"), _whole("seen_at"), _flag("ended")]
    _make("processes", [_text("process"), _text("role"), _text("shards"), *times], "process", of="")
    _make("claims", [_text("kind"), _text("key"), _text("process")], "kind", "key", of="processes")
    heard = [_key("shard"), _key("of"), _text("process"), _whole("since")]
    _make("heard_shards", heard, "shard", "of", "process", of="processes")
    _make(
        "interactions", [_whole("interaction_id", key=True), _whole("at"), _free("message_id")], "interaction_id", of=""
    )
    _make("identifies", [_key("bucket"), _whole("at")], "bucket", of="")
    _make("revisions", [_text("table_id"), _whole("revision")], "table_id")


def _add_indexes() -> None:
    waiting, aside = "gave_up_at IS NULL AND", "('delete', 'return')"
    _index_some("outbox_message_due", "outbox", ["due_at"], f"{waiting} kind NOT IN {aside}")
    _index_some("outbox_aside_due", "outbox", ["due_at"], f"{waiting} kind IN {aside}")
    _index_some("motions_open", "motions", ["expires_at"], "outcome IS NULL")
    _index_some("panels_unseen", "panels", ["about", "seen_at", "posted_at"], "live = 1", "live")
    _index_some("seats_computers", "seats", ["table_id"], "computer IS NOT NULL")
    for table, *columns in (
        ("moved", "due_at"),
        ("wishes", "table_id"),
        ("notes", "user_id"),
        ("lessons", "seen_at"),
        ("seeking", "due_at"),
        ("reliability", "user_id"),
        ("blocks", "other_id"),
        ("acts", "guild_id", "at"),
        ("acts", "user_id"),
        ("acts", "about_id"),
        ("invitations", "user_id"),
        ("invitations", "host_id"),
        ("invitations", "made_at"),
        ("put_out", "user_id"),
        ("subscriptions", "guild_id", "game", "pace"),
        ("openings", "due_at"),
        ("role_calls", "guild_id", "role_id"),
        ("role_calls", "user_id"),
        ("role_calls", "called_at"),
        ("interactions", "at"),
        ("interactions", "message_id"),
    ):
        op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, columns)


def _watch() -> None:
    op.execute("INSERT INTO revisions SELECT table_id, 0 FROM tables")
    op.execute(FUNCTION)
    for name in ("tables", *WATCHED):
        events = "INSERT OR UPDATE" if name == "tables" else "INSERT OR UPDATE OR DELETE"
        op.execute(
            f"CREATE TRIGGER note_revision AFTER {events} ON {name} FOR EACH ROW EXECUTE FUNCTION note_revision()"
        )


def _make(
    table: str,
    columns: list[sa.Column[Any]],
    *keys: str,
    of: str = "tables",
    more: list[sa.UniqueConstraint] | None = None,
) -> None:
    """Make a table whose rows go with a row of another one, `of`, if it names one."""
    constraints: list[sa.Constraint] = [sa.PrimaryKeyConstraint(*keys, name=op.f(f"pk_{table}")), *(more or [])]
    if of:
        column = {"tables": "table_id", "guilds": "guild_id", "processes": "process"}[of]
        name = op.f(f"fk_{table}_{column}_{of}")
        constraints.append(sa.ForeignKeyConstraint([column], [f"{of}.{column}"], name=name, ondelete="CASCADE"))
    op.create_table(table, *columns, *constraints)


def _index_some(name: str, table: str, columns: list[str], condition: str, postgres: str = "") -> None:
    """Make an index of some rows, named by a condition that both engines understand or by one for each."""
    wheres: dict[str, Any] = {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(postgres or condition)}
    op.create_index(f"ix_{name}", table, columns, **wheres)


def _text(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Text(), nullable=False)


def _word(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Text(), nullable=False, server_default=sa.text("''"))


def _flag(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())


def _number(name: str, kind: sa.types.TypeEngine[int] | None = None, default: int = 0) -> sa.Column[Any]:
    return sa.Column(name, kind or sa.Integer(), nullable=False, server_default=str(default))


def _int(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Integer(), nullable=False)


def _key(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Integer(), nullable=False, autoincrement=False)


def _whole(name: str, *, key: bool = False) -> sa.Column[Any]:
    """Make a column of 64 bits; `key` if it is a part of the key that the engine does not number."""
    return sa.Column(name, WHOLE, nullable=False, autoincrement=False if key else "auto")


def _free(name: str) -> sa.Column[Any]:
    return sa.Column(name, WHOLE, nullable=True)
