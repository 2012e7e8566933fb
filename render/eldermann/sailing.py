"""The private chart of the sailing player: what is in reach or which routes lead there, with their risks in words."""

from __future__ import annotations

from games.eldermann import GAME
from games.eldermann.material import CITIES
from games.eldermann.sections.sailing import routes_everywhere, routes_on_offer
from games.eldermann.sections.voyages import Route
from games.eldermann.state import Eldermann
from games.eldermann.voice.own_picture import is_fillable
from render.eldermann import facts, looks
from render.eldermann.board import chart_regions
from render.eldermann.header import header
from render.eldermann.layout import COLUMN, COLUMN_WIDTH, PANEL_PITCH, panel
from render.eldermann.pieces import chip, pirates
from render.eldermann.seats import seat_panel
from render.eldermann.static import backdrop
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import token
from render.painter import Legend

PANELS = 4
LIST = (COLUMN, panel(0)[1], COLUMN_WIDTH, 3 * PANEL_PITCH - 12)
HEAD, SHIP = 72, 140
MORE = 50
"""Height of the line that says how many routes are not drawn."""
LOW = 120
"""Height of a row below which its texts are small."""


def sailing(view: Eldermann, seat: int, legend: Legend) -> Scene:
    """Draw the chart with what is on offer, a list beside it, and below it the own ship."""
    regions = header(view, legend) + chart_regions(view, legend, seat)
    regions += [_list(view, seat, legend), seat_panel(view, seat, legend, PANELS - 1)]
    return Scene(backdrop(legend.words, view.material_id, PANELS), tuple(regions))


def _list(view: Eldermann, seat: int, legend: Legend) -> Region:
    x, y, width, _ = LIST
    items: list[Item] = [
        Shape("box", LIST, p.PANEL, line=p.GOLD, width=4, radius=20),
        Shape("top", (x + 4, y + 4, width - 8, HEAD - 8), p.STRIP, radius=16),
        Text(x + 24, y + 37, legend.words.text(f"pic-list-{view.section}"), "head", 32, p.ON_STRIP, room=width - 48),
    ]
    if view.section == "choose_route":
        items += _routes(view, seat, legend)
    elif view.section == "sail":
        items += _ports(view, seat, legend)
    else:
        items += _others(view, seat, legend)
    return Region("list", LIST, tuple(items))


def _ports(view: Eldermann, seat: int, legend: Legend) -> list[Item]:
    """List the harbours in reach with distance, fillable orders, and who lies in wait on the shortest way."""
    x, y, width, height = LIST
    within = facts.reach(view).ports
    if not within:
        return _note(legend.words.text("pic-no-port"), y + HEAD + 40)
    pitch = min(100, (height - HEAD - 12) // len(within))
    items: list[Item] = []
    for place, (cell, distance) in enumerate(within.items()):
        middle, index = y + HEAD + pitch * place + pitch // 2, view.chart.harbours[cell]
        if place:
            items.append(Shape("box", (x + 20, middle - pitch // 2, width - 40, 2), p.HAIRLINE))
        items += [
            chip(CITIES[index].good, x + 46, middle, 46),
            Text(x + 82, middle, legend.words.text(f"city-{CITIES[index].key}"), "head", 32, p.INK, room=140),
            *_risks(routes_everywhere(view).to(cell), legend, x + 256, middle),
            Text(x + width - 28, middle, str(distance), "strong", 38, p.LEGAL_TEXT, "r", 50),
        ]
        if is_fillable(view, seat, index):
            items.append(Icon(x + width - 96, middle, "trophy", 34, p.GOLD_DARK))
    return items


def _risks(ways: tuple[Route, ...], legend: Legend, x: int, y: int) -> list[Item]:
    """Show the pirates or the ships on the first of the routes."""
    if not ways:
        return []
    first = ways[0]
    items: list[Item] = [pirates(first.pirates, x, y, 50)] if first.pirates else []
    x += 54 if first.pirates else 0
    return items + [token(seat, legend.letter(seat), x + 40 * k, y, 36) for k, seat in enumerate(first.ships[:2])]


def _routes(view: Eldermann, seat: int, legend: Legend) -> list[Item]:
    """Write the drawn routes, numbered as on the chart and named as on the buttons, with their risks; count others."""
    x, y, width, height = LIST
    ways, more = facts.routes_on_chart(view), len(routes_on_offer(view)) - len(facts.routes_on_chart(view))
    pitch = min(178, (height - HEAD - 8 - MORE * (more > 0)) // max(1, len(ways)))
    items: list[Item] = []
    if more:
        told = legend.words.text("pic-more-routes", count=more)
        items.append(Text(x + 28, y + height - MORE // 2, told, "body", 25, p.INK, room=width - 50))
    for place, route in enumerate(ways):
        top = y + HEAD + pitch * place
        label = GAME.voice.label(view, seat, route.key, legend.words)
        if place:
            items.append(Shape("box", (x + 20, top, width - 40, 2), p.HAIRLINE))
        items += [
            Shape("circle", (x + 16, top + 10, 40, 40), looks.ROUTES[place % len(looks.ROUTES)]),
            Text(x + 36, top + 30, str(place + 1), "strong", 28, p.WHITE, "m"),
            *_label_and_hint(label.text, label.hint, top + 6, pitch - 10),
        ]
    return items


def _label_and_hint(text: str, hint: str, top: int, height: int) -> list[Item]:
    """Write a label and its hint, both smaller if rows are low; leave out the hint if it does not fit."""
    x, _, width, _ = LIST
    wide = height > LOW
    faces = (
        (("strong", 27, p.INK), ("body", 25, p.INK_SECOND))
        if wide
        else (("body", 24, p.INK), ("body", 22, p.INK_SECOND))
    )
    step, room = (32 if wide else 25), width - 84
    lines = [
        (line, face)
        for words, face in zip((text, hint), faces, strict=True)
        for line in fonts.wrap(words, face[0], face[1] if wide else 22, room)
    ]
    if len(lines) * step > height:
        lines = [line for line in lines if line[1] is faces[0]]
    return [
        Text(x + 68, top + step * k + 20, line, role, size, ink, room=room)
        for k, (line, (role, size, ink)) in enumerate(lines)
    ]


def _others(view: Eldermann, seat: int, legend: Legend) -> list[Item]:
    """List the other ships, with their cannons and what lies aboard: beside one a raid is possible."""
    x, y, width, _ = LIST
    items: list[Item] = []
    for place, other in enumerate(each for each in range(view.seats) if each != seat):
        top, name = y + HEAD + SHIP * place, legend.name(other)
        items += [
            token(other, legend.letter(other), x + 46, top + 44, 46),
            Text(x + 82, top + 44, name, fonts.roomiest(name, 26, 200), 32, p.INK, room=200),
            *(Icon(x + width - 40 - 44 * k, top + 44, "ship_cannon", 38) for k in range(view.guns[other])),
            *(chip(good, x + 46 + 44 * k, top + 98, 38) for k, good in enumerate(view.cargo(other))),
        ]
        if place:
            items.append(Shape("box", (x + 20, top, width - 40, 2), p.HAIRLINE))
    return items


def _note(text: str, top: int) -> list[Item]:
    x, _, width, _ = LIST
    lines = fonts.wrap(text, "body", 30, width - 56)
    return [Text(x + 28, top + 42 * k, line, "body", 30, p.INK, room=width - 50) for k, line in enumerate(lines)]
