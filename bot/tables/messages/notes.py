"""A user's private note at a table, as their own panel shows it and a form takes it."""

from __future__ import annotations

from bot.tables.core.table import Table
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Document, Form, TextField
from games.kernel.words import Words

LONGEST_NOTE = 1_000
FIELD = "note"


def note_of(table: Table, seat: int) -> str:
    """Return the note of a seat's user; empty where there is none."""
    return table.notes.get(table.seats[seat].user_id or 0, "")


def note_text(table: Table, seat: int, texts: Words) -> str:
    """Show a seat's user their note, as a quotation."""
    note = note_of(table, seat)
    return texts.text("own-note", note="\n".join(f"> {line}" for line in note.splitlines())) if note else ""


def note_button(table: Table, seat: int, texts: Words) -> Button:
    """Open the form for the note."""
    key = "button-note-change" if note_of(table, seat) else "button-note"
    return Button(ComponentId(table.id, "note", seat).id, texts.text(key))


def note_form(table: Table, seat: int, texts: Words) -> Form:
    """Take a note; an empty one deletes it."""
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
    """Write a seat's user their note as a file; None where there is none."""
    note = note_of(table, seat)
    return Document(f"kontor-{table.id}-note.txt", f"{note}\n".encode()) if note else None
