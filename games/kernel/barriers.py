"""Undo barriers: what came to light with a step, after which its seat cannot take it back alone."""

from __future__ import annotations

from typing import TypeVar

from games.kernel.agenda import Rules
from games.kernel.state import State
from games.kernel.visibility import has_learned

S = TypeVar("S", bound=State)


def is_revealing(rules: Rules[S], before: S, after: S) -> bool:
    """Tell whether a step opened sealed answers or showed something hidden to anybody."""
    if after.phase != before.phase:
        return True  # a new phase is announced, and what was announced is not taken back
    if after.ask != before.ask and len(rules.asked(before)) > 1:
        return True
    viewers = (None, *range(after.seats))
    return any(has_learned(rules, before, after, viewer) for viewer in viewers)
