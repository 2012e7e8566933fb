"""The layout of a question's controls, and the notes on choices that end or refuse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.messages.controls import Controls
from bot.tables.ports.panel import Button, Row

ROW = 5
"""Buttons that Discord takes in one row."""
NEWS, FEW_NEWS = 2, 1
"""Most lines of news on a question, and if its choices need the room."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A question's controls: rows of choices, and the buttons of those that end or refuse, for the last row.

    `shared` is the effect that all choices have in common, shown once. `asks` replaces the question, if not empty. A
    `bare` question has no other buttons, because it is about one choice. `made` is a sequence's text so far. `back`
    then replaces the undo; if it is empty, a button that waits for the rest of a choice takes its place.
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
    """Split buttons into rows of the length that Discord allows."""
    return tuple(tuple(buttons[at : at + ROW]) for at in range(0, len(buttons), ROW))


def ending_notes(controls: Controls, choices: Sequence[str]) -> tuple[Row, ...]:
    """Write the effects of choices that end a turn or refuse something in small lines, if there are any."""
    gains = [(choice, controls.gain(choice)) for choice in choices]
    lines = [f"-# {controls.finishing(choice).label}: {gain}" for choice, gain in gains if gain]
    return ("\n".join(lines),) if lines else ()
