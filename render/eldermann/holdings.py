"""All that was held when the game stopped: each seat's panel as on the board, and beside it its Spelunke cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.eldermann.material import ROGUES
from games.eldermann.state import Eldermann
from render.eldermann import looks
from render.eldermann.layout import COLUMN, COLUMN_WIDTH, PANEL_HEIGHT, panel
from render.eldermann.seats import seat_panel
from render.paint import palette as p
from render.paint.scene import CARD_SHADOW, Backdrop, Box, Icon, Item, Region, Scene, Shape, Text, move
from render.painter import Legend

WIDTH, EDGE, GAP, TOP = 880, 16, 12, 92
LEFT = EDGE + COLUMN_WIDTH + 28  # of the cards
CARD, CARD_HEIGHT, BETWEEN = 346, 58, 8
CARDS = 58  # from the upper edge of a line to its cards


def holdings(views: Sequence[Eldermann], legend: Legend) -> Scene:
    """Draw the seats one below the other, each from its own view."""
    told = replace(legend, asked=())
    head = (
        Icon(54, 48, "cog_ship", 56, p.GOLD),
        Text(96, 48, legend.words.text("pic-held"), "title", 44, p.ON_TABLE, room=WIDTH - 120),
    )
    regions = [Region("header", (0, 0, WIDTH, TOP - 8), head)]
    items: list[Item] = []
    for seat, view in enumerate(views):
        y = TOP + seat * (PANEL_HEIGHT + GAP)
        items.append(Shape("box", (EDGE, y, WIDTH - 2 * EDGE, PANEL_HEIGHT), p.PANEL, radius=20))
        regions += [_seat(view, seat, told, y), _cards(view, seat, told, y)]
    return Scene(Backdrop(WIDTH, TOP + len(views) * (PANEL_HEIGHT + GAP) + EDGE - GAP, tuple(items)), tuple(regions))


def _seat(view: Eldermann, seat: int, legend: Legend, y: int) -> Region:
    """Draw a seat's panel as on the board, in another place."""
    drawn, right, down = seat_panel(view, seat, legend, settings=False), EDGE - COLUMN, y - panel(seat)[1]
    return Region(drawn.key, (EDGE, y, COLUMN_WIDTH, PANEL_HEIGHT), move(drawn.items, right, down))


def _cards(view: Eldermann, seat: int, legend: Legend, y: int) -> Region:
    """Name the Spelunke cards that were held, with a skull for the stack each is from."""
    cards = sorted(view.rogues_of(seat), key=list(ROGUES).index)
    title = legend.words.text("pic-held-cards" if cards else "pic-held-no-cards")
    items: list[Item] = [Text(LEFT, y + 34, title, "body", 28, p.INK_SECOND, room=WIDTH - LEFT - 2 * EDGE)]
    pitch = min(CARD_HEIGHT + BETWEEN, (PANEL_HEIGHT - CARDS) // max(1, len(cards)))
    for k, card in enumerate(cards):
        items += _card(card, (LEFT, y + CARDS + k * pitch, CARD, pitch - BETWEEN), legend)
    return Region(
        f"cards-{seat}", (EDGE + COLUMN_WIDTH, y, WIDTH - 2 * EDGE - COLUMN_WIDTH, PANEL_HEIGHT), tuple(items)
    )


def _card(card: str, box: Box, legend: Legend) -> list[Item]:
    x, y, width, height = box
    level, middle = ROGUES[card], y + height // 2
    name = legend.words.text(f"rogue-{card}")
    items: list[Item] = [
        Shape("box", box, p.BACK, line=p.BACK_RIM, width=3, radius=14, shadow=CARD_SHADOW),
        Text(x + 62, middle, name, "head", 28, p.ON_STRIP, room=width - 76 - 34 * level),
        Icon(x + 34, middle, looks.rogue_icon(card), 38, p.ON_STRIP),
    ]
    return items + [Icon(x + width - 28 - 34 * k, middle, "skull_crossbones", 28, looks.UPGRADED) for k in range(level)]
