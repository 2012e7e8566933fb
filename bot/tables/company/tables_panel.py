"""The panel of `/tables`: a user's own tables, waiting ones first, and below them some that can be joined."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.tables.company.open_tables import JOIN, OpenTable, find_button, joinable
from bot.tables.company.sought import SoughtSeat, sought_aside
from bot.tables.core import pace
from bot.tables.core.people import words
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.messages.admin import ADMIN
from bot.tables.messages.table_menu import MENU
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Aside, Button, Choice, Panel, Row, Select
from games.kernel import catalogue
from games.kernel.visibility import view
from games.kernel.words import Words, clipped
from storage.rows import TableRow

TABLES, WHICH, PLAY, PLAY_ALONE = "tables", "play_which", "play", "play_alone"
"""The verbs of the buttons that show the panel and ask which game is to be played, and of the selects of games."""
MAX_BUTTONS, MAX_OPEN, SEATS, MAX_LISTED = 5, 2, 3, 25
"""Most tables with a button, so that all are visible at once; most open tables among them; the number of open
tables of which about one is a seat of a running table; and most tables in a select.
"""
OWN: Final = {"waits": "move", "away": "back", "playing": "board", "lobby": MENU}
"""Verbs of the button at a user's own table, by the table's state."""


OpenEntry = tuple[TableRow, Aside]
"""A table that a user can join, and its row in a panel."""


@dataclass(frozen=True, slots=True)
class OwnTable:
    """A user's own table, its state for them, and its line of text."""

    row: TableRow
    stand: str
    facts: str


def facts_of(table: Table, stand: str, length: str, texts: Words) -> str:
    """Describe a table in one line; `length` says how long it takes."""
    own = words(texts.locale, table.game.package)
    if table.match is None or table.row.stage != "playing":
        facts = texts.text("tables-lobby-facts", taken=len(table.seats), most=table.game.seats[1])
        return " · ".join(filter(None, (facts, length)))
    seat = table.waiting_seats()
    moment = table.game.voice.moment(view(table.match.state, None), own)
    place = texts.text("tables-alone") if table.is_alone else table.guild_name
    clocks = [table.clocks[each].due_at for each in seat if each in table.clocks]
    due = min((at for at in clocks if at is not None), default=None)
    if stand not in ("waits", "away"):
        names = texts.listed([table.names[each] for each in seat])
        waiting = texts.text("tables-waiting", names=names) if names else ""
        return " · ".join(filter(None, (moment, waiting, place, length)))
    away = texts.text("tables-away") if stand == "away" else ""
    return " · ".join(filter(None, (away, moment, place, "" if due is None else pace.relative_time(due), length)))


def tables_panel(
    own: Sequence[OwnTable],
    lobbies: Sequence[OpenTable],
    sought: Sequence[SoughtSeat],
    texts: Words,
    *,
    direct: bool,
    moderates: bool,
) -> Panel:
    """Compose the panel; what does not fit is in a list, or behind a button."""
    free = len([each for each in lobbies if not each.own]) + len(sought)
    shown = own[: MAX_BUTTONS - min(free, MAX_OPEN)]
    waiting = sum(each.stand == "waits" for each in own)
    title = texts.text("tables-title", count=waiting) if own else texts.text("tables-none")
    rows: list[Row] = [_own_row(each, texts) for each in shown]
    rows += further(ComponentId("", MENU), "tables-further", [(each.row, "") for each in own[len(shown) :]], texts)
    entries = open_entries(lobbies, sought, MAX_OPEN, texts)[:MAX_OPEN]
    rows += [open_heading(free, texts, free - len(entries), direct=direct), *(row for _, row in entries)]
    manage = (Button(ComponentId("", ADMIN).id, texts.text("button-manage_tables")),) if moderates else ()
    rows.append((games_button(texts), find_button(texts), *manage))
    return Panel((title,), rows=tuple(rows), accent=common.GOLD)


def games_button(texts: Words) -> Button:
    """Return the button that asks which game to play."""
    return Button(ComponentId("", WHICH).id, texts.text("button-play"), "success")


def _own_row(found: OwnTable, texts: Words) -> Aside:
    row, verb = found.row, OWN[found.stand]
    look = verb in ("board", MENU)
    label = texts.text("button-look" if look else "button-move" if verb == "move" else "do-back")
    button = Button(ComponentId(row.table_id, verb).id, label, "secondary" if look else "primary")
    icon = "[[waiting]] " if found.stand == "waits" else ""
    return Aside(f"{icon}{common.linked_name(row, texts)}\n-# {found.facts}", button)


def further(component: ComponentId, key: str, rows: Sequence[tuple[TableRow, str]], texts: Words) -> list[Row]:
    """List tables that have no row of their own in a select, with a hint for each."""
    choices = {
        row.table_id: Choice(row.table_id, f"{common.game_title(row.game, texts)} · {row.table_id}", clipped(hint, 100))
        for row, hint in rows
    }
    listed = tuple(choices.values())[:MAX_LISTED]
    return [Select(component.id, texts.text(key, count=len(rows)), listed)] if listed else []


def open_heading(count: int, texts: Words, more: int = 0, *, direct: bool) -> str:
    """Write the heading of open tables, and how many `more` of them are not shown."""
    if not count:
        return texts.text("open-none")
    heading = texts.text("tables-open-direct" if direct else "tables-open")
    return f"{heading} · {texts.text('notices-more', count=more)}" if more else heading


def open_entries(
    lobbies: Sequence[OpenTable], sought: Sequence[SoughtSeat], room: int, texts: Words
) -> list[OpenEntry]:
    """List what a user can join; the first `room` entries are lobbies and also seats of running tables."""
    free = [(each.row, _open_row(each, texts)) for each in lobbies if not each.own]
    seats = [(each.row, sought_aside(each, texts)) for each in sought]
    early = min(len(seats), (room + 1) // SEATS)
    return [*free[: room - early], *seats[:early], *free[room - early :], *seats[early:]]


def _open_row(found: OpenTable, texts: Words) -> Aside:
    button = Button(ComponentId(found.row.table_id, JOIN).id, texts.text("button-join"), "primary")
    evening = "" if found.row.starts_at is None else pace.moment(found.row.starts_at)
    named = " · ".join(filter(None, (common.linked_name(found.row, texts), evening)))
    return Aside(f"{named}\n-# {joinable(found, texts)}", button)


def games_panel(texts: Words, *, direct: bool) -> Panel:
    """Ask which game is to be played, with others or alone."""
    games = tuple(
        Choice(key, common.game_line(game, texts)) for key, game in [*catalogue.offered().items()][:MAX_LISTED]
    )
    verbs = (PLAY_ALONE,) if direct else (PLAY, PLAY_ALONE)
    selects = tuple(Select(ComponentId("", verb).id, texts.text(f"pick-{verb}"), games) for verb in verbs)
    back = (Button(ComponentId("", TABLES).id, texts.text("button-tables")),)
    return Panel((texts.text("play-which"),), rows=(*selects, back), accent=common.GOLD)
