"""The page *Find players*: tables that the user can join, and what the host of a lobby can do to fill it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.company.invitations import INVITED_ONLY, INVITEES, MOST_AT_ONCE, OFF, ON, WITHDRAW, held_lines
from bot.tables.company.open_tables import OPEN, OpenTable, alerts_button
from bot.tables.company.sought import SoughtSeat
from bot.tables.company.tables_panel import TABLES, further, games_button, open_entries, open_heading
from bot.tables.core.table import Table
from bot.tables.messages.common import GOLD
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Panel, Picker, Row, Rule
from games.kernel.words import Words

MOST, BESIDE = 4, 1
"""Most tables with a button, without and with a host's controls, so that the page fits on a phone."""


def finding_panel(
    lobbies: Sequence[OpenTable],
    sought: Sequence[SoughtSeat],
    texts: Words,
    note: str = "",
    *,
    hosted: str = "",
    controls: Sequence[Row] = (),
    first: str = "",
    direct: bool = False,
) -> Panel:
    """Compose the page. `controls` are those of the table that the user has `hosted`; the table `first` is on top."""
    room = BESIDE if hosted else MOST
    found = open_entries(lobbies, sought, room, texts)
    found.sort(key=lambda each: each[0].table_id != first)
    rest = [(row, shown.text.partition("\n-# ")[2]) for row, shown in found[room:]]
    tables: list[Row] = [
        open_heading(len(found), texts, direct=direct),
        *(shown for _, shown in found[:room]),
        *further(ComponentId(hosted, OPEN), "find-further", rest, texts),
    ]
    back = Button(ComponentId("", TABLES).id, texts.text("button-tables"))
    ways: tuple[Button, ...] = (games_button(texts), alerts_button(texts), back)
    title = texts.text("find-title")
    if hosted:
        back = Button(ComponentId(hosted, "less").id, texts.text("button-options"))
        title, ways = texts.text("find-for", table=hosted), (alerts_button(texts), back)
        tables = [Rule(), *tables] if found else []
    return Panel(tuple(filter(None, (note, title))), rows=(*controls, *tables, ways), accent=GOLD)


def host_controls(table: Table, free: int, mention: Sequence[Row], texts: Words) -> list[Row]:
    """Compose what a host can do: invite users to `free` seats, choose whether others may join, mention a role."""
    rows: list[Row] = [held_lines(table, texts)] if table.invited else []
    rows.append(texts.text("invite-free", count=free) if free else texts.text("invite-none-free"))
    if free:
        most = min(free, MOST_AT_ONCE)
        rows.append(Picker(ComponentId(table.id, INVITEES).id, texts.text("invite-pick"), "user", 1, most))
    other = OFF if table.row.invited_only else ON
    only = ComponentId(table.id, INVITED_ONLY, value=other)
    buttons = [Button(only.id, texts.text(f"button-invited-only-{other}"))]
    if table.invited:
        buttons.append(Button(ComponentId(table.id, WITHDRAW).id, texts.text(f"button-{WITHDRAW}"), "danger"))
    told = [texts.text("invite-only-on")] if table.row.invited_only else []
    return [*rows, *mention, *told, tuple(buttons)]
