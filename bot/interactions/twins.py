"""Another process with the same token and data of its own: it answers what this one is about to answer.

Two signs tell of it: first answers that Discord has already, and sessions that Discord ends again and again.
"""

from __future__ import annotations

import time
from collections import defaultdict, deque
from typing import Final

import structlog

log = structlog.get_logger()

OFTEN: Final = 3
"""Times within `WINDOW` seconds that one sign is seen; a single one may have another cause."""
WINDOW: Final = 600.0
CACHE_SIZE: Final = 1_000
"""First answers that are remembered; one of them that is sent twice is sent within seconds."""
LASTS: Final = 3600.0
"""Seconds for which the last warning counts as the state of things."""


class Twins:
    """Count signs of another process with the same token, and say once in a while what they mean."""

    def __init__(self) -> None:
        self._seen: defaultdict[str, deque[float]] = defaultdict(lambda: deque(maxlen=OFTEN))
        self._answered: deque[int] = deque(maxlen=CACHE_SIZE)
        self._warned_at: float | None = None

    @property
    def suspected(self) -> bool:
        """Tell whether there was a warning within the last hour."""
        return self._warned_at is not None and time.monotonic() - self._warned_at < LASTS

    def note_sent(self, interaction_id: int) -> None:
        """Note that a first answer of this process may have arrived at Discord."""
        self._answered.append(interaction_id)

    def note_taken(self, interaction_id: int) -> None:
        """Note that Discord has a first answer already; one of this process that was sent again is no sign."""
        if interaction_id not in self._answered:
            self._note("answers")

    def note_replaced(self, shard: int) -> None:
        """Note that Discord ended the session of a shard and gave it a new one."""
        self._note(f"sessions of shard {shard}")

    def _note(self, sign: str) -> None:
        now, seen = time.monotonic(), self._seen[sign]
        seen.append(now)
        if len(seen) == OFTEN and now - seen[0] <= WINDOW:
            seen.clear()
            self._warned_at = now
            meaning = "another process seems to use the same token: stop one of the two"
            log.warning("token used twice", sign=sign, meaning=meaning)
