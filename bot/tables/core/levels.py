"""Where computer players of which level may sit."""

from __future__ import annotations

from bot.tables.core.table import Table
from bot.tables.ports.clock import DAY
from bot.tables.ports.errors import Refusal

PATIENT = frozenset({"master"})
"""Levels that take seconds for each decision, and so sit only where nobody is in a hurry."""


def is_patient(pace: int) -> bool:
    """Tell whether a decision may take a day or longer."""
    return not pace or pace >= DAY


def admits(table: Table, level: str) -> bool:
    """Tell whether a computer player of a level may sit down at a table."""
    return level not in PATIENT or is_patient(table.row.pace)


def check_level(table: Table, level: str) -> None:
    """Refuse a computer player for which a table's time is too short."""
    if not admits(table, level):
        raise Refusal("refused-master")


def check_pace(table: Table, pace: int) -> None:
    """Refuse a time that is too short for a computer player who sits at the table."""
    if not is_patient(pace) and any(seat.computer in PATIENT for seat in table.seats):
        raise Refusal("refused-master-there")
