"""The market: a row of goods and a row of money, each with its draw pile and its discards."""

from __future__ import annotations

from dataclasses import dataclass

from games.tinker_tailor.state import TinkerTailor
from render.paint import palette as p
from render.paint.scene import BOARD_SHADOW, Item, Region, Shape, Text
from render.painter import Legend
from render.tinker_tailor.pieces import card, coin, good, pile
from render.tinker_tailor.rhyme import HEIGHT as RHYME_HEIGHT
from render.tinker_tailor.rhyme import TOP as RHYME_TOP

LEFT, WIDTH = 16, 1104
TOP, BOTTOM = RHYME_TOP + RHYME_HEIGHT + 14, 1184
PANEL_LEFT, PANEL_WIDTH = LEFT + 16, WIDTH - 32
CARDS_LEFT, CARDS_WIDTH = PANEL_LEFT + 20, 896
RULE = 962  # the line between row and piles
PILE_LEFT, PILE_WIDTH, PILE_MIDDLE = 982, 92, 1030


@dataclass(frozen=True)
class Row:
    """Say where a row lies and how tall its cards may be."""

    deck: str
    top: int
    height: int
    ratio: float
    tallest: int


GOODS_ROW = Row("goods", TOP + 16, 418, 2.3, 300)
MONEY_ROW = Row("money", TOP + 16 + 418 + 12, BOTTOM - 16 - (TOP + 16 + 418 + 12), 1.75, 226)
ROWS = (GOODS_ROW, MONEY_ROW)


def market_ground(legend: Legend) -> list[Item]:
    """Lay out what never changes: board, panels, headings."""
    items: list[Item] = [
        Shape("box", (LEFT, TOP, WIDTH, BOTTOM - TOP), p.FRAME, radius=22, shadow=BOARD_SHADOW),
        Shape("box", (LEFT + 4, TOP + 4, WIDTH - 8, BOTTOM - TOP - 8), p.SLOT, radius=18),
    ]
    for row in ROWS:
        box = (PANEL_LEFT, row.top, PANEL_WIDTH, row.height)
        items += [
            Shape("box", box, p.PANEL, line=p.HAIRLINE, radius=16),
            Text(CARDS_LEFT, row.top + 34, legend.words.text(f"pic-{row.deck}"), "head", 32, p.INK, room=300),
            Text(PILE_MIDDLE, row.top + 32, legend.words.text("pic-pile"), "body", 25, p.INK_SECOND, "m", 116),
            Shape("box", (RULE, row.top + 24, 2, row.height - 48), p.HAIRLINE),
        ]
    return items


def market(view: TinkerTailor, legend: Legend) -> list[Region]:
    """Draw the cards and piles of both rows."""
    goods_pile = len(view.goods_pile) + sum(map(len, view.under))
    piles = ((GOODS_ROW, goods_pile, view.goods_discards), (MONEY_ROW, len(view.money_pile), view.money_discards))
    regions = [_row(GOODS_ROW, view.goods_row, legend), _row(MONEY_ROW, view.money_row, legend)]
    return regions + [_piles(row, count, discards, legend) for row, count, discards in piles]


def _row(row: Row, cards: list[str], legend: Legend) -> Region:
    """Spread the places of a row over its width; a place keeps its spot, empty or covered."""
    count = max(1, len(cards))
    gap = 14 if count < 8 else 8
    width = min(148, (CARDS_WIDTH - (count - 1) * gap) // count)
    height = min(row.tallest, int(width * row.ratio))
    gap = min(28, (CARDS_WIDTH - count * width) // max(1, count - 1))
    first = CARDS_LEFT + (CARDS_WIDTH - count * width - (count - 1) * gap) // 2
    top = row.top + 56 + (row.height - 72 - height) // 2
    items = [card(kind, legend, first + k * (width + gap), top, (width, height)) for k, kind in enumerate(cards)]
    box = (CARDS_LEFT - 12, row.top + 62, RULE - CARDS_LEFT + 12, row.height - 66)  # a ring stays clear of the heading
    return Region(f"row-{row.deck}", box, tuple(items))


def _piles(row: Row, count: int, discards: list[str], legend: Legend) -> Region:
    """Draw the draw pile over the discards, of which the last one lies on top."""
    half = (row.height - 64) // 2
    top, low = row.top + 62, row.top + 56 + half
    slot = (PILE_LEFT, low + 4, 96, half - 8)
    middle, size = low + 4 + (half - 40) // 2, min(82, half - 54)
    items: list[Item] = [
        *pile(row.deck, count, PILE_LEFT, top, PILE_WIDTH - 8, half - 18),
        Shape("box", slot, p.SLOT, line=p.HAIRLINE, radius=12),
    ]
    if discards:
        mark = (
            good(discards[-1], PILE_MIDDLE, middle, size)
            if row.deck == "goods"
            else coin(discards[-1], PILE_MIDDLE, middle, size)
        )
        items.append(mark)
    text = legend.words.text("pic-discards", count=len(discards))
    items.append(Text(PILE_MIDDLE, low + half - 24, text, "body", 22, p.INK_SECOND, "m", 92))
    box = (RULE + 2, row.top + 50, PANEL_LEFT + PANEL_WIDTH - RULE - 4, row.height - 52)
    return Region(f"piles-{row.deck}", box, tuple(items))
