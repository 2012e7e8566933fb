"""The board: header, rhyme, market and the players, always of one size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from games.kernel.words import words_for
from games.tinker_tailor.state import TinkerTailor
from render import captions
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import answer, badge, band, token
from render.painter import Legend
from render.tinker_tailor import facts
from render.tinker_tailor.header import WIDTH, header, title_items
from render.tinker_tailor.looks import GUARD_ICON, START_ICON
from render.tinker_tailor.market import BOTTOM, TOP, market, market_ground
from render.tinker_tailor.pieces import back, hidden_role, role_disc, role_name
from render.tinker_tailor.rhyme import ribbon

HEIGHT = 1200


@lru_cache(16)
def backdrop(locale: str) -> Backdrop:
    """Lay out what never changes in a language."""
    legend = Legend((), words_for(locale, "games.tinker_tailor"))
    return Backdrop(WIDTH, HEIGHT, (*title_items(legend), *market_ground(legend)))


def board(view: TinkerTailor, legend: Legend) -> Scene:
    """Draw the whole board."""
    regions = [*header(view, legend), *ribbon(view, legend), *market(view, legend), *panels(view, legend)]
    return Scene(backdrop(legend.locale), tuple(regions))


LEFT, PANEL_WIDTH = 1132, 452
BAND, TEXT = 96, 114  # width of the seat's band; left edge of the texts within a panel
COUNTS = 92  # width of the column of card counts
SPREAD = 2  # seats whose players hold two roles


@dataclass(frozen=True)
class Panel:
    """Say where a seat's panel lies; `right` is where its texts end."""

    seat: int
    top: int
    height: int
    right: int

    @property
    def left(self) -> int:
        """Give the left edge of the texts."""
        return LEFT + TEXT

    def row(self, place: int, count: int) -> int:
        """Give the middle of one of the rows of text."""
        inset = self.height // 10
        return self.top + inset + (self.height - 2 * inset) * (2 * place + 1) // (2 * count)


def panels(view: TinkerTailor, legend: Legend) -> list[Region]:
    """Draw the panels of all seats, as tall as there is room."""
    gap = 12 if view.seats < 6 else 10
    height = (BOTTOM - TOP - (view.seats - 1) * gap) // view.seats
    wide = bool(facts.has_public_counts(view))
    right = LEFT + PANEL_WIDTH - 18 - (COUNTS if wide else 0)
    found = [Panel(seat, TOP + seat * (height + gap), height, right) for seat in range(view.seats)]
    return [
        Region(f"seat-{panel.seat}", (LEFT, panel.top, PANEL_WIDTH, height), tuple(_panel(view, panel, legend)))
        for panel in found
    ]


def _panel(view: TinkerTailor, panel: Panel, legend: Legend) -> list[Item]:
    seat, box = panel.seat, (LEFT, panel.top, PANEL_WIDTH, panel.height)
    now = seat in facts.asked_or_acting(view, legend) or bool(view.result and seat in view.result.winners)
    edge = 6 if now else 2
    items: list[Item] = [
        Shape("box", box, p.PANEL, line=p.GOLD if now else p.TABLE_EDGE, width=edge, radius=20),
        *band(seat, (LEFT + edge, panel.top + edge, BAND - edge, panel.height - 2 * edge), 20 - edge),
    ]
    size = 76 if panel.height > 150 else 66
    middle = panel.top + panel.height // 2
    items.append(token(seat, legend.letter(seat), LEFT + BAND // 2 + 1, middle, size))
    if captions.has_turn(seat, legend):
        items.append(answer(LEFT + BAND // 2 + size // 2 - 6, middle + size // 2 - 6, 36, answered=False))
    items += _name(view, panel, legend)
    items += _places(view, panel, legend) if view.result else _roles(view, panel, legend)
    return items + _counts(view, panel, legend)


def _rows(view: TinkerTailor) -> int:
    return 3 if view.seats == SPREAD and not view.result else 2


def _name(view: TinkerTailor, panel: Panel, legend: Legend) -> list[Item]:
    """Write the name, with a flag for the start player."""
    y, name = panel.row(0, _rows(view)), legend.name(panel.seat)
    room, items = panel.right - panel.left, list[Item]()
    if panel.seat == view.start and not view.result:
        room -= 50
        x = panel.right - 20
        items = [Shape("circle", (x - 21, y - 21, 42, 42), p.SLOT), Icon(x + 1, y, START_ICON, 30, p.INK)]
    size = 44 if panel.height > 180 else 38
    return [Text(panel.left, y, name, fonts.roomiest(name, 26, room), size, p.INK, room=room), *items]


def _roles(view: TinkerTailor, panel: Panel, legend: Legend) -> list[Item]:
    """Show the revealed roles and those still face down."""
    shown = view.shown[panel.seat]
    rows = _rows(view)
    items: list[Item] = []
    disc = 76 if panel.height > 180 and not facts.has_public_counts(view) else 54
    for place in range(rows - 1):
        y = panel.row(place + 1, rows)
        if place < len(shown):
            items += _role(view, panel, legend, shown[place], y, disc)
        else:
            items += _hidden_role(view, panel, legend, place - len(shown), y, disc)
    return items


def _role(view: TinkerTailor, panel: Panel, legend: Legend, role: str, y: int, disc: int) -> list[Item]:
    x, left = panel.left + disc // 2, panel.left + disc + 12
    size = 36 if disc > 60 else 30
    name, room = role_name(role, legend), panel.right - left
    items: list[Item] = [
        role_disc(role, x, y, disc),
        Text(left, y, name, fonts.roomiest(name, fonts.SMALLEST, room, ("strong", "body")), size, p.INK, room=room),
    ]
    if panel.seat in view.guards and role in {"soldier", "actor"}:
        items.append(badge(x + disc // 2 - 8, y + disc // 2 - 10, disc // 2, icon=GUARD_ICON))
    return items


def _hidden_role(view: TinkerTailor, panel: Panel, legend: Legend, place: int, y: int, disc: int) -> list[Item]:
    """Show a role face down, or the place of one that is yet to be drafted."""
    x, left = panel.left + disc // 2, panel.left + disc + 12
    drafted = place < len(view.roles[panel.seat].cards)
    text = legend.words.text("pic-face-down" if drafted else "pic-no-role")
    height = disc * 9 // 10
    slot = (x - height * 3 // 8, y - height // 2, height * 3 // 4, height)
    mark = hidden_role(x, y, height) if drafted else Shape("box", slot, p.SLOT, line=p.HAIRLINE, radius=height // 8)
    return [mark, Text(left, y, text, "body", 28, p.INK_SECOND, room=panel.right - left)]


def _places(view: TinkerTailor, panel: Panel, legend: Legend) -> list[Item]:
    """Show the final points and place."""
    rows, place = _rows(view), captions.place_of(view, panel.seat)
    y, won = panel.row(1, rows), captions.place_of(view, panel.seat) == 1
    points = str(captions.result_of(view).scores[panel.seat])
    size = 60 if panel.height > 180 else 46
    after = panel.left + fonts.length(points, "strong", size) + 20
    items: list[Item] = [Text(panel.left, y, points, "strong", size, p.INK)]
    if won:
        items.append(Icon(after + 18, y, "crown", 40, p.GOLD_DARK))
        after += 48
    text = legend.words.text("pic-rank", place=place)
    return [*items, Text(after, y, text, "strong", 34, p.INK_SECOND, room=panel.right - after)]


def _counts(view: TinkerTailor, panel: Panel, legend: Legend) -> list[Item]:
    """Show how many cards a seat holds, in a column on the right."""
    found = facts.counts(view, panel.seat)
    items: list[Item] = []
    height = 56 if panel.height > 180 else 46
    for deck, count in found.items():
        place = ("goods", "money").index(deck)
        y = panel.row(place, 2)
        x = panel.right + 7 + height * 3 // 8
        items += [
            back(deck, x, y, height * 3 // 4, height),
            Text(LEFT + PANEL_WIDTH - 14, y, str(count), "strong", 38, p.INK, "r"),
        ]
    return items
