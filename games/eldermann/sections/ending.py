"""Spielende: when the feast is open, how it is held, how an Eldermann is crowned, and how a game ends without them."""

from __future__ import annotations

from games.eldermann.state import Eldermann
from games.kernel.events import Events
from games.kernel.state import Result


def feast_open(s: Eldermann) -> bool:
    """Tell whether feasts are allowed: the election is called or, by option, an Eldermann has been seen (G2)."""
    return s.elder_seen if s.options["feast"] == "elder" else s.election


def may_feast(s: Eldermann, seat: int) -> bool:
    """Tell whether a seat fulfils all that a feast needs: it is open, the rank is reached, all goods are at home."""
    return feast_open(s) and s.points[seat] >= s.ranks[1] and s.can_feast(seat)


def hold_feast(s: Eldermann, events: Events) -> None:
    """Let the active seat win by its feast."""
    events.tell("feast", s.active)
    _end(s, events, "feast", (s.active,))


def crown(s: Eldermann, events: Events) -> None:
    """Let an Eldermann who can hold the feast win at once, the active seat first, then clockwise (G7)."""
    if not s.elder_seen:
        return
    able = [seat for seat in (s.active, *s.clockwise(s.active)) if s.points[seat] >= s.ranks[3] and s.can_feast(seat)]
    if able:
        _end(s, events, "elder", (able[0],))


def end_unelected(s: Eldermann, events: Events, ending: str) -> None:
    """End without a feast: nobody is elected or, by option, the patricians or better with most points."""
    winners: tuple[int, ...] = ()
    if s.options["empty_deck"] == "points":
        able = [seat for seat in range(s.seats) if s.points[seat] >= s.ranks[1]]
        winners = tuple(seat for seat in able if s.points[seat] == max(s.points[other] for other in able))
    _end(s, events, ending, winners)


def _end(s: Eldermann, events: Events, ending: str, winners: tuple[int, ...]) -> None:
    """Set the result; nothing is left to do."""
    s.ending = ending
    s.course = []
    events.tell(f"ended-{ending}")
    s.result = Result(tuple(s.points), winners, "", f"decided-{ending}")
    s.agenda = []
