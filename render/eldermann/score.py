"""The score sheet: reputation and where it came from, the goods at home, and who is elected."""

from __future__ import annotations

from games.eldermann.material import GOODS, TITLES
from games.eldermann.state import Eldermann
from render.eldermann import looks
from render.eldermann.feast import verdict
from render.eldermann.pieces import chip
from render.eldermann.seats import track
from render.frames import EDGE, WIDTH, Column, frame, ruled_lines, seat_columns, seat_head
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import BOARD_SHADOW, Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.painter import Legend

LABELS = 300
TOP, HEAD, LINE, SUM = 120, 118, 66, 150
LINES = (
    ("orders", "script_text"),
    ("order-points", "laurel"),
    ("fights", "sword_cross"),
    ("fight-points", "laurel"),
    ("sold", "coins"),
    ("built", "hammer"),
    ("home", "home"),
)
SIGNED = ("order-points", "fight-points")
FIRST = TOP + HEAD
LAST = FIRST + LINE * len(LINES)
HEIGHT = LAST + SUM + 104
PILL_ROOM = 560
FEAST_RANK = 3
"""Place in TITLES of the rank from which one may hold the feast."""


def score(view: Eldermann, legend: Legend) -> Scene | None:
    """Draw the score sheet; None before the end."""
    if view.result is None:
        return None
    columns = seat_columns(view, LABELS)
    panel = (EDGE, 108, WIDTH - 2 * EDGE, HEIGHT - 108 - EDGE)
    back = Shape("box", panel, p.PANEL, line=p.FRAME, width=3, radius=20, shadow=BOARD_SHADOW)
    items = (
        [frame(column, TOP - 2, LAST + SUM - 2) for column in columns if column.won]
        + ruled_lines(columns, LABELS, FIRST, LINE, len(LINES))
        + _labels(legend)
    )
    for column in columns:
        items += seat_head(column, legend, TOP) + _cells(view, column) + _total_line(view, column, legend)
    regions = (_header(view, legend), Region("sheet", panel, (*items, *_foot(view, legend))))
    return Scene(Backdrop(WIDTH, HEIGHT, (back,)), regions)


def _foot(view: Eldermann, legend: Legend) -> list[Item]:
    """Say how the game was won, for the most reputation alone wins nothing."""
    rank = legend.words.text(f"title-{TITLES[FEAST_RANK]}")
    won = int(bool(view.result and view.result.winners))
    note = legend.words.text(f"pic-how-{view.ending}", rank=rank, points=view.ranks[1], elder=view.ranks[3], won=won)
    lines = fonts.wrap(note, "body", 28, WIDTH - 100)
    return [
        Text(WIDTH // 2, LAST + SUM + 24 + 36 * k, line, "body", 28, p.INK_SECOND, "m", WIDTH - 80)
        for k, line in enumerate(lines)
    ]


def _header(view: Eldermann, legend: Legend) -> Region:
    text, size = fonts.fit(verdict(view, legend, "strong", PILL_ROOM), "strong", 36, PILL_ROOM)
    won = bool(view.result and view.result.winners)
    pill = fonts.length(text, "strong", size) + 112
    left = WIDTH - EDGE - pill
    fill, line, ink = (p.GOLD, p.GOLD_RIM, p.INK) if won else (p.TABLE_PANEL, p.GOLD, p.WHITE)
    return Region(
        "header",
        (0, 8, WIDTH, 88),
        (
            Icon(52, 54, "cog_ship", 66, p.GOLD),
            Text(98, 54, legend.words.text("pic-title"), "title", 54, p.ON_TABLE, room=left - 120),
            Shape("box", (left, 20, pill, 68), fill, line=line, width=3, radius=34),
            Icon(left + 46, 53, "crown" if won else "scale_balance", 42, ink),
            Text(WIDTH - 44, 54, text, "strong", size, ink, "r"),
        ),
    )


def _labels(legend: Legend) -> list[Item]:
    items: list[Item] = []
    for k, (key, icon) in enumerate(LINES):
        y, ink = FIRST + k * LINE + LINE // 2, looks.HONOUR if key in SIGNED else p.INK
        items += [
            Icon(60, y, icon, 42, ink),
            Text(98, y, legend.words.text(f"pic-line-{key}"), "body", 30, p.INK, room=208),
        ]
    return [
        *items,
        Text(40, LAST + 54, legend.words.text("pic-line-total"), "head", 42, p.INK, room=260),
        Text(40, LAST + 98, legend.words.text("pic-line-rank"), "body", 28, looks.HONOUR, room=260),
    ]


def _cells(view: Eldermann, column: Column) -> list[Item]:
    tally, middle = view.tally[column.seat], column.middle
    items: list[Item] = []
    for k, (key, _) in enumerate(LINES):
        y = FIRST + k * LINE + LINE // 2
        if key == "home":
            items += _goods(view, column.seat, middle, y)
        elif key == "fights":
            text = f"{tally.won} : {tally.lost}"
            items.append(Text(middle, y, text, "strong", 36, p.INK, "m", column.width - 24))
        else:
            value = getattr(tally, key.replace("-", "_"))
            text = f"{'+' if value > 0 else '−' if value < 0 else '±'}{abs(value)}" if key in SIGNED else str(value)
            items.append(Text(middle, y, text, "strong", 38, looks.HONOUR if value < 0 else p.INK, "m"))
    return items


def _goods(view: Eldermann, seat: int, middle: int, y: int) -> list[Item]:
    """Show which of the four goods lay at home."""
    at_home = view.goods_at_home(seat)
    items: list[Item] = []
    for k, good in enumerate(GOODS):
        x = middle - 66 + 44 * k
        if good in at_home:
            items.append(chip(good, x, y, 40))
        else:
            items.append(Shape("box", (x - 20, y - 20, 40, 40), p.SLOT, line=looks.SLOT_LINE, radius=10))
    return items


def _total_line(view: Eldermann, column: Column, legend: Legend) -> list[Item]:
    middle, room = column.middle, column.width - 40
    title = legend.words.text(f"title-{view.title(column.seat)}")
    points = Text(middle + 26 * column.won, LAST + 50, str(view.points[column.seat]), "strong", 66, p.INK, "m")
    mark: list[Item] = []
    if column.won:
        mark = [Icon(middle - 52, LAST + 50, "crown", 50, p.GOLD_DARK)]
    return [
        *mark,
        points,
        Text(middle, LAST + 98, title, "strong", 27, looks.HONOUR, "m", room),
        *track(view, column.seat, (column.left + 20, LAST + 120, column.width - 40, 14)),
    ]
