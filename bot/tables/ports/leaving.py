"""How the way out tells when a request that changes a message is really on its way: until then it can be left out."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final, Protocol


class Leaving(Protocol):
    """Something that is to be told of its request."""

    def leave(self) -> None:
        """Hear that the request leaves now; raise `Outdated` if it must not any more."""
        ...

    def land(self) -> None:
        """Hear that Discord has answered, or will not."""
        ...


CHANGE: Final[ContextVar[Leaving | None]] = ContextVar("change", default=None)
"""What this task is sending."""


def leave() -> None:
    """Tell what is being sent that its request leaves now, after all waits for Discord's limits."""
    change = CHANGE.get()
    if change is not None:
        change.leave()


def land() -> None:
    """Tell what is being sent that its request is over."""
    change = CHANGE.get()
    if change is not None:
        change.land()
