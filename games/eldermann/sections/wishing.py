"""Wishes: plans for Spelunke cards, when a seat is asked for them, orders for raids."""

from __future__ import annotations

import random

from games.eldermann.sections import wishes
from games.eldermann.sections.refusals import why_not_wish
from games.eldermann.state import Eldermann
from games.kernel.agenda import Rules
from games.kernel.ask import OneOf
from games.kernel.errors import NotOffered
from games.kernel.visibility import fill_zones


class Wishing(Rules[Eldermann]):
    """Say what may be wished, keep it, and imagine what others have planned."""

    def wishes(self, seen: Eldermann, seat: int) -> OneOf | None:
        """Return the plans for its cards, the settings and the orders that a seat may wish, until the game is over."""
        if seen.over or not seen.watch:
            return None
        subjects = wishes.offered_wishes(seen, seat)
        return OneOf(tuple(f"{subject} {value}" for subject, values in subjects.items() for value in values))

    def wished(self, seen: Eldermann, seat: int) -> tuple[str, ...]:
        """Return what stands."""
        return tuple(f"{subject} {value}" for subject, value in wishes.standing_wishes(seen, seat).items())

    def wish(self, state: Eldermann, seat: int, choice: str) -> None:
        """Keep a wish; it counts from the next window on."""
        wishes.keep_wish(state, seat, choice)

    def keep_wishes(self, past: Eldermann, now: Eldermann) -> None:
        """Write the wishes of now into the past, less the plans for cards that are not held there."""
        wishes.keep_all_wishes(past, now)

    def why_not_wish(self, seen: Eldermann, seat: int, choice: str) -> NotOffered:
        """Tell a card that is not held from what cannot be set."""
        return why_not_wish(seen, seat, choice)

    def imagine(self, seen: Eldermann, rng: random.Random) -> Eldermann:
        """Deal the unseen cards, and give whoever holds them plans."""
        world = fill_zones(self, seen, rng)
        wishes.imagine_plans(world, rng)
        return world
