"""As whose eyes a user may read the past of a running table: those of the seat they hold, while they held it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.core.table import Table
from storage.rows import HolderRow


@dataclass(frozen=True, slots=True)
class Reading:
    """The seat that a user holds now, None for a spectator, and the versions between which they have held it.

    A step belongs to the user who held the seat before it: after the first version of a span, up to its last one.
    """

    seat: int | None = None
    spans: tuple[tuple[int, int], ...] = ()

    def viewer(self, version: int) -> int | None:
        """Return the seat as which the user may read the step to a version, and see its picture; else a spectator."""
        return self.seat if any(first < version <= last for first, last in self.spans) else None


SPECTATOR = Reading()


def reading_of(table: Table, holders: Sequence[HolderRow], user_id: int) -> Reading:
    """Find what a user has held of the seat that is theirs; former seats count for nothing."""
    seat = table.seat_of(user_id)
    own = [row for row in holders if row.seat == seat]
    if not own or own[-1].user_id != user_id:
        return SPECTATOR
    ends = [*(row.version for row in own[1:]), table.row.version]
    spans = [(_begin(row), end) for row, end in zip(own, ends, strict=True) if row.user_id == user_id]
    return Reading(seat, tuple(spans))


def _begin(row: HolderRow) -> int:
    """Return the version at which a hold began; the set-up belongs to the user who sat there when the game began."""
    return 0 if row.number == 0 and row.version == 1 else row.version
