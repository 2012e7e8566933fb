"""What all private pictures share: measures, the header, and the roles seen in this round's draft."""

from __future__ import annotations

from games.tinker_tailor.material import ROLES
from games.tinker_tailor.state import TinkerTailor
from render.paint import palette as p
from render.paint.scene import Icon, Item, Region, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.tinker_tailor import facts
from render.tinker_tailor.looks import ROLE_ICONS

WIDTH, EDGE = 1200, 24
HEAD = 92
SEEN_HEIGHT = 116
TILE, TILE_HEIGHT = 58, 54


def head_items(seat: int, legend: Legend, title: str, room: int) -> list[Item]:
    """Draw token and title of a private picture."""
    return [token(seat, legend.letter(seat), 54, 50, 64), Text(104, 50, title, "title", 42, p.ON_TABLE, room=room)]


def seen_roles_strip(view: TinkerTailor, seat: int, legend: Legend, y: int) -> Region:
    """Show which of all roles a seat was handed this round: golden what it kept, light the others."""
    seen, own, pack = facts.roles_handed(view, seat), facts.own_roles(view, seat), view.packs[seat].cards
    note = legend.words.text("pic-seen-count", count=len(seen), all=len(ROLES))
    if seen and not pack:
        note = fate_of_pack(view, seat, legend)
    items: list[Item] = [
        Shape("box", (EDGE, y, WIDTH - 2 * EDGE, SEEN_HEIGHT), p.TABLE_PANEL, radius=16),
        Text(46, y + 28, legend.words.text("pic-seen"), "head", 26, p.ON_TABLE, room=420),
        Text(WIDTH - 46, y + 28, note, "body", 25, p.STEEL_TEXT, "r", 640),
    ]
    pitch = (WIDTH - 2 * EDGE - 40) // len(ROLES)
    for rank, role in enumerate(ROLES):
        x = EDGE + 22 + rank * pitch + pitch // 2
        items += _tile(role, x, y + 78, own=role in own, held=role in pack, seen=role in seen)
    return Region("seen", (EDGE, y, WIDTH - 2 * EDGE, SEEN_HEIGHT), tuple(items))


def _tile(role: str, x: int, y: int, *, own: bool, held: bool, seen: bool) -> list[Item]:
    fill, ink = (p.GOLD, p.INK) if own else (p.ON_TABLE, p.INK) if held or seen else (p.TABLE_LIGHT, p.TABLE_DIM)
    box = (x - TILE // 2, y - TILE_HEIGHT // 2, TILE, TILE_HEIGHT)
    return [Shape("box", box, fill, radius=10), Icon(x, y, ROLE_ICONS[role], 42, ink)]


def fate_of_pack(view: TinkerTailor, seat: int, legend: Legend) -> str:
    """Say what has become of the roles a seat saw and did not keep."""
    following = view.others(seat)[0]
    if view.seats == 2:
        return legend.words.text("pic-passed")
    if following == view.start:
        return legend.words.text("pic-passed-aside")
    return legend.words.text("pic-passed-to", who=legend.name(following))
