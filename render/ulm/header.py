"""The header: title, round, whose turn it is, what is to be done, and the tiles of actions still open."""

from __future__ import annotations

from games.kernel.state import Result
from games.ulm.material import NUMBERS
from games.ulm.state import Ulm
from render import captions
from render.paint import palette as p
from render.paint.fonts import fit, length
from render.paint.palette import BLACK, SEATS, mix
from render.paint.scene import Box, Icon, Item, Region, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.ulm import facts
from render.ulm.layout import EDGE, WIDTH
from render.ulm.pieces import arms, stone

PILL: Box = (824, 18, WIDTH - EDGE - 824, 66)
MIDDLE = 51
TRACK = 440
NAME_ROOM = 300
SHORT_NAME, BESIDE_PHASE = 210, 26


def ground(legend: Legend) -> list[Item]:
    """Write the title beside the arms of the town."""
    return [*arms(50, 50, 64), Text(94, 50, legend.words.text("pic-title"), "title", 60, p.ON_TABLE, room=136)]


def header(view: Ulm, legend: Legend) -> list[Region]:
    """Draw all that changes above the board."""
    return [_round(view, legend), _turn(view, legend)]


def _round(view: Ulm, legend: Legend) -> Region:
    """Show the round as a number and on a track of towers."""
    last = NUMBERS["rounds"]
    text = legend.words.text("pic-round", round=view.round, last=last)
    items: list[Item] = [Text(232, 52, text, "strong", 34, p.ON_TABLE, room=TRACK - 232 - 10)]
    for k in range(last):
        x, done = TRACK + k * 38, k < view.round
        items.append(Shape("box", (x, 30, 31, 42), p.GOLD if done else p.TABLE_LIGHT, radius=7))
        items.append(Icon(x + 15, 51, "tower", 28, p.INK if done else p.TABLE_DIM))
    return Region("round", (228, 18, PILL[0] - 4 - 228, 66), tuple(items))


def _turn(view: Ulm, legend: Legend) -> Region:
    items = _result(view, view.result, legend) if view.result else _question(view, legend)
    return Region("turn", PILL, tuple(items))


def _question(view: Ulm, legend: Legend) -> list[Item]:
    """Name the asked players and the question, and show the tile to push in or the open actions."""
    seat = min(legend.asked, default=view.turn)
    x, _, width, height = PILL
    colour = mix(SEATS[seat].colour, BLACK, 0.15)
    ink = p.INK if SEATS[seat].ink == p.INK else p.WHITE
    items: list[Item] = [
        Shape("box", PILL, colour, line=p.GOLD, width=3, radius=height // 2),
        token(seat, legend.letter(seat), x + 40, MIDDLE, 48),
    ]
    tiles = open_tiles(view)
    right = x + width - 22
    for k, tile in enumerate(reversed(tiles)):
        items.append(stone(tile, right - 24 - k * 52, MIDDLE, 46))
    right -= 52 * len(tiles) + (6 if tiles else 0)
    name, size = fit(legend.name(seat), "strong", 36, NAME_ROOM if len(tiles) < 4 else SHORT_NAME)
    items.append(Text(x + 76, MIDDLE, name, "strong", size, ink))
    left = x + 76 + length(name, "strong", size) + BESIDE_PHASE
    phase = facts.first_text(legend, phase_keys(view), "body", right - left)
    items.append(Text(right, MIDDLE, phase, "body", 32, ink, "r", right - left))
    return items


def phase_keys(view: Ulm) -> list[str]:
    """List the keys of what is to be done, from long to short."""
    return [f"pic-phase-{view.section or 'over'}", f"pic-phase-{view.section or 'over'}-short"]


def open_tiles(view: Ulm) -> list[str]:
    """List the tile to push in, or the tiles of the actions still open, an extra river step as a river tile."""
    if view.drawn:
        return [view.drawn]
    return ["river" if action == "step" else action for action in view.actions]


def _result(view: Ulm, result: Result, legend: Legend) -> list[Item]:
    """Name the winners and show their tokens."""
    x, _, width, height = PILL
    winners = result.winners
    room = width - 100 - 56 * len(winners)
    items: list[Item] = [
        Shape("box", PILL, p.GOLD, line=p.GOLD_RIM, width=3, radius=height // 2),
        Icon(x + 42, MIDDLE - 2, "crown", 44, p.INK),
        Text(x + 78, MIDDLE, captions.verdict(view, legend, "strong", room), "strong", 38, p.INK, room=room),
    ]
    for k, seat in enumerate(reversed(winners)):
        items.append(token(seat, legend.letter(seat), x + width - 46 - k * 56, MIDDLE, 48))
    return items
