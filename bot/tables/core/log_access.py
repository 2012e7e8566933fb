"""Which private log lines of a running table a user may read: those of their seat, from the time when they held it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.core.table import Table
from storage.rows import HolderRow


@dataclass(frozen=True, slots=True)
class Reading:
    """The seat that a user holds now, None for a spectator, and the spans of versions during which they held it.

    A step belongs to the user who held the seat before it: after the first version of a span, up to its last one.
    """

    seat: int | None = None
    spans: tuple[tuple[int, int], ...] = ()

    def viewer(self, version: int) -> int | None:
        """Return the seat from which the user may read and see the step to a version, or a spectator."""
        return self.seat if any(first < version <= last for first, last in self.spans) else None


SPECTATOR = Reading()


def reading_of(table: Table, holders: Sequence[HolderRow], user_id: int) -> Reading:
    """Find when a user has held their present seat; former seats do not count."""
    seat = table.seat_of(user_id)
    own = [row for row in holders if row.seat == seat]
    if not own or own[-1].user_id != user_id:
        return SPECTATOR
    ends = [*(row.version for row in own[1:]), table.row.version]
    spans = [(_begin(row), end) for row, end in zip(own, ends, strict=True) if row.user_id == user_id]
    return Reading(seat, tuple(spans))


def _begin(row: HolderRow) -> int:
    """Return the version at which a user took the seat; the set-up belongs to the first user."""
    return 0 if row.number == 0 and row.version == 1 else row.version
