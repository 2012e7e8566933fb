"""What tables are given from outside: time and secrets. Tests and the practice wiring give others."""

from __future__ import annotations

import secrets
import time
from typing import Protocol

ID_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Clock(Protocol):
    """Tell the time."""

    def now(self) -> int:
        """Return UTC epoch milliseconds."""
        ...


class SystemClock:
    """Tell the machine's time."""

    def now(self) -> int:
        """Return UTC epoch milliseconds."""
        return time.time_ns() // 1_000_000


class Secrets(Protocol):
    """Make what nobody can guess."""

    def table_id(self) -> str:
        """Make a short public id."""
        ...

    def seed(self) -> bytes:
        """Make the 32 secret bytes that decide a table's luck."""
        ...


class SystemSecrets:
    """Draw from the operating system."""

    def table_id(self) -> str:
        """Make four letters and digits that are not mistaken for each other."""
        return "".join(secrets.choice(ID_LETTERS) for _ in range(4))

    def seed(self) -> bytes:
        """Make 32 bytes."""
        return secrets.token_bytes(32)
