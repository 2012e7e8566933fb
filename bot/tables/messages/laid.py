"""What a question's controls are laid out as, and the lines that say what it brings to end or to refuse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.messages.controls import Controls
from bot.tables.ports.panel import Button, Row

ROW = 5
"""Buttons that Discord takes in one row."""
NEWS, FEW_NEWS = 2, 1
"""Lines of news on a question, and where its choices need the room."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A question's controls: rows of choices, and the buttons of those that end or refuse, for the last row.

    `shared` is what all choices bring, to be said once. `asks` stands in the question's place, if it is not empty.
    A `bare` question has none of the other buttons: it is about one choice alone. `made` is what is composed of a
    sequence so far. `back` then stands for the undo; empty, a button that waits for the rest of a choice has its place.
    """

    rows: tuple[Row, ...] = ()
    endings: tuple[Button, ...] = ()
    shared: str = ""
    asks: Row | None = None
    bare: bool = False
    news: int = NEWS
    made: str = ""
    back: tuple[Button, ...] | None = None


def in_rows(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """Part buttons into rows as long as Discord takes them."""
    return tuple(tuple(buttons[at : at + ROW]) for at in range(0, len(buttons), ROW))


def ending_notes(controls: Controls, choices: Sequence[str]) -> tuple[Row, ...]:
    """Say in small lines what it brings to end or to refuse, if it brings anything."""
    gains = [(choice, controls.gain(choice)) for choice in choices]
    lines = [f"-# {controls.finishing(choice).label}: {gain}" for choice, gain in gains if gain]
    return ("\n".join(lines),) if lines else ()
