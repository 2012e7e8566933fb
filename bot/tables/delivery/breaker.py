"""Holding everything back while Discord refuses whatever this bot sends, as after its token was reset.

One request a minute still goes out, to see whether Discord takes it again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, cast

import structlog

from bot.tables.delivery.leased import LeaseOver
from bot.tables.ports.clock import MINUTE, Clock
from bot.tables.ports.messenger import Blocked, Held, Messenger, MessengerError, Outdated, TryLater, Unauthorized

log = structlog.get_logger()

IN_A_ROW: Final = 3
"""So many refusals by Cloudflare with nothing taken between are no matter of one message."""
PROOF: Final = ("post", "edit", "delete", "open_dm", "open_thread", "open_channel", "close_place")
"""Calls whose success tells that Discord takes messages; others only read, swallow errors, or ask nobody."""


class CircuitBreaker:
    """Know whether everything is held, since when (UTC epoch milliseconds), and why: `token` or `blocked`.

    `refused` tells how many requests Discord has refused lately.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.reason, self.since = "", 0
        self._refused, self._probe_at = 0, 0
        self.refused: Callable[[], int] = lambda: 0

    @property
    def is_open(self) -> bool:
        """Tell whether everything is held."""
        return bool(self.reason)

    @property
    def seconds(self) -> float:
        """Return how long it still takes until a request may go out."""
        return max(0, self._probe_at - self._clock.now()) / 1000 if self.is_open else 0.0

    @contextmanager
    def request(self, name: str) -> Iterator[None]:
        """Let a request out, and learn from what becomes of it; raise Held if none may go out."""
        if self.is_open:
            if self.seconds:
                raise Held("held", self.seconds)
            if name in PROOF:
                self._probe_at = self._clock.now() + MINUTE
        try:
            yield
        except Blocked as error:
            self._note_refused(error)
            raise
        except (LeaseOver, Outdated, TryLater):
            raise  # neither refused nor taken
        except MessengerError:
            self._note_taken()  # an answer of Discord's own, whatever it says
            raise
        if name in PROOF:
            self._note_taken()

    def _note_refused(self, error: Blocked) -> None:
        if isinstance(error, Held):
            return
        self._refused += 1
        token = isinstance(error, Unauthorized)
        if self.is_open:
            self._probe_at = self._clock.now() + MINUTE
        elif token or self._refused >= IN_A_ROW:
            self._begin("token" if token else "blocked", error)

    def _begin(self, reason: str, error: Blocked) -> None:
        self.reason, self.since = reason, self._clock.now()
        self._probe_at = self.since + MINUTE
        log.error("everything held", reason=reason, code=str(error))

    def _note_taken(self) -> None:
        self._refused = 0
        if self.is_open:
            log.warning("nothing held any more", reason=self.reason, minutes=(self._clock.now() - self.since) // MINUTE)
            self.reason = ""


class _GuardedMessenger:
    """Let each call of a messenger out through the breaker."""

    def __init__(self, messenger: Messenger, breaker: CircuitBreaker) -> None:
        self._messenger, self._breaker = messenger, breaker

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        call = getattr(self._messenger, name)

        async def ask(*args: Any) -> Any:
            with self._breaker.request(name):
                return await call(*args)

        return ask


def guarded(messenger: Messenger, breaker: CircuitBreaker) -> Messenger:
    """CircuitBreaker a messenger back where nothing may go out."""
    return cast(Messenger, _GuardedMessenger(messenger, breaker))
