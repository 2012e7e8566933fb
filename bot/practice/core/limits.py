"""Rate-limit buckets, told in headers as Discord does."""

import hashlib
import re
from dataclasses import dataclass

from bot.practice.world.world import Clock

# Wide enough for tests, which are about other things than pacing; those that are set their own.
DEFAULT = (10_000, 1.0)
REAL = (("POST", 5, 5.0), ("PATCH", 5, 5.0))
"""What Discord's own headers tell of messages in a channel: method, requests, seconds."""
MESSAGES = r"^/channels/\d+/messages"


@dataclass
class Bucket:
    """One window of a route and its major parameter."""

    ends: float
    used: int = 0


class Buckets:
    """Count requests per route and major parameter."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], Bucket] = {}
        self._limits: list[tuple[str, re.Pattern[str], int, float]] = []

    def set(self, path: str, most: int, seconds: float, method: str = "") -> None:
        """Allow `most` requests per `seconds` on routes whose path and method match; the latest setting wins."""
        self._limits.insert(0, (method, re.compile(path), most, seconds))

    def pace(self) -> None:
        """Limit messages as Discord does, so that people see the pace that they will meet there."""
        for method, most, seconds in REAL:
            self.set(MESSAGES, most, seconds, method)

    def take(self, name: str, major: str, path: str) -> tuple[dict[str, str], float | None]:
        """Count a request; return its headers and, if it came too early, the seconds to wait."""
        fits = ((most, per) for method, p, most, per in self._limits if name.startswith(method) and p.search(path))
        most, seconds = next(fits, DEFAULT)
        now, key = self._clock.now(), (name, major)
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            window = self._windows[key] = Bucket(now + seconds)
        window.used += 1
        headers = limit_headers(name, most, max(most - window.used, 0), window.ends - now, now)
        return headers, window.ends - now if window.used > most else None


def limit_headers(name: str, most: int, left: int, after: float, now: float) -> dict[str, str]:
    """Return the headers that describe a bucket; the same route always has the same bucket hash."""
    return {
        "X-RateLimit-Bucket": hashlib.sha256(name.encode()).hexdigest()[:32],
        "X-RateLimit-Limit": str(most),
        "X-RateLimit-Remaining": str(left),
        "X-RateLimit-Reset": f"{now + after:.3f}",
        "X-RateLimit-Reset-After": f"{after:.3f}",
    }
