"""*More*: two selects with everything else to see and do at a table, independent of the question."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.core.table import Table
from bot.tables.messages import advice, common
from bot.tables.messages.ahead import AHEAD, may_plan
from bot.tables.messages.sequences import may_take_back_all
from bot.tables.messages.table_menu import DO, LOOKS, acts_of
from bot.tables.messages.wishes import handy_wishes, may_wish
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Panel, Row, Select
from games.kernel.provenance import provenance_lines
from games.kernel.visibility import view
from games.kernel.words import Words, clipped
from storage.rows import OVER

MORE, LOOK, UNDO_ALL = "menu", "menu_look", "undo_all"
"""The verbs of the button that opens the panel, of its first select (the other one has that of a table's menu), and of
its act that takes back all that its seat may take back alone."""
HANDY = "wish:"
"""The prefix of entries that make a wish at once."""
FOR_ALL = ("text", "log", "rules", "luck")
"""Entries of everybody at a running table."""


def more_button(table_id: str, seat: int | None, token: str, texts: Words) -> Button:
    """Return the button that opens the panel; it carries the token of the message that it stands on."""
    return Button(ComponentId(table_id, MORE, seat, token=token).id, texts.text("button-menu"))


def more_panel(table: Table, seat: int | None, texts: Words) -> Panel:
    """Compose the panel for a seat's user or a spectator."""
    title = texts.text("more-title", table=common.table_link(table, texts))
    looks, acts = _looks(table, seat, texts), _acts(table, seat, texts)
    rows: list[Row] = [Select(ComponentId(table.id, LOOK, seat).id, texts.text("more-look"), tuple(looks))]
    if acts:
        rows.append(Select(ComponentId(table.id, DO, seat).id, texts.text("more-act"), acts))
    if seat is not None and table.row.stage == "playing":
        rows.append((Button(ComponentId(table.id, "again", seat).id, texts.text("button-to_move"), "primary"),))
    return Panel((title,), rows=tuple(rows), accent=common.SLATE)


def _looks(table: Table, seat: int | None, texts: Words) -> Sequence[Choice]:
    if seat is None or table.row.stage != "playing":
        return [_entry(look, texts) for look in ("board", *FOR_ALL)]
    seen = view(table.require_match().state, seat)
    found = ["board", "hand", "text", "log"]
    found += ["advice"] * advice.may_ask(table, seen, seat)
    entries = [_entry(look, texts) for look in found]
    if may_wish(table.game, seen, seat):
        entries.append(_entry("wishes", texts))
        handy = handy_wishes(table, seen, seat, texts)
        entries += [Choice(f"{HANDY}{wish}", clipped(text, 100)) for wish, text in handy.items()]
    entries += [_entry(AHEAD, texts)] * may_plan(table, seen, seat)
    return [*entries, *(_entry(look, texts) for look in ("note", "rules", "luck"))]


def _acts(table: Table, seat: int | None, texts: Words) -> tuple[Choice, ...]:
    """List the acts at a table; views are in the other list."""
    acts = [act for act in acts_of(table, seat) if act not in LOOKS]
    found = [
        Choice(act, texts.text(f"do-{act}"), texts.text(f"more-{act}-hint"), icon=ICONS.get(act, "")) for act in acts
    ]
    goes_back = seat is not None and table.row.stage == "playing" and may_take_back_all(table, seat)
    return (*([_entry(UNDO_ALL, texts)] * goes_back), *found)


def _entry(name: str, texts: Words) -> Choice:
    """Name an entry, and say in a line what it is good for."""
    return Choice(name, texts.text(f"more-{name}"), texts.text(f"more-{name}-hint"), icon=ICONS.get(name, ""))


ICONS = {
    "board": "board",
    "hand": "hand",
    "log": "log",
    "advice": "hint",
    "wishes": "plans",
    "ahead": "plans",
    "note": "note",
    "rules": "rules",
    "undo": "vote",
    UNDO_ALL: "undo",
    "abandon": "vote",
    "pause": "pause",
    "extend": "waiting",
}
"""Icons of entries."""


def luck_panel(table: Table, texts: Words) -> Panel:
    """Say how the luck of a table can be checked, and which set of components it is played with."""
    lines = (
        common.heading(table, texts),
        texts.text("lobby-commitment", commitment=table.row.commitment),
        texts.text("board-seed", seed=table.row.seed.hex(), joins=table.row.joins) if table.row.stage in OVER else "",
        common.printed_line(table, texts),
        *provenance_lines(table.game, table.material_id, texts),
    )
    return Panel(("\n".join(filter(None, lines)),), accent=common.SLATE)
