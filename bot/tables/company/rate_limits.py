"""Limits against floods: how often a user may do within an hour what costs others time, room or patience.

Opened tables are counted in the store, so that a restart lifts nothing. What only costs this machine's time is counted
in memory, by each process for itself: after a restart there is nothing to catch up with.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final

from bot.tables.ports.clock import HOUR, MINUTE, Clock
from bot.tables.ports.errors import Refusal
from storage import Writer

TABLES: Final = 12
"""Tables that a user may open within an hour, those that were closed again and tables alone included."""
PER_HOUR: Final = {"export": 6, "page": 60, "replay": 20, "sought": 6}
"""How often a user may ask for what takes the machine seconds, or press to take seats of running games, in an hour."""
MAX_USERS = 4096
"""Users whose acts are remembered, those who did something last."""


class Limits:
    """Count acts by user in a sliding hour."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.most: dict[str, int] = dict(PER_HOUR)
        self._acts: OrderedDict[tuple[int, str], deque[int]] = OrderedDict()

    def spend(self, user_id: int, act: str) -> None:
        """Count an act, or refuse it and say when it is granted again."""
        now, acts = self.clock.now(), self._acts.setdefault((user_id, act), deque())
        self._acts.move_to_end((user_id, act))
        while len(self._acts) > MAX_USERS:
            self._acts.popitem(last=False)
        while acts and acts[0] <= now - HOUR:
            acts.popleft()
        if len(acts) >= self.most[act]:
            raise _refusal(act, self.most[act], acts[0], now)
        acts.append(now)


async def check_opening(tx: Writer, user_id: int, now: int) -> None:
    """Refuse to open another table for a user who has opened too many within the hour; in the transaction that does.

    The user is locked, so that what is asked after that, and refused for having too much, holds until the commit.
    """
    tx.people.lock(user_id)
    opened = await tx.lobbies.opened_since(user_id, now - HOUR)
    if len(opened) >= TABLES:
        raise _refusal("tables", len(opened), opened[-TABLES], now)


def _refusal(act: str, most: int, earliest: int, now: int) -> Refusal:
    return Refusal(f"refused-flood-{act}", most=most, minutes=max(1, -(-(earliest + HOUR - now) // MINUTE)))
