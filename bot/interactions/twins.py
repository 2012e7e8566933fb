"""Another process with the same token and data of its own: it answers what this one is about to answer."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

import structlog

log = structlog.get_logger()

OFTEN: Final = 3
"""Interactions within `WINDOW` seconds that were answered already; one may be an answer of ours that was sent twice."""
WINDOW: Final = 600.0


class Twins:
    """Count first answers that Discord had already, and say once in a while what that means."""

    def __init__(self) -> None:
        self._seen: deque[float] = deque(maxlen=OFTEN)

    def note(self) -> None:
        """Note that an interaction was answered already."""
        now = time.monotonic()
        self._seen.append(now)
        if len(self._seen) == OFTEN and now - self._seen[0] <= WINDOW:
            self._seen.clear()
            log.warning("token used twice", meaning="another process answers with the same token: stop one of the two")


TWINS: Final = Twins()
