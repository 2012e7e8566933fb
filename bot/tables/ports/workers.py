"""What works by itself after a change: it is woken when there is something to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


def _wake_nobody(*_given: object) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Workers:
    """Wake who has something to do now; `Service` names whom.

    `deliver` sends what the outbox holds; called after each commit that writes to it. `decide` lets computers decide at
    a table: for their own seats, and as stand-ins for users whose time is up. `set_timer` looks anew when something
    falls due; called when a deadline has changed. `announce` looks anew which lobbies are to be told of.
    """

    deliver: Callable[[], None] = _wake_nobody
    decide: Callable[[str], None] = _wake_nobody
    set_timer: Callable[[], None] = _wake_nobody
    announce: Callable[[], None] = _wake_nobody
