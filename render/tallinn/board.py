"""The board: a header and one row per seat, so the height follows the number of players."""

from __future__ import annotations

from functools import lru_cache

from games.kernel.state import Result
from games.tallinn.material import FACTIONS
from games.tallinn.state import Tallinn
from render.paint import palette as p
from render.paint.palette import SEATS, mix
from render.paint.scene import BOARD_SHADOW, CARD_SHADOW, Backdrop, Box, Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import answer, band, token
from render.painter import Caption
from render.tallinn import facts
from render.tallinn.parts import HALF_HEIGHT, HALF_WIDTH, backs, deck, half_card, plate, tower_card

WIDTH, EDGE = 1600, 16
ROW_TOP, ROW_HEIGHT, GAP = 132, 254, 12
BAND = 132
CARDS_LEFT, CARDS_RIGHT, PITCH = 168, 1286, 100
BOX_LEFT = 1302
SPLIT = 1294  # between the shadows of the last card and of the box
TRACK = 60  # points that fill the little bar; the rulebook's tracker counts to 60


def row_top(seat: int) -> int:
    """Give the upper edge of a seat's row."""
    return ROW_TOP + seat * (ROW_HEIGHT + GAP)


@lru_cache(8)
def backdrop(seats: int, title: str) -> Backdrop:
    """Lay out what never changes for a number of seats."""
    items: list[Item] = [Icon(56, 70, "tower", 84, p.GOLD), Text(108, 46, title, "title", 58, p.ON_TABLE, room=400)]
    for seat in range(seats):
        y = row_top(seat)
        panel = (EDGE, y, WIDTH - 2 * EDGE, ROW_HEIGHT)
        items.append(Shape("box", panel, p.PANEL, line=p.TABLE_EDGE, radius=20, shadow=BOARD_SHADOW))
        items += band(seat, (EDGE + 2, y + 2, BAND, ROW_HEIGHT - 4), 18)
    return Backdrop(WIDTH, row_top(seats) + EDGE - GAP, tuple(items))


def board(view: Tallinn, table: Caption) -> Scene:
    """Draw the whole board."""
    regions = [_round(view, table), _phase(view, table)]
    for seat in range(view.seats):
        regions += [_band(view, seat, table), _row(view, seat, table), _box(view, seat, table)]
    return Scene(backdrop(view.seats, table.words.text("pic-title")), tuple(regions))


def _round(view: Tallinn, table: Caption) -> Region:
    text = table.words.text("pic-round", round=view.round, last=view.rounds)
    items: list[Item] = [Text(108, 99, text, "strong", 32, p.ON_TABLE, room=196)]
    for k in range(view.rounds):
        fill = p.GOLD if k < view.round else p.TABLE_LIGHT
        items.append(Shape("box", (316 + k * 19, 86, 14, 26), fill, radius=5))
    return Region("round", (104, 80, 412, 44), tuple(items))


def _phase(view: Tallinn, table: Caption) -> Region:
    """Show the phase and who must choose. Its right part is where Chronicles will lie."""
    box = (524, EDGE, WIDTH - EDGE - 524, 104)
    items: list[Item] = [Shape("box", box, p.TABLE_PANEL, line=p.GOLD, width=3, radius=20)]
    items += _ending(view, view.result, table) if view.result else _asking(view, table)
    return Region("phase", box, tuple(items))


def _asking(view: Tallinn, table: Caption) -> list[Item]:
    room = WIDTH - EDGE - 548 - 108 * view.seats - 32
    items: list[Item] = [
        Text(552, 48, table.words.text(f"pic-phase-{view.section}"), "strong", 44, p.WHITE, room=room),
        Text(552, 94, facts.waiting(view, table, "body", room), "body", 30, p.ON_TABLE, room=room),
    ]
    for seat in range(view.seats):
        x = WIDTH - EDGE - 70 - (view.seats - 1 - seat) * 108
        if seat in table.waiting:
            items += [token(seat, table.letter(seat), x, 66, 70)]
            items += [answer(x + 32, 92, 36, answered=table.waiting[seat])]
        else:
            items += [token(seat, table.letter(seat), x, 66, 44)]
    return items


def _ending(view: Tallinn, result: Result, table: Caption) -> list[Item]:
    """Name the winners and show their tokens."""
    winners = result.winners
    second = facts.tiebreak(view, table) or table.words.text("pic-phase-over")
    room = WIDTH - EDGE - 656 - 96 * len(winners) - 32
    items: list[Item] = [
        Icon(598, 66, "crown", 72, p.GOLD),
        Text(656, 48, facts.verdict(view, table, "strong", room), "strong", 44, p.WHITE, room=room),
        Text(656, 94, second, "body", 30, p.ON_TABLE, room=room),
    ]
    for k, seat in enumerate(winners):
        x = WIDTH - EDGE - 66 - (len(winners) - 1 - k) * 96
        items.append(token(seat, table.letter(seat), x, 67, 70))
    return items


def _band(view: Tallinn, seat: int, table: Caption) -> Region:
    y, mark, points = row_top(seat), SEATS[seat], view.points[seat]
    items: list[Item] = [token(seat, table.letter(seat), 84, y + 56, 76)]
    if seat in table.waiting:
        items.append(answer(122, y + 86, 40, answered=table.waiting[seat]))
    items += [
        Text(84, y + 143, facts.number(points), "strong", 68, mark.ink, "m", BAND - 12),
        Text(84, y + 194, table.words.text("pic-points"), "body", 26, mark.ink, "m", BAND - 12),
        Shape("box", (34, y + 218, 100, 14), mix(mark.colour, p.BLACK, 0.45), radius=7),
        Shape("box", (36, y + 220, max(10, 96 * min(points, TRACK) // TRACK), 10), p.IVORY, radius=5),
    ]
    return Region(f"band-{seat}", (EDGE + 2, y + 2, BAND, ROW_HEIGHT - 4), tuple(items))


def _row(view: Tallinn, seat: int, table: Caption) -> Region:
    y = row_top(seat)
    items: list[Item] = [Text(CARDS_LEFT, y + 40, table.name(seat), "head", 44, p.INK, room=240)]
    items += _chips(view, seat, y + 39)
    items += _stock(view, seat, table, y + 40)
    items += _cards(view, seat, table, y + 76)
    left = EDGE + 2 + BAND
    return Region(f"row-{seat}", (left, y + 2, SPLIT - left, ROW_HEIGHT - 4), tuple(items))


def _chips(view: Tallinn, seat: int, y: int) -> list[Item]:
    """Show the three strengths of a row, with a crown where nobody has more."""
    counts = facts.strengths(view)
    items: list[Item] = []
    for faction in facts.SYMBOLS:
        x, mine = 422 + faction * 160, counts[seat][faction]
        leads = mine > 0 and mine == max(count[faction] for count in counts)
        fill, line, width = (p.CARD, p.GOLD, 4) if leads else (p.PANEL_TINT, p.HAIRLINE, 2)
        items.append(Shape("box", (x, y - 27, 150, 54), fill, line=line, width=width, radius=27))
        items += [plate(faction, x + 33, y, 44), Text(x + 80, y, str(mine), "strong", 40, p.INK, "m")]
        if leads:
            items.append(Icon(x + 124, y - 1, "crown", 34, p.GOLD_DARK))
    return items


def _stock(view: Tallinn, seat: int, table: Caption, y: int) -> list[Item]:
    hand, rest = len(view.hands[seat].cards), len(view.decks[seat].cards)
    return [
        Text(978, y, table.words.text("pic-hand"), "body", 26, p.INK_SECOND, "r", 66),
        *backs(hand, 990, y),
        Text(CARDS_RIGHT - 50, y, table.words.text("pic-deck"), "body", 26, p.INK_SECOND, "r", 90),
        deck(rest, CARDS_RIGHT - 38, y),
    ]


def _cards(view: Tallinn, seat: int, table: Caption, y: int) -> list[Item]:
    """Lay the row from the left and the towers from the right, so that cards stay where they were put."""
    row, towers = view.rows[seat], view.towers[seat].cards
    coming = len(view.hands[seat].cards) + len(view.decks[seat].cards)
    items: list[Item] = []
    for k in range(coming):
        x = CARDS_LEFT + (len(row) + k) * PITCH
        items.append(Shape("box", (x, y, HALF_WIDTH, HALF_HEIGHT), p.PANEL_TINT, radius=12))
    for k, half in enumerate(row):
        items.append(half_card(half, CARDS_LEFT + k * PITCH, y, fresh=half == view.fresh[seat]))
    for k, card in enumerate(towers):
        x = CARDS_RIGHT - HALF_WIDTH - (len(towers) - 1 - k) * PITCH
        items.append(tower_card(card, table.words.text("pic-tower"), x, y))
    return items


def _box(view: Tallinn, seat: int, table: Caption) -> Region:
    y = row_top(seat)
    box = (BOX_LEFT, y + 14, WIDTH - 2 * EDGE + 2 - BOX_LEFT, ROW_HEIGHT - 28)
    if view.result:
        items = _place_box(view, seat, table, box)
    elif view.contests[seat]:
        items = _contest_box(view, seat, table, box)
    else:
        middle = (box[0] + box[2] // 2, box[1] + box[3] // 2)
        text = Text(*middle, table.words.text("pic-no-contest"), "body", 26, p.INK_SECOND, "m", box[2] - 24)
        items = [Shape("box", box, p.PANEL_TINT, radius=14), text]
    right = WIDTH - EDGE - 2
    return Region(f"box-{seat}", (SPLIT, y + 2, right - SPLIT, ROW_HEIGHT - 4), tuple(items))


def _framed(box: Box) -> Shape:
    return Shape("box", box, p.CARD, line=p.GOLD, width=4, radius=14, shadow=CARD_SHADOW)


def _contest_box(view: Tallinn, seat: int, table: Caption, box: Box) -> list[Item]:
    """Spell out this round's contest, one line per opponent."""
    x, y, width, height = box
    gain = facts.signed(view.gains[seat])
    items: list[Item] = [
        _framed(box),
        plate(FACTIONS.index(view.contests[seat]), x + 44, y + 42, 58),
        Text(x + 80, y + 42, table.words.text("pic-contest"), "body", 26, p.INK_SECOND, room=114),
        Text(x + width - 14, y + 42, gain, "strong", 44, p.LEGAL_TEXT if view.gains[seat] else p.INK_DIM, "r"),
        Shape("box", (x + 16, y + 79, width - 32, 2), p.HAIRLINE),
    ]
    lines = facts.duels(view, seat)
    step = (height - 90) // max(1, len(lines))
    for k, duel in enumerate(lines):
        items += _duel(duel, table, x, y + 84 + step // 2 + k * step, width)
    return items


def _duel(duel: facts.Duel, table: Caption, x: int, y: int, width: int) -> list[Item]:
    return [
        token(duel.opponent, table.letter(duel.opponent), x + 40, y, 42),
        Text(x + 104, y, str(duel.mine), "strong", 34, p.INK, "r"),
        Text(x + 116, y, ":", "strong", 34, p.INK_SECOND, "m"),
        Text(x + 128, y, str(duel.theirs), "strong", 34, p.INK),
        Text(x + width - 18, y, facts.signed(duel.gain), "strong", 34, p.LEGAL_TEXT if duel.gain else p.INK_DIM, "r"),
    ]


def _place_box(view: Tallinn, seat: int, table: Caption, box: Box) -> list[Item]:
    """Show a seat's final place and what the final scoring brought."""
    x, y, width, height = box
    place, sheet = facts.place(view, seat), view.sheet[seat]
    middle = x + width // 2
    name = Text(
        middle, y + height - 90, table.words.text("pic-place", place=place), "strong", 36, p.INK, "m", width - 24
    )
    gain = sheet.total - sheet.game
    ink = p.LEGAL_TEXT if gain > 0 else p.BACK if gain < 0 else p.INK_DIM
    added = Text(x + width - 18, y + height - 40, facts.signed(gain), "strong", 34, ink, "r")
    label = Text(x + 18, y + height - 40, table.words.text("pic-final"), "body", 26, p.INK_SECOND, room=width - 112)
    if place > 1:
        number = Text(middle, y + 62, str(place), "title", 76, p.INK_DIM, "m")
        return [Shape("box", box, p.PANEL_TINT, radius=14), number, name, label, added]
    return [_framed(box), Icon(middle, y + 62, "crown", 88, p.GOLD_DARK), name, label, added]
