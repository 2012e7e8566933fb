"""The buttons on a page of a finished game that lead to a trial or to a discussion, and their panels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.core.names import plain_name
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.messages.pages import Leaf
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Panel, Picture, Select
from games.kernel.words import Words

TRY, TRY_SEAT, TRY_LUCK, TRY_NOW = "try", "try_seat", "try_luck", "try_now"
DISCUSS, DISCUSS_NOW, WITH_NOTE = "discuss", "discuss_now", "note"
LUCKS = ("same", "new")
SHOWN_NOTE = 240
"""Most characters of a posted note."""


def try_button(table: Table, at: int, texts: Words) -> Button:
    """Return the button that leads from a page to the confirmation of a trial."""
    return Button(ComponentId(table.id, TRY, value=f"{at}.same").id, texts.text("button-try"))


def confirm_panel(table: Table, at: int, count: int, seat: int, luck: str, texts: Words) -> Panel:
    """Ask for seat and luck, and explain the picked kind of luck."""

    def component(verb: str) -> str:
        return ComponentId(table.id, verb, seat, value=f"{at}.{luck}").id

    page = texts.text("leaf", number=at + 1, count=count)
    seats = [
        Choice(str(each), texts.text("try-seat", name=name), "", each == seat) for each, name in enumerate(table.names)
    ]
    lucks = [Choice(each, texts.text(f"try-luck-{each}"), "", each == luck) for each in LUCKS]
    return Panel(
        (f"{common.heading(table, texts)} · {page}", texts.text("try-about"), texts.text(f"try-luck-{luck}-about")),
        rows=(
            Select(component(TRY_SEAT), texts.text("try-seats"), tuple(seats)),
            Select(component(TRY_LUCK), texts.text("try-lucks"), tuple(lucks)),
            (
                Button(component(TRY_NOW), texts.text("button-try_now"), "success"),
                Button(ComponentId(table.id, "leaf", value=f"{at}.less").id, texts.text("button-less")),
            ),
        ),
        accent=common.GOLD,
    )


def discuss_button(table: Table, at: int, texts: Words) -> Button:
    """Return the button that leads from a page to the confirmation of a post."""
    return Button(ComponentId(table.id, DISCUSS, value=str(at)).id, texts.text(f"button-{DISCUSS}"))


def discuss_panel(table: Table, at: int, count: int, note: str, texts: Words) -> Panel:
    """Ask a user to confirm that a page, perhaps with the user's own note, is posted in the table's channel."""
    title = texts.text("discuss-ask", number=at + 1, count=count, table=common.heading(table, texts))
    told = [title, f"-# {texts.text('discuss-cost')}", texts.text("own-note", note=_plain(note)) if note else ""]
    values = [str(at), f"{at}.{WITH_NOTE}"] if note else [str(at)]
    buttons = [
        Button(
            ComponentId(table.id, DISCUSS_NOW, value=value).id,
            texts.text("button-discuss_note" if WITH_NOTE in value else "button-discuss_now"),
            "success",
        )
        for value in values
    ]
    back = Button(ComponentId(table.id, "leaf", value=f"{at}.less").id, texts.text("button-less"))
    return Panel(("\n".join(filter(None, told)),), rows=((*buttons, back),), accent=common.SLATE)


def _plain(note: str) -> str:
    """Prepare a note for a public message: without mentions, links and formatting, and not too long."""
    return plain_name(note, SHOWN_NOTE)


def posted_panel(table: Table, texts: Words) -> Panel:
    """Say that the page will be posted, with a link to the table's channel."""
    return replace(common.note(texts.text("discuss-posted")), links=common.place_links(table, texts))


def page_panel(
    table: Table, pages: Sequence[Leaf], at: int, seat: int, note: str, pictures: tuple[Picture, ...], texts: Words
) -> Panel:
    """Compose a posted page: who shows it, its number, the board, what happened, and perhaps the player's note."""
    name = table.names[seat]
    shown = texts.text("discuss-page", name=name, number=at + 1, count=len(pages))
    rows = ["\n".join(pages[at].lines) or texts.text("leaf-nothing")]
    if note:
        rows.append(texts.text("discuss-note", name=name, note=_plain(note)))
    return Panel((common.heading(table, texts), shown), pictures, tuple(rows), accent=common.GOLD)
