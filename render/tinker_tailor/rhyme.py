"""The rhyme as a ribbon: a spine for each role, and one open card for the role that is called, the draft or the end."""

from __future__ import annotations

from functools import lru_cache

from games.kernel.words import with_minus
from games.tinker_tailor.material import ROLES
from games.tinker_tailor.state import TinkerTailor
from render import captions
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import Art, Icon, Item, Region, Shape, Sprite, Text
from render.paint.tokens import answer, token
from render.painter import Legend
from render.tinker_tailor import facts
from render.tinker_tailor.header import EDGE, WIDTH
from render.tinker_tailor.looks import (
    CLOSED,
    CLOSED_INK,
    CLOSED_LINE,
    GONE,
    GONE_INK,
    HELD,
    HIDDEN_ICON,
    ROLE_HEAD,
    ROLE_ICONS,
)
from render.tinker_tailor.pieces import role_name, role_text

TOP, HEIGHT = 98, 282
SPINE, GAP = 62, 6
OPEN = WIDTH - 2 * EDGE - (len(ROLES) - 1) * (SPINE + GAP)
NAME_TOP, NAME_LENGTH = 66, 160
WIDE = OPEN - SPINE - GAP  # the open card beside all 17 spines, while none is called
STATES = {
    "held": (HELD, HELD, p.INK),
    "gone": (GONE, p.TABLE_LIGHT, GONE_INK),
    "closed": (CLOSED, CLOSED_LINE, CLOSED_INK),
}


@lru_cache(64)
def _name_art(name: str, ink: str, ground: str) -> Art:
    items = (
        Shape("box", (0, 0, NAME_LENGTH, 36), ground),
        Text(NAME_LENGTH // 2, 17, name, "body", 26, ink, "m", NAME_LENGTH - 2),
    )
    return Art(NAME_LENGTH, 36, 0, items)


@lru_cache(128)
def _spine_art(role: str, name: str, state: str) -> Art:
    fill, line, ink = STATES[state]
    middle = SPINE // 2
    turned = _name_art(name, ink, fill)
    items: list[Item] = [
        Shape("box", (0, 0, SPINE, HEIGHT), fill, line=line, width=2, radius=12),
        Icon(middle, 38, ROLE_ICONS[role], 46, ink),
        Sprite(middle - NAME_LENGTH // 2, NAME_TOP + NAME_LENGTH // 2 - 18, turned, -90),
    ]
    if state == "closed":
        items.append(Icon(middle, 252, HIDDEN_ICON, 34, CLOSED_INK))
    elif state == "gone":
        items.append(Shape("box", (middle - 10, 250, 20, 4), GONE_INK, radius=2))
    return Art(SPINE, HEIGHT, 1, tuple(items))


def spine(role: str, legend: Legend, state: str, x: int, y: int) -> Sprite:
    """Draw the spine of a role that is `held`, `gone` (nobody had it) or `closed` (still to come)."""
    return Sprite(x, y, _spine_art(role, role_name(role, legend), state))


def ribbon(view: TinkerTailor, legend: Legend) -> list[Region]:
    """Draw all spines and the open card."""
    called = view.called - 1 if view.called and not view.result else None
    regions, x, start = [], EDGE, EDGE + WIDE + GAP
    if called is None:
        draw = _result if view.result else _draft
        regions.append(Region("open", (x, TOP, WIDE, HEIGHT), tuple(draw(view, legend, (x, TOP, WIDE, HEIGHT)))))
        x += WIDE + GAP
    spines: list[Item] = []
    for rank in range(len(ROLES)):
        if rank == called:
            box = (x, TOP, OPEN, HEIGHT)
            regions.append(Region("open", box, tuple(_called_role(view, legend, box))))
            regions.append(_spines("before", spines, EDGE, x - GAP))
            spines, x = [], x + OPEN + GAP
            start = x
            continue
        spines += _spine(view, rank, legend, x)
        x += SPINE + GAP
    return [region for region in (*regions, _spines("after", spines, start, WIDTH - EDGE)) if region.items]


def _spines(key: str, items: list[Item], left: int, right: int) -> Region:
    return Region(key, (left, TOP, max(0, right - left), HEIGHT), tuple(items))


def _spine(view: TinkerTailor, rank: int, legend: Legend, x: int) -> list[Item]:
    role = ROLES[rank]
    if rank >= view.called:
        return [spine(role, legend, "closed", x, TOP)]
    seat = view.holder(role)
    if seat is None:
        return [spine(role, legend, "gone", x, TOP)]
    return [spine(role, legend, "held", x, TOP), token(seat, legend.letter(seat), x + SPINE // 2, TOP + 250, 48)]


def open_card(box: tuple[int, int, int, int]) -> list[Item]:
    """Draw the empty open card with its golden frame and head."""
    x, y, width, _ = box
    return [
        Shape("box", box, p.CARD, line=p.GOLD, width=6, radius=18),
        Shape("top", (x + 6, y + 6, width - 12, 96), ROLE_HEAD, radius=12),
    ]


def role_card(role: str, legend: Legend, box: tuple[int, int, int, int], below: str, text: str) -> list[Item]:
    """Draw an open role card with this text of its own or another role."""
    x, y, width, height = box
    items = open_card(box)
    items += [
        Shape("circle", (x + 16, y + 10, 92, 92), p.GOLD),
        Shape("circle", (x + 20, y + 14, 84, 84), p.CARD),
        Icon(x + 62, y + 56, ROLE_ICONS[role], 62),
        Text(x + 124, y + 36, role_name(role, legend), "title", 40, p.INK, room=width - 220),
        Text(x + 124, y + 78, below, "body", 26, p.INK_SECOND, room=width - 220),
    ]
    return items + paragraph(text, (x + 28, y + 108, width - 52, height - 120), 29, 37)


def paragraph(text: str, box: tuple[int, int, int, int], size: int, lead: int, anchor: str = "l") -> list[Item]:
    """Write a text in as many lines as it needs, in the middle of a box, smaller where it is long."""
    x, y, width, height = box
    while size > fonts.SMALLEST and len(fonts.wrap(text, "body", size, width)) * lead > height:
        size, lead = size - 1, lead - 1
    lines, size = fonts.lines(text, "body", size, width, max(1, height // lead))
    first = y + (height - lead * len(lines)) // 2 + lead // 2
    at = x if anchor == "l" else x + width // 2
    return [Text(at, first + k * lead, line, "body", size, p.INK, anchor, width) for k, line in enumerate(lines)]


def _called_role(view: TinkerTailor, legend: Legend, box: tuple[int, int, int, int]) -> list[Item]:
    """Show the role that is called, its holder, and for the Actor what he copies."""
    role, seat = view.role, view.holder(view.role)
    below = legend.words.text("pic-called", rank=view.called, count=len(ROLES))
    if view.copied:
        below = legend.words.text("pic-copies", role=role_name(view.copied, legend))
    items = role_card(role, legend, box, below, role_text(view.acting_role, legend, keep=view.keep))
    if seat is not None:
        items.append(token(seat, legend.letter(seat), box[0] + box[2] - 50, box[1] + 54, 68))
    return items


def _draft(view: TinkerTailor, legend: Legend, box: tuple[int, int, int, int]) -> list[Item]:
    """Show how far the draft is: who has passed a pack on, who holds one, who waits for one."""
    x, y, width, _ = box
    items = open_card(box)
    items += [
        Text(x + 28, y + 36, legend.words.text("pic-draft"), "title", 36, p.INK, room=width - 50),
        Text(x + 28, y + 78, legend.words.text("pic-draft-order"), "body", 26, p.INK_SECOND, room=width - 50),
    ]
    seats = [view.start, *view.others(view.start)]
    pitch = (width - 24) // len(seats)
    size = min(76, pitch - 6)
    now = facts.asked_or_acting(view, legend)
    for k, seat in enumerate(seats):
        at, low = x + 12 + k * pitch + pitch // 2, y + 168
        items.append(token(seat, legend.letter(seat), at, low, size))
        if view.roles[seat].cards or seat in now:
            items.append(answer(at, low + size // 2 + 22, 34, answered=seat not in now))
    return items


def _result(view: TinkerTailor, legend: Legend, box: tuple[int, int, int, int]) -> list[Item]:
    """Show the winners' tokens, their points, and how a tie was broken."""
    x, y, width, _ = box
    winners, items = captions.result_of(view).winners, open_card(box)
    note = facts.tiebreak(view, legend)
    items.append(Icon(x + 62, y + 54, "crown", 70, p.GOLD_DARK))
    items.append(Text(x + 110, y + 54, legend.words.text("pic-final"), "title", 36, p.INK, room=width - 130))
    size = min(76, (width - 160) // len(winners) - 4)
    for k, seat in enumerate(winners):
        items.append(token(seat, legend.letter(seat), x + 28 + size // 2 + k * (size + 8), y + 160, size))
    best = max(captions.result_of(view).scores)
    items.append(Text(x + width - 26, y + 160, with_minus(best), "strong", 68, p.INK, "r"))
    if note:
        items += paragraph(note, (x + 24, y + 206, width - 48, 64), 26, 30)
    else:
        text = legend.words.text("pic-points-best")
        items.append(Text(x + width - 26, y + 222, text, "body", 26, p.INK_SECOND, "r", width - 60))
    return items
