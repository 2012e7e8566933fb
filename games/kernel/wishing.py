"""Wishes: what a seat may set at any time, asked or not: plans, settings, standing orders.

A wish is a short string as a choice is: words with one space between them. The last is its value, those before it are
its subject, and for each subject one wish stands at any time. A wish changes no ask, draws no luck and reports nothing;
it counts from the next time that a section reads it. Secret wishes lie in a `secret()` field, where "" means none,
because others see None there and a change to None would reveal something. Open ones lie in plain fields.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from games.kernel.ask import Shape
from games.kernel.errors import NotOffered, RulesBug
from games.kernel.state import State

S = TypeVar("S", bound=State)


class Wishing(Generic[S]):
    """The rules of wishes; a game without wishes overrides nothing."""

    def wishes(self, seen: S, seat: int) -> Shape | None:
        """Return what a seat may wish, from its view, subject by subject; None if nothing (now)."""
        return None

    def wished(self, seen: S, seat: int) -> tuple[str, ...]:
        """Return a seat's wishes in force, one for each subject, in the order of subjects."""
        return ()

    def wish(self, state: S, seat: int, choice: str) -> None:
        """Store a settled wish in this state."""
        raise RulesBug(f"{type(self).__name__} offers wishes and keeps none")

    def keep_wishes(self, past: S, now: S) -> None:
        """Carry all wishes of `now` into an earlier state, except those that cannot hold there."""

    def why_not_wish(self, seen: S, seat: int, choice: str) -> NotOffered:
        """Name the rule that refuses this wish, from what the seat may know."""
        return NotOffered("wish-not-offered", choice=choice)


def subject_of(wish: str) -> str:
    """Return a wish's subject: everything but its value."""
    return wish.rpartition(" ")[0]
