"""The one message of a table alone, and what it says when its game is over."""

from __future__ import annotations

from bot.tables.core.looks import Look
from bot.tables.core.table import Table
from bot.tables.messages import boards, seats
from bot.tables.messages.common import GOLD
from bot.tables.messages.since import since_lines
from bot.tables.messages.story import missing, newest
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Panel, Picture
from games.kernel.visibility import view
from games.kernel.words import Words

LAST_LINES, LONGEST_LAST = 20, 1_400
"""How much of a finished game's last turns its message tells."""


def own_panel(
    table: Table,
    seat: int,
    picture: Picture | None,
    token: str,
    texts: Words,
    note: str = "",
    look: Look | None = None,
) -> Panel:
    """Compose a seat's own message: the question, or alone, where no board tells it, how the game has ended."""
    if not table.is_alone:
        return seats.choice_panel(table, seat, picture, token, texts, note, look)
    if table.row.stage != "playing":
        return _ended_panel(table, seat, picture, token, texts, look)
    panel = seats.choice_panel(table, seat, picture, token, texts, note, look)
    return panel if seat in table.asked_seats() else _with_look_button(panel, table, seat, texts)


def _with_look_button(panel: Panel, table: Table, seat: int, texts: Words) -> Panel:
    """Let a user who waits for computers look again: a private answer does not change by itself."""
    button = Button(ComponentId(table.id, "again", seat).id, texts.text("button-to_move"))
    return Panel(panel.text, panel.pictures, (*panel.rows, (button,)), panel.links, panel.accent)


def _ended_panel(
    table: Table, seat: int, picture: Picture | None, token: str, texts: Words, look: Look | None
) -> Panel:
    seen = view(table.require_match().state, seat)
    lines = [] if look is None else since_lines(table, seat, look, texts)
    told = newest(lines, LAST_LINES, LONGEST_LAST)
    title = texts.text("since-own" if look and look.chosen else "since-begin")
    since = "\n".join(filter(None, (title, missing(lines, told, texts), *told))) if told else ""
    ending = "\n".join((texts.text("choice-over"), boards.ending(table, texts)))
    blocks = (seats.own_heading(table, seen, texts), since, ending)
    rows = boards.board_rows(table, token, texts)
    return Panel(tuple(filter(None, blocks)), (picture,) if picture else (), rows, accent=GOLD)
