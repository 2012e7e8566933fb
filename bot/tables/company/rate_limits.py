"""Rate limits: how often within an hour a user may do things that cost others time or attention.

Opened tables are counted in the store, so that a restart does not reset them. Acts that only cost this machine's time
are counted in memory, by each process for itself.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final

from bot.tables.ports.clock import HOUR, MINUTE, Clock
from bot.tables.ports.errors import Refusal
from storage import Writer

TABLES: Final = 12
"""Most tables that a user may open within an hour, including closed ones and tables alone."""
PER_HOUR: Final = {"discuss": 6, "export": 6, "page": 60, "replay": 20, "sought": 6, "webhook": 12}
"""How often an hour a user may start work that takes seconds, take seats of running games, or test a webhook."""
MAX_USERS = 4096
"""Most users whose recent acts are kept in memory."""


class Limits:
    """Count acts by user in a sliding hour."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.most: dict[str, int] = dict(PER_HOUR)
        self._acts: OrderedDict[tuple[int, str], deque[int]] = OrderedDict()

    def spend(self, user_id: int, act: str) -> None:
        """Count an act, or refuse it and say when it is possible again."""
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
    """Refuse a new table to a user who has opened too many within the hour; called in the transaction that stores it.

    This locks the user, so that later checks of limits hold until the commit.
    """
    tx.people.lock(user_id)
    opened = await tx.lobbies.opened_since(user_id, now - HOUR)
    if len(opened) >= TABLES:
        raise _refusal("tables", len(opened), opened[-TABLES], now)


def _refusal(act: str, most: int, earliest: int, now: int) -> Refusal:
    return Refusal(f"refused-flood-{act}", most=most, minutes=max(1, -(-(earliest + HOUR - now) // MINUTE)))
