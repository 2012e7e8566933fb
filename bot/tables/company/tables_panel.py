"""The panel of `/tables`: a user's own tables, waiting ones first, and below them some that can be joined."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.tables.company.open_tables import JOIN, OPEN, OpenTable, alerts_button, joinable
from bot.tables.company.sought import SoughtSeat, sought_aside
from bot.tables.core import pace
from bot.tables.core.people import words
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.messages.admin import ADMIN
from bot.tables.messages.table_menu import MENU
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Aside, Button, Choice, Panel, Row, Rule, Select
from games.kernel import catalogue
from games.kernel.visibility import view
from games.kernel.words import Words
from storage.rows import TableRow

TABLES, WHICH, PLAY, PLAY_ALONE = "tables", "play_which", "play", "play_alone"
"""The verbs of the buttons that show the panel and ask which game is to be played, and of the selects of games."""
MAX_BUTTONS, MIN_OPEN, MAX_LISTED = 7, 2, 25
"""Most tables with a button, so that all are visible at once; how many of them may be open ones; most other tables."""
OWN: Final = {"waits": "move", "away": "back", "playing": "board", "lobby": MENU}
"""Verbs of the button at a user's own table, by the table's state."""


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
    free = [_open_row(each, texts) for each in lobbies if not each.own] + [sought_aside(each, texts) for each in sought]
    room = MAX_BUTTONS - min(len(free), MIN_OPEN)
    waiting = sum(each.stand == "waits" for each in own)
    title = texts.text("tables-title", count=waiting) if own else texts.text("tables-none")
    rows: list[Row] = [_own_row(each, texts) for each in own[:room]]
    rows += _further(own[room:], texts)
    shown = free[: MAX_BUTTONS - len(own[:room])]
    heading = texts.text("tables-open-direct" if direct else "tables-open") if free else texts.text("open-none")
    rows += [Rule(), heading, *shown]
    games = Button(ComponentId("", WHICH).id, texts.text("button-play"), "success")
    every = Button(ComponentId("", OPEN).id, texts.text("button-open_all", count=len(free)))
    manage = Button(ComponentId("", ADMIN).id, texts.text("button-manage_tables"))
    ways = (*((every,) if len(shown) < len(free) else ()), alerts_button(texts), *((manage,) if moderates else ()))
    rows.append((games, *ways))
    return Panel((title,), rows=tuple(rows), accent=common.GOLD)


def _own_row(found: OwnTable, texts: Words) -> Aside:
    row, verb = found.row, OWN[found.stand]
    look = verb in ("board", MENU)
    label = texts.text("button-look" if look else "button-move" if verb == "move" else "do-back")
    button = Button(ComponentId(row.table_id, verb).id, label, "secondary" if look else "primary")
    icon = "[[waiting]] " if found.stand == "waits" else ""
    return Aside(f"{icon}{common.linked_name(row, texts)}\n-# {found.facts}", button)


def _further(own: Sequence[OwnTable], texts: Words) -> list[Row]:
    """List tables that have no row of their own; what is picked there opens the table's menu."""
    choices = tuple(
        Choice(each.row.table_id, f"{common.game_title(each.row.game, texts)} · {each.row.table_id}")
        for each in own[:MAX_LISTED]
    )
    return [Select(ComponentId("", MENU).id, texts.text("tables-further", count=len(own)), choices)] if choices else []


def _open_row(found: OpenTable, texts: Words) -> Aside:
    button = Button(ComponentId(found.row.table_id, JOIN).id, texts.text("button-join"), "primary")
    return Aside(f"{common.linked_name(found.row, texts)}\n-# {joinable(found, texts)}", button)


def games_panel(texts: Words, *, direct: bool) -> Panel:
    """Ask which game is to be played, with others or alone."""
    games = tuple(
        Choice(key, common.game_line(game, texts)) for key, game in [*catalogue.offered().items()][:MAX_LISTED]
    )
    verbs = (PLAY_ALONE,) if direct else (PLAY, PLAY_ALONE)
    selects = tuple(Select(ComponentId("", verb).id, texts.text(f"pick-{verb}"), games) for verb in verbs)
    back = (Button(ComponentId("", TABLES).id, texts.text("button-tables")),)
    return Panel((texts.text("play-which"),), rows=(*selects, back), accent=common.GOLD)
