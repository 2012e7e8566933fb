"""The confirmation of a trial: at which seat a user plays on from a page, and with which luck."""

from __future__ import annotations

from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Panel, Select
from games.kernel.words import Words

TRY, TRY_SEAT, TRY_LUCK, TRY_NOW = "try", "try_seat", "try_luck", "try_now"
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
