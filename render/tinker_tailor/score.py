"""The final score sheet: one column per seat from the first place on, one line per part of the scoring."""

from __future__ import annotations

from games.kernel.words import with_minus
from games.tinker_tailor.material import GOODS, NUMBERS, worth
from games.tinker_tailor.state import TinkerTailor
from render import captions
from render.frames import Column, frame, seat_columns, seat_head
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import BOARD_SHADOW, Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.painter import Legend
from render.tinker_tailor import facts
from render.tinker_tailor.looks import COIN_RIM, MONEY_FACE, MONEY_ICON, SETS_ICON, TITLE_ICON
from render.tinker_tailor.own_frame import EDGE
from render.tinker_tailor.pieces import good, good_name

TOP, HEAD, LINE, SUM = 96, 122, 62, 124
LABELS, NARROWEST, COLUMN = 244, 1200, 200  # a long name fits the column of one of six
LINES = (*GOODS, "sets", "money")
FIRST = TOP + HEAD
LAST = FIRST + LINE * len(LINES)
BOTTOM = LAST + SUM
NOTE = 44
PILL_ROOM = 420


def score(view: TinkerTailor, legend: Legend) -> Scene | None:
    """Draw the score sheet; None before the end."""
    if view.result is None:
        return None
    whole = max(NARROWEST, 2 * EDGE + LABELS + 12 + COLUMN * view.seats)
    columns = seat_columns(view, LABELS, facts.ranking(view), whole, EDGE)
    note = facts.tiebreak(view, legend)
    panel = (EDGE, TOP - 8, whole - 2 * EDGE, BOTTOM - TOP + 16 + (NOTE if note else 0))
    items = _lines(columns, legend)
    for column in columns:
        items += seat_head(column, legend, TOP + 4) + _cells(view, column, legend) + _total_line(view, column, legend)
    if note:
        items.append(Text(whole // 2, BOTTOM + 22, note, "body", 27, p.INK_SECOND, "m", whole - 100))
    back = Shape("box", panel, p.PANEL, radius=20, shadow=BOARD_SHADOW)
    backdrop = Backdrop(whole, panel[1] + panel[3] + 20, (back,))
    return Scene(backdrop, (_header(view, legend, whole), Region("sheet", panel, tuple(items))))


def _header(view: TinkerTailor, legend: Legend, width: int) -> Region:
    text, size = fonts.fit(captions.verdict(view, legend, "strong", PILL_ROOM), "strong", 34, PILL_ROOM)
    pill = fonts.length(text, "strong", size) + 104
    left, note = width - EDGE - pill, legend.words.text("pic-final")
    items = (
        Icon(52, 46, TITLE_ICON, 58, p.GOLD),
        Text(92, 46, legend.words.text("title"), "title", 44, p.ON_TABLE, room=300),
        Text(410, 48, note, "body", 30, p.STEEL_TEXT, room=left - 426),
        Shape("box", (left, 14, pill, 62), p.GOLD, line=p.GOLD_RIM, width=3, radius=31),
        Icon(left + 42, 44, "crown", 40, p.INK),
        Text(width - EDGE - 28, 45, text, "strong", size, p.INK, "r"),
    )
    return Region("header", (0, 8, width, 74), items)


def _lines(columns: list[Column], legend: Legend) -> list[Item]:
    """Draw the stripes, the winners' frames over them, and the labels."""
    won = [column for column in columns if column.won]
    across = columns[-1].left + columns[-1].width - EDGE - 20
    tops = range(FIRST, LAST, 2 * LINE)
    items: list[Item] = [Shape("box", (EDGE + 10, y, across, LINE), p.PANEL_TINT) for y in tops]
    items += [frame(column, TOP, BOTTOM) for column in won]
    items += [Shape("box", (c.left + 8, y, c.width - 16, LINE), MONEY_FACE) for c in won for y in tops]
    for k, line in enumerate(LINES):
        items += _label(line, legend, FIRST + k * LINE + LINE // 2)
    spans = [(EDGE + 20, LABELS - 28), *((c.left + 8, c.width - 16) for c in columns)]
    items += [Shape("box", (left, LAST, width, 3), p.STRIP) for left, width in spans]
    return [*items, Text(EDGE + 28, LAST + 54, legend.words.text("pic-total"), "head", 38, p.INK, room=LABELS - 50)]


def _label(line: str, legend: Legend, y: int) -> list[Item]:
    x, text = EDGE + 50, legend.words.text(f"pic-line-{line}") if line not in GOODS else good_name(line, legend)
    if line in GOODS:
        mark: list[Item] = [good(line, x, y, 50)]
    else:
        icon, fill = (SETS_ICON, p.SLOT) if line == "sets" else (MONEY_ICON, MONEY_FACE)
        disc = Shape("circle", (x - 25, y - 25, 50, 50), fill)
        mark = [disc, Icon(x, y, icon, 34, p.INK if line == "sets" else p.GOLD_DARK)]
    return [*mark, Text(x + 36, y, text, "body", 29, p.INK, room=LABELS - 98)]


def _cells(view: TinkerTailor, column: Column, legend: Legend) -> list[Item]:
    """Write cards and points of each line; cells that decided a tie are framed."""
    sheet, goods, words = view.sheet[column.seat], view.goods[column.seat].cards, legend.words
    values = [(words.text("pic-cards-held", count=goods.count(kind)), sheet.kinds[k]) for k, kind in enumerate(GOODS)]
    values.append((words.text("pic-sets-held", count=sheet.sets // NUMBERS["set_points"]), sheet.sets))
    values.append((words.text("pic-sum", sum=worth(view.money[column.seat].cards)), sheet.money))
    items: list[Item] = []
    for k, (line, (count, points)) in enumerate(zip(LINES, values, strict=True)):
        y, x = FIRST + k * LINE + LINE // 2, column.middle
        if line in GOODS and column.seat in facts.seats_compared(view, line):
            fill = COIN_RIM if column.won else p.PANEL
            items.append(Shape("box", (x - 94, y - 26, 182, 52), fill, line=p.GOLD_DARK, width=3, radius=26))
        items += [
            Text(x + 16, y, count, "body", 24, p.INK_SECOND, "r", 96),
            Text(x + 76, y, str(points), "strong", 36, p.INK if points else p.INK_DIM, "r"),
        ]
    return items


def _total_line(view: TinkerTailor, column: Column, legend: Legend) -> list[Item]:
    total = with_minus(view.sheet[column.seat].total)
    text = legend.words.text("pic-place", place=captions.place_of(view, column.seat))
    items: list[Item] = [Text(column.middle, LAST + 48, total, "strong", 68, p.INK, "m", column.width - 20)]
    if not column.won:
        return [*items, Text(column.middle, LAST + 98, text, "body", 27, p.INK_SECOND, "m", column.width - 20)]
    width = fonts.length(text, "strong", 27) + 44
    left = column.middle - width // 2
    return [
        *items,
        Icon(left + 18, LAST + 96, "crown", 34, p.GOLD_DARK),
        Text(left + 44, LAST + 98, text, "strong", 27, p.INK, room=column.width - 70),
    ]
