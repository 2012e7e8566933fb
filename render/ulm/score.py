"""The final score sheet: one column per seat, one line per part of the final scoring."""

from __future__ import annotations

from games.kernel.words import with_minus
from games.ulm.sections import scoring
from games.ulm.state import Ulm
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
from render.ulm import facts
from render.ulm.looks import QUARTER_ICONS
from render.ulm.pieces import arms, coat, mini_card

LABELS = 296
TOP, HEAD, LINE, SUM = 120, 118, 62, 108
FIRST = TOP + HEAD
PANEL_TOP = 108
SOURCE_ICONS = {
    "start": "flag_checkered",
    "cards": "card_play",
    "coats": "",
    "crests": "",
    "quarters": QUARTER_ICONS["reichenau_court"],
    "guard": "knight",
    "tax": "hand_coin",
    "earlier": "script_text",
}
"""Where points of the game came from; coats and crests are drawn as such, quarters pay in Reichenau Court alone."""
ICONS = {
    "game": "laurel",
    "sparrows": "sparrow",
    "river": "barge",
    "cathedral": "minster_tower",
    "trade": "package_variant_closed",
    "chronicle": "script_text",
}
WORDS_AT = 250
PITCH = 34
"""From one small card to the next."""
PILL_ROOM = 470


def score(view: Ulm, legend: Legend) -> Scene | None:
    """Draw the score sheet; None before the end."""
    if view.result is None:
        return None
    columns, lines = seat_columns(view, LABELS), lines_of(view)
    last = FIRST + LINE * len(lines)
    items = [frame(column, TOP - 2, last + SUM + 2) for column in columns if column.won]
    items += ruled_lines(columns, LABELS, FIRST, LINE, len(lines)) + _labels(lines, last, legend)
    for column in columns:
        items += (
            seat_head(column, legend, TOP, 24)
            + _cells(view, column, lines)
            + _total_line(view, column, legend, last + SUM // 2)
        )
    below = _notes(view, legend, last)
    panel = (EDGE, PANEL_TOP, WIDTH - 2 * EDGE, last + SUM + 44 + NOTE * len(below) - PANEL_TOP)
    back = Shape("box", panel, p.PANEL, line=p.FRAME, width=3, radius=20, shadow=BOARD_SHADOW)
    regions = (_header(view, legend), Region("sheet", panel, (*items, *below)))
    return Scene(Backdrop(WIDTH, panel[1] + panel[3] + EDGE, (back,)), regions)


def lines_of(view: Ulm) -> list[str]:
    """List the lines of the sheet: where any seat's points of the game came from, their sum, and the final scoring."""
    earned = [scoring.points_by_source(view, seat) for seat in range(view.seats)]
    sources = [source for source in SOURCE_ICONS if any(source in by for by in earned)]
    return [*(sources if sources != ["earlier"] else []), *ICONS]


def _header(view: Ulm, legend: Legend) -> Region:
    pill, left = verdict_pill(view, legend, PILL_ROOM)
    items = (
        *arms(52, 54, 66),
        Text(98, 54, legend.words.text("pic-title"), "title", 54, p.ON_TABLE, room=140),
        Text(WORDS_AT, 56, legend.words.text("pic-final"), "head", 40, p.ON_TABLE, room=left - WORDS_AT - 16),
        *pill,
    )
    return Region("header", (0, 8, WIDTH, 88), items)


def _labels(lines: list[str], last: int, legend: Legend) -> list[Item]:
    """Name the lines; the sources of the game's points stand indented above their sum."""
    items: list[Item] = []
    for k, line in enumerate(lines):
        y = FIRST + k * LINE + LINE // 2
        if line in ICONS:
            text = legend.words.text(f"pic-line-{line}")
            items += [Icon(62, y, ICONS[line], 46, p.INK), Text(104, y, text, "body", 34, p.INK, room=200)]
            continue
        icon = SOURCE_ICONS[line]
        mark = Icon(92, y, icon, 34, p.INK_SECOND) if icon else coat("", 92, y, 34, golden=line == "crests")
        text = legend.words.text("source-name", source=line)
        items += [mark, Text(124, y, text, "body", 30, p.INK_SECOND, room=180)]
    whole = Text(40, last + SUM // 2, legend.words.text("pic-line-total"), "head", 44, p.INK, room=260)
    return [*items, whole]


def _cells(view: Ulm, column: Column, lines: list[str]) -> list[Item]:
    """Write a seat's points line by line, beside the laid-out cards that brought them."""
    sheet, earned = view.sheet[column.seat], scoring.points_by_source(view, column.seat)
    items: list[Item] = []
    for k, line in enumerate(lines):
        y = FIRST + k * LINE + LINE // 2
        if line not in ICONS:
            text = captions.with_sign(earned.get(line, 0))
            items.append(Text(column.right - 24, y, text, "body", 32, p.INK_SECOND, "r"))
            continue
        points = int(getattr(sheet, line))
        ink = p.INK if points > 0 or line == "game" else p.BACK if points < 0 else p.INK_SECOND
        text = captions.with_sign(points) if line != "game" else with_minus(points)
        items.append(Text(column.right - 24, y, text, "strong", 42, ink, "r"))
        items += _cards(view, column, line, y)
    return items


def _cards(view: Ulm, column: Column, line: str, y: int) -> list[Item]:
    """Show the families of a line's cards with their numbers, as far as there is room."""
    groups = [group for group in facts.groups(view.laid[column.seat]) if group.kind == line]
    most = (column.width - 104) // PITCH
    shown = groups if len(groups) <= most else groups[: most - 1]
    items: list[Item] = []
    for k, group in enumerate(shown):
        x = column.left + 28 + k * PITCH
        items.append(mini_card(group.family, group.kind, x, y, 28, group.count))
    if len(shown) < len(groups):
        rest = f"+{sum(group.count for group in groups[len(shown) :])}"
        items.append(Text(column.left + 28 + len(shown) * PITCH, y, rest, "body", 24, p.INK_SECOND, "m", PITCH))
    return items


def _total_line(view: Ulm, column: Column, legend: Legend, y: int) -> list[Item]:
    seals = str(view.quarters(column.seat))
    return total(view, column, legend, view.sheet[column.seat].total, y, ("wax_seal", seals))


def _notes(view: Ulm, legend: Legend, last: int) -> list[Item]:
    """Recall how the lines score, and how a tie was broken."""
    texts = [legend.words.text("pic-score-note")]
    if tie := facts.tiebreak(view, legend):
        texts.insert(0, tie)
    return notes(texts, last + SUM)
