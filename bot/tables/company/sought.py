"""Seats that seek a player: messages at their table, and rows in the list of open tables."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.company.open_tables import foreign
from bot.tables.core import pace
from bot.tables.core.names import PlainName
from bot.tables.core.people import words
from bot.tables.core.table import Table
from bot.tables.messages import boards, common
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Aside, Button, Panel, Row
from games.kernel import catalogue
from games.kernel.words import Words
from storage.rows import SeatRow, SeekRow, TableRow

TAKE, TAKE_LISTED, TAKE_ANYWAY = "claim", "claim_open", "claim_anyway"
"""Values in permanent ids that say where a seat was taken: at the table, in the list, after a warning."""
"""The verbs of the button that takes a seat: at the table, in the list of open tables, and under a warning."""


@dataclass(frozen=True, slots=True)
class SoughtSeat:
    """A seat that seeks a player, with its table; `guild` names it if several are listed."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    seek: SeekRow
    guild: PlainName | None = None


def notice(table: Table, seat: int, token: str, texts: Words) -> Panel:
    """Say at a table that a seat seeks a player; an absent user may still come back."""
    absent = table.has_stand_in(seat)
    text = texts.text("seeks-absent" if absent else "seeks-left", who=table.names[seat], seat=seat + 1)
    take = Button(ComponentId(table.id, TAKE, seat, token=token).id, texts.text("button-sought"), "primary")
    keep = Button(ComponentId(table.id, "back", token=token).id, texts.text("button-back-here"))
    rows: tuple[Row, ...] = (Aside(text, take), *(((keep,),) if absent else ()))
    return Panel((), rows=rows, accent=common.SLATE)


def over(seat: int, texts: Words) -> Panel:
    """Say that a seat seeks nobody any more."""
    return common.note(texts.text("seeks-over", seat=seat + 1))


def arrival(table: Table, seat: int, texts: Words, token: str = "") -> Panel:
    """Announce the user who has taken a seat; with a token, add the board's buttons."""
    text = texts.text("seat-taken", who=table.names[seat], seat=seat + 1)
    return Panel((text,), rows=boards.board_rows(table, token, texts) if token else (), accent=common.GOLD)


def _take_listed(found: SoughtSeat, texts: Words) -> Button:
    component = ComponentId(found.row.table_id, TAKE_LISTED, found.seek.seat)
    return Button(component.id, texts.text("button-sought"))


def sought_aside(found: SoughtSeat, texts: Words) -> Aside:
    """Show a seat among open tables, with the button that takes it."""
    row = found.row
    own = words(texts.locale, catalogue.find(row.game).package)
    where = common.link(row.guild_id, row.place_id or row.home_id)
    title = texts.text("tables-name", title=own.text("title"), table=row.table_id, where=where)
    return Aside(f"{title}\n-# {sought_line(found, texts)}", _take_listed(found, texts))


def sought_line(found: SoughtSeat, texts: Words) -> str:
    """Say in one line which seat it is, the table's pace, and a language that is not the reader's."""
    row, seat = found.row, found.seek.seat
    own = words(texts.locale, catalogue.find(row.game).package)
    facts = own.text("seeks-seat", seat=seat + 1, most=len(found.seats), who=found.seats[seat].name)
    named = (found.guild or "", facts, pace.pace_name(pace.pace_of(row), own), foreign(row, texts))
    return " · ".join(filter(None, named))
