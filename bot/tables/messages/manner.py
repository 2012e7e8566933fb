"""A user's preferences for their own messages."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.tables.core.table import Table
from bot.tables.ports.clock import HOUR
from bot.tables.ports.panel import Panel
from storage.rows import Explanations, UserRow

EXPLAINED = 2
"""How often a kind of question is explained in a game."""


@dataclass(frozen=True, slots=True)
class Manner:
    """A user's preferences: explanations, words alone, icons; `now` is the time of the message."""

    explanations: Explanations = "first"
    by_text: bool = False
    icons: bool = True
    now: int = 0


USUAL = Manner()


def manner_of(user: UserRow, now: int) -> Manner:
    """Return a user's preferences."""
    return Manner(user.explanations, user.by_text, user.icons and not user.by_text, now)


def explains(manner: Manner, table: Table, seat: int) -> bool:
    """Tell whether to explain a seat's question to its user."""
    if manner.explanations != "first":
        return manner.explanations == "always"
    is_new = table.seats[seat].user_id not in table.veterans
    return is_new and table.answered[seat, table.require_match().state.section] < EXPLAINED


def is_urgent(manner: Manner, table: Table, seat: int) -> bool:
    """Tell whether a user has less than an hour left."""
    clock = table.clocks.get(seat)
    return clock is not None and clock.due_at is not None and clock.due_at - manner.now < HOUR and bool(manner.now)


def in_manner(panel: Panel, manner: Manner) -> Panel:
    """Take the icons off a message whose user wants words alone."""
    return replace(panel, icons=manner.icons)
