"""The private draft: the roles of the pack, and what has been seen this round."""

from __future__ import annotations

from games.tinker_tailor.material import in_rhyme
from games.tinker_tailor.state import TinkerTailor
from games.tinker_tailor.voice.board import LAST_PICK
from render.paint import palette as p
from render.paint.scene import PANEL_SHADOW, Backdrop, Box, Region, Scene, Shape, Text
from render.painter import Legend
from render.tinker_tailor.own_frame import EDGE, HEAD, SEEN_HEIGHT, WIDTH, head_items, seen_roles_strip
from render.tinker_tailor.pieces import role_disc, role_name

TOP, GAP = HEAD + 8, 16
COLUMNS, TILE = 4, 60


def draft(view: TinkerTailor, seat: int, legend: Legend) -> Scene:
    """Draw the pack a seat chooses from; what the roles do is said where they are chosen."""
    pack = in_rhyme(view.packs[seat].cards)
    width = (WIDTH - 2 * EDGE - (COLUMNS - 1) * GAP) // COLUMNS
    regions = [_header(view, seat, legend)]
    for place, role in enumerate(pack):
        row, column = divmod(place, COLUMNS)
        box = (EDGE + column * (width + GAP), TOP + row * (TILE + GAP), width, TILE)
        regions.append(_role(role, legend, box))
    y = TOP + -(-len(pack) // COLUMNS) * (TILE + GAP) + 6
    regions.append(seen_roles_strip(view, seat, legend, y))
    return Scene(Backdrop(WIDTH, y + SEEN_HEIGHT + 16), tuple(regions))


def _role(role: str, legend: Legend, box: Box) -> Region:
    """Draw a role of the pack in a region of its own, so that it can be ringed."""
    x, y, width, height = box
    middle = y + height // 2
    items = (
        Shape("box", box, p.CARD, line=p.INK_SECOND, width=3, radius=16, shadow=PANEL_SHADOW),
        role_disc(role, x + 40, middle, 50),
        Text(x + 74, middle, role_name(role, legend), "head", 30, p.INK, room=width - 82),
    )
    return Region(f"role-{role}", (x - GAP // 2, y - GAP // 2, width + GAP, height + GAP), items)


def _header(view: TinkerTailor, seat: int, legend: Legend) -> Region:
    title = legend.words.text(f"pic-ask-{view.section}")
    room = 500
    items = head_items(seat, legend, title, room)
    items.append(Text(WIDTH - EDGE, 50, _hint(view, seat, legend), "body", 28, p.STEEL_TEXT, "r", 560))
    return Region("header", (0, 0, WIDTH, HEAD), tuple(items))


def _hint(view: TinkerTailor, seat: int, legend: Legend) -> str:
    """Say what becomes of the other roles: passed on, laid aside, or kept until the next choice."""
    words, rest = legend.words, len(view.packs[seat].cards) - 1
    if view.section == "return_role":
        return words.text("pic-return-hint")
    if view.pick() == LAST_PICK:
        return words.text("pic-pick-last", count=rest)
    if view.seats == 2 and seat != view.start:
        return words.text("pic-pick-then-return")
    return words.text("pic-pick-hint", count=rest, who=legend.name(view.others(seat)[0]))
