"""What each choice costs and brings: in the entry of a select, beside its button, or as lines above the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.ports.folding import MOST_COMPONENTS
from bot.tables.ports.panel import Button, Row

BESIDE = 3
"""Components of a button with a text beside it: the pair, the text, the button."""
LONGEST_LABEL = 30
"""Characters of a button that leaves room beside it on a phone."""


def placed(rows: Sequence[Row], taken: int) -> tuple[tuple[Row, ...], str]:
    """Give each button with a gain a row of its own where they all fit; else return the gains as lines.

    `taken` are the components of the panel besides these rows.
    """
    gaining = [button for button in buttons(rows) if button.beside]
    apart = tuple(part for row in rows for part in _apart(row))
    short = all(len(button.label) <= LONGEST_LABEL for button in gaining)
    if short and taken + sum(map(size, apart)) <= MOST_COMPONENTS:
        return apart, ""
    lines = [f"**{button.label}**: {button.beside}" for button in gaining]
    return tuple(_bare(row) for row in rows), "\n".join(lines)


def buttons(rows: Sequence[Row]) -> list[Button]:
    """List the buttons of some rows."""
    return [button for row in rows if isinstance(row, tuple) for button in row]


def size(row: Row) -> int:
    """Count the components of a row as a message shows it."""
    if not isinstance(row, tuple):
        return 2
    return BESIDE if len(row) == 1 and row[0].beside else 1 + len(row)


def _apart(row: Row) -> tuple[Row, ...]:
    if not isinstance(row, tuple) or not any(button.beside for button in row):
        return (row,)
    return tuple((button,) for button in row)


def _bare(row: Row) -> Row:
    if not isinstance(row, tuple):
        return row
    return tuple(Button(each.id, each.label, each.style, each.disabled) for each in row)
