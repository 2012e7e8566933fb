"""What is said of how reliable users are: in the lobby, in `/stats`, and of the least that a host asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.tables.core.reliability import FEWEST, Reliability
from bot.tables.core.table import Table
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Choice, Select
from games.kernel.words import Words
from storage.rows import TableRow

Known = Mapping[int, Reliability]
LEAST: Final = (0, 50, 75, 90)
"""Percentages that a host may ask for; 0 asks for nothing."""


def beside_name(known: Known, user_id: int | None, texts: Words) -> str:
    """Say in a lobby how reliable the user of a seat is; nothing of computers."""
    found = known.get(user_id or 0)
    return "" if found is None else f" · {_short(found, texts)}"


def _short(found: Reliability, texts: Words) -> str:
    if not found.shown:
        return texts.text("reliability-hidden")
    if found.is_new:
        return texts.text("reliability-new")
    return texts.text("reliability-seat", percent=found.percent, given=found.given_up)


def in_full(found: Reliability, texts: Words, *, own: bool) -> str:
    """Say in `/stats` how reliable a user is; they themselves see it also while they show it to nobody."""
    hidden = texts.text("stats-reliability-hidden")
    if not found.shown and not own:
        return hidden
    told = texts.text("stats-reliability-new", count=FEWEST)
    if not found.is_new:
        told = texts.text("stats-reliability", percent=found.percent, given=found.given_up)
    return told if found.shown else f"{told}\n{texts.text('stats-reliability-own')}"


def least_line(row: TableRow, texts: Words) -> str:
    """Say of a lobby what its host asks for."""
    return texts.text("lobby-least", percent=row.least) if row.least else ""


def least_select(table: Table, texts: Words) -> Select:
    """Let the host ask for a least."""
    choices = tuple(_least_choice(least, texts, chosen=least == table.row.least) for least in LEAST)
    return Select(ComponentId(table.id, "least").id, texts.text("option-least"), choices)


def _least_choice(least: int, texts: Words, *, chosen: bool) -> Choice:
    kind = "some" if least else "none"
    value = texts.text(f"option-least-{kind}", percent=least)
    label = texts.text("option-line", name=texts.text("option-least"), value=value)
    return Choice(str(least), label, texts.text(f"option-least-{kind}-hint"), chosen)
