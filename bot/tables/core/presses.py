"""When messages were pressed last: what one shows since then is not to be replaced by what was made before."""

from __future__ import annotations

from collections import OrderedDict

from bot.tables.ports.clock import Clock

KEPT = 512


class Presses:
    """Remember the newest presses that this process has heard."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._at: OrderedDict[int, int] = OrderedDict()

    def note(self, message_id: int) -> None:
        """Remember that a message was pressed just now."""
        self._at[message_id] = self._clock.now()
        self._at.move_to_end(message_id)
        while len(self._at) > KEPT:
            self._at.popitem(last=False)

    def last(self, message_id: int) -> int:
        """Return when a message was pressed last, in milliseconds; 0 if that is not remembered."""
        return self._at.get(message_id, 0)
