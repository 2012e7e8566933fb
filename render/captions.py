"""How a picture puts into words what every game has: who is asked, who has won, places, gains."""

from __future__ import annotations

from games.kernel.state import Result, State
from games.kernel.words import with_minus
from render.paint.fonts import first_fitting
from render.painter import Legend


def result_of(view: State) -> Result:
    """Give the result of a game; raise ValueError before the end."""
    if view.result is None:
        raise ValueError("there is no result before the end")
    return view.result


def place_of(view: State, seat: int) -> int:
    """Give a seat's final place; winners share the first, others with equal points share theirs."""
    return result_of(view).place(seat)


def tied_seats(view: State) -> list[int]:
    """List the seats whose most points were equal, so that a tie-break was needed; empty if it was not."""
    if view.result is None or not view.result.tiebreak:
        return []
    best = max(view.result.scores)
    return [seat for seat in range(view.seats) if view.result.scores[seat] == best]


def asked_text(view: State, legend: Legend, role: str, room: int) -> str:
    """Name the asked players, or their number if the names are too long."""
    asked = sorted(legend.asked)
    if not asked:
        return legend.words.text("pic-asked-none")
    if len(asked) == view.seats:
        keys = ("pic-asked-all", "pic-asked-all-short")
        return first_fitting([legend.words.text(key) for key in keys], role, room)
    names = legend.words.listed([legend.name(seat) for seat in asked])
    long = legend.words.text("pic-asked-one" if len(asked) == 1 else "pic-asked-some", who=names)
    return first_fitting([long, legend.words.text("pic-asked-count", count=len(asked))], role, room)


def has_turn(seat: int, legend: Legend) -> bool:
    """Tell whether only this seat is asked. If several choose at once, none is marked."""
    return legend.asked == (seat,)


def verdict(view: State, legend: Legend, role: str, room: int) -> str:
    """Name the winners, or say that the victory is shared if the names are too long."""
    winners = result_of(view).winners
    names = legend.words.listed([legend.name(seat) for seat in winners])
    if len(winners) == 1:
        return legend.words.text("pic-won", who=names)
    return first_fitting(
        [legend.words.text("pic-shared", who=names), legend.words.text("pic-shared-short")], role, room
    )


def with_sign(points: int) -> str:
    """Write gained or lost points with their sign; nothing gained is 0."""
    return f"+{points}" if points > 0 else with_minus(points)
