"""Wishes: what a seat may set at any time, asked or not: plans, settings, standing orders.

A wish is a short string as a choice is: words with one space between them. The last is its value, those before it are
its subject, and for each subject one wish stands at any time. A wish changes no ask, draws no luck and tells nothing;
it counts from the next time that a section looks at it. Secret wishes lie in a `secret()` field, where "" says that
there is none: None, which is all that others see of it, would tell that it went. Open ones lie in plain fields.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from games.kernel.ask import Shape
from games.kernel.errors import NotOffered, RulesBug
from games.kernel.state import State

S = TypeVar("S", bound=State)


class Wishing(Generic[S]):
    """What rules say of wishes; a game without any overrides nothing of this."""

    def wishes(self, seen: S, seat: int) -> Shape | None:
        """Return what a seat may wish, as far as its view says, subject by subject; None: nothing (now)."""
        return None

    def wished(self, seen: S, seat: int) -> tuple[str, ...]:
        """Return the wishes of a seat that stand, one for each subject that it may wish about, in their order."""
        return ()

    def wish(self, state: S, seat: int, choice: str) -> None:
        """Keep a settled wish in this state."""
        raise RulesBug(f"{type(self).__name__} offers wishes and keeps none")

    def keep_wishes(self, past: S, now: S) -> None:
        """Carry all wishes of `now` into a state that is gone back to, less those that cannot hold there."""

    def why_not_wish(self, seen: S, seat: int, choice: str) -> NotOffered:
        """Say which rule refuses this wish, from what the seat may know."""
        return NotOffered("wish-not-offered", choice=choice)


def subject_of(wish: str) -> str:
    """Return what a wish is about: all of it but its value."""
    return wish.rpartition(" ")[0]
