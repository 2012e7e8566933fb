"""Stopping all deliveries while Discord refuses everything from this bot, such as after its token was reset.

One request a minute still goes out, to test whether Discord accepts requests again.
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
"""After this many refusals by Cloudflare in a row, a single message cannot be the reason."""
PROOF: Final = (
    "post",
    "edit",
    "delete",
    "open_dm",
    "open_thread",
    "open_channel",
    "open_post",
    "tag_post",
    "close_place",
)
"""Calls whose success shows that Discord accepts messages; others only read, swallow errors, or make no request."""


class CircuitBreaker:
    """Whether everything is held, since when (UTC epoch milliseconds), and why: `token` or `blocked`.

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
        """Return the seconds until a request may go out."""
        return max(0, self._probe_at - self._clock.now()) / 1000 if self.is_open else 0.0

    @contextmanager
    def request(self, name: str) -> Iterator[None]:
        """Run a request and learn from its outcome; raise Held if none may go out."""
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
            raise  # neither refused nor accepted
        except MessengerError:
            self._note_taken()  # Discord itself has answered, whatever it says
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
    """Sends each call of a messenger through the breaker."""

    def __init__(self, messenger: Messenger, breaker: CircuitBreaker) -> None:
        self._messenger, self._breaker = messenger, breaker

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        call = getattr(self._messenger, name)

        async def ask(*args: Any) -> Any:
            with self._breaker.request(name):
                return await call(*args)

        return ask


def guarded(messenger: Messenger, breaker: CircuitBreaker) -> Messenger:
    """Return a messenger that sends nothing while the breaker is open."""
    return cast(Messenger, _GuardedMessenger(messenger, breaker))
