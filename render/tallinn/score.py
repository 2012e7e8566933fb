"""The final score sheet: one column per seat, one line per part of the final scoring."""

from __future__ import annotations

from games.kernel.words import with_minus
from games.tallinn.material import FACTIONS, NUMBERS
from games.tallinn.state import Tallinn
from games.tallinn.voice.board import leads
from render import captions
from render.frames import (
    EDGE,
    NOTE,
    WIDTH,
    Column,
    frame,
    notes,
    ruled_lines,
    seat_columns,
    seat_head,
    total,
    verdict_pill,
)
from render.paint import palette as p
from render.paint.scene import BOARD_SHADOW, Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.painter import Legend
from render.tallinn import facts
from render.tallinn.pieces import ENVOY_FACE, plate

LABELS = 296
TOP, HEAD, LINE, SUM = 120, 118, 80, 108
FINAL = (*FACTIONS, "lead", "towers")
FIRST = TOP + HEAD
PANEL_TOP = 108
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
        items += (
            seat_head(column, legend, TOP)
            + _cells(view, column, legend)
            + _total_line(view, column, legend, last + SUM // 2)
        )
    below = _notes(view, legend, last + SUM)
    panel = (EDGE, PANEL_TOP, WIDTH - 2 * EDGE, last + SUM + 44 + NOTE * len(below) - PANEL_TOP)
    back = Shape("box", panel, p.PANEL, line=p.FRAME, width=3, radius=20, shadow=BOARD_SHADOW)
    regions = (_header(view, legend), Region("sheet", panel, (*items, *below)))
    return Scene(Backdrop(WIDTH, panel[1] + panel[3] + EDGE, (back,)), regions)


def lines_of(view: Tallinn) -> tuple[str, ...]:
    """List the lines of the sheet, those of expansions only if they are played."""
    exchange = ("exchange",) if view.envoy == "en" else ()
    chronicles = ("chronicles",) if view.chronicles else ()
    return ("game", *exchange, *chronicles, *FINAL)


def _header(view: Tallinn, legend: Legend) -> Region:
    pill, left = verdict_pill(view, legend, PILL_ROOM)
    items = (
        Icon(50, 54, "tower", 68, p.GOLD),
        Text(96, 54, legend.words.text("pic-title"), "title", 54, p.ON_TABLE, room=210),
        Text(WORDS_AT, 56, legend.words.text("pic-final"), "head", 40, p.ON_TABLE, room=left - WORDS_AT - 16),
        *pill,
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


def _cells(view: Tallinn, column: Column, legend: Legend) -> list[Item]:
    sheet = view.sheet[column.seat]
    items: list[Item] = []
    for k, line in enumerate(lines_of(view)):
        y, points = FIRST + k * LINE + LINE // 2, int(getattr(sheet, line))
        ink = p.INK if points > 0 or line == "game" else p.BACK if points < 0 else p.INK_SECOND
        text = _written(view, column.seat, line, points)
        items.append(Text(column.right - 24, y, text, "strong", 42, ink, "r"))
        if line in FACTIONS:
            items += _strength(view, column, FACTIONS.index(line), y)
        elif line == "towers":
            items += _towers(view, column, legend, y)
    return items


def _written(view: Tallinn, seat: int, line: str, points: int) -> str:
    """Write a line's points with their sign; of leads those received and those paid."""
    if line == "lead":
        return leads(view, seat)
    return with_minus(points) if line == "game" else captions.with_sign(points)


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


def _total_line(view: Tallinn, column: Column, legend: Legend, y: int) -> list[Item]:
    symbols = str(sum(facts.tower_strength(view, column.seat)))
    return total(view, column, legend, view.sheet[column.seat].total, y, ("tower", symbols))


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
    return notes(texts, top)
