"""The header of the board: title, round, start player, and whose turn it is or who has won."""

from __future__ import annotations

from games.tinker_tailor.state import TinkerTailor
from render import captions
from render.paint import fonts
from render.paint import palette as p
from render.paint.palette import SEATS
from render.paint.scene import Icon, Item, Region, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.tinker_tailor import facts
from render.tinker_tailor.looks import TITLE_ICON

WIDTH, EDGE = 1600, 16
MIDDLE = 50
ROUND_LEFT, TRACK_LEFT, TRACK = 430, 626, 196
START_LEFT, START_ROOM = 836, 76
PILL_LEFT, PILL_TOP, PILL_HEIGHT = 988, 14, 72


def title_items(legend: Legend) -> list[Item]:
    """Draw icon and title, which never change."""
    return [
        Icon(48, MIDDLE, TITLE_ICON, 62, p.GOLD),
        Text(90, MIDDLE, legend.words.text("title"), "title", 48, p.ON_TABLE, room=322),
    ]


def header(view: TinkerTailor, legend: Legend) -> list[Region]:
    """Draw all that changes above the rhyme."""
    return [_round(view, legend), _turn(view, legend)]


def _round(view: TinkerTailor, legend: Legend) -> Region:
    items: list[Item] = [
        Text(ROUND_LEFT, MIDDLE, facts.round_text(view, legend), "strong", 32, p.ON_TABLE, room=186),
        Text(START_LEFT, MIDDLE, legend.words.text("pic-start"), "body", 28, p.ON_TABLE, room=START_ROOM),
        token(view.start, legend.letter(view.start), START_LEFT + START_ROOM + 32, MIDDLE, 52),
    ]
    step = TRACK // max(1, view.rounds)
    for k in range(view.rounds):
        fill = p.GOLD if k < view.round else p.TABLE_LIGHT
        items.append(Shape("box", (TRACK_LEFT + k * step, 35, step - 5, 30), fill, radius=5))
    return Region("round", (ROUND_LEFT - 8, 12, PILL_LEFT - ROUND_LEFT + 2, 78), tuple(items))


def _turn(view: TinkerTailor, legend: Legend) -> Region:
    box = (PILL_LEFT, PILL_TOP, WIDTH - EDGE - PILL_LEFT, PILL_HEIGHT)
    seats = facts.asked_or_acting(view, legend)
    if view.result:
        items = _result(view, legend)
    elif len(seats) == 1:
        items = _one(view, seats[0], legend)
    else:
        items = _many(view, seats, legend)
    return Region("turn", box, tuple(items))


def _pill(fill: str) -> Shape:
    box = (PILL_LEFT, PILL_TOP, WIDTH - EDGE - PILL_LEFT, PILL_HEIGHT)
    return Shape("box", box, fill, line=p.GOLD, width=4, radius=PILL_HEIGHT // 2)


def _one(view: TinkerTailor, seat: int, legend: Legend) -> list[Item]:
    """Name the one whose turn it is, and what it does."""
    mark, left, right = SEATS[seat], PILL_LEFT + 78, WIDTH - EDGE - 30
    act = legend.words.text(f"pic-does-{view.section}")
    size = fonts.fit(act, "body", 30, 290)[1]
    room = right - fonts.length(act, "body", size) - 20 - left
    return [
        _pill(mark.colour),
        token(seat, legend.letter(seat), PILL_LEFT + 40, MIDDLE, 54),
        Text(left, MIDDLE, legend.name(seat), "strong", 36, mark.ink, room=room),
        Text(right, MIDDLE, act, "body", size, mark.ink, "r"),
    ]


def _many(view: TinkerTailor, seats: list[int], legend: Legend) -> list[Item]:
    """Show all players who choose at the same time."""
    pitch, right = 58, WIDTH - EDGE - 44
    room = right - (len(seats) - 1) * pitch - 46 - PILL_LEFT - 34
    text = captions.asked_text(view, legend, "strong", room)
    items: list[Item] = [
        _pill(p.TABLE_PANEL),
        Text(PILL_LEFT + 34, MIDDLE, text, "strong", 32, p.WHITE, room=room),
    ]
    return items + [
        token(seat, legend.letter(seat), right - k * pitch, MIDDLE, 50) for k, seat in enumerate(seats[::-1])
    ]


def _result(view: TinkerTailor, legend: Legend) -> list[Item]:
    """Name the winners."""
    winners = captions.result_of(view).winners
    pitch, right = 58, WIDTH - EDGE - 44
    left = PILL_LEFT + 88
    room = right - (len(winners) - 1) * pitch - 40 - left
    items: list[Item] = [
        _pill(p.TABLE_PANEL),
        Icon(PILL_LEFT + 50, MIDDLE, "crown", 46, p.GOLD),
        Text(left, MIDDLE, captions.verdict(view, legend, "strong", room), "strong", 36, p.WHITE, room=room),
    ]
    return items + [
        token(seat, legend.letter(seat), right - k * pitch, MIDDLE, 50) for k, seat in enumerate(winners[::-1])
    ]
