"""Panels for moderators: a server's tables, acts at one of them, late messages, and past acts."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.core import pace
from bot.tables.core.about import CALL, motion_kind
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.ports.clock import DAY, HOUR
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.ids import read_number
from bot.tables.ports.panel import Aside, Button, Choice, Panel, Picker, Row, Select, Style
from games.kernel import catalogue
from games.kernel.words import Words, clipped
from storage.rows import ActRow, BanRow, GuildRow, LateRow, SeatRow, TableRow

ADMIN = "admin"
"""The verb of the button that shows the list."""
TABLES, ACTS, LATE = 5, 12, 20
"""Most tables and acts on a page, and most lines about late messages."""
MAX_PLAYERS_TEXT = 60
"""Most characters of the list of a table's players."""
REASONS = (
    *("filter", "forbidden", "gone", "kind", "limit", "locked", "picture", "refused", "region", "tag"),
    *("too-often", "two-factor", "verification"),
)


def tables_panel(
    rows: Sequence[TableRow], seats: Sequence[SeatRow], page: int, back: Button, texts: Words, note: str = ""
) -> Panel:
    """List a server's tables, with a button each, and one that leads `back`."""
    last = max(0, len(rows) - 1) // TABLES
    page = min(page, last)
    shown = rows[page * TABLES : (page + 1) * TABLES]
    lines = (note, texts.text("admin-title", count=len(rows)) if rows else texts.text("admin-none"))
    listed: list[Row] = [_table_row(row, seats, texts) for row in shown]
    listed.append((*turn_buttons(ADMIN, page, last, texts), button("admin_late", texts), button("admin_log", texts)))
    listed.append((back,))
    return Panel(tuple(filter(None, lines)), rows=tuple(listed), accent=common.GOLD)


def _table_row(row: TableRow, seats: Sequence[SeatRow], texts: Words) -> Aside:
    names = ", ".join(seat.name for seat in seats if seat.table_id == row.table_id)
    where = common.link(row.guild_id, row.place_id or row.home_id, None if row.place_id else row.lobby_message_id)
    title = texts.text("tables-name", title=common.game_title(row.game, texts), table=row.table_id, where=where)
    state = texts.text(f"admin-{_state(row)}", since=pace.relative_time(row.started_at or row.created_at))
    button = Button(ComponentId(row.table_id, "admin_table").id, texts.text("button-admin_table"))
    return Aside(f"{title}\n-# {state} · {clipped(names, MAX_PLAYERS_TEXT)}", button)


def _state(row: TableRow) -> str:
    return "paused" if row.stage == "playing" and row.paused_at is not None else row.stage


def table_panel(table: Table, texts: Words, note: str = "", *, outsider: bool) -> Panel:
    """Show a table's status and the moderator's acts; one who sits or sat there may only pause it."""
    lines = [
        common.heading(table, texts),
        texts.text(f"stage-{table.row.stage}"),
        texts.text("clocks-stopped") if table.row.paused_at is not None else "",
        texts.text("intro-players", names=", ".join(table.names)),
        common.place_note(table, texts),
        "" if outsider else texts.text("admin-own" if table.row.stage == "playing" else "admin-own-lobby"),
    ]
    acts = tuple(_act_button(table, verb, texts) for verb in _verbs(table, outsider=outsider))
    back = Button(ComponentId("", ADMIN).id, texts.text("button-admin"))
    return Panel(
        tuple(filter(None, (note, "\n".join(filter(None, lines))))),
        rows=((*acts, back),),
        links=common.place_links(table, texts),
        accent=common.GOLD,
    )


def _verbs(table: Table, *, outsider: bool) -> list[str]:
    playing, paused = table.row.stage == "playing", table.row.paused_at is not None
    verbs = ["admin_pause"] if playing and not paused else []
    if outsider:
        verbs += ["admin_resume"] if playing and paused else []
        verbs += ["admin_move", "admin_close"] if playing or table.row.stage == "lobby" else []
    return verbs


def _act_button(table: Table, verb: str, texts: Words, style: Style = "secondary") -> Button:
    return Button(ComponentId(table.id, verb).id, texts.text(f"button-{verb}"), style)


def close_panel(table: Table, texts: Words) -> Panel:
    """Ask once more before a table is closed."""
    sure = _act_button(table, "admin_close_now", texts, "danger")
    back = Button(ComponentId(table.id, "admin_table").id, texts.text("button-admin_back"))
    text = texts.text("admin-close-ask" if table.row.stage == "playing" else "admin-cancel-ask")
    return Panel((common.heading(table, texts), text), rows=((sure, back),), accent=common.SLATE)


def move_panel(table: Table, texts: Words) -> Panel:
    """Ask for the channel to which a table moves."""
    picker = Picker(ComponentId(table.id, "admin_moved").id, texts.text("pick-move"), "channel")
    back = Button(ComponentId(table.id, "admin_table").id, texts.text("button-admin_back"))
    text = texts.text("admin-move-ask")
    return Panel((common.heading(table, texts), text), rows=(picker, (back,)), accent=common.GOLD)


def lobby_pointer(table: Table) -> Panel:
    """Compose the pointer that replaces a lobby's message after a move."""
    texts = common.words_of(table)
    return Panel(
        (common.heading(table, texts), texts.text("lobby-moved", channel=f"<#{table.row.home_id}>")),
        accent=common.SLATE,
    )


# Late messages


def late_panel(rows: Sequence[LateRow], now: int, texts: Words) -> Panel:
    """List the late messages of tables: kind, age and reason, each once, and never the recipient.

    Direct messages have no kind and no number, and ages are rough, so that nothing reveals when a user chose in secret.
    """
    lines = list(dict.fromkeys(_late_line(row, now, texts) for row in rows))
    more = texts.text("late-more", count=len(lines) - LATE) if len(lines) > LATE else ""
    said = (texts.text("late-title"), "\n".join(lines[:LATE]) or texts.text("late-none"), more)
    back = Button(ComponentId("", ADMIN).id, texts.text("button-admin"))
    return Panel(tuple(filter(None, said)), rows=((back,),), accent=common.GOLD)


def _late_line(row: LateRow, now: int, texts: Words) -> str:
    age = next((name for name, least in (("day", DAY), ("hour", HOUR)) if now - row.since >= least), "minutes")
    reason = row.error if row.error in REASONS else "waits"
    return texts.text(
        "late-line",
        table=row.table_id,
        what=texts.text(f"late-{'direct' if row.private else _kind(row.about)}"),
        since=texts.text(f"late-{age}"),
        reason=texts.text(f"late-{reason}"),
        end="lost" if row.gave_up else "tried",
    )


def _kind(about: str) -> str:
    if motion_kind(about):
        return "vote"
    if about.startswith(CALL):
        return "call"
    return about if about in ("lobby", "place", "close", "event", "board", "times") else "notice"


# What was done


def log_panel(acts: Sequence[ActRow], page: int, texts: Words) -> Panel:
    """List the acts of moderators, the newest first."""
    last = max(0, len(acts) - 1) // ACTS
    page = min(page, last)
    lines = [_act_line(act, texts) for act in acts[page * ACTS : (page + 1) * ACTS]]
    back = Button(ComponentId("", ADMIN).id, texts.text("button-admin"))
    rows: tuple[Row, ...] = ((*turn_buttons("admin_log", page, last, texts), back),)
    said = (texts.text("log-title"), "\n".join(lines) or texts.text("log-none"))
    return Panel(said, rows=rows, accent=common.GOLD)


WITH_CHANNELS = ("move", "channels", "notices")
"""Acts whose detail is channels."""


def _act_line(act: ActRow, texts: Words) -> str:
    who = texts.text("log-nobody") if act.user_id is None else f"<@{act.user_id}>"
    about = texts.text("log-nobody") if act.about_id is None else f"<@{act.about_id}>"
    channels = ", ".join(f"<#{channel}>" for channel in act.detail.split()) if act.kind in WITH_CHANNELS else ""
    number = read_number(act.detail) or 0
    role = f"<@&{act.detail}>" if act.kind == "moderators" and act.detail else ""
    suffixes = {"channels": "" if channels else "-all", "notices": "" if channels else "-none"}
    suffixes |= {"webhook": "" if act.detail else "-none"}
    suffix = {**suffixes, "moderators": "" if role else "-none"}.get(act.kind, "")
    key = f"log-{act.kind.replace('_', '-')}{suffix}"
    if act.kind == "role":
        return texts.text("log-line", at=pace.date(act.at), who=who, what=_role_act(act, texts))
    games = ", ".join(common.game_title(game, texts) for game in act.detail.split(",")) if act.kind == "games" else ""
    names = {"table": act.table_id or "", "about": about, "channels": channels, "games": games, "role": role}
    what = texts.text(key, **names, most=number)
    return texts.text("log-line", at=pace.date(act.at), who=who, what=what)


def _role_act(act: ActRow, texts: Words) -> str:
    """Describe the change of a game's role."""
    game, _, role = act.detail.partition(" ")
    title = common.game_title(game, texts)
    return texts.text("log-role" if role else "log-role-none", title=title, role=f"<@&{role}>")


MOST_CHANNELS = 10
"""Most channels that can be picked at once."""
CAPS = (0, 1, 2, 3, 5, 10, 20)
"""Choices of the most tables that a user may have at once; 0 means no limit."""
BANS = 8
"""Most bans on a page."""


def button(verb: str, texts: Words, value: str = "") -> Button:
    """Make a button of these pages."""
    return Button(ComponentId("", verb, value=value).id, texts.text(f"button-{verb}"))


def caps_page(row: GuildRow, texts: Words) -> Panel:
    """Show how many tables a user may have at once, with selects."""
    shown = (("lobbies", row.most_lobbies), ("games", row.most_games))
    lines = [texts.text(f"cap-{name}", most=most) for name, most in shown]
    rows = tuple(_caps(name, most, texts) for name, most in shown)
    return Panel((texts.text("caps-title"), "\n".join(lines)), rows=(*rows, (back_button(texts),)), accent=common.GOLD)


def _caps(name: str, most: int, texts: Words) -> Select:
    choices = [Choice(str(each), texts.text(f"cap-choice-{name}", most=each), chosen=each == most) for each in CAPS]
    return Select(ComponentId("", f"cap_{name}").id, texts.text(f"pick-{name}"), tuple(choices))


def games_page(row: GuildRow, texts: Words) -> Panel:
    """Show the games that may be opened, with a picker."""
    off = row.games_off.split()
    choices = tuple(Choice(key, common.game_title(key, texts), chosen=key not in off) for key in catalogue.offered())
    named = ", ".join(choice.label for choice in choices if choice.chosen)
    said = texts.text("games-some", games=named) if off else texts.text("games-all")
    select = Select(ComponentId("", "put_games").id, texts.text("pick-played"), choices[:25], 1, min(25, len(choices)))
    rows: tuple[Row, ...] = (select, (back_button(texts),))
    return Panel((texts.text("games-title"), said), rows=rows, accent=common.GOLD)


def bans_page(bans: Sequence[BanRow], page: int, texts: Words) -> Panel:
    """List the banned users with a button each, and a picker for more."""
    last = max(0, len(bans) - 1) // BANS
    page = min(page, last)
    shown = bans[page * BANS : (page + 1) * BANS]
    lines = [texts.text("bans-title"), "" if bans else texts.text("bans-none")]
    rows: list[Row] = [_lift_row(ban, texts) for ban in shown]
    rows.append(Picker(ComponentId("", "ban").id, texts.text("pick-ban"), "user"))
    rows.append((*turn_buttons("set_bans", page, last, texts), back_button(texts)))
    return Panel(tuple(filter(None, lines)), rows=tuple(rows), accent=common.GOLD)


def _lift_row(ban: BanRow, texts: Words) -> Aside:
    told = texts.text("ban-line", user=f"<@{ban.user_id}>", at=pace.date(ban.at))
    return Aside(told, button("lift_ban", texts, str(ban.user_id)))


def turn_buttons(verb: str, page: int, last: int, texts: Words) -> tuple[Button, ...]:
    """Return the buttons that turn the pages of a list; none if there is only one page."""
    ways = ((page - 1, "newer", page > 0), (page + 1, "older", page < last))
    return tuple(
        Button(ComponentId("", verb, value=str(to)).id, texts.text(f"button-{way}")) for to, way, there in ways if there
    )


SETTINGS = "settings"
"""The verb of the button that leads back from a page."""


def back_button(texts: Words, verb: str = SETTINGS) -> Button:
    """Return the button under a page that leads back, mostly to the settings."""
    return Button(ComponentId("", verb).id, texts.text(f"button-{verb}"))
