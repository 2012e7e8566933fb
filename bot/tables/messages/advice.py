"""Hints in messages: whether a table allows them, the button, the answer, and how often each seat has asked."""

from __future__ import annotations

from bot.tables.core.table import Table
from bot.tables.messages.common import GOLD
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Document, Form, Panel, TextField
from games.kernel.state import State
from games.kernel.words import Words, clipped


def allowed_line(table: Table, texts: Words) -> str:
    """Say that players may ask for hints, which makes the table unrated; empty if they may not."""
    return texts.text("advice-allowed") if table.row.advice else ""


def may_ask(table: Table, seen: State, seat: int) -> bool:
    """Tell whether a seat may ask for a hint now: the table allows it, and there is more than one choice."""
    if not table.row.advice or table.row.stage != "playing" or seat not in table.asked_seats():
        return False
    return len(table.game.rules.asked(seen)[seat].offered(2)) > 1


def advice_panel(heading: str, lines: list[str]) -> Panel:
    """Compose the answer to a user's request for a hint; its last line explains rules of thumb."""
    *said, thumb = lines
    return Panel((heading, "\n".join(said), f"-# {thumb}"), accent=GOLD)


def counted_line(table: Table, texts: Words) -> str:
    """Say how often each seat asked, computers only if a user did in their place; empty if it is not allowed.

    A user alone reads this only if they asked.
    """
    told = [
        texts.text("advice-count", who=table.names[seat], count=count)
        for seat, count in enumerate(table.advice_counts)
        if count or (table.seats[seat].user_id is not None and not table.is_alone)
    ]
    return texts.text("advice-counts", seats=" · ".join(told)) if told else ""


LONGEST_NOTE, LINE = 1_000, 60
FIELD = "note"


def note_of(table: Table, seat: int) -> str:
    """Return the note of a seat's user; empty if there is none."""
    return table.notes.get(table.seats[seat].user_id or 0, "")


def note_line(table: Table, seat: int, texts: Words) -> str:
    """Show the beginning of a user's note in one small line; the form has all of it."""
    note = " ".join(note_of(table, seat).split())
    return texts.text("own-note", note=clipped(note, LINE)) if note else ""


def note_form(table: Table, seat: int, texts: Words) -> Form:
    """Compose the form of a note; an empty one deletes it."""
    field = TextField(
        FIELD,
        texts.text("field-note"),
        value=note_of(table, seat),
        required=False,
        most=LONGEST_NOTE,
        long=True,
    )
    return Form(ComponentId(table.id, "note", seat).id, texts.text("note-title", table=table.id), (field,))


def note_file(table: Table, seat: int) -> Document | None:
    """Return a user's note as a file; None if there is none."""
    note = note_of(table, seat)
    return Document(f"kontor-{table.id}-note.txt", f"{note}\n".encode()) if note else None
