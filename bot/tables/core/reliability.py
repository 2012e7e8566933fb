"""How reliable a user is in a guild, as others may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.tables.core.table import Table
from storage.reliability import IN_TIME
from storage.rows import ReliabilityRow

FEWEST: Final = 20
"""Decisions with a time limit that somebody must have had; before that they are new, and nothing is said of them."""


@dataclass(frozen=True, slots=True)
class Reliability:
    """What is known of a user: `decisions` with a time limit, those `in_time`, games `given_up`; `shown` if they like.

    Others see a whole percentage and games given up, and nothing that is counted up by one: what tells that somebody
    has decided just now is for their table alone to say.
    """

    decisions: int = 0
    in_time: int = 0
    given_up: int = 0
    shown: bool = True

    @property
    def is_new(self) -> bool:
        """Tell whether too little is known of the user."""
        return self.decisions < FEWEST

    @property
    def percent(self) -> int:
        """Return the share of decisions in time, rounded down: only who has missed none has all."""
        return 100 * self.in_time // max(1, self.decisions)

    def is_below(self, least: int) -> bool:
        """Tell whether a host's least keeps the user out; who is new never is, who shows nothing always is."""
        return bool(least) and not self.is_new and (not self.shown or self.percent < least)


def counts_as_given_up(table: Table) -> bool:
    """Tell whether leaving a running game counts: one without a limit may be left at any time."""
    return bool(table.row.pace) and not table.is_alone


def read_row(row: ReliabilityRow | None, *, shown: bool) -> Reliability:
    """Sum up what is kept of a user."""
    if row is None:
        return Reliability(shown=shown)
    return Reliability(len(row.decisions), row.decisions.count(IN_TIME), row.given_up, shown)
