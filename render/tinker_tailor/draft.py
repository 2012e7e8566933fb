"""The private draft: the roles of the pack with their texts, and what has been seen this round."""

from __future__ import annotations

from games.tinker_tailor.material import in_rhyme
from games.tinker_tailor.state import TinkerTailor
from games.tinker_tailor.voice.board import LAST_PICK
from render.paint import palette as p
from render.paint.scene import PANEL_SHADOW, Backdrop, Box, Item, Region, Scene, Shape, Text
from render.painter import Legend
from render.tinker_tailor.own_frame import EDGE, HEAD, SEEN_HEIGHT, WIDTH, head_items, seen_roles_strip
from render.tinker_tailor.pieces import role_disc, role_name, role_text
from render.tinker_tailor.rhyme import paragraph

TOP, GAP = HEAD + 8, 18
ONE_ROW = 5  # more cards stand in two rows, or their texts would be too narrow
TALL, LOW = 376, 318


def draft(view: TinkerTailor, seat: int, legend: Legend) -> Scene:
    """Draw the pack a seat chooses from."""
    pack = in_rhyme(view.packs[seat].cards)
    rows = 1 if len(pack) <= ONE_ROW else 2
    columns = max(3, -(-len(pack) // rows))
    height = TALL if rows == 1 else LOW
    width = min(300, (WIDTH - 2 * EDGE - (columns - 1) * GAP) // columns)
    regions = [_header(view, seat, legend)]
    for place in range(rows):
        part = pack[place * columns : (place + 1) * columns]
        left = (WIDTH - len(part) * (width + GAP) + GAP) // 2
        top = TOP + place * (height + GAP)
        boxes = [(left + k * (width + GAP), top, width, height) for k in range(len(part))]
        regions += [_role(role, legend, box, keep=view.keep) for role, box in zip(part, boxes, strict=True)]
    y = TOP + rows * (height + GAP) + 6
    regions.append(seen_roles_strip(view, seat, legend, y))
    return Scene(Backdrop(WIDTH, y + SEEN_HEIGHT + 16), tuple(regions))


def _role(role: str, legend: Legend, box: Box, *, keep: bool) -> Region:
    """Draw a role of the pack in a region of its own, so that it can be ringed."""
    x, y, width, height = box
    around = (x - GAP // 2, y - 8, width + GAP, height + GAP)
    return Region(f"role-{role}", around, tuple(role_face(role, legend, box, keep=keep)))


def role_face(role: str, legend: Legend, box: tuple[int, int, int, int], *, keep: bool = True) -> list[Item]:
    """Draw a role card: name, icon, what it does."""
    x, y, width, height = box
    disc = 92 if height > LOW else 72
    text = (x + 12, y + 66 + disc, width - 24, height - 74 - disc)
    return [
        Shape("box", box, p.CARD, line=p.INK_SECOND, width=3, radius=16, shadow=PANEL_SHADOW),
        Shape("top", (x + 3, y + 3, width - 6, 48), p.STRIP, radius=13),
        Text(x + width // 2, y + 27, role_name(role, legend), "head", 30, p.ON_STRIP, "m", width - 26),
        role_disc(role, x + width // 2, y + 61 + disc // 2, disc),
        *paragraph(role_text(role, legend, keep=keep), text, 26, 30, "m"),
    ]


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
