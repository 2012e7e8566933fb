"""All hands when the game has stopped: each seat's goods, coats, laid-out cards, and those it still held."""

from __future__ import annotations

from collections.abc import Sequence

from games.ulm.material import CARDS, GOLDEN, in_order
from games.ulm.state import Ulm
from games.ulm.voice.own_picture import left_over
from render.paint import palette as p
from render.paint.scene import Backdrop, Box, Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.ulm import facts, looks
from render.ulm.hand import ACROSS, EDGE, goods
from render.ulm.pieces import coat

A_ROW = {"coats": 3, "laid": 4, "left": 4}
CHIP_HEIGHT, GAP = 46, 8
NAME, GOODS, TITLE = 64, 64, 36


def holdings(views: Sequence[Ulm], legend: Legend) -> Scene:
    """Draw the seats one below the other, each from its own view."""
    regions, y = [], EDGE
    for seat, view in enumerate(views):
        found, height = _seat(view, seat, y, legend)
        regions += found
        y += height + EDGE
    return Scene(Backdrop(ACROSS, y), tuple(regions))


def _seat(view: Ulm, seat: int, y: int, legend: Legend) -> tuple[list[Region], int]:
    """Draw one seat; return its regions and how high they are."""
    start, words = y, legend.words
    name = (
        token(seat, legend.letter(seat), EDGE + 28, y + 30, 52),
        Text(EDGE + 68, y + 30, legend.name(seat), "head", 38, p.ON_TABLE, room=ACROSS // 2),
    )
    regions = [Region(f"name-{seat}", (0, y, ACROSS, NAME), name), goods(view, seat, y + NAME, f"goods-{seat}")]
    y += NAME + GOODS + 4
    cards = (("laid", in_order(view.laid[seat])), ("left", left_over(view, seat)))
    for key, shown in (("coats", view.coats[seat]), *cards):
        title = words.text(f"pic-held-{key}" if shown else f"pic-held-no-{key}")
        ink = p.GOLD if shown else p.TABLE_DIM
        items: list[Item] = [Text(EDGE + 4, y + 18, title, "body", 26, ink, room=ACROSS - 2 * EDGE)]
        count = A_ROW[key]
        width = (ACROSS - 2 * EDGE - (count - 1) * GAP) // count
        for k, piece in enumerate(shown):
            x, top = EDGE + k % count * (width + GAP), y + TITLE + k // count * (CHIP_HEIGHT + GAP)
            box = (x, top, width, CHIP_HEIGHT)
            items += _coat(piece, box, legend) if key == "coats" else _card(piece, box, legend, laid=key == "laid")
        height = TITLE + (len(shown) + count - 1) // count * (CHIP_HEIGHT + GAP)
        regions.append(Region(f"{key}-{seat}", (0, y, ACROSS, height), tuple(items)))
        y += height
    return regions, y - start


def _card(card: str, box: Box, legend: Legend, *, laid: bool) -> list[Item]:
    """Draw a card as a strip with its icon and name; one that was only held is pale."""
    entry, (x, y, width, height) = CARDS[card], box
    fill, ink = (p.CARD, p.INK) if laid else (p.SLOT, p.INK_SECOND)
    return [
        Shape("box", box, fill, line=looks.KIND_COLOURS[entry.kind], width=4, radius=12),
        Icon(x + 30, y + height // 2, looks.FAMILY_ICONS[entry.family], 32, ink),
        Text(x + 54, y + height // 2, facts.card_title(card, legend.words), "body", 26, ink, room=width - 64),
    ]


def _coat(name: str, box: Box, legend: Legend) -> list[Item]:
    x, y, width, height = box
    text = legend.words.text("coat-name", coat=name)
    return [
        coat(looks.COAT_ICONS[name], x + 28, y + height // 2, 44, golden=name in GOLDEN),
        Text(x + 56, y + height // 2, text, "body", 26, p.ON_TABLE, room=width - 60),
    ]
