"""What a page of a finished game leads to: a trial, at a seat and with a kind of luck, and a discussion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.messages.pages import Leaf
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Panel, Picture, Select
from games.kernel.words import Words

TRY, TRY_SEAT, TRY_LUCK, TRY_NOW = "try", "try_seat", "try_luck", "try_now"
DISCUSS = "discuss"
LUCKS = ("same", "new")


def try_button(table: Table, at: int, texts: Words) -> Button:
    """Lead from a page to the confirmation."""
    return Button(ComponentId(table.id, TRY, value=f"{at}.same").id, texts.text("button-try"))


def confirm_panel(table: Table, at: int, count: int, seat: int, luck: str, texts: Words) -> Panel:
    """Ask for seat and luck, and say what they mean."""

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
    """Lead from a page to the question whether it is to be posted."""
    return Button(ComponentId(table.id, DISCUSS, value=str(at)).id, texts.text(f"button-{DISCUSS}"))


def posted_panel(table: Table, texts: Words) -> Panel:
    """Say that the page comes, with a link to the table's channel."""
    return replace(common.note(texts.text("discuss-posted")), links=common.place_links(table, texts))


def page_panel(
    table: Table, pages: Sequence[Leaf], at: int, seat: int, pictures: tuple[Picture, ...], texts: Words
) -> Panel:
    """Compose the message: which player shows which page, the board, and what happened."""
    shown = texts.text("discuss-page", name=table.names[seat], number=at + 1, count=len(pages))
    told = "\n".join(pages[at].lines) or texts.text("leaf-nothing")
    return Panel((common.heading(table, texts), shown), pictures, (told,), accent=common.GOLD)
