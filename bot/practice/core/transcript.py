"""The record of every request, event and gateway frame, in the order of arrival."""

import hashlib
from collections import deque
from collections.abc import Callable

from bot.practice.rules.errors import Json
from bot.practice.world.world import Clock

MAX_ENTRIES = 200_000
Listener = Callable[[Json], None]


class Transcript:
    """Keep entries and tell listeners about each one once it is complete.

    Every entry has `n` (its number), `kind` and `at` (seconds since 1970), and `open` until it is complete. Kinds:
    `request` (method, path, query, body, files, then status, code, message_id, fault),
    `event` (t, d, sessions), `gateway` (direction, op, and what the frame said), `act` (op, args), `notice` (text).
    """

    def __init__(self, clock: Clock) -> None:
        self.entries: deque[Json] = deque(maxlen=MAX_ENTRIES)
        self.listeners: list[Listener] = []
        self._clock = clock
        self._count = 0

    def open(self, kind: str, **facts: object) -> Json:
        """Add an entry that is still to be completed."""
        entry: Json = {"n": self._count, "kind": kind, "at": self._clock.now(), "open": True, **facts}
        self._count += 1
        self.entries.append(entry)
        return entry

    def close(self, entry: Json, **facts: object) -> None:
        """Complete an entry and tell the listeners."""
        entry.update(facts)
        del entry["open"]
        for listener in list(self.listeners):
            listener(entry)

    def add(self, kind: str, **facts: object) -> None:
        """Add an entry that is complete at once."""
        self.close(self.open(kind, **facts))


def file_facts(name: str, data: bytes) -> Json:
    """Return what the transcript keeps of an uploaded file."""
    return {"name": name, "size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
