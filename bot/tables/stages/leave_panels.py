"""What is said before a user leaves a table: which one, and what that costs."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.company.reliability import counts_as_given_up
from bot.tables.core.motions import voting_seats
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Panel
from games.kernel.words import Words
from storage.rows import TableRow

LEAVE, LEAVE_NOW = "leave_table", "leave_now"
"""The verbs of the buttons that name a table to leave, and that leave it."""
MOST = 25
IN_ROW = 5


def leave_panel(table: Table, seat: int, texts: Words) -> Panel:
    """Name the table and say what leaving it costs, with the button that does it."""
    title = texts.text("leave-ask", table=table.id, title=texts.text("title"))
    press = ComponentId(table.id, LEAVE_NOW, value=table.row.stage)
    sure = Button(press.id, texts.text("button-leave_now"), "danger")
    return Panel((title, "\n".join(_costs(table, seat, texts))), rows=((sure,),), accent=common.SLATE)


def _costs(table: Table, seat: int, texts: Words) -> list[str]:
    if table.row.stage == "lobby":
        return _costs_in_lobby(table, seat, texts)
    others = [other for other in voting_seats(table) if other != seat]
    lines = [texts.text("leave-seat") if others else texts.text("leave-ends")]
    if counts_as_given_up(table):
        lines.append(texts.text("leave-given-up") if others else texts.text("leave-given-up-at-once"))
    return lines


def _costs_in_lobby(table: Table, seat: int, texts: Words) -> list[str]:
    user_id = table.seats[seat].user_id
    if not any(row.user_id not in (None, user_id) for row in table.seats):
        return [texts.text("leave-closes")]
    hosts = [texts.text("leave-host")] if user_id == table.row.host_id else []
    return [texts.text("leave-lobby"), *hosts]


def which_panel(rows: Sequence[TableRow], texts: Words) -> Panel:
    """Ask which table is to be left."""
    buttons = [
        Button(ComponentId(row.table_id, LEAVE).id, f"{common.game_title(row.game, texts)} · {row.table_id}")
        for row in rows[:MOST]
    ]
    named = ", ".join(row.table_id for row in rows)
    parted = tuple(tuple(buttons[at : at + IN_ROW]) for at in range(0, len(buttons), IN_ROW))
    return Panel((texts.text("refused-which-table", tables=named),), rows=parted, accent=common.SLATE)
