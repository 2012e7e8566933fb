"""Spielende: the election, the feast, the Eldermann, and how a game ends without one."""

from __future__ import annotations

from games.eldermann.state import Eldermann
from games.kernel.agenda import Rules
from games.kernel.events import Events
from games.kernel.state import Result


class Ending(Rules[Eldermann]):
    """End the game, and find who wins."""

    def crown(self, s: Eldermann, events: Events) -> bool:
        """Let an Eldermann who can hold the feast win at once, the active seat first, then clockwise (G7)."""
        if not s.elder_seen:
            return False
        for seat in (s.active, *s.clockwise(s.active)):
            if s.points[seat] >= s.ranks[3] and s.can_feast(seat):
                self.end_with(s, events, "elder", (seat,))
                return True
        return False

    def hold_feast(self, s: Eldermann, events: Events) -> None:
        """Let the active seat win by its feast."""
        events.tell("feast", s.active)
        self.end_with(s, events, "feast", (s.active,))

    def end_unelected(self, s: Eldermann, events: Events, ending: str) -> None:
        """End without a feast: nobody is elected or, by option, the patricians or better with most points."""
        winners: tuple[int, ...] = ()
        if s.options["empty_deck"] == "points":
            able = [seat for seat in range(s.seats) if s.points[seat] >= s.ranks[1]]
            winners = tuple(seat for seat in able if s.points[seat] == max(s.points[other] for other in able))
        self.end_with(s, events, ending, winners)

    def end_with(self, s: Eldermann, events: Events, ending: str, winners: tuple[int, ...]) -> None:
        """Set the result."""
        s.ending = ending
        s.course = []
        events.tell(f"ended-{ending}")
        self.finish(s, Result(tuple(s.points), winners, "", f"decided-{ending}"))
