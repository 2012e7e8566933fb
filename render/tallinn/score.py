"""The final score sheet: one column per seat, one line per part of the final scoring."""

from __future__ import annotations

from games.tallinn.material import FACTIONS, NUMBERS
from games.tallinn.state import Tallinn
from render import telling
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import BOARD_SHADOW, Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.sheet import EDGE, WIDTH, Column, frame, ruled_lines, seat_columns
from render.tallinn import facts
from render.tallinn.parts import ENVOY_FACE, plate

LABELS = 296
TOP, HEAD, LINE, SUM = 120, 118, 80, 108
FINAL = (*FACTIONS, "lead", "towers")
FIRST = TOP + HEAD
PANEL_TOP, NOTE = 108, 34
ICONS = {
    "game": "laurel",
    "exchange": "swap_horizontal_bold",
    "chronicles": "book_open_variant",
    "lead": "coins",
    "towers": "tower",
}
WORDS_AT = 332  # left edge of the heading beside the title
PILL_ROOM = 420


def score(view: Tallinn, legend: Legend) -> Scene | None:
    """Draw the score sheet; None before the end."""
    if view.result is None:
        return None
    columns = seat_columns(view, LABELS)
    last = FIRST + LINE * len(lines_of(view))
    items = [frame(column, TOP - 2, last + SUM + 2) for column in columns if column.won]
    items += ruled_lines(columns, LABELS, FIRST, LINE, len(lines_of(view))) + _labels(view, legend)
    for column in columns:
        items += _head(column, legend) + _cells(view, column, legend) + _sum(view, column, legend, last + SUM // 2)
    notes = _notes(view, legend, last + SUM)
    panel = (EDGE, PANEL_TOP, WIDTH - 2 * EDGE, last + SUM + 44 + NOTE * len(notes) - PANEL_TOP)
    back = Shape("box", panel, p.PANEL, line=p.FRAME, width=3, radius=20, shadow=BOARD_SHADOW)
    regions = (_header(view, legend), Region("sheet", panel, (*items, *notes)))
    return Scene(Backdrop(WIDTH, panel[1] + panel[3] + EDGE, (back,)), regions)


def lines_of(view: Tallinn) -> tuple[str, ...]:
    """List the lines of the sheet: those of expansions only where they are played."""
    exchange = ("exchange",) if view.envoy == "en" else ()
    chronicles = ("chronicles",) if view.chronicles else ()
    return ("game", *exchange, *chronicles, *FINAL)


def _header(view: Tallinn, legend: Legend) -> Region:
    text, size = fonts.fit(telling.verdict(view, legend, "strong", PILL_ROOM), "strong", 36, PILL_ROOM)
    pill = fonts.length(text, "strong", size) + 112
    left = WIDTH - EDGE - pill
    items = (
        Icon(50, 54, "tower", 68, p.GOLD),
        Text(96, 54, legend.words.text("pic-title"), "title", 54, p.ON_TABLE, room=210),
        Text(WORDS_AT, 56, legend.words.text("pic-final"), "head", 40, p.ON_TABLE, room=left - WORDS_AT - 16),
        Shape("box", (left, 20, pill, 68), p.GOLD, line=p.GOLD_RIM, width=3, radius=34),
        Icon(left + 46, 52, "crown", 42, p.INK),
        Text(WIDTH - 44, 54, text, "strong", size, p.INK, "r"),
    )
    return Region("header", (0, 8, WIDTH, 88), items)


def _labels(view: Tallinn, legend: Legend) -> list[Item]:
    items: list[Item] = []
    for k, line in enumerate(lines_of(view)):
        y = FIRST + k * LINE + LINE // 2
        mark = plate(FACTIONS.index(line), 62, y, 54) if line in FACTIONS else Icon(62, y, ICONS[line], 48, p.INK)
        text = legend.words.text(f"pic-line-{line}", lead=NUMBERS["lead"])
        items += [mark, Text(104, y, text, "body", 34, p.INK, room=200)]
    items.append(
        Text(
            40,
            FIRST + LINE * len(lines_of(view)) + SUM // 2,
            legend.words.text("pic-line-total"),
            "head",
            44,
            p.INK,
            room=260,
        )
    )
    return items


def _head(column: Column, legend: Legend) -> list[Item]:
    """Name a seat, in the narrower face where the heading's would become too small."""
    middle, name, room = column.middle, legend.name(column.seat), column.width - 24
    return [
        token(column.seat, legend.letter(column.seat), middle, TOP + 36, 54),
        Text(middle, TOP + 92, name, fonts.roomiest(name, 26, room), 34, p.INK, "m", room),
    ]


def _cells(view: Tallinn, column: Column, legend: Legend) -> list[Item]:
    sheet = view.sheet[column.seat]
    items: list[Item] = []
    for k, line in enumerate(lines_of(view)):
        y, points = FIRST + k * LINE + LINE // 2, int(getattr(sheet, line))
        ink = p.INK if points > 0 or line == "game" else p.BACK if points < 0 else p.INK_SECOND
        text = telling.with_sign(points) if line != "game" else telling.number(points)
        items.append(Text(column.right - 24, y, text, "strong", 42, ink, "r"))
        if line in FACTIONS:
            items += _strength(view, column, FACTIONS.index(line), y)
        elif line == "towers":
            items += _towers(view, column, legend, y)
    return items


def _strength(view: Tallinn, column: Column, faction: int, y: int) -> list[Item]:
    """Show a row's symbols of a faction, in gold where nobody has more, with a banner where the Envoy helps."""
    counts = [strengths[faction] for strengths in facts.strengths(view)]
    mine = counts[column.seat]
    line, width = (p.GOLD, 3) if mine and mine == max(counts) else (p.HAIRLINE, 2)
    box = (column.left + 22, y - 23, 66, 46)
    envoys = (
        [plate(ENVOY_FACE, column.left + 90, y - 18, 30)] if facts.envoy_faction(view, column.seat) == faction else []
    )
    return [
        Shape("box", box, p.CARD, line=line, width=width, radius=23),
        Text(column.left + 55, y, str(mine), "body", 32, p.INK, "m"),
        *envoys,
    ]


def _towers(view: Tallinn, column: Column, legend: Legend, y: int) -> list[Item]:
    """Show the most frequent faction on a seat's towers."""
    counts = [facts.tower_strength(view, seat) for seat in range(view.seats)]
    mine = max(counts[column.seat])
    if not mine:
        return [Text(column.left + 22, y, legend.words.text("pic-none"), "body", 28, p.INK_SECOND, room=110)]
    leads = mine == max(map(max, counts))
    box = (column.left + 22, y - 23, 84, 46)
    return [
        Shape("box", box, p.CARD, line=p.GOLD if leads else p.HAIRLINE, width=3 if leads else 2, radius=23),
        plate(counts[column.seat].index(mine), column.left + 46, y, 36),
        Text(column.left + 82, y, str(mine), "body", 32, p.INK, "m"),
    ]


def _sum(view: Tallinn, column: Column, legend: Legend, y: int) -> list[Item]:
    tied, place = telling.tied_seats(view), telling.place_of(view, column.seat)
    compared = column.seat in tied
    high = y - 18 if compared else y
    total = telling.number(view.sheet[column.seat].total)
    items: list[Item] = [Text(column.right - 24, y, total, "strong", 66, p.INK, "r")]
    if column.won:
        items.append(Icon(column.left + 50, high, "crown", 54 if not compared else 46, p.GOLD_DARK))
    else:
        rank = legend.words.text("pic-rank", place=place)
        items.append(Text(column.left + 24, high, rank, "strong", 34, p.INK_SECOND, room=64))
    if compared:
        ink = p.GOLD_DARK if column.won else p.INK_SECOND
        symbols = str(sum(facts.tower_strength(view, column.seat)))
        items += [
            Icon(column.left + 38, y + 28, "tower", 32, ink),
            Text(column.left + 58, y + 28, symbols, "strong", 28, p.INK),
        ]
    return items


def _notes(view: Tallinn, legend: Legend, top: int) -> list[Item]:
    """Recall the values of the final scoring, and how a tie was broken."""
    values = {
        "more": NUMBERS["final_more"],
        "tie": NUMBERS["final_tie"],
        "lead": NUMBERS["lead"],
        "payment": NUMBERS["lead_payment"],
        "towermore": NUMBERS["tower_more"],
        "towertie": NUMBERS["tower_tie"],
    }
    texts = [legend.words.text("pic-score-note", **values)]
    if tie := facts.tiebreak(view, legend):
        texts.insert(0, tie)
    middle = top + 24 + NOTE // 2
    return [
        Text(WIDTH // 2, middle + NOTE * k, text, "body", 25, p.INK_SECOND, "m", WIDTH - 2 * EDGE - 48)
        for k, text in enumerate(texts)
    ]
