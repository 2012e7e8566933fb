"""The header of the board: title, round, phase with the seats, and the Chronicles where they are played."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel.state import Result
from games.tallinn.state import Tallinn
from render import captions
from render.paint import palette as p
from render.paint.fonts import fits
from render.paint.scene import Box, Icon, Item, Region, Shape, Text
from render.paint.tokens import answer, badge, token
from render.painter import Legend
from render.tallinn import facts
from render.tallinn.chronicle import CHRONICLE_HEIGHT, CHRONICLE_WIDTH, chronicle_card

WIDTH, EDGE = 1600, 16
TRACK_LEFT = 316
BESIDE = 10  # between two Chronicles


@dataclass(frozen=True)
class Room:
    """Measure the header: wide, or narrow beside Chronicles. `bar` and `step` belong to the round track."""

    left: int
    right: int
    bar: int
    step: int
    token: int
    pitch: int
    mark: int

    @property
    def box(self) -> Box:
        """Give the box of the phase."""
        return self.left, EDGE, self.right - self.left, CHRONICLE_HEIGHT


def room_of(view: Tallinn) -> Room:
    """Choose the measures for a table."""
    if view.chronicles:
        return Room(484, WIDTH - EDGE - 2 * (CHRONICLE_WIDTH + BESIDE), 10, 14, 52, 64, 30)
    return Room(524, WIDTH - EDGE, 14 if view.rounds <= 10 else 12, 19 if view.rounds <= 10 else 17, 70, 108, 36)


def header(view: Tallinn, legend: Legend) -> list[Region]:
    """Draw all that changes above the rows."""
    room = room_of(view)
    regions = [_round(view, legend, room), _phase(view, legend, room)]
    for level in facts.LEVELS[: len(view.chronicles)]:
        x = WIDTH - EDGE - (3 - level) * CHRONICLE_WIDTH - (2 - level) * BESIDE
        regions.append(
            Region(
                f"chronicle-{level}",
                (x, EDGE, CHRONICLE_WIDTH, CHRONICLE_HEIGHT),
                tuple(chronicle_card(view, level, legend, x, EDGE)),
            )
        )
    return regions


def _round(view: Tallinn, legend: Legend, room: Room) -> Region:
    items: list[Item] = [Text(108, 99, facts.round_text(view, legend), "strong", 32, p.ON_TABLE, room=196)]
    for k in range(view.rounds):
        fill = p.GOLD if k < view.round else p.TABLE_LIGHT
        items.append(Shape("box", (TRACK_LEFT + k * room.step, 86, room.bar, 26), fill, radius=5))
    return Region("round", (104, 80, room.left - 8 - 104, 44), tuple(items))


def _phase(view: Tallinn, legend: Legend, room: Room) -> Region:
    """Show the phase and who must choose."""
    items: list[Item] = [Shape("box", room.box, p.TABLE_PANEL, line=p.GOLD, width=3, radius=20)]
    items += _result(view, view.result, legend, room) if view.result else _question(view, legend, room)
    return Region("phase", room.box, tuple(items))


def _question(view: Tallinn, legend: Legend, room: Room) -> list[Item]:
    turns = facts.turns(view)
    seats = [seat for seat in range(view.seats) if seat not in turns] + turns
    first = room.right - room.pitch // 2 - 16 - (len(seats) - 1) * room.pitch
    left = room.left + 28
    space = first - room.pitch // 2 - left
    names = [legend.words.text(f"pic-phase-{view.section}{short}") for short in ("", "-short")]
    title = next((name for name in names if fits(name, "strong", 36, space)), names[-1])
    items: list[Item] = [Text(left, 48 if legend.asked else 66, title, "strong", 44, p.WHITE, room=space)]
    if legend.asked:
        items.append(
            Text(left, 94, captions.asked_text(view, legend, "body", space), "body", 30, p.ON_TABLE, room=space)
        )
    for k, seat in enumerate(seats):
        x = first + k * room.pitch
        items += _seat(view, seat, legend, room, x)
        if seat in turns[1:] and room.pitch > room.token + 30:
            items.append(Icon(x - room.pitch // 2 - 4, 66, "chevron_right", 30, p.TABLE_DIM))
    return items


def _seat(view: Tallinn, seat: int, legend: Legend, room: Room, x: int) -> list[Item]:
    """Show a seat large if it has to choose in this phase, marked where one chooses after the other."""
    if not legend.asked or (seat not in legend.asked and seat not in facts.turns(view)):
        return [token(seat, legend.letter(seat), x, 66, 44)]
    y = 66 if room.token > 60 else 60
    mark_x, mark_y = x + room.token // 2 - 3, y + room.token // 2 - 9
    return [
        token(seat, legend.letter(seat), x, y, room.token),
        *seat_mark(view, seat, legend, mark_x, mark_y, room.mark),
    ]


def seat_mark(view: Tallinn, seat: int, legend: Legend, x: int, y: int, size: int) -> list[Item]:
    """Mark a seat whose turn is over, now, or the n-th to come; draw no mark where all choose at once."""
    if captions.has_turn(seat, legend):
        return [answer(x, y, size, answered=False)]
    turns = facts.turns(view)
    if seat not in turns:
        return []
    now = [turns.index(other) for other in legend.asked if other in turns]
    if now and turns.index(seat) > max(now):
        return [badge(x, y, size, str(turns.index(seat) + 1))]
    return [answer(x, y, size, answered=True)]


def _result(view: Tallinn, result: Result, legend: Legend, room: Room) -> list[Item]:
    """Name the winners and show their tokens."""
    winners = result.winners
    second = facts.tiebreak(view, legend) or legend.words.text("pic-phase-over")
    narrow = bool(view.chronicles)
    crown, left, pitch = (52, room.left + 88, 64) if narrow else (72, room.left + 132, 96)
    space = room.right - 32 - pitch * len(winners) - left
    short = legend.words.text("pic-phase-over") if narrow else second
    items: list[Item] = [
        Icon((room.left + left) // 2 + 4, 66, "crown", crown, p.GOLD),
        Text(left, 48, captions.verdict(view, legend, "strong", space), "strong", 44, p.WHITE, room=space),
        Text(left, 94, second if fits(second, "body", 22, space) else short, "body", 30, p.ON_TABLE, room=space),
    ]
    for k, seat in enumerate(winners):
        x = room.right - (50 if narrow else 66) - (len(winners) - 1 - k) * pitch
        items.append(token(seat, legend.letter(seat), x, 67, room.token))
    return items
