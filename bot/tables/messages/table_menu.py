"""Acts at a table: the buttons of `/table`, and which of them are possible now."""

from __future__ import annotations

from typing import Final

from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Panel, Row, Style
from games.kernel.words import Words
from storage.rows import OVER

MENU, DO = "table", "do"
"""The verbs of the button that opens the menu, and of those in it."""
RUNNING: Final = ("undo", "extend", "pause", "resume", "pace", "replace", "back", "leave", "abandon")
LOOKS: Final = ("board", "hand", "log", "rules")
ENDED: Final = ("hands", "log", "export", "rematch")
LOBBY: Final = ("find", "leave")
ACTS: Final = tuple(dict.fromkeys((*RUNNING, *ENDED, *LOOKS, *LOBBY)))
"""The acts of `/table do`; each has a text `do-ACT`, and `typed-do-ACT` lists other words for it."""
ROW: Final = 5
ICONS: Final = frozenset({"undo", "pause", "board", "hand", "log", "rules"})
"""Those that have an icon of their name."""
STYLES: Final[dict[str, Style]] = {"leave": "danger", "abandon": "danger", "back": "primary", "rematch": "primary"}


def menu_panel(table: Table, seat: int | None, status: str, texts: Words) -> Panel:
    """Compose a table's status, with a button for each act of this user."""
    move = [Button(ComponentId(table.id, "move").id, texts.text("button-move"), "primary")]
    own = move if seat is not None and table.row.stage == "playing" and not table.has_stand_in(seat) else []
    buttons = [*own, *(do_button(table.id, act, texts) for act in acts_of(table, seat))]
    rows: tuple[Row, ...] = tuple(tuple(buttons[at : at + ROW]) for at in range(0, len(buttons), ROW))
    return Panel((status,), rows=rows, links=common.place_links(table, texts), accent=common.GOLD)


def do_button(table_id: str, act: str, texts: Words) -> Button:
    """Return the button of an act."""
    label, style = texts.text(f"do-{act}"), STYLES.get(act, "secondary")
    return Button(ComponentId(table_id, DO, value=act).id, label, style, icon=act if act in ICONS else "")


def acts_of(table: Table, seat: int | None) -> list[str]:
    """List the acts of a table for a user at this seat, or without a seat."""
    if table.row.stage in OVER:
        return [*ENDED]
    if table.row.stage != "playing":
        return [*LOBBY] if seat is not None else []
    if seat is None:
        return ["board", "log", "rules"]
    hidden = {"pause" if table.row.paused_at is not None else "resume"}
    hidden |= set() if table.has_stand_in(seat) else {"back"}
    hidden |= {"extend", "pause", "pace"} if table.is_alone else set()
    hidden |= {"extend"} if table.row.pace == 0 else set()
    hidden |= {"replace"} if table.is_alone else set()
    return [act for act in (*LOOKS, *RUNNING) if act not in hidden]
